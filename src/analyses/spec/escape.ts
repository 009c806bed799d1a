/** Which allocated objects may outlive the call: what is written only into objects that do not is left out. */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../../machines/relational/algebra.js';
import type { Allocation } from '../../machines/relational/state.js';

export class Escape {
  readonly #algebra: Algebra;
  readonly #allocated: readonly Allocation[];
  /** By node; as a part of an expression only, and as a value. */
  readonly #mentioned = [new Map<Node, ReadonlySet<Node>>(), new Map<Node, ReadonlySet<Node>>()] as const;
  readonly #escaping = new Set<Node>();

  constructor(algebra: Algebra, allocated: readonly Allocation[]) {
    this.#algebra = algebra;
    this.#allocated = allocated;
  }

  /** Objects that outlive the call; grows by `escapes` and `settle`. */
  get escaping(): ReadonlySet<Node> {
    return this.#escaping;
  }

  /** Everything that the value mentions outlives the call. */
  escapes(value: Node): void {
    for (const object of this.#mentions(value)) this.#escaping.add(object);
  }

  /** Objects that are reached from what outlives the call, through the given relations. */
  settle(relations: readonly Node[]): void {
    for (let before = -1; before !== this.#escaping.size; ) {
      before = this.#escaping.size;
      for (const relation of relations) this.escapes(this.kept(relation));
    }
  }

  /** The relation without what is written in objects that do not outlive the call. */
  kept(relation: Node): Node {
    const algebra = this.#algebra;
    switch (algebra.operator(relation)) {
      case Operator.OVERRIDE: {
        const [base, change] = algebra.arguments(relation) as [Node, Node];
        const [below, above] = [this.kept(base), this.kept(change)];
        return below === base && above === change ? relation : algebra.override(below, above);
      }
      case Operator.UNION: {
        const members = algebra.arguments(relation);
        const kept = members.map((member) => this.kept(member));
        const isSame = kept.every((member, place) => member === members[place]);
        return isSame ? relation : algebra.union(kept, algebra.arity(relation));
      }
      case Operator.DIFFERENCE: {
        const [left, right] = algebra.arguments(relation) as [Node, Node];
        const [whole, removed] = [this.kept(left), this.kept(right)];
        return whole === left && removed === right ? relation : algebra.difference(whole, removed);
      }
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(relation) as [Condition, Node, Node];
        const [first, second] = [this.kept(then), this.kept(otherwise)];
        return first === then && second === otherwise ? relation : algebra.choice(condition, first, second);
      }
      case Operator.PRODUCT: {
        const [left, right] = algebra.arguments(relation) as [Node, Node];
        const domain = algebra.arity(left) === 1 ? this.#keptSet(left) : this.kept(left);
        return domain === left ? relation : algebra.product(domain, right);
      }
    }
    return relation;
  }

  /** The set without objects that do not outlive the call, as far as its form says. */
  #keptSet(set: Node): Node {
    const algebra = this.#algebra;
    if (algebra.operator(set) === Operator.UNION) {
      const kept = algebra.arguments(set).map((member) => this.#keptSet(member));
      return algebra.union(kept, 1);
    }
    const objects = this.#mentions(set);
    const isLocal =
      algebra.has(set, Trait.FRESH) && objects.size > 0 && [...objects].every((each) => !this.#escaping.has(each));
    return isLocal ? algebra.none(1) : set;
  }

  /**
   * Allocated objects that are named in the expression, and (where its `value` is asked for) those that may be in its value because all
   * objects of a type may be.
   */
  #mentions(node: Node, part: 'value' | 'name' = 'value'): ReadonlySet<Node> {
    const known = this.#mentioned[part === 'value' ? 1 : 0].get(node);
    if (known !== undefined) return known;
    const algebra = this.#algebra;
    const found = new Set<Node>();
    const add = (other: Node, how: 'value' | 'name' = part): void => {
      for (const object of this.#mentions(other, how)) found.add(object);
    };
    const operator = algebra.operator(node);
    switch (operator) {
      case Operator.SYMBOL:
        this.#mentionsOfSymbol(node, found, part);
        break;
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        this.#visitCondition(condition, (each) => add(each));
        add(then);
        add(otherwise);
        break;
      }
      case Operator.DIFFERENCE:
        add(algebra.argument(node, 0));
        add(algebra.argument(node, 1), 'name');
        break;
      case Operator.INTERSECTION: {
        const members = algebra.arguments(node);
        for (const member of members) add(member, 'name');
        // What is in all of them.
        const [first, ...rest] = part === 'value' ? members.map((member) => this.#mentions(member)) : [];
        for (const object of first ?? []) if (rest.every((other) => other.has(object))) found.add(object);
        break;
      }
      case Operator.ARITHMETIC:
        for (const each of algebra.arguments(node).slice(1)) add(each, 'name');
        break;
      case Operator.NONE:
        break;
      default:
        for (const each of algebra.arguments(node)) add(each);
    }
    this.#mentioned[part === 'value' ? 1 : 0].set(node, found);
    return found;
  }

  #mentionsOfSymbol(node: Node, found: Set<Node>, part: 'value' | 'name'): void {
    const algebra = this.#algebra;
    const symbol = algebra.symbol(node);
    if (symbol?.kind === 'new' || symbol?.kind === 'new-set') found.add(node);
    if (symbol?.kind === 'unknown') {
      for (const bound of [symbol.lower, symbol.upper]) {
        for (const object of this.#mentions(bound, part)) found.add(object);
      }
    }
    if (symbol?.kind === 'type' && part === 'value') {
      for (const { object, type } of this.#allocated) {
        if (algebra.types.isSubtype(type, symbol.type)) found.add(object);
      }
    }
  }

  #visitCondition(condition: Condition, visit: (node: Node) => void): void {
    this.#algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') visit(atom.node);
      if (atom.kind === 'less') {
        visit(atom.left);
        visit(atom.right);
      }
    });
  }
}
