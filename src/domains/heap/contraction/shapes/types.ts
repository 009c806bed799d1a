/** Which objects the fields of a universe can lead to, judged by types: a type stands for its objects and those of its subtypes. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { Subtypes } from '../../../../ir/subtypes.js';
import { arrayOf, elementType, isArray, isReference, OBJECT, type TypeName } from '../../../../ir/types.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';

export class ShapeTypes {
  readonly #tables: ShapeTables;
  readonly #hierarchy: Hierarchy;
  readonly #related = new Map<TypeName, Map<TypeName, boolean>>();
  #owners: readonly (readonly [TypeName, ReadonlySet<TypeName>, ReadonlySet<TypeName>])[] | undefined;
  readonly #links = new Map<TypeName, readonly number[]>();
  #inputs: Subtypes | undefined;

  constructor(tables: ShapeTables) {
    this.#tables = tables;
    this.#hierarchy = tables.program.hierarchy;
  }

  /** Whether an object can be of both types. Of classes of the input all subclasses are taken to be in the input. */
  related(left: TypeName, right: TypeName): boolean {
    if (left === right) return true;
    let known = this.#related.get(left);
    if (known === undefined) {
      known = new Map();
      this.#related.set(left, known);
    }
    let related = known.get(right);
    if (related === undefined) {
      related = this.#areRelated(left, right);
      known.set(right, related);
    }
    return related;
  }

  #areRelated(left: TypeName, right: TypeName): boolean {
    const hierarchy = this.#hierarchy;
    if (hierarchy.isAssignable(left, right) || hierarchy.isAssignable(right, left)) return true;
    if (isArray(left) && isArray(right)) {
      const [inner, other] = [elementType(left), elementType(right)];
      return isReference(inner) && isReference(other) && this.related(inner, other);
    }
    if (isArray(left) || isArray(right) || left === SLOT || right === SLOT) return false;
    // A class may have a subclass that implements an interface which it does not.
    if (!hierarchy.isInterface(left) && !hierarchy.isInterface(right)) {
      return !hierarchy.isComplete(left) || !hierarchy.isComplete(right);
    }
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const declaration = hierarchy.find(one);
      if (declaration === undefined || hierarchy.isInterface(one)) continue;
      if (hasFlag(declaration, Flag.FINAL)) return !hierarchy.isComplete(one);
      if (declaration.origin === 'input') return this.#haveCommonInput(one, other);
    }
    return true;
  }

  #haveCommonInput(left: TypeName, right: TypeName): boolean {
    this.#inputs ??= new Subtypes(this.#hierarchy, this.#hierarchy.table.inputs());
    return this.#inputs.of(left).some((each) => this.#hierarchy.isSubclass(each, right));
  }

  relatedToAny(type: TypeName, others: Iterable<TypeName>): boolean {
    for (const other of others) if (this.related(type, other)) return true;
    return false;
  }

  /** The link fields that some object of the type can have. */
  linksOf(type: TypeName): readonly number[] {
    let links = this.#links.get(type);
    if (links === undefined) {
      const { numbers } = this.#tables;
      links = Array.from({ length: numbers.links }, (_, number) => number).filter((number) =>
        this.related(numbers.field(number).owner, type),
      );
      this.#links.set(type, links);
    }
    return links;
  }

  /** Whether objects of the type may be arrays whose slots are links. */
  mayBeArray(type: TypeName): boolean {
    const { elements } = this.#tables.numbers;
    return elements !== undefined && this.linksOf(type).includes(elements.first);
  }

  /** Whether objects of the type, which need not be arrays, may be arrays whose elements are read and are in no graph. */
  hidesElements(type: TypeName): boolean {
    const { elements, readsElements = true } = this.#tables.options.universe;
    if (elements !== undefined || !readsElements || isArray(type)) return false;
    return this.#hierarchy.isAssignable(arrayOf(OBJECT), type);
  }

  /** The types of objects that are reached along such links, the given ones included. */
  alongLinks(types: Iterable<TypeName>, follows: (link: number) => boolean = () => true): ReadonlySet<TypeName> {
    const reached = new Set(types);
    for (const type of reached) {
      for (const link of this.linksOf(type)) if (follows(link)) reached.add(this.#tables.numbers.field(link).type);
    }
    return reached;
  }

  /** Whether a value that is declared so may be used as an object with links. */
  mayBeNode(type: TypeName): boolean {
    return this.#tables.options.universe.mayBeNode?.(type) ?? true;
  }

  /**
   * The same along all fields of the universe and elements of arrays, as far as values are used: what is never used as an
   * object with links leads on by other fields only, and is itself none of the types.
   */
  alongAll(types: Iterable<TypeName>): readonly TypeName[] {
    const reached = new Set(types);
    for (const type of reached) {
      if (isArray(type) && isReference(elementType(type))) reached.add(elementType(type));
      else if (this.#hierarchy.isAssignable(arrayOf(OBJECT), type)) reached.add(OBJECT);
      const isNode = this.mayBeNode(type);
      for (const [owner, all, payloads] of this.#ownersOnce()) {
        const held = isNode ? all : payloads;
        if (held.size > 0 && this.related(owner, type)) for (const each of held) reached.add(each);
      }
    }
    return [...reached].filter((type) => this.mayBeNode(type));
  }

  /** The classes that declare fields, with the types of all of these and of the payload fields. */
  #ownersOnce(): readonly (readonly [TypeName, ReadonlySet<TypeName>, ReadonlySet<TypeName>])[] {
    if (this.#owners !== undefined) return this.#owners;
    const { numbers } = this.#tables;
    const owners = new Map<TypeName, readonly [TypeName, Set<TypeName>, Set<TypeName>]>();
    for (let number = 0; number < numbers.size; number++) {
      const { owner, type } = numbers.field(number);
      const entry = owners.get(owner) ?? ([owner, new Set<TypeName>(), new Set<TypeName>()] as const);
      owners.set(owner, entry);
      entry[1].add(type);
      if (number >= numbers.links) entry[2].add(type);
    }
    this.#owners = [...owners.values()];
    return this.#owners;
  }

  /** The types of what payload fields of such objects hold. */
  payloadsOf(types: Iterable<TypeName>): ReadonlySet<TypeName> {
    const found = new Set<TypeName>();
    for (const type of types) {
      for (const field of this.#tables.options.universe.payloads) {
        if (this.related(field.owner, type)) found.add(field.type);
      }
    }
    return found;
  }
}
