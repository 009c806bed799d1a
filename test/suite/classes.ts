/** The classes of the suite: which there are, and which lines of them the expectations mean. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUGS, type Half, type SeededBug } from './expectations.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'java');

export interface SuiteClass {
  readonly name: string;
  readonly half: Half;
  /** Relative to the suite. */
  readonly path: string;
  readonly text: string;
  /** Absent in correct classes. */
  readonly bug?: SeededBug;
}

/** Those that came with rules for the everyday exceptions. */
export const LATER: readonly Half[] = ['everyday', 'fresh', 'further'];

export const HALVES: readonly Half[] = ['tuning', 'held-out', 'everyday', 'fresh', 'further'];

export function suiteClasses(): readonly SuiteClass[] {
  return HALVES.flatMap((half) => ['broken', 'correct'].flatMap((kind) => listed(half, kind)));
}

function listed(half: Half, kind: string): readonly SuiteClass[] {
  const folder = path.join(FOLDER, half, kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.java'.length);
      const bug = kind === 'broken' ? BUGS.find((each) => each.half === half && each.name === name) : undefined;
      if (kind === 'broken' && bug === undefined) throw new Error(`nothing is expected of ${name}`);
      return {
        name,
        half,
        path: `${half}/${kind}/${file}`,
        text: readFileSync(path.join(folder, file), 'utf8'),
        ...(bug === undefined ? {} : { bug }),
      };
    });
}

/** The line numbers that one place of an expectation means: `text`, or `text of an earlier line → text`. */
export function linesAt(text: string, place: string): readonly number[] {
  const lines = text.split('\n').map((line) => line.trim());
  const [before, wanted] = place.includes(' → ') ? place.split(' → ') : [undefined, place];
  const from = before === undefined ? 0 : lines.indexOf(before);
  if (from < 0 || wanted === undefined) throw new Error(`no line ${before}`);
  const found = lines.indexOf(wanted, from);
  if (found < 0) throw new Error(`no line ${wanted}`);
  return [found + 1];
}

export function linesOfBug({ text, bug }: SuiteClass): readonly number[] {
  return (bug?.at ?? []).flatMap((place) => linesAt(text, place));
}
