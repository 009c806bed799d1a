/**
 * The atoms of a finite question: null, so many objects of each class before the call, the objects that the call makes, and
 * the values that are spoken of.
 */

import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { CLASS, isArray, isPrimitive, OBJECT, STRING, type TypeName } from '../../../../ir/types.js';
import type { Node } from '../../../../machines/relational/algebra.js';
import { IDENTICAL, type Vocabulary } from '../questions/vocabulary.js';

export type Atom =
  | { readonly kind: 'null' }
  /** There before the call, or not at all; `place` counts those of exactly this type. */
  | { readonly kind: 'old'; readonly type: TypeName; readonly place: number }
  /** The new object of a symbol. */
  | { readonly kind: 'new'; readonly type: TypeName; readonly symbol: Node }
  /** In a set of new objects. */
  | { readonly kind: 'further'; readonly type: TypeName; readonly place: number; readonly symbol: Node }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: bigint }
  /** A floating-point number; nothing is known of it but its text. */
  | { readonly kind: 'real'; readonly text: string }
  /** A string literal or class object. */
  | { readonly kind: 'literal'; readonly type: TypeName; readonly text: string };

const EQUALS = '(Ljava/lang/Object;)Z';

const INTEGRAL: Readonly<Record<string, readonly [bigint, bigint]>> = {
  byte: [-128n, 127n],
  short: [-32768n, 32767n],
  char: [0n, 65535n],
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  long: [-(2n ** 63n), 2n ** 63n - 1n],
};

export function isIntegral(type: TypeName): boolean {
  return Object.hasOwn(INTEGRAL, type);
}

export class Universe {
  readonly atoms: readonly Atom[];
  readonly hierarchy: Hierarchy;
  /** Classes (and array types) that objects before the call have. */
  readonly classes: readonly TypeName[];
  readonly #numbers = new Map<bigint, number>();
  readonly #literals = new Map<string, number>();
  readonly #fitting = new Map<TypeName, readonly number[]>();

  constructor(hierarchy: Hierarchy, vocabulary: Vocabulary, scope: number) {
    this.hierarchy = hierarchy;
    this.classes = classesOf(hierarchy, vocabulary.types);
    const atoms: Atom[] = [{ kind: 'null' }, { kind: 'truth', value: false }, { kind: 'truth', value: true }];
    for (const type of this.classes) {
      for (let place = 0; place < scope; place++) atoms.push({ kind: 'old', type, place });
    }
    for (const [symbol, type] of vocabulary.created) atoms.push({ kind: 'new', type, symbol });
    for (const [symbol, type] of vocabulary.createdSets) {
      for (const exact of this.classes.filter((each) => hierarchy.isAssignable(each, type))) {
        for (let place = 0; place < scope; place++) atoms.push({ kind: 'further', type: exact, place, symbol });
      }
    }
    for (const value of numbersOf(vocabulary)) this.#numbers.set(value, atoms.push({ kind: 'number', value }) - 1);
    for (const { text, type } of vocabulary.constants.values()) {
      if (type === 'float' || type === 'double') {
        this.#literals.set(`real ${text}`, atoms.push({ kind: 'real', text }) - 1);
      } else if (type === STRING || type === CLASS) {
        this.#literals.set(`${type} ${text}`, atoms.push({ kind: 'literal', type, text }) - 1);
      }
    }
    for (const text of ['?', '??']) atoms.push({ kind: 'real', text });
    this.atoms = atoms;
  }

  get size(): number {
    return this.atoms.length;
  }

  readonly null = 0;

  truth(value: boolean): number {
    return value ? 2 : 1;
  }

  number(value: bigint): number | undefined {
    return this.#numbers.get(value);
  }

  /** The atom of a constant; undefined where it has none. */
  constant(text: string, type: TypeName): number | undefined {
    if (type === 'null') return this.null;
    if (type === 'boolean') return this.truth(text === 'true' || text === '1');
    if (type === 'float' || type === 'double') return this.#literals.get(`real ${text}`);
    const value = numberOf(text);
    return isIntegral(type) && value !== undefined ? this.number(value) : this.#literals.get(`${type} ${text}`);
  }

  /** Atoms of the type; null for references. Which of them are there is another question. */
  ofType(type: TypeName): readonly number[] {
    let found = this.#fitting.get(type);
    if (found === undefined) {
      found = this.atoms.flatMap((atom, index) => (this.fits(atom, type) ? [index] : []));
      this.#fitting.set(type, found);
    }
    return found;
  }

  /** Undefined where the class stands for others that nobody mentions. */
  comparesByIdentity(type: TypeName): boolean | undefined {
    if (isArray(type)) return true;
    const declaring = this.hierarchy
      .superclassChain(type)
      .find(({ methods }) => methods.some(({ name, descriptor }) => name === 'equals' && descriptor === EQUALS));
    if (declaring !== undefined && declaring.name !== OBJECT) return false;
    return this.hierarchy.find(type)?.origin === 'input' ? true : undefined;
  }

  fits(atom: Atom, type: TypeName): boolean {
    if (type === 'univ') return true;
    const limits = INTEGRAL[type];
    if (limits !== undefined) return atom.kind === 'number' && limits[0] <= atom.value && atom.value <= limits[1];
    if (type === 'boolean') return atom.kind === 'truth';
    if (isPrimitive(type)) return atom.kind === 'real';
    if (atom.kind === 'null') return true;
    if (type === IDENTICAL) return 'type' in atom && this.comparesByIdentity(atom.type) !== false;
    return 'type' in atom && this.hierarchy.isAssignable(atom.type, type);
  }
}

/** Whether the atom is an object. */
export function isObject(atom: Atom): boolean {
  return 'type' in atom;
}

export function numberOf(text: string): bigint | undefined {
  return /^-?\d+[lL]?$/.test(text) ? BigInt(text.replace(/[lL]$/, '')) : undefined;
}

/**
 * A type of the input has objects of its classes in the input; Object, interfaces and library types have one class of their
 * own besides: it stands for all classes that nobody mentions.
 */
function classesOf(hierarchy: Hierarchy, types: ReadonlySet<TypeName>): readonly TypeName[] {
  const found = new Set<TypeName>();
  for (const type of types) {
    if (isArray(type)) {
      found.add(type);
      continue;
    }
    const declaration = hierarchy.find(type);
    const isOfInput = declaration?.origin === 'input';
    const before = found.size;
    if (isOfInput) {
      for (const name of hierarchy.table.inputs()) {
        const each = hierarchy.find(name);
        const isConcrete = each !== undefined && !hasFlag(each, Flag.ABSTRACT) && !hasFlag(each, Flag.INTERFACE);
        if (isConcrete && hierarchy.isSubclass(name, type)) found.add(name);
      }
    }
    if (!isOfInput || (found.size === before && !found.has(type))) found.add(type);
  }
  // An object of no particular class.
  if (types.has(OBJECT)) found.add(OBJECT);
  return [...found];
}

/** The constants that are spoken of, a few more, and where numbers are computed or compared also their neighbours and limits. */
function numbersOf(vocabulary: Vocabulary): readonly bigint[] {
  const found = new Set<bigint>([0n, 1n, 2n, 3n, -1n]);
  for (const { text, type } of vocabulary.constants.values()) {
    const value = isIntegral(type) ? numberOf(text) : undefined;
    if (value === undefined) continue;
    found.add(value);
    if (vocabulary.hasArithmetic) found.add(value + 1n).add(value - 1n);
  }
  if (vocabulary.hasArithmetic) found.add(-(2n ** 31n)).add(2n ** 31n - 1n);
  return [...found].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}
