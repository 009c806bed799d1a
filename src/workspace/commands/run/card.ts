import { defineCard, PROGRAMS } from '../card.js';
import type { CommonOptions } from '../common-options.js';
import { type OptionCard, OptionProblem, type OptionValues } from '../option.js';
import { count, flag, text } from '../option-kinds.js';

export const runCard = defineCard({
  id: 'run',
  purpose: 'run a program, or a method on every heap of at most N objects a class',
  question: 'Does a run break an assertion?',
  uses: [
    { words: 'FILE… --entry C.main [-- ARGS]', does: 'runs a program, assertions checked on the way' },
    { words: 'FILE… --method C.m --scope N', does: 'runs a method on every heap of at most N objects a class' },
  ],
  examples: ['espalier run Main.java --entry Main.main', 'espalier run List.java --method List.reverse --scope 4'],
  input: {
    takes: '<input...>',
    text: PROGRAMS,
    usage: ['<input...> --entry C.main [-- ARGS]', '<input...> --method C.m --scope N'],
  },
  options: {
    entry: text('<class>', 'run the main method of this class'),
    scope: count('<n>', 'run the method on all heaps with at most n objects of each class'),
    integers: integers(),
    enableAssertions: flag("execute Java's assert statements (also -ea)"),
  },
  page: 'docs/run.md',
});

export type RunCommandOptions = OptionValues<typeof runCard.options> & CommonOptions;

function integers(): OptionCard<readonly number[] | undefined> {
  return {
    takes: '<list>',
    text: 'values of numbers in enumerated heaps, such as 0,1,-1 (default: -1 and 0 to n)',
    initial: undefined,
    read: (word) => {
      const parts = word.split(',').map((part) => part.trim());
      const numbers = parts.map(Number);
      const isInt = (number: number): boolean => number === (number | 0);
      if (parts.includes('') || !numbers.every(isInt)) {
        throw new OptionProblem('a list of ints such as 0,1,-1 is needed');
      }
      return [...new Set(numbers)];
    },
  };
}
