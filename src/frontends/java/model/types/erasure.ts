/** From source-level types to the type names of the IR (Java Language Specification, 4.6). */

import { OBJECT, type TypeName } from '../../../../ir/types.js';
import { JAVA_BUDGETS } from '../../budgets.js';
import type { JavaType } from './types.js';

const DEEPEST = JAVA_BUDGETS['model/types/erasure'].deepest.most;

export function erasure(type: JavaType): TypeName {
  return erase(type, 0);
}

function erase(type: JavaType, depth: number): TypeName {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class':
      return type.symbol.name;
    case 'array':
      return `${erase(type.element, depth)}[]`;
    case 'variable': {
      const bound = depth < DEEPEST ? type.parameter.bounds()[0] : undefined;
      return bound === undefined ? OBJECT : erase(bound, depth + 1);
    }
    case 'wildcard':
      return type.direction === 'extends' && type.bound !== undefined ? erase(type.bound, depth) : OBJECT;
    case 'intersection': {
      const first = type.types[0];
      return first === undefined ? OBJECT : erase(first, depth);
    }
    case 'unknown':
      return OBJECT;
    default:
      return type.kind;
  }
}

/** Whether the type is a type variable, or an array of one: what is read is cast, since its erasure says less. */
export function isErased(type: JavaType): boolean {
  return type.kind === 'array' ? isErased(type.element) : type.kind === 'variable';
}

/** The erasure as a type of the source level: raw classes, no variables. */
export function erasedType(type: JavaType): JavaType {
  return eraseType(type, 0);
}

function eraseType(type: JavaType, depth: number): JavaType {
  switch (type.kind) {
    case 'class':
      return type.arguments.length === 0 && type.enclosing === undefined
        ? type
        : { kind: 'class', symbol: type.symbol, arguments: [] };
    case 'array':
      return { kind: 'array', element: eraseType(type.element, depth) };
    case 'variable': {
      const bound = depth < DEEPEST ? type.parameter.bounds()[0] : undefined;
      return bound === undefined ? type : eraseType(bound, depth + 1);
    }
    case 'intersection':
      return type.types[0] === undefined ? type : eraseType(type.types[0], depth);
    case 'wildcard':
      return type.bound !== undefined && type.direction === 'extends' ? eraseType(type.bound, depth) : type;
    default:
      return type;
  }
}
