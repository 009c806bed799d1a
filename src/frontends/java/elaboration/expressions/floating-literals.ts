/** Exact rounding of floating-point literals: to the nearest float or double, ties to even. */

interface Format {
  /** Bits of precision. */
  readonly precision: number;
  /** Exponent of the last bit of the smallest numbers. */
  readonly smallest: number;
}

const FLOAT: Format = { precision: 24, smallest: -149 };
const DOUBLE: Format = { precision: 53, smallest: -1074 };

/** A double rounded once more could end on the wrong float, so the decimal itself is rounded. */
export function decimalToFloat(text: string): number {
  const match = /^(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) return Number.NaN;
  const [, whole = '', fraction = '', exponentText = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const exponent = Number(exponentText) - fraction.length;
  if (digits === '' || digits.length + exponent < -60) return 0;
  if (digits.length + exponent > 60) return Number.POSITIVE_INFINITY;
  const value = BigInt(digits);
  return exponent >= 0
    ? roundQuotient(value * 10n ** BigInt(exponent), 1n, FLOAT)
    : roundQuotient(value, 10n ** BigInt(-exponent), FLOAT);
}

export function hexadecimalToNumber(
  whole: string,
  fraction: string,
  exponent: number,
  type: 'float' | 'double',
): number {
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return 0;
  const scale = exponent - 4 * fraction.length;
  const magnitude = 4 * digits.length + scale;
  if (magnitude > 1100) return Number.POSITIVE_INFINITY;
  if (magnitude < -1200) return 0;
  const value = BigInt(`0x${digits}`);
  const format = type === 'float' ? FLOAT : DOUBLE;
  return scale >= 0
    ? roundQuotient(value << BigInt(scale), 1n, format)
    : roundQuotient(value, 1n << BigInt(-scale), format);
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}

function roundQuotient(numerator: bigint, denominator: bigint, format: Format): number {
  // The exponent of the last bit kept, at first a guess that may be one too large.
  let unit = Math.max(bitLength(numerator) - bitLength(denominator) - format.precision, format.smallest);
  let quotient: bigint;
  let remainder: bigint;
  let divisor: bigint;
  for (;;) {
    const scaled = unit >= 0 ? numerator : numerator << BigInt(-unit);
    divisor = unit >= 0 ? denominator << BigInt(unit) : denominator;
    quotient = scaled / divisor;
    remainder = scaled % divisor;
    if (bitLength(quotient) <= format.precision) break;
    unit++;
  }
  const twice = remainder * 2n;
  if (twice > divisor || (twice === divisor && quotient % 2n === 1n)) quotient++;
  const result = Number(quotient) * 2 ** Math.max(unit, -1022) * 2 ** Math.min(unit + 1022, 0);
  return format === FLOAT && result > 3.4028234663852886e38 ? Number.POSITIVE_INFINITY : result;
}
