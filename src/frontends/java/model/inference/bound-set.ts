/**
 * The bounds of a set of inference variables: reduction of constraints to bounds, and incorporation of new bounds
 * (Java Language Specification, 18.2 and 18.3). A contradiction sets `failed`; nothing is thrown.
 */

import { JAVA_BUDGETS } from '../../budgets.js';
import type { JavaModel } from '../model.js';
import type { TypeParameter } from '../symbols.js';
import { boxedType, isLooselyCompatible, unboxedName } from '../types/conversions.js';
import { type Substitution, substitute, substitutionOf } from '../types/substitution.js';
import { isSameType, isUncheckedSubtype } from '../types/subtyping.js';
import { asSuper } from '../types/supertypes.js';
import { type ClassType, isRaw, type JavaType, variableType } from '../types/types.js';
import { capture } from './capture.js';
import { asOpenVariable, type BoundKind, InferenceVariable, isProper } from './inference-variables.js';

const MOST_BOUNDS = JAVA_BUDGETS['model/inference/bound-set'].mostBounds.most;
const DEEPEST = JAVA_BUDGETS['model/inference/bound-set'].deepest.most;

export class BoundSet {
  readonly variables: InferenceVariable[] = [];
  failed = false;
  /** A raw type had to pass for a parameterised one. */
  unchecked = false;
  #count = 0;
  #depth = 0;
  readonly #instantiations = new Map<TypeParameter, JavaType>();

  constructor(readonly model: JavaModel) {}

  /** Fresh variables for type parameters, with their declared bounds. */
  fresh(parameters: readonly TypeParameter[], context: Substitution): Substitution {
    const variables = parameters.map((parameter) => new InferenceVariable(this.model, parameter));
    const own = substitutionOf(parameters, variables.map(variableType));
    const substitution = context.size === 0 ? own : new Map([...context, ...own]);
    this.variables.push(...variables);
    for (const variable of variables) {
      for (const bound of variable.declared.bounds()) {
        if (bound.kind === 'class' && bound.symbol.name === 'java.lang.Object') continue;
        this.add(variable, 'upper', substitute(bound, substitution));
      }
    }
    return substitution;
  }

  /** The type with what is known by now in place of the variables. */
  apply(type: JavaType): JavaType {
    return this.#instantiations.size === 0 ? type : substitute(type, this.#instantiations);
  }

