/** The expressions that others are built from: symbols of all kinds, the empty and the full relation. */
import type { TypeName } from '../../ir/types.js';
import { Expressions } from './expressions.js';
import { FIELD_TRAITS, type Node, Operator, Trait } from './operators.js';
import type { FieldName, Known } from './symbols.js';
import type { TypeOrder } from './type-order.js';

/** What is in a relation, and what may be. A `single` one of one column is a value: it is present. A `single` one of more columns holds the values of a field: a function that maps nothing from null. */
export interface Bounds {
  readonly lower: Node;
  readonly upper: Node;
  readonly single: boolean;
}

export class SymbolExpressions extends Expressions {
  readonly types: TypeOrder;
  readonly #fields = new Map<FieldName, Node>();
  readonly #types = new Map<TypeName, Node>();
  readonly #nones: Node[] = [];
  #null: Node | undefined;
  #truths: readonly [Node, Node] | undefined;
  #facts = 0;

  constructor(types: TypeOrder) {
    super();
    this.types = types;
  }

  constant(text: string, type: TypeName): Node {
    const isReference = type === 'null' || type === 'java.lang.String' || type === 'java.lang.Class';
    const notNull = type === 'null' ? 0 : Trait.NOT_NULL;
    return this.named(
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
    return this.named(
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
    const node = this.named(
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
    const node = this.named(`type ${type}`, { kind: 'type', type }, [type], Trait.KNOWN | Trait.PRESENT | numbers);
    this.#types.set(type, node);
    return node;
  }

  newObject(type: TypeName, number: number): Node {
    return this.named(
      `new ${type} ${number}`,
      { kind: 'new', type, number },
      [type],
      Trait.SINGLE | Trait.PRESENT | Trait.FRESH | Trait.KNOWN | Trait.NOT_NULL,
    );
  }

  newSet(type: TypeName): Node {
    return this.named(`set ${type}`, { kind: 'new-set', type }, [type], Trait.FRESH | Trait.KNOWN | Trait.NOT_NULL);
  }

  /**
   * A relation of which only bounds are known; every call makes another. A `single` one of one column is a value: it is
   * present. A `single` one of more columns holds the values of a field: a function that maps nothing from null.
   */
  unknown(reason: string, columns: readonly TypeName[], { lower, upper, single }: Bounds, known: Known = {}): Node {
    const inherited = this.traits(upper) & (Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.FROM_OBJECTS);
    const values = columns.length === 1 ? Trait.SINGLE | Trait.PRESENT : FIELD_TRAITS;
    const shape = single ? values : 0;
    if (known.matching !== undefined) this.#facts++;
    const symbol = { kind: 'unknown', reason, columns, lower, upper, single, ...known } as const;
    return this.newSymbol(symbol, columns, inherited | shape);
  }

  /** How many facts were stated so far. */
  get facts(): number {
    return this.#facts;
  }

  none(arity = 1): Node {
    const known = this.#nones[arity];
    if (known !== undefined) return known;
    const columns = new Array<TypeName>(arity).fill('null');
    const node = this.intern(
      [Operator.NONE, arity],
      columns,
      Trait.SINGLE | Trait.OLD | Trait.FRESH | Trait.NOT_NULL | Trait.FUNCTION | Trait.KNOWN | Trait.FROM_OBJECTS,
      0,
    );
    this.#nones[arity] = node;
    return node;
  }

  get universe(): Node {
    return this.intern([Operator.UNIVERSE], ['univ'], Trait.PRESENT | Trait.KNOWN, 0);
  }

  get identity(): Node {
    return this.intern([Operator.IDENTITY], ['univ', 'univ'], Trait.PRESENT | Trait.KNOWN | Trait.FUNCTION, 0);
  }

  isNone(node: Node): boolean {
    return this.operator(node) === Operator.NONE;
  }
}
