/** Analyses the classes of one input, or a part of them, and prints what came of it; `invariants.ts` starts it. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { DomainChoice } from '../src/analyses/invariants/index.js';
import { openInputs } from '../src/cli/open.js';
import { invariants } from '../src/workspace/invariants.js';
import { inputClasses, isClassMeant } from '../src/workspace/selection.js';
import { printClaims, printMembers, printReasons } from './invariants-tally.js';
import { printTable } from './shape-classes-tally.js';

const { values: options, positionals: inputs } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    class: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    limit: { type: 'string', default: '1000000' },
    domain: { type: 'string', default: 'auto' },
    'closed-world': { type: 'boolean', default: false },
    threads: { type: 'string', default: 'one' },
    replay: { type: 'boolean', default: true },
    budget: { type: 'string', default: '1' },
    jdk: { type: 'string' },
    classpath: { type: 'string', default: '' },
    slow: { type: 'string', default: '1000' },
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
// Lowering everything first keeps the front end out of the time of the analysis, and shows lambdas and local classes.
const classes = [...inputClasses(workspace.table)].map((declaration) => {
  for (const method of declaration.methods) method.body();
  return declaration.name;
});
const chosen = classes
  .filter((name) => options.class.length === 0 || isClassMeant(name, options.class))
  .filter((_, index) => index % Number(options.every) === Number(options.from))
  .slice(0, Number(options.limit));
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
