/** Which classes are nodes of linked structures by the fields that they declare, touched or not. */
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, OBJECT, type TypeName } from '../../../ir/types.js';
import type { World } from '../../../program/calls/footprint.js';
import { linkedFields } from './linked.js';

/** Whether objects of a type, or of an array's elements, are nodes, or lead to some along a field that is not known. */
export function declaredNodes(world: World, isKnown: (field: FieldReference) => boolean): (type: TypeName) => boolean {
  const known = new Map<TypeName, boolean>();
  return (type) => {
    let answer = known.get(type);
    if (answer === undefined) {
      answer = isReference(type) && leadsUnseen(world, type, isKnown);
      known.set(type, answer);
    }
    return answer;
  };
}

function leadsUnseen(world: World, type: TypeName, isKnown: (field: FieldReference) => boolean): boolean {
  if (isArray(type)) {
    const element = elementType(type);
    return isReference(element) && leadsUnseen(world, element, isKnown);
  }
  if (type === OBJECT) return false;
  const { links, isNode } = linkedFields(world.hierarchy, fieldsFrom(world, type));
  return isNode(type) || links.some((field) => !isKnown(field));
}

/** The reference fields of the classes of the input that objects of the type are of, or lead to. */
function fieldsFrom({ hierarchy, classes }: World, type: TypeName): readonly FieldReference[] {
  const fields: FieldReference[] = [];
  const met = new Set<ClassName>();
  const types = new Set([type]);
  for (const each of types) {
    if (isArray(each) || hierarchy.find(each)?.origin !== 'input') continue;
    for (const below of [each, ...classes.of(each)]) {
      for (const { name, fields: declared } of hierarchy.superclassChain(below)) {
        if (met.has(name)) continue;
        met.add(name);
        for (const field of declared) {
          if (hasFlag(field, Flag.STATIC) || !isReference(field.type)) continue;
          fields.push({ owner: field.owner, name: field.name, type: field.type });
          types.add(field.type);
        }
      }
    }
  }
  return fields;
}
