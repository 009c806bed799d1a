/** What branches tell about an object and about tested variables, and which of them it cannot take. */
import type { Expression, Operand, Variable } from '../../../../ir/instructions.js';
import { visitExpression } from '../../../../ir/operands.js';
import { areEqual, codeOf, type HeldState, IS_NULL, NOT_NULL, UNKNOWN } from './held-state.js';

export interface Tested {
  readonly numbers: ReadonlyMap<Variable, number>;
  /** Whether what the handle holds is an instance of the type for sure. */
  readonly isInstance: (handle: Variable, type: string) => boolean;
  /** Whether the variable has the same value whenever it is read from where it comes from. */
  readonly isStable?: (variable: Variable) => boolean;
  /** Whether that is only to be expected. */
  readonly isExpected?: (variable: Variable) => boolean;
  /** Whether the object was made on the way, so that what is no handle does not hold it. */
  readonly isFresh: boolean;
}

/** Whether the condition speaks of a variable of which it is only expected that it has kept its value. */
export function isDoubted(condition: Expression, { isExpected }: Tested): boolean {
  if (isExpected === undefined) return false;
  let found = false;
  visitExpression(condition, (operand) => {
    found ||= operand.kind === 'variable' && isExpected(operand);
  });
  return found;
}

/** The state after the condition has held; undefined where it cannot hold. */
export function assumed(state: HeldState, condition: Expression, tested: Tested): HeldState | undefined {
  switch (condition.kind) {
    case 'constant':
      return condition.value === 0 ? undefined : state;
    case 'variable':
      return equated(state, condition, 1, tested);
    case 'unary':
      if (condition.operator !== '!' || condition.operand.kind !== 'variable') return state;
      return equated(state, condition.operand, 0, tested);
    case 'binary':
      if (condition.operator !== '==' && condition.operator !== '!=') return state;
      return compared(
        state,
        condition.left,
        condition.right,
        condition.operator === '==' ? 'equal' : 'different',
        tested,
      );
    case 'instanceof': {
      const { operand, type, negated } = condition;
      if (operand.kind !== 'variable') return state;
      if (knownValue(state, operand, tested) === IS_NULL) return negated ? state : undefined;
      const isSure = isHandle(state, operand) && tested.isInstance(operand, type);
      return isSure && negated ? undefined : state;
    }
    default:
      return state;
  }
}

function equated(state: HeldState, variable: Variable, value: number, tested: Tested): HeldState | undefined {
  return compared(state, variable, { kind: 'constant', type: 'boolean', value }, 'equal', tested);
}

function compared(
  state: HeldState,
  left: Operand,
  right: Operand,
  relation: 'equal' | 'different',
  tested: Tested,
): HeldState | undefined {
  if (tested.isFresh && (isApart(state, left, right) || isApart(state, right, left)))
    return relation === 'equal' ? undefined : state;
  const [one, other] = [knownValue(state, left, tested), knownValue(state, right, tested)];
  const known = areEqual(one, other);
  if (known !== undefined) return known === (relation === 'equal') ? state : undefined;
  const refined =
    left.kind === 'variable' ? refine(state, left, { operand: right, code: other }, relation, tested) : state;
  return right.kind === 'variable' ? refine(refined, right, { operand: left, code: one }, relation, tested) : refined;
}

/** What a variable is compared with, and the code of its value. */
interface ComparedWith {
  readonly operand: Operand;
  readonly code: number;
}

/** What is known of a variable once it was compared with a value of that code. */
function refine(
  state: HeldState,
  variable: Variable,
  { operand: { type }, code }: ComparedWith,
  relation: 'equal' | 'different',
  { numbers }: Tested,
): HeldState {
  const number = numbers.get(variable);
  if (number === undefined || code === UNKNOWN) return state;
  if (relation === 'equal')
    return code === NOT_NULL ? withValue(state, number, NOT_NULL) : withValue(state, number, code);
  if (code === IS_NULL) return withValue(state, number, NOT_NULL);
  if (type !== 'boolean' && variable.type !== 'boolean') return state;
  if (code === TRUE_CODE) return withValue(state, number, FALSE_CODE);
  return code === FALSE_CODE ? withValue(state, number, TRUE_CODE) : state;
}

export const FALSE_CODE = codeOf({ kind: 'constant', type: 'boolean', value: 0 });
export const TRUE_CODE = codeOf({ kind: 'constant', type: 'boolean', value: 1 });

export function withValue(state: HeldState, number: number, code: number): HeldState {
  if (state.values[number] === code) return state;
  return { ...state, values: state.values.map((old, each) => (each === number ? code : old)) };
}

export function knownValue(state: HeldState, operand: Operand, { numbers }: Pick<Tested, 'numbers'>): number {
  if (operand.kind === 'constant') return codeOf(operand);
  if (isHandle(state, operand)) return NOT_NULL;
  if (operand.role === 'thrown') return NOT_NULL;
  const number = numbers.get(operand);
  return number === undefined ? UNKNOWN : (state.values[number] ?? UNKNOWN);
}

export function isHandle({ handles }: HeldState, operand: Operand): boolean {
  return operand.kind === 'variable' && handles.includes(operand.index);
}

/** Whether the one variable holds the object, or a wrapper of it, and the other neither of these. */
function isApart(state: HeldState, one: Operand, other: Operand): boolean {
  if (state.phase === 'waiting' || !isHandle(state, one) || isHandle(state, other)) return false;
  return other.kind === 'variable' && !state.linked.includes(other.index) && !state.owners.includes(other.index);
}
