/**
 * Bounds: the smallest and greatest expressions without unknowns between which a value is known to lie.
 *
 * Computed from the inside out; what stands to the right of a difference, or is overridden, carries the opposite bound.
 * With `numbers: 'forget'` arithmetic and comparisons count as unknown too, so that what is left is purely relational.
 */
import type { Algebra } from './algebra.js';
import { type Atom, FALSE } from './conditions.js';
import { type Condition, type Node, Operator, Trait } from './operators.js';

export interface Bounds {
  readonly lower: Node;
  readonly upper: Node;
}

export interface BoundsOptions {
  readonly numbers?: 'keep' | 'forget';
  /** Bounds of an unknown symbol other than its own; undefined: its own. */
  readonly of?: (symbol: Node) => Bounds | undefined;
  /** Above this size a bound is given up: everything of its type, or nothing. */
  readonly limit?: number;
}

export function upperOf(algebra: Algebra, node: Node): Node {
  return boundsOf(algebra, node).upper;
}

export function boundsOf(algebra: Algebra, node: Node, options: BoundsOptions = {}): Bounds {
  return new Bounding(algebra, options).bounds(node);
}

/** Remembers what it computed: use one for all relations of a summary. */
export class Bounding {
  readonly #algebra: Algebra;
  readonly #options: BoundsOptions;
  readonly #done = new Map<Node, Bounds>();
  readonly #possible = new Map<Condition, Condition>();
  readonly #isRelational: boolean;

  constructor(algebra: Algebra, options: BoundsOptions = {}) {
    this.#algebra = algebra;
    this.#options = options;
    this.#isRelational = options.numbers === 'forget';
  }

  bounds(node: Node): Bounds {
    const known = this.#done.get(node);
    if (known !== undefined) return known;
    const found = this.#limited(node, this.#compute(node));
    this.#done.set(node, found);
    return found;
  }

  /** A condition without unknowns that holds whenever the given one may hold. */
  possible(condition: Condition): Condition {
    const { conditions } = this.#algebra;
    if (conditions.isKnown(condition) && !this.#isRelational) return condition;
    if (condition <= 1) return condition;
    let result = this.#possible.get(condition);
    if (result === undefined) {
      const { may, mayNot } = this.#atom(conditions.atom(condition));
      result = conditions.or(
        conditions.and(may, this.possible(conditions.whenTrue(condition))),
        conditions.and(mayNot, this.possible(conditions.whenFalse(condition))),
      );
      this.#possible.set(condition, result);
    }
    return result;
  }

  /** A condition without unknowns under which the given one holds for certain. */
  certain(condition: Condition): Condition {
    const { conditions } = this.#algebra;
    return conditions.not(this.possible(conditions.not(condition)));
  }

  #atom(atom: Atom): { may: Condition; mayNot: Condition } {
    const { conditions } = this.#algebra;
    if (atom.kind === 'some') {
      const { lower, upper } = this.bounds(atom.node);
      return { may: conditions.some(upper), mayNot: conditions.not(conditions.some(lower)) };
    }
    const isExact =
      atom.kind === 'less' && !this.#isRelational && this.#isExact(atom.left) && this.#isExact(atom.right);
    if (!isExact || atom.kind !== 'less') return { may: 1, mayNot: 1 };
    const holds = conditions.less(this.bounds(atom.left).upper, this.bounds(atom.right).upper);
    return { may: holds, mayNot: conditions.not(holds) };
  }

