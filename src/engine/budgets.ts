/** What bounds the work of engine, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const ENGINE_BUDGETS = {
  disjunction: {
    many: { most: 8, of: 'More states than this are first merged where they are told alike, then compared.' },
  },
  spending: {
    asks: { most: 1_000, of: 'Steps between two questions whether to go on.' },
  },
} satisfies Budgets;
