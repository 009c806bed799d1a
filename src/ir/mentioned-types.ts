/** Which classes the code of a class mentions: what it creates and calls, and of which types its fields and variables are. */
import type { Instruction } from './instructions.js';
import type { ClassDeclaration } from './program.js';
import { type ClassName, isPrimitive, type TypeName } from './types.js';

/** Binary names. */
export function mentionedBy(declaration: ClassDeclaration): ReadonlySet<ClassName> {
  const found = new Set<ClassName>();
  addMentioned(declaration, (type) => {
    const element = type.replaceAll('[]', '');
    if (!isPrimitive(element) && element !== 'void' && element !== 'null') found.add(element);
  });
  return found;
}

function addMentioned(
  { superclass, interfaces, fields, methods }: ClassDeclaration,
  add: (type: TypeName) => void,
): void {
  if (superclass !== undefined) add(superclass);
  for (const type of interfaces) add(type);
  for (const { type } of fields) add(type);
  for (const method of methods) {
    add(method.result);
    for (const { type } of method.parameters) add(type);
    const body = method.body();
    for (const { type } of body?.variables ?? []) add(type);
    for (const { instruction } of body?.edges ?? []) addOf(instruction, add);
  }
}

function addOf(instruction: Instruction, add: (type: TypeName) => void): void {
  switch (instruction.kind) {
    case 'new':
    case 'new-array':
    case 'initialise':
      return add(instruction.type);
    case 'call':
      return add(instruction.method.owner);
    case 'load':
    case 'store':
      if (instruction.place.kind === 'static') add(instruction.place.field.owner);
      return;
    default:
  }
}
