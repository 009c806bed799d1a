/**
 * Runs `check` over the suite of ordinary classes and prints recall and false alarms by part: the part that was looked at while the
 * command was tuned, the one that was held out from that, and the later ones, with recall by rule.
 *
 *     npm run measure:suite [-- PART…] [PIECE OF A NAME…]
 *
 * PART: `tuning`, `held-out`, `everyday`, `fresh` or `further`: only these, with details. Without a part details are shown of `tuning` alone.
 */
import { HALVES, LATER, suiteClasses } from '../test/suite/classes.js';
import { type Measured, measure } from '../test/suite/measure.js';

const words = process.argv.slice(2);
const halves = HALVES.filter((half) => words.includes(half));
const pieces = words.filter((word) => !HALVES.some((half) => half === word));
const wanted = suiteClasses().filter(
  ({ half, name }) =>
    (halves.length === 0 || halves.includes(half)) &&
    (pieces.length === 0 || pieces.some((piece) => name.includes(piece))),
);
const measured: Measured[] = [];
for (const subject of wanted) measured.push(await measure(subject));

const alarms = (list: readonly Measured[]): number => list.reduce((sum, each) => sum + each.falseAlarms.length, 0);

/** Whether the tool decided that the bug may happen, or happens, and showed nothing of it. */
const isHidden = ({ found, claimed }: Measured): boolean =>
  !found && (claimed.includes('refuted') || claimed.includes('unproved'));

for (const half of HALVES) {
  const all = measured.filter(({ subject }) => subject.half === half);
  if (all.length === 0) continue;
  const broken = all.filter(({ subject }) => subject.bug !== undefined);
  const correct = all.filter(({ subject }) => subject.bug === undefined);
  const found = broken.filter((each) => each.found);
  console.log(
    `${half}: ${found.length} of ${broken.length} bugs found (${found.filter((each) => each.replayed).length} replayed), ` +
      `${broken.filter(isHidden).length} decided but not shown, ` +
      `${alarms(correct)} false alarms in ${correct.filter((each) => each.falseAlarms.length > 0).length} of ${correct.length} correct classes, ` +
      `${alarms(broken)} in ${broken.length} broken ones, ` +
      `${all.reduce((sum, each) => sum + each.notAnalysed.length, 0)} notes of what was not analysed`,
  );
  if (LATER.includes(half)) printByRule(broken);
  if (half !== 'tuning' && !halves.includes(half)) continue;
  for (const each of all) printDetails(each);
}
const proofs = measured.reduce((sum, { falseProofs }) => sum + falseProofs.length, 0);
const milliseconds = measured.reduce((sum, each) => sum + each.milliseconds, 0);
console.log(`${proofs} false proofs; ${measured.length} classes in ${Math.round(milliseconds)} ms`);

/** A bug counts for the rule that its expectation names first. */
function printByRule(broken: readonly Measured[]): void {
  const ruleOf = ({ subject }: Measured): string => subject.bug?.rules[0] ?? '';
  for (const rule of [...new Set(broken.map(ruleOf))].sort()) {
    const list = broken.filter((each) => ruleOf(each) === rule);
    const found = list.filter((each) => each.found);
    console.log(
      `  ${rule}: ${found.length} of ${list.length} found, ${found.filter((each) => each.replayed).length} replayed, ` +
        `${list.filter(isHidden).length} decided but not shown`,
    );
  }
}

function printDetails({ subject, found, claimed, falseAlarms, falseProofs, notAnalysed, problems }: Measured): void {
  if (subject.bug !== undefined && !found) {
    const decided = claimed.length === 0 ? 'nothing is claimed there' : `claimed there: ${claimed.join(', ')}`;
    console.log(`  missed: ${subject.name}: ${subject.bug.story} (${decided})`);
  }
  for (const line of falseProofs) console.log(`  FALSE PROOF: ${subject.name}:${line}`);
  for (const { line, rule, verdict, message } of falseAlarms) {
    console.log(`  false alarm: ${subject.name}:${line}: ${rule} ${verdict}: ${message}`);
  }
  for (const { line, message } of notAnalysed) console.log(`  not analysed: ${subject.name}:${line}: ${message}`);
  for (const problem of problems) console.log(`  problem: ${subject.name}: ${problem}`);
}
