/** Null that is passed to library methods which throw for it. */
import type { Look } from '../../../obligations/index.js';
import { argumentOf, type Demanded, refusedCall } from './refused-call.js';

const RAISED = 'java.lang.NullPointerException';

export const nullArgument = refusedCall(
  {
    id: 'null-argument',
    title: 'Null passed to a method that refuses it',
    question: 'Can null be passed here to a library method that throws an exception for it?',
    help: 'Test the reference against null before the call, or see to it that it is set on all paths that lead here.',
    cwe: [476],
    since: '0.2.0',
  },
  ({ nulls }) => nulls !== undefined,
  ({ call, refusals: { nulls = [] }, text }) =>
    nulls.flatMap((number): readonly Demanded[] => {
      const operand = argumentOf(call, Number(number));
      if (operand === undefined || (operand.kind === 'constant' && operand.value !== null)) return [];
      const called = nameOf(call.method);
      return [
        {
          subject: `argument ${number} of ${called}: ${text.of(operand)}`,
          message: (certainty) =>
            `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} null here, for which \`${called}\` throws a NullPointerException`,
          judge: <E>({ alarm }: Look<E>) => alarm({ kind: 'not-null', operand }),
          numeric: false,
          chosenByCaller: false,
          blamed: operand,
          broken: { raised: RAISED, nonNull: operand },
        },
      ];
    }),
);

function nameOf({ owner, name }: { readonly owner: string; readonly name: string }): string {
  const simple = owner.slice(owner.lastIndexOf('.') + 1);
  return name === '<init>' ? `new ${simple}` : `${simple}.${name}`;
}
