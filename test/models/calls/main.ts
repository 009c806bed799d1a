/**
 * Compares the models of library classes with the classes of a JDK 17, call by call.
 *
 *     npm run library:models -- [--calls N] [--seed N]
 */
import { parseArgs } from 'node:util';
import { jdkOf } from '../../support/classfiles.js';
import { compareModels } from './compare.js';

const { values } = parseArgs({ options: { calls: { type: 'string' }, seed: { type: 'string' } } });
const jdk = jdkOf(17);
if (jdk === undefined) {
  console.log('skipped: there is no JDK 17 on this machine');
  process.exit(0);
}
const { methods, calls, differences } = await compareModels(jdk, Number(values.calls ?? 12), Number(values.seed ?? 1));
for (const difference of differences) console.log(`JDK:   ${difference.jdk}\nmodel: ${difference.model}`);
console.log(`models: ${methods} methods, ${calls} calls made, ${differences.length} differences`);
if (differences.length > 0) process.exitCode = 1;
