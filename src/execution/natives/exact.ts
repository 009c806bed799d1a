/** Exact binary fractions: numbers `significand * 2^exponent` and their rounding to floating point. */

export interface BinaryFraction {
  readonly significand: bigint;
  readonly exponent: number;
}

/** A binary floating-point format: bits of precision, and the exponent of its smallest positive number. */
export interface Format {
  readonly precision: number;
  readonly smallest: number;
  readonly largest: number;
}

export const DOUBLE: Format = { precision: 53, smallest: -1074, largest: 1023 };
export const FLOAT: Format = { precision: 24, smallest: -149, largest: 127 };

/** The exact value of a finite double. */
export function fractionOf(value: number): BinaryFraction {
  const bits = bitsOf(value);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const magnitude = biased === 0 ? fraction : fraction | 0x10000000000000n;
  return { significand: bits < 0n ? -magnitude : magnitude, exponent: Math.max(biased, 1) - 1075 };
}

/** The bits of a double as a signed 64-bit integer; there is only one NaN. */
export function bitsOf(value: number): bigint {
  if (Number.isNaN(value)) return 0x7ff8000000000000n;
  const [bits] = new BigInt64Array(new Float64Array([value]).buffer);
  return bits ?? 0n;
}

export function doubleOf(bits: bigint): number {
  const [value] = new Float64Array(new BigInt64Array([bits]).buffer);
  return value ?? 0;
}

export function add(left: BinaryFraction, right: BinaryFraction): BinaryFraction {
  const exponent = Math.min(left.exponent, right.exponent);
  return { significand: scaled(left, exponent) + scaled(right, exponent), exponent };
}

export function multiply(left: BinaryFraction, right: BinaryFraction): BinaryFraction {
  return { significand: left.significand * right.significand, exponent: left.exponent + right.exponent };
}

function scaled(fraction: BinaryFraction, exponent: number): bigint {
  return fraction.significand << BigInt(fraction.exponent - exponent);
}

/** The nearest number of the format, the even one of two; zero is positive. */
export function round(fraction: BinaryFraction, format: Format): number {
  const negative = fraction.significand < 0n;
  let magnitude = negative ? -fraction.significand : fraction.significand;
  let { exponent } = fraction;
  if (magnitude === 0n) return 0;
  const length = magnitude.toString(2).length;
  const dropped = Math.max(length - format.precision, format.smallest - exponent);
  if (dropped > 0) {
    const shift = BigInt(dropped);
    const rest = magnitude & ((1n << shift) - 1n);
    const half = 1n << (shift - 1n);
    magnitude >>= shift;
    if (rest > half || (rest === half && (magnitude & 1n) === 1n)) magnitude += 1n;
    exponent += dropped;
  }
  if (magnitude === 0n) return negative ? -0 : 0;
  // At most 53 bits are left, so that the conversion is exact; so is each multiplication below.
  if (magnitude.toString(2).length + exponent > format.largest + 1) return negative ? -Infinity : Infinity;
  let result = Number(magnitude);
  while (exponent > 0) {
    const step = Math.min(exponent, 512);
    result *= 2 ** step;
    exponent -= step;
  }
  while (exponent < 0) {
    const step = Math.min(-exponent, 512);
    result /= 2 ** step;
    exponent += step;
  }
  return negative ? -result : result;
}
