/**
 * The guarded object: one regular object that a certain static field holds, and that code which is not followed does not change
 * although it knows it (what such code makes others do to it is part of the program). It stays regular when it is stored where no
 * track is kept; instead, a vague reference of a fitting class may be it, and where such a reference is used, both cases are
 * looked at. A vague node of which a field is known is another object: it was looked at before, or comes from a regular one.
 */
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { fieldOf } from '../graphs/links.js';
import type { Slots } from '../state/slots.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** Its node, where it is regular; else null. */
export function guardedNode(
  { guarded, labels: table }: ShapeTables,
  { firstStatic }: Slots,
  { variables, labels }: { readonly variables: ArrayLike<number>; readonly labels: ArrayLike<number> },
): number {
  if (guarded === -1) return NULL_NODE;
  const node = variables[firstStatic + guarded] ?? NULL_NODE;
  return node === NULL_NODE || table.isVague(labels[node] as number) ? NULL_NODE : node;
}

/** Whether what the node stands for may be the guarded object. */
export function mayBeGuarded(
  { labels: table }: ShapeTables,
  labels: ArrayLike<number>,
  guarded: number,
  node: number,
): boolean {
  if (guarded === NULL_NODE || node === NULL_NODE || node === guarded) return false;
  const { vague, known, classes } = table.label(labels[node] as number);
  return vague && known === 0 && table.meet(classes, table.label(labels[guarded] as number).classes) !== -1;
}

/** The vague node is known not to be the guarded object: noted beside its known fields, where there is room. */
export function setApart({ labels: table, numbers }: ShapeTables, { labels }: Draft, node: number): void {
  const number = labels[node] as number;
  labels[node] = table.changed(number, { known: table.label(number).known | numbers.apart });
}

/** The cases in which the slot holds the guarded object, and in which it holds another one. The work is used up. */
export function toldApart(tables: ShapeTables, slots: Slots, work: Work, slot: number): readonly Work[] {
  const { draft } = work;
  const guarded = guardedNode(tables, slots, draft);
  const node = draft.variables[slot] ?? NULL_NODE;
  if (!mayBeGuarded(tables, draft.labels, guarded, node)) return [work];
  const same = tables.copied(work);
  makeGuarded(tables, same.draft, node, guarded);
  setApart(tables, draft, node);
  return [work, same];
}

/** What the vague node stands for is the guarded object. */
export function makeGuarded(
  { labels: table, numbers }: ShapeTables,
  draft: Draft,
  node: number,
  guarded: number,
): void {
  const { variables, labels, sources, kinds, targets } = draft;
  for (let slot = 0; slot < variables.length; slot++) if (variables[slot] === node) variables[slot] = guarded;
  for (let edge = draft.edges - 1; edge >= 0; edge--) {
    if (targets[edge] !== node) continue;
    const source = sources[edge] as number;
    const field = fieldOf(kinds[edge] as number);
    const { vague, known } = table.label(labels[source] as number);
    if (!vague && numbers.isLink(field)) {
      targets[edge] = guarded;
      continue;
    }
    // There it is not remembered.
    labels[source] = table.changed(labels[source] as number, { known: known & ~numbers.bit(field) });
    draft.removeEdge(edge);
  }
}
