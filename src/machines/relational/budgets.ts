/** What bounds the work of relational, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const RELATIONAL_BUDGETS = {
  conditions: {
    greatestDiagram: { most: 300, of: 'Nodes of the decision diagram of one condition; a greater one is unknown.' },
  },
  options: {
    steps: { most: 3, of: 'Steps along a relation that are written out before they become its closure.' },
    objects: { most: 5, of: 'Allocated objects of a class that are told apart before the rest becomes a set.' },
    operators: { most: 1300, of: 'Operators above which a bound is given up.' },
    contexts: {
      most: 5,
      of: 'Receiver classes for which a method is summarised apart, before one summary serves all others.',
    },
    targets: { most: 8, of: 'Methods that a call may run; with more it is an unknown call.' },
  },
  'finite-relation': {
    atomLimit: { most: 4096, of: 'Atoms are numbers below this; four columns fit into a number.' },
  },
  'execution/allocation': {
    shortArray: { most: 4, of: 'Arrays of a constant length up to this have all their elements written down.' },
  },
  'execution/frame': {
    mostThrown: { most: 4, of: 'How many classes of exceptions are told apart.' },
  },
  'execution/merge': {
    longestChoice: {
      most: 100,
      of: 'Values that a condition with more operators tells apart are not told apart any more.',
    },
    longestPath: { most: 600, of: "A path's own condition is written only once." },
  },
  'execution/run-body': {
    budget: {
      most: 4000,
      of: 'Expressions that one method may make unless the budget says otherwise; of conditions, which are small, sixteen times as many.',
      scales: true,
    },
  },
  'execution/vocabulary': {
    mostRelations: {
      most: 120,
      of: 'With more fields and classes than this, a list of all that may have changed says nothing to anybody.',
    },
  },
  'execution/calls/calls': {
    heaviest: {
      most: 60,
      of: 'Fields, allocations and outcomes of all methods that a call may run, beyond which it is said only what may change.',
    },
  },
  'execution/calls/method-summaries': {
    mostRemembered: { most: 50_000, of: 'How much tables of the algebra remember from one method to the next.' },
    longestForeign: { most: 40, of: 'Instructions of a library method that is read in full.' },
    deepest: { most: 30, of: 'How many executions may wait for each other.' },
  },
  'execution/effects/effect-group': {
    mostNamed: { most: 32, of: 'Frames with more fields or classes than this say nothing to anybody.' },
  },
  'execution/effects/exceptions': {
    mostCases: { most: 6, of: 'How many classes of exceptions a choice is split into.' },
  },
  'loops/chains': {
    mostChains: { most: 8, of: 'How many chains of one bound are closed in a round.' },
  },
  'loops/exits': {
    longestCondition: { most: 100, of: 'Longer conditions of what the last iteration allocates are not told.' },
  },
  'loops/filters': {
    mostPaths: { most: 24, of: 'How many paths of a condition are written out.' },
  },
  'loops/fixpoint': {
    longestGuard: { most: 10, of: 'Longer conditions of what is written are forgotten.' },
  },
  'loops/narrowing': {
    mostValues: { most: 4, of: 'How many values of one exit are narrowed.' },
  },
  'loops/trailing': {
    mostNodes: { most: 400, of: 'How many expressions are looked at.' },
  },
  'loops/transformer': {
    mostRuns: { most: 8, of: 'How often the body is run to find the fields that change.' },
  },
  'simplify/choice': {
    longestTest: { most: 60, of: 'Longer conditions are not searched for a test of equality.' },
  },
  'simplify/order': {
    depth: { most: 6, of: 'How deep terms are looked into: enough for the terms that programs make, and bounded.' },
  },
  'text/token-reader': {
    deepest: { most: 200, of: 'Parentheses within parentheses that are read.' },
  },
  'text/tokens': {
    longest: { most: 100_000, of: 'Characters of an expression that is read.' },
  },
} satisfies Budgets;
