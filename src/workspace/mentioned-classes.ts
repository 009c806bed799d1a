/** Which top-level classes the code of some classes mentions: what it creates and calls, and of which types its fields and variables are. */
import type { Instruction } from '../ir/instructions.js';
import type { ClassDeclaration } from '../ir/program.js';
import { type ClassName, isPrimitive, type TypeName } from '../ir/types.js';
import { selectClasses } from './selection.js';
import type { Workspace } from './workspace.js';

/** By qualified name. Only code of classes of the input that are meant is looked at. */
export function mentionedClasses(
  { table }: Workspace,
  isMeant: (declaration: { readonly name: string; readonly file: string }) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const declaration of selectClasses(table, []).classes) {
    if (!isMeant({ name: declaration.name, file: declaration.span.file })) continue;
    for (const name of mentionedBy(declaration)) found.add(name.replace(/\$.*$/, ''));
  }
  return found;
}

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
