/** The part of a heap of which little is known: see `labels.ts` for what vague nodes mean. */
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { backOf, fieldOf } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';

/**
 * Forgets what is not worth keeping: the known fields of nodes that no variable holds, with their edges; of regular nodes that
 * no variable holds, what is known of payload fields; of objects that may be null, everything but their classes; and fields of
 * which only is known that they may be null.
 */
export function tidyVague(tables: ShapeTables, draft: Draft): void {
  const { labels: table, numbers } = tables;
  const { labels, sources, kinds, targets } = draft;
  const held = heldNodes(draft);
  let forgets = false;
  let knows = false;
  for (let node = 0; node < labels.length; node++) {
    const number = labels[node] as number;
    const { known, nullable } = table.label(number);
    if (known === 0) continue;
    if (held[node] === 1 && !nullable) {
      knows = true;
      continue;
    }
    const kept = held[node] === 1 ? known & numbers.apart : 0;
    if (kept === known) continue;
    labels[node] = table.changed(number, { known: kept });
    forgets = true;
  }
  if (forgets) {
    for (let edge = kinds.length - 1; edge >= 0; edge--) {
      if (isForgotten(tables, draft, edge)) draft.removeEdge(edge);
    }
  }
  if (!knows) return;
  // An edge is worth nothing that leads to any object or null, unless something else leads there too.
  const entering = new Int32Array(labels.length);
  for (const target of targets) entering[target] = (entering[target] as number) + 1;
  for (let edge = kinds.length - 1; edge >= 0; edge--) {
    const target = targets[edge] as number;
    if (held[target] === 1 || entering[target] !== 1 || !table.label(labels[target] as number).nullable) continue;
    const source = sources[edge] as number;
    const field = fieldOf(kinds[edge] as number);
    const { vague, known } = table.label(labels[source] as number);
    if (!vague && numbers.isLink(field)) continue;
    labels[source] = table.changed(labels[source] as number, { known: known & ~numbers.bit(field) });
    draft.removeEdge(edge);
  }
}

/** By node: 1 if a variable points to it. */
export function heldNodes({ variables, size }: Draft): Uint8Array {
  const held = new Uint8Array(size);
  for (const node of variables) if (node !== NULL_NODE) held[node] = 1;
  return held;
}

/** Whether the edge says what a field holds that its source does not know. */
function isForgotten({ labels, numbers }: ShapeTables, draft: Draft, edge: number): boolean {
  const { vague, known } = labels.label(draft.labels[draft.sources[edge] as number] as number);
  const field = fieldOf(draft.kinds[edge] as number);
  return (vague || !numbers.isLink(field)) && (known & numbers.bit(field)) === 0;
}

/**
 * Regular objects come to be known where nobody keeps track: the nodes, and all that they reach, become vague. What variables
 * hold keeps its known fields; a summary becomes its root. Afterwards no vague node has an edge to a regular one. Says whether
 * objects of linked structures were among them, which nobody will see being lost. The node that is `spared`, the guarded
 * object's, stays as it is, if it may: what leads there leads to a vague node that may be it.
 */
export function turnVague(
  tables: ShapeTables,
  draft: Draft,
  nodes: Iterable<number>,
  spared: number = NULL_NODE,
): boolean {
  const { labels: table, numbers } = tables;
  const { labels, summaries } = draft;
  const starts = spared === NULL_NODE ? nodes : [...nodes].filter((node) => node !== spared);
  const isSparedThroughout = tables.options.guarded?.throughOthers === true;
  const turned = regularReached(tables, draft, starts, isSparedThroughout ? spared : NULL_NODE);
  if (turned === undefined) return false;
  const wasSummary = new Uint8Array(draft.size);
  let linked = false;
  for (let node = 0; node < turned.length; node++) {
    if (turned[node] === 0) continue;
    const { age, known, classes } = table.label(labels[node] as number);
    linked ||= tables.isLinked(classes);
    const single = summaries[node] === 0;
    if (!single) wasSummary[node] = 1;
    summaries[node] = 0;
    const facts = single ? numbers.notedLinks | known : 0;
    labels[node] = table.number({ vague: true, nullable: false, age, known: facts, classes });
  }
  for (let edge = draft.edges - 1; edge >= 0; edge--) {
    const source = draft.sources[edge] as number;
    if (turned[source] === 0) continue;
    const kind = draft.kinds[edge] as number;
    const field = fieldOf(kind);
    if (wasSummary[source] === 1) {
      const target = draft.targets[edge] as number;
      draft.removeEdge(edge);
      if (wasSummary[target] === 0) pointUp(tables, draft, { from: target, back: backOf(kind), to: source });
    } else if (numbers.bit(field) === 0) draft.removeEdge(edge);
    else draft.kinds[edge] = field;
  }
  if (spared !== NULL_NODE && turned[spared] !== 1) veil(tables, draft, turned, spared);
  return linked;
}