  #isExact(node: Node): boolean {
    const { lower, upper } = this.bounds(node);
    return lower === upper;
  }

  #compute(node: Node): Bounds {
    const algebra = this.#algebra;
    if (algebra.has(node, Trait.KNOWN) && !this.#isRelational) return { lower: node, upper: node };
    const arity = algebra.arity(node);
    const operands = (): Bounds[] => algebra.arguments(node).map((each) => this.bounds(each));
    const both = (build: (nodes: readonly Node[]) => Node): Bounds => {
      const all = operands();
      return { lower: build(all.map(({ lower }) => lower)), upper: build(all.map(({ upper }) => upper)) };
    };
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        const symbol = algebra.symbol(node);
        if (symbol?.kind !== 'unknown') return { lower: node, upper: node };
        const given = this.#options.of?.(node);
        const [low, high] = given === undefined ? [symbol.lower, symbol.upper] : [given.lower, given.upper];
        return { lower: this.bounds(low).lower, upper: this.bounds(high).upper };
      }
      case Operator.UNION:
        return both((nodes) => algebra.union(nodes, arity));
      case Operator.INTERSECTION:
        return both((nodes) => algebra.intersection(nodes));
      case Operator.JOIN:
        return both(([left, right]) => algebra.join(left as Node, right as Node));
      case Operator.PRODUCT:
        return both(([left, right]) => algebra.product(left as Node, right as Node));
      case Operator.CLOSURE:
        return both(([relation]) => algebra.closure(relation as Node));
      case Operator.TRANSPOSE:
        return both(([relation]) => algebra.transpose(relation as Node));
      case Operator.DIFFERENCE: {
        const [left, right] = operands() as [Bounds, Bounds];
        return {
          lower: algebra.difference(left.lower, right.upper),
          upper: algebra.difference(left.upper, right.lower),
        };
      }
      case Operator.OVERRIDE:
        return this.#override(node);
      case Operator.CHOICE:
        return this.#choice(node);
      case Operator.ARITHMETIC:
        return this.#arithmetic(node);
      default:
        return { lower: node, upper: node };
    }
  }

  #override(node: Node): Bounds {
    const algebra = this.#algebra;
    const [base, change] = algebra.arguments(node) as [Node, Node];
    const below = this.bounds(base);
    const above = this.bounds(change);
    if (above.lower === above.upper) {
      // An unknown whose bounds are the same is not left in it.
      return { lower: algebra.override(below.lower, above.upper), upper: algebra.override(below.upper, above.upper) };
    }
    const arity = algebra.arity(node);
    if (algebra.operator(change) === Operator.PRODUCT && algebra.arity(algebra.argument(change, 0)) === 1) {
      const [domain, range] = algebra.arguments(change).map((each) => this.bounds(each)) as [Bounds, Bounds];
      const isPresent = algebra.has(algebra.argument(change, 1), Trait.PRESENT);
      const all = this.#everything(node, 1);
      // What is not known to be written keeps its value, unless it may be written with something else.
      const isValueExact = range.lower === range.upper && algebra.has(range.lower, Trait.SINGLE);
      const others = isValueExact && arity === 2 ? algebra.difference(all, range.lower) : all;
      const kept = algebra.difference(below.lower, algebra.product(domain.upper, others));
      const lower = algebra.union([kept, above.lower], arity);
      const isPlaceExact = domain.lower === domain.upper;
      if (isPlaceExact && isPresent) {
        return {
          lower,
          upper: algebra.union(
            [algebra.difference(below.upper, algebra.product(domain.upper, all)), above.upper],
            arity,
          ),
        };
      }
      // What is certainly written has lost its old value.
      const certainlyWritten = isPresent ? domain.lower : algebra.none(1);
      const old = algebra.difference(below.upper, algebra.product(certainlyWritten, all));
      return { lower, upper: algebra.union([old, above.upper], arity) };
    }
    const domain = algebra.join(
      above.upper,
      arity === 2 ? algebra.universe : algebra.product(algebra.universe, algebra.universe),
    );
    const first = arity === 2 ? domain : algebra.universe;
    const kept = algebra.difference(below.lower, algebra.product(first, this.#everything(node, 1)));
    return {
      lower: algebra.union([kept, above.lower], arity),
      upper: algebra.union([below.upper, above.upper], arity),
    };
  }

  #choice(node: Node): Bounds {
    const algebra = this.#algebra;
    const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
    const [first, second] = [this.bounds(then), this.bounds(otherwise)];
    const arity = algebra.arity(node);
    const mayHold = this.possible(condition);
    const mayFail = this.possible(algebra.conditions.not(condition));
    const upper = this.#either(mayHold, first.upper, mayFail, second.upper, arity);
    const mustHold = algebra.conditions.not(mayFail);
    const mustFail = algebra.conditions.not(mayHold);
    const shared = mustHold === FALSE || mustFail === FALSE || !this.#areOpposite(mayHold, mayFail);
    const certain = this.#either(mustHold, first.lower, mustFail, second.lower, arity);
    const lower = shared ? algebra.union([certain, algebra.intersection([first.lower, second.lower])], arity) : certain;
    return { lower, upper };
  }

  #areOpposite(left: Condition, right: Condition): boolean {
    return this.#algebra.conditions.not(left) === right;
  }

  #either(first: Condition, then: Node, second: Condition, other: Node, arity: number): Node {
    const algebra = this.#algebra;
    if (this.#areOpposite(first, second)) return algebra.choice(first, then, other);
    const nothing = algebra.none(arity);
    return algebra.union([algebra.choice(first, then, nothing), algebra.choice(second, other, nothing)], arity);
  }

  #arithmetic(node: Node): Bounds {
    const algebra = this.#algebra;
    const [type = 'int'] = algebra.columns(node);
    const [operator, ...operands] = algebra.arguments(node) as [number, ...Node[]];
    if (this.#isRelational || !operands.every((operand) => this.#isExact(operand))) {
      return { lower: algebra.none(), upper: algebra.type(type) };
    }
    const exact = algebra.rawArithmetic(
      operator,
      operands.map((operand) => this.bounds(operand).upper),
      type,
    );
    return { lower: exact, upper: exact };
  }

  #limited(node: Node, { lower, upper }: Bounds): Bounds {
    const algebra = this.#algebra;
    const limit = this.#options.limit ?? Number.POSITIVE_INFINITY;
    return {
      lower: algebra.size(lower) > limit ? algebra.none(algebra.arity(node)) : lower,
      upper: algebra.size(upper) > limit ? this.#everything(node, 0) : upper,
    };
  }

  /** Everything of the types of the columns, from the given one on. */
  #everything(node: Node, from: number): Node {
    const algebra = this.#algebra;
    const columns = algebra.columns(node).slice(from);
    const sets = columns.map((type) => (type === 'univ' ? algebra.universe : algebra.type(type)));
    return sets.slice(1).reduce((left, right) => algebra.product(left, right), sets[0] as Node);
  }
}
