/** Reading and writing of variables and fields in a state that is being changed; each case of a split is a work of its own. */
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { edgeOf } from '../graphs/links.js';
import type { Refusal } from '../graphs/model.js';
import { execute, type Statement } from '../graphs/statements.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { makeSame, mayBeKept, mayBeSame } from '../vague/alias.js';
import { outside, turnVague, unknownObject } from '../vague/vague.js';
import { makeGuarded, mayBeGuarded, setApart } from './guarded.js';

export interface Cases {
  /** They cover all heaps, after a refusal too. */
  readonly works: readonly Work[];
  /** Why the regular part was given up: there would have been too many cases. */
  readonly refusal?: Refusal;
  /** Objects of linked structures came to be where nobody sees them being lost. */
  readonly unwatched?: boolean;
}

/** The cases in which a variable is null, and in which it is not. The work is used up. */
export function splitNull(
  tables: ShapeTables,
  work: Work,
  slot: number,
): { readonly null?: Work; readonly some?: Work } {
  const node = work.draft.variables[slot] as number;
  if (node === NULL_NODE) return { null: work };
  if (!isNullable(tables, work.draft, node)) return { some: work };
  const empty = tables.copied(work);
  makeNull(empty.draft, node);
  makeSome(tables, work.draft, node);
  return { null: empty, some: work };
}

export function isNullable({ labels }: ShapeTables, draft: Draft, node: number): boolean {
  return labels.label(draft.labels[node] as number).nullable;
}

export function isVague({ labels }: ShapeTables, draft: Draft, node: number): boolean {
  return labels.isVague(draft.labels[node] as number);
}

/** What referred to the object holds null. */
export function makeNull(draft: Draft, node: number): void {
  const { variables, targets, sources } = draft;
  for (let slot = 0; slot < variables.length; slot++) if (variables[slot] === node) variables[slot] = NULL_NODE;
  for (let edge = draft.edges - 1; edge >= 0; edge--) {
    if (targets[edge] === node || sources[edge] === node) draft.removeEdge(edge);
  }
}

export function makeSome({ labels }: ShapeTables, draft: Draft, node: number): void {
  draft.labels[node] = labels.changed(draft.labels[node] as number, { nullable: false });
}

/** The cases in which two variables hold the same (both null included), and in which they do not. The work is used up. */
export function splitSame(
  tables: ShapeTables,
  work: Work,
  left: number,
  right: number,
  guarded: number = NULL_NODE,
): { readonly same?: Work; readonly different?: Work } {
  const { draft } = work;
  const one = draft.variables[left] as number;
  const other = draft.variables[right] as number;
  if (one === other) return { same: work };
  if (one === NULL_NODE || other === NULL_NODE) {
    const cases = splitNull(tables, work, one === NULL_NODE ? right : left);
    return { ...(cases.null && { same: cases.null }), ...(cases.some && { different: cases.some }) };
  }
  if (mayBeKept(tables, draft, one, other)) return { same: tables.copied(work), different: work };
  if (!isVague(tables, draft, one) || !isVague(tables, draft, other)) {
    const [known, vague] = one === guarded ? [one, other] : [other, one];
    if (known !== guarded || !mayBeGuarded(tables, draft.labels, guarded, vague)) return { different: work };
    const same = tables.copied(work);
    makeGuarded(tables, same.draft, vague, guarded);
    setApart(tables, draft, vague);
    return { same, different: work };
  }
  const bothNull = isNullable(tables, draft, one) && isNullable(tables, draft, other);
  const bothSome = mayBeSame(tables, draft, one, other);
  if (!bothNull && !bothSome) return { different: work };
  const same = tables.copied(work);
  if (bothSome) makeSame(tables, same.draft, one, other);
  else {
    makeNull(same.draft, one);
    makeNull(same.draft, other);
  }
  return { same, different: work };
}

/**
 * Loads a field (a number of the universe) of what `base` holds, which is not null, into `target`; any slot, one that was pushed
 * too. A nullable result stays so.
 */
export function loadField(tables: ShapeTables, work: Work, target: number, base: number, field: number): Cases {
  const { draft } = work;
  const node = draft.variables[base] as number;
  if (tables.numbers.isLink(field) && !isVague(tables, draft, node)) {
    const { works, refusal } = executed(tables, work, { kind: 'load', target, object: base, field });
    if (refusal === undefined) return { works };
    outside(tables, draft);
    loadKnown(tables, draft, target, node, field);
    return { works: [work], refusal, unwatched: true };
  }
  loadKnown(tables, draft, target, node, field);
  return { works: [work] };
}

