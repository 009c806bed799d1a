/** Points that are left by `assume` edges: the first edge whose condition holds is taken. */
import type { Edge, Point } from '../../ir/body.js';
import type { Expression, Instruction, Operand } from '../../ir/instructions.js';
import { isPrimitive } from '../../ir/types.js';
import type { Step } from '../frame.js';
import { isSame } from '../memory/identity.js';
import type { Runtime } from '../runtime.js';
import type { Operands } from './operands.js';
import { type Predicate, predicateOf } from './predicates.js';

type Assume = Extract<Instruction, { kind: 'assume' }>;

export function branchStep(runtime: Runtime, operands: Operands, leaving: readonly Edge[]): Step {
  const conditions = leaving.map((edge) => (edge.instruction as Assume).condition);
  const targets = leaving.map((edge) => edge.to);
  const [first, second] = targets as [Point, Point | undefined];
  const [condition] = conditions as [Expression];
  if (second === undefined) {
    if (condition.kind === 'constant') return () => first;
    const holds = predicate(operands, condition);
    return (r) => (holds(r) ? first : runtime.unsupported('no branch can be taken'));
  }
  if (targets.length === 2) return twoWay(operands, condition, first, second);
  return switchStep(operands, conditions, targets) ?? manyWay(runtime, operands, conditions, targets);
}

function predicate(operands: Operands, condition: Expression): Predicate {
  const found = predicateOf(operands, condition);
  if (found === undefined) throw new RangeError(`a branch on '${condition.kind}'`);
  return found;
}

/** The edges are exclusive and exhaustive, so that the second need not be looked at. */
function twoWay(operands: Operands, condition: Expression, yes: Point, no: Point): Step {
  if (condition.kind === 'variable') {
    const register = operands.register(condition);
    return (r) => (r[register] !== 0 ? yes : no);
  }
  if (condition.kind === 'binary' && condition.type === 'int') {
    const left = operands.register(condition.left);
    const right = operands.register(condition.right);
    switch (condition.operator) {
      case '==':
        return (r) => ((r[left] as number) === (r[right] as number) ? yes : no);
      case '!=':
        return (r) => ((r[left] as number) !== (r[right] as number) ? yes : no);
      case '<':
        return (r) => ((r[left] as number) < (r[right] as number) ? yes : no);
      case '<=':
        return (r) => ((r[left] as number) <= (r[right] as number) ? yes : no);
      case '>':
        return (r) => ((r[left] as number) > (r[right] as number) ? yes : no);
      case '>=':
        return (r) => ((r[left] as number) >= (r[right] as number) ? yes : no);
    }
  }
  if (condition.kind === 'binary' && !isPrimitive(condition.type)) {
    const left = operands.register(condition.left);
    const right = operands.register(condition.right);
    if (condition.operator === '==') return (r) => (isSame(r[left], r[right]) ? yes : no);
    if (condition.operator === '!=') return (r) => (isSame(r[left], r[right]) ? no : yes);
  }
  const holds = predicate(operands, condition);
  return (r) => (holds(r) ? yes : no);
}

/** All edges ask for values of one integer: one lookup decides. */
function switchStep(
  operands: Operands,
  conditions: readonly Expression[],
  targets: readonly Point[],
): Step | undefined {
  let operand: Operand | undefined;
  let otherwise: Point | undefined;
  const table = new Map<number, Point>();
  for (const [index, condition] of conditions.entries()) {
    if (condition.kind !== 'among') return undefined;
    operand ??= condition.operand;
    if (condition.operand !== operand) return undefined;
    const target = targets[index] as Point;
    if (!condition.negated) for (const value of condition.values) table.set(value, target);
    else if (otherwise === undefined) otherwise = target;
    else return undefined;
  }
  if (operand === undefined || otherwise === undefined) return undefined;
  const register = operands.register(operand);
  const rest = otherwise;
  return (r) => table.get(r[register] as number) ?? rest;
}

function manyWay(
  runtime: Runtime,
  operands: Operands,
  conditions: readonly Expression[],
  targets: readonly Point[],
): Step {
  const predicates = conditions.map((condition) => predicate(operands, condition));
  return (r) => {
    for (let index = 0; index < predicates.length; index++) {
      if ((predicates[index] as Predicate)(r)) return targets[index] as Point;
    }
    return runtime.unsupported('no branch can be taken');
  };
}
