/** Array accesses outside the array, and arrays of negative length. */
import { implicitCheck } from './implicit-check.js';

export const arrayBounds = implicitCheck({
  kind: 'in-bounds',
  card: {
    id: 'array-bounds',
    title: 'Array index out of bounds',
    question: 'Can an array be accessed outside its bounds here?',
    help: 'See to it that the index is at least 0 and less than the length of the array.',
    cwe: [129],
    since: '0.1.0',
  },
  subject: ({ array, index }, text) => `${text.of(array)}[${text.of(index)}]`,
  message: ({ array, index }, text, certainty) =>
    `\`${text.of(index)}\` ${certainty === 'must' ? 'is' : 'may be'} outside the bounds of \`${text.of(array)}\` here`,
  repair: ({ array, index }, text) =>
    `go on only where \`${text.of(index)}\` is at least 0 and less than \`${text.of(array)}.length\``,
  chosen: ({ index }) => index,
});

export const negativeArraySize = implicitCheck({
  kind: 'not-negative',
  card: {
    id: 'negative-array-size',
    title: 'Negative array size',
    question: 'Can an array of negative length be asked for here?',
    help: 'See to it that the length is at least 0.',
    cwe: [789, 1284],
    since: '0.1.0',
  },
  subject: ({ operand }, text) => text.of(operand),
  message: ({ operand }, text, certainty) =>
    `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} negative here, but is the length of a new array`,
  repair: ({ operand }, text) => `go on only where \`${text.of(operand)}\` is at least 0`,
  chosen: ({ operand }) => operand,
});
