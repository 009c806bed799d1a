/** Finds the classes and fields that names in a formula stand for (Java Language Specification, 6.5, after erasure). */

import { parseMethodDescriptor } from '../../ir/descriptors.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference } from '../../ir/instructions.js';
import type { ClassDeclaration, FieldDeclaration } from '../../ir/program.js';
import { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, elementType, isArray, isReference, LANGUAGE_PACKAGE, type TypeName } from '../../ir/types.js';
import type { Scope } from './scope.js';

/** A field that an expression of the type has: its own, else an inherited one. */
export function findField(hierarchy: Hierarchy, type: ClassName, name: string): FieldDeclaration | undefined {
  const seen = new Set<ClassName>();
  const search = (owner: ClassName | undefined): FieldDeclaration | undefined => {
    if (owner === undefined || seen.has(owner)) return undefined;
    seen.add(owner);
    const declaration = hierarchy.find(owner);
    const own = hierarchy.declaredField(owner, name);
    if (own !== undefined || declaration === undefined) return own;
    for (const parent of [declaration.superclass, ...declaration.interfaces]) {
      const inherited = search(parent);
      if (inherited !== undefined) return inherited;
    }
    return undefined;
  };
  return search(type);
}

export function reference(field: FieldDeclaration): FieldReference {
  return { owner: field.owner, name: field.name, type: field.type };
}

/** The class and those it stands in, innermost first. */
export function lexicalClasses(hierarchy: Hierarchy, owner: ClassName): readonly ClassDeclaration[] {
  const classes: ClassDeclaration[] = [];
  let declaration = hierarchy.find(owner);
  while (declaration !== undefined && !classes.includes(declaration)) {
    classes.push(declaration);
    declaration = declaration.outer === undefined ? undefined : hierarchy.find(declaration.outer);
  }
  return classes;
}

/** The class that a possibly qualified name, written in the scope, stands for. */
export function findClass(hierarchy: Hierarchy, scope: Scope, written: string): ClassName | undefined {
  const [head = '', ...rest] = written.split('.');
  const start = simpleClass(hierarchy, scope, head);
  if (start !== undefined) {
    const found = memberClass(hierarchy, start, rest);
    if (found !== undefined) return found;
  }
  // A qualified name: the longest package is tried last, as few of its parts are classes.
  const parts = written.split('.');
  for (let classes = 1; classes <= parts.length; classes++) {
    const name =
      [...parts.slice(0, parts.length - classes + 1)].join('.') +
      parts
        .slice(parts.length - classes + 1)
        .map((part) => `$${part}`)
        .join('');
    if (hierarchy.find(name) !== undefined) return name;
  }
  return undefined;
}

function memberClass(hierarchy: Hierarchy, start: ClassName, path: readonly string[]): ClassName | undefined {
  let current: ClassName | undefined = start;
  for (const part of path) {
    if (current === undefined) return undefined;
    current = inheritedMember(hierarchy, current, part);
  }
  return current;
}

function inheritedMember(hierarchy: Hierarchy, owner: ClassName, simpleName: string): ClassName | undefined {
  for (const supertype of hierarchy.supertypes(owner)) {
    const name = `${supertype}$${simpleName}`;
    if (hierarchy.find(name) !== undefined) return name;
  }
  return undefined;
}

function simpleClass(hierarchy: Hierarchy, scope: Scope, name: string): ClassName | undefined {
  const lexical = lexicalClasses(hierarchy, scope.owner);
  for (const declaration of lexical) {
    if (simpleName(declaration.name) === name) return declaration.name;
    const member = inheritedMember(hierarchy, declaration.name, name);
    if (member !== undefined) return member;
  }
  const imported = scope.imported?.(name);
  if (imported !== undefined) return imported;
  const packaged = [packageOf(lexical.at(-1)?.name ?? scope.owner), LANGUAGE_PACKAGE].map((prefix) => prefix + name);
  for (const candidate of packaged) if (hierarchy.find(candidate) !== undefined) return candidate;
  return mentioned(hierarchy, lexical, name);
}

/**
 * The IR keeps no imports, so a name may also be that of a class which the surrounding classes mention in their
 * signatures, or of the one input class that is called so.
 */
function mentioned(hierarchy: Hierarchy, classes: readonly ClassDeclaration[], name: string): ClassName | undefined {
  const types = classes.flatMap((declaration) => [
    ...declaration.fields.map((field) => field.type),
    ...declaration.methods.flatMap(({ descriptor }) => {
      const { parameters, result } = parseMethodDescriptor(descriptor);
      return [...parameters, result];
    }),
  ]);
  const inputs = hierarchy.table.inputs();
  for (const candidates of [types.map(innermostElement), inputs]) {
    const fitting = new Set(candidates.filter((type) => simpleName(type) === name));
    const [only] = fitting;
    if (fitting.size === 1 && only !== undefined && hierarchy.find(only) !== undefined) return only;
  }
  const utility = `java.util.${name}`;
  return hierarchy.find(utility) === undefined ? undefined : utility;
}

export function innermostElement(type: TypeName): TypeName {
  let element = type;
  while (isArray(element)) element = elementType(element);
  return element;
}

function packageOf(name: ClassName): string {
  return name.slice(0, name.lastIndexOf('.') + 1);
}

function simpleName(name: ClassName): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}

/**
 * Instance fields of reference type with that name, of the classes that values of the given types can lead to: by
 * fields, elements, superclasses, and subclasses in the input.
 */
export function fieldsNamed(
  hierarchy: Hierarchy,
  types: readonly TypeName[],
  name: string,
): readonly FieldDeclaration[] {
  const inputs = new Subtypes(hierarchy, hierarchy.table.inputs());
  const reached = new Set<ClassName>();
  const add = (type: TypeName): void => {
    const element = innermostElement(type);
    if (isReference(element) && element !== 'null') reached.add(element);
  };
  for (const type of types) add(type);
  for (const type of reached) {
    for (const input of inputs.of(type)) reached.add(input);
    const declaration = hierarchy.find(type);
    if (declaration?.superclass !== undefined) reached.add(declaration.superclass);
    for (const field of declaration?.fields ?? []) add(field.type);
  }
  const found: FieldDeclaration[] = [];
  for (const type of reached) {
    const field = hierarchy.declaredField(type, name);
    if (field !== undefined) found.push(field);
  }
  return found;
}
