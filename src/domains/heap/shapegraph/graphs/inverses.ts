/**
 * Fields that point back (keyed): for a pair (f, B) a cell is *broken* if its f leads to a cell of which no field of B leads to it. A flag
 * says that a node, or some cell of the summary, may be. Where it is not set, materialised cells point back where they should.
 * M. Sagiv, T. Reps, R. Wilhelm, Solving shape-analysis problems in languages with destructive updating, TOPLAS 1998, 6.1 (c_f.b).
 */
import { ABSENT, type Draft } from './store/draft.js';
import { ELSEWHERE, FIRST_NODE, NULL, SUMMARY, UNREAD } from './store/model.js';

export interface Inverse {
  readonly field: number;
  /** Fields, as bits: one of them leads back. */
  readonly backs: number;
  /** The flag of broken cells. */
  readonly flag: number;
}

type Broken = 'yes' | 'no' | 'unknown';

/** What the named part says. */
function isBroken(draft: Draft, { field, backs }: Inverse, node: number): Broken {
  const target = draft.field(node, field);
  if (target === NULL || target === ELSEWHERE) return 'no';
  if (target < FIRST_NODE) return 'unknown';
  let broken: Broken = 'yes';
  for (let back = 0; back < draft.fieldCount; back++) {
    if ((backs & (1 << back)) === 0) continue;
    const behind = draft.field(target - FIRST_NODE, back);
    if (behind === FIRST_NODE + node) return 'no';
    if (behind === UNREAD) broken = 'unknown';
  }
  return broken;
}

/** Sets the flags of nodes to what their fields say now; those of nodes whose field leads to unnamed cells stay. */
function settle(draft: Draft, inverses: readonly Inverse[]): void {
  for (const inverse of inverses) {
    for (let node = 0; node < draft.nodeCount; node++) {
      const flags = draft.flags[node] as number;
      const broken = isBroken(draft, inverse, node);
      if (broken === 'no') draft.flags[node] = flags & ~inverse.flag;
      else if (broken === 'yes' || draft.field(node, inverse.field) !== SUMMARY)
        draft.flags[node] = flags | inverse.flag;
    }
  }
}

/** After an assignment to a field of a node: unnamed cells that lead to the node may be broken now, and named ones are looked at. */
export function fieldWritten(draft: Draft, inverses: readonly Inverse[], node: number, field: number): void {
  for (const inverse of inverses) {
    if ((inverse.backs & (1 << field)) === 0 || draft.summary === ABSENT) continue;
    if (isMet(draft, node, 1 << inverse.field)) draft.summary |= inverse.flag;
  }
  settle(draft, inverses);
}

/** Takes away what cells that are not broken cannot have. False: no heap is like that. */
export function refineInverses(draft: Draft, inverses: readonly Inverse[]): boolean {
  for (const inverse of inverses) {
    const { field, backs, flag } = inverse;
    if (draft.summary !== ABSENT && (draft.summary & flag) === 0) {
      // An unnamed cell leads only to nodes that lead back to unnamed cells.
      for (let node = 0; node < draft.nodeCount; node++) {
        if (leadsToUnnamed(draft, node, backs)) continue;
        draft.edges[field] = (draft.edges[field] as number) & ~(1 << (FIRST_NODE + node));
      }
    }
    for (let node = 0; node < draft.nodeCount; node++) {
      const flags = draft.flags[node] as number;
      const broken = isBroken(draft, inverse, node);
      if (broken === 'no') draft.flags[node] = flags & ~flag;
      if ((flags & flag) !== 0) continue;
      if (broken === 'yes') return false;
      if (draft.field(node, field) === SUMMARY && !isMet(draft, node, backs)) return false;
    }
  }
  return true;
}

/** Whether the node leads, or may lead, to unnamed cells along one of the fields. */
function leadsToUnnamed(draft: Draft, node: number, fields: number): boolean {
  for (let field = 0; field < draft.fieldCount; field++) {
    const target = (fields & (1 << field)) === 0 ? NULL : draft.field(node, field);
    if (target === SUMMARY || target === UNREAD) return true;
  }
  return false;
}

/** Whether unnamed cells may lead to the node along one of the fields. */
function isMet(draft: Draft, node: number, fields: number): boolean {
  const bit = 1 << (FIRST_NODE + node);
  return draft.edges.some((mask, field) => (fields & (1 << field)) !== 0 && (mask & bit) !== 0);
}
