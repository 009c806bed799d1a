/** What bounds the work of spec, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const SPEC_BUDGETS = {
  constraints: {
    longestCondition: { most: 60, of: 'Conditions with more operators do not say when something is allocated.' },
  },
  'method-result': {
    longestFormula: { most: 120, of: 'Conditions of exceptions that are written down.' },
  },
  'alloy/module': {
    scope: { most: 3, of: 'Objects, numbers and so on, besides those that have names.' },
  },
  'alloy/unchanged': {
    few: { most: 40, of: 'Up to so many fields are written out in every predicate.' },
  },
  'checking/check-options': {
    defaultScope: { most: 4, of: 'Objects of each class where nothing is said.' },
  },
  'checking/outcome-checker': {
    gates: { most: 3_000_000, of: 'Gates of the formula that is given to the solver.' },
    conflicts: { most: 200_000, of: 'Conflicts that the solver may meet.', scales: true },
  },
  'checking/questions/question-universe': {
    mostClasses: { most: 24, of: 'More are too many to have objects of each.' },
  },
  'checking/questions/selection': {
    mostSteps: { most: 24, of: 'Writes and branches that are looked through; what lies deeper is read as it is.' },
  },
  'checking/small/concrete-states': {
    small: { most: 30_000, of: 'Beyond this what is computed with numbers would depend on their type.' },
  },
  'checking/small/replay': {
    stepsPerRun: { most: 20_000, of: 'Steps of one run.' },
    steps: { most: 400_000, of: 'Steps of all runs together.' },
    choicesPerRun: { most: 20, of: 'Choices of one run.' },
  },
  'checking/small/small-model': {
    greatest: { most: 10, of: 'More objects of a class are not tried.' },
  },
  'jml/java-text': {
    longest: { most: 60, of: 'Conditions with more operators are not written.' },
  },
} satisfies Budgets;
