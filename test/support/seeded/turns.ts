/**
 * What takes long is spread over commits: each run of the tests takes the share whose turn it is, and as many commits in a row as there are turns
 * take everything. `npm run test:full` takes everything at once.
 */
import { spawnSync } from 'node:child_process';

export const TURNS = 8;

/** Set by `npm run test:full`. */
export const IS_FULL = process.env.ESPALIER_TESTS === 'full';

let known: number | undefined;

/** Of the commit that is checked out, from 1; the first where there is no history to count. */
export function turn(): number {
  known ??= turnOf(
    git('rev-parse', '--is-shallow-repository') === 'true' ? undefined : git('rev-list', '--count', 'HEAD'),
  );
  return known;
}

function turnOf(commits: string | undefined): number {
  // Of a shallow clone the commit itself is all that is known.
  const number =
    commits === undefined ? Number.parseInt(git('rev-parse', 'HEAD')?.slice(0, 8) ?? '0', 16) : Number(commits);
  return (Number.isNaN(number) ? 0 : number % TURNS) + 1;
}

function git(...given: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', given, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The turn of each of a list, evenly. */
export function turnAt(index: number): number {
  return (index % TURNS) + 1;
}

export function isDue(index: number): boolean {
  return IS_FULL || turnAt(index) === turn();
}

/** One of a few ways to do the same, another one each turn; all of them where everything is taken. */
export function ways<Way>(all: readonly Way[]): readonly Way[] {
  return IS_FULL ? all : all.filter((_, index) => index === (turn() - 1) % all.length);
}

/** Those of a list whose turn it is, where the list goes round in so many runs. */
export function due<Each>(list: readonly Each[], rounds = TURNS): readonly Each[] {
  return IS_FULL ? list : list.filter((_, index) => index % rounds === (turn() - 1) % rounds);
}
