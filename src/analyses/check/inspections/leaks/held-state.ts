/** The state of one object on its way through a method: which variables lead to it, and what tested variables are known to be. */
import type { Body } from '../../../../ir/body.js';
import type { Constant, Expression, Variable } from '../../../../ir/instructions.js';
import type { ClassName } from '../../../../ir/types.js';
import { CHECK_BUDGETS } from '../../budgets.js';

/** `waiting`: it is not made yet; `allocated`: its constructor has not returned. */
export type Phase = 'waiting' | 'allocated' | 'open';

/** Sorted indices of variables. */
export type Variables = readonly number[];

export interface HeldState {
  readonly phase: Phase;
  /** Closing what they hold closes the object; they are not null. No other variable holds the object. */
  readonly handles: Variables;
  /** They hold something that needs the object open, or may lead to it. */
  readonly linked: Variables;
  /** Closing what they hold closes the object, which it does not belong to otherwise. */
  readonly owners: Variables;
  /** By number of the tested variable. */
  readonly values: readonly number[];
  /** What state the object is in, where there are several; which, its protocol knows. */
  readonly mode: number;
  /** Classes of exceptions, one of which the way has last met and which a reader reckons with; none: it met none, or others. */
  readonly raised: readonly ClassName[];
}

/** Nothing has been made yet. */
export function beginning(tested: ReadonlyMap<Variable, number>): HeldState {
  const values = Array.from({ length: Math.max(0, ...tested.values()) + 1 }, () => UNKNOWN);
  return { phase: 'waiting', handles: [], linked: [], owners: [], values, mode: 0, raised: [] };
}

/** What a tested variable is known to be; other codes are numbers. */
export const UNKNOWN = 0;
export const IS_NULL = 1;
export const NOT_NULL = 2;
const NUMBERS = 1000;
const LARGEST = CHECK_BUDGETS['inspections/leaks/held-state'].largest.most;

export function codeOf({ value }: Constant): number {
  if (value === null) return IS_NULL;
  if (typeof value !== 'number') return typeof value === 'string' ? NOT_NULL : UNKNOWN;
  return Number.isInteger(value) && Math.abs(value) < LARGEST ? NUMBERS + value : UNKNOWN;
}

/** Whether values of the two codes are equal; undefined: it is not known. */
export function areEqual(one: number, other: number): boolean | undefined {
  if (one === UNKNOWN || other === UNKNOWN) return undefined;
  if (one === NOT_NULL && other === NOT_NULL) return undefined;
  return one === other;
}

export function isSameState(one: HeldState, other: HeldState): boolean {
  return (
    one.phase === other.phase &&
    one.mode === other.mode &&
    isSame(one.handles, other.handles) &&
    isSame(one.linked, other.linked) &&
    isSame(one.owners, other.owners) &&
    isSame(one.values, other.values) &&
    isSame(one.raised, other.raised)
  );
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one === other || (one.length === other.length && one.every((each, index) => each === other[index]));
}

export function having(variables: Variables, index: number): Variables {
  if (variables.includes(index)) return variables;
  return [...variables, index].sort((left, right) => left - right);
}

export function without(variables: Variables, index: number): Variables {
  return variables.includes(index) ? variables.filter((each) => each !== index) : variables;
}

/** Variables of a body whose values decide more than one branch, or are set to constants and tested: numbered from 0. */
const MOST_TESTED = CHECK_BUDGETS['inspections/leaks/held-state'].mostTested.most;

/** With others, where that is asked for. Variables that `stableName` calls the same have the same value and number. */
export function testedVariables(
  body: Body,
  besides: readonly Variable[] = [],
  stableName: (variable: Variable) => string | undefined = () => undefined,
): ReadonlyMap<Variable, number> {
  const tests = new Map<Variable | string, { readonly variables: Set<Variable>; readonly points: Set<number> }>();
  const set = new Set<Variable | string>();
  for (const { instruction, from } of body.edges) {
    if (instruction.kind === 'assume') {
      const variable = testedIn(instruction.condition);
      if (variable === undefined) continue;
      const key = stableName(variable) ?? variable;
      const known = tests.get(key) ?? { variables: new Set(), points: new Set() };
      known.variables.add(variable);
      known.points.add(from);
      tests.set(key, known);
    } else if (instruction.kind === 'assign' && instruction.value.kind === 'constant') set.add(instruction.target);
  }
  const worth = [...tests].filter(([key, { points }]) => points.size > 1 || set.has(key)).slice(0, MOST_TESTED);
  const numbers = new Map(besides.map((variable, number) => [variable, number]));
  for (const [index, [, { variables }]] of worth.entries()) {
    for (const variable of variables) {
      if (!numbers.has(variable)) numbers.set(variable, besides.length + index);
    }
  }
  return numbers;
}

/** The variable that a condition compares with a constant, or is. */
function testedIn(condition: Expression): Variable | undefined {
  if (condition.kind === 'variable') return condition;
  if (condition.kind === 'unary' && condition.operand.kind === 'variable') return condition.operand;
  if (condition.kind !== 'binary' || (condition.operator !== '==' && condition.operator !== '!=')) return undefined;
  const { left, right } = condition;
  if (left.kind === 'variable' && right.kind === 'constant') return left;
  return left.kind === 'constant' && right.kind === 'variable' ? right : undefined;
}
