/** Which declared types can bring nodes of linked structures to light where nobody keeps track of them. */
import type { BoundFormula } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { ARRAY_INTERFACES, elementType, isArray, isReference, OBJECT, type TypeName } from '../../../ir/types.js';
import { isConfusing, type TypeKinds } from '../confusion.js';
import { linkedFields, mayHaveFields } from './linked.js';

/** Types other than those of arrays that arrays are of. */
const ABOVE_ARRAYS: ReadonlySet<TypeName> = new Set([OBJECT, ...ARRAY_INTERFACES]);

export interface Linked {
  readonly hierarchy: Hierarchy;
  /** The classes of the input that can have objects. */
  readonly classes: Subtypes;
  /** All fields of objects that the states speak of. */
  readonly fields: readonly FieldReference[];
  /** Whether arrays of nodes are linked structures themselves. */
  readonly followsArrays: boolean;
}

/**
 * A type whose objects have links, by what the types of fields say, always can; one that says little (Object, an interface of the
 * library) only if the code or a formula takes such values for objects with links: see `confusion.ts`.
 */
export function nodeTypes(
  { hierarchy, classes, fields, followsArrays }: Linked,
  methods: Iterable<MethodDeclaration>,
  formulas: readonly BoundFormula[],
): (type: TypeName) => boolean {
  // What holds an array of nodes brings them to light like a link.
  const { links } = linkedFields(hierarchy, fields, 'followed');
  const owners = [...new Set(links.map(({ owner }) => owner))];
  const below = new Set(owners.flatMap((owner) => [owner, ...classes.of(owner)]));
  const isLinked = remembered((type) => {
    if (isArray(type)) return isLinked(elementType(type)) || (followsArrays && isAbove(elementType(type)));
    return owners.some((owner) => mayHaveFields(hierarchy, type, owner));
  });
  // A class may have a subclass that implements an interface which it does not.
  const isAbove = remembered(
    (type) =>
      !isArray(type) &&
      ((owners.length > 0 && ABOVE_ARRAYS.has(type)) || [...below].some((each) => hierarchy.isAssignable(each, type))),
  );
  const kinds: TypeKinds = { isLinked, isWide: (type) => isAbove(type) && !isLinked(type) };
  let confuses: boolean | undefined;
  const mayBeNode = (type: TypeName): boolean => {
    if (!isReference(type) || type === 'null') return false;
    if (isLinked(type)) return true;
    if (isArray(type)) return mayBeNode(elementType(type));
    if (!isAbove(type)) return false;
    confuses ??= isConfusing(hierarchy, kinds, [...methods], formulas);
    return confuses;
  };
  return mayBeNode;
}

/** Whether the code reads elements that are references. */
export function readsElements(methods: Iterable<MethodDeclaration>): boolean {
  return [...methods].some((method) =>
    (method.body()?.edges ?? []).some(
      ({ instruction }) =>
        instruction.kind === 'load' && instruction.place.kind === 'element' && isReference(instruction.place.type),
    ),
  );
}

function remembered(make: (type: TypeName) => boolean): (type: TypeName) => boolean {
  const known = new Map<TypeName, boolean>();
  return (type) => {
    let value = known.get(type);
    if (value === undefined) {
      value = isReference(type) && type !== 'null' && make(type);
      known.set(type, value);
    }
    return value;
  };
}
