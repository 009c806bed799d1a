/**
 * What is known of methods that are not followed: natives of the bundled models, which change nothing but what is said
 * here, and methods of the library that, by what is written down of them, run no code of the program and change nothing.
 */
import type { CallInstruction, CodeEdge } from '../../../../engine/code.js';
import { CANNOT_HAPPEN, goesOn, type Outcome } from '../../../../engine/outcome.js';
import { INT_MAX } from '../../../../ir/arithmetic.js';
import { resultNullness } from '../../../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { isArray, isReference, OBJECT, THROWABLE } from '../../../../ir/types.js';
import { documentedNull, isHarmless, type MethodRecord, type NativeMeaning } from '../../../../library/index.js';
import { exposing } from '../regions/escaping.js';
import { isInstance } from '../regions/region-types.js';
import { write } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { ASSUMED_NULL, NOT_NULL, type Nulls, SEEN_NULL, type Value } from '../state/values.js';
import { operandValue } from '../step/operands.js';
import { initialisedByUnknown } from './initialisation.js';
import { copiedElements, copiedObject, lengthOf } from './native-copies.js';
import { withMet, withResult } from './result.js';

const CLONEABLE = 'java.lang.Cloneable';

type NativeEffect = (call: NativeCall) => Outcome<State> | undefined;

interface NativeCall {
  readonly tables: Tables;
  readonly at: CodeEdge;
  readonly callee: MethodDeclaration;
  readonly before: State;
  readonly values: readonly Value[];
}

/** By class and name. Others only have a result. */
const EFFECTS: ReadonlyMap<string, NativeEffect> = new Map<string, NativeEffect>([
  // These run code of the program.
  ['java.lang.Class.initialise', () => undefined],
  ['java.lang.Class.enumValues', () => undefined],
  ['java.lang.Object.copy', ({ tables, at, before, values: [self] }) => goesOn(copiedObject(tables, at, before, self))],
  ['java.lang.String.copyInto', copyCharacters],
  [
    'java.lang.String.length',
    ({ tables, at, before }) => goesOn(withNumber(tables, at, before, tables.number(0, INT_MAX))),
  ],
]);

/** By what records say that it means. */
const MEANINGS: Readonly<Record<NativeMeaning, NativeEffect>> = {
  ends: () => CANNOT_HAPPEN,
  length,
  'copies-elements': copyElements,
};

/** The record that decides what a call does which is not followed; undefined: none does, it may do anything or has a meaning of its own. */
export function recordBehind(
  { facts, hierarchy }: Pick<Tables, 'facts' | 'hierarchy'>,
  instruction: CallInstruction,
  callee: MethodDeclaration,
): MethodRecord | undefined {
  const origin = hierarchy.find(callee.owner)?.origin;
  if (origin !== 'model' && origin !== 'jdk') return undefined;
  const record = facts.of(callee);
  if (record.ends === true) return record;
  if (origin === 'jdk' || !hasFlag(callee, Flag.NATIVE))
    return isHarmless(facts, hierarchy, instruction, callee) ? record : undefined;
  if (EFFECTS.has(`${callee.owner}.${callee.name}`)) return undefined;
  const decides = record.null === 'never' && resultNullness(hierarchy, callee) !== 'non-null';
  return decides && instruction.target !== undefined && isReference(callee.result) ? record : undefined;
}

/** Undefined where nothing is known of the method. */
export function knownCall(
  tables: Tables,
  at: CodeEdge,
  callee: MethodDeclaration,
  before: State,
): Outcome<State> | undefined {
  const { instruction } = at.edge;
  // Every object is made through it, and it does nothing.
  if (callee.owner === OBJECT && callee.name === '<init>') return goesOn(before);
  const origin = tables.hierarchy.find(callee.owner)?.origin;
  if (
    origin === 'jdk' &&
    instruction.kind === 'call' &&
    isHarmless(tables.facts, tables.hierarchy, instruction, callee)
  ) {
    const values = instruction.arguments.map((operand) => operandValue(tables, before, operand));
    return harmless({ tables, at, callee, before, values });
  }
  if (origin !== 'model') return undefined;
  if (instruction.kind === 'initialise') return goesOn(initialisedModel(tables, before));
  if (instruction.kind !== 'call') return undefined;
  const values = instruction.arguments.map((operand) => operandValue(tables, before, operand));
  if (hasFlag(callee, Flag.NATIVE)) {
    const meaning = tables.facts.nativeMeaning(callee);
    const known = meaning === undefined ? EFFECTS.get(`${callee.owner}.${callee.name}`) : MEANINGS[meaning];
    const effect = known ?? onlyResult;
    return effect({ tables, at, callee, before, values });
  }
  if (callee.owner === OBJECT && callee.name === 'clone') return cloned({ tables, at, callee, before, values });
  return isHarmless(tables.facts, tables.hierarchy, instruction, callee)
    ? harmless({ tables, at, callee, before, values })
    : undefined;
}

