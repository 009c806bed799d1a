/** Which classes the declaration and the code of a class name, and which of them it calls. */
import { visitNamedTypes } from '../../ir/mentioned-types.js';
import type { Annotation, ClassDeclaration } from '../../ir/program.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';

export interface Mentions {
  /** Names of top-level classes. */
  readonly mentioned: Set<string>;
  readonly called: Set<string>;
}

/** A top-level class stands for all that is nested in it. */
export function topLevel(type: TypeName): string {
  return type.replaceAll('[]', '').replace(/(?<=[^.])\$.*$/, '');
}

export function addMentions(declaration: ClassDeclaration, { mentioned, called }: Mentions): void {
  const add = (type: TypeName): void => {
    const name = topLevel(type);
    if (!isPrimitive(name) && name !== 'void' && name !== 'null') mentioned.add(name);
  };
  const addAll = (annotations: readonly Annotation[]): void => {
    for (const { type } of annotations) add(type);
  };
  const { superclass, interfaces, permits, outer, annotations, fields, methods } = declaration;
  for (const type of [superclass, outer, ...interfaces, ...permits]) if (type !== undefined) add(type);
  addAll(annotations);
  for (const field of fields) {
    add(field.type);
    addAll(field.annotations);
  }
  for (const method of methods) {
    add(method.result);
    addAll(method.annotations);
    for (const type of method.exceptions) add(type);
    for (const parameter of method.parameters) {
      add(parameter.type);
      addAll(parameter.annotations);
    }
    const body = method.body();
    for (const { type } of body?.variables ?? []) add(type);
    for (const { instruction } of body?.edges ?? []) {
      visitNamedTypes(instruction, add);
      if (instruction.kind === 'call') called.add(topLevel(instruction.method.owner));
    }
  }
}
