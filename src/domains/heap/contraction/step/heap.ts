/** Loads, stores and allocations. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { FieldReference, Instruction, Operand } from '../../../../ir/instructions.js';
import { mayBeShared } from '../../../../ir/lambdas.js';
import { isReference } from '../../../../ir/types.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { edgeOf } from '../graphs/links.js';
import { type ShapeState, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { turnVague, unknownObject } from '../vague/vague.js';
import { isVague, loadField, storeField } from './access.js';
import { freshObject } from './assign.js';
import { isArrayOfNodes, loadElement, newArray, storeElement } from './elements.js';
import { guardedNode, toldApart } from './guarded.js';
import { nodeOf, popTo, slotOf } from './operands.js';
import { MAY_BE_LOST, StepOutcome } from './outcome.js';

const MOST_CASES = CONTRACTION_BUDGETS['step/heap'].mostCases.most;

type Load = Extract<Instruction, { kind: 'load' }>;
type Store = Extract<Instruction, { kind: 'store' }>;
type New = Extract<Instruction, { kind: 'new' }>;
type NewArray = Extract<Instruction, { kind: 'new-array' }>;

export function allocate(tables: ShapeTables, at: CodeEdge, { target, type }: New, state: ShapeState): StepOutcome {
  const { labels, numbers, options, program } = tables;
  const work = tables.work(state);
  if (mayBeShared(program.hierarchy, type)) {
    const shared = unknownObject(tables, work.draft, labels.exactly(type), 'non-null');
    work.draft.variables[tables.slots(at.code).of(target)] = shared;
    return new StepOutcome(tables, at).goes(work);
  }
  const age = options.tellsFresh ? 'fresh' : 'any';
  const classes = labels.exactly(type);
  const label = labels.number({ vague: false, nullable: false, age, known: numbers.notedPayloads, classes });
  work.draft.variables[tables.slots(at.code).of(target)] = work.draft.addNode(label);
  return new StepOutcome(tables, at).goes(work);
}

export function allocateArray(
  tables: ShapeTables,
  at: CodeEdge,
  { target, type, lengths }: NewArray,
  state: ShapeState,
): StepOutcome {
  const work = tables.work(state);
  const slot = tables.slots(at.code).of(target);
  const [length, further] = lengths;
  if (further === undefined && isArrayOfNodes(tables, type)) {
    const known = length?.kind === 'constant' ? Number(length.value) : undefined;
    return new StepOutcome(tables, at).goesAll({ works: newArray(tables, work, slot, type, known) });
  }
  work.draft.variables[slot] = freshObject(tables, work, type);
  return new StepOutcome(tables, at).goes(work);
}

export function load(tables: ShapeTables, at: CodeEdge, { target, place }: Load, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  if (!tables.isKept(target, at)) return outcome.moves(state);
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  if (!isReference(target.type)) {
    work.truths[slots.truth(target)] = UNKNOWN;
    return outcome.goes(work);
  }
  const slot = slots.of(target);
  const any = (type: string, nullable = true): StepOutcome => {
    work.draft.variables[slot] = unknownObject(
      tables,
      work.draft,
      tables.classesOf(type),
      nullable ? 'nullable' : 'non-null',
    );
    return outcome.goes(work);
  };
  switch (place.kind) {
    case 'field': {
      const base = slots.of(place.base);
      if (work.draft.variables[base] === NULL_NODE) return outcome;
      const field = tables.numbers.of(place.field);
      if (field === -1) return any(place.field.type);
      for (const each of toldApart(tables, slots, work, base))
        outcome.goesAll(loadField(tables, each, slot, base, field));
      return outcome;
    }
    case 'static': {
      const position = tables.numbers.ofStatic(place.field);
      const isSet = tables.options.isSet?.(place.field) === true;
      if (position === -1 || isSet) return any(place.field.type, !isSet);
      work.draft.variables[slot] = work.draft.variables[slots.firstStatic + position] as number;
      return outcome.goes(work);
    }
    case 'element': {
      const base = slots.of(place.base);
      if (work.draft.variables[base] === NULL_NODE) return outcome;
      return outcome.goesAll(
        loadElement(tables, work, slot, { base, cell: slots.cell(place.index), most: MOST_CASES }, place.type),
      );
    }
    case 'length':
      return outcome.goes(work);
  }
}

export function store(tables: ShapeTables, at: CodeEdge, { place, value }: Store, state: ShapeState): StepOutcome {
  const outcome = new StepOutcome(tables, at);
  if (!isReference(value.type)) return outcome.moves(state);
  const slots = tables.slots(at.code);
  const work = tables.work(state);
  switch (place.kind) {
    case 'field': {
      const base = slots.of(place.base);
      if (work.draft.variables[base] === NULL_NODE) return outcome;
      for (const each of toldApart(tables, slots, work, base))
        storeInto(tables, at, each, { base, reference: place.field, value }, outcome);
      return outcome;
    }
    case 'static': {
      const position = tables.numbers.ofStatic(place.field);
      if (position === -1) return escapes(tables, at, work, value, outcome);
      const slot = slots.firstStatic + position;
      const old = work.draft.variables[slot] as number;
      work.draft.variables[slot] = nodeOf(tables, slots, work, value);
      if (old !== NULL_NODE && isVague(tables, work.draft, old)) warnOfLoss(tables, at, work, old, outcome);
      return outcome.goes(work);
    }
    case 'element': {
      const base = slots.of(place.base);
      const node = work.draft.variables[base] as number;
      if (node === NULL_NODE) return outcome;
      const isWatched = tables.numbers.elements !== undefined && !isVague(tables, work.draft, node);
      if (!isWatched && tables.leadsToLinked(tables.classesOf(place.type))) outcome.alarm(MAY_BE_LOST);
      const count = work.draft.variables.length;
      const isNull = value.kind === 'constant' && value.value === null;
      const cases = storeElement(
        tables,
        work,
        { base, cell: slots.cell(place.index), most: MOST_CASES },
        isNull ? undefined : slotOf(tables, slots, work, value),
        guardedNode(tables, slots, work.draft),
      );
      popTo(count, ...cases.works);
      return outcome.goesAll(cases);
    }
    case 'length':
      return outcome.moves(state);
  }
}

/** The value goes where nobody looks. */
function escapes(tables: ShapeTables, at: CodeEdge, work: Work, value: Operand, outcome: StepOutcome): StepOutcome {
  const node = nodeOf(tables, tables.slots(at.code), work, value);
  const guarded = guardedNode(tables, tables.slots(at.code), work.draft);
  if (node !== NULL_NODE && turnVague(tables, work.draft, [node], guarded)) outcome.alarm(MAY_BE_LOST);
  return outcome.goes(work);
}

