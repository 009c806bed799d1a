/**
 * Runs `check` over all fixtures and prints recall, replayed share and false alarms.
 *
 *     npm run measure:check [-- [--no-replay] [--compiled] PART OF A NAME…]
 *
 * `--compiled`: of the class files that javac makes of them (needs a JDK), and how that compares with the source.
 * Without replay: what the analysis finds by itself. A correct program may be silent because all is proved, or because what is not
 * proved hangs on heaps that nobody was seen to build; both are counted.
 */

import { comparison } from '../test/analyses/compiled/comparison.js';
import { checkCompiled, compiledFixtures } from '../test/analyses/compiled/compiled-fixtures.js';
import { checkProgram } from '../test/fixtures/support/checking.js';
import { listFixtures } from '../test/fixtures/support/fixtures.js';
import { differences, falseProofs, judge } from '../test/fixtures/support/judge.js';
import { figures, type Judged, table } from '../test/fixtures/support/measure.js';
import { jdkFrom } from '../test/support/classfiles.js';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const replay = !process.argv.includes('--no-replay');
const fromClassFiles = process.argv.includes('--compiled');
const jdk = fromClassFiles ? jdkFrom(17) : undefined;
if (fromClassFiles && jdk === undefined) throw new Error('--compiled needs a JDK of release 17 or later');
const compiled = new Map(jdk === undefined ? [] : compiledFixtures(jdk).map((each) => [each.fixture.name, each]));
const all = jdk === undefined ? listFixtures() : [...compiled.values()].map(({ fixture }) => fixture);
const fixtures = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const compared = comparison();
const judged: Judged[] = [];
const faults: string[] = [];
const proofs: string[] = [];
/** Of the claims in correct programs. */
const verdicts = new Map<string, number>();
let proved = 0;
for (const fixture of fixtures) {
  const classes = compiled.get(fixture.name);
  const checked = await (classes === undefined
    ? checkProgram(fixture, { replay })
    : checkCompiled(classes, { replay }));
  const { findings, claims, problems, milliseconds } = checked;
  if (classes !== undefined) compared.add(fixture.name, (await checkProgram(fixture, { replay })).claims, claims);
  if (!fixture.broken && claims.every(({ verdict }) => verdict === 'proved')) proved++;
  for (const { verdict } of fixture.broken ? [] : claims) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  judged.push({ fixture, judgement: judge(fixture, findings), milliseconds });
  proofs.push(...falseProofs(fixture, claims).map(({ rule, line }) => `${fixture.name}: line ${line}: ${rule}`));
  faults.push(...problems.map((problem) => `${fixture.name}: ${problem}`));
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const nulls = judged.filter(({ fixture }) => fixture.topic === 'null-dereference');
console.log(table(judged, ({ fixture }) => fixture.topic).join('\n'));
if (nulls.length > 0) {
  console.log('\nnull-dereference, by what the programs go through');
  console.log(table(nulls, ({ fixture }) => fixture.about).join('\n'));
}
const correct = judged.filter(({ fixture }) => !fixture.broken).length;
const counts = [...verdicts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
console.log(`\ncorrect programs: all claims proved in ${proved} of ${correct}; claims: ${counts}`);
list('FALSE PROOFS', proofs);
if (fromClassFiles) {
  console.log(`\nlines by rule, source against class files: ${compared.summary()}`);
  list('proved from source, not from class files', compared.lost);
}
list('faults and diagnostics', faults);
list(
  'not as expected',
  judged.flatMap(({ fixture, judgement }) => differences(judgement).map((text) => `${fixture.name}: ${text}`)),
);
list(
  'found but not replayed',
  judged
    .filter(
      ({ fixture, judgement }) =>
        replay && fixture.broken && judgement.missed.length === 0 && judgement.replayed === undefined,
    )
    .map(({ fixture }) => fixture.name),
);
const slowest = [...judged].sort((left, right) => right.milliseconds - left.milliseconds).slice(0, 5);
list(
  'slowest',
  slowest.map(({ fixture, milliseconds }) => `${fixture.name}: ${Math.round(milliseconds)} ms`),
);
console.log(`\n${judged.length} programs in ${Math.round(figures(judged).milliseconds)} ms`);
