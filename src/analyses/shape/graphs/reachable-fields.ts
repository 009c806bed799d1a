/** All reference fields that objects of a type lead to, touched or not. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../../ir/types.js';
import { SHAPE_BUDGETS } from '../budgets.js';

const MOST_FIELDS = SHAPE_BUDGETS['graphs/reachable-fields'].mostFields.most;

/** Empty where there are too many: then nothing can be said about all of them. */
export function reachableFields(hierarchy: Hierarchy, classes: Subtypes, type: TypeName): readonly FieldReference[] {
  const fields: FieldReference[] = [];
  const met = new Set<ClassName>();
  const waiting: TypeName[] = [type];
  const meet = (name: ClassName): void => {
    if (met.has(name)) return;
    met.add(name);
    for (const field of hierarchy.find(name)?.fields ?? []) {
      if (hasFlag(field, Flag.STATIC) || !isReference(field.type)) continue;
      fields.push({ owner: field.owner, name: field.name, type: field.type });
      waiting.push(field.type);
    }
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let name = next;
    while (isArray(name)) name = elementType(name);
    if (hierarchy.find(name)?.origin !== 'input') continue;
    for (const { name: upper } of hierarchy.superclassChain(name)) meet(upper);
    for (const below of classes.of(name)) for (const { name: each } of hierarchy.superclassChain(below)) meet(each);
    if (fields.length > MOST_FIELDS) return [];
  }
  return fields;
}
