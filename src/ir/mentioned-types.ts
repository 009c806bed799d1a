/** Which classes the code of a class mentions: what it creates and calls, which it names (`C.class`), and of which types its fields and variables are. */
import type { Dispatch, Instruction, MethodReference } from './instructions.js';
import type { ClassDeclaration } from './program.js';
import { CLASS, type ClassName, isPrimitive, type TypeName } from './types.js';

/** What a call graph asks of code: the classes that it makes objects of, those that it initialises, and what it calls. */
export type Mention =
  | { readonly kind: 'make'; readonly type: ClassName }
  | { readonly kind: 'initialise'; readonly type: ClassName }
  | { readonly kind: 'call'; readonly method: MethodReference; readonly dispatch: Dispatch };

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
    for (const { instruction } of body?.edges ?? []) {
      visitNamedTypes(instruction, (type, how) => {
        if (how !== 'field' && how !== 'tested') add(type);
      });
      if (instruction.kind === 'call')
        for (const operand of instruction.arguments)
          if (operand.kind === 'constant' && operand.type === CLASS) add(String(operand.value));
    }
  }
}

/** How an instruction names a type: it makes an object, runs an initialiser, calls, goes to a field, or tests what an object is. */
export type Naming = 'made' | 'initialised' | 'called' | 'field' | 'static field' | 'tested';

/** Calls `visit` for the types that the instruction itself names; those of its variables, and in descriptors, are not among them. */
export function visitNamedTypes(instruction: Instruction, visit: (type: TypeName, how: Naming) => void): void {
  switch (instruction.kind) {
    case 'new':
    case 'new-array':
      return visit(instruction.type, 'made');
    case 'initialise':
      return visit(instruction.type, 'initialised');
    case 'call':
      return visit(instruction.method.owner, 'called');
    case 'load':
    case 'store': {
      const { place } = instruction;
      if (place.kind === 'static') visit(place.field.owner, 'static field');
      else if (place.kind === 'field') visit(place.field.owner, 'field');
      return;
    }
    case 'check':
      if (instruction.condition.kind === 'castable') visit(instruction.condition.type, 'tested');
      return;
    case 'assign':
    case 'assume': {
      const expression = instruction.kind === 'assign' ? instruction.value : instruction.condition;
      if (expression.kind === 'instanceof' || expression.kind === 'cast') visit(expression.type, 'tested');
      return;
    }
    default:
  }
}
