/** Capture conversion (Java Language Specification, 5.1.10) and upward projection (4.10.5). */

import { OBJECT } from '../../../../ir/types.js';
import { JAVA_BUDGETS } from '../../budgets.js';
import type { JavaModel } from '../model.js';
import type { TypeParameter } from '../symbols.js';
import { isSubclass } from '../types/ancestors.js';
import { substitute, substitutionOf } from '../types/substitution.js';
import { type ClassType, extendsWildcard, type JavaType, UNBOUNDED, type Wildcard } from '../types/types.js';

/** The type with fresh variables in place of its wildcards; the same type object is captured once. */
export function capture(model: JavaModel, type: ClassType): ClassType {
  if (!type.arguments.some((argument) => argument.kind === 'wildcard')) return type;
  const known = model.caches.captures.get(type);
  if (known !== undefined) return known;
  const parameters = type.symbol.typeParameters;
  const captured: JavaType[] = type.arguments.map((argument, index) => {
    if (argument.kind !== 'wildcard') return argument;
    const parameter = new CapturedParameter(model, argument, parameters[index], () =>
      substitutionOf(parameters, captured),
    );
    return { kind: 'variable', parameter };
  });
  const result: ClassType =
    type.enclosing === undefined
      ? { kind: 'class', symbol: type.symbol, arguments: captured }
      : { kind: 'class', symbol: type.symbol, arguments: captured, enclosing: type.enclosing };
  model.caches.captures.set(type, result);
  return result;
}

class CapturedParameter implements TypeParameter {
  readonly name = '?';
  readonly lower?: JavaType;
  #bounds: readonly JavaType[] | undefined;

  constructor(
    private readonly model: JavaModel,
    readonly captured: Wildcard,
    private readonly declared: TypeParameter | undefined,
    private readonly substitution: () => ReadonlyMap<TypeParameter, JavaType>,
  ) {
    if (captured.direction === 'super' && captured.bound !== undefined) this.lower = captured.bound;
  }

  bounds(): readonly JavaType[] {
    if (this.#bounds !== undefined) return this.#bounds;
    const object = this.model.classTypeNamed(OBJECT);
    this.#bounds = [object];
    const declared = (this.declared?.bounds() ?? []).map((bound) => substitute(bound, this.substitution()));
    const own = this.captured.direction === 'extends' ? this.captured.bound : undefined;
    this.#bounds = mergeBounds(this.model, own, declared, object);
    return this.#bounds;
  }
}

/** The wildcard's bound with the declared ones, without those that another one implies; classes before interfaces. */
function mergeBounds(
  model: JavaModel,
  own: JavaType | undefined,
  declared: readonly JavaType[],
  object: JavaType,
): readonly JavaType[] {
  const isObject = (type: JavaType): boolean => type.kind === 'class' && type.symbol.name === OBJECT;
  const others = declared.filter((type) => !isObject(type) && type.kind !== 'unknown');
  if (own === undefined || isObject(own)) return others.length > 0 ? others : [own ?? object];
  const kept = others.filter((other) => !impliedBy(model, own, other));
  const ownIsInterface = own.kind === 'class' && (own.symbol.kind === 'interface' || own.symbol.kind === 'annotation');
  const classes = ownIsInterface
    ? kept.filter((other) => other.kind === 'class' && other.symbol.kind !== 'interface')
    : [];
  return [...classes, own, ...kept.filter((other) => !classes.includes(other))];
}

function impliedBy(model: JavaModel, own: JavaType, other: JavaType): boolean {
  if (own.kind === 'intersection') return own.types.some((part) => impliedBy(model, part, other));
  if (own.kind === 'variable') return own.parameter.bounds().some((bound) => impliedBy(model, bound, other));
  if (own.kind === 'array') return other.kind === 'class';
  return own.kind === 'class' && other.kind === 'class' && isSubclass(model, own.symbol, other.symbol);
}

const DEEPEST = JAVA_BUDGETS['model/inference/capture'].deepest.most;

/** The smallest type above that mentions no captured variable. */
export function upward(type: JavaType): JavaType {
  return project(type, 0);
}

function project(type: JavaType, depth: number): JavaType {
  switch (type.kind) {
    case 'variable': {
      if (type.parameter.captured === undefined) return type;
      const bounds = type.parameter.bounds();
      const first = bounds[0];
      if (first === undefined || depth > DEEPEST) return type;
      if (bounds.length === 1) return project(first, depth + 1);
      return { kind: 'intersection', types: bounds.map((bound) => project(bound, depth + 1)) };
    }
    case 'class': {
      if (type.arguments.length === 0) return type;
      const typeArguments = projectArguments(type.arguments, depth);
      if (typeArguments === type.arguments) return type;
      return type.enclosing === undefined
        ? { kind: 'class', symbol: type.symbol, arguments: typeArguments }
        : { kind: 'class', symbol: type.symbol, arguments: typeArguments, enclosing: type.enclosing };
    }
    case 'array': {
      const element = project(type.element, depth);
      return element === type.element ? type : { kind: 'array', element };
    }
    case 'intersection': {
      const types = type.types.map((part) => project(part, depth));
      return types.every((part, index) => part === type.types[index]) ? type : { kind: 'intersection', types };
    }
    default:
      return type;
  }
}

function projectArguments(typeArguments: readonly JavaType[], depth: number): readonly JavaType[] {
  let result: JavaType[] | undefined;
  for (let index = 0; index < typeArguments.length; index++) {
    const argument = typeArguments[index];
    if (argument === undefined) continue;
    const projected =
      depth > DEEPEST ? (mentionsCapture(argument, 0) ? UNBOUNDED : argument) : projectArgument(argument, depth);
    if (projected !== argument) {
      result ??= typeArguments.slice();
      result[index] = projected;
    }
  }
  return result ?? typeArguments;
}

function projectArgument(argument: JavaType, depth: number): JavaType {
  if (argument.kind === 'wildcard') {
    if (argument.bound === undefined || !mentionsCapture(argument.bound, 0)) return argument;
    if (argument.direction === 'super') return UNBOUNDED;
    return extendsWildcard(project(argument.bound, depth + 1));
  }
  if (argument.kind === 'variable' && argument.parameter.captured !== undefined)
    return projectArgument(argument.parameter.captured, depth + 1);
  if (!mentionsCapture(argument, 0)) return argument;
  const projected = project(argument, depth + 1);
  return projected === argument ? argument : extendsWildcard(projected);
}

function mentionsCapture(type: JavaType, depth: number): boolean {
  if (depth > DEEPEST * 2) return false;
  switch (type.kind) {
    case 'variable':
      return type.parameter.captured !== undefined;
    case 'class':
      return type.arguments.some((argument) => mentionsCapture(argument, depth + 1));
    case 'array':
      return mentionsCapture(type.element, depth + 1);
    case 'wildcard':
      return type.bound !== undefined && mentionsCapture(type.bound, depth + 1);
    case 'intersection':
      return type.types.some((part) => mentionsCapture(part, depth + 1));
    default:
      return false;
  }
}
