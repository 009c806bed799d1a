/**
 * What takes long is spread over commits: each run of the tests takes the share whose turn it is, and as many commits in a row as there are turns
 * take everything. `npm run test:full` takes everything at once.
 */
import { spawnSync } from 'node:child_process';

export const TURNS = 8;

/** Set by `npm run test:full`. */
export const IS_FULL = process.env.ESPALIER_TESTS === 'full';

let known: Place | undefined;

interface Place {
  readonly turn: number;
  readonly lap: number;
}

/** Of the commit that is checked out, from 1; the first where there is no history to count. */
export function turn(): number {
  known ??= placeOf(counted());
  return known.turn;
}

/**
 * As `turn`, for files that wait for a turn themselves (`campaigns.ts`): these only ever see that one, and take their shares by laps, each of
 * which is all turns.
 */
export function lap(): number {
  known ??= placeOf(counted());
  return known.lap;
}

/** Where a number of commits stands. */
export function placeOf(commits: number): Place {
  return { turn: (commits % TURNS) + 1, lap: (Math.floor(commits / TURNS) % TURNS) + 1 };
}

function counted(): number {
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  // Of a shallow clone the commit itself is all that is known.
  const number = isShallow
    ? Number.parseInt(git('rev-parse', 'HEAD')?.slice(0, 8) ?? '0', 16)
    : Number(git('rev-list', '--count', 'HEAD'));
  return Number.isNaN(number) ? 0 : number;
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

/** As `ways`, in files that wait for a turn themselves. */
export function waysOfLap<Way>(all: readonly Way[]): readonly Way[] {
  return IS_FULL ? all : all.filter((_, index) => index === (lap() - 1) % all.length);
}

/** Those of a list whose turn it is, where the list goes round in so many runs. */
export function due<Each>(list: readonly Each[], rounds = TURNS): readonly Each[] {
  return IS_FULL ? list : list.filter((_, index) => index % rounds === (turn() - 1) % rounds);
}

/** As `due`, in files that wait for a turn themselves. */
export function dueThisLap<Each>(list: readonly Each[]): readonly Each[] {
  return IS_FULL ? list : list.filter((_, index) => turnAt(index) === lap());
}
