/**
 * The judge from outside: mutants of programs are run on a virtual machine, and no claim may be against what it shows.
 *
 *     npm run judge -- COUNT SEED [--keep FOLDER] [--only PART OF A NAME] [--way WAY] [--form FORM] [--failing]
 *
 * `--way`: `check`, `check --no-replay` or `shape` for all of them; `--form`: `source`, `debug`, `bare` or `split`; `--failing`: only those that saw an exception are compared.
 * Exit status: 1 for a false proof or a false replay, 2 where no JDK is found.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jdkFrom } from '../support/classfiles.js';
import type { Way } from './claimed.js';
import type { Form } from './forms.js';
import { judge } from './judge.js';
import { mutantsOf } from './mutants.js';
import { judgedPrograms } from './programs.js';
import { isClean, keep, summary, verdictText } from './report.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string' },
    only: { type: 'string' },
    way: { type: 'string' },
    form: { type: 'string' },
    failing: { type: 'boolean' },
  },
});
const [count = 200, seed = 1] = positionals.map(Number);
const jdk = jdkFrom(17);
if (jdk === undefined) {
  console.error('the judge needs a JDK of release 17 or later');
  process.exit(2);
}
const programs = judgedPrograms().filter(({ name }) => name.includes(values.only ?? ''));
const mutants = mutantsOf(programs, count, seed).map((mutant) => {
  const form = (values.form ?? mutant.form) as Form;
  return { ...mutant, way: (values.way ?? mutant.way) as Way, form, bare: form === 'bare' };
});
console.log(`${programs.length} programs, ${mutants.length} mutants, seed ${seed}, JDK ${jdk.release}`);
const folder = mkdtempSync(path.join(tmpdir(), 'espalier-judge-'));
const started = performance.now();
try {
  const judged = await judge(mutants, {
    jdk,
    folder,
    onlyFailing: values.failing === true,
    onVerdict: (verdict) => {
      console.log(verdictText(verdict));
      if (values.keep !== undefined) keep(values.keep, verdict);
    },
    onProgress: (done) => {
      if (done % 100 === 0)
        console.error(`${done} of ${mutants.length}, ${Math.round((performance.now() - started) / 1000)} s`);
    },
  });
  console.log(summary(judged));
  process.exitCode = isClean(judged) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
