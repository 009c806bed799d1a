/**
 * What expressions and conditions mean in one finite instance: symbols are given finite relations, the rest is computed.
 *
 * An expression that claims to be present is used only where it is: where it is empty all the same, its value is not
 * defined, and anything may stand for it. So a meaning is a pair, the tuples that are there whatever stands for what is not
 * defined, and those that may be; the two are the same where the expression is used as intended.
 */
import { type Algebra, ARITHMETIC_OPERATORS, type Condition, type Node, Operator, Trait } from './algebra.js';
import type { Atom } from './conditions.js';
import {
  areEqual,
  closureOf,
  differenceOf,
  domainOf,
  EMPTY,
  everyTuple,
  type FiniteRelation,
  identityOf,
  intersectionOf,
  isSubset,
  joinOf,
  outside,
  productOf,
  transposeOf,
  unionOf,
} from './finite-relation.js';
import type { RelationSymbol } from './symbols.js';

export interface Instance {
  /** All atoms. */
  readonly atoms: FiniteRelation;
  /** The relation that a symbol stands for. */
  relation(symbol: RelationSymbol, node: Node): FiniteRelation;
  /** Whether an atom of which nothing is known holds. */
  holds(atom: Atom): boolean;
  /** The number that an atom is; undefined where it is none. */
  number(atom: number): number | undefined;
  /** The atom of a number, among `atoms`; undefined where the instance has none. */
  atomOf(number: number): number | undefined;
}

export interface Meaning {
  readonly lower: FiniteRelation;
  readonly upper: FiniteRelation;
}

/** True, false, or undefined where it depends on what is not defined. */
export type Truth = boolean | undefined;

export class Meanings {
  readonly #algebra: Algebra;
  readonly #instance: Instance;
  readonly #strict: boolean;
  readonly #nodes = new Map<Node, Meaning>();
  readonly #conditions = new Map<Condition, Truth>();

  /** Where it is `lenient`, absent values are just empty: what a reader of the printed expression computes. */
  constructor(algebra: Algebra, instance: Instance, manner: 'strict' | 'lenient' = 'strict') {
    this.#algebra = algebra;
    this.#instance = instance;
    this.#strict = manner === 'strict';
  }

  /** The relation, where it is defined. */
  relation(node: Node): FiniteRelation | undefined {
    const { lower, upper } = this.node(node);
    return areEqual(lower, upper) ? lower : undefined;
  }

