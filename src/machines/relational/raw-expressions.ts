/** Expressions interned as they are, with the traits that follow from their operands: for the rules of simplification only. */
import type { TypeName } from '../../ir/types.js';
import type { Conditions } from './conditions.js';
import { type Condition, FIELD_TRAITS, type Node, Operator, Trait } from './operators.js';
import { SymbolExpressions } from './symbol-expressions.js';
import { commonType } from './type-order.js';

/** Types by whose rules numbers are computed. */
const COMPUTING_TYPES: readonly TypeName[] = ['int', 'long', 'float', 'double'];

export abstract class RawExpressions extends SymbolExpressions {
  abstract readonly conditions: Conditions;

  rawUnion(nodes: readonly Node[]): Node {
    // Mostly it is there already.
    const tuple = [Operator.UNION, ...nodes];
    const known = this.found(tuple);
    if (known >= 0) return known;
    const columns = nodes.map((node) => this.columns(node)).reduce((left, right) => this.#commonColumns(left, right));
    let shared = Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.KNOWN | Trait.FROM_OBJECTS;
    let some = 0;
    for (const node of nodes) {
      shared &= this.traits(node);
      some |= this.traits(node) & Trait.PRESENT;
    }
    return this.intern(tuple, columns, shared | some, this.#sum(nodes, nodes.length - 1));
  }

  rawIntersection(nodes: readonly Node[]): Node {
    let traits = 0;
    let known: number = Trait.KNOWN;
    for (const node of nodes) {
      traits |= this.traits(node) & ~(Trait.PRESENT | Trait.TOTAL | Trait.KNOWN);
      known &= this.traits(node);
    }
    const first = this.columns(nodes[0] as Node);
    const columns = first.map((type, place) =>
      nodes
        .map((node) => this.columns(node)[place] as TypeName)
        .reduce((a, b) => (this.types.isSubtype(b, a) ? b : a), type),
    );
    return this.intern([Operator.INTERSECTION, ...nodes], columns, traits | known, this.#sum(nodes, nodes.length - 1));
  }

  rawDifference(left: Node, right: Node): Node {
    const inherited = this.traits(left) & ~(Trait.PRESENT | Trait.TOTAL | Trait.KNOWN);
    const known = this.traits(left) & this.traits(right) & Trait.KNOWN;
    const removesNull = right === this.null ? Trait.NOT_NULL : 0;
    return this.intern(
      [Operator.DIFFERENCE, left, right],
      this.columns(left),
      inherited | known | removesNull,
      this.#sum([left, right], 1),
    );
  }

  rawJoin(left: Node, right: Node): Node {
    const columns = this.#joinedColumns(left, right);
    const both = this.traits(left) & this.traits(right);
    let traits = both & (Trait.KNOWN | Trait.OLD);
    // What a relation maps to is in its columns; the left operand adds columns of its own when it has more than one.
    if (this.arity(left) === 1) traits |= this.traits(right) & Trait.OLD;
    else {
      traits |= this.traits(left) & Trait.FROM_OBJECTS;
      if (this.arity(right) === 1) traits |= this.traits(left) & Trait.OLD;
      if (this.arity(left) === 2 && this.arity(right) === 1 && this.has(left, Trait.FROM_OBJECTS))
        traits |= Trait.NOT_NULL;
      if (this.arity(right) === 2) traits |= both & Trait.FUNCTION;
    }
    const isRead = this.arity(left) === 1 && this.has(left, Trait.SINGLE) && this.has(right, Trait.FUNCTION);
    if (isRead) {
      const isLoad = this.has(left, Trait.PRESENT) && this.has(right, Trait.TOTAL);
      if (this.arity(right) === 2) traits |= Trait.SINGLE | (isLoad ? Trait.PRESENT : 0);
      else traits |= Trait.FUNCTION | (isLoad ? Trait.TOTAL : 0);
    }
    const type = columns.length === 1 ? (columns[0] as TypeName) : undefined;
    if (type !== undefined && this.types.isPrimitive(type)) traits |= Trait.NOT_NULL | Trait.OLD;
    if (this.operator(right) === Operator.CLOSURE && this.arity(left) === 1) {
      traits |= this.traits(left) & Trait.PRESENT;
      traits |= this.traits(left) & this.traits(this.argument(right, 0)) & Trait.OLD;
    }
    return this.intern([Operator.JOIN, left, right], columns, traits, this.#sum([left, right], 1));
  }

  #joinedColumns(left: Node, right: Node): readonly TypeName[] {
    const kept = this.columns(left).slice(0, -1);
    if (this.operator(right) !== Operator.CLOSURE) return [...kept, ...this.columns(right).slice(1)];
    // The start itself, or what the relation maps to.
    const start = this.columns(left).at(-1) ?? 'univ';
    const reached = this.columns(this.argument(right, 0))[1] ?? 'univ';
    return [...kept, commonType(this.types, start, reached)];
  }

  rawProduct(left: Node, right: Node): Node {
    const both = this.traits(left) & this.traits(right);
    let traits = both & (Trait.SINGLE | Trait.PRESENT | Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.KNOWN);
    if (this.has(right, this.arity(right) === 1 ? Trait.SINGLE : Trait.FUNCTION)) traits |= Trait.FUNCTION;
    if (this.has(left, this.arity(left) === 1 ? Trait.NOT_NULL : Trait.FROM_OBJECTS)) traits |= Trait.FROM_OBJECTS;
    return this.intern(
      [Operator.PRODUCT, left, right],
      [...this.columns(left), ...this.columns(right)],
      traits,
      this.#sum([left, right], 1),
    );
  }

  rawOverride(base: Node, change: Node): Node {
    const both = this.traits(base) & this.traits(change);
    // What was mapped still is.
    const kept = this.traits(base) & (Trait.TOTAL | Trait.PRESENT);
    const shared = Trait.OLD | Trait.FRESH | Trait.KNOWN | Trait.FUNCTION | Trait.NOT_NULL | Trait.FROM_OBJECTS;
    const traits = (both & shared) | kept | (this.traits(change) & Trait.PRESENT);
    const columns = this.#commonColumns(this.columns(base), this.columns(change));
    return this.intern([Operator.OVERRIDE, base, change], columns, traits, this.#sum([base, change], 1));
  }

  rawClosure(relation: Node): Node {
    // Reflexive on everything, null and new objects too.
    return this.intern(
      [Operator.CLOSURE, relation],
      ['univ', 'univ'],
      (this.traits(relation) & Trait.KNOWN) | Trait.PRESENT,
      this.#sum([relation], 1),
    );
  }

  rawTranspose(relation: Node): Node {
    const traits = this.traits(relation) & ~(FIELD_TRAITS | Trait.SINGLE);
    const single = this.traits(relation) & Trait.SINGLE ? Trait.SINGLE | Trait.FUNCTION : 0;
    const mapping = this.has(relation, Trait.NOT_NULL) ? Trait.FROM_OBJECTS : 0;
    return this.intern(
      [Operator.TRANSPOSE, relation],
      [...this.columns(relation)].reverse(),
      traits | single | mapping,
      this.#sum([relation], 1),
    );
  }

  rawChoice(condition: Condition, then: Node, otherwise: Node): Node {
    const shared = this.traits(then) & this.traits(otherwise);
    const known = this.conditions.isKnown(condition) ? shared : shared & ~Trait.KNOWN;
    const columns = this.isNone(then)
      ? this.columns(otherwise)
      : this.isNone(otherwise)
        ? this.columns(then)
        : this.#commonColumns(this.columns(then), this.columns(otherwise));
    const size = this.#sum([then, otherwise], 3 + 2 * this.conditions.size(condition));
    return this.intern([Operator.CHOICE, condition, then, otherwise], columns, known, size);
  }

  rawArithmetic(operator: number, operands: readonly Node[], type: TypeName): Node {
    let known: number = Trait.KNOWN;
    for (const operand of operands) known &= this.traits(operand);
    const traits = known | Trait.SINGLE | Trait.PRESENT | Trait.OLD | Trait.NOT_NULL;
    // The sum of two ints as a long is not their sum as an int.
    const first = Operator.ARITHMETIC + 256 * (1 + COMPUTING_TYPES.indexOf(type));
    return this.intern([first, operator, ...operands], [type], traits, this.#sum(operands, 1));
  }

  #commonColumns(left: readonly TypeName[], right: readonly TypeName[]): readonly TypeName[] {
    return left.map((type, place) => commonType(this.types, type, right[place] ?? 'univ'));
  }

  #sum(nodes: readonly Node[], more: number): number {
    let sum = more;
    for (const node of nodes) sum += this.size(node);
    return Math.min(sum, 2 ** 30);
  }
}
