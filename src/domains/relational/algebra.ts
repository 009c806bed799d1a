/**
 * Relational expressions and conditions, hash-consed: equal expressions are the same small number.
 *
 * The constructors normalise by rules that are equalities in every state in which the expression is used (see
 * `simplify/`), so they may be applied in upper bounds, lower bounds and exact values alike. Conditions are binary
 * decision diagrams over atoms; an atom says that an expression is not empty, or compares numbers, or is not known.
 */
import { TupleInterner } from '../../base/interner.js';
import { PairTable } from '../../base/pair-table.js';
import type { TypeName } from '../../ir/types.js';
import { upperOf } from './bounds.js';
import { Conditions } from './conditions.js';
import { simplifyArithmetic } from './simplify/arithmetic.js';
import { simplifyChoice } from './simplify/choice.js';
import { simplifyOverride } from './simplify/override.js';
import { simplifyClosure, simplifyJoin, simplifyProduct, simplifyTranspose } from './simplify/relations.js';
import { simplifyDifference, simplifyIntersection, simplifyUnion } from './simplify/sets.js';
import type { FieldName, RelationSymbol } from './symbols.js';
import { commonType, type TypeOrder } from './type-order.js';

/** An expression. */
export type Node = number;
/** A condition: a node of the decision diagrams. */
export type Condition = number;

export const Operator = {
  SYMBOL: 0,
  NONE: 1,
  UNIVERSE: 2,
  IDENTITY: 3,
  UNION: 4,
  INTERSECTION: 5,
  DIFFERENCE: 6,
  JOIN: 7,
  PRODUCT: 8,
  OVERRIDE: 9,
  CLOSURE: 10,
  TRANSPOSE: 11,
  /** `then` where the condition holds, else `otherwise`. */
  CHOICE: 12,
  /** A number computed from numbers; the operator is the first argument. */
  ARITHMETIC: 13,
} as const;
export type Operator = (typeof Operator)[keyof typeof Operator];

/** What is known of every value of an expression. */
export const Trait = {
  /** At most one tuple. */
  SINGLE: 1,
  /** At least one tuple, wherever the value is used (a loaded value is used only where the load did not fail). */
  PRESENT: 2,
  /** Mentions nothing that the call allocates. */
  OLD: 4,
  /** Only objects that the call allocates. */
  FRESH: 8,
  /** Does not contain null. */
  NOT_NULL: 16,
  /** All columns but the last determine the last. */
  FUNCTION: 32,
  /** Mentions no unknown: the value is exact. */
  KNOWN: 64,
  /** The values of a field: whatever is read from it at one object (and index) is there wherever the read is used. */
  TOTAL: 128,
  /** Nothing is mapped from null. */
  FROM_OBJECTS: 256,
} as const;

const FIELD_TRAITS = Trait.FUNCTION | Trait.TOTAL | Trait.FROM_OBJECTS;

export const ARITHMETIC_OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '^',
  '<<',
  '>>',
  '>>>',
  'negate',
  'other',
] as const;

export class Algebra {
  readonly types: TypeOrder;
  readonly conditions: Conditions;
  readonly #interner = new TupleInterner();
  readonly #traits: number[] = [];
  readonly #sizes: number[] = [];
  readonly #columns: (readonly TypeName[])[] = [];
  readonly #symbols: RelationSymbol[] = [];
  readonly #named = new Map<string, Node>();
  readonly #fields = new Map<FieldName, Node>();
  readonly #types = new Map<TypeName, Node>();
  readonly #nones: Node[] = [];
  #null: Node | undefined;
  #truths: readonly [Node, Node] | undefined;
  readonly #joins = new PairTable();
  /** Answers of `isWithin` and `areDisjoint` that were looked for as deep as they ever are. */
  readonly within = new PairTable();
  readonly apart = new PairTable();

  constructor(types: TypeOrder) {
    this.types = types;
    this.conditions = new Conditions(this);
  }

  /** How many different expressions there are: what budgets count. */
  get count(): number {
    return this.#interner.size;
  }

  operator(node: Node): Operator {
    return this.#interner.at(node, 0) as Operator;
  }

  /** Operands of an expression; for CHOICE: condition, then, otherwise; for ARITHMETIC: operator, operands. */
  argument(node: Node, index: number): number {
    return this.#interner.at(node, index + 1);
  }

  argumentCount(node: Node): number {
    return this.#interner.lengthOf(node) - 1;
  }

  arguments(node: Node): number[] {
    const count = this.#interner.lengthOf(node) - 1;
    const operands = new Array<number>(count);
    for (let index = 0; index < count; index++) operands[index] = this.#interner.at(node, index + 1);
    return operands;
  }

