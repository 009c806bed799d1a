/** Reads, at the head, of a changing field at an object that is the same in every iteration: as good as a variable. */

import { type Algebra, type Node, Operator, Trait } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { Trailing } from './appended.js';
import type { Inside } from './inside.js';
import type { Transformer } from './transformer.js';

const MOST_NODES = RELATIONAL_BUDGETS['loops/trailing'].mostNodes.most;

/** Such reads that occur in what comes back, each with its value at entry and at the next head. */
export function trailingCells(algebra: Algebra, inside: Inside, { slots }: Transformer): ReadonlyMap<Node, Trailing> {
  const fields = new Map(slots.filter(({ head }) => algebra.arity(head) === 2).map((slot) => [slot.head, slot]));
  const found = new Map<Node, Trailing>();
  const seen = new Set<Node>();
  const work = slots.flatMap(({ back }) => (back === undefined ? [] : [back]));
  for (let node = work.pop(); node !== undefined && seen.size < MOST_NODES; node = work.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const operator = algebra.operator(node);
    if (operator === Operator.SYMBOL || operator === Operator.NONE) continue;
    const operands = algebra.arguments(node);
    const places = operator === Operator.CHOICE || operator === Operator.ARITHMETIC ? operands.slice(1) : operands;
    const [object, field] = operands as [Node, Node];
    const slot = operator === Operator.JOIN ? fields.get(field) : undefined;
    const isObject = slot !== undefined && algebra.arity(object) === 1 && inside.isConstant(object);
    if (isObject && slot.back !== undefined && algebra.has(object, Trait.SINGLE | Trait.PRESENT | Trait.NOT_NULL)) {
      found.set(node, { entry: algebra.join(object, slot.entry), back: algebra.join(object, slot.back) });
    }
    work.push(...places);
  }
  return found;
}
