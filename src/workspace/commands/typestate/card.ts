import { defineCard, PROGRAMS } from '../card.js';
import { wordsOf } from '../common-options.js';
import type { OptionCard } from '../option.js';
import { choice, onUnless } from '../option-kinds.js';

export const typestateCard = defineCard({
  id: 'typestate',
  purpose: 'find the states of the objects of a component, which call leads where and which fails; check its clients',
  question: 'Which states can the objects of a component be in, which calls fail, and do its clients keep to that?',
  uses: [
    {
      words: 'FILE… [--client FILE…]',
      does: "states of a component's objects, which calls fail, whether clients keep to it",
    },
  ],
  examples: ['espalier typestate Connection.java', 'espalier typestate Connection.java --client Client.java'],
  // Clients of the library alone need no input.
  input: { takes: '[input...]', text: PROGRAMS, usage: ['[<input...>] [--client <file...>]'] },
  options: {
    client: client(),
    errors: errors(),
    engine: choice(
      '<engine>',
      'make the tables by running the code, or the boolean programs made of it: code, boolean',
      ['code', 'boolean'],
      'code',
    ),
    replay: onUnless('do not try to replay failing calls of clients in the interpreter'),
  },
  view: { name: 'typestates', title: 'Typestates' },
  page: 'docs/typestate.md',
});

function client(): OptionCard<readonly string[] | undefined> {
  return {
    takes: '<file...>',
    text: 'programs that use the component, to be checked: files, folders, jars',
    initial: undefined,
    names: 'files',
    read: (word, before = []) => [...before, word],
  };
}

function errors(): OptionCard<readonly string[] | undefined> {
  return {
    takes: '<list>',
    text: 'what counts as an error: throw, null, cast, bounds, arithmetic, assert, all, or exceptions (default: throw,assert)',
    initial: undefined,
    read: (word, before = []) => [...before, ...wordsOf(word)],
  };
}
