/** Whether conditions hold in a state, and what is known once they do. */
import { negation, type Truth, truthOf } from '../../../base/truth.js';
import { isComparison } from '../../../ir/conditions.js';
import { type Expression, intConstant, type Operand, TRUE } from '../../../ir/instructions.js';
import { isKept } from '../../../ir/kept.js';
import { CLASS, isArray, STRING, type TypeName } from '../../../ir/types.js';
import type { HeapClass } from '../heap/layout.js';
import {
  ANY_OTHER_REFERENCE,
  FIRST_TEXT,
  isObject,
  isOther,
  isText,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNKNOWN_NOT_NULL,
  UNSET,
} from '../heap/references.js';
import type { PredicateOperator } from '../vocabulary.js';
import type { State } from './state.js';
import { isOtherPossible, type StepWorld } from './world.js';

/** The symbol of a primitive operand. */
export function symbolOf(world: StepWorld, state: State, operand: Operand): number {
  if (operand.kind === 'variable') {
    const known = state.frame.get(operand.index);
    if (known !== UNSET) return known;
    const { values, symbol } = world.values.unknown(state.heap.values, operand.type);
    state.heap.values = values;
    state.frame.set(operand.index, symbol);
    return symbol;
  }
  const { values, symbol } = world.values.constant(state.heap.values, operand);
  state.heap.values = values;
  return symbol;
}

export function referenceOf({ others, texts }: StepWorld, state: State, operand: Operand): Reference {
  if (operand.kind === 'variable') return state.frame.get(operand.index);
  if (operand.value === null) return NULL_REFERENCE;
  if (operand.type === STRING && typeof operand.value === 'string' && !texts.isEmpty) return texts.of(operand.value);
  return others.exact(operand.type === CLASS ? CLASS : STRING);
}

export interface Comparison {
  readonly operator: PredicateOperator;
  readonly left: Operand;
  readonly right: Operand;
  readonly holds: boolean;
}

type Binary = Extract<Expression, { kind: 'binary' }>;

/** Every comparison says that one of `= < <=` holds, or does not. */
export function comparisonOf({ operator, left, right }: Binary): Comparison {
  switch (operator) {
    case '==':
      return { operator: '=', left, right, holds: true };
    case '!=':
      return { operator: '=', left, right, holds: false };
    case '>':
      return { operator: '<', left: right, right: left, holds: true };
    case '>=':
      return { operator: '<=', left: right, right: left, holds: true };
    default:
      return { operator: operator === '<' ? '<' : '<=', left, right, holds: true };
  }
}

export function isFloating(type: TypeName): boolean {
  return type === 'float' || type === 'double';
}

export function isReferenceComparison({ type }: Binary): boolean {
  return type === 'java.lang.Object';
}

/** A heap whose objects have classes. */
interface Typed {
  record(object: number): { readonly type: HeapClass };
}

/** As `sameReference`; but an object that the library keeps may be the one that came from anywhere. */
export function sameObject(
  { hierarchy }: Pick<StepWorld, 'hierarchy'>,
  heap: Typed,
  left: Reference,
  right: Reference,
): Truth {
  const same = sameReference(left, right);
  if (same !== 'no' || left === NULL_REFERENCE || right === NULL_REFERENCE) return same;
  const isKeptOne = (each: Reference): boolean => isObject(each) && isKept(hierarchy, heap.record(each).type.name);
  return isKeptOne(left) || isKeptOne(right) ? 'unknown' : same;
}

