/** The links between all classes of the input: which fields lie on cycles of field types, which lead there, for any class at hand. */
import { ComponentSearch } from '../../../base/scc.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../../ir/types.js';
import { type Access, SEALED } from '../../../program/access.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { mayHaveFields } from '../../shape/index.js';

/** The part of the graph that the fields of a class lead to. */
export interface Linked {
  /** Classes whose objects make linked structures, abstract ones and interfaces that links are declared as too. */
  readonly nodes: ReadonlySet<ClassName>;
  /** Fields of all classes behind the fields that are on cycles or lead to such, by key. */
  readonly links: ReadonlyMap<string, FieldReference>;
}

interface Owner {
  readonly name: ClassName;
  readonly fields: readonly FieldReference[];
}

export class LinkGraph {
  readonly #hierarchy: Hierarchy;
  readonly #access: Access;
  readonly #owners: Owner[] = [];
  readonly #number = new Map<ClassName, number>();
  readonly #led = new Map<TypeName, readonly number[]>();
  readonly #component: Int32Array;
  readonly #isCyclic: boolean[] = [];
  readonly #leads: boolean[] = [];

  constructor(hierarchy: Hierarchy, access: Access, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    this.#access = access;
    for (const { name, fields } of classes) {
      const references = fields.flatMap(({ owner, name: field, type, flags }) =>
        hasFlag({ flags }, Flag.STATIC) || isOuterLink({ flags }, field) || !isReference(type)
          ? []
          : [{ owner, name: field, type }],
      );
      if (references.length === 0) continue;
      this.#number.set(name, this.#owners.length);
      this.#owners.push({ name, fields: references });
    }
    const graph = this.#owners.map(({ fields }) => [...new Set(fields.flatMap(({ type }) => this.#ledTo(type)))]);
    this.#component = new Int32Array(graph.length);
    let components = 0;
    // Components arrive after all that they lead to.
    const search = new ComponentSearch(
      graph,
      () => true,
      (members) => {
        const [first] = members;
        const isCyclic = members.length > 1 || (first !== undefined && graph[first]?.includes(first) === true);
        for (const owner of members) {
          this.#component[owner] = components;
          this.#isCyclic[owner] = isCyclic;
          this.#leads[owner] = isCyclic || graph[owner]?.some((next) => this.#leads[next] === true) === true;
        }
        components++;
      },
    );
    for (let owner = 0; owner < graph.length; owner++) search.from(owner);
  }

  /** What hangs on fields of these types. */
  from(types: Iterable<TypeName>): Linked {
    const owners = new Set([...types].flatMap((type) => this.#ledTo(type)));
    const links = new Map<string, FieldReference>();
    const nodes = new Set<ClassName>();
    for (const owner of owners) {
      const found = this.#owners[owner];
      for (const field of found?.fields ?? []) {
        const led = this.#ledTo(field.type);
        for (const next of led) owners.add(next);
        if (!led.some((next) => this.#leads[next] === true)) continue;
        links.set(keyOf(field), field);
        if (!led.some((next) => this.#isCyclic[next] === true && this.#component[next] === this.#component[owner]))
          continue;
        // On a cycle: its owner, what it is declared as, and all classes below these.
        for (const each of [field.owner, innermost(field.type)]) {
          nodes.add(each);
          for (const below of this.#access.below(each)) nodes.add(below.name);
        }
      }
    }
    return { nodes, links };
  }

  /** Classes with fields that objects held by a field of that type may have. */
  #ledTo(declared: TypeName): readonly number[] {
    const type = innermost(declared);
    // An interface of the JDK says as little where the JDK itself is the input.
    if (SEALED.test(type) && this.#hierarchy.isInterface(type)) return [];
    let led = this.#led.get(type);
    if (led === undefined) {
      const near = new Set<ClassName>(this.#hierarchy.find(type) === undefined ? [] : this.#hierarchy.supertypes(type));
      for (const below of this.#access.below(type)) near.add(below.name);
      // A class between the type and one below it, or above it.
      const numbers: number[] = [];
      for (const name of near) {
        const number = this.#number.get(name);
        if (number !== undefined && mayHaveFields(this.#hierarchy, type, name)) numbers.push(number);
      }
      led = numbers;
      this.#led.set(type, led);
    }
    return led;
  }
}

/** The reference of an inner object to the one around it, which is never written again: no link of a structure. */
function isOuterLink(element: { readonly flags: number }, name: string): boolean {
  return hasFlag(element, Flag.SYNTHETIC) && name.startsWith('this$');
}

function innermost(type: TypeName): TypeName {
  return isArray(type) ? innermost(elementType(type)) : type;
}
