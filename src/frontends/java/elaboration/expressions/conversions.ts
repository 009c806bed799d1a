/**
 * Conversions of values to the types their contexts need (Java Language Specification, chapter 5): widening, narrowing,
 * boxing, unboxing, and the casts that erasure makes necessary.
 */
import type { Span } from '../../../../ir/span.js';
import {
  elementType,
  isArray,
  isPrimitive,
  isReference,
  type PrimitiveName,
  type TypeName,
} from '../../../../ir/types.js';
import { isSubclass } from '../../model/types/ancestors.js';
import { boxedType, unboxedName } from '../../model/types/conversions.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { type JavaType, primitive } from '../../model/types/types.js';
import type { Expression } from '../../tree.js';
import type { Elaborator } from '../elaborator.js';
import { callExpression, castTo, literal, methodReference, unsupported } from '../trees.js';
import { isOfAnyType, UNKNOWN_CLASS, unknownExpression } from '../unresolved.js';
import { convertConstant, fits } from './constants.js';
import type { Value } from './value.js';

/** Whether the machine needs no check to use a value of one erased type as another. */
export function isErasedSubtype(elaborator: Elaborator, sub: TypeName, sup: TypeName): boolean {
  if (sub === sup || sup === 'java.lang.Object' || sub === 'null') return true;
  if (isArray(sub)) {
    if (sup === 'java.lang.Cloneable' || sup === 'java.io.Serializable') return true;
    if (!isArray(sup)) return false;
    const inner = sub.slice(0, -2);
    const outer = sup.slice(0, -2);
    return isPrimitive(inner) || isPrimitive(outer) ? inner === outer : isErasedSubtype(elaborator, inner, outer);
  }
  if (isArray(sup)) return false;
  const implemented = sub.includes('$$') ? elaborator.registry.interfacesOfSynthetic(sub) : undefined;
  if (implemented !== undefined) return implemented.some((each) => isErasedSubtype(elaborator, each, sup));
  const from = elaborator.model.findClass(sub);
  const to = elaborator.model.findClass(sup);
  return from !== undefined && to !== undefined && isSubclass(elaborator.model, from, to);
}

/** A reference as a value of an erased type; a checked cast where the machine does not know it is one. */
export function coerce(elaborator: Elaborator, expression: Expression, type: TypeName): Expression {
  if (isOfAnyType(expression) && expression.type !== type) return { ...expression, type };
  if (expression.type !== type && (!isReference(expression.type) || !isReference(type)))
    return unsupported(`${expression.type} cannot be used as ${type}`, type, expression.span);
  if (isErasedSubtype(elaborator, expression.type, type)) return expression;
  return castTo(type, expression, expression.span);
}

/** The value as a reference of its own type's erasure: what a member access on it needs. */
export function asOwnType(elaborator: Elaborator, value: Value): Expression {
  return coerce(elaborator, value.expression, erasure(value.type));
}

/** The erased type of an array's elements; where that class is missing, what the array itself says. */
export function erasedElement(array: Expression, element: JavaType): TypeName {
  let innermost = element;
  while (innermost.kind === 'array') innermost = innermost.element;
  return innermost.kind === 'unknown' && isArray(array.type) ? elementType(array.type) : erasure(element);
}

export function unboxedType(value: { readonly type: JavaType }): PrimitiveName | undefined {
  return value.type.kind === 'primitive' ? value.type.name : unboxedName(value.type);
}

/** Numeric conversion of a value of primitive type. */
export function convertPrimitive(value: Value, type: PrimitiveName): Value {
  if (value.type.kind === 'primitive' && value.type.name === type) return value;
  const { span } = value.expression;
  if (value.constant !== undefined) {
    const constant = convertConstant(value.constant, type);
    if (constant !== undefined) return { expression: literal(constant, span), type: primitive(type), constant };
  }
  const expression: Expression = isOfAnyType(value.expression)
    ? { ...value.expression, type }
    : { kind: 'convert', operand: value.expression, type, span };
  return { expression, type: primitive(type) };
}

