/** Images of concrete heaps, and whether a graph stands for a heap. */
import { ABSENT, Draft } from '../store/draft.js';
import { ELSEWHERE, FIRST_NODE, JOINED, NULL, SHARED, type ShapeGraph, SUMMARY, UNREAD } from '../store/model.js';
import type { GraphStore } from '../store/store.js';
import { type ConcreteHeap, NO_CELL, OUTSIDE } from './concrete-heap.js';

/** By cell: whether a variable reaches it. */
function reachedCells(heap: ConcreteHeap): Uint8Array {
  const reached = new Uint8Array(heap.cells.length);
  const open: number[] = [];
  const meet = (cell: number): void => {
    if (cell < 0 || reached[cell] === 1) return;
    reached[cell] = 1;
    open.push(cell);
  };
  heap.variables.forEach(meet);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) heap.cells[cell]?.forEach(meet);
  return reached;
}

/** By cell: flags, counting the references of cells that are reached. */
function cellFlags(heap: ConcreteHeap, reached: Uint8Array, { groups, inverses }: GraphStore): Int32Array {
  const flags = new Int32Array(heap.cells.length);
  groups.forEach((over, group) => {
    const source = new Int32Array(heap.cells.length).fill(-1);
    heap.cells.forEach((fields, cell) => {
      if (reached[cell] === 0) return;
      fields.forEach((target, field) => {
        if (target < 0 || (over & (1 << field)) === 0) return;
        const more = source[target] === -1 ? 0 : source[target] === cell ? SHARED : SHARED | JOINED;
        flags[target] = (flags[target] as number) | (more << (2 * group));
        source[target] = cell;
      });
    });
  });
  for (const { field, backs, flag } of inverses) {
    heap.cells.forEach((fields, cell) => {
      const target = fields[field] as number;
      if (target < 0) return;
      const leadsBack = heap.cells[target]?.some((held, back) => held === cell && (backs & (1 << back)) !== 0);
      if (leadsBack !== true) flags[cell] = (flags[cell] as number) | flag;
    });
  }
  return flags;
}

export function image(store: GraphStore, heap: ConcreteHeap): ShapeGraph {
  const reached = reachedCells(heap);
  const flags = cellFlags(heap, reached, store);
  const draft = Draft.withoutNodes(store.fields, []);
  const nodes = new Int32Array(heap.cells.length).fill(-1);
  for (const value of heap.variables) {
    if (value >= 0 && nodes[value] === -1) nodes[value] = draft.addNode();
    draft.values.push(targetOf(value, nodes));
  }
  heap.cells.forEach((fields, cell) => {
    if (reached[cell] === 0) return;
    const node = nodes[cell] as number;
    const own = flags[cell] as number;
    if (node >= 0) draft.flags[node] = own;
    else draft.summary = draft.summary === ABSENT ? own : draft.summary | own;
    fields.forEach((value, field) => {
      const target = targetOf(value, nodes);
      if (node >= 0) draft.setField(node, field, target);
      else if (target !== NULL) draft.edges[field] = (draft.edges[field] as number) | (1 << target);
    });
  });
  const graph = store.seal(draft);
  if (graph === undefined) throw new Error('an image has a heap');
  return graph;
}

function targetOf(value: number, nodes: Int32Array): number {
  if (value === NO_CELL) return NULL;
  if (value === OUTSIDE) return ELSEWHERE;
  const node = nodes[value] as number;
  return node === -1 ? SUMMARY : FIRST_NODE + node;
}

/** Looks at the heap cell by cell; shares nothing with `image` and `isBelow` but the flags of cells. */
export function representsTracked(store: GraphStore, graph: ShapeGraph, heap: ConcreteHeap): boolean {
  const draft = store.view(graph);
  if (draft.values.length !== heap.variables.length) return false;
  const nodes = new Map<number, number>();
  for (const [variable, value] of heap.variables.entries()) {
    const target = draft.values[variable] as number;
    if (target < FIRST_NODE) {
      if (value >= 0 || (value === OUTSIDE && target === NULL)) return false;
    } else if (value < 0 || (nodes.get(value) ?? target) !== target) return false;
    else nodes.set(value, target);
  }
  if (new Set(nodes.values()).size !== nodes.size) return false;
  const reached = reachedCells(heap);
  const flags = cellFlags(heap, reached, store);
  const seen = new Int32Array(store.fields);
  let summary = ABSENT;
  for (const [cell, fields] of heap.cells.entries()) {
    if (reached[cell] === 0) continue;
    const own = flags[cell] as number;
    const node = nodes.get(cell);
    if (node === undefined) summary = summary === ABSENT ? own : summary | own;
    else if (!flagsAllow(store, draft.flags[node - FIRST_NODE] as number, own)) return false;
    for (const [field, value] of fields.entries()) {
      const target = value === NO_CELL ? NULL : value === OUTSIDE ? ELSEWHERE : (nodes.get(value) ?? SUMMARY);
      if (node === undefined) seen[field] = (seen[field] as number) | (1 << target);
      else if (!allows(draft.field(node - FIRST_NODE, field), target)) return false;
    }
  }
  if (summary === ABSENT) return draft.summary === ABSENT || draft.fields.includes(UNREAD);
  if (draft.summary === ABSENT || !flagsAllow(store, draft.summary, summary)) return false;
  return draft.edges.every((mask, field) => {
    const held = (seen[field] as number) & ~1;
    return store.keyed ? (held & ~mask) === 0 : (held | (mask & (1 << ELSEWHERE))) === mask;
  });
}

function allows(target: number, held: number): boolean {
  return target === held || target === UNREAD || (target === ELSEWHERE && held === NULL);
}

function flagsAllow(store: GraphStore, flags: number, own: number): boolean {
  return store.keyed ? (own & ~flags) === 0 : own === flags;
}
