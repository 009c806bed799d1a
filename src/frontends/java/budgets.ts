/** What bounds the work of java, by the file that asks. */
import type { Budgets } from '../../base/budgets.js';

export const JAVA_BUDGETS = {
  'lowering/context': {
    mostEdges: { most: 400_000, of: 'Edges of one body: with more, nested copies of `finally` have exploded.' },
  },
  'model/inference/bound-set': {
    mostBounds: {
      most: 400,
      of: 'Bounds of all variables together; further ones are ignored, the solution may then be less special.',
    },
    deepest: { most: 24, of: 'Types within types that bounds are reduced through.' },
  },
  'model/inference/bounds': {
    deepest: { most: 2, of: 'Type arguments of type arguments; deeper ones become `?`.' },
  },
  'model/inference/capture': {
    deepest: { most: 6, of: 'Types within types that are projected.' },
  },
  'model/inference/inference-session': {
    mostNested: { most: 60, of: 'Calls within lambdas within calls …; deeper ones are not looked into.' },
  },
  'model/types/erasure': {
    deepest: { most: 20, of: 'Bounds of bounds; a cycle (`T extends T`, an error) must end somewhere.' },
  },
  'model/types/subtyping': {
    deepest: {
      most: 16,
      of: 'Where types unfold without end (`T extends Comparable<? super T>` …), the question is taken as answered: yes.',
    },
  },
  'model/types/supertypes': {
    deepest: { most: 12, of: 'Bounds of type variables that are followed.' },
  },
  'syntax/copy-tree': {
    deepest: {
      most: 6000,
      of: 'Below this depth nodes are cut off and marked broken: whoever walks the tree recursively must not overflow.',
    },
    mostErrors: { most: 10, of: 'More syntax errors of one file are only counted.' },
  },
  'syntax/parse': {
    largestFile: { most: 40_000_000, of: "Larger files are refused: the parser's memory is bounded." },
    stepsPerUnit: {
      most: 1,
      of: 'Calls of the progress callback before a file is given up, a unit of text; ordinary and hostile text needs 0.06.',
    },
    mostOpenAngles: {
      most: 3000,
      of: "Open angle brackets in one statement; the parser's memory grows with the square of their number.",
    },
  },
} satisfies Budgets;
