/**
 * Contraction (the paper's beta): every maximal tree of nodes that are not kept becomes one summary node.
 *
 * Defined on every garbage-free graph, cycles and sharing included, contracted before or not; the result is the same whether
 * parts were contracted before. Two linear passes, and one more where there are parent fields.
 */
import type { Draft } from '../../../../structures/draft.js';
import { Survey, survey } from './kept.js';
import { backOf, fieldOf, kindOf, loopBit, parentBit } from './links.js';
import type { ContractionModel, Refusal } from './model.js';

/** Contracts the draft in place, which must be without garbage; a refused draft is left as it is. */
export function contract(draft: Draft, model: ContractionModel, scratch = new Survey()): Refusal | undefined {
  const found = survey(draft, model, scratch);
  if (!findTops(draft, model, found)) return 'cycle-held-by-parent-pointers-only';
  if (draft.size > model.cap && apart(draft, model, found) > model.cap) return 'too-many-distinct-nodes';
  if (found.isAllKept) return undefined;
  if (model.parents.length > 0) foldParents(draft, model, found);
  mergeTrees(draft, model, found);
  return undefined;
}

/** Fills `tops`; false if nodes that are not kept form a cycle. */
function findTops(draft: Draft, model: ContractionModel, { kept, entering, back, tops, isAllKept }: Survey): boolean {
  const { size, sources, labels } = draft;
  if (isAllKept) return true;
  for (let node = 0; node < size; node++) tops[node] = -1;
  const path: number[] = [];
  for (let start = 0; start < size; start++) {
    let node = start;
    while (tops[node] === -1 && kept[node] === 0) {
      if (path.length > size) return false;
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
  return true;
}

/**
 * How many nodes are kept, or are trees that hang below other trees: these are what variables and fields do not bound. Whoever
 * made nodes vague has to bound them.
 */
function apart(draft: Draft, model: ContractionModel, { kept, entering, tops }: Survey): number {
  const { keep } = model.labels;
  let count = 0;
  for (let node = 0; node < draft.size; node++) {
    if (kept[node] === 1) {
      if (keep?.(draft.labels[node] as number) !== true) count++;
    } else if (tops[node] === node && kept[draft.sources[entering[node] as number] as number] === 0) count++;
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

function mergeTrees(draft: Draft, model: ContractionModel, { kept, entering, tops, numbers }: Survey): void {
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