  has(node: Node, trait: number): boolean {
    return ((this.#traits[node] as number) & trait) === trait;
  }

  traits(node: Node): number {
    return this.#traits[node] as number;
  }

  arity(node: Node): number {
    return (this.#columns[node] as readonly TypeName[]).length;
  }

  /** The type of each column: every element there is of it, or null. */
  columns(node: Node): readonly TypeName[] {
    return this.#columns[node] as readonly TypeName[];
  }

  /** The number of operators, as if it were written out; at most 2^30. */
  size(node: Node): number {
    return this.#sizes[node] as number;
  }

  symbol(node: Node): RelationSymbol | undefined {
    return this.operator(node) === Operator.SYMBOL ? this.#symbols[this.argument(node, 0)] : undefined;
  }

  // ---- Symbols ----

  constant(text: string, type: TypeName): Node {
    const isReference = type === 'null' || type === 'java.lang.String' || type === 'java.lang.Class';
    const notNull = type === 'null' ? 0 : Trait.NOT_NULL;
    return this.#name(
      `constant ${isReference ? type : ''} ${text}`,
      { kind: 'constant', text, type },
      [type],
      Trait.SINGLE | Trait.PRESENT | Trait.OLD | Trait.KNOWN | notNull,
    );
  }

  get null(): Node {
    this.#null ??= this.constant('null', 'null');
    return this.#null;
  }

  truth(value: boolean): Node {
    this.#truths ??= [this.constant('false', 'boolean'), this.constant('true', 'boolean')];
    return this.#truths[value ? 1 : 0];
  }

  parameter(index: number, name: string, type: TypeName): Node {
    const notNull = name === 'this' || this.types.isPrimitive(type) ? Trait.NOT_NULL : 0;
    return this.#name(
      `parameter ${index} ${name} ${type}`,
      { kind: 'parameter', index, name, type },
      [type],
      Trait.SINGLE | Trait.PRESENT | Trait.OLD | Trait.KNOWN | notNull,
    );
  }

  /** A field before the call: a relation; the value of a static field. */
  field(field: FieldName): Node {
    const known = this.#fields.get(field);
    if (known !== undefined) return known;
    const traits = Trait.OLD | Trait.KNOWN;
    const functional = field.static ? Trait.SINGLE | Trait.PRESENT : Trait.FUNCTION | Trait.TOTAL;
    const primitive = field.static && this.types.isPrimitive(field.columns[0] ?? 'univ') ? Trait.NOT_NULL : 0;
    const mapping = field.static ? primitive : Trait.FROM_OBJECTS;
    const node = this.#name(
      `field ${field.owner} ${field.name}`,
      { kind: 'field', field },
      field.columns,
      traits | mapping | (field.functional ? functional : 0),
    );
    this.#fields.set(field, node);
    return node;
  }

  /** All objects of the type at any time of the call, and null; all values of a primitive type. */
  type(type: TypeName): Node {
    const known = this.#types.get(type);
    if (known !== undefined) return known;
    if (type === 'null') return this.null;
    if (type === 'univ') return this.universe;
    const numbers = this.types.isPrimitive(type) ? Trait.NOT_NULL | Trait.OLD : 0;
    const node = this.#name(`type ${type}`, { kind: 'type', type }, [type], Trait.KNOWN | Trait.PRESENT | numbers);
    this.#types.set(type, node);
    return node;
  }