/** Edges from nodes that became vague do not lead to a regular node. */
function veil(tables: ShapeTables, draft: Draft, turned: Uint8Array, spared: number): void {
  const { classes } = tables.labels.label(draft.labels[spared] as number);
  let found = NULL_NODE;
  for (let edge = 0; edge < draft.edges; edge++) {
    if (draft.targets[edge] !== spared || turned[draft.sources[edge] as number] !== 1) continue;
    if (found === NULL_NODE) found = unknownObject(tables, draft, classes, 'non-null');
    draft.targets[edge] = found;
  }
}

/** By node: 1 if it is regular and reached from the nodes; undefined if there are none. */
function regularReached(
  { labels: table }: ShapeTables,
  draft: Draft,
  nodes: Iterable<number>,
  spared: number,
): Uint8Array | undefined {
  const { labels, sources, kinds, targets } = draft;
  const reached = new Uint8Array(draft.size);
  let some = false;
  const mark = (node: number): boolean => {
    if (node === NULL_NODE || node === spared || reached[node] === 1 || table.isVague(labels[node] as number))
      return false;
    reached[node] = 1;
    some = true;
    return true;
  };
  for (const node of nodes) mark(node);
  if (!some) return undefined;
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < kinds.length; edge++) {
      const source = sources[edge] as number;
      const target = targets[edge] as number;
      if (reached[source] === 1 && mark(target)) changed = true;
      else if (backOf(kinds[edge] as number) !== 0 && reached[target] === 1 && mark(source)) changed = true;
    }
  }
  return reached;
}

/** Parent pointers of an object lead to one of a tree that is given up: to an object, nobody knows which. */
function pointUp(
  tables: ShapeTables,
  draft: Draft,
  { from, back, to }: { readonly from: number; readonly back: number; readonly to: number },
): void {
  const { labels: table, numbers } = tables;
  for (const [index, field] of numbers.parents.entries()) {
    if (((back >>> index) & 1) === 0 || numbers.bit(field) === 0) continue;
    const { classes } = table.label(draft.labels[to] as number);
    draft.addEdge(from, field, unknownObject(tables, draft, classes, 'non-null'));
  }
}

/** All nodes become vague: a state that covers the given one, and that statements never leave. */
export function outside(tables: ShapeTables, draft: Draft): void {
  turnVague(tables, draft, draft.labels.keys());
}

/** Code that is not looked into may have written these fields of vague objects (and payloads of regular ones): no longer known. */
export function forgetFields(tables: ShapeTables, draft: Draft, isWritten: (field: number) => boolean): void {
  const { labels: table, numbers } = tables;
  let written = 0;
  for (let field = 0; field < numbers.size && field < 31; field++) {
    if (isWritten(field)) written |= numbers.bit(field);
  }
  if (written === 0) return;
  const { labels } = draft;
  for (let node = 0; node < labels.length; node++) {
    const number = labels[node] as number;
    const { known } = table.label(number);
    if ((known & written) !== 0) labels[node] = table.changed(number, { known: known & ~written });
  }
  for (let edge = draft.edges - 1; edge >= 0; edge--) if (isForgotten(tables, draft, edge)) draft.removeEdge(edge);
}

/** A vague node that may be null and is of these classes. */
export function unknownObject(
  tables: ShapeTables,
  draft: Draft,
  classes: number,
  nulls: 'nullable' | 'non-null',
): number {
  return draft.addNode(
    tables.labels.number({ vague: true, nullable: nulls === 'nullable', age: 'any', known: 0, classes }),
  );
}
