/**
 * Operands as values of a wanted type. The machine knows only int where the IR tells boolean, byte, short, char and int
 * apart; and a reference whose class is missing may have too general a type.
 */
import {
  type Constant,
  FALSE,
  intConstant,
  NULL,
  type Operand,
  TRUE,
  type Variable,
} from '../../../../ir/instructions.js';
import { isIntegerLike, type TypeName } from '../../../../ir/types.js';
import type { TranslationState } from '../translation/translation-state.js';

/**
 * What becomes of an int where a boolean is wanted: `low-bit` is what the machine does when it stores or returns a
 * boolean (JVMS 6.5, putfield, ireturn, bastore), `not-zero` is how a condition reads it.
 */
export type TruthRule = 'low-bit' | 'not-zero';

export function coerce(
  state: TranslationState,
  operand: Operand,
  type: TypeName,
  rule: TruthRule = 'not-zero',
): Operand {
  if (operand.type === type) return operand;
  if (isIntegerLike(type)) return coerceInteger(state, operand, type, rule);
  if (state.fits(operand.type, type)) return operand;
  if (operand.kind === 'constant') return state.problem(`a constant of type ${operand.type} where ${type} is wanted`);
  if (state.variables.isAlwaysNull(operand)) return castTo(state, operand, type);
  // Known to fit when all classes are there: so it is checked, and the check says that nobody wrote it.
  state.check({ kind: 'castable', operand, type }, 'java.lang.ClassCastException', 'implicit');
  return castTo(state, operand, type);
}

/** What is known to be of the type. */
export function castTo(state: TranslationState, operand: Operand, type: TypeName): Operand {
  const target = state.temporary(type);
  state.assign(target, { kind: 'cast', type, operand });
  return target;
}

/** The operand's type; `null` for what is null whatever happens. */
export function typeOf(state: TranslationState, operand: Operand): TypeName {
  return operand.kind === 'variable' && state.variables.isAlwaysNull(operand) ? 'null' : operand.type;
}

function coerceInteger(state: TranslationState, operand: Operand, type: TypeName, rule: TruthRule): Operand {
  if (operand.kind === 'constant') return coerceConstant(operand, type, rule);
  if (type === 'boolean') return asBoolean(state, operand, rule);
  const number = operand.type === 'boolean' ? asInt(state, operand) : operand;
  if (number.kind === 'constant' || state.fits(number.type, type)) return number;
  const target = state.temporary(type);
  state.assign(target, { kind: 'convert', from: number.type, to: type, operand: number });
  return target;
}

function coerceConstant(constant: Constant, type: TypeName, rule: TruthRule): Constant {
  const value = Number(constant.value);
  switch (type) {
    case 'boolean':
      return (rule === 'low-bit' ? value & 1 : value) === 0 ? FALSE : TRUE;
    case 'byte':
      return { kind: 'constant', type, value: (value << 24) >> 24 };
    case 'short':
      return { kind: 'constant', type, value: (value << 16) >> 16 };
    case 'char':
      return { kind: 'constant', type, value: value & 0xffff };
    default:
      return intConstant(value | 0);
  }
}

function asBoolean(state: TranslationState, operand: Variable, rule: TruthRule): Operand {
  let number = operand;
  if (rule === 'low-bit') {
    number = state.temporary('int');
    const right = intConstant(1);
    state.assign(number, { kind: 'binary', operator: '&', type: 'int', left: operand, right });
  }
  const truth = state.temporary('boolean');
  state.assign(truth, { kind: 'binary', operator: '!=', type: 'int', left: number, right: intConstant(0) });
  return truth;
}

/** 1 for true, 0 for false. */
function asInt(state: TranslationState, operand: Variable): Operand {
  const target = state.temporary('int');
  const whenTrue = state.builder.label();
  const whenFalse = state.builder.label();
  const after = state.builder.label();
  state.emitTo({ kind: 'assume', condition: operand }, whenTrue);
  state.emitTo({ kind: 'assume', condition: { kind: 'unary', operator: '!', type: 'boolean', operand } }, whenFalse);
  state.current = whenTrue;
  state.emitTo({ kind: 'assign', target, value: intConstant(1) }, after);
  state.current = whenFalse;
  state.emitTo({ kind: 'assign', target, value: intConstant(0) }, after);
  state.current = after;
  return target;
}

export function popAs(state: TranslationState, type: TypeName, rule: TruthRule = 'not-zero'): Operand {
  return coerce(state, state.pop(), type, rule);
}

/** A byte, short or char is an int as it is. */
export function popInt(state: TranslationState): Operand {
  return popAs(state, 'int');
}

/** Bases of places are variables: null, the one constant without a class of its own, is put into one. */
export function baseOf(state: TranslationState, operand: Operand, type: TypeName): Variable {
  if (operand.kind === 'constant') {
    const variable = state.temporary(type);
    state.assign(variable, operand.value === null ? NULL : operand);
    return variable;
  }
  const base = coerce(state, operand, type);
  return base.kind === 'variable' ? base : baseOf(state, base, type);
}
