/** Calls, and what `invokedynamic` and dynamic constants stand for. */
import { methodDescriptor } from '../../../ir/descriptors.js';
import { type Operand, stringConstant, type Variable } from '../../../ir/instructions.js';
import { isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import type { DynamicMeaning } from '../dynamic/meaning.js';
import type { DynamicConstant } from '../format/class-file.js';
import { initialise, misfit, unlinked } from './accesses.js';
import { checkNotNull } from './checks.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';
import { coerce, popAs } from './typing/coercion.js';

/** Takes the arguments off the stack, the last first. */
function popArguments(state: TranslationState, types: readonly TypeName[]): Operand[] {
  const values: Operand[] = new Array(types.length);
  for (let index = types.length - 1; index >= 0; index--) values[index] = popAs(state, types[index] as TypeName);
  return values;
}

export function invoke(state: TranslationState, code: number, index: number): void {
  const call = state.members.call(index, code);
  const { method, dispatch, types } = call;
  const values = popArguments(state, types.parameters);
  const object = code === Op.INVOKESTATIC ? undefined : state.pop();
  const problem = call.problem ?? misfit(state);
  if (problem !== undefined) return unlinked(state, problem, types.result);
  if (object === undefined) initialise(state, call.declaredBy);
  else {
    const receiver = coerce(state, object, method.owner);
    checkNotNull(state, receiver);
    values.unshift(receiver);
  }
  if (types.result === 'void' || isDropped(state, types.result)) {
    return state.emit({ kind: 'call', dispatch, method, arguments: values });
  }
  if (call.isErased) state.implicitCastAt = state.following(state.node);
  state.produce(types.result, (target) => ({ kind: 'call', target, dispatch, method, arguments: values }));
}

/** The next instruction takes the result away: nobody wants it. */
function isDropped(state: TranslationState, type: TypeName): boolean {
  const next = state.following(state.node);
  if (next < 0) return false;
  const pop = type === 'long' || type === 'double' ? Op.POP2 : Op.POP;
  if (state.listing.opcode[next] !== pop) return false;
  state.node = next;
  return true;
}

export function invokeDynamic(state: TranslationState, index: number): void {
  const constant = state.context.file.pool.dynamic(index);
  const { parameters, result } = state.members.typesOf(constant.descriptor);
  const values = popArguments(state, parameters);
  const problem = misfit(state);
  if (problem !== undefined) return unlinked(state, problem, result);
  const meaning = state.context.dynamic.meaning(site(state, constant));
  switch (meaning.kind) {
    case 'object':
      return createObject(state, meaning, values, result);
    case 'concat':
      return concatenate(state, meaning.parts, values, parameters);
    default:
      return staticMeaning(state, meaning, values, result);
  }
}

function site(state: TranslationState, { bootstrap, name, descriptor }: DynamicConstant) {
  const { file, methodNumber } = state.context;
  const found = file.bootstrapMethods[bootstrap];
  if (found === undefined) return state.problem(`there is no bootstrap method ${bootstrap}`);
  return {
    owner: file.name,
    bootstrap: found,
    name,
    descriptor,
    span: state.span,
    method: methodNumber,
    offset: state.listing.offset[state.node] as number,
  };
}

export function dynamicConstant(state: TranslationState, constant: DynamicConstant): void {
  const { result } = state.members.typesOf(`()${constant.descriptor}`);
  staticMeaning(state, state.context.dynamic.constant(site(state, constant)), [], result);
}

function staticMeaning(
  state: TranslationState,
  meaning: DynamicMeaning,
  values: readonly Operand[],
  result: TypeName,
): void {
  switch (meaning.kind) {
    case 'call': {
      const { method } = meaning;
      const types = state.members.typesOf(method.descriptor);
      if (types.parameters.length !== values.length) {
        return unlinked(state, { reason: `arguments do not fit ${method.owner}.${method.name}` }, result);
      }
      const operands = values.map((value, index) => coerce(state, value, types.parameters[index] as TypeName));
      initialise(state, method.owner);
      if (result === 'void' || types.result === 'void') {
        return state.emit({ kind: 'call', dispatch: 'static', method, arguments: operands });
      }
      if (types.result === result || state.fits(types.result, result)) {
        state.produce(result, (target) => ({ kind: 'call', target, dispatch: 'static', method, arguments: operands }));
        return;
      }
      const target = state.temporary(types.result);
      state.emit({ kind: 'call', target, dispatch: 'static', method, arguments: operands });
      return state.push(coerce(state, target, result));
    }
    case 'constant':
      return state.push(coerce(state, meaning.constant, result));
    case 'static-field': {
      const { field } = meaning;
      initialise(state, field.owner);
      const target = state.temporary(field.type);
      state.emit({ kind: 'load', target, place: { kind: 'static', field } });
      return state.push(coerce(state, target, result));
    }
    case 'unknown':
      return unlinked(state, { reason: meaning.reason }, result);
    default:
      return unlinked(state, { reason: 'a dynamic constant that is no constant' }, result);
  }
}

function createObject(
  state: TranslationState,
  meaning: DynamicMeaning & { readonly kind: 'object' },
  values: readonly Operand[],
  result: TypeName,
): void {
  const { type, constructorDescriptor: descriptor } = meaning;
  const object = state.temporary(type);
  state.emit({ kind: 'new', target: object, type });
  const method = { owner: type, name: '<init>', descriptor };
  state.emit({ kind: 'call', dispatch: 'special', method, arguments: [object, ...values] });
  state.fresh.add(object);
  state.push(state.fits(type, result) ? object : coerce(state, object, result));
}

function concatenate(
  state: TranslationState,
  parts: readonly (string | number)[],
  values: readonly Operand[],
  types: readonly TypeName[],
): void {
  const strings = parts.map((part): Operand => {
    if (typeof part === 'string') return stringConstant(part);
    const value = values[part];
    return value === undefined
      ? state.problem(`there is no argument ${part}`)
      : stringOf(state, value, types[part] as TypeName);
  });
  if (strings.length < 2) strings.push(stringConstant(''));
  let left = strings[0] as Operand;
  for (let index = 1; index < strings.length - 1; index++) {
    const joined: Variable = state.temporary(STRING);
    state.assign(joined, append(left, strings[index] as Operand));
    left = joined;
  }
  const right = strings[strings.length - 1] as Operand;
  const target = state.produce(STRING, (variable) => ({
    kind: 'assign',
    target: variable,
    value: append(left, right),
  }));
  if (target.role === 'temporary') state.fresh.add(target);
}

function append(left: Operand, right: Operand) {
  return { kind: 'binary', operator: 'concat', type: STRING, left, right } as const;
}

/** `String.valueOf`, but for strings, which concatenation takes as they are, null included. */
function stringOf(state: TranslationState, operand: Operand, type: TypeName): Operand {
  if (type === STRING) return operand.kind === 'constant' && operand.value === null ? stringConstant('null') : operand;
  const result = state.temporary(STRING);
  const parameter = type === 'byte' || type === 'short' ? 'int' : isPrimitive(type) ? type : OBJECT;
  const method = { owner: STRING, name: 'valueOf', descriptor: methodDescriptor([parameter], STRING) };
  const argument = coerce(state, operand, parameter);
  state.emit({ kind: 'call', target: result, dispatch: 'static', method, arguments: [argument] });
  return result;
}
