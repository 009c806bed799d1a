/** From type syntax to types: the meaning of type names (Java Language Specification, 6.5.5). */
import { type ClassName, isPrimitive } from '../../../ir/types.js';
import { childOfKind, fieldOf, namedChildren } from '../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import { findMemberClass } from './member-classes.js';
import type { JavaModel } from './model.js';
import type { Scope } from './scope.js';
import { unitOf } from './scope.js';
import { partsOf } from './source/compilation-unit.js';
import { findImportedClass } from './source/imports.js';
import type { ClassSymbol } from './symbols.js';
import { asSuper } from './types/supertypes.js';
import {
  arrayType,
  type ClassType,
  classType,
  isParameterised,
  type JavaType,
  primitive,
  selfType,
  UNBOUNDED,
  unknownType,
  VOID,
  variableType,
} from './types/types.js';

/** The type of a method's result or of a class literal, which may be `void`. */
export function resolveResultType(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  return node.kind === 'void_type' ? VOID : resolveType(model, scope, file, node);
}

/** Never throws; what cannot be resolved is reported once for each name and file, and becomes an unknown type. */
export function resolveType(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  switch (node.kind) {
    case 'void_type':
      model.report({ severity: 'error', message: "'void' is no type of values", span: file.span(node) });
      return unknownType("'void' is no type of values");
    case 'integral_type':
    case 'floating_point_type':
    case 'boolean_type':
      return primitiveNamed(file.textOf(node));
    case 'type_identifier':
    case 'identifier': {
      const text = file.textOf(node);
      if (text.includes('.'))
        return resolveNames(model, scope, partsOf(file, node)) ?? missing(model, file, node, text);
      return findTypeNamed(model, scope, text) ?? missing(model, file, node, text);
    }
    case 'scoped_type_identifier':
    case 'scoped_identifier':
    case 'field_access':
      return resolveScoped(model, scope, file, node);
    case 'generic_type':
      return resolveGeneric(model, scope, file, node);
    case 'array_type': {
      const element = fieldOf(node, 'element');
      const dimensions = fieldOf(node, 'dimensions');
      const inner = element === undefined ? unknownType('array of nothing') : resolveType(model, scope, file, element);
      return arrayOfRank(inner, countDimensions(dimensions));
    }
    case 'annotated_type': {
      const inner = namedChildren(node).find((child) => !child.kind.endsWith('annotation'));
      return inner === undefined ? unknownType('type expected') : resolveType(model, scope, file, inner);
    }
    case 'wildcard':
      return resolveWildcard(model, scope, file, node);
    default:
      return unknownType(`not a type: ${node.kind}`);
  }
}

/** Pairs of brackets in a `dimensions` node, which may also hold annotations. */
export function countDimensions(dimensions: SyntaxNode | undefined): number {
  return dimensions?.children.filter((child) => child.kind === '[').length ?? 0;
}

export function arrayOfRank(element: JavaType, rank: number): JavaType {
  let type = element;
  for (let count = 0; count < rank; count++) type = arrayType(type);
  return type;
}

/** A type that the parser has put in where one is missing has no text. */
function primitiveNamed(name: string): JavaType {
  return isPrimitive(name) ? primitive(name) : unknownType('type expected');
}

function missing(model: JavaModel, file: SourceFile, node: SyntaxNode, name: string): JavaType {
  model.reportMissing(file, node, name);
  return unknownType(`cannot find class ${name}`, importedName(model, file, name));
}

/** The qualified name where a single-type import gives it, else the name as it is written. */
export function importedName(model: JavaModel, file: SourceFile, name: string): ClassName {
  const [first] = name.split('.');
  const found = model
    .unitOf(file)
    .imports.find((each) => !each.isStatic && !each.onDemand && each.names.at(-1) === first);
  return found === undefined ? name : [...found.names.slice(0, -1), name].join('.');
}

function resolveWildcard(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  const bound = namedChildren(node).find((child) => !child.kind.endsWith('annotation') && child.kind !== 'super');
  if (bound === undefined) return UNBOUNDED;
  const direction = childOfKind(node, 'super') === undefined ? 'extends' : 'super';
  return { kind: 'wildcard', direction, bound: resolveType(model, scope, file, bound) };
}

