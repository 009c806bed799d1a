/** What bounds the work of facts, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const FACTS_BUDGETS = {
  parse: {
    deepest: {
      most: 500,
      of: 'Formulas within formulas; deeper ones are refused rather than left to overflow the stack.',
    },
  },
} satisfies Budgets;