/** The primitive in a box; primitives stay. Undefined when the type is neither. */
export function unbox(elaborator: Elaborator, value: Value): Value | undefined {
  if (value.type.kind === 'primitive') return value;
  const name = unboxedName(value.type);
  if (name === undefined) return undefined;
  const { span } = value.expression;
  const box = erasure(boxedType(elaborator.model, name));
  const method = methodReference(box, `${name}Value`, [], name);
  const receiver = coerce(elaborator, value.expression, box);
  return { expression: callExpression('virtual', method, { receiver, type: name, span }), type: primitive(name) };
}

export function box(elaborator: Elaborator, value: Value): Value {
  if (value.type.kind !== 'primitive') return value;
  const { span } = value.expression;
  const type = boxedType(elaborator.model, value.type.name);
  const owner = erasure(type);
  if (isOfAnyType(value.expression)) return { expression: { ...value.expression, type: owner }, type };
  const method = methodReference(owner, 'valueOf', [value.type.name], owner);
  const expression = callExpression('static', method, { arguments: [value.expression], type: owner, span });
  return { expression, type };
}

/** As a primitive of the given type: unboxed if need be, then converted. */
export function toPrimitive(elaborator: Elaborator, value: Value, type: PrimitiveName): Value {
  const { span } = value.expression;
  if (isOfAnyType(value.expression)) return { expression: { ...value.expression, type }, type: primitive(type) };
  if (value.type.kind === 'unknown') {
    const { reason } = value.type;
    const use = { name: type, owner: UNKNOWN_CLASS, arguments: [value.expression], reason };
    return { expression: unknownExpression(use, type, span), type: primitive(type) };
  }
  const plain = unbox(elaborator, value);
  if (plain !== undefined && plain.type.kind === 'primitive') {
    if ((plain.type.name === 'boolean') === (type === 'boolean')) return convertPrimitive(plain, type);
  } else {
    const container = erasure(value.type);
    if (isUnboxable(container)) {
      // Cast and unbox in one: `(int) object`.
      const boxed = { expression: value.expression, type: boxedType(elaborator.model, type) };
      return unbox(elaborator, boxed) ?? value;
    }
  }
  const reason = `${showType(value.type)} cannot be converted to ${type}`;
  return { expression: unsupported(reason, type, span), type: primitive(type) };
}

/** Types that may hold a box without being one. */
function isUnboxable(type: TypeName): boolean {
  return (
    type === 'java.lang.Object' ||
    type === 'java.lang.Number' ||
    type === 'java.lang.Comparable' ||
    type === 'java.io.Serializable' ||
    type === 'java.lang.constant.Constable' ||
    type === 'java.lang.constant.ConstantDesc'
  );
}

/** Assignment and invocation contexts: a value that the type rules allow there, as an expression of the target's erasure. */
export function assign(elaborator: Elaborator, value: Value, target: JavaType): Expression {
  if (target.kind === 'primitive') return toPrimitive(elaborator, value, target.name).expression;
  const erased = erasure(target);
  if (value.type.kind === 'void') return mismatch(value, erased, value.expression.span);
  if (value.type.kind === 'unknown') return trusted(elaborator, value.expression, erased);
  if (value.type.kind !== 'primitive') return coerce(elaborator, value.expression, erased);
  const boxName = unboxedName(target);
  const { constant } = value;
  const narrowed =
    boxName !== undefined && boxName !== value.type.name && constant !== undefined && fits(constant, boxName)
      ? convertPrimitive(value, boxName)
      : value;
  return coerce(elaborator, box(elaborator, narrowed).expression, erased);
}

/** What is of a type that is not at hand is what its context takes it for: the compiler saw to it. */
function trusted(elaborator: Elaborator, expression: Expression, type: TypeName): Expression {
  const converted = coerce(elaborator, expression, type);
  return converted.kind === 'cast' && converted !== expression ? { ...converted, trusted: true } : converted;
}

function mismatch(value: Value, type: TypeName, span: Span): Expression {
  return isOfAnyType(value.expression)
    ? { ...value.expression, type }
    : unsupported('a call without result is used as a value', type, span);
}

export function promoteUnary(type: PrimitiveName): PrimitiveName {
  return type === 'byte' || type === 'short' || type === 'char' ? 'int' : type;
}

/** Binary numeric promotion of two numeric types. */
export function promoteBinary(left: PrimitiveName, right: PrimitiveName): PrimitiveName {
  for (const type of ['double', 'float', 'long'] as const) if (left === type || right === type) return type;
  return 'int';
}
