/** Casts to a class that the object is not of. */
import { implicitCheck, simpleName } from '../../../obligations/index.js';

export const classCast = implicitCheck({
  kind: 'castable',
  card: {
    id: 'class-cast',
    title: 'Failing cast',
    question: 'Can an object of another class be cast here?',
    help: 'Test the object with instanceof before the cast.',
    cwe: [704],
    since: '0.1.0',
  },
  subject: ({ operand, type }, text) => `(${simpleName(type)}) ${text.of(operand)}`,
  message: ({ operand, type }, text, certainty) =>
    `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} of another class than ${simpleName(type)} here`,
  repair: ({ operand, type }, text) => `test \`${text.of(operand)} instanceof ${simpleName(type)}\` before the cast`,
  blamed: ({ operand }) => operand,
});
