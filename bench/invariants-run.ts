/** Analyses the classes of one input, or a part of them, and prints what came of it; `invariants.ts` starts it. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { DomainChoice } from '../src/analyses/invariants/index.js';
import { invariants } from '../src/workspace/invariants.js';
import { ARCHIVE_OPTIONS, openArchive } from './archive.js';
import { printClaims, printMembers, printReasons } from './invariants-tally.js';
import { printTable } from './shape-classes-tally.js';

const { values: options, positionals: inputs } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    ...ARCHIVE_OPTIONS,
    domain: { type: 'string', default: 'auto' },
    'closed-world': { type: 'boolean', default: false },
    threads: { type: 'string', default: 'one' },
    slow: { type: 'string', default: '1000' },
  },
});
const budget = Number(options.budget);
let started = performance.now();
const { workspace, classes, chosen } = await openArchive(inputs, options, () => {
  started = performance.now();
});
const analysing = performance.now();
const before = process.cpuUsage();
const { results, faults, ...found } = invariants(workspace, {
  classes: chosen,
  methods: [],
  domain: options.domain as DomainChoice,
  world: options['closed-world'] ? 'closed' : 'open',
  threads: options.threads === 'many' ? 'many' : 'one',
  replay: options.replay,
  budget,
  onProgress: (done, all, what) => {
    if (options.trace) console.error(`${done}/${all} ${what}`);
  },
});
const seconds = (performance.now() - analysing) / 1000;
const used = process.cpuUsage(before);
const processor = (used.user + used.system) / 1e6;

for (const { severity, message } of found.diagnostics) if (severity === 'error') console.log(`FAULT ${message}`);
const slowest = [...results].sort((one, other) => other.milliseconds - one.milliseconds);
const slow = slowest.filter(({ milliseconds }) => milliseconds > Number(options.slow));
const rate = (time: number): string => ((60 * chosen.length) / time).toFixed(0);
console.log(inputs.join(' '));
printTable([
  ['classes', `${chosen.length} of ${classes.length}, with fields or invariants: ${results.length}`],
  ['faults', `${faults}`],
  ['front end', `${((analysing - started) / 1000).toFixed(1)} s`],
  ['analysis', `${seconds.toFixed(1)} s, ${rate(seconds)} classes a minute (load ${os.loadavg()[0]?.toFixed(1)})`],
  ['processor time', `${processor.toFixed(1)} s, ${rate(processor)} classes a minute`],
  ['peak memory', `${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`],
]);
printMembers(results);
printClaims(results);
console.log(`slowest; longer than ${options.slow} ms: ${slow.length}`);
for (const { milliseconds, domains, graphs, iterations, ...result } of slowest.slice(0, 12)) {
  const run = `${domains.join('+')}, ${graphs} graphs, ${iterations} rounds`;
  console.log(`  ${String(milliseconds).padStart(8)} ms  ${result.class}  ${run}`);
}
printReasons(results, options.examples);
process.exitCode = faults > 0 ? 3 : 0;
