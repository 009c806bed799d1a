/** Mutants of programs, the same for the same seed. */
import { type Random, randomFrom } from '../fuzz/random.js';
import type { Way } from './claimed.js';
import type { Form } from './forms.js';
import { mutate } from './mutations.js';
import type { JudgedProgram } from './programs.js';
import { textOf } from './tokens.js';

export interface Mutant {
  readonly name: string;
  readonly program: JudgedProgram;
  readonly mainClass: string;
  readonly kind: string;
  readonly sources: Readonly<Record<string, string>>;
  /** How it is asked about. */
  readonly way: Way;
  readonly form: Form;
  /** Whether it is also compiled without debug information. */
  readonly bare: boolean;
}

/** False proofs hide behind replays, which turn them into findings: most are asked about without. */
const WAYS: readonly Way[] = [
  'check --no-replay',
  'check --no-replay',
  'check --no-replay',
  'check --no-replay',
  'check --no-replay',
  'check',
  'check',
  'check',
  'check',
  'shape',
];

/** Most are judged as they are written; the others keep the reader of class files and what crosses the class path honest. */
const FORMS: readonly Form[] = ['source', 'source', 'source', 'source', 'source', 'source', 'debug', 'bare', 'split'];

/** How often a place is looked for before it is given up that there are so many mutants. */
const MOST_TRIES = 30;

export function mutantsOf(programs: readonly JudgedProgram[], count: number, seed: number): readonly Mutant[] {
  const random = randomFrom(seed);
  const known = new Set<string>();
  const found: Mutant[] = [];
  for (let tries = 0; found.length < count && tries < count * MOST_TRIES; tries++) {
    const mutant = mutantOf(random.pick(programs), random, `m${found.length + 1}`);
    const key = JSON.stringify(mutant?.sources);
    if (mutant === undefined || known.has(key) || differenceOf(mutant) === '') continue;
    known.add(key);
    found.push(mutant);
  }
  return found;
}

function mutantOf(program: JudgedProgram, random: Random, name: string): Mutant | undefined {
  const changed = random.pick(program.files);
  const mutated = mutate(changed.tokens, random);
  const way = random.pick(WAYS);
  const form = random.pick(FORMS);
  if (mutated === undefined) return undefined;
  const sources = program.files.map((file) => [file.path, textOf(file === changed ? mutated.tokens : file.tokens)]);
  const { mainClass } = program;
  const bare = form === 'bare';
  return { name, program, mainClass, kind: mutated.kind, sources: Object.fromEntries(sources), way, form, bare };
}

/** The lines that differ, before and after. */
export function differenceOf({ program, sources }: Mutant): string {
  return program.files
    .flatMap(({ path, tokens }) => {
      const [before, after] = [textOf(tokens).split('\n'), (sources[path] ?? '').split('\n')];
      let start = 0;
      while (start < before.length && before[start] === after[start]) start++;
      if (start === before.length && before.length === after.length) return [];
      let end = 0;
      while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
      const removed = before.slice(start, before.length - end).map((line) => `- ${line}`);
      const added = after.slice(start, after.length - end).map((line) => `+ ${line}`);
      return [`@@ ${path}:${start + 1}`, ...removed, ...added];
    })
    .join('\n');
}