  node(node: Node): Meaning {
    let found = this.#nodes.get(node);
    if (found === undefined) {
      found = this.present(node, this.#compute(node));
      this.#nodes.set(node, found);
    }
    return found;
  }

  /** What is empty although it claims to be present is not defined. */
  present(node: Node, meaning: Meaning): Meaning {
    const isAbsent = meaning.upper.size === 0 && this.#algebra.has(node, Trait.PRESENT);
    if (!isAbsent || !this.#strict) return meaning;
    return { lower: EMPTY, upper: everyTuple(this.#instance.atoms, this.#algebra.arity(node)) };
  }

  condition(condition: Condition): Truth {
    if (condition <= 1) return condition === 1;
    if (this.#conditions.has(condition)) return this.#conditions.get(condition);
    const { conditions } = this.#algebra;
    const holds = this.#atom(conditions.atom(condition));
    let result: Truth;
    if (holds === undefined) {
      const [first, second] = [
        this.condition(conditions.whenTrue(condition)),
        this.condition(conditions.whenFalse(condition)),
      ];
      result = first === second ? first : undefined;
    } else result = this.condition(holds ? conditions.whenTrue(condition) : conditions.whenFalse(condition));
    this.#conditions.set(condition, result);
    return result;
  }

  #atom(atom: Atom): Truth {
    if (atom.kind === 'unknown') return this.#instance.holds(atom);
    if (atom.kind === 'some') return someOf(this.node(atom.node));
    const [left, right] = [this.#number(atom.left), this.#number(atom.right)];
    return left === undefined || right === undefined ? undefined : left < right;
  }

  #number(node: Node): number | undefined {
    const [value, ...others] = this.relation(node) ?? [];
    return value === undefined || others.length > 0 ? undefined : this.#instance.number(value);
  }

  #compute(node: Node): Meaning {
    const algebra = this.#algebra;
    const { atoms } = this.#instance;
    switch (algebra.operator(node)) {
      case Operator.SYMBOL:
        return exactly(this.#instance.relation(algebra.symbol(node) as RelationSymbol, node));
      case Operator.NONE:
        return exactly(EMPTY);
      case Operator.UNIVERSE:
        return exactly(atoms);
      case Operator.IDENTITY:
        return exactly(identityOf(atoms));
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        return chosen(
          this.condition(condition),
          () => this.node(then),
          () => this.node(otherwise),
        );
      }
      case Operator.ARITHMETIC:
        return this.#arithmetic(node);
      default:
        return applied(
          algebra.operator(node),
          algebra.arguments(node).map((each) => this.node(each)),
          algebra.arguments(node).map((each) => algebra.arity(each)),
          atoms,
        );
    }
  }

  #arithmetic(node: Node): Meaning {
    const algebra = this.#algebra;
    const [operator, ...operands] = algebra.arguments(node) as [number, ...Node[]];
    const [left, right] = operands.map((operand) => this.#number(operand));
    const isUnary = operands.length === 1;
    const value =
      left === undefined || (right === undefined && !isUnary)
        ? undefined
        : computed(ARITHMETIC_OPERATORS[operator] as string, left, right ?? 0);
    const atom = value === undefined ? undefined : this.#instance.atomOf(value);
    return atom === undefined ? { lower: EMPTY, upper: this.#instance.atoms } : exactly(new Set([atom]));
  }
}

export function exactly(relation: FiniteRelation): Meaning {
  return { lower: relation, upper: relation };
}

export function someOf({ lower, upper }: Meaning): Truth {
  return lower.size > 0 ? true : upper.size === 0 ? false : undefined;
}

export function chosen(condition: Truth, then: () => Meaning, otherwise: () => Meaning): Meaning {
  if (condition !== undefined) return condition ? then() : otherwise();
  const [first, second] = [then(), otherwise()];
  return { lower: intersectionOf(first.lower, second.lower), upper: unionOf(first.upper, second.upper) };
}

/** An operator applied to what its operands mean. */
export function applied(
  operator: Operator,
  operands: readonly Meaning[],
  arities: readonly number[],
  atoms: FiniteRelation,
): Meaning {
  const [first, second] = operands as [Meaning, Meaning];
  const arity = arities[1] ?? 1;
  const each = (build: (left: FiniteRelation, right: FiniteRelation) => FiniteRelation): Meaning =>
    operands
      .slice(1)
      .reduce(
        (left, right) => ({ lower: build(left.lower, right.lower), upper: build(left.upper, right.upper) }),
        first,
      );
  const alone = (build: (relation: FiniteRelation) => FiniteRelation): Meaning => ({
    lower: build(first.lower),
    upper: build(first.upper),
  });
  switch (operator) {
    case Operator.UNION:
      return each(unionOf);
    case Operator.INTERSECTION:
      return each(intersectionOf);
    case Operator.DIFFERENCE:
      return { lower: differenceOf(first.lower, second.upper), upper: differenceOf(first.upper, second.lower) };
    case Operator.JOIN:
      return each((left, right) => joinOf(left, right, arity));
    case Operator.PRODUCT:
      return each((left, right) => productOf(left, right, arity));
    case Operator.OVERRIDE:
      return {
        lower: unionOf(second.lower, outside(first.lower, domainOf(second.upper, arity), arity)),
        upper: unionOf(second.upper, outside(first.upper, domainOf(second.lower, arity), arity)),
      };
    case Operator.CLOSURE:
      return alone((relation) => closureOf(relation, atoms));
    case Operator.TRANSPOSE:
      return alone(transposeOf);
    default:
      return exactly(EMPTY);
  }
}

/** As Java's int does; undefined where it fails or is not told. */
function computed(operator: string, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return (left + right) | 0;
    case '-':
      return (left - right) | 0;
    case '*':
      return Math.imul(left, right);
    case '/':
      return right === 0 ? undefined : (left / right) | 0;
    case '%':
      return right === 0 ? undefined : (left % right) | 0;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '<<':
      return left << (right & 31);
    case '>>':
      return left >> (right & 31);
    case '>>>':
      return (left >>> (right & 31)) | 0;
    case 'negate':
      return -left | 0;
  }
  return undefined;
}

/** Whether the meaning lies between the bounds. */
export function liesBetween(lower: Meaning, value: FiniteRelation, upper: Meaning): boolean {
  return isSubset(lower.lower, value) && isSubset(value, upper.upper);
}
