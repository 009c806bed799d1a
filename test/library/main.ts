/**
 * Tries what is written down of the Java library on the real classes.
 *
 *     npm run library -- [CLASS…] [--calls N] [--seed N] [--notes] [--records FOLDER]
 *
 * Records come from `src/library/data` unless a folder is named. CLASS picks the records of classes whose names begin so. Differences end with status 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES, type PackageRecords } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { tryRecords } from './harness.js';
import { report } from './report.js';
import { tasksOf } from './tasks.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string' },
    seed: { type: 'string' },
    notes: { type: 'boolean' },
    records: { type: 'string' },
  },
});
const jdk = jdkOf(17);
if (jdk === undefined) {
  console.log('skipped: there is no JDK 17 on this machine');
  process.exit(0);
}
const recordsIn = (folder: string): readonly PackageRecords[] =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackageRecords);
const tasks = tasksOf(values.records === undefined ? PACKAGES : recordsIn(values.records)).filter(
  (task) => positionals.length === 0 || positionals.some((prefix) => task.class.startsWith(prefix)),
);
const started = performance.now();
const trial = await tryRecords({ jdk, tasks, calls: Number(values.calls ?? 200), seed: Number(values.seed ?? 1) });
for (const line of report(tasks, trial)) console.log(line);
if (values.notes) for (const note of trial.notes) console.log(note);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (trial.differences.length + trial.wrong.length > 0) process.exitCode = 1;
