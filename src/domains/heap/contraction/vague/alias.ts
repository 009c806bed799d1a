/** Whether two vague nodes can be one object, and what they are if they are. */
import { isKept } from '../../../../ir/kept.js';
import type { Draft } from '../../../../structures/draft.js';
import { edgeOf } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';

/** Whether the objects can be one. Of regular nodes that is not to be asked: each is a node of its own. */
export function mayBeSame({ labels: table, numbers }: ShapeTables, draft: Draft, one: number, other: number): boolean {
  const left = table.label(draft.labels[one] as number);
  const right = table.label(draft.labels[other] as number);
  if (left.age !== right.age && left.age !== 'any' && right.age !== 'any') return false;
  if (table.meet(left.classes, right.classes) === -1) return false;
  const both = left.known & right.known;
  for (let field = 0; both >>> field !== 0 && field < numbers.size; field++) {
    if (((both >>> field) & 1) === 1 && differ(table, draft, edgeOf(draft, one, field), edgeOf(draft, other, field))) {
      return false;
    }
  }
  return true;
}

/** Whether one of them is an object that the library may have given out before, as what the other stands for. */
export function mayBeKept(
  { labels: table, program }: ShapeTables,
  { labels }: { readonly labels: ArrayLike<number> },
  one: number,
  other: number,
): boolean {
  const classes = table.meet(table.label(labels[one] as number).classes, table.label(labels[other] as number).classes);
  return classes !== -1 && table.receivers(classes).some(({ type, exact }) => exact && isKept(program.hierarchy, type));
}

/** Whether one of two known fields is null, and the other is not. */
function differ(table: ShapeTables['labels'], { labels, targets }: Draft, one: number, other: number): boolean {
  if ((one === -1) === (other === -1)) return false;
  return !table.label(labels[targets[one === -1 ? other : one] as number] as number).nullable;
}

/** Makes one node of two that are the same; what is known of either is known of it. They must be able to be the same. */
export function makeSame({ labels: table, numbers }: ShapeTables, draft: Draft, one: number, other: number): void {
  const { variables, labels, sources, targets } = draft;
  const left = table.label(labels[one] as number);
  const right = table.label(labels[other] as number);
  const classes = table.meet(left.classes, right.classes);
  let known = left.known;
  // Of a field that both know, the better: null, or what cannot be null.
  for (let field = 0; field < numbers.size && field < 31; field++) {
    const bit = numbers.bit(field);
    if ((right.known & bit) === 0) continue;
    const own = edgeOf(draft, one, field);
    const theirs = edgeOf(draft, other, field);
    const keepsOwn = (left.known & bit) !== 0 && (own === -1 || (theirs !== -1 && !isNullable(table, draft, own)));
    known |= bit;
    if (keepsOwn) {
      if (theirs !== -1) draft.removeEdge(theirs);
      continue;
    }
    if (own !== -1) draft.removeEdge(own);
    const moved = edgeOf(draft, other, field);
    if (moved !== -1) sources[moved] = one;
  }
  for (let slot = 0; slot < variables.length; slot++) if (variables[slot] === other) variables[slot] = one;
  for (let edge = draft.edges - 1; edge >= 0; edge--) {
    if (targets[edge] === other) targets[edge] = one;
    if (sources[edge] === other) draft.removeEdge(edge);
  }
  labels[one] = table.number({
    vague: true,
    nullable: left.nullable && right.nullable,
    age: left.age === 'any' ? right.age : left.age,
    known,
    classes,
  });
}

function isNullable(table: ShapeTables['labels'], { labels, targets }: Draft, edge: number): boolean {
  return table.label(labels[targets[edge] as number] as number).nullable;
}