  newObject(type: TypeName, number: number): Node {
    return this.#name(
      `new ${type} ${number}`,
      { kind: 'new', type, number },
      [type],
      Trait.SINGLE | Trait.PRESENT | Trait.FRESH | Trait.KNOWN | Trait.NOT_NULL,
    );
  }

  newSet(type: TypeName): Node {
    return this.#name(`set ${type}`, { kind: 'new-set', type }, [type], Trait.FRESH | Trait.KNOWN | Trait.NOT_NULL);
  }

  /**
   * A relation of which only bounds are known; every call makes another. A `single` one of one column is a value: it is
   * present. A `single` one of more columns holds the values of a field: a function that maps nothing from null.
   */
  unknown(reason: string, columns: readonly TypeName[], lower: Node, upper: Node, single: boolean): Node {
    const inherited = this.traits(upper) & (Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.FROM_OBJECTS);
    const values = columns.length === 1 ? Trait.SINGLE | Trait.PRESENT : FIELD_TRAITS;
    const shape = single ? values : 0;
    return this.#newSymbol({ kind: 'unknown', reason, columns, lower, upper, single }, columns, inherited | shape);
  }

  none(arity = 1): Node {
    const known = this.#nones[arity];
    if (known !== undefined) return known;
    const columns = new Array<TypeName>(arity).fill('null');
    const node = this.#intern(
      [Operator.NONE, arity],
      columns,
      Trait.SINGLE | Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.FUNCTION | Trait.KNOWN | Trait.FROM_OBJECTS,
      0,
    );
    this.#nones[arity] = node;
    return node;
  }

  get universe(): Node {
    return this.#intern([Operator.UNIVERSE], ['univ'], Trait.PRESENT | Trait.KNOWN, 0);
  }

  get identity(): Node {
    return this.#intern([Operator.IDENTITY], ['univ', 'univ'], Trait.PRESENT | Trait.KNOWN | Trait.FUNCTION, 0);
  }

  isNone(node: Node): boolean {
    return this.operator(node) === Operator.NONE;
  }

  // ---- Operators: simplify first, intern what is left ----

  union(nodes: readonly Node[], arity?: number): Node {
    return simplifyUnion(this, nodes, arity);
  }

  intersection(nodes: readonly Node[]): Node {
    return simplifyIntersection(this, nodes);
  }

  difference(left: Node, right: Node): Node {
    return simplifyDifference(this, left, right);
  }

  /** Relational composition: `left.right`. */
  join(left: Node, right: Node): Node {
    // Remembered: reading through many conditional writes asks for the same parts again and again.
    const known = this.#joins.get(left, right);
    if (known >= 0) return known;
    const result = simplifyJoin(this, left, right);
    this.#joins.set(left, right, result);
    return result;
  }

  product(left: Node, right: Node): Node {
    return simplifyProduct(this, left, right);
  }

  /** `base ++ change`. */
  override(base: Node, change: Node): Node {
    return simplifyOverride(this, base, change);
  }

  /** `*relation`, reflexive and transitive. */
  closure(relation: Node): Node {
    return simplifyClosure(this, relation);
  }

  transpose(relation: Node): Node {
    return simplifyTranspose(this, relation);
  }

  choice(condition: Condition, then: Node, otherwise: Node): Node {
    return simplifyChoice(this, condition, then, otherwise);
  }

  arithmetic(operator: string, operands: readonly Node[], type: TypeName): Node {
    return simplifyArithmetic(this, operator, operands, type);
  }

  /** `set <: relation`: tuples whose first element is in the set. */
  restrict(set: Node, relation: Node): Node {
    return this.intersection([relation, this.product(set, this.type(this.columns(relation)[1] ?? 'univ'))]);
  }

  // ---- Interning as is: for the rules only ----

  rawUnion(nodes: readonly Node[]): Node {
    const columns = nodes.map((node) => this.columns(node)).reduce((left, right) => this.#commonColumns(left, right));
    let shared = Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.KNOWN | Trait.FROM_OBJECTS;
    let some = 0;
    for (const node of nodes) {
      shared &= this.traits(node);
      some |= this.traits(node) & Trait.PRESENT;
    }
    return this.#intern([Operator.UNION, ...nodes], columns, shared | some, this.#sum(nodes, nodes.length - 1));
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
    return this.#intern([Operator.INTERSECTION, ...nodes], columns, traits | known, this.#sum(nodes, nodes.length - 1));
  }

  rawDifference(left: Node, right: Node): Node {
    const inherited = this.traits(left) & ~(Trait.PRESENT | Trait.TOTAL | Trait.KNOWN);
    const known = this.traits(left) & this.traits(right) & Trait.KNOWN;
    const removesNull = right === this.null ? Trait.NOT_NULL : 0;
    return this.#intern(
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
    return this.#intern([Operator.JOIN, left, right], columns, traits, this.#sum([left, right], 1));
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
    return this.#intern(
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
    return this.#intern([Operator.OVERRIDE, base, change], columns, traits, this.#sum([base, change], 1));
  }

  rawClosure(relation: Node): Node {
    // Reflexive on everything, null and new objects too.
    return this.#intern(
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
    return this.#intern(
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
    return this.#intern([Operator.CHOICE, condition, then, otherwise], columns, known, size);
  }

  rawArithmetic(operator: number, operands: readonly Node[], type: TypeName): Node {
    let known: number = Trait.KNOWN;
    for (const operand of operands) known &= this.traits(operand);
    const traits = known | Trait.SINGLE | Trait.PRESENT | Trait.OLD | Trait.NOT_NULL;
    return this.#intern([Operator.ARITHMETIC, operator, ...operands], [type], traits, this.#sum(operands, 1));
  }

  /** The least set known to contain it in which no unknown occurs. */
  upper(node: Node): Node {
    return this.has(node, Trait.KNOWN) ? node : upperOf(this, node);
  }

  #commonColumns(left: readonly TypeName[], right: readonly TypeName[]): readonly TypeName[] {
    return left.map((type, place) => commonType(this.types, type, right[place] ?? 'univ'));
  }

  #sum(nodes: readonly Node[], more: number): number {
    let sum = more;
    for (const node of nodes) sum += this.size(node);
    return Math.min(sum, 2 ** 30);
  }

  #name(key: string, symbol: RelationSymbol, columns: readonly TypeName[], traits: number): Node {
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const node = this.#newSymbol(symbol, columns, traits);
    this.#named.set(key, node);
    return node;
  }

  #newSymbol(symbol: RelationSymbol, columns: readonly TypeName[], traits: number): Node {
    return this.#intern([Operator.SYMBOL, this.#symbols.push(symbol) - 1], columns, traits, 0);
  }

  #intern(tuple: readonly number[], columns: readonly TypeName[], traits: number, size: number): Node {
    const node = this.#interner.intern(tuple);
    if (node === this.#traits.length) {
      this.#traits.push(traits);
      this.#columns.push(columns);
      this.#sizes.push(size);
    }
    return node;
  }
}
