/**
 * Bounds of expressions that have grown too long: conditions are forgotten, so that a choice is either of two, and a write
 * that may happen is a write that may or may not have happened. What is written unconditionally stays exact, unknowns stay
 * themselves. Only what is still too long then is anything of its type.
 */
import { type Algebra, type Condition, type Node, Operator, Trait } from './algebra.js';
import type { Bounds } from './bounds.js';

/** An unknown that stands for the expression, with bounds that are no longer than the limit. */
export function widened(algebra: Algebra, node: Node, limit: number): Node {
  const { lower, upper } = new Coarsening(algebra, limit).bounds(node);
  if (lower === upper) return upper;
  const columns = algebra.columns(node);
  const isValue =
    columns.length === 1 ? algebra.has(node, Trait.SINGLE | Trait.PRESENT) : algebra.has(node, Trait.FUNCTION);
  return algebra.unknown('the expression is too long', columns, { lower, upper, single: isValue });
}

class Coarsening {
  readonly #algebra: Algebra;
  readonly #limit: number;
  readonly #done = new Map<Node, Bounds>();

  constructor(algebra: Algebra, limit: number) {
    this.#algebra = algebra;
    this.#limit = limit;
  }

  bounds(node: Node): Bounds {
    let found = this.#done.get(node);
    if (found === undefined) {
      const { lower, upper } = this.#compute(node);
      const algebra = this.#algebra;
      found = {
        lower: algebra.size(lower) > this.#limit ? algebra.none(algebra.arity(node)) : lower,
        upper: algebra.size(upper) > this.#limit ? this.#everything(node, 0) : upper,
      };
      this.#done.set(node, found);
    }
    return found;
  }

  #compute(node: Node): Bounds {
    const algebra = this.#algebra;
    const arity = algebra.arity(node);
    switch (algebra.operator(node)) {
      case Operator.UNION:
        return this.#each(node, (nodes) => algebra.union(nodes, arity));
      case Operator.INTERSECTION:
        return this.#each(node, (nodes) => algebra.intersection(nodes));
      case Operator.JOIN:
        return this.#each(node, ([left, right]) => algebra.join(left as Node, right as Node));
      case Operator.PRODUCT:
        return this.#each(node, ([left, right]) => algebra.product(left as Node, right as Node));
      case Operator.CLOSURE:
        return this.#each(node, ([relation]) => algebra.closure(relation as Node));
      case Operator.TRANSPOSE:
        return this.#each(node, ([relation]) => algebra.transpose(relation as Node));
      case Operator.DIFFERENCE: {
        const [left, right] = algebra.arguments(node).map((each) => this.bounds(each)) as [Bounds, Bounds];
        return {
          lower: algebra.difference(left.lower, right.upper),
          upper: algebra.difference(left.upper, right.lower),
        };
      }
      case Operator.CHOICE: {
        const [, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const [first, second] = [this.bounds(then), this.bounds(otherwise)];
        return {
          lower: algebra.intersection([first.lower, second.lower]),
          upper: algebra.union([first.upper, second.upper], arity),
        };
      }
      case Operator.OVERRIDE:
        return this.#override(node);
      case Operator.ARITHMETIC: {
        const operands = algebra
          .arguments(node)
          .slice(1)
          .map((each) => this.bounds(each));
        const isExact = operands.every(
          ({ lower, upper }, place) => lower === upper && upper === algebra.argument(node, place + 1),
        );
        return isExact ? { lower: node, upper: node } : { lower: algebra.none(1), upper: this.#everything(node, 0) };
      }
    }
    return { lower: node, upper: node };
  }

  #each(node: Node, build: (nodes: readonly Node[]) => Node): Bounds {
    const found = this.#algebra.arguments(node).map((each) => this.bounds(each));
    return { lower: build(found.map(({ lower }) => lower)), upper: build(found.map(({ upper }) => upper)) };
  }

  #override(node: Node): Bounds {
    const algebra = this.#algebra;
    const [base, change] = algebra.arguments(node) as [Node, Node];
    const [below, above] = [this.bounds(base), this.bounds(change)];
    if (above.lower === above.upper) {
      return { lower: algebra.override(below.lower, above.upper), upper: algebra.override(below.upper, above.upper) };
    }
    const arity = algebra.arity(node);
    const isWrite = algebra.operator(change) === Operator.PRODUCT && algebra.arity(algebra.argument(change, 0)) === 1;
    const place = isWrite ? this.bounds(algebra.argument(change, 0)) : undefined;
    const written = algebra.product(place?.upper ?? this.#everything(node, 0, 1), this.#everything(node, 1));
    return {
      lower: algebra.difference(below.lower, written),
      upper: algebra.union([below.upper, above.upper], arity),
    };
  }

  /** Everything of the types of some columns. */
  #everything(node: Node, from: number, to?: number): Node {
    const algebra = this.#algebra;
    const sets = algebra
      .columns(node)
      .slice(from, to)
      .map((type) => (type === 'univ' ? algebra.universe : algebra.type(type)));
    return sets.reduceRight((rest, set) => algebra.product(set, rest));
  }
}
