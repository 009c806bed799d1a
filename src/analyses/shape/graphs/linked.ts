/** Which fields make linked structures: the contract's reference fields between classes that reach each other by field types. */
import { ComponentSearch } from '../../../base/scc.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassName, elementType, isArray, OBJECT, type TypeName } from '../../../ir/types.js';

export interface LinkedFields {
  /** Fields on a cycle of field types, and those that lead to such: a list's head, a node's successor. */
  readonly links: readonly FieldReference[];
  /** The others. */
  readonly payloads: readonly FieldReference[];
  /** Whether objects of the class are nodes of such structures. */
  readonly isNode: (type: ClassName) => boolean;
}

/** `throughArrays`: what leads to an array leads to its elements. */
export function linkedFields(
  hierarchy: Hierarchy,
  fields: readonly FieldReference[],
  arrays: 'followed' | 'skipped' = 'skipped',
): LinkedFields {
  const graph = fields.map(({ type }) => {
    const led = arrays === 'followed' && isArray(type) ? elementType(type) : type;
    return fields.flatMap(({ owner }, index) => (mayHaveFields(hierarchy, led, owner) ? [index] : []));
  });
  const onCycle = new Set<number>();
  const leading = new Set<number>();
  // Components arrive after all that they lead to.
  const search = new ComponentSearch(
    graph,
    () => true,
    (component) => {
      const [first] = component;
      const isCycle = component.length > 1 || (first !== undefined && graph[first]?.includes(first) === true);
      for (const field of component) {
        if (isCycle) onCycle.add(field);
        if (isCycle || graph[field]?.some((next) => leading.has(next)) === true) leading.add(field);
      }
    },
  );
  for (let field = 0; field < fields.length; field++) search.from(field);
  const cyclic = fields.filter((_, index) => onCycle.has(index));
  const known = new Map<ClassName, boolean>();
  return {
    links: fields.filter((_, index) => leading.has(index)),
    payloads: fields.filter((_, index) => !leading.has(index)),
    isNode: (type) => {
      let isNode = known.get(type);
      if (isNode === undefined) {
        isNode = cyclic.some(
          (field) => hierarchy.isAssignable(type, field.owner) || hierarchy.isAssignable(type, field.type),
        );
        known.set(type, isNode);
      }
      return isNode;
    },
  };
}

/**
 * Whether what a field of that type holds is taken to have the fields of a class. A field of a type that says little, such as
 * Object or an interface of the library, is payload: what it holds is not part of the structure.
 */
export function mayHaveFields(hierarchy: Hierarchy, type: TypeName, owner: ClassName): boolean {
  if (isArray(type) || type === OBJECT) return false;
  if (hierarchy.isSubclass(type, owner)) return true;
  const isOfInput = (name: ClassName): boolean => hierarchy.find(name)?.origin === 'input';
  return hierarchy.isSubclass(owner, type) && (isOfInput(type) || !isOfInput(owner));
}
