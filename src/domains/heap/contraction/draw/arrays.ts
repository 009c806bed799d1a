/** Arrays as people see them: their slots are no objects, and what slots hold is in the cell `[]` of the array. */
import type { Draft } from '../../../../structures/draft.js';
import { fieldOf } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';
import type { ShownEdge } from './fields.js';

/** By node: the array that a node of slots belongs to, itself for any other. */
export function arraysOf({ numbers, labels }: ShapeTables, draft: Draft): readonly number[] {
  const arrays = Array.from({ length: draft.size }, (_, node) => node);
  const { elements } = numbers;
  if (elements === undefined) return arrays;
  const isSlots = draft.labels.map((label) =>
    labels.receivers(labels.label(label).classes).every(({ type }) => type === SLOT),
  );
  const above = new Map<number, number>();
  for (let edge = 0; edge < draft.edges; edge++) {
    const field = fieldOf(draft.kinds[edge] as number);
    const isDown = field === elements.first || field === elements.next;
    if (isDown) above.set(draft.targets[edge] as number, draft.sources[edge] as number);
  }
  return arrays.map((node) => {
    let top = node;
    for (let steps = 0; isSlots[top] === true && steps < draft.size; steps++) top = above.get(top) ?? top;
    return top;
  });
}

/** Edges along slots left out; where a tree holds slots and objects, the array leads to it by its elements. */
export function withoutSlots(tables: ShapeTables, draft: Draft, edges: readonly ShownEdge[]): readonly ShownEdge[] {
  const { elements } = tables.numbers;
  if (elements === undefined) return edges;
  const arrays = arraysOf(tables, draft);
  return edges.flatMap(({ source, field, target }) => {
    const isHidden = arrays[target] !== target;
    if (isHidden) return [];
    const isOfArrays = tables.numbers.isOfArrays(field);
    return [{ source: arrays[source] as number, field: isOfArrays ? elements.element : field, target }];
  });
}
