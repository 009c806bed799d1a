/**
 * Judges the shipped specifications by the models' code: random calls are run, what is in a collection is asked of the
 * collection itself, and every clause of the specification is evaluated on what was there before and after.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { LibrarySpecifications } from '../../../../src/analyses/spec/library/given.js';
import { readSpecification } from '../../../../src/analyses/spec/library/read.js';
import { Machine } from '../../../../src/execution/machine.js';
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { Algebra, type Node, Operator } from '../../../../src/machines/relational/algebra.js';
import {
  ATOM_LIMIT,
  areEqual,
  EMPTY,
  type FiniteRelation,
  isSubset,
} from '../../../../src/machines/relational/finite-relation.js';
import { type Instance, Meanings } from '../../../../src/machines/relational/meaning.js';
import type { Outcome } from '../../../../src/machines/relational/summary.js';
import type { FieldName, RelationSymbol } from '../../../../src/machines/relational/symbols.js';
import { openTexts } from '../../../support/open.js';

/** Items are compared by identity, names by their text. */
const SOURCE = `
import java.util.*;
class Item {}
class Name implements Comparable<Name> { final int text; Name(int text) { this.text = text; }
  public boolean equals(Object o) { return o instanceof Name && ((Name) o).text == text; }
  public int hashCode() { return text; }
  public int compareTo(Name other) { return Integer.compare(text, other.text); } }
class Peek {
  static Object[] elements(Collection c) { return c.toArray(); }
  static Object[] keys(Map m) { return m.keySet().toArray(); }
  static Object[] values(Map m) { return m.values().toArray(); }
  static Object[] rest(Iterator i) { ArrayList all = new ArrayList(); while (i.hasNext()) all.add(i.next()); return all.toArray(); }
}`;

export const COLLECTIONS = [
  'ArrayList',
  'LinkedList',
  'HashSet',
  'LinkedHashSet',
  'ArrayDeque',
  'Vector',
  'Stack',
  'TreeSet',
  'PriorityQueue',
];
export const MAPS = ['HashMap', 'LinkedHashMap', 'TreeMap'];

const NULL_ATOM = 0;
const TRUE_ATOM = 1;
const FALSE_ATOM = 2;
const FIRST_NUMBER = 10;
const FIRST_OBJECT = 100;

export function shippedTexts(): { file: string; text: string }[] {
  const files = readdirSync('specs').filter((name) => name.endsWith('.spec'));
  return files.map((file) => ({ file, text: readFileSync(`specs/${file}`, 'utf8') }));
}

export interface Heap {
  readonly collections: Reference[];
  readonly maps: Reference[];
  readonly iterators: Reference[];
  readonly items: Value[];
  readonly source: Map<Reference, Value>;
  readonly last: Map<Reference, Value>;
  /** Iterators whose collection was changed by other means. */
  readonly stale: Set<Reference>;
}

/** What the specification fields are now. */
type Picture = ReadonlyMap<string, FiniteRelation>;

const OPENED = openTexts([{ path: 'Peek.java', text: SOURCE }]);

export async function openLibrary(texts = shippedTexts()): Promise<Library> {
  return new Library((await OPENED).table, texts);
}

export class Library {
  readonly hierarchy: Hierarchy;
  readonly machine: Machine;
  readonly specifications: LibrarySpecifications;
  readonly faults: unknown[];
  readonly algebra: Algebra;
  readonly #numbers = new Map<Reference, number>();
  readonly #specified = new Map<string, readonly MethodDeclaration[]>();

  constructor(table: ConstructorParameters<typeof Machine>[0], texts: readonly { file: string; text: string }[]) {
    this.hierarchy = new Hierarchy(table);
    this.machine = new Machine(table, { natives: NATIVES });
    // What is nested lies inside something marked.
    this.machine.mark();
    const read = texts.map(({ file, text }) => readSpecification(file, text));
    this.faults = read.flatMap(({ faults }) => faults);
    this.specifications = new LibrarySpecifications(
      this.hierarchy,
      read.flatMap(({ specification }) => (specification === undefined ? [] : [specification])),
    );
    this.algebra = new Algebra({
      isPrimitive: (type) => ['boolean', 'int', 'float', 'long'].includes(type),
      isSubtype: (lower, upper) =>
        upper === 'univ' ||
        lower === upper ||
        (upper !== 'identical' && lower !== 'univ' && this.hierarchy.isAssignable(lower, upper)),
      mayShare: () => true,
    });
  }

  /** Methods of a class that have a specification. */
  specified(type: string): readonly MethodDeclaration[] {
    let found = this.#specified.get(type);
    if (found === undefined) {
      found = this.#search(type);
      this.#specified.set(type, found);
    }
    return found;
  }

