/** A small world for expressions: classes, fields, parameters, new objects, and random finite instances that respect what symbols claim. */
import { Algebra, type Node, Trait } from '../../../src/machines/relational/algebra.js';
import type { Atom } from '../../../src/machines/relational/conditions.js';
import { EMPTY, type FiniteRelation, pair } from '../../../src/machines/relational/finite-relation.js';
import { type Instance, Meanings } from '../../../src/machines/relational/meaning.js';
import type { FieldName, RelationSymbol } from '../../../src/machines/relational/symbols.js';
import type { TypeOrder } from '../../../src/machines/relational/type-order.js';

/** A, its subclass B, and C, an interface that only B implements; strings and arrays of A. */
const SUPERTYPES: Record<string, readonly string[]> = {
  A: ['A', 'java.lang.Object'],
  B: ['B', 'A', 'I', 'java.lang.Object'],
  C: ['C', 'java.lang.Object'],
  I: ['I', 'java.lang.Object'],
  'A[]': ['A[]', 'java.lang.Object[]', 'java.lang.Object'],
  'java.lang.Object[]': ['java.lang.Object[]', 'java.lang.Object'],
  'java.lang.Object': ['java.lang.Object'],
};
const OBJECT_TYPES = ['A', 'B', 'C', 'A[]'];

export const types: TypeOrder = {
  isPrimitive: (type) => type === 'int' || type === 'boolean',
  isSubtype: (lower, upper) => {
    if (lower === upper || upper === 'univ') return true;
    if (lower === 'null') return upper in SUPERTYPES;
    return SUPERTYPES[lower]?.includes(upper) ?? false;
  },
  mayShare: (left, right) => {
    if (left === right || left === 'univ' || right === 'univ') return true;
    return OBJECT_TYPES.some(
      (type) => (SUPERTYPES[type] as string[]).includes(left) && (SUPERTYPES[type] as string[]).includes(right),
    );
  },
};

function fieldOf(owner: string, name: string, columns: readonly string[], functional = true): FieldName {
  return { owner, name, columns, functional, static: columns.length === 1 };
}

export const FIELDS = {
  next: fieldOf('A', 'next', ['A', 'A']),
  prev: fieldOf('A', 'prev', ['A', 'A']),
  data: fieldOf('A', 'data', ['A', 'int']),
  owner: fieldOf('B', 'owner', ['B', 'C']),
  first: fieldOf('C', 'first', ['C', 'A']),
  elems: fieldOf('C', 'elems', ['C', 'A'], false),
  elements: fieldOf('java.lang.Object[]', 'elements', ['java.lang.Object[]', 'int', 'java.lang.Object']),
  root: fieldOf('C', 'root', ['A']),
};

