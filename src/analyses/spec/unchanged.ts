/** Relations of the classes around a method that its calls leave as they are. */

import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { FieldName } from '../../machines/relational/symbols.js';
import type { MethodNames } from './method-names.js';
import type { BoundedOutcome } from './outcome-bounds.js';

/** Of the classes of the method's file. */
export function unchangedRelations(
  hierarchy: Hierarchy,
  { span: { file }, owner: home }: MethodDeclaration,
  { fields, allocated }: BoundedOutcome,
  names: MethodNames,
): readonly string[] {
  const classes = hierarchy.table
    .inputs()
    .flatMap((name) => hierarchy.find(name) ?? [])
    .filter(({ name, span }) => name === home || (span.file === file && !/\$\d|\$\$Lambda/.test(name)));
  const changed = new Set(fields.map(({ field }) => `${field.owner} ${field.name}`));
  const unchangedFields = classes.flatMap(({ name: owner, fields: declared }) =>
    declared
      .filter(({ name, flags }) => !changed.has(`${owner} ${name}`) && !hasFlag({ flags }, Flag.SYNTHETIC))
      .map(({ name, type, flags }) => {
        const isStatic = hasFlag({ flags }, Flag.STATIC);
        const columns = isStatic ? [type] : [owner, type];
        const field: FieldName = { owner, name, columns, functional: true, static: isStatic };
        return names.relation(field);
      }),
  );
  const isAllocated = (name: string): boolean =>
    allocated.some(({ type }) => type === name || (!type.endsWith('[]') && hierarchy.isSubclass(type, name)));
  const unchangedTypes = classes.filter(({ name }) => !isAllocated(name)).map(({ name }) => names.typeBefore(name));
  return [...unchangedFields.sort(), ...unchangedTypes.sort()];
}
