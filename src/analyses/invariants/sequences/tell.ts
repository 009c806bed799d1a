/** Tells what a program that breaks a formula does. */
import { stepOf, witnessOf } from '../../../execution/enumeration/witness.js';
import type { NamedValue } from '../../../execution/memory/snapshot.js';
import { programThatBreaks } from '../../../execution/replay/java/witness-program.js';
import { linesOf, type Sequence } from '../../../execution/replay/sequence.js';
import type { WitnessStep } from '../../../findings/claim.js';
import type { HeapObject } from '../../../ir/heap.js';
import type { ClassName } from '../../../ir/types.js';
import type { Broken } from './question.js';
import type { SequenceSession } from './session.js';
import { breachBy } from './shorten.js';

/** Runs the program once more, and writes down what the client holds after each line. Undefined where it breaks nothing. */
export function told(session: SequenceSession, program: Sequence, formula: number): Broken | undefined {
  const breach = breachBy(session, program, formula);
  if (breach === undefined) return undefined;
  const { player, question, outside } = session;
  const { machine } = player;
  const thrown = new Map(player.thrown);
  const isSubtype = (lower: ClassName, upper: ClassName): boolean => outside.hierarchy.isAssignable(lower, upper);
  const lines = linesOf(program, { thrown, isSubtype });
  const calls =
    lines.length === 0 ? [`Class.forName(${JSON.stringify(question.type)})`] : lines.map(({ text }) => text);
  const trace: WitnessStep[] = [];
  player.begin();
  let performed = 0;
  const held = (number: number): readonly NamedValue[] => {
    const named: NamedValue[] = lines.slice(0, number + 1).flatMap(({ variable, step }): readonly NamedValue[] => {
      const value = player.values[step];
      return variable === undefined || value === undefined ? [] : [{ name: variable, type: 'java.lang.Object', value }];
    });
    const self = breach.object && session.between().objects.find(({ id }) => id === breach.object?.id);
    return self ? [{ name: 'this', type: question.type, value: self satisfies HeapObject }, ...named] : named;
  };
  for (const [number, { step }] of lines.entries()) {
    for (; performed <= step; performed++) {
      const next = program[performed];
      if (next === undefined || !player.perform(next)) return undefined;
    }
    const exception = thrown.get(step);
    const after = stepOf(number + 1, machine.snapshot(held(number)));
    trace.push(exception === undefined ? after : { ...after, note: `throws ${exception}` });
  }
  const end = machine.snapshot(held(lines.length));
  const { fault } = breach;
  const holder = player.values.findIndex(
    (value) => typeof value === 'object' && value !== null && value.id === breach.object?.id,
  );
  const { term } = question.asked[formula] ?? {};
  const java =
    term === undefined || lines.length === 0
      ? { lacks: 'the class breaks it as it is loaded' }
      : holder < 0 && breach.object !== null
        ? { lacks: 'the object that breaks it is not at hand' }
        : programThatBreaks(outside.hierarchy, program, {
            type: question.type,
            term,
            holder: holder < 0 ? undefined : holder,
            thrown,
          });
  const witness = { ...witnessOf(end, trace, 'calls', calls), program: java };
  return { witness, calls: calls.length, ...(fault === undefined ? {} : { fault }) };
}
