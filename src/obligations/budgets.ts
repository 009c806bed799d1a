/** What bounds the work of obligations, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const OBLIGATIONS_BUDGETS = {
  'finders/chosen': {
    mostOperands: { most: 40, of: 'Operands that are looked at on the way to one parameter.' },
  },
  'parameters/null-tests': {
    nearest: { most: 6, of: 'Steps between a test against null and the call of `close` that it guards.' },
  },
  'telling/expression-text': {
    deepest: { most: 6, of: 'Deeper expressions are cut short.' },
    longest: { most: 60, of: 'Characters of an expression that is told.' },
  },
  'telling/steps': {
    mostSteps: { most: 24, of: 'Steps of one finding; of longer paths the last ones are told.' },
  },
} satisfies Budgets;
