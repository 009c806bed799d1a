/** Floating-point numbers as decimal text, exactly as Java writes and reads them. */
import { classicDoubleDigits, classicFloatDigits, type Decimal } from './classic-digits.js';
import { DOUBLE, FLOAT, type Format, round } from './exact.js';

/** What Double.toString gives in Java up to version 18. */
export function doubleText(value: number): string {
  return special(value) ?? layout(value, classicDoubleDigits(Math.abs(value)));
}

/** What Float.toString gives in Java up to version 18; the value is a float. */
export function floatText(value: number): string {
  return special(value) ?? layout(value, classicFloatDigits(Math.abs(value)));
}

function special(value: number): string | undefined {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  return undefined;
}

function layout(value: number, { digits, exponent }: Decimal): string {
  const sign = value < 0 ? '-' : '';
  if (exponent < -3 || exponent > 6) return `${sign}${digits[0]}.${digits.slice(1) || '0'}E${exponent}`;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}

/** The number of the format nearest to `digits * 10^scale`. */
function roundDecimal(digits: bigint, scale: number, format: Format): number {
  if (digits === 0n) return 0;
  const length = digits.toString().length;
  // Beyond these bounds all is infinite or zero; within them the powers stay small.
  if (length + scale > 400) return Infinity;
  if (length + scale < -400) return 0;
  if (scale >= 0) return round({ significand: digits * 10n ** BigInt(scale), exponent: 0 }, format);
  const divisor = 10n ** BigInt(-scale);
  // Enough bits that what the division drops, kept as one sticky bit, lies below the rounding position.
  const shift = Math.max(0, divisor.toString(2).length - digits.toString(2).length + format.precision + 3);
  const shifted = digits << BigInt(shift);
  const quotient = shifted / divisor;
  const sticky = quotient * divisor === shifted ? 0n : 1n;
  return round({ significand: (quotient << 1n) | sticky, exponent: -shift - 1 }, format);
}

const NUMBER =
  /^([+-]?)(?:(NaN)|(Infinity)|(?:(?=\.?\d)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?|0[xX](?=\.?[\da-fA-F])([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([+-]?\d+))[fFdD]?)$/;

/** Whether Double.parseDouble takes the text, from which white space has been trimmed. */
export function isNumberText(text: string): boolean {
  return NUMBER.test(text);
}

export function readDouble(text: string): number {
  return read(text, DOUBLE);
}

export function readFloat(text: string): number {
  return read(text, FLOAT);
}

function read(text: string, format: Format): number {
  const [, sign, notANumber, infinity, whole = '', part = '', power = '0', hexWhole, hexPart = '', hexPower] =
    NUMBER.exec(text) ?? [];
  if (notANumber !== undefined) return Number.NaN;
  const magnitude =
    infinity !== undefined
      ? Infinity
      : hexWhole !== undefined
        ? readHexadecimal(hexWhole + hexPart, Number(hexPower) - 4 * hexPart.length, format)
        : readDecimal(whole, part, power, format);
  return sign === '-' ? -magnitude : magnitude;
}

function readDecimal(whole: string, part: string, power: string, format: Format): number {
  if (format === DOUBLE) return Number(`${whole || '0'}.${part || '0'}e${power}`);
  return roundDecimal(BigInt(`${whole}${part}`), clamp(Number(power)) - part.length, format);
}

function readHexadecimal(digits: string, exponent: number, format: Format): number {
  return round({ significand: BigInt(`0x${digits}`), exponent: clamp(exponent) }, format);
}

/** Larger exponents only occur beside digits that could not make up for them. */
function clamp(exponent: number): number {
  return Math.max(-1_000_000, Math.min(1_000_000, exponent));
}
