/**
 * Contraction (the paper's beta): every maximal tree of nodes that are not kept becomes one summary node.
 *
 * Defined on every garbage-free graph, cycles and sharing included, contracted before or not; the result is the same whether
 * parts were contracted before. Two linear passes, and one more where there are parent fields.
 */
import type { Draft } from '../../../structures/draft.js';
import { collectGarbage } from '../../../structures/garbage.js';
import { type Survey, survey } from './kept.js';
import { BACKWARDS, backOf, fieldOf, kindOf, loopBit, parentBit } from './links.js';
import type { ContractionModel, Refusal } from './model.js';

/** Collects garbage and contracts the draft in place; a refused draft is left without garbage, but not contracted. */
export function contract(draft: Draft, model: ContractionModel): Refusal | undefined {
  collectGarbage(draft, BACKWARDS);
  const found = survey(draft, model);
  const tops = topsOf(draft, model, found);
  if (tops === undefined) return 'cycle-held-by-parent-pointers-only';
  if (apart(draft, found, tops) > model.cap) return 'too-many-distinct-nodes';
  if (model.parents.length > 0) foldParents(draft, model, found);
  mergeTrees(draft, model, found, tops);
  return undefined;
}

/** By node: the root of its tree, itself for a kept node; undefined if nodes that are not kept form a cycle. */
function topsOf(draft: Draft, model: ContractionModel, { kept, entering, back }: Survey): Int32Array | undefined {
  const { size, sources, labels } = draft;
  const tops = new Int32Array(size).fill(-1);
  const path: number[] = [];
  for (let start = 0; start < size; start++) {
    let node = start;
    while (tops[node] === -1 && kept[node] === 0) {
      if (path.length > size) return undefined;
      path.push(node);
      node = sources[entering[node] as number] as number;
    }
    if (tops[node] === -1) tops[node] = node;
    for (let below = path.pop(); below !== undefined; below = path.pop()) {
      const joins =
        kept[node] === 0 &&
        back[node] === back[below] &&
        model.labels.merge(labels[node] as number, labels[below] as number) !== -1;
      tops[below] = joins ? (tops[node] as number) : below;
      node = below;
    }
  }
  return tops;
}

/** How many nodes are kept, or are trees that hang below other trees: these are what variables and fields do not bound. */
function apart(draft: Draft, { kept, entering }: Survey, tops: Int32Array): number {
  let count = 0;
  for (let node = 0; node < draft.size; node++) {
    if (kept[node] === 1) count++;
    else if (tops[node] === node && kept[draft.sources[entering[node] as number] as number] === 0) count++;
  }
  return count;
}

/** Writes parent edges with an end that is not kept as bits. Those into such an end from a kept one take the least field. */
function foldParents(draft: Draft, model: ContractionModel, { kept, entering, back }: Survey): void {
  const { sources, kinds, targets } = draft;
  for (let edge = kinds.length - 1; edge >= 0; edge--) {
    const bit = parentBit(model, fieldOf(kinds[edge] as number));
    const child = sources[edge] as number;
    const parent = targets[edge] as number;
    if (bit === 0 || kept[parent] === 1 || kept[child] === 0) continue;
    let least = -1;
    for (let other = 0; other < kinds.length; other++) {
      if (sources[other] !== parent || targets[other] !== child) continue;
      const kind = kinds[other] as number;
      if (parentBit(model, fieldOf(kind)) !== 0) continue;
      if (least === -1 || fieldOf(kind) < fieldOf(kinds[least] as number)) least = other;
    }
    kinds[least] = (kinds[least] as number) | kindOf(0, bit);
    kinds[edge] = -1;
  }
  for (let node = 0; node < draft.size; node++) {
    if (kept[node] === 1) continue;
    const edge = entering[node] as number;
    kinds[edge] = kindOf(fieldOf(kinds[edge] as number), backOf(kinds[edge] as number) | (back[node] as number));
  }
  for (let edge = 0; edge < kinds.length; edge++) {
    const kind = kinds[edge] as number;
    if (kind === -1) continue;
    if (parentBit(model, fieldOf(kind)) !== 0 && kept[sources[edge] as number] === 0) kinds[edge] = -1;
  }
  // Numbers of edges are in use above, so that edges are removed only now.
  let removed = 0;
  for (let edge = kinds.length - 1; edge >= 0; edge--) {
    if (kinds[edge] !== -1) continue;
    draft.removeEdge(edge);
    removed++;
  }
  if (removed > 0) renewEntering(draft, model, entering);
}

function renewEntering(draft: Draft, model: ContractionModel, entering: Int32Array): void {
  const { kinds, targets } = draft;
  for (let edge = 0; edge < kinds.length; edge++) {
    if (parentBit(model, fieldOf(kinds[edge] as number)) !== 0) continue;
    const target = targets[edge] as number;
    if ((entering[target] as number) >= 0) entering[target] = edge;
  }
}

function mergeTrees(draft: Draft, model: ContractionModel, { kept, entering }: Survey, tops: Int32Array): void {
  const { size, labels, summaries, kinds } = draft;
  let merged = 0;
  for (let node = 0; node < size; node++) {
    const top = tops[node] as number;
    if (kept[node] === 1 || top === node) continue;
    merged++;
    const inner = entering[node] as number;
    summaries[top] =
      (summaries[top] as number) | (summaries[node] as number) | loopBit(fieldOf(kinds[inner] as number));
    labels[top] = model.labels.merge(labels[top] as number, labels[node] as number);
    kinds[inner] = -1;
  }
  if (merged === 0) return;
  for (let edge = kinds.length - 1; edge >= 0; edge--) if (kinds[edge] === -1) draft.removeEdge(edge);
  const numbers = new Int32Array(size);
  let count = 0;
  for (let node = 0; node < size; node++) if (tops[node] === node) numbers[node] = count++;
  for (let node = 0; node < size; node++) {
    const top = tops[node] as number;
    numbers[node] = numbers[top] as number;
    labels[node] = labels[top] as number;
    summaries[node] = summaries[top] as number;
  }
  draft.renumber(numbers, count);
}