interface Into {
  readonly base: number;
  readonly reference: FieldReference;
  readonly value: Operand;
}

function storeInto(
  tables: ShapeTables,
  at: CodeEdge,
  work: Work,
  { base, reference, value }: Into,
  outcome: StepOutcome,
): StepOutcome {
  const field = tables.numbers.of(reference);
  if (field === -1) return escapes(tables, at, work, value, outcome);
  const { draft } = work;
  const node = draft.variables[base] as number;
  const isWatched = tables.numbers.isLink(field) && !isVague(tables, draft, node);
  // What is overwritten where nobody looks: -1 for null, undefined where it is not known.
  let old: number | undefined = NULL_NODE;
  if (!isWatched) {
    const isKnown = (tables.labels.label(draft.labels[node] as number).known & tables.numbers.bit(field)) !== 0;
    const edge = edgeOf(draft, node, field);
    if (edge !== -1) old = draft.targets[edge];
    else if (!isKnown) old = undefined;
  }
  const count = draft.variables.length;
  const isNull = value.kind === 'constant' && value.value === null;
  const slot = isNull ? undefined : slotOf(tables, tables.slots(at.code), work, value);
  const stored = slot === undefined ? NULL_NODE : draft.variables[slot];
  const cases = storeField(tables, work, base, field, {
    value: slot,
    guarded: guardedNode(tables, tables.slots(at.code), draft),
  });
  popTo(count, ...cases.works);
  if (old === undefined) {
    if (tables.leadsToLinked(tables.classesOf(reference.type))) outcome.alarm(MAY_BE_LOST);
  } else if (old !== NULL_NODE && old !== stored) warnOfLoss(tables, at, work, old, outcome);
  return outcome.goesAll(cases);
}

/**
 * A vague object is no longer where it was: it may be lost, unless static fields, or what parameters held on entry, lead to it. That
 * a variable or a regular object does is not enough: nobody will see that they leave it.
 */
function warnOfLoss(tables: ShapeTables, { code }: CodeEdge, { draft }: Work, old: number, outcome: StepOutcome): void {
  const { classes } = tables.labels.label(draft.labels[old] as number);
  if (!tables.leadsToLinked(classes)) return;
  const { firstStatic, statics, firstPin, pins } = tables.slots(code);
  const { variables } = draft;
  const roots = [
    ...variables.slice(firstStatic, firstStatic + statics),
    ...variables.slice(firstPin, firstPin + pins.length),
  ];
  if (!vagueReached(tables, draft, roots).has(old)) outcome.alarm(MAY_BE_LOST);
}

/** The vague nodes to which a way from the roots leads that passes vague ones only. */
function vagueReached(tables: ShapeTables, draft: Draft, roots: readonly number[]): ReadonlySet<number> {
  const isPassed = (node: number): boolean => node !== NULL_NODE && isVague(tables, draft, node);
  const reached = new Set(roots.filter(isPassed));
  for (const node of reached) {
    for (let edge = 0; edge < draft.edges; edge++) {
      const target = draft.targets[edge] as number;
      if (draft.sources[edge] === node && isPassed(target)) reached.add(target);
    }
  }
  return reached;
}
