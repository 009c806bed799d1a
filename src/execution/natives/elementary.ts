/**
 * Elementary functions of doubles, rounded correctly.
 *
 * Java allows an error of one unit in the last place, but its usual implementations are nearly always correctly rounded,
 * so that the correctly rounded result is the best prediction of what a Java program prints. These functions compute with
 * whole numbers that stand for multiples of 2^-BITS.
 */
import { type BinaryFraction, DOUBLE, fractionOf, round } from './exact.js';

const BITS = 160;
const WIDE = 1400;

/** `significand * 2^exponent` as a multiple of 2^-bits, rounded down. */
function fixed({ significand, exponent }: BinaryFraction, bits: number): bigint {
  const shift = exponent + bits;
  return shift >= 0 ? significand << BigInt(shift) : significand >> BigInt(-shift);
}

const ONE = 1n << BigInt(BITS);

/** atan(1 / n) in multiples of 2^-bits. */
function arcTangentOfInverse(n: bigint, bits: number): bigint {
  let power = (1n << BigInt(bits)) / n;
  let sum = power;
  for (let odd = 3n; power !== 0n; odd += 2n) {
    power = -power / (n * n);
    sum += power / odd;
  }
  return sum;
}

/** Half of pi, by Machin's formula, with bits enough to reduce the largest double. */
const WIDE_HALF_PI = 2n * (4n * arcTangentOfInverse(5n, WIDE) - arcTangentOfInverse(239n, WIDE));

/** log((1 + z) / (1 - z)) for a small fraction z of ONE. */
function logarithmBySeries(z: bigint): bigint {
  const square = (z * z) >> BigInt(BITS);
  let power = z;
  let sum = z;
  for (let odd = 3n; power !== 0n; odd += 2n) {
    // Division, unlike shifting, takes negative numbers to zero.
    power = (power * square) / ONE;
    sum += power / odd;
  }
  return 2n * sum;
}

const LOG_2 = logarithmBySeries(ONE / 3n);
const LOG_10 = 3n * LOG_2 + logarithmBySeries(ONE / 9n);

/** exp(x) as a fraction, for x in multiples of 2^-BITS of moderate size. */
function exponential(x: bigint): BinaryFraction {
  const doublings = x / LOG_2;
  // A small argument makes the series short; squaring undoes that.
  const halvings = 8;
  const small = (x - doublings * LOG_2) >> BigInt(halvings);
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; term !== 0n; n++) {
    term = (term * small) / (n << BigInt(BITS));
    sum += term;
  }
  for (let count = 0; count < halvings; count++) sum = (sum * sum) >> BigInt(BITS);
  return { significand: sum, exponent: Number(doublings) - BITS };
}

/** The natural logarithm, in multiples of 2^-BITS, of a positive finite double. */
function logarithm(x: number): bigint {
  const { significand, exponent } = fractionOf(x);
  const length = significand.toString(2).length;
  // x = m * 2^power with m between 0.7 and 1.5, so that near 1 nothing cancels.
  let power = exponent + length;
  let m = significand << BigInt(BITS - length);
  if (m < (ONE * 7n) / 10n) {
    m <<= 1n;
    power--;
  }
  const z = ((m - ONE) << BigInt(BITS)) / (m + ONE);
  return logarithmBySeries(z) + BigInt(power) * LOG_2;
}

function rounded(value: bigint): number {
  return round({ significand: value, exponent: -BITS }, DOUBLE);
}

function ratio(dividend: bigint, divisor: bigint): number {
  // The dividend of a small ratio gets bits enough for a full quotient.
  const shift = Math.max(0, divisor.toString(2).length - dividend.toString(2).length) + BITS;
  return round({ significand: (dividend << BigInt(shift)) / divisor, exponent: -shift }, DOUBLE);
}

export function exp(x: number): number {
  if (!(Math.abs(x) < 746)) return Math.exp(x);
  if (Math.abs(x) < 2 ** -54) return 1 + x;
  return round(exponential(fixed(fractionOf(x), BITS)), DOUBLE);
}

export function log(x: number): number {
  return x > 0 && x < Infinity ? rounded(logarithm(x)) : Math.log(x);
}

