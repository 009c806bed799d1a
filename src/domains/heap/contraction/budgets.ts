/** What bounds the work of contraction, by the file that asks. */
import type { Budgets } from '../../../base/budgets.js';

export const CONTRACTION_BUDGETS = {
  tables: {
    large: { most: 4, of: 'Graphs with so many times the nodes that may be kept apart are contracted anywhere.' },
  },
  'ask/evaluation': {
    mostCases: { most: 20_000, of: 'Cases that one question may lead to, beyond which it is not answered.' },
  },
  'calls/enter': {
    searchLimit: {
      most: 1_000,
      of: 'How long the order of cutpoints is searched for; beyond it equal calls may be taken for different ones.',
    },
  },
  'calls/split': {
    mostSplits: { most: 2, of: 'Each doubles the cases.' },
  },
  'graphs/links': {
    loopFields: { most: 31, of: 'Loops are bits of a 32-bit integer; edges along later fields are never contracted.' },
  },
  'graphs/merges': {
    symmetries: {
      most: 64,
      of: 'Graphs with more symmetries than this are compared in some of them only: then they are perhaps merged once more.',
    },
  },
  'graphs/states': {
    searchLimit: {
      most: 200,
      of: 'Graphs with more symmetries may get several numbers; that is cheaper than to try them all.',
    },
  },
  'represents/match': {
    mostSteps: {
      most: 20_000,
      of: 'So many references are followed; a state that is not refuted by then counts as represented.',
    },
  },
  'shapes/build': {
    mostRooted: { most: 1_000, of: 'Drafts of heaps below one root.' },
  },
  'shapes/candidates': {
    mostCandidates: { most: 24, of: 'Formulas that are tried as what holds.' },
    mostPlaces: { most: 5, of: 'Places that such formulas speak of.' },
    mostSteps: { most: 4, of: 'Fields of a path behind the parameter.' },
  },
  'shapes/cases': {
    mostCases: { most: 48, of: 'Cases of a formula; a formula with more says nothing.' },
  },
  'shapes/components': {
    mostWays: { most: 32, of: 'Ways to put parts together.' },
  },
  'shapes/family': {
    mostRoots: { most: 3, of: 'Beyond these there are always too many.' },
    mostRings: { most: 2, of: 'Rings among the roots.' },
    mostBuilt: { most: 4_000, of: 'Of all states on the way: in many of them some variables are still null.' },
  },
  'shapes/inverses': {
    mostParents: { most: 8, of: 'Fields that lead back.' },
  },
  'shapes/patterns': {
    mostPatterns: { most: 256, of: 'Patterns of one shape.' },
  },
  'shapes/shapes': {
    mostStarts: { most: 3_000, of: 'The most starts of one method.' },
  },
  'step/heap': {
    mostCases: { most: 32, of: 'Of one access to an element.' },
  },
  'vague/limits': {
    most: {
      most: 6,
      of: 'Edges from regular nodes that no variable holds to vague ones, beyond which these nodes become vague, too.',
    },
  },
} satisfies Budgets;
