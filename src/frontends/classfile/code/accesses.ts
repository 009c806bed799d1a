/** Fields, arrays, allocation, casts and monitors. */
import type { Operand } from '../../../ir/instructions.js';
import { elementType, isArray, OBJECT, type TypeName } from '../../../ir/types.js';
import { checkIndex, checkLength, checkNotNull, checkStorable } from './checks.js';
import type { LinkProblem } from './members.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';
import { baseOf, castTo, coerce, popAs, popInt, typeOf } from './typing/coercion.js';
import { primitiveArray } from './typing/number-types.js';
import { castSucceeds } from './typing/reference-types.js';

/** What would be an error when it is linked may do anything. */
export function unlinked(state: TranslationState, { reason }: LinkProblem, type: TypeName): void {
  if (type === 'void') return state.emit({ kind: 'unsupported', reason });
  state.produce(type, (target) => ({ kind: 'unsupported', reason, target }));
}

/** What the instruction at hand passes on is no value of the type that is declared: nothing can be said of its further way. */
export function misfit(state: TranslationState): LinkProblem | undefined {
  const reason = state.plan.typing.misfits.get(state.node);
  return reason === undefined ? undefined : { reason };
}

export function initialise(state: TranslationState, type: TypeName): void {
  if (state.members.initialises(type)) state.emit({ kind: 'initialise', type });
}

export function accessField(state: TranslationState, code: number, index: number): void {
  const isStatic = code === Op.GETSTATIC || code === Op.PUTSTATIC;
  const isWritten = code === Op.PUTSTATIC || code === Op.PUTFIELD;
  const { field, problem, isErased } = state.members.field(index, { isStatic, isWritten });
  const value = isWritten ? popAs(state, field.type, 'low-bit') : undefined;
  const base = isStatic ? undefined : baseOf(state, state.pop(), field.owner);
  if (base === undefined) initialise(state, field.owner);
  else checkNotNull(state, base);
  const wrong = problem ?? misfit(state);
  if (wrong !== undefined) return unlinked(state, wrong, isWritten ? 'void' : field.type);
  const place = base === undefined ? ({ kind: 'static', field } as const) : ({ kind: 'field', base, field } as const);
  if (isErased) state.implicitCastAt = state.following(state.node);
  if (value === undefined) state.produce(field.type, (target) => ({ kind: 'load', target, place }));
  else state.emit({ kind: 'store', place, value });
}

const ARRAYS: readonly TypeName[] = ['int[]', 'long[]', 'float[]', 'double[]', '', '', 'char[]', 'short[]'];

/** The array type that an access by the operation code (counted from `iaload` or `iastore`) is to; the static type where that tells more. */
function accessedArray(state: TranslationState, kind: number, array: Operand): TypeName {
  const type = typeOf(state, array);
  if (kind === 4) return isArray(type) ? type : 'java.lang.Object[]';
  if (kind !== 5) return ARRAYS[kind] as TypeName;
  if (type === 'boolean[]' || type === 'byte[]') return type;
  return type === 'null' ? 'byte[]' : state.problem('an array of bytes or booleans, nobody knows which');
}

export function loadElement(state: TranslationState, code: number): void {
  const index = popInt(state);
  const operand = state.pop();
  const base = baseOf(state, operand, accessedArray(state, code - Op.IALOAD, operand));
  checkIndex(state, base, index);
  const type = elementType(base.type);
  state.produce(type, (target) => ({ kind: 'load', target, place: { kind: 'element', base, index, type } }));
}

export function storeElement(state: TranslationState, code: number): void {
  const stored = state.pop();
  const index = popInt(state);
  const operand = state.pop();
  const array = accessedArray(state, code - Op.IASTORE, operand);
  const type = elementType(array);
  // A reference is checked by the store itself, against the array's own type.
  const value = code === Op.AASTORE ? stored : coerce(state, stored, type, 'low-bit');
  const base = baseOf(state, operand, array);
  checkIndex(state, base, index);
  checkStorable(state, base, value);
  const fitting = code === Op.AASTORE && !state.fits(value.type, type) ? castTo(state, value, type) : value;
  state.emit({ kind: 'store', place: { kind: 'element', base, index, type }, value: fitting });
}

export function arrayLength(state: TranslationState): void {
  const operand = state.pop();
  const type = typeOf(state, operand);
  if (!isArray(type) && type !== 'null') state.problem(`the length of a ${type}`);
  const base = baseOf(state, operand, isArray(type) ? type : 'java.lang.Object[]');
  checkNotNull(state, base);
  state.produce('int', (target) => ({ kind: 'load', target, place: { kind: 'length', base } }));
}

export function allocate(state: TranslationState, index: number): void {
  const type = state.context.file.pool.className(index);
  const problem = state.members.allocation(type);
  if (problem !== undefined) return unlinked(state, problem, type);
  initialise(state, type);
  const target = state.temporary(type);
  state.fresh.add(target);
  state.creations.set(target, { edge: state.edges.length, block: state.block });
  state.emit({ kind: 'new', target, type });
  state.push(target);
}

export function allocateArray(state: TranslationState, code: number, operand: number): void {
  const { pool } = state.context.file;
  const type = code === Op.NEWARRAY ? (primitiveArray(operand) ?? OBJECT) : `${pool.className(operand)}[]`;
  newArray(state, type, [popInt(state)]);
}

export function allocateArrays(state: TranslationState, index: number): void {
  const type = state.context.file.pool.className(index);
  const dimensions = state.listing.bytes[(state.listing.offset[state.node] as number) + 3] as number;
  let rank = 0;
  for (let element = type; isArray(element); element = elementType(element)) rank++;
  if (dimensions < 1 || dimensions > rank) state.problem(`${dimensions} lengths for ${type}`);
  const lengths: Operand[] = [];
  for (let dimension = 0; dimension < dimensions; dimension++) lengths.unshift(popInt(state));
  newArray(state, type, lengths);
}

function newArray(state: TranslationState, type: TypeName, lengths: readonly Operand[]): void {
  for (const length of lengths) checkLength(state, length);
  const edge = state.edges.length;
  const target = state.produce(type, (array) => ({ kind: 'new-array', target: array, type, lengths }));
  if (target.role !== 'temporary') return;
  state.fresh.add(target);
  state.creations.set(target, { edge, block: state.block });
  const [length] = lengths;
  if (length?.kind === 'constant') state.freshLengths.set(target, Number(length.value));
}

export function castReference(state: TranslationState, index: number): void {
  const type = state.context.file.pool.className(index);
  const operand = state.pop();
  if (operand.type === 'null' || castSucceeds(state.context.hierarchy, operand.type, type)) return state.push(operand);
  const known = state.knownInstance;
  if (known === undefined || known.variable !== operand || known.type !== type) {
    state.check(
      { kind: 'castable', operand, type },
      'java.lang.ClassCastException',
      state.implicitCastAt === state.node ? 'implicit' : 'written',
    );
  }
  const isFresh = operand.kind === 'variable' && state.fresh.has(operand);
  const target = state.produce(type, (variable) => ({
    kind: 'assign',
    target: variable,
    value: { kind: 'cast', type, operand },
  }));
  if (isFresh && target.role === 'temporary') state.fresh.add(target);
}

export function testInstance(state: TranslationState, index: number): void {
  const type = state.context.file.pool.className(index);
  const operand = state.pop();
  state.produce('boolean', (target) => ({
    kind: 'assign',
    target,
    value: { kind: 'instanceof', type, operand, negated: false },
  }));
}
