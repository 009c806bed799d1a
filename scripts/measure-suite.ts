/**
 * Runs `check` over the suite of ordinary classes and prints recall and false alarms, for the half that was looked at while the
 * command was tuned and for the half that was not.
 *
 *     npm run measure:suite [-- tuning] [PART OF A NAME…]
 *
 * `tuning`: only that half, and details of it; details of the held-out half are shown only when it is named.
 */
import { suiteClasses } from '../test/suite/classes.js';
import { type Measured, measure } from '../test/suite/measure.js';

const words = process.argv.slice(2);
const halves = (['tuning', 'held-out'] as const).filter((half) => words.includes(half));
const parts = words.filter((word) => word !== 'tuning' && word !== 'held-out');
const wanted = suiteClasses().filter(
  ({ half, name }) =>
    (halves.length === 0 || halves.includes(half)) && (parts.length === 0 || parts.some((part) => name.includes(part))),
);
const measured: Measured[] = [];
for (const subject of wanted) measured.push(await measure(subject));

for (const half of ['tuning', 'held-out'] as const) {
  const all = measured.filter(({ subject }) => subject.half === half);
  if (all.length === 0) continue;
  const broken = all.filter(({ subject }) => subject.bug !== undefined);
  const correct = all.filter(({ subject }) => subject.bug === undefined);
  const found = broken.filter((each) => each.found);
  const alarms = (list: readonly Measured[]): number => list.reduce((sum, each) => sum + each.falseAlarms.length, 0);
  console.log(
    `${half}: ${found.length} of ${broken.length} bugs found (${found.filter((each) => each.replayed).length} replayed), ` +
      `${alarms(correct)} false alarms in ${correct.length} correct classes, ${alarms(broken)} in ${broken.length} broken ones, ` +
      `${all.reduce((sum, each) => sum + each.notAnalysed.length, 0)} notes of what was not analysed`,
  );
  if (half === 'held-out' && !halves.includes('held-out')) continue;
  for (const { subject, found: isFound, falseAlarms, falseProofs, notAnalysed, problems } of all) {
    if (subject.bug !== undefined && !isFound) console.log(`  missed: ${subject.name}: ${subject.bug.story}`);
    for (const line of falseProofs) console.log(`  FALSE PROOF: ${subject.name}:${line}`);
    for (const { line, rule, verdict, message } of falseAlarms) {
      console.log(`  false alarm: ${subject.name}:${line}: ${rule} ${verdict}: ${message}`);
    }
    for (const { line, message } of notAnalysed) console.log(`  not analysed: ${subject.name}:${line}: ${message}`);
    for (const problem of problems) console.log(`  problem: ${subject.name}: ${problem}`);
  }
}
const proofs = measured.reduce((sum, { falseProofs }) => sum + falseProofs.length, 0);
const milliseconds = measured.reduce((sum, each) => sum + each.milliseconds, 0);
console.log(`${proofs} false proofs; ${measured.length} classes in ${Math.round(milliseconds)} ms`);
