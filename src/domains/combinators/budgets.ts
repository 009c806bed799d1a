/** What bounds the work of combinators, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const COMBINATORS_BUDGETS = {
  'linear/field-pack': {
    most: { most: 12, of: 'Fields of variables that a body is told of; those that it uses most.' },
  },
  'linear/fields': {
    mostDefaults: {
      most: 12,
      of: 'Of a new object with more fields that are numbers or have lengths nothing is known.',
    },
  },
  'linear/rebuilt': {
    depth: { most: 4, of: 'Computations inside each other that the form of a temporary is rebuilt from.' },
    steps: {
      most: 20,
      of: 'Points back to where a temporary got its value, on all ways; one that is further away stands for itself.',
    },
  },
  'value-formulas': {
    mostCases: { most: 8, of: 'Beyond so many cases a refinement is given up.' },
  },
  'value-thresholds': {
    most: { most: 120, of: 'More would make widening slow.' },
  },
} satisfies Budgets;
