/**
 * The order of states without a regular part. The upper one covers the lower if its nodes can be mapped to what the same
 * variables and known fields hold in the lower: null only where it may be null, and all that it says of an object must be said
 * there. So the join is made of the pairs of nodes that the same variables and fields lead to.
 */
import { Draft } from '../../../../structures/draft.js';
import { type HeapGraph, NULL_NODE } from '../../../../structures/heap-graph.js';
import { fieldOf } from '../graphs/links.js';
import type { LabelTable } from './labels.js';

/** Variables behind the last of the upper graph are not asked about. */
export function isBelow(table: LabelTable, lower: HeapGraph, upper: HeapGraph): boolean {
  if (lower === upper) return true;
  if (lower.variables.length < upper.variables.length) return false;
  const image = new Int32Array(upper.size).fill(NOT_MAPPED);
  const maps = (node: number, to: number): boolean => {
    if (node === NULL_NODE) return to === NULL_NODE;
    const known = image[node] as number;
    if (known !== NOT_MAPPED) return known === to;
    image[node] = to;
    const above = table.label(upper.labels[node] as number);
    if (to === NULL_NODE) return above.nullable;
    const below = table.label(lower.labels[to] as number);
    if (below.nullable && !above.nullable) return false;
    if (above.age !== 'any' && above.age !== below.age) return false;
    if ((above.known & ~below.known) !== 0 || !table.within(below.classes, above.classes)) return false;
    for (let rest = above.known; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      if (!maps(targetOf(upper, node, field), targetOf(lower, to, field))) return false;
    }
    return true;
  };
  for (let slot = 0; slot < upper.variables.length; slot++) {
    if (!maps(upper.variables[slot] as number, lower.variables[slot] as number)) return false;
  }
  return true;
}

const NOT_MAPPED = -2;

/** What a field that is known holds. */
function targetOf({ starts, kinds, targets }: HeapGraph, node: number, field: number): number {
  for (let edge = starts[node] as number; edge < (starts[node + 1] as number); edge++) {
    if (fieldOf(kinds[edge] as number) === field) return targets[edge] as number;
  }
  return NULL_NODE;
}

/** The least that covers both, as far as it is about their common variables. */
export function joined(table: LabelTable, left: HeapGraph, right: HeapGraph): Draft {
  const count = Math.min(left.variables.length, right.variables.length);
  const draft = Draft.empty(count);
  // By pair of nodes, null counted as the first.
  const nodes = new Int32Array((left.size + 1) * (right.size + 1)).fill(-1);
  const labelOf = (one: number, other: number, known: 'held' | 'outside'): number => {
    if (one === NULL_NODE) return table.changed(right.labels[other] as number, { nullable: true, known: 0 });
    if (other === NULL_NODE) return table.changed(left.labels[one] as number, { nullable: true, known: 0 });
    const [below, above] = [table.label(left.labels[one] as number), table.label(right.labels[other] as number)];
    return table.number({
      vague: true,
      nullable: below.nullable || above.nullable,
      age: below.age === above.age ? below.age : 'any',
      known: known === 'held' ? below.known & above.known : 0,
      classes: table.union(below.classes, above.classes),
    });
  };
  const pair = (one: number, other: number, isHeld: boolean): number => {
    if (one === NULL_NODE && other === NULL_NODE) return NULL_NODE;
    const place = (one + 1) * (right.size + 1) + other + 1;
    if (nodes[place] === -1) nodes[place] = draft.addNode(labelOf(one, other, isHeld ? 'held' : 'outside'));
    return nodes[place] as number;
  };
  for (let slot = 0; slot < count; slot++) {
    draft.variables[slot] = pair(left.variables[slot] as number, right.variables[slot] as number, true);
  }
  const isDone = new Uint8Array(draft.size);
  for (let slot = 0; slot < count; slot++) {
    const node = draft.variables[slot] as number;
    if (node === NULL_NODE || isDone[node] === 1) continue;
    isDone[node] = 1;
    const { known } = table.label(draft.labels[node] as number);
    for (let rest = known; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      const one = targetOf(left, left.variables[slot] as number, field);
      const target = pair(one, targetOf(right, right.variables[slot] as number, field), false);
      if (target !== NULL_NODE) draft.addEdge(node, field, target);
    }
  }
  return draft;
}
