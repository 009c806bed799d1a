/** Loads, stores and allocations. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { FieldReference, Instruction, Variable } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import type { Slots } from '../slots.js';
import { ANY, CELL, type GraphState, HIDDEN, isRoot, ROOT, SOME, UNKNOWN, WHATEVER, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { type Held, held, NOTHING, put } from './operands.js';
import { StepOutcome } from './outcome.js';

type Load = Extract<Instruction, { kind: 'load' }>;
type Store = Extract<Instruction, { kind: 'store' }>;
type New = Extract<Instruction, { kind: 'new' }>;

const ANYTHING: Held = { source: -1, kind: ANY };

export function allocate(tables: GraphTables, at: CodeEdge, { target, type }: New, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  const slot = slots.of(target);
  const work = tables.work(state);
  const { root, isCell } = tables.options;
  if (root?.isMadeAt(at) === true) {
    for (const each of makeRoot(tables, slots, work, outcome)) {
      put(each, slot, { source: -1, kind: ROOT + tables.numbers.classNumber(type) });
      outcome.goes(each);
    }
    return outcome;
  }
  if (!isCell(type)) {
    put(work, slot, { source: -1, kind: SOME });
    return outcome.goes(work);
  }
  put(work, slot, NOTHING);
  work.sources[slot] = slot;
  for (const made of outcome.continued(work, tables.graphs.allocate(work.graph, slot), { slot, kind: SOME }))
    outcome.goes(made);
  return outcome;
}

/** One that was there before is an object like others from now on. */
function makeRoot(tables: GraphTables, slots: Slots, work: Work, outcome: StepOutcome): readonly Work[] {
  const fields = tables.options.root?.fields.map((_, position) => slots.firstField + position) ?? [];
  const works = outcome.givesUp(work, fields, 'in an object that is replaced');
  for (const { sources, kinds } of works) {
    for (let slot = 0; slot < kinds.length; slot++) if (isRoot(kinds[slot] as number)) kinds[slot] = SOME;
    for (const slot of slots.leak === -1 ? fields : [...fields, slots.leak]) {
      sources[slot] = -1;
      kinds[slot] = CELL;
    }
  }
  return works;
}

export function load(tables: GraphTables, at: CodeEdge, { target, place }: Load, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  if (!tables.isLive(at.code, target, at.edge.to) || !tables.isKnown(target)) {
    if (isReference(target.type)) put(work, slots.of(target), NOTHING);
    return outcome.goes(work);
  }
  if (!isReference(target.type)) {
    work.truths[slots.truth(target)] = UNKNOWN;
    return outcome.goes(work);
  }
  const slot = slots.of(target);
  const becomes = (value: Held): StepOutcome => {
    put(work, slot, value);
    return outcome.goes(work);
  };
  if (place.kind === 'static') {
    const from = tables.staticSlot(slots, place.field);
    return becomes(from === -1 ? tables.unread(place.field.type) : contentOf(work, from));
  }
  if (place.kind !== 'field') return becomes(ANYTHING);
  const base = slots.of(place.base);
  if (tables.isNull(work, base)) return outcome;
  const kind = work.kinds[base] as number;
  if (kind === CELL) {
    const link = tables.link(place.field);
    if (link === -1) return becomes(tables.unread(place.field.type));
    put(work, slot, NOTHING);
    work.sources[slot] = slot;
    const results = tables.graphs.load(work.graph, slot, base, link);
    for (const each of outcome.continued(work, results, { slot, kind: ANY })) outcome.goes(each);
    return outcome;
  }
  const from = tables.fieldSlot(slots, place.field);
  if (from === -1) return becomes(tables.unread(place.field.type));
  if (isRoot(kind)) return becomes(contentOf(work, from));
  if (kind !== WHATEVER) return becomes(tables.unread(place.field.type));
  for (const each of outcome.givesUp(work, [from], 'in a field of an object that cannot be told from others')) {
    put(each, slot, { source: -1, kind: WHATEVER });
    outcome.goes(each);
  }
  return outcome;
}

function contentOf({ sources, kinds }: Work, slot: number): Held {
  const kind = kinds[slot] as number;
  // Only where calls that see it and calls that do not were merged.
  return { source: sources[slot] as number, kind: kind === HIDDEN ? WHATEVER : kind };
}

export function store(tables: GraphTables, at: CodeEdge, { place, value }: Store, state: GraphState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  const work = tables.work(state);
  if (!isReference(value.type) || place.kind === 'length') return outcome.goes(work);
  const slots = tables.slots(at.code);
  const stored = held(slots, work, value);
  const valueSlot = value.kind === 'variable' ? slots.of(value) : -1;
  /** It goes where nobody looks. */
  const escapes = (why: string): StepOutcome => {
    tables.leaks(slots, work, stored);
    const works = valueSlot === -1 ? [work] : outcome.givesUp(work, [valueSlot], why);
    for (const each of works) outcome.goes(each);
    return outcome;
  };
  if (place.kind === 'element') return escapes('stored into an array');
  if (place.kind === 'static') {
    const into = tables.staticSlot(slots, place.field);
    if (into === -1) return escapes(`stored into ${textOf(place.field)}`);
    put(work, into, stored);
    return outcome.goes(work);
  }
  const base = slots.of(place.base);
  if (tables.isNull(work, base)) return outcome;
  const kind = work.kinds[base] as number;
  if (kind === CELL) {
    const link = tables.link(place.field);
    if (link === -1) return escapes(`stored into ${textOf(place.field)}`);
    tables.leaks(slots, work, stored);
    return storeLink(tables, { base, link, value: valueSlot, stored }, work, outcome);
  }
  const into = tables.fieldSlot(slots, place.field);
  if (into !== -1 && isRoot(kind)) {
    put(work, into, stored);
    return outcome.goes(work);
  }
  if (into !== -1 && kind === WHATEVER) {
    const given = valueSlot === -1 ? [into] : [into, valueSlot];
    tables.leaks(slots, work, stored);
    for (const each of outcome.givesUp(work, given, 'in a field of an object that cannot be told from others')) {
      put(each, into, { source: -1, kind: isRoot(stored.kind) ? WHATEVER : Math.max(each.kinds[into] as number, ANY) });
      outcome.goes(each);
    }
    return outcome;
  }
  return escapes(`stored into ${textOf(place.field)} of an object that is not followed`);
}

interface Linked {
  readonly base: number;
  readonly link: number;
  /** The slot of the value, -1 for a constant. */
  readonly value: number;
  readonly stored: Held;
}

function storeLink(tables: GraphTables, linked: Linked, work: Work, outcome: StepOutcome): StepOutcome {
  const { base, link, value, stored } = linked;
  const { graphs } = tables;
  const isCell = value !== -1 && tables.isCell(work, value);
  const results = isCell
    ? graphs.store(work.graph, base, link, value)
    : stored.kind === CELL
      ? graphs.storeNull(work.graph, base, link)
      : graphs.storeElsewhere(work.graph, base, link);
  for (const each of outcome.continued(work, results)) outcome.goes(each);
  return outcome;
}

function textOf({ owner, name }: FieldReference): string {
  return `${owner.slice(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1)}.${name}`;
}

/** Any value of the variable's type that is not a cell. */
export function havoc(tables: GraphTables, at: CodeEdge, target: Variable, state: GraphState): StepOutcome {
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  if (isReference(target.type)) put(work, slots.of(target), ANYTHING);
  else if (slots.truth(target) !== -1) work.truths[slots.truth(target)] = UNKNOWN;
  return new StepOutcome(tables, at).goes(work);
}
