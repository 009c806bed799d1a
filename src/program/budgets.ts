/** What bounds the work of program, by the file that asks. */
import type { Budgets } from '../base/budgets.js';

export const PROGRAM_BUDGETS = {
  'calls/effects': {
    mostMethods: { most: 400, of: 'Methods that are looked at for one answer; beyond, a call may do anything.' },
  },
  'calls/footprint': {
    mostMethods: { most: 200, of: 'Methods that one run looks into; calls of further ones are not followed.' },
    small: { most: 12, of: 'Library methods of so many edges are looked into, if they are plain.' },
    mostTargets: { most: 12, of: 'Calls with more targets are not followed.' },
  },
  'flow/repetition': {
    few: { most: 1000, of: 'The greatest constant that a counter is stepped by, or starts at.' },
    mostNested: { most: 2, of: 'Loops within loops whose bound is looked for.' },
  },
} satisfies Budgets;
