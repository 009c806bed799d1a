/**
 * Decimal digits of a floating-point number as Java up to version 18 generates them.
 *
 * They identify the number but are not always the fewest that do (JDK-4511638; Java 19 changed it): integers below 2^63
 * are written from their exact value, other numbers by digit generation in the manner of Steele and White whose first
 * digit is never the last where an exponent is printed.
 */

/** Digits `d1 d2 d3 …` and the power of ten of the first: d1.d2d3… * 10^exponent. */
export interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/** A positive number: `significand / 2^52 * 2^exponent` with 2^52 <= significand < 2^53, of which `precision` bits count. */
interface Normalised {
  readonly significand: bigint;
  readonly exponent: number;
  readonly precision: number;
}

const FRACTION_BITS = 52;

export function classicDoubleDigits(value: number): Decimal {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  return digitsOf(normalise(Number((bits >> 52n) & 0x7ffn), bits & 0xfffffffffffffn, { width: 52, bias: 1023 }));
}

export function classicFloatDigits(value: number): Decimal {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  const bits = view.getUint32(0);
  return digitsOf(normalise((bits >>> 23) & 0xff, BigInt(bits & 0x7fffff), { width: 23, bias: 127 }));
}

function normalise(biased: number, fraction: bigint, format: { width: number; bias: number }): Normalised {
  const { width, bias } = format;
  const widen = BigInt(FRACTION_BITS - width);
  if (biased > 0) {
    const significand = (fraction | (1n << BigInt(width))) << widen;
    return { significand, exponent: biased - bias, precision: width + 1 };
  }
  const precision = bitLength(fraction);
  const shift = width + 1 - precision;
  return { significand: (fraction << BigInt(shift)) << widen, exponent: 1 - shift - bias, precision };
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}

function digitsOf(number: Normalised): Decimal {
  const { significand, exponent } = number;
  const trailingZeros = bitLength(significand & -significand) - 1;
  const fractionBits = FRACTION_BITS + 1 - trailingZeros;
  const bitsBehindPoint = Math.max(0, fractionBits - exponent - 1);
  if (exponent <= 62 && bitsBehindPoint === 0 && exponent >= 0) return integerDigits(number);
  return generatedDigits(number, { trailingZeros, fractionBits, bitsBehindPoint });
}

/** Digits beyond the precision are rounded off, half up, before trailing zeros are. */
function integerDigits({ significand, exponent, precision }: Normalised): Decimal {
  const shift = exponent - FRACTION_BITS;
  let value = shift >= 0 ? significand << BigInt(shift) : significand >> BigInt(-shift);
  const surplusBits = exponent > precision ? exponent - precision - 1 : 0;
  const dropped = surplusBits > 1 ? Math.floor(surplusBits * Math.log10(2)) : 0;
  if (dropped > 0) {
    const unit = 10n ** BigInt(dropped);
    const rest = value % unit;
    value = value / unit + (rest >= unit / 2n ? 1n : 0n);
  }
  const text = value.toString();
  return { digits: text.replace(/0+$/, ''), exponent: text.length + dropped - 1 };
}

interface Bits {
  readonly trailingZeros: number;
  readonly fractionBits: number;
  readonly bitsBehindPoint: number;
}

function generatedDigits({ significand, exponent, precision }: Normalised, bits: Bits): Decimal {
  const { trailingZeros, fractionBits, bitsBehindPoint } = bits;
  let decimal = estimate(significand, exponent);
  // Digits come from the quotient number / scale; both, and half the gap to the next number, are powers of five and two.
  const numberFives = Math.max(0, -decimal);
  const scaleFives = Math.max(0, decimal);
  let numberTwos = numberFives + bitsBehindPoint + exponent;
  let scaleTwos = scaleFives + bitsBehindPoint;
  let gapTwos = numberTwos - precision;
  numberTwos -= fractionBits - 1;
  const common = Math.min(numberTwos, scaleTwos);
  numberTwos -= common;
  scaleTwos -= common;
  gapTwos -= common;
  // Below a power of two the next number is half as far.
  if (fractionBits === 1) gapTwos -= 1;
  if (gapTwos < 0) {
    numberTwos -= gapTwos;
    scaleTwos -= gapTwos;
    gapTwos = 0;
  }
  const width = Math.max(fractionBits + numberTwos + fiveBits(numberFives), scaleTwos + 1 + fiveBits(scaleFives + 1));
  const wide = width >= 64;
  // Where the numbers fit, int or long arithmetic is used, and its overflow shows in the result.
  const wrap = (value: bigint): bigint => (wide ? value : BigInt.asIntN(width < 32 ? 32 : 64, value));
  const five = (power: number): bigint => 5n ** BigInt(power);
  let rest = (significand >> BigInt(trailingZeros)) * five(numberFives) * (1n << BigInt(numberTwos));
  const scale = five(scaleFives) * (1n << BigInt(scaleTwos));
  let gap = five(numberFives) * (1n << BigInt(gapTwos));
  const tenfold = scale * 10n;
  const digits: number[] = [];
  let low = false;
  let high = false;
  const next = (): bigint => {
    const quotient = rest / scale;
    rest = 10n * (rest % scale);
    gap = wrap(gap * 10n);
    const overflown = gap <= 0n && digits.length > 0;
    low = overflown || rest < gap;
    high = overflown || (wide ? rest + gap >= tenfold : wrap(rest + gap) > tenfold);
    return quotient;
  };
  const first = next();
  if (first === 0n && !high) decimal--;
  else digits.push(Number(first));
  if (decimal < -3 || decimal >= 8) low = high = false;
  while (!low && !high) digits.push(Number(next()));
  const difference = wrap(wrap(2n * rest) - tenfold);
  const odd = ((digits.at(-1) ?? 0) & 1) === 1;
  const up = high && (!low || difference > 0n || (difference === 0n && odd));
  return up ? roundedUp(digits, decimal) : { digits: digits.join(''), exponent: decimal };
}

function roundedUp(digits: readonly number[], exponent: number): Decimal {
  const text = (BigInt(digits.join('')) + 1n).toString();
  if (text.length > digits.length) return { digits: text.slice(0, digits.length), exponent: exponent + 1 };
  return { digits: text.padStart(digits.length, '0'), exponent };
}

/** The power of ten of the first digit, or one too many. */
function estimate(significand: bigint, exponent: number): number {
  const fraction = Number(significand) / 2 ** FRACTION_BITS;
  return Math.floor((fraction - 1.5) * 0.289529654 + 0.176091259 + exponent * 0.301029995663981);
}

/** How many bits the power of five takes, as far as it decides which arithmetic is used. */
function fiveBits(power: number): number {
  if (power === 0) return 0;
  return power < 27 ? bitLength(5n ** BigInt(power)) : power * 3;
}
