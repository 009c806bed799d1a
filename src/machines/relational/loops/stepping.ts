/**
 * Expressions over a cursor as relations: from each value of the cursor to what the expression is then. Exact, or undefined.
 */
import { type Algebra, type Condition, type Node, Operator } from '../algebra.js';
import { Filters, type Followers, NO_FOLLOWERS, relationAt } from './filters.js';
import type { Inside } from './inside.js';

export class Stepping {
  readonly filters: Filters;
  readonly #algebra: Algebra;
  readonly #inside: Inside;
  readonly #cursor: Node;
  readonly #followers: Followers;
  readonly #done = new Map<Node, Node | undefined>();

  constructor(algebra: Algebra, inside: Inside, cursor: Node, followers: Followers = NO_FOLLOWERS) {
    this.#algebra = algebra;
    this.#inside = inside;
    this.#cursor = cursor;
    this.#followers = followers;
    this.filters = new Filters(algebra, inside, cursor, undefined, followers);
  }

  of(node: Node): Node | undefined {
    if (!this.#done.has(node)) this.#done.set(node, this.#compute(node));
    return this.#done.get(node);
  }

  #compute(node: Node): Node | undefined {
    const algebra = this.#algebra;
    if (node === this.#cursor) return algebra.identity;
    const follower = this.#followers.values.get(node);
    if (follower !== undefined) return follower;
    if (this.#inside.isConstant(node)) return algebra.product(this.filters.all, node);
    const definition = this.#inside.definition(node);
    if (definition !== undefined) return this.of(definition);
    const both = (build: (left: Node, right: Node) => Node): Node | undefined => {
      const parts = algebra.arguments(node).map((each) => this.of(each));
      return parts.reduce((left, right) =>
        left === undefined || right === undefined ? undefined : build(left, right),
      );
    };
    switch (algebra.operator(node)) {
      case Operator.JOIN: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        if (algebra.arity(left) !== 1) return undefined;
        const relation = relationAt(algebra, this.#followers, this.#cursor, left, right);
        const before = this.of(left);
        return before === undefined || !this.#inside.isConstant(relation) ? undefined : algebra.join(before, relation);
      }
      case Operator.UNION:
        return both((left, right) => algebra.union([left, right], 2));
      case Operator.INTERSECTION:
        return both((left, right) => algebra.intersection([left, right]));
      case Operator.DIFFERENCE:
        return both((left, right) => algebra.difference(left, right));
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const [first, second] = [this.of(then), this.of(otherwise)];
        if (first === undefined || second === undefined) return undefined;
        const holds = this.filters.of(condition);
        const fails = this.filters.of(algebra.conditions.not(condition));
        if (!holds.isExact || !fails.isExact) return undefined;
        return algebra.union([within(algebra, holds.set, first), within(algebra, fails.set, second)], 2);
      }
    }
    return undefined;
  }
}

/** `set <: relation`; what is no object has no fields, so null need not be left out of the set. */
export function within(algebra: Algebra, set: Node, relation: Node): Node {
  const [first = 'univ', second = 'univ'] = algebra.columns(relation);
  const domain = startsAtObjects(algebra, relation) ? withNull(algebra, set) : set;
  const symbol = algebra.symbol(domain);
  const isAll = symbol?.kind === 'type' && algebra.types.isSubtype(first, symbol.type);
  if (isAll || algebra.operator(domain) === Operator.UNIVERSE) return relation;
  const range = second === 'univ' ? algebra.universe : algebra.type(second);
  // Written as the restriction of a product where it is one.
  if (algebra.operator(relation) === Operator.PRODUCT && algebra.arity(algebra.argument(relation, 0)) === 1) {
    const [from, to] = algebra.arguments(relation) as [Node, Node];
    return algebra.product(algebra.intersection([from, domain]), to);
  }
  return algebra.intersection([relation, algebra.product(domain, range)]);
}

/** The set with null, where that is what it says it leaves out. */
function withNull(algebra: Algebra, set: Node): Node {
  if (algebra.operator(set) !== Operator.DIFFERENCE) return set;
  const [whole, removed] = algebra.arguments(set) as [Node, Node];
  if (removed === algebra.null) return whole;
  if (algebra.operator(removed) !== Operator.UNION) return set;
  const others = algebra.arguments(removed).filter((member) => member !== algebra.null);
  return algebra.difference(whole, algebra.union(others, 1));
}

function startsAtObjects(algebra: Algebra, relation: Node): boolean {
  switch (algebra.operator(relation)) {
    case Operator.SYMBOL:
      return true;
    case Operator.OVERRIDE:
    case Operator.JOIN:
    case Operator.DIFFERENCE:
      return startsAtObjects(algebra, algebra.argument(relation, 0));
    case Operator.INTERSECTION:
      return algebra.arguments(relation).some((member) => startsAtObjects(algebra, member));
  }
  return false;
}
