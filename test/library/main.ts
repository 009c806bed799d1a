/**
 * Tries what is written down of the Java library on the real classes.
 *
 *     npm run library -- [CLASS…] [--calls N] [--seed N] [--notes] [--widen]
 *
 * CLASS picks the records of classes whose names begin so. Differences end with status 1; `--widen` rewrites the records, so that they
 * no longer deny what was seen.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { tryRecords } from './harness.js';
import { report } from './report.js';
import { tasksOf } from './tasks.js';
import { widened } from './widen.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string' },
    seed: { type: 'string' },
    notes: { type: 'boolean' },
    widen: { type: 'boolean' },
  },
});
const jdk = jdkOf(17);
if (jdk === undefined) {
  console.log('skipped: there is no JDK 17 on this machine');
  process.exit(0);
}
const tasks = tasksOf(PACKAGES).filter(
  (task) => positionals.length === 0 || positionals.some((prefix) => task.class.startsWith(prefix)),
);
const started = performance.now();
const trial = await tryRecords({
  jdk,
  tasks,
  packages: PACKAGES,
  calls: Number(values.calls ?? 200),
  seed: Number(values.seed ?? 1),
});
for (const line of report(tasks, trial)) console.log(line);
if (values.notes) for (const note of trial.notes) console.log(note);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (values.widen) {
  const data = path.join(import.meta.dirname, '..', '..', 'src', 'library', 'data');
  for (const each of widened(PACKAGES, trial.differences)) {
    writeFileSync(path.join(data, `${each.package}.json`), `${JSON.stringify(each, null, 2)}\n`);
  }
}
if (trial.differences.length + trial.wrong.length > 0) process.exitCode = 1;
