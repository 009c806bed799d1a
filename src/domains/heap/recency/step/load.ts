/** Loads: what a place holds, and the case distinction on fields of single objects that the body tests. */
import type { CodeEdge } from '../../../../engine/code.js';
import { goesOn, type Outcome } from '../../../../engine/outcome.js';
import { INT_MAX } from '../../../../ir/arithmetic.js';
import type { FieldReference, Instruction, Place } from '../../../../ir/instructions.js';
import type { SharedPlace } from '../../../../program/threads/threads.js';
import type { Region } from '../regions/regions.js';
import type { Survey } from '../regions/survey.js';
import { asMet, contentsOf, meet, metAt, readAll, soleBase } from '../state/heap.js';
import type { State } from '../state/state.js';
import { readStatic, writeStatic } from '../state/static-fields.js';
import type { Tables } from '../state/tables.js';
import {
  ASSUMED_NULL,
  NOT_NULL,
  type NumberValue,
  type ReferenceValue,
  SEEN_NULL,
  type Value,
} from '../state/values.js';
import { castValue } from './evaluate.js';
import { constantValue, operandValue } from './operands.js';
import { assigned, learnPath, readPath } from './paths.js';

type Load = Extract<Instruction, { kind: 'load' }>;

/** What was read, and how to say in the state that the place holds exactly a given value; undefined where that cannot be. */
interface Held {
  readonly value: Value;
  /** The one object whose field was read, where it is one. */
  readonly sole: Region | undefined;
  readonly learn: ((state: State, value: Value) => State) | undefined;
  /** The same, where that object is no longer told apart: of the variable only. */
  readonly learnOfVariable?: (state: State, value: Value) => State;
}

export function load(
  tables: Tables,
  { target, place }: Load,
  at: CodeEdge,
  before: State,
  facts: Survey,
): Outcome<State> {
  if (place.kind === 'length') {
    return goesOn(
      assigned(tables, before, target.index, lengthOf(tables, before, operandValue(tables, before, place.base))),
    );
  }
  const known = held(tables, before, place);
  const { value, learn, ...origin } = tables.isShared(place, at.code.method)
    ? changed(tables, before, known, place)
    : known;
  if (value.kind === 'reference')
    return loadReference(tables, before, { load: { target, place }, at, facts }, { value, learn, ...origin });
  const isUndecided = value.lower === 0 && value.upper === 1 && target.type === 'boolean';
  if (learn === undefined || !isUndecided || !facts.tested.has(target.index)) {
    return goesOn(assigned(tables, before, target.index, value));
  }
  const cases = [tables.values.zero, tables.values.one];
  return goesOn(...cases.map((each) => assigned(tables, learn(before, each), target.index, each)));
}

/** A load on an edge, and what the method does with its variables. */
interface Reading {
  readonly load: Pick<Load, 'target' | 'place'>;
  readonly at: CodeEdge;
  readonly facts: Survey;
}

function loadReference(
  tables: Tables,
  before: State,
  { load: { target, place }, at, facts }: Reading,
  origin: Held & { readonly value: ReferenceValue },
): Outcome<State> {
  const type = place.kind === 'element' ? place.type : place.kind === 'length' ? 'int' : place.field.type;
  let state = before;
  let value = castValue(tables, state, origin.value, type);
  let { learn } = origin;
  if (value.targets.includes(tables.external)) {
    // What the edge met before is from now on one of the other external objects, even if its own field was read.
    value = asMet(tables, value, at.number);
    if (origin.sole === metAt(tables, at.number)) learn = origin.learnOfVariable;
    state = meet(tables, state, at.number, type);
  }
  if (learn === undefined) return goesOn(assigned(tables, state, target.index, value));
  const note = learn;
  const given = (each: ReferenceValue): State => assigned(tables, note(state, each), target.index, each);
  const isUndecided = value.nulls !== NOT_NULL && value.targets.length > 0;
  if (!isUndecided || !facts.tested.has(target.index)) return goesOn(given(value));
  const nulls = facts.isComparedWithNull(at.edge, target) ? SEEN_NULL : value.nulls;
  return goesOn(given(tables.reference(nulls, [])), given(tables.reference(NOT_NULL, value.targets)));
}

