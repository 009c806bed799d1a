/** `espalier run`: runs a program, or a method on every heap up to a scope. The shell performs it: the program has its streams. */
import { tool } from '../command.js';
import { runCard } from './card.js';

export const runCommand = tool({
  card: runCard,
  formats: ['text', 'json', 'dot', 'svg'],
  claims: [
    'run',
    'requires',
    'ensures',
    'invariant',
    'assert',
    'null-dereference',
    'class-cast',
    'array-bounds',
    'division-by-zero',
    'negative-array-size',
    'array-store',
  ],
});