  #search(type: string): readonly MethodDeclaration[] {
    const methods = new Map<string, MethodDeclaration>();
    for (const name of this.hierarchy.supertypes(type)) {
      for (const { name: method, descriptor, flags } of this.hierarchy.find(name)?.methods ?? []) {
        if (hasFlag({ flags }, Flag.STATIC) || (method === '<init>' && name !== type)) continue;
        const resolved = this.hierarchy.resolveMethod({ owner: type, name: method, descriptor });
        if (resolved === undefined || hasFlag(resolved, Flag.SYNTHETIC)) continue;
        const summary = this.specifications.find(this.algebra, resolved);
        if (summary !== undefined && summary.unknown === undefined) methods.set(method + descriptor, resolved);
      }
    }
    return [...methods.values()];
  }

  make(type: string, parameters: string, ...values: Value[]): Reference {
    const object = this.machine.allocate(type);
    const method = this.hierarchy.resolveMethod({ owner: type, name: '<init>', descriptor: `(${parameters})V` });
    if (method === undefined) throw new Error(`${type} has no such constructor`);
    const outcome = this.machine.invoke(method, [object, ...values]);
    if (outcome.kind !== 'returned') throw new Error(`${type}: ${outcome.kind}`);
    return object;
  }

  #peek(name: string, descriptor: string, value: Value): Value[] {
    const method = this.hierarchy.resolveMethod({ owner: 'Peek', name, descriptor });
    if (method === undefined) throw new Error(name);
    const outcome = this.machine.invoke(method, [value]);
    if (outcome.kind !== 'returned') return [];
    const array = outcome.value as { elements: Value[] };
    return [...array.elements];
  }

  picture(heap: Heap): Picture {
    const elems = new Set<number>();
    const entries = new Set<number>();
    const rest = new Set<number>();
    for (const each of heap.collections) {
      for (const value of this.#peek('elements', '(Ljava/util/Collection;)[Ljava/lang/Object;', each))
        elems.add(this.#tuple(each, value));
    }
    for (const each of heap.maps) {
      const keys = this.#peek('keys', '(Ljava/util/Map;)[Ljava/lang/Object;', each);
      const values = this.#peek('values', '(Ljava/util/Map;)[Ljava/lang/Object;', each);
      for (const [index, key] of keys.entries()) entries.add(this.#tuple(each, key, values[index] as Value));
    }
    for (const each of heap.iterators) {
      // What is left to an iterator whose collection has changed cannot be seen.
      if (heap.stale.has(each)) continue;
      // Using up an iterator to see what it holds must leave no trace.
      this.machine.nest();
      for (const value of this.#peek('rest', '(Ljava/util/Iterator;)[Ljava/lang/Object;', each))
        rest.add(this.#tuple(each, value));
      this.machine.unnest();
    }
    return new Map<string, FiniteRelation>([
      ['elems', elems],
      ['entries', entries],
      ['rest', rest],
      ['source', new Set([...heap.source].map(([iterator, value]) => this.#tuple(iterator, value)))],
      ['last', new Set([...heap.last].map(([iterator, value]) => this.#tuple(iterator, value)))],
    ]);
  }

  /** What is wrong with the specification of the method in this run; undefined: nothing. */
  judge(
    method: MethodDeclaration,
    values: readonly Value[],
    heap: Heap,
    before: Picture,
    after: Picture,
    ended: { readonly value: Value | undefined } | { readonly exception: string },
  ): string | undefined {
    const summary = this.specifications.find(this.algebra, method);
    if (summary === undefined || summary.unknown !== undefined) return 'no specification';
    const returned = summary.outcomes.find(({ kind }) => kind === 'return') as Outcome;
    const fresh = 'value' in ended ? ended.value : undefined;
    const instance = this.#instance(method, values, heap, before, returned, fresh);
    const meanings = new Meanings(this.algebra, instance, 'lenient');
    if ('exception' in ended) {
      const allowed = summary.outcomes.some(
        ({ kind, type, condition }) =>
          kind === 'throw' && this.hierarchy.isSubclass(ended.exception, type) && this.#mayHold(meanings, condition),
      );
      if (!allowed) return `${ended.exception} is not foreseen`;
      return sameBut([], before, after);
    }
    if (!this.#mayHold(meanings, returned.condition)) return 'normal return is not foreseen';
    if (returned.value !== undefined && ended.value !== undefined) {
      const isBoolean = method.result === 'boolean';
      const problem = this.#compare(meanings, returned.value, new Set([this.#atom(ended.value, isBoolean)]));
      if (problem !== undefined) return `\\result: ${problem}`;
    }
    for (const [field, node] of returned.fields) {
      const problem = this.#compare(meanings, node, after.get(field.name) ?? EMPTY);
      if (problem !== undefined) return `${field.name}: ${problem}`;
    }
    return sameBut([...returned.fields.keys()], before, after);
  }

  #mayHold(meanings: Meanings, condition: number): boolean {
    const { conditions } = this.algebra;
    if (condition <= 1) return condition === 1;
    const atom = conditions.atom(condition);
    const [first, second] = [conditions.whenTrue(condition), conditions.whenFalse(condition)];
    if (atom.kind === 'unknown') return this.#mayHold(meanings, first) || this.#mayHold(meanings, second);
    const holds = meanings.condition(conditions.some(atom.kind === 'some' ? atom.node : this.algebra.null));
    return this.#mayHold(meanings, holds === true ? first : second);
  }

  /** A choice by its condition, an unknown by its bounds, the rest by equality. */
  #compare(meanings: Meanings, node: Node, actual: FiniteRelation): string | undefined {
    if (this.algebra.operator(node) === Operator.CHOICE) {
      const [condition, first, second] = this.algebra.arguments(node) as [number, Node, Node];
      return this.#compare(meanings, meanings.condition(condition) === true ? first : second, actual);
    }
    const symbol = this.algebra.symbol(node);
    if (symbol?.kind !== 'unknown') {
      const expected = meanings.relation(node);
      return expected !== undefined && areEqual(expected, actual)
        ? undefined
        : `${show(actual)} instead of ${show(expected)}`;
    }
    const [lower, upper] = [meanings.relation(symbol.lower), meanings.relation(symbol.upper)];
    if (lower === undefined || !isSubset(lower, actual)) return `${show(actual)} lacks some of ${show(lower)}`;
    if (upper === undefined || !isSubset(actual, upper)) return `${show(actual)} is more than ${show(upper)}`;
    return undefined;
  }

  #instance(
    method: MethodDeclaration,
    values: readonly Value[],
    heap: Heap,
    before: Picture,
    returned: Outcome,
    result: Value | undefined,
  ): Instance {
    const objects = [null, ...heap.items, ...heap.collections, ...heap.maps, ...heap.iterators];
    const references = [
      ...new Set(result === undefined || typeof result !== 'object' ? objects : [...objects, result]),
    ];
    const every = new Set([...references.map((each) => this.#atom(each, false)), TRUE_ATOM, FALSE_ATOM]);
    const types = ['int', ...method.parameters.map(({ type }) => type)];
    return {
      atoms: every,
      holds: () => false,
      number: (atom) => (atom >= FIRST_NUMBER && atom < FIRST_OBJECT ? atom - FIRST_NUMBER : undefined),
      atomOf: (number) => FIRST_NUMBER + number,
      relation: (symbol: RelationSymbol, node: Node) => {
        switch (symbol.kind) {
          case 'constant':
            return new Set([symbol.text === 'null' ? NULL_ATOM : symbol.text === 'true' ? TRUE_ATOM : FALSE_ATOM]);
          case 'parameter':
            return new Set([this.#atom(values[symbol.index] as Value, types[symbol.index] === 'boolean')]);
          case 'field':
            return before.get(symbol.field.name) ?? EMPTY;
          case 'new':
            return result === undefined ? EMPTY : new Set([this.#atom(result, false)]);
          case 'type':
            return new Set(
              symbol.type === 'boolean'
                ? [TRUE_ATOM, FALSE_ATOM]
                : symbol.type === 'int'
                  ? Array.from({ length: 32 }, (_, index) => FIRST_NUMBER + index)
                  : references
                      .filter((each) => each === null || this.#isOf(each, symbol.type))
                      .map((each) => this.#atom(each, false)),
            );
          default:
            return node === returned.value && result !== undefined
              ? new Set([this.#atom(result, method.result === 'boolean')])
              : EMPTY;
        }
      },
    };
  }

  #atom(value: Value, isBoolean: boolean): number {
    if (value === null) return NULL_ATOM;
    // Numbers are told apart only as far as indices need it.
    if (typeof value === 'number')
      return isBoolean ? (value === 1 ? TRUE_ATOM : FALSE_ATOM) : FIRST_NUMBER + (value & 31);
    if (typeof value === 'bigint') return FIRST_NUMBER;
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = FIRST_OBJECT + this.#numbers.size;
      this.#numbers.set(value, number);
    }
    return number;
  }

  #tuple(...values: Value[]): number {
    return values.reduce<number>((code, value) => code * ATOM_LIMIT + this.#atom(value, false), 0);
  }

  #isOf(value: Value, type: string): boolean {
    if (value === null || typeof value !== 'object') return false;
    const name = this.machine.view.typeOf(value);
    if (type !== 'identical') return this.machine.isSubtype(name, type);
    const equals = this.hierarchy.resolveMethod({ owner: name, name: 'equals', descriptor: '(Ljava/lang/Object;)Z' });
    return equals?.owner === 'java.lang.Object';
  }
}

function sameBut(changed: readonly FieldName[], before: Picture, after: Picture): string | undefined {
  for (const [name, relation] of before) {
    if (changed.some((field) => field.name === name)) continue;
    // What is left to an iterator after its collection changed is not told.
    if (name === 'rest') continue;
    if (!areEqual(relation, after.get(name) ?? EMPTY)) return `${name} has changed`;
  }
  return undefined;
}

function show(relation: FiniteRelation | undefined): string {
  return relation === undefined ? 'something not defined' : `{${[...relation].join(', ')}}`;
}
