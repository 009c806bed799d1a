/**
 * Asks the analyzer about the programs that a JVM ends in an exception at a marked line, and prints every answer that the JVM breaks.
 *
 *     npm run measure:judged [-- source|debug|bare|split…] [check|shape] [replay|no-replay] [claims] [PART OF A NAME…]
 *
 * `claims` prints all that is said, too.
 */
import { compiled, FORMS, type Form } from '../test/judging/forms.js';
import { judge } from '../test/judging/jvm.js';
import { judgedPrograms } from '../test/judging/programs.js';
import { type Answered, ask, type Outside } from '../test/judging/run.js';
import { isShaped } from '../test/judging/slice.js';
import { jdkFrom } from '../test/support/classfiles.js';

const words = process.argv.slice(2);
const KNOWN: readonly string[] = [...FORMS, 'check', 'shape', 'replay', 'no-replay', 'claims'];
const parts = words.filter((word) => !KNOWN.includes(word));
const wantedOf = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = all.filter((each) => words.includes(each));
  return named.length === 0 ? all : named;
};
const programs = judgedPrograms().filter(
  ({ kind, name }) => parts.length === 0 || parts.some((part) => `${kind}/${name}`.includes(part)),
);
const jdk = jdkFrom(17);
const outside: Outside =
  jdk === undefined
    ? { classes: undefined, judgement: undefined }
    : { classes: compiled(jdk, programs), judgement: judge(jdk, programs) };

const answers: Answered[] = [];
const before = process.cpuUsage();
for (const program of programs) {
  for (const command of wantedOf(['check', 'shape'] as const)) {
    if (command === 'shape' && !isShaped(program)) continue;
    const forms: readonly Form[] = command === 'shape' ? ['source'] : wantedOf(FORMS);
    for (const form of forms) {
      for (const replay of wantedOf(['replay', 'no-replay'] as const)) {
        const answer = await ask({ program, command, form, replay: replay === 'replay' }, outside);
        if (answer !== undefined) answers.push(answer);
      }
    }
  }
}

const { user, system } = process.cpuUsage(before);

if (words.includes('claims')) {
  for (const { program, form, replay, said } of answers) {
    for (const { method, claim } of said.claims) {
      const { property, location, verdict, reason = '', witness, unreached } = claim;
      const words = [property, verdict, unreached === true ? 'unreached' : '', witness?.start ?? '', reason].join(' ');
      console.log(
        `${program.name}:${location.line} ${form} ${replay ? '' : 'no-replay'} ${method} ${words} [${claim.assumptions}]`,
      );
    }
  }
}
const told = new Map<string, string[]>();
for (const { program, command, form, replay, faults } of answers) {
  for (const { what, property, line, detail } of faults) {
    const place = form === 'bare' && what !== 'false proof' ? '' : `:${line}`;
    const key = `${what} | ${program.kind}/${program.name}${place} | ${command} ${property} | ${what === 'false proof' && form !== 'source' ? '' : detail}`;
    const seen = `${form}${replay ? '' : '-'}`;
    told.set(key, [...(told.get(key) ?? []), seen]);
  }
}
for (const [key, seen] of [...told].sort(([left], [right]) => (left < right ? -1 : 1)))
  console.log(`${key} | ${seen.join(' ')}`);

const unclaimed = new Map<string, Set<string>>();
for (const { program, command, form, unclaimed: marks } of answers) {
  if (command !== 'check' || form === 'split') continue;
  for (const { exception, where } of marks) {
    const key = `${exception} ${where}`;
    unclaimed.set(key, (unclaimed.get(key) ?? new Set()).add(`${program.name}`));
  }
}
for (const [key, names] of unclaimed) console.log(`no claim: ${key}: ${names.size}: ${[...names].join(' ')}`);
for (const form of FORMS) {
  const of = answers.filter((answer) => answer.form === form);
  const time = of.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  if (of.length > 0) console.log(`${form}: ${of.length} answers in ${Math.round(time)} ms`);
}
const refuted = answers.filter(
  ({ command, form, replay, said, program }) =>
    command === 'check' &&
    form === 'source' &&
    replay &&
    said.claims.some(
      ({ claim }) => claim.verdict === 'refuted' && program.marks.some(({ line }) => line === claim.location.line),
    ),
);
console.log(`${refuted.length} programs refuted at a marked line from source; ${told.size} kinds of faults`);
console.log(`${Math.round((user + system) / 1000)} ms of processor time`);
