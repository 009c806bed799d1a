/** What bounds the work of engine, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const ENGINE_BUDGETS = {
  spending: {
    asks: { most: 1_000, of: 'Steps between two questions whether to go on.' },
  },
} satisfies Budgets;