function resolveGeneric(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  const [name, list] = namedChildren(node);
  if (name === undefined) return unknownType('type expected');
  const base = resolveType(model, scope, file, name);
  if (base.kind !== 'class' || list === undefined) return base;
  const typeArguments = namedChildren(list).map((child) => resolveType(model, scope, file, child));
  return classType(base.symbol, typeArguments, base.enclosing);
}

/** `A.B` where `A` may be a package, a class, or a class with type arguments. */
function resolveScoped(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  const parts = namedChildren(node).filter((child) => !child.kind.endsWith('annotation'));
  const [qualifier, name] = parts;
  if (qualifier === undefined || name === undefined) return unknownType('type expected');
  if (containsGeneric(qualifier)) {
    const outer = resolveType(model, scope, file, qualifier);
    if (outer.kind !== 'class') return outer;
    return memberType(model, outer, file.textOf(name)) ?? missing(model, file, node, file.textOf(node));
  }
  const names = partsOf(file, node);
  return resolveNames(model, scope, names) ?? missing(model, file, node, names.join('.'));
}

function containsGeneric(node: SyntaxNode): boolean {
  return node.kind === 'generic_type' || node.children.some((child) => child.named && containsGeneric(child));
}

/** A member class as a type; an inner class of a parameterised class keeps that as its enclosing type. */
export function memberType(model: JavaModel, outer: ClassType, name: string): ClassType | undefined {
  const member = findMemberClass(model, outer.symbol, name);
  return member === undefined ? undefined : memberClassType(model, outer, member);
}

function memberClassType(model: JavaModel, outer: ClassType, member: ClassSymbol): ClassType {
  if (!member.inner || member.outer === undefined) return classType(member);
  const enclosing = asSuper(model, outer, member.outer);
  return enclosing !== undefined && isParameterised(enclosing) ? classType(member, [], enclosing) : classType(member);
}

/** The class or type variable that a qualified name means; every part must belong to it. */
export function resolveNames(model: JavaModel, scope: Scope, names: readonly string[]): JavaType | undefined {
  const found = resolveQualifiedType(model, scope, names);
  if (found === undefined) return undefined;
  let { type } = found;
  for (const name of names.slice(found.used)) {
    const member: JavaType | undefined = type.kind === 'class' ? memberType(model, type, name) : undefined;
    if (member === undefined) return undefined;
    type = member;
  }
  return type;
}

/**
 * The shortest prefix of the names that is a type; `used` says how many names it took. Whether what follows is a field
 * or a member class is the caller's question: fields come first in expressions (JLS 6.5.2).
 */
export function resolveQualifiedType(
  model: JavaModel,
  scope: Scope,
  names: readonly string[],
): { readonly type: JavaType; readonly used: number } | undefined {
  const first = names[0];
  if (first === undefined) return undefined;
  const simple = findTypeNamed(model, scope, first);
  if (simple !== undefined) return { type: simple, used: 1 };
  let qualified = first;
  for (let used = 2; used <= names.length; used++) {
    if (!model.hasPackage(qualified)) return undefined;
    qualified += `.${names[used - 1]}`;
    const symbol = model.findTopLevel(qualified);
    if (symbol !== undefined) return { type: classType(symbol), used };
  }
  return undefined;
}

/** The class or type variable that a simple name means in a scope. */
export function findTypeNamed(model: JavaModel, scope: Scope, name: string): JavaType | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    switch (at.kind) {
      case 'class': {
        if (at.symbol.simpleName === name && !at.symbol.local) return ownType(at.symbol);
        const member = findMemberClass(model, at.symbol, name);
        if (member !== undefined)
          return member.inner ? memberClassType(model, selfType(at.symbol), member) : classType(member);
        break;
      }
      case 'type-parameters': {
        const parameter = at.parameters.find((each) => each.name === name);
        if (parameter !== undefined) return variableType(parameter);
        break;
      }
      case 'local-class':
        if (at.symbol.simpleName === name) return classType(at.symbol);
        break;
      default: {
        const symbol = findImportedClass(model, unitOf(at), name);
        return symbol === undefined ? undefined : classType(symbol);
      }
    }
  }
  return undefined;
}

/** A class's name in its own body, before type arguments are applied. */
function ownType(symbol: ClassSymbol): ClassType {
  const { enclosing } = selfType(symbol);
  return classType(symbol, [], enclosing);
}
