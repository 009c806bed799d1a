/** What bounds the work of combinators, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const COMBINATORS_BUDGETS = {
  'value-formulas': {
    mostCases: { most: 8, of: 'Beyond so many cases a refinement is given up.' },
  },
  'value-thresholds': {
    most: { most: 120, of: 'More would make widening slow.' },
  },
} satisfies Budgets;