/** The initialisers of models run no code of the program: they change what static fields of the library lead to. */
function initialisedModel(tables: Tables, before: State): State {
  const after = tables.with(before, initialisedByUnknown());
  const statics = after.heap.get(tables.statics);
  if (statics === undefined) return after;
  const held: Value[] = [];
  const cells = statics.cells.mapped((value, field) => {
    const owner = tables.fieldOf(field)?.owner;
    if (owner !== undefined && tables.hierarchy.find(owner)?.origin === 'input') return value;
    held.push(value);
    return undefined;
  });
  const exposed = exposing(tables, after, held);
  return tables.withContents(exposed, tables.statics, tables.contents({ ...statics, cells }));
}

function onlyResult(call: NativeCall): Outcome<State> {
  return goesOn(withNewOrGiven(call, call.before));
}

/** The result is made by the library, or one of the arguments, as the trimmed text of a text without blanks. */
function withNewOrGiven({ tables, at, callee, values }: NativeCall, state: State): State {
  const { instruction } = at.edge;
  const record = tables.facts.of(callee);
  const nulls = record.null === 'never' ? NOT_NULL : nullsOf(tables, callee);
  const after = withResult(tables, at, callee, state, nulls);
  if (record.calls === undefined || !isReference(callee.result)) return after;
  if (instruction.kind !== 'call' || instruction.target === undefined) return after;
  const { index } = instruction.target;
  const result = after.variables.get(index);
  const given = values.flatMap((value) => (value.kind === 'reference' ? value.targets : []));
  const fitting = given.filter((target) => isInstance(tables, after, target, callee.result) !== 'no');
  if (result?.kind !== 'reference' || fitting.length === 0) return after;
  return tables.withVariable(after, index, tables.reference(result.nulls, [...result.targets, ...fitting]));
}

/** Whether it is written down of a method of the library when it returns null. */
export function isNullDocumented({ hierarchy, facts }: Tables, method: MethodDeclaration): boolean {
  return hierarchy.find(method.owner)?.origin !== 'input' && documentedNull(facts.of(method)) !== undefined;
}

/** By the annotations of a method that can be relied on, and what is written down of the library; a null of which they do not speak is assumed. */
export function nullsOf(tables: Tables, callee: MethodDeclaration | undefined): Nulls {
  if (callee === undefined) return ASSUMED_NULL;
  if (tables.promises.isNeverNull(callee)) return NOT_NULL;
  const isNullable = resultNullness(tables.hierarchy, callee) === 'nullable' || isNullDocumented(tables, callee);
  return isNullable ? SEEN_NULL : ASSUMED_NULL;
}

function harmless(call: NativeCall): Outcome<State> {
  const { tables, at, before } = call;
  const after = tables.with(before, initialisedByUnknown());
  const normal = withNewOrGiven(call, after);
  if (tables.facts.of(call.callee).throws?.length === 0) return goesOn(normal);
  const thrown = withMet(tables, at, after, { variable: at.code.body.thrown.index, type: THROWABLE, nulls: NOT_NULL });
  return { normal: [normal], exceptional: [thrown], alarms: [], exact: false };
}

/** Arrays can always be copied, other objects where their class says so, if no override is in between. */
function cloned({ tables, at, before, values: [self] }: NativeCall): Outcome<State> {
  const { instruction } = at.edge;
  const copied = copiedObject(tables, at, before, self);
  const type = instruction.kind === 'call' ? (instruction.arguments[0]?.type ?? OBJECT) : OBJECT;
  const isExact = isArray(type) || (instruction.kind === 'call' && instruction.dispatch === 'special');
  if (isExact && tables.hierarchy.isAssignable(type, CLONEABLE)) return goesOn(copied);
  const after = tables.with(before, initialisedByUnknown());
  const thrown = withMet(tables, at, after, { variable: at.code.body.thrown.index, type: THROWABLE, nulls: NOT_NULL });
  return { normal: [copied], exceptional: [thrown], alarms: [], exact: false };
}

function withNumber(tables: Tables, at: CodeEdge, state: State, value: Value): State {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call' || instruction.target === undefined) return state;
  return tables.withVariable(state, instruction.target.index, value);
}

function length({ tables, at, before, values: [array] }: NativeCall): Outcome<State> {
  return goesOn(withNumber(tables, at, before, lengthOf(tables, before, array)));
}

function copyElements({ tables, at, before, values: [source, , target] }: NativeCall): Outcome<State> {
  const copied = copiedElements(tables, before, source, target);
  return goesOn(withNumber(tables, at, copied, tables.number(0, INT_MAX)));
}

function copyCharacters({ tables, before, values }: NativeCall): Outcome<State> {
  const target = values[3];
  if (target?.kind !== 'reference') return goesOn(before);
  return goesOn(write(tables, before, { base: target, field: tables.elementField('char') }, tables.anything('char')));
}
