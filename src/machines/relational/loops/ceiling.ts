/**
 * Upper bounds of what an iteration computes, over all completed iterations: unknowns of the head are replaced by bounds,
 * conditions are forgotten, an object that an iteration allocates is one of the set of further new objects.
 */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { areDisjoint } from '../simplify/order.js';
import type { Inside } from './inside.js';
import { everything } from './slot.js';

export class Ceiling {
  readonly #algebra: Algebra;
  readonly #inside: Inside;
  readonly #bound: (head: Node) => Node | undefined;
  readonly #limit: number;
  readonly #isPlain: boolean;
  readonly #done = new Map<Node, Node>();

  /**
   * `bound` answers for unknowns of the head; the limit is the greatest size of a bound. Plain ones leave out filters that are
   * not the same in every iteration: they would grow with every round.
   */
  constructor(
    algebra: Algebra,
    inside: Inside,
    bound: (head: Node) => Node | undefined,
    limit: number,
    forms: 'plain' | 'all' = 'all',
  ) {
    this.#algebra = algebra;
    this.#inside = inside;
    this.#bound = bound;
    this.#limit = limit;
    this.#isPlain = forms === 'plain';
  }

  of(node: Node): Node {
    if (this.#inside.isConstant(node)) return node;
    let known = this.#done.get(node);
    if (known === undefined) {
      known = this.#compute(node);
      if (this.#algebra.size(known) > this.#limit) known = everything(this.#algebra, this.#algebra.columns(node));
      this.#done.set(node, known);
    }
    return known;
  }

  #compute(node: Node): Node {
    const algebra = this.#algebra;
    const arity = algebra.arity(node);
    const operands = (): Node[] => algebra.arguments(node).map((each) => this.of(each));
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        const symbol = algebra.symbol(node);
        if (symbol?.kind === 'new') return algebra.newSet(symbol.type);
        if (symbol?.kind !== 'unknown') return node;
        return this.#bound(node) ?? this.of(symbol.upper);
      }
      case Operator.UNION:
      case Operator.OVERRIDE:
        return algebra.union(operands(), arity);
      case Operator.INTERSECTION:
        return algebra.intersection(this.#met(algebra.arguments(node)).map((each) => this.of(each)));
      case Operator.PRODUCT: {
        const [left, right] = operands() as [Node, Node];
        return algebra.product(left, right);
      }
      case Operator.TRANSPOSE:
        return algebra.transpose(this.of(algebra.argument(node, 0)));
      case Operator.CLOSURE:
        return algebra.closure(this.of(algebra.argument(node, 0)));
      case Operator.JOIN: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        if (algebra.operator(right) === Operator.CLOSURE && algebra.arity(left) === 1) {
          return reachable(algebra, this.of(left), this.of(algebra.argument(right, 0)));
        }
        return image(algebra, this.of(left), this.of(right));
      }
      case Operator.DIFFERENCE: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        // What is taken away must be known to be what it is.
        return this.#inside.isConstant(right) ? algebra.difference(this.of(left), right) : this.of(left);
      }
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const [first, second] = [this.of(then), this.of(otherwise)];
        if (this.#inside.isConstantCondition(condition)) return algebra.choice(condition, first, second);
        return algebra.union([first, second], arity);
      }
    }
    return everything(algebra, algebra.columns(node));
  }

  /** Members of an intersection without filters of the form r.x. */
  #met(members: readonly Node[]): readonly Node[] {
    const algebra = this.#algebra;
    if (!this.#isPlain) return members;
    const kept = members.filter((member) => {
      const isFilter = algebra.operator(member) === Operator.JOIN && algebra.arity(algebra.argument(member, 0)) > 1;
      return !isFilter || this.#inside.isConstant(member);
    });
    return kept.length === 0 ? members : kept;
  }
}

/** The image of a set, written without products: what a product holds is reached at most. */
export function image(algebra: Algebra, set: Node, relation: Node): Node {
  if (algebra.arity(set) !== 1) return algebra.join(set, relation);
  const { base, ranges } = split(algebra, relation, algebra.has(set, Trait.OLD) ? 'old' : 'any', set);
  // Members that lead nowhere are left out: a join does not distribute of itself.
  const moving = base === undefined ? [] : membersOf(algebra, set).filter((member) => !stays(algebra, member, base));
  const images = base === undefined || moving.length === 0 ? [] : [algebra.join(algebra.union(moving, 1), base)];
  return algebra.union([...images, ...ranges], algebra.arity(relation) - 1);
}

