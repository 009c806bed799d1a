/** What is known once a condition holds that was not decided before, or does not hold. */
import { opposite, type Sense, senseOf } from '../../../base/truth.js';
import { isComparison } from '../../../ir/conditions.js';
import { type Expression, FALSE, intConstant, type Operand, TRUE } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  isOther,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNKNOWN_NOT_NULL,
  UNKNOWN_REFERENCE,
} from '../heap/references.js';
import type { State } from './state.js';
import { type Comparison, comparisonOf, isFloating, isReferenceComparison, referenceOf, symbolOf } from './truth.js';
import type { StepWorld } from './world.js';

/** Makes the state one in which the condition, undecided so far, holds (or not). False: it cannot be. */
export function refine(world: StepWorld, state: State, condition: Expression, sense: Sense): boolean {
  const holds = sense === 'holds';
  switch (condition.kind) {
    case 'variable':
      return refineBoolean(world, state, condition, sense);
    case 'unary':
      return condition.operator !== '!' || refine(world, state, condition.operand, opposite(sense));
    case 'instanceof':
      return refineInstance(world, state, condition.operand, condition.type, senseOf(holds !== condition.negated));
    case 'among': {
      const isOne = holds !== condition.negated;
      if (isOne && condition.values.length !== 1) return true;
      return condition.values.every((value) =>
        refineNumbers(world, state, {
          operator: '=',
          left: condition.operand,
          right: intConstant(value),
          holds: isOne,
        }),
      );
    }
    case 'binary': {
      if (!isComparison(condition.operator)) return true;
      if (isReferenceComparison(condition)) {
        const same = (condition.operator === '==') === holds;
        return (
          refineReference(world, state, condition.left, condition.right, same ? 'same' : 'different') &&
          refineReference(world, state, condition.right, condition.left, same ? 'same' : 'different')
        );
      }
      if (isFloating(condition.type)) return true;
      const comparison = comparisonOf(condition);
      return refineNumbers(world, state, { ...comparison, holds: comparison.holds === holds });
    }
    default:
      return true;
  }
}

export function refineNumbers(world: StepWorld, state: State, { operator, left, right, holds }: Comparison): boolean {
  const leftSymbol = symbolOf(world, state, left);
  const rightSymbol = symbolOf(world, state, right);
  const values = world.values.assume(state.heap.values, operator, leftSymbol, rightSymbol, senseOf(holds));
  if (values === undefined) return false;
  state.heap.values = values;
  return true;
}

function refineBoolean(world: StepWorld, state: State, operand: Operand, sense: Sense): boolean {
  const holds = sense === 'holds';
  return refineNumbers(world, state, { operator: '=', left: operand, right: holds ? TRUE : FALSE, holds: true });
}

/** What is known of one side of a comparison by the other. */
function refineReference(
  world: StepWorld,
  state: State,
  operand: Operand,
  by: Operand,
  relation: 'same' | 'different',
): boolean {
  if (operand.kind !== 'variable') return true;
  const reference = referenceOf(world, state, operand);
  const other = referenceOf(world, state, by);
  if (reference === UNKNOWN_REFERENCE && other === NULL_REFERENCE)
    setKept(state, operand.index, relation === 'same' ? NULL_REFERENCE : UNKNOWN_NOT_NULL);
  if (reference !== ANY_OTHER_REFERENCE) return true;
  if (relation === 'same' && (other === NULL_REFERENCE || isOther(other))) setKept(state, operand.index, other);
  else if (relation === 'different' && other === NULL_REFERENCE) setKept(state, operand.index, OTHER_REFERENCE);
  return true;
}

export function setKept(state: State, variable: number, reference: Reference): void {
  state.frame.set(variable, reference, state.frame.path(variable));
}

function refineInstance(world: StepWorld, state: State, operand: Operand, type: TypeName, sense: Sense): boolean {
  const holds = sense === 'holds';
  if (operand.kind !== 'variable') return true;
  const reference = referenceOf(world, state, operand);
  if (holds) {
    if (reference === ANY_OTHER_REFERENCE || isOther(reference))
      setKept(state, operand.index, world.others.narrowed(reference, type));
    return true;
  }
  if (reference === ANY_OTHER_REFERENCE && world.hierarchy.isAssignable(operand.type, type))
    setKept(state, operand.index, NULL_REFERENCE);
  return true;
}
