/** The code under test, as the oracles use it: itself, or with one change. */
import type { ShapeGraphOptions, ShapeGraphs } from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';

export interface Kit {
  readonly shapeGraphs: (options: ShapeGraphOptions) => ShapeGraphs;
}

/** Rules for a doubly-linked list along fields 0 and 1, and for a tree along 0 and 1 with parents along 2. */
export const DOUBLY: Pick<ShapeGraphOptions, 'groups' | 'inverses'> = {
  groups: [1, 2],
  inverses: [
    { field: 0, back: 1 },
    { field: 1, back: 0 },
  ],
};
export const WITH_PARENT: Pick<ShapeGraphOptions, 'groups' | 'inverses'> = {
  groups: [3, 4],
  inverses: [
    { field: 0, back: 2 },
    { field: 1, back: 2 },
    { field: 2, back: 0 },
    { field: 2, back: 1 },
  ],
};
