/** All fuzzers; one line registers one more. */

import { fuzzFixtures } from '../analyses/invariants/fixtures/oracle.js';
import { fuzzGraphs } from '../domains/shapegraph/engine/campaign.js';
import { campaign as linearCampaign } from '../lattices/linear/bricks.js';
import { fuzzClassFiles, hostileReport } from './class-files/campaign.js';
import { fuzzJars } from './class-files/jars.js';
import { javaProgramsReport } from './class-files/java-programs.js';
import { semanticReport } from './class-files/semantic/campaign.js';
import { tablesReport } from './class-files/tables.js';
import { fuzzDomains } from './domain-soundness.js';
import { fuzzClasses, showClassCampaign } from './invariants/campaign.js';
import { fuzzMutants, fuzzPrograms } from './ir-programs.js';
import { fuzzShapes, showShapeCampaign } from './shape/campaign.js';
import { fuzzVerdicts } from './shape/verdicts.js';
import { fuzzSourceMutations } from './source-mutations.js';
import { fuzzSpecs, showSpecTally } from './spec/campaign.js';
import { fuzzBoolean } from './typestate/boolean-campaign.js';
import { fuzzTypestates, showTally } from './typestate/campaign.js';
import { fuzzClosures, showClosures } from './typestate/closure-campaign.js';
import { fuzzComponents } from './typestate/component-campaign.js';
import { fuzzEntries, showEntryTally } from './typestate/entry-campaign.js';
import { fuzzJdkClients } from './typestate/jdk-campaign.js';

export interface Fuzzer {
  readonly name: string;
  /** Runs of a short campaign, no fewer than the tests make, and of a full one. */
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
  { name: 'linear-lattices', slice: 150, full: 100_000, run: (count, seed) => linearCampaign(count, seed) },
  { name: 'domain-soundness', slice: 150, full: 20_000, run: fuzzDomains },
  {
    name: 'shape',
    slice: 60,
    full: 20_000,
    run: async (count, seed) => showShapeCampaign(await fuzzShapes(count, seed)),
  },
  { name: 'shape-verdicts', slice: 20, full: 2_000, run: (count, seed) => fuzzVerdicts(count, seed) },
  {
    name: 'shape-fall-back',
    slice: 20,
    full: 2_000,
    run: (count, seed) => fuzzVerdicts(count, seed, { caps: [0, 1, 2, 3] }),
  },
  {
    name: 'shapegraph',
    slice: 16,
    full: 5_000,
    run: async (count, seed) => {
      const { programs, finished, started, tally } = await fuzzGraphs(count, seed);
      return `${programs} programs, ${finished} of ${started} analyses finished (${tally.followed} start with cells), ${tally.answers} answers`;
    },
  },
  {
    name: 'invariants',
    slice: 8,
    full: 2_000,
    run: async (count, seed) => showClassCampaign(await fuzzClasses(count, seed)),
  },
  { name: 'invariants-fixtures', slice: 40, full: 3_000, run: fuzzFixtures },
  {
    name: 'typestate',
    slice: 100,
    full: 2_000,
    run: async (count, seed) => showTally(await fuzzTypestates(count, seed)),
  },
  {
    name: 'typestate-entries',
    slice: 100,
    full: 5_000,
    run: async (count, seed) => showEntryTally(await fuzzEntries(count, seed)),
  },
  {
    name: 'typestate-jdk',
    slice: 30,
    full: 3_000,
    run: async (count, seed) => showEntryTally(await fuzzJdkClients(count, seed)),
  },
  {
    name: 'typestate-components',
    slice: 25,
    full: 2_000,
    run: async (count, seed) => showTally(await fuzzComponents(count, seed)),
  },
  {
    name: 'typestate-closure',
    slice: 40,
    full: 2_000,
    run: async (count, seed) => showClosures(await fuzzClosures(count, seed)),
  },
  {
    name: 'typestate-boolean',
    slice: 12,
    full: 2_000,
    run: async (count, seed) => {
      const { components, exact, leftOut } = await fuzzBoolean(count, seed);
      return `${components} components, ${exact} of them with the same rows, ${leftOut} not followed to the end`;
    },
  },
  {
    name: 'spec',
    slice: 1_500,
    full: 50_000,
    run: async (count, seed) => showSpecTally(await fuzzSpecs(count, seed)),
  },
  {
    name: 'class-files',
    slice: 500,
    full: 20_000,
    run: async (count, seed) => hostileReport(await fuzzClassFiles(count, seed)),
  },
  { name: 'jars', slice: 200, full: 2_000, run: fuzzJars },
  { name: 'class-file-tables', slice: 100, full: 5_000, run: tablesReport },
  { name: 'compiled-java-programs', slice: 40, full: 1_000, run: javaProgramsReport },
  { name: 'class-file-semantics', slice: 300, full: 3_000, run: semanticReport },
];

function counts(numbers: ReadonlyMap<string, number>): string {
  return [...numbers].map(([what, number]) => `${what} ${number}`).join(', ');
}

function report({ files, bodies, failures }: Awaited<ReturnType<typeof fuzzSourceMutations>>): string {
  if (failures.length > 0) throw new Error(`${failures.length} failures:\n${failures.slice(0, 20).join('\n')}`);
  return `${files} files, ${bodies} bodies`;
}
