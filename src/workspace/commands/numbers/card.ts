import { defineCard, PROGRAMS } from '../card.js';
import { choice, lineOfFile, onUnless } from '../option-kinds.js';

export const numbersCard = defineCard({
  id: 'numbers',
  purpose: 'prove that indices, sizes and divisors are right, and tell how numbers relate at every line',
  question: 'How do the integers and lengths relate at every line, and what do they prove?',
  uses: [{ words: 'FILE…', does: 'how integers, lengths and fields relate at every line, and what they prove' }],
  examples: ['espalier numbers Search.java --method Search.find', 'espalier numbers Search.java --at 12'],
  input: { takes: '<input...>', text: PROGRAMS },
  options: {
    domain: choice(
      '<domain>',
      'what is known of numbers: zones (differences), octagons (sums too), intervals (each alone)',
      ['zones', 'octagons', 'intervals'],
      'zones',
    ),
    at: lineOfFile('the line, or File.java:LINE, whose relations are told; others are left out'),
    replay: onUnless('do not try to break claims in the interpreter'),
  },
  page: 'docs/numbers.md',
});
