/** Constants as Java source that means the same in any encoding. */
import type { TypeName } from '../../../ir/types.js';

export function stringLiteral(text: string): string {
  return `"${[...Array(text.length).keys()].map((index) => characterText(text.charCodeAt(index), '"')).join('')}"`;
}

/** Of a primitive type. */
export function numberLiteral(type: TypeName, value: number | bigint): string {
  switch (type) {
    case 'boolean':
      return Number(value) === 0 ? 'false' : 'true';
    case 'char':
      return `'${characterText(Number(value), "'")}'`;
    case 'byte':
    case 'short':
      return `(${type}) ${value}`;
    case 'long':
      return `${value}L`;
    case 'float':
      return floatingLiteral(Number(value), 'Float', 'f');
    case 'double':
      return floatingLiteral(Number(value), 'Double', '');
    default:
      return String(value);
  }
}

function floatingLiteral(value: number, wrapper: string, suffix: string): string {
  if (Number.isNaN(value)) return `${wrapper}.NaN`;
  if (!Number.isFinite(value)) return `${wrapper}.${value < 0 ? 'NEGATIVE' : 'POSITIVE'}_INFINITY`;
  const text = Object.is(value, -0) ? '-0' : String(value);
  return `${/[.e]/.test(text) ? text : `${text}.0`}${suffix}`;
}

const ESCAPES: ReadonlyMap<number, string> = new Map([
  [8, '\\b'],
  [9, '\\t'],
  [10, '\\n'],
  [12, '\\f'],
  [13, '\\r'],
  [92, '\\\\'],
]);

function characterText(unit: number, quote: string): string {
  const character = String.fromCharCode(unit);
  if (character === quote) return `\\${quote}`;
  const escaped = ESCAPES.get(unit);
  if (escaped !== undefined) return escaped;
  return unit >= 32 && unit < 127 ? character : `\\u${unit.toString(16).padStart(4, '0')}`;
}
