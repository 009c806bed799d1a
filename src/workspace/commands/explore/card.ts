import { defineCard } from '../card.js';
import { type OptionCard, OptionProblem, type OptionValues } from '../option.js';
import { flag } from '../option-kinds.js';

export const exploreCard = defineCard({
  id: 'explore',
  purpose: 'see in the browser what code does to the heap, line by line',
  question: 'What does this code do to the heap, line by line, in pictures?',
  uses: [{ words: '[FILE…]', does: 'the same in the browser: code on the left, pictures on the right' }],
  examples: ['espalier explore', 'espalier explore src/main/java'],
  input: { takes: '[input...]', text: '.java files and folders of them; without any, examples and what you type' },
  options: {
    port: port(),
    open: flag('open the page in the browser, not only print its address'),
    quiet: flag('nothing on standard error'),
    strict: flag('an unreadable file met in a folder makes the exit status 2'),
  },
  page: 'docs/explore.md',
});

export type ExploreOptions = OptionValues<typeof exploreCard.options>;

function port(): OptionCard<number> {
  return {
    takes: '<n>',
    text: 'listen on this port of 127.0.0.1 (default: one that is free)',
    initial: 0,
    read: (word) => {
      if (!/^\d{1,5}$/.test(word) || Number(word) > 65_535) throw new OptionProblem('a port from 0 to 65535 is needed');
      return Number(word);
    },
  };
}
