/** What bounds the work of classfile, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const CLASSFILE_BUDGETS = {
  'archive/jimage-resources': {
    mostLayers: { most: 8, of: 'Layers of compression around one resource.' },
  },
  'archive/nested-jars': {
    deepest: { most: 2, of: 'Archives within archives.' },
  },
  'code/flow/finally-copies': {
    longest: { most: 3000, of: 'Longer blocks are not looked at.' },
  },
  'code/flow/liveness': {
    budget: { most: 6_000_000, of: 'Words of all the bit sets together.' },
  },
  'code/flow/regions': {
    mostHandlers: { most: 2000, of: 'Big generated methods have a few hundred; the work below is quadratic in them.' },
    mostListed: { most: 200_000, of: 'Handlers of all regions together.' },
  },
  'code/flow/subroutines': {
    mostNodes: { most: 200_000, of: 'Copies multiply with nesting.' },
    mostCalls: { most: 10_000, of: 'Copies of subroutines of old class files.' },
  },
  'code/flow/webs': {
    budget: { most: 3_000_000, of: 'Steps to tell apart the variables that share a slot.' },
  },
  'code/typing/typing': {
    mostRounds: { most: 40, of: 'Rounds over the blocks of a method.' },
    mostCells: { most: 2_000_000, of: 'Variables of all blocks together.' },
  },
  'code/typing/value-types': {
    mostMembers: { most: 32, of: 'Where more types than so many meet, only their common superclass is known.' },
  },
  'dynamic/descriptor-types': {
    mostParameters: { most: 255, of: 'What a call can pass (Java Virtual Machine Specification, 4.3.3).' },
  },
  'dynamic/switch-shapes': {
    mostLabels: { most: 251, of: 'A virtual machine passes no more arguments to a bootstrap method.' },
  },
  'format/descriptors': {
    mostDimensions: { most: 255, of: "The machine's limits: dimensions of an array, slots of a method's parameters." },
    mostSlots: { most: 255, of: 'Slots of the parameters of a method, by the format.' },
  },
  'format/signature-parser': {
    deepest: {
      most: 300,
      of: 'Deeper nesting is no signature that a compiler writes; parsing and later walks over the result recurse.',
    },
  },
  'format/annotations/annotations': {
    deepest: { most: 32, of: 'Arrays do not nest in Java; annotations do, a little.' },
  },
} satisfies Budgets;
