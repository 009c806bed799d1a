/** Stores into arrays whose elements are of another class: `Object[] all = new String[1]; all[0] = 1`. */
import { implicitCheck } from '../../../obligations/index.js';

export const arrayStore = implicitCheck({
  kind: 'storable',
  card: {
    id: 'array-store',
    title: 'Array store of another class',
    question: 'Can an object be stored here into an array that is not made for its class?',
    help: 'Make the array with the type that its elements have, or copy it into one of that type before storing.',
    cwe: [704],
    since: '0.1.0',
  },
  subject: ({ array, value }, text) => `${text.of(array)}[] = ${text.of(value)}`,
  message: ({ array, value }, text, certainty) =>
    `\`${text.of(value)}\` ${certainty === 'must' ? 'is' : 'may be'} of another class here than \`${text.of(array)}\` takes`,
});
