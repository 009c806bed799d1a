/** Analyses the methods of one input, or a part of them, and prints what came of it; `shape-classes.ts` starts it. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { openInputs } from '../src/cli/open.js';
import { inputClasses, isClassMeant } from '../src/workspace/selection.js';
import { shape } from '../src/workspace/shape.js';
import { counted, printShares, printTable, printUnknown } from './shape-classes-tally.js';

const { values: options, positionals: inputs } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    class: { type: 'string', multiple: true, default: [] },
    method: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    limit: { type: 'string', default: '1000000' },
    needs: { type: 'boolean', default: true },
    replay: { type: 'boolean', default: true },
    budget: { type: 'string', default: '1' },
    jdk: { type: 'string' },
    classpath: { type: 'string', default: '' },
    slow: { type: 'string', default: '2000' },
    examples: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
});
const budget = Number(options.budget);
const opened = await openInputs(inputs, {
  class: [],
  method: [],
  format: 'text',
  color: false,
  failOn: [],
  classpath: options.classpath.split(':').filter((part) => part !== ''),
  sourcepath: [],
  specs: [],
  budget,
  ...(options.jdk === undefined ? {} : { jdk: options.jdk }),
});
const { workspace, diagnostics } = opened;
for (const { message, file } of diagnostics) console.error(`${file ?? ''}: ${message}`);

const started = performance.now();
const every = Number(options.every);
// Lowering everything first keeps the front end out of the time of the analysis, and shows lambdas and local classes.
const classes = [...inputClasses(workspace.table)].map((declaration) => {
  for (const method of declaration.methods) method.body();
  return declaration.name;
});
const chosen = classes
  .filter((name) => options.class.length === 0 || isClassMeant(name, options.class))
  .filter((_, index) => index % every === Number(options.from))
  .slice(0, Number(options.limit));
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
