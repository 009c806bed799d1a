/** Inference variables and the bounds known of them (Java Language Specification, 18.1). */
import type { JavaModel } from '../model.js';
import type { TypeParameter } from '../symbols.js';
import type { JavaType } from '../types/types.js';

/** How a bound relates to its variable: variable = T, T <: variable, variable <: T. */
export type BoundKind = 'equal' | 'lower' | 'upper';

/**
 * Stands for the type argument to be found. Once it is instantiated it behaves as that type wherever it was left over:
 * its bound above and below is its instantiation.
 */
export class InferenceVariable implements TypeParameter {
  readonly name: string;
  readonly known: Readonly<Record<BoundKind, JavaType[]>> = { equal: [], lower: [], upper: [] };
  /** Appears in a throws clause. */
  thrown = false;
  #instantiation: JavaType | undefined;

  constructor(
    private readonly model: JavaModel,
    readonly declared: TypeParameter,
  ) {
    this.name = declared.name;
  }

  get instantiation(): JavaType | undefined {
    return this.#instantiation;
  }

  instantiate(type: JavaType): void {
    this.#instantiation = type;
  }

  get lower(): JavaType {
    return this.#instantiation ?? { kind: 'null' };
  }

  bounds(): readonly JavaType[] {
    return [this.#instantiation ?? this.model.classTypeNamed('java.lang.Object')];
  }
}

/** The variable a type is, if it is one that has not been instantiated. */
export function asOpenVariable(type: JavaType): InferenceVariable | undefined {
  if (type.kind !== 'variable' || !(type.parameter instanceof InferenceVariable)) return undefined;
  return type.parameter.instantiation === undefined ? type.parameter : undefined;
}

/** Adds the open variables that a type mentions. */
export function collectOpen(type: JavaType, into: Set<InferenceVariable>, depth = 0): void {
  if (depth > 20) return;
  switch (type.kind) {
    case 'variable': {
      const { parameter } = type;
      if (parameter instanceof InferenceVariable) {
        if (parameter.instantiation === undefined) into.add(parameter);
      } else if (parameter.captured !== undefined) {
        collectOpen(parameter.captured, into, depth + 1);
      }
      return;
    }
    case 'class':
      for (const argument of type.arguments) collectOpen(argument, into, depth + 1);
      if (type.enclosing !== undefined) collectOpen(type.enclosing, into, depth + 1);
      return;
    case 'array':
      collectOpen(type.element, into, depth + 1);
      return;
    case 'wildcard':
      if (type.bound !== undefined) collectOpen(type.bound, into, depth + 1);
      return;
    case 'intersection':
      for (const part of type.types) collectOpen(part, into, depth + 1);
      return;
    default:
  }
}

/** Whether the type mentions no open variable. */
export function isProper(type: JavaType, depth = 0): boolean {
  if (depth > 20) return true;
  switch (type.kind) {
    case 'variable': {
      const { parameter } = type;
      if (parameter instanceof InferenceVariable) return parameter.instantiation !== undefined;
      return parameter.captured === undefined || isProper(parameter.captured, depth + 1);
    }
    case 'class':
      for (const argument of type.arguments) if (!isProper(argument, depth + 1)) return false;
      return type.enclosing === undefined || isProper(type.enclosing, depth + 1);
    case 'array':
      return isProper(type.element, depth + 1);
    case 'wildcard':
      return type.bound === undefined || isProper(type.bound, depth + 1);
    case 'intersection':
      return type.types.every((part) => isProper(part, depth + 1));
    default:
      return true;
  }
}
