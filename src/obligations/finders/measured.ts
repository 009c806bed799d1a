/** What an index into an array has to do with numbers of the code: how long that array is, what callers pass, what the class keeps. */
import type { Body } from '../../ir/body.js';
import type { Condition, Instruction, Operand, Variable } from '../../ir/instructions.js';
import { operandsIn } from '../../ir/operands.js';
import type { Definitions } from '../../program/flow/definitions.js';
import { OBLIGATIONS_BUDGETS } from '../budgets.js';
import { ExpressionText } from '../telling/expression-text.js';

const MOST_OPERANDS = OBLIGATIONS_BUDGETS['finders/chosen'].mostOperands.most;

export type InBounds = Extract<Condition, { kind: 'in-bounds' }>;

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '==', '!=']);
const ORDER: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
/** They bring any number into a range. */
const BOUNDING: ReadonlySet<string> = new Set(['%', '&', '>>', '>>>', '/']);

/** Whether the code asks how long the array is, for the index or for what it is computed from: then it has to get that right. */
export function isMeasured({ index, array }: InBounds, body: Body, definitions: Definitions): boolean {
  const text = new ExpressionText(body, 'in full');
  const wanted = text.of(array);
  const isLength = (operand: Operand): boolean =>
    computedFrom(operand, definitions).some((each) =>
      definitions
        .of(each)
        .some(
          ({ instruction }) =>
            instruction.kind === 'load' &&
            instruction.place.kind === 'length' &&
            text.of(instruction.place.base) === wanted,
        ),
    );
  return isLength(index) || comparedWith(index, body, definitions, COMPARISONS).some(isLength);
}

/** What a variable is compared with that only counts up to it: it is computed from constants, and set more than once. */
export function boundsOf(index: Operand, body: Body, definitions: Definitions): readonly Operand[] {
  const parts = computedFrom(index, definitions);
  const isCounting = parts.some((each) => definitions.of(each).length > 1);
  return isCounting && parts.every((each) => isOfNumbers(each, definitions))
    ? comparedWith(index, body, definitions, ORDER)
    : [];
}

/** Whether the index is brought into a range by the way it is computed. */
export function isBrought(index: Operand, definitions: Definitions): boolean {
  return computedFrom(index, definitions).some((each) =>
    definitions
      .of(each)
      .some(
        ({ instruction }) =>
          instruction.kind === 'assign' &&
          instruction.value.kind === 'binary' &&
          BOUNDING.has(instruction.value.operator),
      ),
  );
}

/** Whether a variable is given another value in turn, as what counts does. */
export function isCounter(operand: Operand, definitions: Definitions): boolean {
  return operand.kind === 'variable' && definitions.of(operand).length > 1;
}

/** The variables that it is, or is computed from by arithmetic. */
export function computedFrom(operand: Operand, definitions: Definitions): readonly Variable[] {
  const found = new Set<Variable>();
  const open: Operand[] = [operand];
  for (let next = open.pop(); next !== undefined && found.size < MOST_OPERANDS; next = open.pop()) {
    if (next.kind !== 'variable' || found.has(next)) continue;
    found.add(next);
    for (const { instruction } of definitions.of(next)) open.push(...operandsOf(instruction));
  }
  return [...found];
}

function isOfNumbers(variable: Variable, definitions: Definitions): boolean {
  return (
    !definitions.isParameter(variable) &&
    definitions.of(variable).every(({ instruction: { kind } }) => kind === 'assign')
  );
}

function comparedWith(
  operand: Operand,
  { edges }: Body,
  definitions: Definitions,
  operators: ReadonlySet<string>,
): readonly Operand[] {
  const parts: ReadonlySet<Operand> = new Set(computedFrom(operand, definitions));
  return edges.flatMap(({ instruction }) => {
    if (instruction.kind !== 'assume' || instruction.condition.kind !== 'binary') return [];
    const { operator, left, right } = instruction.condition;
    if (!operators.has(operator)) return [];
    return [...(parts.has(left) ? [right] : []), ...(parts.has(right) ? [left] : [])];
  });
}

/** What the variable that the instruction assigns is computed from. */
export function operandsOf(instruction: Instruction): readonly Operand[] {
  const isValue = instruction.kind === 'assign' && instruction.value.kind !== 'instanceof';
  return isValue ? operandsIn(instruction.value) : [];
}
