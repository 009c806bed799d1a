/** Analyses the methods of one input, or a part of them, and prints what came of it; `shape-classes.ts` starts it. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { shape } from '../src/workspace/shape.js';
import { ARCHIVE_OPTIONS, openArchive } from './archive.js';
import { counted, printShares, printTable, printUnknown } from './shape-classes-tally.js';

const { values: options, positionals: inputs } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    ...ARCHIVE_OPTIONS,
    method: { type: 'string', multiple: true, default: [] },
    needs: { type: 'boolean', default: true },
    slow: { type: 'string', default: '2000' },
  },
});
const budget = Number(options.budget);
let started = performance.now();
const { workspace, classes, chosen } = await openArchive(inputs, options, () => {
  started = performance.now();
});
const analysing = performance.now();
const before = process.cpuUsage();
const { results, faults, ...shaped } = shape(workspace, {
  classes: chosen,
  methods: options.method,
  needs: options.needs,
  replay: options.replay,
  budget,
  onProgress: (done, all, what) => {
    if (options.trace) console.error(`${done}/${all} ${what}`);
  },
});
const seconds = (performance.now() - analysing) / 1000;
const used = process.cpuUsage(before);
const processor = (used.user + used.system) / 1e6;

for (const { severity, message } of shaped.diagnostics) if (severity === 'error') console.log(`FAULT ${message}`);
const load = os.loadavg()[0]?.toFixed(1);
const slowest = [...results].sort((one, other) => other.milliseconds - one.milliseconds);
const slow = slowest.filter(({ milliseconds }) => milliseconds > Number(options.slow));
console.log(inputs.join(' '));
printTable([
  ['classes', `${chosen.length} of ${classes.length}`],
  ['methods', `${results.length}`],
  ['faults', `${faults}`],
  ['front end', `${((analysing - started) / 1000).toFixed(1)} s`],
  ['analysis', `${seconds.toFixed(1)} s, ${(results.length / seconds).toFixed(1)} methods a second (load ${load})`],
  ['processor time', `${processor.toFixed(1)} s, ${(results.length / processor).toFixed(1)} methods a second`],
  ['slowest method', `${slowest[0]?.milliseconds ?? 0} ms; longer than ${options.slow} ms: ${slow.length}`],
  ['peak memory', `${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`],
]);
for (const result of slowest.slice(0, Math.min(25, Math.max(10, slow.length)))) {
  const { milliseconds, maxStates } = result;
  console.log(
    `  ${String(milliseconds).padStart(8)} ms  ${result.class}.${result.method}${result.descriptor}  ${maxStates}`,
  );
}
const tally = counted(results, workspace.table);
printShares(tally);
printUnknown(tally, options.examples);
process.exitCode = faults > 0 ? 3 : 0;
