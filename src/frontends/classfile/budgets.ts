/** What bounds the work of classfile, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const CLASSFILE_BUDGETS = {
  'archive/jimage': {
    mostNameCharacters: { most: 33_554_432, of: 'All names of a JDK together have a million characters.' },
  },
  'archive/jimage-index': {
    mostBytes: { most: 33_554_432, of: 'The index of a whole JDK has two megabytes.' },
  },
  'archive/jimage-resources': {
    mostBytes: { most: 67_108_864, of: 'Bytes of one resource.' },
    mostLayers: { most: 8, of: 'Layers of compression around one resource.' },
  },
  'archive/manifest': {
    mostBytes: {
      most: 4_194_304,
      of: 'The main section comes first; signed jars go on with a section for every entry, which nothing here needs.',
    },
  },
  'archive/nested-jars': {
    mostInflated: {
      most: 268_435_456,
      of: 'Bytes: compressed jars inside are kept in memory, inflated; stored ones are read where they stand.',
    },
    deepest: { most: 2, of: 'Archives within archives.' },
  },
  'code/flow/effort': {
    most: {
      most: 40_000_000,
      of: 'Work that one method may make. What compilers write needs a small part of it; the rest is refused.',
    },
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
  'code/translation/translation-state': {
    mostEdges: { most: 400_000, of: 'Edges of one body, as the source front end has it.' },
  },
  'code/translation/variables': {
    trustingRounds: { most: 4, of: 'Rounds in which tables of variables are believed, but for what is contradicted.' },
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
  'format/stack-map': {
    mostEntries: {
      most: 4_194_304,
      of: 'Entries of all full frames together: a chain of small frames may stand for very many. Methods of compilers stay far below.',
    },
  },
  'format/annotations/annotations': {
    deepest: { most: 32, of: 'Arrays do not nest in Java; annotations do, a little.' },
  },
} satisfies Budgets;
