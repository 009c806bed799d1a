/**
 * Whether a node and unnamed cells that only it reaches can be added to a heap of one graph so that another one comes out.
 * Relational; counted as in `consistency.ts`.
 */
import { incomingOf } from '../claims/incoming.js';
import type { Draft } from './draft.js';
import { FIRST_NODE, JOINED, SHARED, SUMMARY } from './model.js';

/** `before` has the node, `live` is what is left of it: same numbers of nodes, fewer edges and flags. */
export function deadCellsFit(before: Draft, node: number, live: Draft): boolean {
  const leads = fieldsTo(before, node, SUMMARY);
  return withoutCells(before, node, live, leads) || (leads > 0 && withCells(before, node, live, leads));
}

function fieldsTo(draft: Draft, node: number, target: number): number {
  let count = 0;
  for (let field = 0; field < draft.fieldCount; field++) if (draft.field(node, field) === target) count++;
  return count;
}

/** No unnamed cell is dead: all edges are live, and what of the node enters the summary meets cells that are referred to already. */
function withoutCells(before: Draft, node: number, live: Draft, leads: number): boolean {
  if (!before.edges.every((mask, field) => mask === live.edges[field])) return false;
  if (leads > 0 && live.summary === -1) return false;
  if (leads > 0 ? before.summary !== (SHARED | JOINED) : before.summary !== live.summary) return false;
  return before.flags.every((flags, other) => {
    const own = fieldsTo(before, node, FIRST_NODE + other);
    if (other === node) return flags === (own > 1 ? SHARED : 0);
    return flags === withMore(live, other, own, own > 0 ? 1 : 0);
  });
}

/** The flags of a node of the live graph to which so many further fields of so many further cells refer. */
function withMore(live: Draft, node: number, fields: number, sources: number): number {
  const flags = live.flags[node] as number;
  if (fields === 0) return flags;
  const incoming = incomingOf(live);
  const referred = (incoming.fields[node] as number) + (incoming.edges[node] as number) > 0;
  if (referred) return SHARED | JOINED;
  return (fields > 1 ? SHARED : 0) | (sources > 1 ? JOINED : 0);
}

/** At least one unnamed cell is dead, entered from the node. */
function withCells(before: Draft, node: number, live: Draft, leads: number): boolean {
  const liveFlags = live.summary === -1 ? 0 : live.summary;
  const missing = before.summary & ~liveFlags;
  const loops = before.edges.filter((mask) => (mask & (1 << SUMMARY)) !== 0).length;
  // One cell of the node with two fields, or of two unnamed ones: sharing without joining.
  if (missing !== 0 && (before.summary & JOINED) === 0 && leads < 2 && loops < 2) return false;
  const capacity = leads - (missing === 0 ? 0 : 1);
  if (loops === 0 && capacity < 1) return false;
  const demand = new Int32Array(before.fieldCount);
  const living: Living = { live, incoming: incomingOf(live), loops };
  for (let other = 0; other < before.nodeCount; other++) {
    if (!demandOf(before, node, living, other, demand)) return false;
  }
  if (loops > 1) return true;
  return before.edges.every(
    (mask, field) => (loops === 1 && (mask & (1 << SUMMARY)) === 0) || (demand[field] as number) <= capacity,
  );
}

type Known = ReturnType<typeof incomingOf>;

/** What lives on: the graph, what refers to its nodes; and how many unnamed cells refer to each other before. */
interface Living {
  readonly live: Draft;
  readonly incoming: Known;
  readonly loops: number;
}

/** Adds what dead cells must refer to of one node; false: they cannot make its flags. */
function demandOf(
  before: Draft,
  node: number,
  { live, incoming, loops }: Living,
  other: number,
  demand: Int32Array,
): boolean {
  const bit = 1 << (FIRST_NODE + other);
  const flags = before.flags[other] as number;
  const own = fieldsTo(before, node, FIRST_NODE + other);
  const wasShared = ((live.flags[other] as number) & SHARED) !== 0;
  const known = (incoming.fields[other] as number) + (incoming.edges[other] as number);
  let must = 0;
  let may = 0;
  let mayField = -1;
  for (let field = 0; field < before.fieldCount; field++) {
    const mask = before.edges[field] as number;
    if ((mask & bit) === 0) continue;
    may++;
    const isLoop = (mask & (1 << SUMMARY)) !== 0;
    if (mayField === -1 || (loops === 1 && !isLoop)) mayField = field;
    if (((live.edges[field] as number) & bit) !== 0) continue;
    must++;
    demand[field] = (demand[field] as number) + 1;
  }
  if (flags === 0) return known + own + must <= 1;
  if ((flags & JOINED) === 0) {
    // All references are of one cell: live ones, those of the node, or those of one dead cell.
    if (known > 0) return own === 0 && must === 0 && wasShared;
    if (own > 0) return must === 0 && own > 1;
    return must > 1;
  }
  if (wasShared && ((live.flags[other] as number) & JOINED) !== 0) return true;
  if (known > 0 && (own > 0 || must > 0)) return true;
  if (own > 0 && must > 0) return true;
  // Two different cells are wanted: so many are certain.
  const certain = (known > 0 ? 1 : 0) + (own > 0 ? 1 : 0);
  const wanted = must > 1 ? 0 : 2 - certain - must;
  if (wanted <= 0) return true;
  if (may === 0) return false;
  demand[mayField] = (demand[mayField] as number) + wanted;
  return true;
}
