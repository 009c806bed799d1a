/** Puts a frame and what a callee left together again. */

import { incomingOf } from '../claims/incoming.js';
import { ABSENT, type Draft } from '../store/draft.js';
import { Gathering } from '../store/gathering.js';
import { FIRST_NODE, JOINED, MOST_NODES, NULL, type Results, SHARED, type ShapeGraph } from '../store/model.js';
import type { GraphStore } from '../store/store.js';
import { dissolve } from './dissolve.js';

export function combine(store: GraphStore, frame: ShapeGraph, exit: ShapeGraph, cuts: number): Results {
  const outer = store.draft(frame);
  const draft = store.draft(exit);
  if (outer.nodeCount + draft.nodeCount > MOST_NODES) return undefined;
  const points = draft.values.splice(draft.values.length - cuts, cuts);
  const stubs = outer.values.splice(outer.values.length - cuts, cuts);
  const referredInside = store.groups.map((over) => referred(draft, over));
  const referredOutside = store.groups.map((over) => referred(outer, over));
  /** What the targets of the frame are in the result. */
  const targets = Array.from({ length: FIRST_NODE }, (_, target) => target);
  for (let node = 0; node < outer.nodeCount; node++) {
    const stub = stubs.indexOf(FIRST_NODE + node);
    targets.push(stub === -1 ? FIRST_NODE + draft.addNode() : (points[stub] as number));
  }
  const moved = (target: number): number => targets[target] as number;
  for (let node = 0; node < outer.nodeCount; node++) {
    const inside = moved(FIRST_NODE + node) - FIRST_NODE;
    if (inside < 0) continue;
    let flags = outer.flags[node] as number;
    for (let group = 0; group < store.groups.length; group++) {
      const both = referredOutside[group]?.(node) === true && referredInside[group]?.(inside) === true;
      flags |= (both ? SHARED | JOINED : 0) << (2 * group);
    }
    draft.flags[inside] = (draft.flags[inside] as number) | flags;
    if (stubs.includes(FIRST_NODE + node)) continue;
    for (let field = 0; field < store.fields; field++) draft.setField(inside, field, moved(outer.field(node, field)));
  }
  if (outer.summary !== ABSENT) {
    draft.summary = (draft.summary === ABSENT ? 0 : draft.summary) | outer.summary;
    outer.edges.forEach((mask, field) => {
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const target = moved(31 - Math.clz32(rest & -rest));
        if (target !== NULL) draft.edges[field] = (draft.edges[field] as number) | (1 << target);
      }
    });
  }
  draft.values.unshift(...outer.values.map(moved));
  const gathering = new Gathering(store);
  const nameless = points.flatMap((point) =>
    point >= FIRST_NODE && !draft.isNamed(point - FIRST_NODE) ? [point - FIRST_NODE] : [],
  );
  if (nameless.length === 0) gathering.add(draft);
  else dissolve(draft, nameless, gathering, (left) => gathering.add(left));
  return gathering.results();
}

/** Whether some field refers, or may refer, to a node. */
function referred(draft: Draft, over: number): (node: number) => boolean {
  const { fields, edges, unread } = incomingOf(draft, over);
  return (node) => unread > 0 || (fields[node] ?? 0) + (edges[node] ?? 0) > 0;
}
