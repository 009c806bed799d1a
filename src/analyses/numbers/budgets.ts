/** What bounds the work of numbers, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const NUMBERS_BUDGETS = {
  'run-method': {
    steps: {
      most: 30_000,
      of: 'Steps of the run of a method, and again of one that follows no calls where the first did not end.',
    },
    states: { most: 10_000, of: 'States of a run.' },
    depth: { most: 6, of: 'Calls within calls.' },
    contexts: { most: 4, of: 'Entries of one method that are told apart.' },
  },
  refutation: {
    runs: { most: 400, of: 'Runs of each way to start, for a class.' },
    steps: { most: 1_000_000, of: 'Instructions that those may execute together.' },
    stepsPerRun: { most: 20_000, of: 'Instructions of one run.' },
  },
} satisfies Budgets;