export function sameReference(left: Reference, right: Reference): Truth {
  if (isObject(left) && isObject(right)) return truthOf(left === right);
  if (left === NULL_REFERENCE && right === NULL_REFERENCE) return 'yes';
  // Constants are the same object where they are the same text.
  if (isText(left) && isText(right) && (left !== right || left !== FIRST_TEXT)) return truthOf(left === right);
  if (isObject(left) || isObject(right)) {
    const other = isObject(left) ? right : left;
    return other === NULL_REFERENCE || isOther(other) || other === ANY_OTHER_REFERENCE ? 'no' : 'unknown';
  }
  if (left === NULL_REFERENCE || right === NULL_REFERENCE) {
    const other = left === NULL_REFERENCE ? right : left;
    return isOther(other) || other === UNKNOWN_NOT_NULL ? 'no' : 'unknown';
  }
  return 'unknown';
}

/** Variables of unknown reference are told apart before, see `unresolved`. */
export function truth(world: StepWorld, state: State, condition: Expression): Truth {
  const { values } = world;
  switch (condition.kind) {
    case 'constant':
      return truthOf(condition.value !== 0);
    case 'variable': {
      const symbol = symbolOf(world, state, condition);
      const one = symbolOf(world, state, TRUE);
      return values.compare(state.heap.values, '=', symbol, one);
    }
    case 'unary':
      return condition.operator === '!' ? negation(truth(world, state, condition.operand)) : 'unknown';
    case 'instanceof': {
      const holds = instanceTruth(world, state, condition.operand, condition.type);
      return condition.negated ? negation(holds) : holds;
    }
    case 'among': {
      const holds = amongTruth(world, state, condition.operand, condition.values);
      return condition.negated ? negation(holds) : holds;
    }
    case 'binary': {
      if (!isComparison(condition.operator)) return 'unknown';
      if (isReferenceComparison(condition)) {
        const same =
          condition.left === condition.right
            ? 'yes'
            : sameObject(
                world,
                state.heap,
                referenceOf(world, state, condition.left),
                referenceOf(world, state, condition.right),
              );
        return condition.operator === '==' ? same : negation(same);
      }
      if (isFloating(condition.type)) return 'unknown';
      const { operator, left, right, holds } = comparisonOf(condition);
      const leftSymbol = symbolOf(world, state, left);
      const rightSymbol = symbolOf(world, state, right);
      const found = values.compare(state.heap.values, operator, leftSymbol, rightSymbol);
      return holds ? found : negation(found);
    }
    default:
      return 'unknown';
  }
}

function amongTruth(world: StepWorld, state: State, operand: Operand, numbers: readonly number[]): Truth {
  const symbol = symbolOf(world, state, operand);
  let found: Truth = 'no';
  for (const number of numbers) {
    const constant = symbolOf(world, state, intConstant(number));
    const same = world.values.compare(state.heap.values, '=', symbol, constant);
    if (same === 'yes') return 'yes';
    if (same === 'unknown') found = 'unknown';
  }
  return found;
}

/** Whether what the operand refers to is of the type; null is not. */
export function instanceTruth(world: StepWorld, state: State, operand: Operand, type: TypeName): Truth {
  const { hierarchy, others } = world;
  const reference = referenceOf(world, state, operand);
  if (reference === NULL_REFERENCE) return 'no';
  if (isObject(reference)) return truthOf(hierarchy.isAssignable(state.heap.record(reference).type.name, type));
  const other = others.find(reference);
  if (other !== undefined) {
    if (hierarchy.isAssignable(other.type, type)) return 'yes';
    if (other.isExact && (isArray(other.type) || hierarchy.isComplete(other.type))) return 'no';
  }
  if (!isOtherPossible(world, state.heap, type)) return 'no';
  return reference === OTHER_REFERENCE && hierarchy.isAssignable(operand.type, type) ? 'yes' : 'unknown';
}

/** The variable, among those that the condition compares, of which it must be known what it refers to. */
export function unresolvedIn(condition: Expression): readonly Operand[] {
  if (condition.kind === 'instanceof') return [condition.operand];
  if (condition.kind !== 'binary' || !isReferenceComparison(condition)) return [];
  const { left, right } = condition;
  // Whether it is null can be told without.
  return isNull(left) || isNull(right) ? [] : [left, right];
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}
