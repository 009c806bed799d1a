/**
 * Compares the models of library classes with the classes of a JDK 17, call by call.
 *
 *     npm run library:models -- [CLASS…] [--calls N] [--seed N]
 *
 * CLASS picks the classes whose names begin so.
 */
import { parseArgs } from 'node:util';
import { jdkOf } from '../../support/classfiles.js';
import { differencesOf, judgedByJdk } from './compare.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: 'string' }, seed: { type: 'string' } },
});
const jdk = jdkOf(17);
if (jdk === undefined) {
  console.log('skipped: there is no JDK 17 on this machine');
  process.exit(0);
}
const started = performance.now();
const judged = await judgedByJdk({
  jdk,
  classes: positionals,
  calls: Number(values.calls ?? 12),
  seed: Number(values.seed ?? 1),
});
const differences = await differencesOf(judged);
for (const difference of differences) console.log(`JDK:   ${difference.jdk}\nmodel: ${difference.model}`);
console.log(`models: ${judged.methods} methods, ${judged.calls} calls made, ${differences.length} differences`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (differences.length > 0) process.exitCode = 1;
