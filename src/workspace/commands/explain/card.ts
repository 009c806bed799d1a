import { defineCard } from '../card.js';

export const explainCard = defineCard({
  id: 'explain',
  purpose: 'print the page of a rule: what it finds, examples, how to repair it',
  uses: [{ words: 'RULE', does: 'prints the page of a rule' }],
  examples: ['espalier explain null-dereference'],
  input: { takes: '<rule>', text: 'a rule as findings name it: null-dereference' },
  options: {},
});
