/**
 * Takes one cell out of the summary: all graphs that give back the old one when the cell is put back.
 * F. Nielson, H. R. Nielson, C. Hankin, Principles of Program Analysis, 2.6; enumerated cell by cell.
 */

import { flagsOf, incomingOf } from './claims/incoming.js';
import { refine } from './refine.js';
import { isConsistent } from './store/consistency.js';
import type { Draft } from './store/draft.js';
import type { Gathering } from './store/gathering.js';
import { ELSEWHERE, FIRST_NODE, JOINED, NULL, SHARED, SUMMARY } from './store/model.js';

/** Continues with each outcome and the new node, to which `field` of `source` refers; it referred to the summary. */
export function materialise(
  before: Draft,
  source: number,
  field: number,
  gathering: Gathering,
  found: (draft: Draft, node: number) => void,
): void {
  const draft = before.clone();
  const node = draft.addNode();
  draft.flags[node] = draft.summary;
  draft.setField(source, field, FIRST_NODE + node);
  const entries: number[] = [];
  for (let at = 0; at < draft.fields.length; at++) if (draft.fields[at] === SUMMARY) entries.push(at);
  const shared = (draft.summary & SHARED) !== 0;
  const { keyed } = gathering.store;

  const finish = (): boolean => {
    if (!keyed) return chooseRest(draft, node, gathering, found);
    const candidate = draft.clone();
    if (shared) letSummaryRefer(candidate, node);
    if (refine(candidate, gathering.store)) found(candidate, node);
    return gathering.tries();
  };
  const chooseField = (at: number): boolean => {
    if (at === draft.fieldCount) return finish();
    const mask = draft.edges[at] as number;
    for (let target = NULL; target <= FIRST_NODE + node; target++) {
      if (
        target === NULL ? (mask & (1 << ELSEWHERE)) !== 0 : !mayHold(mask, target, node, shared ? 'shared' : 'unshared')
      )
        continue;
      draft.setField(node, at, target);
      if (!chooseField(at + 1)) return false;
    }
    return true;
  };
  const chooseEntry = (index: number): boolean => {
    if (index === entries.length) return chooseField(0);
    const at = entries[index] as number;
    if (!chooseEntry(index + 1)) return false;
    if (!shared) return true;
    draft.fields[at] = FIRST_NODE + node;
    const goesOn = chooseEntry(index + 1);
    draft.fields[at] = SUMMARY;
    return goesOn;
  };
  chooseEntry(0);
}

/** What the field of a cell of the summary can hold, once the cell is the node. */
function mayHold(mask: number, target: number, node: number, how: 'shared' | 'unshared'): boolean {
  if (target !== FIRST_NODE + node) return (mask & (1 << target)) !== 0;
  return how === 'shared' && (mask & (1 << SUMMARY)) !== 0;
}

/** Keyed: what is left of the summary may refer to the node where it may refer to itself. */
function letSummaryRefer(draft: Draft, node: number): void {
  for (let field = 0; field < draft.fieldCount; field++) {
    const mask = draft.edges[field] as number;
    if ((mask & (1 << SUMMARY)) !== 0) draft.edges[field] = mask | (1 << (FIRST_NODE + node));
  }
}

/** Relational: whether the summary remains, and which of its edges and flags. The fields of the node are chosen. */
function chooseRest(
  draft: Draft,
  node: number,
  gathering: Gathering,
  found: (draft: Draft, node: number) => void,
): boolean {
  const { summary, edges, fieldCount } = draft;
  const kept = edges.slice();
  const remains = draft.entersSummary();
  const restore = (goesOn: boolean): boolean => {
    for (let field = 0; field < fieldCount; field++) edges[field] = kept[field] as number;
    draft.summary = summary;
    draft.flags[node] = summary;
    return goesOn;
  };
  const finish = (): boolean => {
    const incoming = incomingOf(draft);
    const inEdges = incoming.edges[node] as number;
    const own =
      inEdges > 0
        ? SHARED | JOINED // the source's field is one reference, an unnamed cell's the other
        : flagsOf(incoming.fields[node] as number, incoming.sources[node] as number);
    if ((own & ~summary) !== 0) return true;
    draft.flags[node] = own;
    if (!remains) {
      if (own !== summary) return true;
      draft.dropSummary();
      if (isConsistent(draft)) found(draft.clone(), node);
      return gathering.tries();
    }
    for (const rest of [0, SHARED, SHARED | JOINED]) {
      if ((rest & ~summary) !== 0 || (rest | own) !== summary) continue;
      draft.summary = rest;
      if (isConsistent(draft)) found(draft.clone(), node);
      draft.summary = summary;
      if (!gathering.tries()) return false;
    }
    return true;
  };
  const chooseEdges = (field: number): boolean => {
    if (field === fieldCount) return finish();
    const old = kept[field] as number;
    const target = draft.field(node, field);
    for (const mask of restsOf(
      old,
      target,
      node,
      remains ? 'remains' : 'gone',
      (summary & SHARED) !== 0 ? 'shared' : 'unshared',
    )) {
      edges[field] = mask;
      if (!chooseEdges(field + 1)) return false;
    }
    return true;
  };
  return restore(chooseEdges(0));
}

/** The edges along one field that the summary may still have when the node took over `target`. */
function restsOf(
  old: number,
  target: number,
  node: number,
  summary: 'remains' | 'gone',
  nodes: 'shared' | 'unshared',
): readonly number[] {
  const looped = (old & (1 << SUMMARY)) !== 0;
  const taken = target === FIRST_NODE + node || target === SUMMARY;
  const named = old & ~(1 << SUMMARY) & ~(1 << ELSEWHERE);
  const mine = target >= FIRST_NODE && !taken ? 1 << target : 0;
  if (summary === 'gone') return (named & ~mine) === 0 && (!looped || taken) ? [0] : [];
  const base = old & ~(1 << SUMMARY) & ~mine;
  const masks: number[] = [];
  for (const also of mine === 0 ? [0] : [0, mine]) {
    if (!looped) {
      masks.push(base | also);
      continue;
    }
    const toNode = 1 << (FIRST_NODE + node);
    if (taken) masks.push(base | also);
    masks.push(base | also | (1 << SUMMARY));
    if (nodes === 'shared') masks.push(base | also | toNode, base | also | toNode | (1 << SUMMARY));
  }
  return masks;
}
