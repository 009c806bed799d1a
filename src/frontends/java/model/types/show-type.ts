/** Types as messages show them. */
import type { JavaType } from './types.js';

export function showType(type: JavaType, depth = 0): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class': {
      const name = type.symbol.simpleName === '' ? type.symbol.name : type.symbol.simpleName;
      if (type.arguments.length === 0) return name;
      if (depth > 4) return `${name}<…>`;
      return `${name}<${type.arguments.map((argument) => showType(argument, depth + 1)).join(', ')}>`;
    }
    case 'variable':
      return type.parameter.captured === undefined ? type.parameter.name : `capture of ${showCaptured(type, depth)}`;
    case 'array':
      return `${showType(type.element, depth)}[]`;
    case 'wildcard':
      return type.bound === undefined ? '?' : `? ${type.direction} ${showType(type.bound, depth + 1)}`;
    case 'intersection':
      return type.types.map((part) => showType(part, depth + 1)).join(' & ');
    case 'unknown':
      return '(unknown type)';
    default:
      return type.kind;
  }
}

function showCaptured(type: JavaType & { readonly kind: 'variable' }, depth: number): string {
  return depth > 4 || type.parameter.captured === undefined ? '?' : showType(type.parameter.captured, depth + 1);
}
