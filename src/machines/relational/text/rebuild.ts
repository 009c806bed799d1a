/** The same expression over other operands. */
import { type Algebra, ARITHMETIC_OPERATORS, type Node, Operator } from '../algebra.js';

/** For every expression but a choice; `map` is asked once for each operand. Simplified anew where one differs. */
export function rebuild(algebra: Algebra, node: Node, map: (operand: Node) => Node): Node {
  const operator = algebra.operator(node);
  if (operator === Operator.SYMBOL || operator === Operator.NONE || operator === Operator.CHOICE) return node;
  const first = operator === Operator.ARITHMETIC ? 1 : 0;
  const before = algebra.arguments(node).slice(first);
  const after = before.map(map);
  if (after.every((each, place) => each === before[place])) return node;
  const [left, right] = after as [Node, Node];
  switch (operator) {
    case Operator.UNION:
      return algebra.union(after, algebra.arity(node));
    case Operator.INTERSECTION:
      return algebra.intersection(after);
    case Operator.DIFFERENCE:
      return algebra.difference(left, right);
    case Operator.JOIN:
      return algebra.join(left, right);
    case Operator.PRODUCT:
      return algebra.product(left, right);
    case Operator.OVERRIDE:
      return algebra.override(left, right);
    case Operator.CLOSURE:
      return algebra.closure(left);
    case Operator.TRANSPOSE:
      return algebra.transpose(left);
    case Operator.ARITHMETIC: {
      const name = ARITHMETIC_OPERATORS[algebra.argument(node, 0)] ?? 'other';
      return algebra.arithmetic(name, after, algebra.columns(node)[0] ?? 'int');
    }
    default:
      return node;
  }
}
