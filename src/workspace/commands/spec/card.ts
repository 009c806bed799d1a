import { defineCard, PROGRAMS } from '../card.js';
import { count, flag, onUnless, repeated } from '../option-kinds.js';

export const specCard = defineCard({
  id: 'spec',
  purpose: 'write down what each method does to the heap, in terms of the state before the call',
  question: 'What does each method do to the heap?',
  uses: [{ words: 'FILE…', does: 'what each method does to the heap, exactly or by bounds' }],
  examples: ['espalier spec List.java --method List.add', 'espalier spec List.java --format alloy'],
  input: { takes: '<input...>', text: PROGRAMS, usage: ['<input...>'] },
  options: {
    all: flag('also relations that do not change, and methods that compilers add'),
    ascii: flag("text in Alloy's spelling, without other signs"),
    steps: count('<n>', 'steps along a field before they become its closure (k, default 3)'),
    objects: count('<n>', 'new objects of a class before the rest becomes a set (m, default 5)'),
    operators: count('<n>', 'operators of a bound before it is given up (n, default 1300)'),
    contexts: count('<n>', 'receiver classes for which a method is summarised apart (l, default 5)'),
    check: flag('check ensures clauses and invariants against the specifications'),
    property: repeated('<formula>', 'check that it holds after every method in which it means something (repeatable)'),
    scope: count('<n>', 'objects of each class in checks (default 4)'),
    replay: onUnless('do not try counterexamples on the real methods'),
  },
  view: { name: 'specification', title: 'Specification' },
  page: 'docs/spec.md',
});
