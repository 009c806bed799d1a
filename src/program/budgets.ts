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
  'calls/program-writes': {
    mostMethods: { most: 600, of: 'Methods of the program that a call may run; beyond that it may write any field.' },
    mostFields: { most: 40, of: 'Fields that they write; beyond that it may write any.' },
  },
  'calls/class-path': {
    mostClasses: {
      most: 300,
      of: 'Classes of the class path whose objects a program may have, and that are looked for overrides: those that the input mentions, and those that these mention.',
    },
  },
  'flow/repetition': {
    few: { most: 1000, of: 'The greatest constant that a counter is stepped by, or starts at.' },
    mostNested: { most: 2, of: 'Loops within loops whose bound is looked for.' },
  },
  'nearby-calls': {
    mostMethods: { most: 200, of: 'Methods that are looked at by themselves; beyond, all calls of the program are.' },
  },
} satisfies Budgets;