interface Thing {
  readonly type: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** All atoms; null is the first. */
export const THINGS: readonly Thing[] = [
  { type: 'null', name: 'null', isNew: false },
  { type: 'A', name: 'a1', isNew: false },
  { type: 'A', name: 'a2', isNew: false },
  { type: 'B', name: 'b1', isNew: false },
  { type: 'C', name: 'c1', isNew: false },
  { type: 'C', name: 'c2', isNew: false },
  { type: 'A[]', name: 'r1', isNew: false },
  { type: 'A', name: 'new A 1', isNew: true },
  { type: 'A', name: 'new A 2', isNew: true },
  { type: 'C', name: 'new C 1', isNew: true },
  { type: 'A', name: 'set A', isNew: true },
  { type: 'A', name: 'set A', isNew: true },
  { type: 'int', name: '0', isNew: false },
  { type: 'int', name: '1', isNew: false },
  { type: 'int', name: '2', isNew: false },
  { type: 'int', name: '-1', isNew: false },
  { type: 'boolean', name: 'true', isNew: false },
  { type: 'boolean', name: 'false', isNew: false },
];
const ATOMS: FiniteRelation = new Set(THINGS.keys());

/** Atoms of a type, null included. */
export function members(type: string): number[] {
  return [...THINGS.keys()].filter((atom) => types.isSubtype((THINGS[atom] as Thing).type, type));
}

export interface World {
  readonly algebra: Algebra;
  /** Expressions of one, two and three columns to begin with. */
  readonly symbols: Node[][];
}

export function makeWorld(): World {
  const algebra = new Algebra(types);
  const { next, prev, data, owner, first, elems, elements, root } = FIELDS;
  const field = (name: FieldName): Node => algebra.field(name);
  const sets = [
    algebra.parameter(0, 'this', 'A'),
    algebra.parameter(1, 'p', 'A'),
    algebra.parameter(2, 'q', 'A'),
    algebra.parameter(3, 'c', 'C'),
    algebra.parameter(4, 'b', 'B'),
    algebra.parameter(5, 'i', 'int'),
    algebra.parameter(6, 'r', 'A[]'),
    algebra.null,
    algebra.constant('0', 'int'),
    algebra.constant('1', 'int'),
    algebra.truth(true),
    algebra.truth(false),
    algebra.newObject('A', 1),
    algebra.newObject('A', 2),
    algebra.newObject('C', 1),
    algebra.newSet('A'),
    algebra.type('A'),
    algebra.type('B'),
    algebra.type('C'),
    algebra.type('I'),
    algebra.type('int'),
    field(root),
    algebra.none(1),
    algebra.universe,
    algebra.unknown('any A', ['A'], { lower: algebra.none(), upper: algebra.type('A'), single: true }),
    algebra.unknown('old or new', ['A'], {
      lower: algebra.none(),
      upper: algebra.union([algebra.newSet('A'), algebra.newObject('A', 1)]),
      single: true,
    }),
    algebra.unknown('some As', ['A'], {
      lower: algebra.parameter(0, 'this', 'A'),
      upper: algebra.type('A'),
      single: false,
    }),
    algebra.unknown('a number', ['int'], { lower: algebra.none(), upper: algebra.type('int'), single: true }),
  ];
  const relations = [next, prev, data, owner, first, elems].map(field);
  relations.push(
    algebra.none(2),
    algebra.identity,
    algebra.unknown('next later', ['A', 'A'], {
      lower: algebra.none(2),
      upper: algebra.product(algebra.type('A'), algebra.type('A')),
      single: true,
    }),
    algebra.unknown('pairs', ['A', 'A'], {
      lower: algebra.none(2),
      upper: algebra.product(algebra.type('A'), algebra.type('A')),
      single: false,
    }),
  );
  return { algebra, symbols: [[], sets, relations, [field(elements), algebra.none(3)]] };
}

/** Numbers from 0 up to below a bound, by a seed. */
export type Draw = (bound: number) => number;

export function drawing(seed: number): Draw {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

export function randomInstance(algebra: Algebra, draw: Draw): Instance {
  const known = new Map<Node, FiniteRelation>();
  const truths = new Map<Atom, boolean>();
  const pick = (atoms: readonly number[]): number => atoms[draw(atoms.length)] as number;
  const isOld = (atom: number): boolean => !(THINGS[atom] as Thing).isNew;
  const instance: Instance = {
    atoms: ATOMS,
    relation: (symbol, node) => {
      let relation = known.get(node);
      if (relation === undefined) {
        relation = make(symbol, node);
        known.set(node, relation);
      }
      return relation;
    },
    holds: (atom) => {
      const truth = truths.get(atom) ?? draw(2) === 0;
      truths.set(atom, truth);
      return truth;
    },
    number: (atom) => (THINGS[atom]?.type === 'int' ? Number((THINGS[atom] as Thing).name) : undefined),
    atomOf: (number) => {
      const place = THINGS.findIndex(({ type, name }) => type === 'int' && name === String(number));
      return place < 0 ? undefined : place;
    },
  };
  // Unreached allocations, and few or many further new objects.
  const reached = [draw(4) > 0, draw(4) > 0, draw(4) > 0];
  const make = (symbol: RelationSymbol, node: Node): FiniteRelation => {
    switch (symbol.kind) {
      case 'constant':
        return new Set([...THINGS.keys()].filter((atom) => THINGS[atom]?.name === symbol.text));
      case 'parameter': {
        const all = members(symbol.type).filter((atom) => isOld(atom) && (atom > 0 || symbol.name !== 'this'));
        return new Set([pick(all)]);
      }
      case 'type':
        return new Set(members(symbol.type));
      case 'new': {
        const place = THINGS.findIndex(({ name }) => name === `new ${symbol.type} ${symbol.number}`);
        return reached[place - 7] ? new Set([place]) : EMPTY;
      }
      case 'new-set':
        return new Set([10, 11].filter(() => draw(3) > 0));
      case 'field':
        return makeField(symbol.field);
      case 'unknown':
        return makeUnknown(node);
    }
  };
  const makeField = ({ columns, functional }: FieldName): FiniteRelation => {
    const value = (): number => pick(members(columns.at(-1) as string).filter(isOld));
    if (columns.length === 1) return new Set([value()]);
    const sources = members(columns[0] as string).filter((atom) => atom > 0 && isOld(atom));
    if (columns.length === 3) {
      return new Set(sources.flatMap((source) => [12, 13].map((index) => pair(pair(source, index), value()))));
    }
    const result = new Set(sources.map((source) => pair(source, value())));
    if (functional) return result;
    for (const tuple of [...result]) if (draw(2) === 0) result.delete(tuple);
    for (const source of sources) if (draw(2) === 0) result.add(pair(source, value()));
    return result;
  };
  /** Something between the bounds; one value or a function where it says so. */
  const makeUnknown = (node: Node): FiniteRelation => {
    const symbol = algebra.symbol(node);
    if (symbol?.kind !== 'unknown') return EMPTY;
    const meanings = new Meanings(algebra, instance, 'lenient');
    const lower = meanings.node(symbol.lower).lower;
    const upper = [...meanings.node(symbol.upper).upper];
    if (!symbol.single) return new Set([...lower, ...upper.filter(() => draw(3) === 0)]);
    if (lower.size > 0) return lower;
    if (symbol.columns.length === 1) return upper.length === 0 ? EMPTY : new Set([pick(upper)]);
    const sources = [...new Set(upper.map((tuple) => Math.floor(tuple / 4096)))].filter((source) => source > 0);
    return new Set(sources.map((source) => pick(upper.filter((tuple) => Math.floor(tuple / 4096) === source))));
  };
  return instance;
}

export function namesOf(relation: FiniteRelation, arity: number): string {
  const name = (tuple: number, columns: number): string =>
    columns === 1
      ? (THINGS[tuple]?.name ?? '?')
      : `${name(Math.floor(tuple / 4096), columns - 1)}->${THINGS[tuple % 4096]?.name}`;
  return `{${[...relation]
    .map((tuple) => name(tuple, arity))
    .sort()
    .join(', ')}}`;
}

/** The expression as text, for failures. */
export function textOf(algebra: Algebra, node: Node): string {
  const symbol = algebra.symbol(node);
  if (symbol !== undefined) {
    switch (symbol.kind) {
      case 'constant':
        return symbol.text;
      case 'parameter':
        return symbol.name;
      case 'type':
        return symbol.type;
      case 'field':
        return symbol.field.name;
      case 'new':
        return `New_${symbol.type}_${symbol.number}`;
      case 'new-set':
        return `set_New_${symbol.type}`;
      case 'unknown':
        return `?${symbol.reason.replaceAll(' ', '_')}`;
    }
  }
  const [first, second, third] = algebra.arguments(node) as [number, number, number];
  const all = algebra.arguments(node);
  const text = (each: Node): string => textOf(algebra, each);
  switch (algebra.operator(node)) {
    case 1:
      return `none${first}`;
    case 2:
      return 'univ';
    case 3:
      return 'iden';
    case 4:
      return `(${all.map(text).join(' + ')})`;
    case 5:
      return `(${all.map(text).join(' & ')})`;
    case 6:
      return `(${text(first)} - ${text(second)})`;
    case 7:
      return `${text(first)}.${text(second)}`;
    case 8:
      return `(${text(first)} -> ${text(second)})`;
    case 9:
      return `(${text(first)} ++ ${text(second)})`;
    case 10:
      return `*${text(first)}`;
    case 11:
      return `~${text(first)}`;
    case 12:
      return `(${conditionText(algebra, first)} ? ${text(second)} : ${text(third)})`;
    default:
      return `calc${first}(${all.slice(1).map(text).join(', ')})`;
  }
}

export function conditionText(algebra: Algebra, condition: number): string {
  if (condition <= 1) return condition === 1 ? 'true' : 'false';
  const { conditions } = algebra;
  const atom = conditions.atom(condition);
  const text =
    atom.kind === 'some'
      ? `some ${textOf(algebra, atom.node)}`
      : atom.kind === 'less'
        ? `${textOf(algebra, atom.left)} < ${textOf(algebra, atom.right)}`
        : 'unknown';
  return `[${text} ? ${conditionText(algebra, conditions.whenTrue(condition))} : ${conditionText(algebra, conditions.whenFalse(condition))}]`;
}

export const TRAIT_NAMES = Object.entries(Trait);
