/** Kinds of edges: the field in the low bits, above it which parent fields of the target point back to the source. */

import type { Draft } from '../../../../structures/draft.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { ContractionModel } from './model.js';

const FIELD_BITS = 16;
const FIELDS = (1 << FIELD_BITS) - 1;

/** All bits of a kind that say that the target points back. */
export const BACKWARDS = 0xff << FIELD_BITS;

export const LOOP_FIELDS = CONTRACTION_BUDGETS['graphs/links'].loopFields.most;

export function fieldOf(kind: number): number {
  return kind & FIELDS;
}

/** Bits of the parent fields that point back along the edge. */
export function backOf(kind: number): number {
  return kind >>> FIELD_BITS;
}

export function kindOf(field: number, back: number): number {
  return field | (back << FIELD_BITS);
}

/** The bit of a field in a set of loops; 0 if it has none. */
export function loopBit(field: number): number {
  return field < LOOP_FIELDS ? 1 << field : 0;
}

/** The bit of a parent field, 0 for any other field. */
export function parentBit(model: ContractionModel, field: number): number {
  const { parents } = model;
  for (let index = 0; index < parents.length; index++) if (parents[index] === field) return 1 << index;
  return 0;
}

/** The edge along the field out of a node that is no summary, else -1. Parent fields: only if written as an edge. */
export function edgeOf(draft: Draft, node: number, field: number): number {
  const { sources, kinds } = draft;
  for (let edge = 0; edge < kinds.length; edge++) {
    if (sources[edge] === node && fieldOf(kinds[edge] as number) === field) return edge;
  }
  return -1;
}

/** The edge into the node along which one of the parent fields in `bits` points back, else -1. */
export function edgeBack(graph: Draft | HeapGraph, node: number, bits: number): number {
  const { kinds, targets } = graph;
  for (let edge = 0; edge < kinds.length; edge++) {
    if (targets[edge] === node && (backOf(kinds[edge] as number) & bits) !== 0) return edge;
  }
  return -1;
}

/** Writes parent pointers between single objects as edges, so that statements find them. */
export function unfoldParents(draft: Draft, model: ContractionModel): void {
  const { parents } = model;
  if (parents.length === 0) return;
  const { sources, kinds, targets, summaries } = draft;
  const count = kinds.length;
  for (let edge = 0; edge < count; edge++) {
    const back = backOf(kinds[edge] as number);
    if (back === 0) continue;
    const source = sources[edge] as number;
    const target = targets[edge] as number;
    if (summaries[source] !== 0 || summaries[target] !== 0) continue;
    kinds[edge] = fieldOf(kinds[edge] as number);
    for (let index = 0; index < parents.length; index++) {
      if (((back >>> index) & 1) === 1) draft.addEdge(target, parents[index] as number, source);
    }
  }
}
