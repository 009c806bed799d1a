/** Groups classes that have to do with each other. */
import { UnionFind } from '../../../base/union-find.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import type { ClassDeclaration } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, THROWABLE, type TypeName } from '../../../ir/types.js';

/**
 * Connected groups, each in the order given, in the order of their first classes. Exceptions connect nothing: what throws the same
 * exception need not have to do with each other. They join the first group that mentions them.
 */
export function connectedGroups(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
): readonly (readonly ClassDeclaration[])[] {
  const index = new Map<ClassName, number>(classes.map(({ name }, place) => [name, place]));
  const joined = new UnionFind(classes.length);
  const isException = classes.map(({ name }) => hierarchy.isSubclass(name, THROWABLE));
  const adopted = new Set<number>();
  classes.forEach((declaration, place) => {
    if (isException[place] === true) return;
    for (const mentioned of mentionedTypes(declaration)) {
      const other = index.get(baseType(mentioned));
      if (other === undefined) continue;
      if (isException[other] === true) {
        if (adopted.has(other)) continue;
        adopted.add(other);
      }
      joined.union(place, other);
    }
  });
  const groups = new Map<number, ClassDeclaration[]>();
  classes.forEach((declaration, place) => {
    const representative = joined.find(place);
    const group = groups.get(representative);
    if (group === undefined) groups.set(representative, [declaration]);
    else group.push(declaration);
  });
  return [...groups.values()];
}

function baseType(type: TypeName): ClassName {
  let element = type;
  while (isArray(element)) element = elementType(element);
  return element;
}

function* mentionedTypes(declaration: ClassDeclaration): Iterable<TypeName> {
  if (declaration.outer !== undefined) yield declaration.outer;
  if (declaration.superclass !== undefined) yield declaration.superclass;
  yield* declaration.interfaces;
  for (const field of declaration.fields) yield field.type;
  for (const method of declaration.methods) {
    yield method.result;
    for (const parameter of method.parameters) yield parameter.type;
    for (const { instruction } of method.body()?.edges ?? []) yield* mentionedIn(instruction);
  }
}

function* mentionedIn(instruction: Instruction): Iterable<TypeName> {
  switch (instruction.kind) {
    case 'new':
    case 'initialise':
      yield instruction.type;
      return;
    case 'call':
      yield instruction.method.owner;
      return;
    case 'load':
    case 'store':
      if (instruction.place.kind === 'field' || instruction.place.kind === 'static')
        yield instruction.place.field.owner;
      return;
    case 'assign':
      if (instruction.value.kind === 'cast' || instruction.value.kind === 'instanceof') yield instruction.value.type;
      return;
    default:
      return;
  }
}
