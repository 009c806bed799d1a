/** What bounds the work of recency, by the file that asks. */
import type { Budgets } from '../../../base/budgets.js';

export const RECENCY_BUDGETS = {
  'calls/renamings': {
    capacity: { most: 4096, of: 'So many are remembered at once.' },
  },
  'implications/body-telling': {
    mostSweeps: { most: 12, of: 'Loops are gone through more often by hardly any body; then nothing is told.' },
  },
  'implications/facts': {
    mostParameters: { most: 31, of: 'Parameters beyond these are not told apart.' },
  },
  'implications/implications': {
    deepest: {
      most: 4,
      of: 'Calls inside each other that are looked into. What lies deeper tells nothing, so that methods may call each other.',
    },
    mostEdges: { most: 200, of: 'Larger bodies tell nothing.' },
    mostTargets: { most: 4, of: 'Calls with more targets tell nothing.' },
  },
  'regions/survey': {
    deepestDescription: { most: 4, of: 'Definitions that the description of an object is followed back through.' },
  },
  'represents/represents': {
    mostTrials: {
      most: 2_000,
      of: 'So many assignments are tried; a state that is not refuted by then counts as represented.',
    },
  },
  'represents/world': {
    mostObjects: { most: 20_000, of: 'So many objects are looked at; beyond that nothing is claimed.' },
  },
  'state/value-table': {
    mostThresholds: {
      most: 64,
      of: 'So many constants of the program at most are stops of widening, so that chains stay short.',
    },
  },
} satisfies Budgets;
