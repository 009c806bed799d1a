/** Floating-point numbers as decimal text, exactly as Java writes and reads them. */
import { type BinaryFraction, DOUBLE, FLOAT, type Format, fractionOf, round } from './exact.js';

/** Digits `d1 d2 d3 …` and the power of ten of the first: d1.d2d3… * 10^exponent. */
interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/** What Double.toString of Java 19 and later gives. */
export function doubleText(value: number): string {
  return special(value) ?? layout(value, shortestDouble(Math.abs(value)));
}

/** What Float.toString of Java 19 and later gives; the value is a float. */
export function floatText(value: number): string {
  return special(value) ?? layout(value, shortestFloat(Math.abs(value)));
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

/** From text as Number.toExponential writes it. */
function decimalOf(text: string): Decimal {
  const [digits = '', exponent = '0'] = text.split('e');
  return { digits: digits.replace('.', ''), exponent: Number(exponent) };
}

function trimmed({ digits, exponent }: Decimal): Decimal {
  return { digits: digits.replace(/0+$/, '') || '0', exponent };
}

/**
 * JavaScript and Java agree on the fewest digits that identify the number and on the nearest such decimal, but where one
 * digit is enough, Java prefers the nearest decimal of two digits.
 */
function shortestDouble(value: number): Decimal {
  const shortest = decimalOf(value.toExponential());
  return shortest.digits.length === 1 ? trimmed(decimalOf(value.toExponential(1))) : shortest;
}

/** The same for floats: tries more and more digits until one decimal of that length rounds to the float. */
function shortestFloat(value: number): Decimal {
  for (let length = 1; length < 9; length++) {
    const found = nearestOfLength(value, length);
    if (found !== undefined) return trimmed(length === 1 ? (nearestOfLength(value, 2) ?? found) : found);
  }
  return trimmed(decimalOf(value.toExponential(8)));
}

/** The decimal of so many digits that is nearest to the float, among those that round to it; the even one of two. */
function nearestOfLength(value: number, length: number): Decimal | undefined {
  const nearest = decimalOf(value.toExponential(length - 1));
  const scale = nearest.exponent - length + 1;
  const exact = fractionOf(value);
  let best: { decimal: Decimal; distance: bigint } | undefined;
  for (const offset of [0n, 1n, -1n]) {
    const digits = BigInt(nearest.digits) + offset;
    if (digits <= 0n || roundDecimal(digits, scale, FLOAT) !== value) continue;
    const text = digits.toString();
    const distance = distanceBetween(digits, scale, exact);
    const nearer = best === undefined || distance < best.distance;
    if (nearer || (distance === best?.distance && digits % 2n === 0n)) {
      best = { decimal: { digits: text, exponent: scale + text.length - 1 }, distance };
    }
  }
  return best?.decimal;
}

/** How far the decimal is from the fraction, in a unit that only depends on `scale` and the fraction. */
function distanceBetween(digits: bigint, scale: number, fraction: BinaryFraction): bigint {
  const tens = 10n ** BigInt(Math.abs(scale));
  const twos = 1n << BigInt(Math.abs(fraction.exponent));
  const decimalSide = digits * (scale >= 0 ? tens : 1n) * (fraction.exponent < 0 ? twos : 1n);
  const binarySide = fraction.significand * (scale < 0 ? tens : 1n) * (fraction.exponent >= 0 ? twos : 1n);
  const difference = decimalSide - binarySide;
  return difference < 0n ? -difference : difference;
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
