/** Concrete heaps of an abstract state at the entry of a method, in a few sizes. */

import { concretised } from '../../../domains/heap/contraction/graphs/concretise.js';
import { backOf, fieldOf, kindOf, unfoldParents } from '../../../domains/heap/contraction/graphs/links.js';
import { bitsOf } from '../../../domains/heap/contraction/graphs/loop-sets.js';
import type { ShapeState } from '../../../domains/heap/contraction/index.js';
import type { ShapeTables } from '../../../domains/heap/contraction/tables.js';
import { SLOT } from '../../../domains/heap/contraction/universe.js';
import type { Code } from '../../../engine/code.js';
import type { ClassName } from '../../../ir/types.js';
import { Draft } from '../../../structures/draft.js';
import { type HeapGraph, NULL_NODE } from '../../../structures/heap-graph.js';

export interface EntryObject {
  /** Classes that it may have: it and, unless `exact`, their subclasses. */
  readonly classes: readonly { readonly type: ClassName; readonly exact: boolean }[];
  /** Fields that are known; the target is a position in the list of objects, or -1 for null. */
  readonly fields: readonly { readonly owner: ClassName; readonly name: string; readonly target: number }[];
}

export interface EntryHeap {
  readonly objects: readonly EntryObject[];
  /** Reference parameters of the body by name, the receiver among them. */
  readonly roots: ReadonlyMap<string, number>;
}

/** Objects that each summary is drawn out to, at least. */
const SIZES: readonly number[] = [1, 2, 3];

/** None where the state says of static fields what runs cannot be given. */
export function* entryHeaps(tables: ShapeTables, code: Code, state: ShapeState): Generator<EntryHeap> {
  const graph = tables.graphs.graph(state.graph);
  const { firstStatic, statics } = tables.slots(code);
  for (let slot = firstStatic; slot < firstStatic + statics; slot++) if (graph.variables[slot] !== NULL_NODE) return;
  // Arrays are not drawn out: small ones are among the heaps that are searched.
  if (hasArrays(tables, graph)) return;
  const isSummarised = graph.summaries.some((summary) => summary !== 0);
  for (const size of isSummarised ? SIZES : SIZES.slice(0, 1)) {
    const drawn = drawnOut(graph, size);
    if (tables.options.mode === 'partial') {
      const short = asSingle(drawn);
      if (short !== undefined) yield heapOf(tables, code, short);
    }
    if (isSummarised) yield heapOf(tables, code, concretised(drawn, tables.graphs.model));
  }
}

function hasArrays({ labels }: ShapeTables, graph: HeapGraph): boolean {
  return graph.labels.some((label) => labels.receivers(labels.label(label).classes).some(({ type }) => type === SLOT));
}

/** Each summary as a chain of single objects along its first loop, with the summary at its end. */
function drawnOut(graph: HeapGraph, size: number): HeapGraph {
  const draft = Draft.of(graph);
  for (let node = 0; node < graph.size; node++) {
    const summary = graph.summaries[node] as number;
    const [first] = bitsOf(summary);
    if (first === undefined) continue;
    for (let count = 1; count < size; count++) putBefore(draft, node, first);
  }
  return draft.freeze();
}

/** The one edge into the summary leads to a new object, from which the field leads on to the summary. */
function putBefore(draft: Draft, summary: number, field: number): void {
  const entering = draft.targets.indexOf(summary);
  if (entering < 0) return;
  const kind = draft.kinds[entering] as number;
  const before = draft.addNode(draft.labels[summary] as number);
  draft.targets[entering] = before;
  draft.addEdge(before, kindOf(field, backOf(kind)), summary);
}

/** Each summary as one object: undefined where one has more than one exit along a field. */
function asSingle(graph: HeapGraph): HeapGraph | undefined {
  const draft = Draft.of(graph);
  for (let node = 0; node < graph.size; node++) {
    if (draft.summaries[node] === 0) continue;
    const fields = draft.kinds.filter((_, edge) => draft.sources[edge] === node).map(fieldOf);
    if (new Set(fields).size < fields.length) return undefined;
    draft.summaries[node] = 0;
  }
  return draft.freeze();
}

function heapOf(tables: ShapeTables, code: Code, graph: HeapGraph): EntryHeap {
  const { numbers, labels } = tables;
  const draft = Draft.of(graph);
  unfoldParents(draft, tables.graphs.model);
  const objects = Array.from({ length: draft.size }, (_, node): EntryObject => {
    const { vague, known, classes } = labels.label(draft.labels[node] as number);
    const fields: EntryObject['fields'][number][] = [];
    for (let field = 0; field < numbers.size; field++) {
      const edge = draft.kinds.findIndex((kind, index) => draft.sources[index] === node && fieldOf(kind) === field);
      const isKnown = (!vague && numbers.isLink(field)) || (field < 31 && ((known >>> field) & 1) === 1);
      if (edge < 0 && !isKnown) continue;
      fields.push({ ...numbers.field(field), target: edge < 0 ? -1 : (draft.targets[edge] as number) });
    }
    return { classes: labels.receivers(classes), fields };
  });
  const slots = tables.slots(code);
  const roots = new Map<string, number>();
  for (const parameter of code.body.parameters) {
    const slot = slots.of(parameter);
    if (slot >= 0) roots.set(parameter.name, draft.variables[slot] as number);
  }
  return { objects, roots };
}
