/** Names of variables, fields and types, simple and qualified, and the ambiguous ones (JLS 6.5, 15.11, 15.14.1). */
import type { Constant, FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { findMemberClass } from '../../model/member-classes.js';
import { findField } from '../../model/members.js';
import { findTypeNamed, resolveNames, resolveQualifiedType } from '../../model/resolve-type.js';
import type { ClassSymbol, FieldSymbol } from '../../model/symbols.js';
import { isSubclass } from '../../model/types/ancestors.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { classType, INT, type JavaType, selfType, unknownType } from '../../model/types/types.js';
import { childOfKind, fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { accessFrom, findName, isVariableAround } from '../calls/lookup.js';
import { enclosingInstance, readVariable, thisOf } from '../classes/instances.js';
import { type Elaborator, spanOf, textOf, warn } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { after, literal, readField } from '../trees.js';
import { missingName, UNKNOWN_CLASS, unknownValue, unresolved } from '../unresolved.js';
import { asOwnType, coerce } from './conversions.js';
import type { Value } from './value.js';

/** What stands before a dot. */
export type Qualifier =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'type'; readonly type: JavaType }
  | { readonly kind: 'package'; readonly names: readonly string[] };

export function constantValue(constant: Constant, type: JavaType, scope: BlockScope, node: SyntaxNode): Value {
  return { expression: literal(constant, spanOf(scope, node)), type, constant };
}

export function simpleName(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const name = textOf(scope, node);
  return variableNamed(elaborator, node, scope, name) ?? missingVariable(elaborator, node, scope, name);
}

/** A field that a missing supertype or static import has; a name that is meant to be one of a class around may be that as well. */
function missingVariable(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, name: string): Value {
  const reason = `cannot find variable '${name}'`;
  if (isVariableAround(elaborator, scope, name)) return unresolved(elaborator, scope, node, reason);
  warn(elaborator, scope, node, reason);
  const instance = thisOf(scope.frame, spanOf(scope, node));
  const seen = instance === undefined ? [] : [instance];
  return unknownValue(scope, node, { name, owner: UNKNOWN_CLASS, arguments: seen, reason });
}

function variableNamed(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, name: string): Value | undefined {
  const found = findName(elaborator, scope, name);
  if (found === undefined) return undefined;
  if (found.kind === 'variable') {
    const { variable } = found;
    if (variable.constant !== undefined) return constantValue(variable.constant, variable.type, scope, node);
    const expression = readVariable(scope.frame, variable, spanOf(scope, node));
    return { expression, type: variable.type };
  }
  const { field, type, holder } = found;
  const constant = field.constant();
  if (constant !== undefined) return constantValue(constant, type, scope, node);
  if (hasFlag(field, Flag.STATIC) || holder === undefined) return staticField(elaborator, field, type, scope, node);
  const instance = enclosingInstance(scope.frame, spanOf(scope, node), (symbol) => symbol === holder);
  if (instance === undefined) {
    return unresolved(elaborator, scope, node, `instance field '${name}' is named in a static context`, type);
  }
  return { expression: readField(fieldReference(field), spanOf(scope, node), instance), type };
}

export function fieldReference(field: FieldSymbol): FieldReference {
  return { owner: field.owner.name, name: field.name, type: field.erased ?? erasure(field.type()) };
}

function staticField(
  elaborator: Elaborator,
  field: FieldSymbol,
  type: JavaType,
  scope: BlockScope,
  node: SyntaxNode,
): Value {
  if (!hasFlag(field, Flag.STATIC))
    return unresolved(elaborator, scope, node, `instance field '${field.name}' needs an object`, type);
  return { expression: readField(fieldReference(field), spanOf(scope, node)), type };
}

/** A name that may be a variable, a type or a package; other expressions are values. */
export function qualifier(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Qualifier {
  if (node.kind === 'identifier') {
    const name = textOf(scope, node);
    const value = variableNamed(elaborator, node, scope, name);
    if (value !== undefined) return { kind: 'value', value };
    const type = findTypeNamed(elaborator.model, scope.types, name);
    return type === undefined ? { kind: 'package', names: [name] } : { kind: 'type', type };
  }
  if (node.kind === 'field_access' && isPlainAccess(node)) return dotted(elaborator, node, scope);
  return { kind: 'value', value: elaborator.expression(node, scope) };
}

function isPlainAccess(node: SyntaxNode): boolean {
  const object = fieldOf(node, 'object');
  const field = fieldOf(node, 'field');
  return object?.kind !== 'super' && field?.kind === 'identifier' && childOfKind(node, 'super') === undefined;
}

function dotted(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Qualifier {
  const object = fieldOf(node, 'object');
  const nameNode = fieldOf(node, 'field');
  if (object === undefined || nameNode === undefined)
    return { kind: 'value', value: unresolved(elaborator, scope, node, 'incomplete field access') };
  const name = textOf(scope, nameNode);
  const before = qualifier(elaborator, object, scope);
  if (before.kind === 'package') {
    const names = [...before.names, name];
    const found = resolveQualifiedType(elaborator.model, scope.types, names);
    return found !== undefined && found.used === names.length
      ? { kind: 'type', type: found.type }
      : { kind: 'package', names };
  }
  if (before.kind === 'value') return { kind: 'value', value: memberOf(elaborator, before.value, name, node, scope) };
  const field = findField(elaborator.model, before.type, name, accessFrom(scope.frame));
  if (field !== undefined) {
    const constant = field.field.constant();
    const value =
      constant === undefined
        ? staticField(elaborator, field.field, field.type, scope, node)
        : constantValue(constant, field.type, scope, node);
    return { kind: 'value', value };
  }
  if (before.type.kind === 'class') {
    const member = findMemberClass(elaborator.model, before.type.symbol, name);
    if (member !== undefined) return { kind: 'type', type: classType(member) };
  }
  const reason = `cannot find '${name}' in ${showType(before.type)}`;
  const owner = missingName(before.type);
  if (before.type.kind === 'unknown') {
    const use = { name, owner, reason: before.type.reason };
    return { kind: 'value', value: unknownValue(scope, node, use) };
  }
  warn(elaborator, scope, nameNode, reason);
  return { kind: 'value', value: unknownValue(scope, node, { name, owner, reason }) };
}

/** A field of an object, or the length of an array. */
export function memberOf(
  elaborator: Elaborator,
  object: Value,
  name: string,
  node: SyntaxNode,
  scope: BlockScope,
): Value {
  const span = spanOf(scope, node);
  const use = { name, owner: missingName(object.type), receiver: object.expression };
  if (object.type.kind === 'unknown') return unknownValue(scope, node, { ...use, reason: object.type.reason });
  if (object.type.kind === 'array' && name === 'length') {
    return { expression: { kind: 'array-length', array: asOwnType(elaborator, object), type: 'int', span }, type: INT };
  }
  const found = findField(elaborator.model, object.type, name, accessFrom(scope.frame));
  if (found === undefined) {
    const reason = `cannot find field '${name}' in ${showType(object.type)}`;
    if (object.type.kind !== 'class') return unresolved(elaborator, scope, node, reason);
    warn(elaborator, scope, node, reason);
    return unknownValue(scope, node, { ...use, reason });
  }
  const reference = fieldReference(found.field);
  if (hasFlag(found.field, Flag.STATIC)) {
    const read = readField(reference, span);
    return { expression: isPure(object.expression) ? read : after(object.expression, read), type: found.type };
  }
  const instance = coerce(elaborator, asOwnType(elaborator, object), reference.owner);
  return { expression: readField(reference, span, instance), type: found.type };
}

/** Evaluating it has no effect and cannot fail, so it can be left out. */
export function isPure(expression: Expression): boolean {
  return expression.kind === 'local' || expression.kind === 'literal';
}

export function fieldAccess(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const object = fieldOf(node, 'object');
  const field = fieldOf(node, 'field');
  if (object === undefined || field === undefined)
    return unresolved(elaborator, scope, node, 'incomplete field access');
  if (field.kind === 'this') return outerThis(elaborator, node, object, scope);
  const isSuper = object.kind === 'super' || childOfKind(node, 'super') !== undefined;
  if (isSuper) return superField(elaborator, node, object, textOf(scope, field), scope);
  const found = dotted(elaborator, node, scope);
  if (found.kind === 'value') return found.value;
  const text = textOf(scope, node);
  if (found.kind === 'type') return unresolved(elaborator, scope, node, `'${text}' is a type, not a value`);
  const reason = `cannot find '${text}'`;
  warn(elaborator, scope, node, reason);
  return unknownValue(scope, node, { name: textOf(scope, field), owner: UNKNOWN_CLASS, reason });
}

export function thisExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const type = selfType(scope.frame.owner.symbol);
  const expression = thisOf(scope.frame, spanOf(scope, node));
  return expression === undefined
    ? unresolved(elaborator, scope, node, "'this' is used in a static context", type)
    : { expression, type };
}

/** `Outer.this`. */
function outerThis(elaborator: Elaborator, node: SyntaxNode, object: SyntaxNode, scope: BlockScope): Value {
  const symbol = namedClass(elaborator, object, scope);
  if (symbol === undefined)
    return unresolved(elaborator, scope, object, `cannot find class '${textOf(scope, object)}'`);
  const type = selfType(symbol);
  const expression = enclosingInstance(scope.frame, spanOf(scope, node), (other) => other === symbol);
  return expression === undefined
    ? unresolved(elaborator, scope, node, `no enclosing instance of ${symbol.name} is in scope`, type)
    : { expression, type };
}

/** The class that a name before `.this` or `.super` means: variables do not count there. */
export function namedClass(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): ClassSymbol | undefined {
  return classWritten(elaborator, textOf(scope, node), scope);
}

/** The class that a simple or qualified name means. */
export function classWritten(elaborator: Elaborator, written: string, scope: BlockScope): ClassSymbol | undefined {
  const type = resolveNames(elaborator.model, scope.types, written.replace(/\s+/g, '').split('.'));
  return type?.kind === 'class' ? type.symbol : undefined;
}

/** `super.f` and `Outer.super.f`. */
function superField(
  elaborator: Elaborator,
  node: SyntaxNode,
  object: SyntaxNode,
  name: string,
  scope: BlockScope,
): Value {
  const symbol = object.kind === 'super' ? scope.frame.owner.symbol : namedClass(elaborator, object, scope);
  const type = symbol?.superclass();
  const instance = symbol && enclosingInstance(scope.frame, spanOf(scope, node), (other) => other === symbol);
  if (type === undefined) return unresolved(elaborator, scope, node, "'super' is used where there is no superclass");
  if (instance !== undefined) return memberOf(elaborator, { expression: instance, type }, name, node, scope);
  const found = findField(elaborator.model, type, name, accessFrom(scope.frame));
  return found === undefined
    ? unresolved(elaborator, scope, node, `cannot find field '${name}' in ${showType(type)}`)
    : staticField(elaborator, found.field, found.type, scope, node);
}

/** Whether a class is, or inherits from, another: for finding the instance that has an inherited member. */
export function inherits(elaborator: Elaborator, symbol: ClassSymbol, from: ClassSymbol): boolean {
  return symbol === from || isSubclass(elaborator.model, symbol, from);
}

/** `T.class`; its type is Class<T>, boxed for primitives. */
export function classLiteral(type: JavaType, elaborator: Elaborator, scope: BlockScope, node: SyntaxNode): Value {
  const constant: Constant = { kind: 'constant', type: 'java.lang.Class', value: erasure(type) };
  const symbol = elaborator.model.findClass('java.lang.Class');
  const boxed = type.kind === 'primitive' || type.kind === 'void' ? boxOf(elaborator, type) : type;
  const javaType = symbol === undefined ? unknownType('java.lang.Class is missing') : classType(symbol, [boxed]);
  return { expression: literal(constant, spanOf(scope, node)), type: javaType };
}

function boxOf(elaborator: Elaborator, type: JavaType): JavaType {
  const names: Readonly<Record<string, string>> = { int: 'Integer', char: 'Character' };
  const name = type.kind === 'primitive' ? type.name : 'void';
  return elaborator.model.classTypeNamed(`java.lang.${names[name] ?? name[0]?.toUpperCase() + name.slice(1)}`);
}
