/** What bounds the work of predicates, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const PREDICATES_BUDGETS = {
  'heap/escaped': {
    most: { most: 6, of: 'So many of a class; of others it is remembered only that there are some.' },
  },
  'machine/initial': {
    mostStarts: { most: 100, of: 'Ways through the initialisers of one class multiply those through the others.' },
  },
  'step/calls': {
    mostTargets: { most: 24, of: 'Of a call on an object of which only the type is known.' },
  },
  'values/draft': {
    mostPairs: { most: 2000, of: 'Beyond this many pairs nothing more is drawn from them.' },
  },
} satisfies Budgets;
