/**
 * Runs the fuzzers.
 *
 *     npm run fuzz -- [NAME…] [--full] [--count N] [--seed N]
 *
 * Without `--full` each runs a short campaign, no shorter than that of the tests; failures are printed and end with status 1.
 */
import { parseArgs } from 'node:util';
import { FUZZERS } from './registry.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' }, count: { type: 'string' }, seed: { type: 'string' } },
});
const unknown = positionals.filter((name) => !FUZZERS.some((fuzzer) => fuzzer.name === name));
if (unknown.length > 0) {
  console.error(`no fuzzer called ${unknown.join(', ')}; there are ${FUZZERS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
for (const { name, slice, full, run } of FUZZERS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const count = values.count === undefined ? (values.full ? full : slice) : Number(values.count);
  const started = performance.now();
  console.log(`${name}: ${count} runs, seed ${seed}`);
  try {
    const summary = await run(count, seed);
    console.log(
      `  held in ${((performance.now() - started) / 1000).toFixed(1)} s${summary === '' ? '' : `: ${summary}`}`,
    );
  } catch (error) {
    const reasons: string[] = [];
    for (let reason = error; reason instanceof Error; reason = reason.cause) reasons.push(reason.message);
    console.log(`  FAILED: ${reasons.length === 0 ? String(error) : reasons.join('\n  because ')}`);
    process.exitCode = 1;
  }
}
