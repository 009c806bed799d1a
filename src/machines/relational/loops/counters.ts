/**
 * Variables that count upwards: one more in each iteration, and only while they are less than something. They cannot overflow,
 * so they are never less than where they began: an index that counts from 0 is not negative.
 */
import { type Algebra, ARITHMETIC_OPERATORS, type Condition, type Node, Operator } from '../algebra.js';
import { integerOf } from '../simplify/arithmetic.js';
import type { Slot } from './slot.js';
import type { Transformer } from './transformer.js';

/** The same iteration, without tests that counters make impossible, and without exits that are never taken. */
export function withCounters(algebra: Algebra, transformer: Transformer): Transformer {
  const least = new Map<Node, number>();
  for (const slot of transformer.slots) {
    const start = integerOf(algebra, slot.entry);
    if (start !== undefined && countsUp(algebra, slot, transformer.backCondition)) least.set(slot.head, start);
  }
  if (least.size === 0) return transformer;
  const { conditions } = algebra;
  const possible = (condition: Condition): Condition =>
    conditions.mapAtoms(condition, (atom, whole) => {
      const start = atom.kind === 'less' ? least.get(atom.left) : undefined;
      const limit = atom.kind === 'less' && start !== undefined ? integerOf(algebra, atom.right) : undefined;
      return start !== undefined && limit !== undefined && limit <= start ? 0 : whole;
    });
  return {
    ...transformer,
    backCondition: possible(transformer.backCondition),
    exits: transformer.exits
      .map((exit) => ({ ...exit, state: { ...exit.state, condition: possible(exit.state.condition) } }))
      .filter(({ state }) => state.condition !== 0),
    allocated: transformer.allocated.map((each) => ({ ...each, condition: possible(each.condition) })),
  };
}

/** Whether an int grows by one in every iteration that comes back, and none comes back unless it is less than another int. */
function countsUp(algebra: Algebra, { head, back }: Slot, backCondition: Condition): boolean {
  const { conditions } = algebra;
  if (back === undefined || algebra.operator(back) !== Operator.ARITHMETIC || algebra.columns(head)[0] !== 'int') {
    return false;
  }
  const [operator, ...operands] = algebra.arguments(back) as [number, ...Node[]];
  const others = operands.filter((operand) => operand !== head);
  const isNext = operands.length === 2 && others.length === 1 && integerOf(algebra, others[0] as Node) === 1;
  if (ARITHMETIC_OPERATORS[operator] !== '+' || !isNext) return false;
  let isLimited = false;
  conditions.visitAtoms(backCondition, (atom) => {
    if (atom.kind !== 'less' || atom.left !== head || algebra.columns(atom.right)[0] !== 'int') return;
    isLimited ||= conditions.implies(backCondition, conditions.less(atom.left, atom.right));
  });
  return isLimited;
}
