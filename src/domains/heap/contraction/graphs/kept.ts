/** Which nodes contraction leaves alone (the distinct nodes), and how the others are entered. */
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { backOf, fieldOf, LOOP_FIELDS, parentBit } from './links.js';
import type { ContractionModel } from './model.js';

/** What was found out of a draft; may be used again and again. Its arrays may be longer than the draft has nodes. */
export class Survey {
  /** By node: 1 if it stays a node of its own. */
  kept = new Uint8Array(32);
  /** By node: the only edge into it that is no parent edge; -1 if there is none, -2 if there are several. */
  entering = new Int32Array(32);
  /** By node with one entering edge: bits of the parent fields that point back along it. */
  back = new Int32Array(32);
  /** By node: the root of its tree, itself for a kept node. Filled by `contract`. */
  tops = new Int32Array(32);
  /** By node: its number after contraction. */
  numbers = new Int32Array(32);
  /** Whether all nodes are kept. */
  isAllKept = true;

  reserve(size: number): void {
    if (size <= this.kept.length) return;
    const length = 2 * size;
    this.kept = new Uint8Array(length);
    this.entering = new Int32Array(length);
    this.back = new Int32Array(length);
    this.tops = new Int32Array(length);
    this.numbers = new Int32Array(length);
  }
}

/**
 * Kept is what a variable points to, what has not exactly one edge into it (each edge counts, also two from one object and
 * one from itself), what the labels or a late field say, and an object with a parent edge into or out of it that could not
 * be written as a bit: not the inverse of an edge, or from below into an object that itself points nowhere back.
 */
export function survey(draft: Draft, model: ContractionModel, found = new Survey()): Survey {
  const { size, variables, labels, summaries, kinds, targets } = draft;
  found.reserve(size);
  const { kept, entering, back } = found;
  for (let node = 0; node < size; node++) {
    kept[node] = 0;
    entering[node] = -1;
    back[node] = 0;
  }
  const parents = model.parents.length > 0;
  for (let edge = 0; edge < kinds.length; edge++) {
    const kind = kinds[edge] as number;
    if (parents && parentBit(model, fieldOf(kind)) !== 0) continue;
    const target = targets[edge] as number;
    entering[target] = entering[target] === -1 ? edge : -2;
    back[target] = backOf(kind);
    if (fieldOf(kind) >= LOOP_FIELDS) kept[target] = 1;
  }
  for (let name = 0; name < variables.length; name++) {
    const node = variables[name] as number;
    if (node !== NULL_NODE) kept[node] = 1;
  }
  const { keep } = model.labels;
  for (let node = 0; node < size; node++) {
    if ((entering[node] as number) < 0 || keep?.(labels[node] as number) === true) kept[node] = 1;
  }
  if (parents) keepForParents(draft, model, found);
  let isAllKept = true;
  for (let node = 0; node < size; node++) {
    if (kept[node] === 0) isAllKept = false;
    // A summary is kept for nothing: statements split it before they do what would make one of its objects distinct.
    else if (summaries[node] !== 0) throw new Error(`summary ${node} has become distinct`);
  }
  found.isAllKept = isAllKept;
  return found;
}

function keepForParents(draft: Draft, model: ContractionModel, found: Survey): void {
  const { sources, kinds, targets } = draft;
  const { kept, entering, back } = found;
  const before = kept.slice(0, draft.size);
  const sourceOf = (node: number): number => sources[entering[node] as number] ?? -1;
  for (let edge = 0; edge < kinds.length; edge++) {
    const bit = parentBit(model, fieldOf(kinds[edge] as number));
    if (bit === 0) continue;
    const child = sources[edge] as number;
    const parent = targets[edge] as number;
    if (before[child] === 1) continue;
    if (sourceOf(child) === parent) back[child] = (back[child] as number) | bit;
    else kept[child] = 1;
  }
  for (let edge = 0; edge < kinds.length; edge++) {
    const kind = kinds[edge] as number;
    if (parentBit(model, fieldOf(kind)) !== 0) {
      const child = sources[edge] as number;
      const parent = targets[edge] as number;
      if (back[parent] === 0 || !hasEdge(draft, model, parent, child)) kept[parent] = 1;
    } else if (backOf(kind) !== 0) {
      // Written as a bit already: something in a tree, or out of it, points to the source.
      const parent = sources[edge] as number;
      if (back[parent] === 0) kept[parent] = 1;
    }
  }
}

function hasEdge(draft: Draft, model: ContractionModel, source: number, target: number): boolean {
  const { sources, kinds, targets } = draft;
  for (let edge = 0; edge < kinds.length; edge++) {
    if (sources[edge] !== source || targets[edge] !== target) continue;
    if (parentBit(model, fieldOf(kinds[edge] as number)) === 0) return true;
  }
  return false;
}
