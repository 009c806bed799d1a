/** What bounds the work of facts, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const FACTS_BUDGETS = {
  'meaning/evaluate': {
    mostSteps: { most: 10_000_000, of: 'Steps of evaluating one formula on one heap, unless who asks says otherwise.' },
  },
  parse: {
    deepest: {
      most: 500,
      of: 'Formulas within formulas; deeper ones are refused rather than left to overflow the stack.',
    },
  },
} satisfies Budgets;
