/** How constants are written: as Java literals, with suffixes where Java has none (`3b` byte, `3s` short). */
import type { Constant } from '../instructions.js';
import { CLASS, STRING } from '../types.js';
import { charLiteral, quoted } from './escapes.js';
import { typeName } from './names.js';

function floating(value: number, digits: string, suffix: string): string {
  if (Number.isNaN(value)) return `NaN${suffix}`;
  if (!Number.isFinite(value)) return `${value < 0 ? '-' : ''}Infinity${suffix}`;
  const sign = Object.is(value, -0) ? '-' : '';
  return sign + (/[.e]/.test(digits) ? digits : `${digits}.0`) + suffix;
}

/** The fewest digits that still denote this float. */
function floatDigits(value: number): string {
  for (let precision = 1; precision < 9; precision++) {
    const digits = String(Number(value.toPrecision(precision)));
    if (Math.fround(Number(digits)) === value) return digits;
  }
  return String(value);
}

function inRange(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high && !Object.is(value, -0);
}

/** The literal that denotes the constant; undefined when its value does not fit its type. */
function literal({ type, value }: Constant): string | undefined {
  if (value === null) return type === 'null' ? 'null' : undefined;
  if (typeof value === 'bigint') {
    return type === 'long' && BigInt.asIntN(64, value) === value ? `${value}L` : undefined;
  }
  if (typeof value === 'string') {
    if (type === STRING) return quoted(value);
    return type === CLASS && value !== '' ? `${typeName(value)}.class` : undefined;
  }
  switch (type) {
    case 'boolean':
      return Object.is(value, 1) ? 'true' : Object.is(value, 0) ? 'false' : undefined;
    case 'byte':
      return inRange(value, -0x80, 0x7f) ? `${value}b` : undefined;
    case 'short':
      return inRange(value, -0x8000, 0x7fff) ? `${value}s` : undefined;
    case 'char':
      return inRange(value, 0, 0xffff) ? charLiteral(value) : undefined;
    case 'int':
      return inRange(value, -0x80000000, 0x7fffffff) ? String(value) : undefined;
    case 'float':
      return Object.is(Math.fround(value), value) ? floating(value, floatDigits(value), 'f') : undefined;
    case 'double':
      return floating(value, String(value), '');
    default:
      return undefined;
  }
}

export function constantText(constant: Constant): string {
  const text = literal(constant);
  if (text !== undefined) return text;
  const { type, value } = constant;
  const raw =
    value === null
      ? 'null'
      : typeof value === 'string'
        ? quoted(value)
        : typeof value === 'bigint'
          ? `${value}L`
          : floating(value, String(value), '');
  return `constant(${typeName(type)}, ${raw})`;
}
