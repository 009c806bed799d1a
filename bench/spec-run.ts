/** Specifies the methods of one input, or of a part of its classes, and prints what came of it; `spec.ts` starts it. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { librarySpecifications } from '../src/cli/library-specifications.js';
import type { SpecResult } from '../src/findings/spec-result.js';
import { spec } from '../src/workspace/spec.js';
import { ARCHIVE_OPTIONS, openArchive } from './archive.js';
import { printTable } from './shape-classes-tally.js';
import { printCurves } from './spec-curves.js';
import { printKinds } from './spec-reasons.js';

const { values: options, positionals: inputs } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    ...ARCHIVE_OPTIONS,
    slow: { type: 'string', default: '100' },
    curves: { type: 'boolean', default: false },
  },
});
if (options.curves) await printCurves();
else await overInput();

async function overInput(): Promise<void> {
  let started = performance.now();
  const { workspace, classes, chosen } = await openArchive(inputs, options, () => {
    started = performance.now();
  });
  const analysing = performance.now();
  const before = process.cpuUsage();
  const times: { what: string; milliseconds: number }[] = [];
  let last = { what: 'classes and names', at: performance.now() };
  const next = (what: string): void => {
    const now = performance.now();
    times.push({ what: last.what, milliseconds: now - last.at });
    last = { what, at: now };
  };
  const found = spec(workspace, {
    classes: chosen,
    methods: [],
    isAll: false,
    limits: {},
    libraries: librarySpecifications([]),
    budget: Number(options.budget),
    onProgress: (done, all, what) => {
      next(what);
      if (options.trace) console.error(`${done}/${all} ${what}`);
    },
  });
  next('');
  const seconds = (performance.now() - analysing) / 1000;
  const used = process.cpuUsage(before);
  const processor = (used.user + used.system) / 1e6;
  const [setUp, ...methods] = times;
  const alone = methods.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const { results, faults } = found;
  for (const { severity, message } of found.diagnostics) if (severity === 'error') console.log(`FAULT ${message}`);
  const rate = (time: number): string => (results.length / time).toFixed(0);
  console.log(inputs.join(' '));
  printTable([
    ['classes', `${chosen.length} of ${classes.length}`],
    ['methods', `${results.length}`],
    ['faults', `${faults}`],
    ['front end', `${((analysing - started + (setUp?.milliseconds ?? 0)) / 1000).toFixed(1)} s`],
    ['analysis', `${alone.toFixed(1)} s, ${rate(alone)} methods a second (load ${os.loadavg()[0]?.toFixed(1)})`],
    ['all', `${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s, ${rate(processor)} methods a second of it`],
    ['peak memory', `${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`],
  ]);
  printStatus(results);
  const slow = methods.filter(({ milliseconds }) => milliseconds > Number(options.slow));
  console.log(`slowest; longer than ${options.slow} ms: ${slow.length}`);
  const slowest = [...methods].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 12);
  for (const { what, milliseconds } of slowest) console.log(`  ${milliseconds.toFixed(0).padStart(6)} ms  ${what}`);
  printReasons(results);
  process.exitCode = faults > 0 ? 3 : 0;
}

function printStatus(results: readonly SpecResult[]): void {
  const share = (count: number): string => `${count} (${((100 * count) / Math.max(1, results.length)).toFixed(0)}%)`;
  const of = (status: SpecResult['status']): string => share(results.filter((each) => each.status === status).length);
  const isExact = ({ status, detailed, constraints }: SpecResult): boolean =>
    status !== 'unknown' && (detailed ?? constraints).every(({ op }) => op === 'eq');
  printTable([
    ['exact', `${of('exact')}; numbers told too: ${share(results.filter(isExact).length)}`],
    ['two-sided bounds', of('bounds')],
    ['frame only', of('frame')],
    ['unknown', of('unknown')],
    ['pure', share(results.filter(({ pure }) => pure === true).length)],
  ]);
}

/** Reasons with names left out, most frequent first. */
function printReasons(results: readonly SpecResult[]): void {
  console.log('unknown, by the kind of reason');
  printKinds(results.flatMap(({ status, reason }) => (status === 'unknown' ? [reason ?? ''] : [])));
  const counts = new Map<string, { count: number; example: string }>();
  for (const { class: owner, method, reason } of results) {
    if (reason === undefined) continue;
    const plain = reason.slice(reason.lastIndexOf(': ') + 1).trim();
    const known = counts.get(plain);
    if (known === undefined) counts.set(plain, { count: 1, example: `${owner}.${method}` });
    else known.count++;
  }
  const sorted = [...counts].sort(([, one], [, other]) => other.count - one.count);
  console.log(`reasons: ${sorted.length}`);
  for (const [reason, { count, example }] of sorted.slice(0, 15)) {
    console.log(`  ${String(count).padStart(6)}  ${reason}${options.examples ? `  (${example})` : ''}`);
  }
}