export function log10(x: number): number {
  return x > 0 && x < Infinity ? ratio(logarithm(x), LOG_10) : Math.log10(x);
}

/** The quarter turn that x lies in, and the sine and cosine of the rest; undefined where the sine of x is x. */
function turn(x: number): { quarter: number; sine: bigint; cosine: bigint } | undefined {
  if (Math.abs(x) < 2 ** -27) return undefined;
  const wide = fixed(fractionOf(x), WIDE);
  const quarters = (2n * wide + WIDE_HALF_PI) / (2n * WIDE_HALF_PI) - (2n * wide + WIDE_HALF_PI < 0n ? 1n : 0n);
  const rest = (wide - quarters * WIDE_HALF_PI) >> BigInt(WIDE - BITS);
  const square = (rest * rest) >> BigInt(BITS);
  let term = rest;
  let sine = rest;
  for (let n = 2n; term !== 0n; n += 2n) {
    term = (-term * square) / (ONE * n * (n + 1n));
    sine += term;
  }
  term = ONE;
  let cosine = ONE;
  for (let n = 1n; term !== 0n; n += 2n) {
    term = (-term * square) / (ONE * n * (n + 1n));
    cosine += term;
  }
  return { quarter: Number(quarters & 3n), sine, cosine };
}

export function sin(x: number): number {
  const found = Number.isFinite(x) ? turn(x) : undefined;
  if (found === undefined) return Number.isFinite(x) ? x : Number.NaN;
  const { quarter, sine, cosine } = found;
  return rounded([sine, cosine, -sine, -cosine][quarter] ?? 0n);
}

export function cos(x: number): number {
  const found = Number.isFinite(x) ? turn(x) : undefined;
  if (found === undefined) return Number.isFinite(x) ? 1 : Number.NaN;
  const { quarter, sine, cosine } = found;
  return rounded([cosine, -sine, -cosine, sine][quarter] ?? 0n);
}

export function tan(x: number): number {
  const found = Number.isFinite(x) ? turn(x) : undefined;
  if (found === undefined) return Number.isFinite(x) ? x : Number.NaN;
  const { quarter, sine, cosine } = found;
  const [dividend, divisor] = quarter % 2 === 0 ? [sine, cosine] : [-cosine, sine];
  return dividend < 0n !== divisor < 0n
    ? -ratio(dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor)
    : ratio(dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor);
}

/** Exponents up to which a power is computed exactly: beyond, no power of an odd number above 1 ends in half a unit. */
const EXACT_EXPONENT = 64;

export function pow(base: number, exponent: number): number {
  if (exponent === 2) return base * base;
  if (exponent === 1) return base;
  const usual = base ** exponent;
  // Special values and overflow are no matter of rounding.
  if (!Number.isFinite(usual) || usual === 0 || !Number.isFinite(exponent) || Math.abs(base) === 1) return usual;
  if (exponent === -1) return 1 / base;
  if (Number.isInteger(exponent) && Math.abs(exponent) <= EXACT_EXPONENT) return wholePower(base, exponent, usual);
  const size = (logarithm(Math.abs(base)) * fixed(fractionOf(exponent), BITS)) >> BigInt(BITS);
  const result = round(exponential(size), DOUBLE);
  return usual < 0 ? -result : result;
}

function wholePower(base: number, exponent: number, usual: number): number {
  // All partial products are exact here.
  if (exponent > 0 && Number.isInteger(base) && Math.abs(usual) < 2 ** 53) return exactProduct(base, exponent);
  const { significand, exponent: scale } = fractionOf(base);
  const count = BigInt(Math.abs(exponent));
  const power = significand ** count;
  const powerScale = scale * Math.abs(exponent);
  if (exponent > 0) return round({ significand: power, exponent: powerScale }, DOUBLE);
  const length = power.toString(2).length + BITS;
  return round({ significand: (1n << BigInt(length)) / power, exponent: -length - powerScale }, DOUBLE);
}

function exactProduct(base: number, exponent: number): number {
  let result = 1;
  for (let count = 0; count < exponent; count++) result *= base;
  return result;
}