/** Of a vague object, or a payload: what is not known becomes known, as some object or null. */
function loadKnown(tables: ShapeTables, draft: Draft, target: number, node: number, field: number): void {
  const { labels, numbers } = tables;
  const label = draft.labels[node] as number;
  const { known, nullable } = labels.label(label);
  if (nullable) makeSome(tables, draft, node);
  const bit = numbers.bit(field);
  if ((known & bit) !== 0) {
    const edge = edgeOf(draft, node, field);
    draft.variables[target] = edge === -1 ? NULL_NODE : (draft.targets[edge] as number);
    return;
  }
  const found = unknownObject(tables, draft, tables.classesOf(numbers.field(field).type), 'nullable');
  draft.variables[target] = found;
  if (bit === 0) return;
  draft.labels[node] = labels.changed(draft.labels[node] as number, { known: known | bit });
  draft.addEdge(node, field, found);
}

/** What is stored: what the slot holds, null without one. Instead of the guarded node some object is stored that may be it. */
export interface Stored {
  readonly value?: number | undefined;
  readonly guarded?: number | undefined;
}

/** Stores what slot `value` holds (null without) into a field of what `base` holds, which is not null. */
export function storeField(
  tables: ShapeTables,
  work: Work,
  base: number,
  field: number,
  { value, guarded = NULL_NODE }: Stored,
): Cases {
  const { draft } = work;
  const node = draft.variables[base] as number;
  if (tables.numbers.isLink(field) && !isVague(tables, draft, node)) {
    const statement: Statement = { kind: 'store', object: base, field, ...(value !== undefined && { value }) };
    const { works, refusal } = executed(tables, work, statement);
    if (refusal === undefined) return { works };
    outside(tables, draft);
    storeKnown(tables, draft, node, field, { value });
    return { works: [work], refusal, unwatched: true };
  }
  const unwatched = storeKnown(tables, draft, node, field, { value, guarded });
  return unwatched ? { works: [work], unwatched } : { works: [work] };
}

/** Into a vague object, or a payload field. */
function storeKnown(
  tables: ShapeTables,
  draft: Draft,
  node: number,
  field: number,
  { value, guarded = NULL_NODE }: Stored,
): boolean {
  const { labels, numbers } = tables;
  let stored = value === undefined ? NULL_NODE : (draft.variables[value] as number);
  // Some object that may be the guarded one.
  if (stored !== NULL_NODE && stored === guarded)
    stored = unknownObject(tables, draft, labels.label(draft.labels[stored] as number).classes, 'non-null');
  // Regular objects are different from all others: those that become vague here are so still.
  const before = stored !== NULL_NODE && !isVague(tables, draft, stored) ? draft.labels.slice() : draft.labels;
  const unwatched = before !== draft.labels && turnVague(tables, draft, [stored], guarded);
  if (labels.isVague(before[node] as number)) {
    const write = { written: node, field, stored };
    for (let other = 0; other < before.length; other++) {
      if (other !== node && labels.isVague(before[other] as number)) forget(tables, draft, write, other);
    }
  }
  const bit = numbers.bit(field);
  const edge = edgeOf(draft, node, field);
  if (edge !== -1) draft.removeEdge(edge);
  const { known } = labels.label(draft.labels[node] as number);
  draft.labels[node] = labels.changed(draft.labels[node] as number, { nullable: false, known: known | bit });
  if (stored !== NULL_NODE && bit !== 0) draft.addEdge(node, field, stored);
  return unwatched;
}

/** A node that was written to, the field, and the node that is there now. */
interface Write {
  readonly written: number;
  readonly field: number;
  readonly stored: number;
}

/** A node that can be the same object does not know the field any more, unless it is what it knows. */
function forget(tables: ShapeTables, draft: Draft, { written, field, stored }: Write, other: number): void {
  const { labels, numbers } = tables;
  const number = draft.labels[other] as number;
  const { known } = labels.label(number);
  const bit = numbers.bit(field);
  if ((known & bit) === 0) return;
  const edge = edgeOf(draft, other, field);
  if ((edge === -1 ? NULL_NODE : draft.targets[edge]) === stored || !mayBeSame(tables, draft, written, other)) return;
  draft.labels[other] = labels.changed(number, { known: known & ~bit });
  if (edge !== -1) draft.removeEdge(edge);
}

/** A statement on a regular node. After a refusal the work is as before. */
function executed(tables: ShapeTables, work: Work, statement: Statement): Cases {
  const { drafts, refusal } = execute(work.draft, statement, tables.graphs.model);
  if (refusal !== undefined) return { works: [], refusal };
  const [first, second] = drafts;
  if (first === work.draft && second === undefined) return { works: [work] };
  const { truths, initialised } = work;
  return { works: drafts.map((draft) => ({ draft, truths: [...truths], initialised })) };
}
