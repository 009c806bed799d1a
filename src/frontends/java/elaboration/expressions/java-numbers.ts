/**
 * Floating-point constants as text, where all versions of Java write them alike.
 *
 * Up to Java 18 some numbers are printed with more digits than they need. Plain numbers of few digits are not among
 * them; any other number is left for the library to print when the program runs.
 */

export function doubleText(value: number): string | undefined {
  return plainText(value, 9, (text) => Number(text) === value);
}

export function floatText(value: number): string | undefined {
  return plainText(value, 6, (text) => Math.fround(Number(text)) === value);
}

function plainText(value: number, digits: number, isSame: (text: string) => boolean): string | undefined {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e7) return undefined;
  // In this range the number has no exponent; trailing zeros come from rounding to a fixed count of digits.
  const text = String(Number(value.toPrecision(digits)));
  if (!isSame(text)) return undefined;
  return text.includes('.') ? text : `${text}.0`;
}
