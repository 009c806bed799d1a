import { defineCard, PROGRAMS } from '../card.js';
import { choice, flag, onUnless } from '../option-kinds.js';

const DOMAINS = ['auto', 'shapegraph', 'contraction', 'nullness', 'signs'] as const;

export const invariantsCard = defineCard({
  id: 'invariants',
  purpose: 'prove what always holds of the structures behind the fields of classes, whatever clients do',
  question: 'What always holds of the structures behind the fields of a class, whatever its clients do?',
  uses: [{ words: 'FILE…', does: "what always holds of the structures behind a class's fields" }],
  examples: ['espalier invariants List.java', 'espalier invariants jdk:java.util.LinkedList'],
  input: { takes: '<input...>', text: PROGRAMS, usage: ['<input...>'] },
  options: {
    domain: choice('<domain>', `the local analysis: ${DOMAINS.join(', ')}`, DOMAINS, 'auto'),
    closedWorld: flag('all code is in the input; from outside only the class itself is called'),
    threads: choice('<threads>', 'one, or many: then fields must be guarded by synchronized', ['one', 'many'], 'one'),
    replay: onUnless('do not try to break claims by calls in the interpreter'),
  },
  view: { name: 'invariants', title: 'Invariants' },
  page: 'docs/invariants.md',
});
