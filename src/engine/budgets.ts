/** What bounds the work of engine, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const ENGINE_BUDGETS = {
  'equations/remembered-pairs': {
    capacity: { most: 1_048_576, of: 'Pairs of states that are remembered before all are forgotten.' },
  },
  disjunction: {
    many: { most: 8, of: 'More states than this are first merged where they are told alike, then compared.' },
  },
  policy: {
    steps: {
      most: 1_000_000,
      of: 'Steps of a run, and what they cost besides, unless an analysis says otherwise.',
      scales: true,
    },
    states: { most: 200_000, of: 'Different states of a run, unless an analysis says otherwise.', scales: true },
    depth: { most: 12, of: 'Calls inside each other; deeper ones are unknown calls.' },
    contexts: { most: 8, of: 'Contexts of a method that are told apart; further ones are one.' },
    targets: { most: 8, of: 'Methods that a call may run; with more it is an unknown call.' },
  },
  spending: {
    asks: { most: 1_000, of: 'Steps between two questions whether to go on.' },
  },
} satisfies Budgets;