function held(tables: Tables, state: State, place: Exclude<Place, { kind: 'length' }>): Held {
  if (place.kind === 'static') return heldStatically(tables, state, place.field);
  const base = operandValue(tables, state, place.base);
  const field = place.kind === 'element' ? tables.elementField(place.type) : tables.field(place.field);
  if (base.kind === 'number')
    return { value: tables.anything(tables.typeOfField(field)), sole: undefined, learn: undefined };
  if (place.kind === 'element') {
    const index = operandValue(tables, state, place.index);
    const value = readAll(tables, state, base, field, index.kind === 'number' ? index : undefined);
    return { value, sole: undefined, learn: undefined };
  }
  const variable = place.base.index;
  const read = readPath(tables, state, variable, field) ?? readAll(tables, state, base, field);
  const value =
    read.kind === 'reference' && tables.outerInstances.isSetFirst(place.field) ? withoutNull(tables, read) : read;
  const sole = soleBase(tables, state, base, field);
  const learnOfVariable = (before: State, learnt: Value): State => learnPath(tables, before, variable, field, learnt);
  return {
    value,
    sole,
    learn: (before, learnt) => {
      const after = learnOfVariable(before, learnt);
      const contents = sole === undefined ? undefined : contentsOf(tables, after, sole);
      if (sole === undefined || contents === undefined) return after;
      return tables.withContents(after, sole, tables.withCell(contents, field, learnt));
    },
    learnOfVariable,
  };
}

/** Another thread may have put anything there that it can get hold of: null, and all objects that are not known to be out of its reach. */
function changed(tables: Tables, state: State, { value }: Held, place: SharedPlace): Held {
  const lost = { sole: undefined, learn: undefined };
  if (value.kind === 'number') {
    const type = place.kind === 'element' ? place.type : place.field.type;
    return { value: tables.anything(type), ...lost };
  }
  const regions = [...state.heap].flatMap(([region]) => (region === tables.statics ? [] : [region]));
  const anything = tables.reference(ASSUMED_NULL, [...new Set([...regions, tables.external])].sort(ascending));
  return { value: tables.joinValues(value, anything), ...lost };
}

function ascending(left: Region, right: Region): number {
  return left - right;
}

function heldStatically(tables: Tables, state: State, reference: FieldReference): Held {
  const { hierarchy } = tables;
  const declaration = hierarchy.declaredField(reference.owner, reference.name);
  const constant = declaration?.constant;
  if (constant !== undefined) return { value: constantValue(tables, constant), sole: undefined, learn: undefined };
  const field = tables.field(reference);
  const read = readStatic(tables, state, field);
  return {
    value: read.kind === 'reference' && isNeverReadUnset(tables, reference, field) ? givenObject(tables, read) : read,
    sole: undefined,
    learn: (after, learnt) => writeStatic(tables, after, field, learnt),
  };
}

/** Of the library it is known only what its fields hold where nothing else is known of them. */
function isNeverReadUnset(tables: Tables, { owner }: FieldReference, field: number): boolean {
  return tables.isSet(field) && tables.hierarchy.find(owner)?.origin === 'input';
}

/** Nobody reads the field before it is set: a state that knows of nothing but the null before that is none that a run has here. */
function givenObject(tables: Tables, read: ReferenceValue): ReferenceValue {
  return tables.reference(NOT_NULL, read.targets.length > 0 ? read.targets : [tables.external]);
}

function withoutNull(tables: Tables, value: ReferenceValue): ReferenceValue {
  return tables.reference(NOT_NULL, value.targets);
}

/** The length of what the array may be. */
export function lengthOf(tables: Tables, state: State, array: Value): NumberValue {
  const any = tables.number(0, INT_MAX);
  if (array.kind === 'number') return any;
  let lower = Number.POSITIVE_INFINITY;
  let upper = Number.NEGATIVE_INFINITY;
  for (const target of array.targets) {
    const length = contentsOf(tables, state, target)?.length ?? any;
    lower = Math.min(lower, length.lower);
    upper = Math.max(upper, length.upper);
  }
  return lower <= upper ? tables.number(lower, upper) : any;
}

/** A value of which nothing is known but its type, at an edge that meets it: null is assumed. */
export function unknownValue(tables: Tables, state: State, at: CodeEdge, type: string): { state: State; value: Value } {
  const anything = tables.anything(type);
  if (anything.kind === 'number') return { state, value: anything };
  return {
    state: meet(tables, state, at.number, type),
    value: tables.reference(ASSUMED_NULL, [metAt(tables, at.number)]),
  };
}
