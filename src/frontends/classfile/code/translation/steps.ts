/** One instruction after the other, but for those that end a block. */
import { intConstant, NULL } from '../../../../ir/instructions.js';
import {
  accessField,
  allocate,
  allocateArray,
  allocateArrays,
  arrayLength,
  castReference,
  loadElement,
  storeElement,
  testInstance,
  unlinked,
} from '../accesses.js';
import { calculate, compare, convert, incrementLocal } from '../arithmetic.js';
import { dynamicConstant, invoke, invokeDynamic } from '../calls.js';
import { enterMonitor, exitMonitor } from '../monitors/monitors.js';
import { testNull } from '../null-tests.js';
import { isLoad, isStore, Op } from '../opcodes.js';
import { shuffleOrder } from '../shuffles.js';
import { coerce } from '../typing/coercion.js';
import { replaceTemporary } from './fresh-objects.js';
import type { TranslationState } from './translation-state.js';

export function step(state: TranslationState): void {
  const code = state.listing.opcode[state.node] as number;
  const operand = state.listing.operand[state.node] as number;
  if (isLoad(code)) return load(state);
  if (isStore(code)) return store(state);
  if (code >= Op.IALOAD && code <= Op.SALOAD) return loadElement(state, code);
  if (code >= Op.IASTORE && code <= Op.SASTORE) return storeElement(state, code);
  if (code === Op.DUP && testNull(state)) return;
  if (code >= Op.POP && code <= Op.SWAP) return shuffle(state, code);
  if (code >= Op.IADD && code <= Op.LXOR) return calculate(state, code);
  if (code >= Op.I2L && code <= Op.I2S) return convert(state, code);
  if (code >= Op.LCMP && code <= Op.DCMPG) return compare(state, code);
  switch (code) {
    case Op.NOP:
      return;
    case Op.ACONST_NULL:
      return state.push(NULL);
    case Op.IPUSH:
      return state.push(intConstant(operand));
    case Op.LPUSH:
      return state.push({ kind: 'constant', type: 'long', value: BigInt(operand) });
    case Op.FPUSH:
      return state.push({ kind: 'constant', type: 'float', value: operand });
    case Op.DPUSH:
      return state.push({ kind: 'constant', type: 'double', value: operand });
    case Op.LDC:
      return loadConstant(state, operand);
    case Op.IINC:
      return incrementLocal(state);
    case Op.GETSTATIC:
    case Op.PUTSTATIC:
    case Op.GETFIELD:
    case Op.PUTFIELD:
      return accessField(state, code, operand);
    case Op.INVOKEVIRTUAL:
    case Op.INVOKESPECIAL:
    case Op.INVOKESTATIC:
    case Op.INVOKEINTERFACE:
      return invoke(state, code, operand);
    case Op.INVOKEDYNAMIC:
      return invokeDynamic(state, operand);
    case Op.NEW:
      return allocate(state, operand);
    case Op.NEWARRAY:
    case Op.ANEWARRAY:
      return allocateArray(state, code, operand);
    case Op.MULTIANEWARRAY:
      return allocateArrays(state, operand);
    case Op.ARRAYLENGTH:
      return arrayLength(state);
    case Op.CHECKCAST:
      return castReference(state, operand);
    case Op.INSTANCEOF:
      return testInstance(state, operand);
    case Op.MONITORENTER:
      return enterMonitor(state);
    case Op.MONITOREXIT:
      return exitMonitor(state);
    default:
      return state.problem(`${code} is no operation code`);
  }
}

function load(state: TranslationState): void {
  const variable = state.variables.ofWeb(state.webs.read[state.node] as number);
  state.push(variable ?? state.problem('a local variable without a value'));
}

function store(state: TranslationState): void {
  const operand = state.pop();
  const web = state.webs.written[state.node] as number;
  const variable = state.variables.ofWeb(web);
  if (variable === undefined || operand === variable) return;
  if (operand.kind === 'variable' && replaceTemporary(state, operand, variable, web)) return;
  const value = coerce(state, operand, variable.type);
  state.settle(variable);
  state.assign(variable, value);
}

function shuffle(state: TranslationState, code: number): void {
  const { stack } = state;
  const isWide = (depth: number): boolean => {
    const type = stack[stack.length - 1 - depth]?.type;
    return type === 'long' || type === 'double';
  };
  if (code === Op.POP || code === Op.POP2) {
    if (code === Op.POP2 && !isWide(0)) state.pop();
    state.pop();
    return;
  }
  const order = shuffleOrder(code, isWide);
  if (order === undefined || stack.length < order.taken) return state.problem('half of a value');
  const taken = stack.splice(stack.length - order.taken, order.taken);
  for (const index of order.pushed) state.push(taken[index] ?? NULL);
}

function loadConstant(state: TranslationState, index: number): void {
  const constant = state.context.file.pool.loadable(index);
  switch (constant.kind) {
    case 'constant':
      return state.push(constant);
    case 'dynamic':
      return dynamicConstant(state, constant);
    case 'method-type':
      return unlinked(state, { reason: 'a constant method type' }, 'java.lang.invoke.MethodType');
    case 'method-handle':
      return unlinked(state, { reason: 'a constant method handle' }, 'java.lang.invoke.MethodHandle');
  }
}
