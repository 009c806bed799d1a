/** What refers to the nodes of a graph. */
import type { Draft } from '../store/draft.js';
import { FIRST_NODE, JOINED, SHARED, SUMMARY, UNREAD } from '../store/model.js';

export interface Incoming {
  /** By node: fields of nodes that refer to it. */
  readonly fields: readonly number[];
  /** By node: nodes that have such a field. */
  readonly sources: readonly number[];
  /** By node: along how many fields the summary refers to it. */
  readonly edges: readonly number[];
  /** Fields of nodes that refer to the summary, and nodes that have such a field. */
  readonly entries: number;
  readonly entrySources: number;
  /** Fields along which the summary refers to itself. */
  readonly loops: number;
  /** Fields that may be anything. */
  readonly unread: number;
}

/** Counting only along the fields given, as bits. */
export function incomingOf(draft: Draft, over = -1): Incoming {
  const { fieldCount, nodeCount, fields: held } = draft;
  // Plain arrays: so small that typed ones take longer to make than to fill.
  const fields: number[] = [];
  const sources: number[] = [];
  const last: number[] = [];
  const edges: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    fields.push(0);
    sources.push(0);
    last.push(-1);
    edges.push(0);
  }
  let entries = 0;
  let entrySources = 0;
  let lastEntry = -1;
  let unread = 0;
  for (let at = 0, node = 0; node < nodeCount; node++) {
    for (let field = 0; field < fieldCount; field++) {
      const target = held[at++] as number;
      if ((over & (1 << field)) === 0) continue;
      if (target === SUMMARY) {
        entries++;
        if (lastEntry !== node) entrySources++;
        lastEntry = node;
      } else if (target === UNREAD) unread++;
      else if (target >= FIRST_NODE) {
        const to = target - FIRST_NODE;
        fields[to] = (fields[to] as number) + 1;
        if (last[to] !== node) sources[to] = (sources[to] as number) + 1;
        last[to] = node;
      }
    }
  }
  let loops = 0;
  for (let field = 0; field < fieldCount; field++) {
    const mask = (over & (1 << field)) === 0 ? 0 : (draft.edges[field] as number);
    if ((mask & (1 << SUMMARY)) !== 0) loops++;
    for (let rest = mask >>> FIRST_NODE; rest !== 0; rest &= rest - 1) {
      const to = 31 - Math.clz32(rest & -rest);
      edges[to] = (edges[to] as number) + 1;
    }
  }
  return { fields, sources, edges, entries, entrySources, loops, unread };
}

/** The flags of a node to which only that many fields refer, of so many different nodes. */
export function flagsOf(fields: number, sources: number): number {
  return (fields > 1 ? SHARED : 0) | (sources > 1 ? JOINED : 0);
}