  instantiate(variable: InferenceVariable, type: JavaType): void {
    variable.instantiate(type);
    this.#instantiations.set(variable, type);
    // Earlier instantiations may mention the variable.
    for (const [other, earlier] of this.#instantiations) this.#instantiations.set(other, this.apply(earlier));
    for (const bound of [...variable.known.equal]) this.equal(type, bound);
    for (const bound of [...variable.known.lower]) this.subtype(bound, type);
    for (const bound of [...variable.known.upper]) this.subtype(type, bound);
    for (const other of this.variables) {
      if (other.instantiation !== undefined) continue;
      for (const kind of ['equal', 'lower', 'upper'] as const) {
        other.known[kind].forEach((bound, index) => {
          const applied = this.apply(bound);
          if (applied === bound) return;
          other.known[kind][index] = applied;
          this.incorporate(other, kind, applied);
        });
      }
    }
  }

  add(variable: InferenceVariable, kind: BoundKind, bound: JavaType): void {
    const type = this.apply(bound);
    if (variable.instantiation !== undefined) {
      if (kind === 'equal') this.equal(variable.instantiation, type);
      else if (kind === 'lower') this.subtype(type, variable.instantiation);
      else this.subtype(variable.instantiation, type);
      return;
    }
    if (type.kind === 'unknown' && kind === 'upper') return;
    if (kind === 'lower' && type.kind === 'null') return;
    const other = asOpenVariable(type);
    if (other === variable) return;
    const list = variable.known[kind];
    if (list.some((present) => isSameType(this.model, present, type) && present.kind === type.kind)) return;
    if (this.#count >= MOST_BOUNDS) return;
    this.#count++;
    list.push(type);
    if (other !== undefined) this.add(other, mirrored(kind), variableType(variable));
    this.incorporate(variable, kind, type);
  }

  private incorporate(variable: InferenceVariable, kind: BoundKind, type: JavaType): void {
    const { equal, lower, upper } = variable.known;
    if (kind === 'equal') {
      for (const other of [...equal]) if (other !== type) this.equal(type, other);
      for (const below of [...lower]) this.subtype(below, type);
      for (const above of [...upper]) this.subtype(type, above);
    } else if (kind === 'lower') {
      for (const same of [...equal]) this.subtype(type, same);
      for (const above of [...upper]) this.subtype(type, above);
    } else {
      for (const same of [...equal]) this.subtype(same, type);
      for (const below of [...lower]) this.subtype(below, type);
      for (const other of [...upper]) if (other !== type) this.sameParameterisation(type, other);
    }
  }

  /** Two upper bounds of one variable that are parameterisations of one class have equal arguments. */
  private sameParameterisation(left: JavaType, right: JavaType): void {
    if (left.kind !== 'class' || right.kind !== 'class') return;
    if (left.arguments.length === 0 || right.arguments.length === 0) return;
    const view = asSuper(this.model, left, right.symbol) ?? undefined;
    const [first, second] = view === undefined ? [left, asSuper(this.model, right, left.symbol)] : [view, right];
    first.arguments.forEach((argument, index) => {
      const other = second?.arguments[index];
      if (other !== undefined && argument.kind !== 'wildcard' && other.kind !== 'wildcard') this.equal(argument, other);
    });
  }

  private fail(): void {
    this.failed = true;
  }

  /** Runs a step unless constraints are nested too deeply: such constraints are dropped. */
  private step(action: () => void): void {
    if (this.#depth > DEEPEST) return;
    this.#depth++;
    action();
    this.#depth--;
  }

  /** A value of type `from` may be passed where `to` is expected (loose invocation). */
  compatible(from: JavaType, to: JavaType): void {
    this.step(() => this.reduceCompatible(this.apply(from), this.apply(to)));
  }

  private reduceCompatible(from: JavaType, to: JavaType): void {
    if (from.kind === 'void') return this.fail();
    if (isProper(from) && isProper(to)) {
      if (!isLooselyCompatible(this.model, from, to)) this.fail();
      else if (needsUnchecked(this.model, from, to)) this.unchecked = true;
      return;
    }
    if (from.kind === 'unknown' || to.kind === 'unknown') return;
    if (from.kind === 'primitive') return this.compatible(boxedType(this.model, from.name), to);
    if (to.kind === 'primitive') {
      if (asOpenVariable(from) === undefined && unboxedName(from) === undefined) return this.fail();
      return this.equal(from, boxedType(this.model, to.name));
    }
    this.subtype(from, to);
  }

  subtype(lower: JavaType, upper: JavaType): void {
    this.step(() => this.reduceSubtype(this.apply(lower), this.apply(upper)));
  }

  private reduceSubtype(lower: JavaType, upper: JavaType): void {
    if (lower === upper || lower.kind === 'null' || lower.kind === 'unknown' || upper.kind === 'unknown') {
      // An unknown argument still says that the variable has to do with something unknown.
      const variable = lower.kind === 'unknown' ? asOpenVariable(upper) : undefined;
      if (variable !== undefined) this.add(variable, 'lower', lower);
      return;
    }
    if (isProper(lower) && isProper(upper)) {
      if (!isUncheckedSubtype(this.model, lower, upper)) this.fail();
      return;
    }
    const lowerVariable = asOpenVariable(lower);
    if (lowerVariable !== undefined) return this.add(lowerVariable, 'upper', upper);
    const upperVariable = asOpenVariable(upper);
    if (upperVariable !== undefined) return this.add(upperVariable, 'lower', lower);
    switch (upper.kind) {
      case 'class':
        return this.reduceClass(lower, upper);
      case 'array': {
        const array = arrayBelow(lower, 0);
        if (array === undefined) return this.fail();
        if (array.element.kind === 'primitive' || upper.element.kind === 'primitive')
          return this.equal(array.element, upper.element);
        return this.subtype(array.element, upper.element);
      }
      case 'intersection':
        for (const part of upper.types) this.subtype(lower, part);
        return;
      case 'variable': {
        const below = upper.parameter.lower;
        if (lower.kind === 'variable' && lower.parameter === upper.parameter) return;
        if (lower.kind === 'intersection' && lower.types.some((part) => part === upper)) return;
        return below === undefined ? this.fail() : this.subtype(lower, below);
      }
      default:
        return this.fail();
    }
  }

  private reduceClass(lower: JavaType, upper: ClassType): void {
    const view = asSuper(this.model, lower, upper.symbol);
    if (view === undefined) {
      // The bounds of a captured variable may themselves be open variables.
      if (lower.kind === 'variable' && lower.parameter.bounds().some((bound) => asOpenVariable(bound) !== undefined))
        for (const bound of lower.parameter.bounds()) this.subtype(bound, upper);
      else this.fail();
      return;
    }
    if (upper.arguments.length === 0) return;
    if (isRaw(view)) {
      this.unchecked = true;
      return;
    }
    const seen = capture(this.model, view);
    upper.arguments.forEach((argument, index) => {
      const own = seen.arguments[index];
      if (own !== undefined) this.contains(argument, own);
    });
  }

  private contains(container: JavaType, argument: JavaType): void {
    if (container.kind !== 'wildcard') return this.equal(argument, container);
    if (container.direction === 'any' || container.bound === undefined) return;
    if (container.direction === 'extends') {
      const above = argument.kind === 'wildcard' ? upperBoundOf(this.model, argument) : argument;
      return this.subtype(above, container.bound);
    }
    if (argument.kind !== 'wildcard') return this.subtype(container.bound, argument);
    if (argument.direction === 'super' && argument.bound !== undefined) this.subtype(container.bound, argument.bound);
    else this.fail();
  }

  equal(left: JavaType, right: JavaType): void {
    this.step(() => this.reduceEqual(this.apply(left), this.apply(right)));
  }

  private reduceEqual(left: JavaType, right: JavaType): void {
    if (left === right || left.kind === 'unknown' || right.kind === 'unknown') return;
    if (isProper(left) && isProper(right)) {
      if (!isSameType(this.model, left, right)) this.fail();
      return;
    }
    const leftVariable = asOpenVariable(left);
    const rightVariable = asOpenVariable(right);
    if (leftVariable !== undefined) {
      if (right.kind === 'wildcard') return this.add(leftVariable, 'upper', upperBoundOf(this.model, right));
      return right.kind === 'primitive' ? this.fail() : this.add(leftVariable, 'equal', right);
    }
    if (rightVariable !== undefined) {
      if (left.kind === 'wildcard') return this.add(rightVariable, 'upper', upperBoundOf(this.model, left));
      return left.kind === 'primitive' ? this.fail() : this.add(rightVariable, 'equal', left);
    }
    if (left.kind === 'class' && right.kind === 'class') {
      if (left.symbol !== right.symbol || left.arguments.length !== right.arguments.length) return this.fail();
      left.arguments.forEach((argument, index) => {
        const other = right.arguments[index];
        if (other !== undefined) this.equal(argument, other);
      });
    } else if (left.kind === 'array' && right.kind === 'array') {
      this.equal(left.element, right.element);
    } else if (left.kind === 'wildcard' && right.kind === 'wildcard') {
      if (left.direction !== right.direction) return this.fail();
      if (left.bound !== undefined && right.bound !== undefined) this.equal(left.bound, right.bound);
    } else {
      this.fail();
    }
  }
}

function mirrored(kind: BoundKind): BoundKind {
  return kind === 'equal' ? 'equal' : kind === 'lower' ? 'upper' : 'lower';
}

function upperBoundOf(model: JavaModel, wildcard: JavaType): JavaType {
  if (wildcard.kind === 'wildcard' && wildcard.direction === 'extends' && wildcard.bound !== undefined)
    return wildcard.bound;
  return model.classTypeNamed('java.lang.Object');
}

function arrayBelow(type: JavaType, depth: number): (JavaType & { readonly kind: 'array' }) | undefined {
  if (type.kind === 'array') return type;
  if (depth > 8) return undefined;
  const parts = type.kind === 'variable' ? type.parameter.bounds() : type.kind === 'intersection' ? type.types : [];
  for (const part of parts) {
    const found = arrayBelow(part, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function needsUnchecked(model: JavaModel, from: JavaType, to: JavaType): boolean {
  if (from.kind !== 'class' || to.kind !== 'class' || to.arguments.length === 0) return false;
  const view = asSuper(model, from, to.symbol);
  return view !== undefined && isRaw(view);
}
