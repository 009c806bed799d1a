/** Preconditions that a method may need, as formulas of the assertion language: to be tried where claims fail without any. */

import type { Code } from '../../../../engine/code.js';
import type { Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { isArray, isReference, type TypeName } from '../../../../ir/types.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { ShapeTables } from '../tables.js';
import { ShapeTypes } from './types.js';

const MOST_CANDIDATES = CONTRACTION_BUDGETS['shapes/candidates'].mostCandidates.most;
const MOST_PLACES = CONTRACTION_BUDGETS['shapes/candidates'].mostPlaces.most;
const MOST_STEPS = CONTRACTION_BUDGETS['shapes/candidates'].mostSteps.most;

/** From weak to strong; each may be tried alone or with others. Names are those of the method's parameters. */
export function candidatePreconditions(tables: ShapeTables, code: Code): readonly string[] {
  const writer = new CandidateWriter(tables, code);
  return [...new Set(writer.candidates())].slice(0, MOST_CANDIDATES);
}

/** A way to write a reference to an object that has links. */
interface Written {
  readonly text: string;
  readonly type: TypeName;
  /** Whether it is `this`, which is never null. */
  readonly given: boolean;
}

class CandidateWriter {
  readonly #tables: ShapeTables;
  readonly #types: ShapeTypes;
  readonly #code: Code;

  constructor(tables: ShapeTables, code: Code) {
    this.#tables = tables;
    this.#types = new ShapeTypes(tables);
    this.#code = code;
  }

  candidates(): readonly string[] {
    const nonNull = this.#parameters()
      .filter(({ given }) => !given)
      .map(({ text }) => `${text} != null`);
    const loaded = this.#loaded().slice(0, MOST_PLACES);
    const places = this.#places().slice(0, MOST_PLACES);
    const shapes = places.flatMap((place) => this.#shape(place) ?? []);
    const disjoint = pairsOf(places).flatMap(([one, other]) => this.#disjoint(one, other) ?? []);
    const inside = pairsOf(places).flatMap(([one, other]) => this.#inside(one, other) ?? []);
    const all = (...parts: readonly string[]): readonly string[] => [...(parts.length > 1 ? [joined(parts)] : parts)];
    return [
      ...nonNull,
      ...(nonNull.length > 1 ? all(...nonNull) : []),
      ...loaded.slice(0, 4),
      ...(loaded.length > 1 ? all(...nonNull, ...loaded) : []),
      ...shapes.slice(0, 4),
      ...all(...shapes),
      ...disjoint.slice(0, 3),
      ...(disjoint.length > 0 ? all(...shapes, ...disjoint) : []),
      ...(nonNull.length > 0 ? all(...nonNull, ...shapes, ...disjoint) : []),
      ...(loaded.length > 0 && shapes.length > 0 ? all(...nonNull, ...loaded, ...shapes, ...disjoint) : []),
      ...inside.slice(0, 3).flatMap((each) => all(...shapes.slice(0, 1), each)),
      ...places.slice(0, 2).flatMap((place) => this.#ring(place) ?? []),
    ];
  }

  /** Parameters of reference type, the receiver first. */
  #parameters(): readonly Written[] {
    const { method } = this.#code;
    const isStatic = hasFlag(method, Flag.STATIC);
    const receiver: Written = { text: 'this', type: method.owner, given: true };
    const named = method.parameters.filter(({ type }) => isReference(type));
    return [
      ...(isStatic || method.name === '<init>' ? [] : [receiver]),
      ...named.map(({ name, type }): Written => ({ text: name, type, given: false })),
    ];
  }

  /** That fields are not null which the method loads from parameters, `x != null && x.f != null`, from short paths to long ones. */
  #loaded(): readonly string[] {
    const { numbers } = this.#tables;
    const { body, method } = this.#code;
    const found = new Set<string>();
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'load') continue;
      const { place } = instruction;
      if (place.kind === 'static' && isReference(place.field.type)) {
        const isOwn = place.field.owner === method.owner && numbers.ofStatic(place.field) !== -1;
        if (isOwn) found.add(`${place.field.name} != null`);
      }
    }
    if (method.name === '<init>') return [...found];
    const paths = this.#loadedPaths().sort((left, right) => left.length - right.length);
    for (const path of paths) {
      // `this` is never null; each prefix of the path must not be.
      const parts = path.map((_, index) => path.slice(0, index + 1).join('.')).filter((part) => part !== 'this');
      found.add(parts.map((part) => `${part} != null`).join(' && '));
    }
    return [...found];
  }

  /** Paths from parameters that are loaded into variables with one definition. */
  #loadedPaths(): (readonly string[])[] {
    const { numbers } = this.#tables;
    const { body, method } = this.#code;
    const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
    const defined = new Map<Variable, number>();
    for (const { instruction } of body.edges) {
      const target = definedVariable(instruction);
      if (target !== undefined) defined.set(target, (defined.get(target) ?? 0) + 1);
    }
    const paths = new Map<Variable, readonly string[]>();
    body.parameters.forEach((parameter, index) => {
      const name = index < first ? 'this' : method.parameters[index - first]?.name;
      if (name !== undefined && !defined.has(parameter)) paths.set(parameter, [name]);
    });
    const found: (readonly string[])[] = [];
    // Points are numbered so that what is defined once mostly comes before its uses.
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'assign' && instruction.value.kind === 'variable') {
        const path = paths.get(instruction.value);
        if (path !== undefined && defined.get(instruction.target) === 1) paths.set(instruction.target, path);
      }
      if (instruction.kind !== 'load' || instruction.place.kind !== 'field') continue;
      const { base, field } = instruction.place;
      const path = paths.get(base);
      if (path === undefined || path.length >= MOST_STEPS || numbers.of(field) === -1) continue;
      const longer = [...path, field.name];
      found.push(longer);
      if (defined.get(instruction.target) === 1) paths.set(instruction.target, longer);
    }
    return found;
  }

  /** Where linked structures begin: parameters, fields of those that are no part of one, static fields. */
  #places(): readonly Written[] {
    const { numbers, options } = this.#tables;
    const { owner } = this.#code.method;
    const statics = options.universe.statics
      .filter((field) => field.owner === owner)
      .map(({ name, type }): Written => ({ text: name, type, given: false }));
    return [...this.#parameters(), ...statics].flatMap((place): readonly Written[] => {
      const links = this.#types.linksOf(place.type);
      if (links.length === 0) return [];
      if (isArray(place.type) || this.#isNode(place.type)) return [place];
      return links.flatMap((link) => {
        const { name, type } = numbers.field(link);
        if (numbers.isOfArrays(link)) return [];
        return isArray(type) || this.#isNode(type) ? [{ text: `${place.text}.${name}`, type, given: false }] : [];
      });
    });
  }

  #isNode(type: TypeName): boolean {
    const { numbers } = this.#tables;
    const reached = this.#types.alongLinks(this.#types.linksOf(type).map((link) => numbers.field(link).type));
    return this.#types.linksOf(type).length > 0 && this.#types.relatedToAny(type, reached);
  }

  /** `list(x, next)`, `dll(x, next, prev)`, `tree(x, left, right)`, with what parent fields hold. */
  #shape({ text, type, given }: Written): string | undefined {
    const { forward, parents } = this.#fieldsOf(type);
    const [first] = forward;
    const [parent] = parents;
    if (first === undefined || parents.length > 1) return undefined;
    if (parent === undefined) {
      return forward.length === 1 ? `list(${text}, ${first})` : `tree(${[text, ...forward].join(', ')})`;
    }
    if (forward.length === 1) return `dll(${text}, ${first}, ${parent})`;
    const inverse = forward.map((field) => `(n.${field} != null ==> n.${field}.${parent} == n)`).join(' && ');
    const root = given ? `${text}.${parent} == null` : `(${text} == null || ${text}.${parent} == null)`;
    const range = `reach(${[text, 'n', ...forward].join(', ')})`;
    const written = this.#nameOf(type);
    if (forward.some((field) => field.includes('.'))) return undefined;
    return `tree(${[text, ...forward].join(', ')}) && ${root} && (\\forall ${written} n; ${range}; ${inverse})`;
  }

  #disjoint(one: Written, other: Written): string | undefined {
    if (!this.#types.related(one.type, other.type)) return undefined;
    const { forward } = this.#fieldsOf(one.type);
    return forward.length === 0 ? undefined : `disjoint(${[one.text, other.text, ...forward].join(', ')})`;
  }

  #inside(one: Written, other: Written): string | undefined {
    if (!this.#types.related(one.type, other.type) || other.given) return undefined;
    const { forward } = this.#fieldsOf(one.type);
    if (forward.length === 0) return undefined;
    return `(${other.text} == null || reach(${[one.text, other.text, ...forward].join(', ')}))`;
  }

  #ring({ text, type }: Written): string | undefined {
    const { forward, parents } = this.#fieldsOf(type);
    return forward.length === 1 && parents.length === 0 ? `cyclic(${text}, ${forward[0]})` : undefined;
  }

  /** Names of the links that structures of the type have; with their class where the name alone is not clear. */
  #fieldsOf(type: TypeName): { readonly forward: readonly string[]; readonly parents: readonly string[] } {
    const { numbers } = this.#tables;
    const links = new Set<number>();
    for (const each of this.#types.alongLinks([type])) for (const link of this.#types.linksOf(each)) links.add(link);
    // They are written as one, by the name of the third.
    if (numbers.elements !== undefined)
      for (const link of [numbers.elements.first, numbers.elements.next]) links.delete(link);
    const written = (link: number): string => {
      const { owner, name } = numbers.field(link);
      const isClear = ![...links].some((other) => other !== link && numbers.field(other).name === name);
      return isClear ? name : `${this.#nameOf(owner)}.${name}`;
    };
    const ordered = [...links].sort((left, right) => left - right);
    return {
      forward: ordered.filter((link) => !numbers.parents.includes(link)).map(written),
      parents: ordered.filter((link) => numbers.parents.includes(link)).map(written),
    };
  }

  /** As the text of the method's class can name it. */
  #nameOf(type: TypeName): string {
    return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }
}

/** Each null test once. */
function joined(parts: readonly string[]): string {
  const isTests = (part: string): boolean => /^[\w.]+ != null( && [\w.]+ != null)*$/.test(part);
  return [...new Set(parts.flatMap((part) => (isTests(part) ? part.split(' && ') : [part])))].join(' && ');
}

function pairsOf<Element>(elements: readonly Element[]): readonly (readonly [Element, Element])[] {
  return elements.flatMap((one, index) => elements.slice(index + 1).map((other) => [one, other] as const));
}
