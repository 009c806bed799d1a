import { defineCard, PROGRAMS } from '../card.js';
import { type OptionCard, OptionProblem } from '../option.js';
import { choice, lineOfFile, onUnless } from '../option-kinds.js';

export const shapeCard = defineCard({
  id: 'shape',
  purpose: 'prove what methods do to lists, trees and rings, and draw the shapes at every line',
  question: 'Which shapes can the heap have at every line, and what do they prove?',
  uses: [{ words: 'FILE…', does: 'heap shapes at every line, and what they prove' }],
  examples: [
    'espalier shape List.java --method List.reverse',
    'espalier shape List.java --format svg --output shapes.svg',
  ],
  input: { takes: '<input...>', text: PROGRAMS, usage: ['<input...>'] },
  options: {
    join: choice('<join>', 'how states are merged: partial, relational', ['partial', 'relational'], 'partial'),
    abstraction: choice(
      '<where>',
      'where states are contracted: auto, everywhere, loop-heads',
      ['auto', 'everywhere', 'loop-heads'],
      'auto',
    ),
    inverse: inverse(),
    at: lineOfFile('the line, or File.java:LINE, whose shapes svg and dot draw'),
    replay: onUnless('do not try to break claims in the interpreter'),
    needs: onUnless('do not look for preconditions where a claim fails without'),
  },
  view: { name: 'shapes', title: 'Shapes' },
  page: 'docs/shape.md',
});

export interface Inverse {
  readonly field: string;
  readonly of: string;
}

function inverse(): OptionCard<readonly Inverse[]> {
  return {
    takes: '<fields>',
    text: 'prev=next: the field prev points back along next (repeatable)',
    initial: [],
    read: (word, before) => {
      const parts = /^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*$/u.exec(word);
      const [, field, of] = parts ?? [];
      if (field === undefined || of === undefined) {
        throw new OptionProblem('two field names are needed, as in prev=next');
      }
      if (field === of) throw new OptionProblem('a field is not its own inverse');
      return [...before, { field, of }];
    },
  };
}
