/** What bounds the work of sketches, by the file that asks. */
import type { Budgets } from '../../../base/budgets.js';

export const SKETCH_BUDGETS = {
  represents: {
    mostTrials: {
      most: 500,
      of: 'Ways to choose objects that are tried before a state is taken as right; heaps of tests are small.',
    },
    mostObjects: { most: 20_000, of: 'Objects beyond which a heap is not looked at, and every state taken as right.' },
  },
} satisfies Budgets;
