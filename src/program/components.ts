/** Components: a top-level class of the input with its nested, local and anonymous classes and lambdas. */
import type { Hierarchy } from '../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { Subtypes } from '../ir/subtypes.js';
import type { ClassName } from '../ir/types.js';

export interface Component {
  /** That of the top-level class. */
  readonly name: ClassName;
  readonly classes: readonly ClassDeclaration[];
  /** Those with a body. Bridges and the methods of method references too: others may call them, and they pass on what they get. */
  readonly methods: readonly MethodDeclaration[];
}

export function componentsOf(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): readonly Component[] {
  const groups = new Map<ClassName, ClassDeclaration[]>();
  for (const declaration of classes) {
    const name = outermost(hierarchy, declaration.name);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [declaration]);
    else group.push(declaration);
  }
  return [...groups].map(([name, members]) => ({
    name,
    classes: members,
    methods: members.flatMap(({ methods }) => methods.filter((method) => method.body() !== undefined)),
  }));
}

export function outermost(hierarchy: Hierarchy, type: ClassName): ClassName {
  let name = type;
  for (let outer = hierarchy.find(name)?.outer; outer !== undefined; outer = hierarchy.find(name)?.outer) name = outer;
  return name;
}

/** The classes that can have objects. */
export function concreteSubtypes(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]): Subtypes {
  const concrete = classes.filter((declaration) => !hasFlag(declaration, Flag.ABSTRACT));
  return new Subtypes(
    hierarchy,
    concrete.map(({ name }) => name),
  );
}

/** Whether code outside its class, in the input or not, may call it. */
export function isAccessible(method: MethodDeclaration): boolean {
  return !hasFlag(method, Flag.PRIVATE);
}
