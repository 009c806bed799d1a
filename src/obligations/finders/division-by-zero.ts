/** Divisions and remainders of int and long by zero; those of floating-point numbers never fail. */
import { implicitCheck } from './implicit-check.js';

export const divisionByZero = implicitCheck({
  kind: 'not-zero',
  card: {
    id: 'division-by-zero',
    title: 'Division by zero',
    question: 'Can a whole number be divided by zero here?',
    help: 'Test the divisor against 0 before the division, and decide what the answer is then.',
    cwe: [369],
    since: '0.1.0',
  },
  subject: ({ operand }, text) => text.of(operand),
  message: ({ operand }, text, certainty) =>
    `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} zero here, but is divided by`,
  repair: ({ operand }, text) => `decide what the answer is where \`${text.of(operand)}\` is 0, before the division`,
  chosen: ({ operand }) => operand,
});
