/** Constants that code compares with: values that are likely to make a difference as arguments. */

import type { Edge } from '../../../ir/body.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import { EXECUTION_BUDGETS } from '../../budgets.js';
import { Texts } from './texts.js';

const MOST_NUMBERS = EXECUTION_BUDGETS['replay/recipes/constants'].mostNumbers.most;
const USUAL_NUMBERS: readonly number[] = [1, 0, -1, 2];

export interface Constants {
  /** Those usually tried first. */
  readonly numbers: readonly number[];
  readonly strings: readonly string[];
  /** Types that erased values are cast to: what collections are expected to hold. */
  readonly elements: readonly TypeName[];
}

/** Of methods and of edges of others. */
export function constantsIn(methods: Iterable<MethodDeclaration>, edges: readonly Edge[] = []): Constants {
  const numbers = new Set(USUAL_NUMBERS);
  const texts = new Texts();
  const elements = new Set<TypeName>();
  const add = (values: readonly number[]): void => {
    for (const value of values) if (numbers.size < USUAL_NUMBERS.length + MOST_NUMBERS) numbers.add(value);
  };
  const visit = (edge: Edge): void => {
    const { instruction } = edge;
    if (isErasureCast(instruction)) elements.add(instruction.condition.type);
    add(instruction.kind === 'specify' ? numbersIn(instruction.formula) : comparedWith(instruction));
    texts.add(edge);
  };
  edges.forEach(visit);
  for (const method of methods) {
    for (const { formula } of method.clauses) add(numbersIn(formula));
    for (const edge of method.body()?.edges ?? []) visit(edge);
  }
  return { numbers: [...numbers], strings: texts.all(), elements: [...elements] };
}

/** Those that a formula mentions. */
function numbersIn(formula: string): readonly number[] {
  return (formula.match(/-?\b\d{1,9}\b/g) ?? []).map(Number).flatMap((value) => [value, value - 1, value + 1]);
}

type ErasureCast = Extract<Instruction, { kind: 'check' }> & { readonly condition: { readonly kind: 'castable' } };

function isErasureCast(instruction: Instruction): instruction is ErasureCast {
  return instruction.kind === 'check' && instruction.condition.kind === 'castable' && instruction.implicit === true;
}

/** The number itself, and beyond it for orders. */
function comparedWith(instruction: Instruction): readonly number[] {
  const expression =
    instruction.kind === 'assume'
      ? instruction.condition
      : instruction.kind === 'assign'
        ? instruction.value
        : undefined;
  if (expression?.kind === 'among') return expression.values.slice(0, 2);
  if (expression?.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  const values = [left, right].flatMap(numberOf);
  if (operator === '==' || operator === '!=' || operator === '%') return values;
  if (operator === '<' || operator === '<=') return values.flatMap((value) => [value, value - 1, value + 1]);
  return operator === '>' || operator === '>=' ? values.flatMap((value) => [value, value + 1, value - 1]) : [];
}

function numberOf(operand: Operand): readonly number[] {
  if (operand.kind !== 'constant') return [];
  const { value } = operand;
  if (typeof value === 'bigint') return [Number(value)];
  return typeof value === 'number' && Number.isInteger(value) ? [value] : [];
}
