/**
 * Subtyping among reference types (Java Language Specification, 4.10).
 * Unknown types are related to everything: what depends on them is reported elsewhere.
 */

import { OBJECT } from '../../../../ir/types.js';
import { JAVA_BUDGETS } from '../../budgets.js';
import { capture } from '../inference/capture.js';
import type { JavaModel } from '../model.js';
import { ARRAY_SUPERTYPES, asSuper } from './supertypes.js';
import { type ClassType, isRaw, type JavaType, type TypeVariable } from './types.js';

const DEEPEST = JAVA_BUDGETS['model/types/subtyping'].deepest.most;

export function isSubtype(model: JavaModel, lower: JavaType, upper: JavaType): boolean {
  return new Subtyping(model, 'strict').subtype(lower, upper, 0);
}

/** Subtyping that lets a raw type pass for any parameterisation of it (JLS 5.1.9). */
export function isUncheckedSubtype(model: JavaModel, lower: JavaType, upper: JavaType): boolean {
  return new Subtyping(model, 'unchecked').subtype(lower, upper, 0);
}

export function isSameType(model: JavaModel, left: JavaType, right: JavaType): boolean {
  return new Subtyping(model, 'strict').same(left, right, 0);
}

class Subtyping {
  constructor(
    private readonly model: JavaModel,
    private readonly raw: 'strict' | 'unchecked',
  ) {}

  subtype(lower: JavaType, upper: JavaType, depth: number): boolean {
    if (lower === upper || depth > DEEPEST) return true;
    if (lower.kind === 'unknown' || upper.kind === 'unknown') return true;
    if (lower.kind === 'primitive' || upper.kind === 'primitive')
      return lower.kind === 'primitive' && upper.kind === 'primitive' && lower.name === upper.name;
    if (lower.kind === 'void' || upper.kind === 'void' || upper.kind === 'null') return lower.kind === upper.kind;
    if (lower.kind === 'null') return true;
    if (upper.kind === 'class' && upper.symbol.name === OBJECT) return true;
    if (upper.kind === 'intersection') return upper.types.every((part) => this.subtype(lower, part, depth + 1));
    if (upper.kind === 'wildcard')
      return upper.direction === 'super' && upper.bound !== undefined && this.subtype(lower, upper.bound, depth + 1);
    if (lower.kind === 'variable') {
      if (upper.kind === 'variable' && upper.parameter === lower.parameter) return true;
      if (lower.parameter.bounds().some((bound) => this.subtype(bound, upper, depth + 1))) return true;
    }
    if (upper.kind === 'variable') {
      const below = upper.parameter.lower;
      if (below !== undefined && this.subtype(lower, below, depth + 1)) return true;
      return lower.kind === 'intersection' && lower.types.some((part) => this.subtype(part, upper, depth + 1));
    }
    if (lower.kind === 'intersection') return lower.types.some((part) => this.subtype(part, upper, depth + 1));
    if (lower.kind === 'wildcard')
      return lower.direction === 'extends' && lower.bound !== undefined && this.subtype(lower.bound, upper, depth + 1);
    if (lower.kind === 'array') {
      if (upper.kind === 'class') return ARRAY_SUPERTYPES.has(upper.symbol.name);
      return upper.kind === 'array' && this.subtype(lower.element, upper.element, depth + 1);
    }
    return lower.kind === 'class' && upper.kind === 'class' && this.classSubtype(lower, upper, depth);
  }

  private classSubtype(lower: ClassType, upper: ClassType, depth: number): boolean {
    const seen = asSuper(this.model, lower, upper.symbol);
    if (seen === undefined) return false;
    if (upper.arguments.length === 0) return true;
    if (isRaw(seen)) return this.raw === 'unchecked' || upper.arguments.every(isUnbounded);
    const view = capture(this.model, seen);
    if (view.arguments.length !== upper.arguments.length) return true;
    return upper.arguments.every((argument, index) => {
      const own = view.arguments[index];
      return (
        own === undefined || this.contains(argument, own, depth + 1) || this.sameAsCaptured(argument, own, seen, index)
      );
    });
  }

  /** `List<?>` is a subtype of itself, though its capture has another argument. */
  private sameAsCaptured(argument: JavaType, own: JavaType, seen: ClassType, index: number): boolean {
    return own !== seen.arguments[index] && argument === seen.arguments[index];
  }

  contains(container: JavaType, argument: JavaType, depth: number): boolean {
    if (container === argument || depth > DEEPEST) return true;
    if (container.kind !== 'wildcard') return this.same(container, argument, depth);
    const { bound } = container;
    if (container.direction === 'any' || bound === undefined) return true;
    if (container.direction === 'extends') {
      if (argument.kind === 'wildcard') {
        if (argument.direction === 'extends' && argument.bound !== undefined)
          return this.subtype(argument.bound, bound, depth + 1);
        return bound.kind === 'class' && bound.symbol.name === OBJECT;
      }
      return this.subtype(argument, bound, depth + 1);
    }
    if (argument.kind === 'wildcard')
      return (
        argument.direction === 'super' && argument.bound !== undefined && this.subtype(bound, argument.bound, depth + 1)
      );
    return this.subtype(bound, argument, depth + 1);
  }

  same(left: JavaType, right: JavaType, depth: number): boolean {
    if (left === right || depth > DEEPEST) return true;
    if (left.kind === 'unknown' || right.kind === 'unknown') return true;
    if (left.kind === 'class' && right.kind === 'class') {
      if (left.symbol !== right.symbol || left.arguments.length !== right.arguments.length) return false;
      return this.sameAll(left.arguments, right.arguments, depth);
    }
    if (left.kind === 'variable' && right.kind === 'variable') return this.sameVariable(left, right, depth);
    if (left.kind === 'array' && right.kind === 'array') return this.same(left.element, right.element, depth + 1);
    if (left.kind === 'primitive' && right.kind === 'primitive') return left.name === right.name;
    if (left.kind === 'wildcard' && right.kind === 'wildcard') {
      if (isUnbounded(left) && isUnbounded(right)) return true;
      if (left.direction !== right.direction || left.bound === undefined || right.bound === undefined) return false;
      return this.same(left.bound, right.bound, depth + 1);
    }
    if (left.kind === 'intersection' && right.kind === 'intersection')
      return left.types.length === right.types.length && this.sameAll(left.types, right.types, depth);
    return left.kind === right.kind && (left.kind === 'void' || left.kind === 'null');
  }

  /**
   * Captures of equal wildcards count as one: an expression is captured anew whenever it is looked at, and types of
   * parts of it must still fit together.
   */
  private sameVariable(left: TypeVariable, right: TypeVariable, depth: number): boolean {
    if (left.parameter === right.parameter) return true;
    const [first, second] = [left.parameter.captured, right.parameter.captured];
    return first !== undefined && second !== undefined && this.same(first, second, depth + 1);
  }

  private sameAll(left: readonly JavaType[], right: readonly JavaType[], depth: number): boolean {
    return left.every((each, index) => {
      const other = right[index];
      return other !== undefined && this.same(each, other, depth + 1);
    });
  }
}

function isUnbounded(type: JavaType): boolean {
  if (type.kind !== 'wildcard') return false;
  if (type.direction === 'any' || type.bound === undefined) return true;
  return type.direction === 'extends' && type.bound.kind === 'class' && type.bound.symbol.name === OBJECT;
}
