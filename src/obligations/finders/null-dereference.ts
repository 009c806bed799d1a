/** Null dereferences: field accesses, calls, array accesses, unboxing, `throw` and `synchronized` on null. */
import { implicitCheck } from './implicit-check.js';

export const nullDereference = implicitCheck({
  kind: 'not-null',
  card: {
    id: 'null-dereference',
    title: 'Null dereference',
    question: 'Can a null reference be dereferenced here?',
    help: 'Test the reference against null before this line, or see to it that it is set on all paths that lead here.',
    cwe: [476],
    since: '0.1.0',
  },
  subject: ({ operand }, text) => text.of(operand),
  message: ({ operand }, text, certainty) =>
    `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} null here`,
  repair: ({ operand }, text) =>
    `see to it that \`${text.of(operand)}\` is set on every way here, or go on only where it is not null`,
  blamed: ({ operand }) => operand,
});