/** `set.*relation`, where the relation is a base and products: paths end in the base's steps from the set, or from a range. */
export function reachable(algebra: Algebra, set: Node, relation: Node): Node {
  if (algebra.has(set, Trait.OLD)) {
    // What is old does not come to what is written in new objects, unless something old leads to new ones.
    const { base, ranges } = split(algebra, relation, 'old');
    const staysOld = [...(base === undefined ? [] : [base]), ...ranges].every((part) => algebra.has(part, Trait.OLD));
    if (staysOld) return closureOf(algebra, set, base, ranges);
  }
  const { base, ranges } = split(algebra, relation, 'any');
  return closureOf(algebra, set, base, ranges);
}

function closureOf(algebra: Algebra, set: Node, base: Node | undefined, ranges: readonly Node[]): Node {
  const starts = algebra.union([set, ...ranges], 1);
  if (base === undefined) return starts;
  const closure = algebra.closure(base);
  const members = membersOf(algebra, starts);
  const moving = members.filter((member) => !stays(algebra, member, base));
  const reached = moving.length === 0 ? [] : [algebra.join(algebra.union(moving, 1), closure)];
  return algebra.union([...members.filter((member) => stays(algebra, member, base)), ...reached], 1);
}

function membersOf(algebra: Algebra, set: Node): readonly Node[] {
  return algebra.operator(set) === Operator.UNION ? algebra.arguments(set) : [set];
}

/** Nothing is reached from null, nor from new objects by what was there before. */
function stays(algebra: Algebra, member: Node, base: Node): boolean {
  if (member === algebra.null) return algebra.has(base, Trait.FROM_OBJECTS);
  if (algebra.has(member, Trait.FRESH)) return algebra.has(base, Trait.OLD);
  const symbol = algebra.symbol(member);
  return symbol?.kind === 'unknown' && membersOf(algebra, symbol.upper).every((each) => stays(algebra, each, base));
}

interface Parts {
  readonly base: Node | undefined;
  readonly ranges: readonly Node[];
}

/** A relation as a base without products and the ranges of its products that may start in the set; `old`: as old objects see it. */
function split(algebra: Algebra, relation: Node, objects: 'old' | 'any', set?: Node): Parts {
  const bases: Node[] = [];
  const ranges: Node[] = [];
  for (const member of partsOf(algebra, relation)) {
    const isProduct = algebra.operator(member) === Operator.PRODUCT && algebra.arity(algebra.argument(member, 0)) === 1;
    if (!isProduct) {
      bases.push(objects === 'old' ? withoutFresh(algebra, member) : member);
      continue;
    }
    const [domain, range] = algebra.arguments(member) as [Node, Node];
    const isSkipped =
      (objects === 'old' && algebra.has(domain, Trait.FRESH)) ||
      (set !== undefined && areDisjoint(algebra, set, domain));
    if (!isSkipped) ranges.push(range);
  }
  const arity = algebra.arity(relation);
  return { base: bases.length === 0 ? undefined : algebra.union(bases, arity), ranges };
}

/** Members of a union; an unknown of which more is known than its type is what it may be at most. */
function partsOf(algebra: Algebra, relation: Node): readonly Node[] {
  const symbol = algebra.symbol(relation);
  if (symbol?.kind === 'unknown' && algebra.operator(symbol.upper) === Operator.UNION) {
    return partsOf(algebra, symbol.upper);
  }
  if (algebra.operator(relation) !== Operator.UNION) return [relation];
  return algebra.arguments(relation).flatMap((member) => partsOf(algebra, member));
}

/** A relation without what was written in new objects. */
export function withoutFresh(algebra: Algebra, relation: Node): Node {
  if (algebra.operator(relation) !== Operator.OVERRIDE) return relation;
  const [base, change] = algebra.arguments(relation) as [Node, Node];
  const isFresh =
    algebra.operator(change) === Operator.PRODUCT && algebra.has(algebra.argument(change, 0), Trait.FRESH);
  const rest = withoutFresh(algebra, base);
  if (isFresh) return rest;
  return rest === base ? relation : algebra.override(rest, change);
}

/** Whether no tuple of the relation starts in the set, as far as its form shows. */
export function isNothingAt(algebra: Algebra, relation: Node, set: Node): boolean {
  if (algebra.has(relation, Trait.OLD) && algebra.has(set, Trait.FRESH)) return true;
  switch (algebra.operator(relation)) {
    case Operator.OVERRIDE:
    case Operator.UNION:
      return algebra.arguments(relation).every((part) => isNothingAt(algebra, part, set));
    case Operator.PRODUCT:
      return (
        algebra.arity(algebra.argument(relation, 0)) === 1 && areDisjoint(algebra, algebra.argument(relation, 0), set)
      );
  }
  return false;
}
