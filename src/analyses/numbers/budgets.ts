/** What bounds the work of numbers, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const NUMBERS_BUDGETS = {
  'run-method': {
    steps: {
      most: 30_000,
      of: 'Steps of the run of a method, and again of one that follows no calls where the first did not end.',
    },
    states: { most: 10_000, of: 'States of a run.' },
    near: {
      most: 40,
      of: 'Instructions of a method outside the input that is looked into where following all calls takes too long.',
    },
    depth: { most: 6, of: 'Calls within calls.' },
    contexts: { most: 4, of: 'Entries of one method that are told apart.' },
  },
  callers: {
    roots: { most: 16, of: 'Methods that a private one is called from; one that more call starts with any arguments.' },
    within: { most: 24, of: 'Private methods that it is called through.' },
  },
  'classes/guarded': {
    mostFields: { most: 6, of: 'Fields of a class that its invariants speak of; those that it uses most.' },
  },
  'classes/inference': {
    rounds: { most: 14, of: 'Rounds in which the invariants of a class have to settle; else there are none.' },
    work: { most: 100_000, of: 'Steps of all runs for the invariants of a class together.' },
    share: { most: 3, of: 'Budgets of other runs that a run for the invariants of a class may spend.' },
    exact: { most: 2, of: 'Rounds before what does not settle is given up bit by bit.' },
    mostMethods: { most: 60, of: 'A class whose fields more methods alter has no invariants.' },
    mostEdges: { most: 600, of: 'So has one of which a method that does has more instructions.' },
  },
  refutation: {
    runs: { most: 400, of: 'Runs of each way to start, for a class.' },
    steps: { most: 1_000_000, of: 'Instructions that those may execute together.' },
    stepsPerRun: { most: 20_000, of: 'Instructions of one run.' },
  },
} satisfies Budgets;
