/** Conversions and the contexts that allow them (Java Language Specification, chapter 5). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { PrimitiveName } from '../../../../ir/types.js';
import { unwrapped, widensTo, wrapperOf } from '../../../../ir/wrappers.js';
import type { JavaModel } from '../model.js';
import { erasedType } from './erasure.js';
import { isSubtype, isUncheckedSubtype } from './subtyping.js';
import { DOUBLE, FLOAT, INT, type JavaType, LONG, type PrimitiveType, primitive } from './types.js';

export function boxedType(model: JavaModel, name: PrimitiveName): JavaType {
  return model.classTypeNamed(wrapperOf(name));
}

/** The reference type for a type: primitives boxed, others as they are. */
export function asReference(model: JavaModel, type: JavaType): JavaType {
  return type.kind === 'primitive' ? boxedType(model, type.name) : type;
}

/** The primitive type that a type unboxes to; type variables and intersections by their bounds. */
export function unboxedName(type: JavaType): PrimitiveName | undefined {
  return unboxedAt(type, 0);
}

function unboxedAt(type: JavaType, depth: number): PrimitiveName | undefined {
  if (type.kind === 'class') return unwrapped(type.symbol.name);
  if (depth > 8) return undefined;
  const parts = type.kind === 'variable' ? type.parameter.bounds() : type.kind === 'intersection' ? type.types : [];
  for (const part of parts) {
    const name = unboxedAt(part, depth + 1);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The primitive type a value has in arithmetic: itself or unboxed; undefined when it has none. */
export function asPrimitive(type: JavaType): PrimitiveType | undefined {
  if (type.kind === 'primitive') return type;
  const name = unboxedName(type);
  return name === undefined ? undefined : primitive(name);
}

/** JLS 5.6: the promoted type of one numeric operand; undefined when it is not numeric. */
export function unaryPromotion(type: JavaType): PrimitiveType | undefined {
  const own = asPrimitive(type);
  if (own === undefined || own.name === 'boolean') return undefined;
  return own.name === 'byte' || own.name === 'short' || own.name === 'char' ? INT : own;
}

/** JLS 5.6: the type that two numeric operands are promoted to; undefined when one is not numeric. */
export function binaryPromotion(left: JavaType, right: JavaType): PrimitiveType | undefined {
  const first = unaryPromotion(left);
  const second = unaryPromotion(right);
  if (first === undefined || second === undefined) return undefined;
  for (const type of [DOUBLE, FLOAT, LONG]) if (first === type || second === type) return type;
  return INT;
}

/** JLS 5.3: identity, widening primitive or widening reference conversion; no boxing. */
export function isStrictlyCompatible(model: JavaModel, from: JavaType, to: JavaType): boolean {
  if (from.kind === 'unknown' || to.kind === 'unknown') return true;
  if (from.kind === 'void' || to.kind === 'void') return false;
  if (from.kind === 'primitive') return to.kind === 'primitive' && widensTo(from.name, to.name);
  return to.kind !== 'primitive' && isUncheckedSubtype(model, from, to);
}

/** JLS 5.3 and 5.2 (constants aside): strict compatibility, or boxing and unboxing with widening after it. */
export function isLooselyCompatible(model: JavaModel, from: JavaType, to: JavaType): boolean {
  if (isStrictlyCompatible(model, from, to)) return true;
  if (from.kind === 'void' || to.kind === 'void') return false;
  if (from.kind === 'primitive')
    return to.kind !== 'primitive' && isUncheckedSubtype(model, boxedType(model, from.name), to);
  if (to.kind !== 'primitive') return false;
  const name = unboxedName(from);
  return name !== undefined && widensTo(name, to.name);
}

/** Whether a value may be assigned without a cast; constants that narrow implicitly are the caller's affair. */
export function isAssignable(model: JavaModel, from: JavaType, to: JavaType): boolean {
  return isLooselyCompatible(model, from, to);
}

/** JLS 5.5: whether a cast is legal, as far as erased types tell. */
export function isCastable(model: JavaModel, from: JavaType, to: JavaType): boolean {
  if (from.kind === 'unknown' || to.kind === 'unknown') return true;
  if (from.kind === 'void' || to.kind === 'void') return false;
  if (from.kind === 'primitive' && to.kind === 'primitive')
    return (from.name === 'boolean') === (to.name === 'boolean');
  if (from.kind === 'primitive') return isSubtype(model, boxedType(model, from.name), to);
  if (to.kind === 'primitive') {
    const name = unboxedName(from);
    if (name !== undefined) return widensTo(name, to.name);
    return isSubtype(model, boxedType(model, to.name), erasedType(from));
  }
  return isReferenceCastable(model, from, to);
}

function isReferenceCastable(model: JavaModel, from: JavaType, to: JavaType): boolean {
  if (from.kind === 'null') return true;
  if (to.kind === 'intersection') return to.types.every((part) => isReferenceCastable(model, from, part));
  if (from.kind === 'intersection') return from.types.every((part) => isReferenceCastable(model, part, to));
  if (from.kind === 'variable') return from.parameter.bounds().every((bound) => isReferenceCastable(model, bound, to));
  if (to.kind === 'variable') return to.parameter.bounds().every((bound) => isReferenceCastable(model, from, bound));
  if (from.kind === 'array' && to.kind === 'array') {
    if (from.element.kind === 'primitive' || to.element.kind === 'primitive')
      return isSubtype(model, from.element, to.element);
    return isReferenceCastable(model, from.element, to.element);
  }
  const lower = erasedType(from);
  const upper = erasedType(to);
  if (isSubtype(model, lower, upper) || isSubtype(model, upper, lower)) return true;
  if (lower.kind !== 'class' || upper.kind !== 'class') return false;
  const open = (type: typeof lower): boolean =>
    hasFlag(type.symbol, Flag.INTERFACE) || !hasFlag(type.symbol, Flag.FINAL);
  const oneIsInterface = hasFlag(lower.symbol, Flag.INTERFACE) || hasFlag(upper.symbol, Flag.INTERFACE);
  return oneIsInterface && open(lower) && open(upper);
}
