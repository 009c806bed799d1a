/** Bounds without choices, for expressions that grow too long when their conditions are written out. */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { Bounding, type Bounds } from '../bounds.js';
import { rebuild } from './rebuild.js';

/** `node` has no unknowns. Every choice may go either way. */
export function coarse(algebra: Algebra, node: Node, limit: number): Bounds {
  const bounds = new Bounding(algebra, { numbers: 'forget', limit }).bounds(new Forgetting(algebra).node(node));
  return hasChoice(algebra, bounds.lower) || hasChoice(algebra, bounds.upper)
    ? { lower: algebra.none(algebra.arity(node)), upper: everything(algebra, node) }
    : bounds;
}

/** Makes an unknown of every choice. */
class Forgetting {
  readonly #algebra: Algebra;
  readonly #choices = new Map<Node, Node>();
  readonly #built = new Map<Node, Node>();

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
  }

  node(node: Node): Node {
    const algebra = this.#algebra;
    if (algebra.operator(node) === Operator.CHOICE) {
      let unknown = this.#choices.get(node);
      if (unknown === undefined) {
        const [, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const [first, second] = [this.node(then), this.node(otherwise)];
        const columns = algebra.columns(node);
        const lower = algebra.intersection([first, second]);
        const upper = algebra.union([first, second], columns.length);
        const isValue = algebra.has(node, columns.length === 1 ? Trait.SINGLE | Trait.PRESENT : Trait.FUNCTION);
        unknown = algebra.unknown('which branch is taken', columns, { lower, upper, single: isValue });
        this.#choices.set(node, unknown);
      }
      return unknown;
    }
    let built = this.#built.get(node);
    if (built === undefined) {
      built = rebuild(algebra, node, (each) => this.node(each));
      this.#built.set(node, built);
    }
    return built;
  }
}

function hasChoice(algebra: Algebra, node: Node, seen = new Set<Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  const operator = algebra.operator(node);
  if (operator === Operator.CHOICE) return true;
  if (operator === Operator.SYMBOL || operator === Operator.NONE) return false;
  const operands = algebra.arguments(node).slice(operator === Operator.ARITHMETIC ? 1 : 0);
  return operands.some((each) => hasChoice(algebra, each, seen));
}

function everything(algebra: Algebra, node: Node): Node {
  const columns = algebra.columns(node).map((type) => (type === 'univ' ? algebra.universe : algebra.type(type)));
  return columns.slice(1).reduce((left, right) => algebra.product(left, right), columns[0] as Node);
}
