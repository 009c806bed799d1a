/** All fuzzers; one line registers one more. */
import { fuzzDomains } from './domain-soundness.js';
import { fuzzMutants, fuzzPrograms } from './ir-programs.js';
import { fuzzSourceMutations } from './source-mutations.js';

export interface Fuzzer {
  readonly name: string;
  /** Runs in the tests, and runs of a full campaign. */
  readonly slice: number;
  readonly full: number;
  /** Throws, naming the seed and the smallest case, when a property does not hold; else says what was seen. */
  run(count: number, seed: number): string | Promise<string>;
}

export const FUZZERS: readonly Fuzzer[] = [
  { name: 'ir-programs', slice: 100, full: 20_000, run: (count, seed) => counts(fuzzPrograms(count, seed)) },
  { name: 'ir-mutants', slice: 150, full: 20_000, run: (count, seed) => counts(fuzzMutants(count, seed)) },
  {
    name: 'source-mutations',
    slice: 100,
    full: 5_000,
    run: async (count, seed) => report(await fuzzSourceMutations(count, seed)),
  },
  { name: 'domain-soundness', slice: 150, full: 20_000, run: fuzzDomains },
];

function counts(numbers: ReadonlyMap<string, number>): string {
  return [...numbers].map(([what, number]) => `${what} ${number}`).join(', ');
}

function report({ files, bodies, failures }: Awaited<ReturnType<typeof fuzzSourceMutations>>): string {
  if (failures.length > 0) throw new Error(`${failures.length} failures:\n${failures.slice(0, 20).join('\n')}`);
  return `${files} files, ${bodies} bodies`;
}
