/** Numbers as text, as Double.toString and Float.toString of Java 19 and later write them. */

export function doubleText(value: number): string {
  return floatingText(value, (digits) => Number(digits) === value, 17);
}

export function floatText(value: number): string {
  return floatingText(value, (digits) => Math.fround(Number(digits)) === value, 9);
}

function floatingText(value: number, isSame: (digits: string) => boolean, most: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const sign = value < 0 ? '-' : '';
  // At least two digits are looked at, even where one would identify the number.
  let precision = 2;
  while (precision < most && !isSame(value.toPrecision(precision))) precision++;
  const [mantissa = '', exponentText = '0'] = Math.abs(value)
    .toExponential(precision - 1)
    .split('e');
  const exponent = Number(exponentText);
  const digits = mantissa.replace('.', '').replace(/0+$/, '') || '0';
  if (exponent >= -3 && exponent < 7) {
    if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
    const padded = digits.padEnd(exponent + 2, '0');
    return `${sign}${padded.slice(0, exponent + 1)}.${padded.slice(exponent + 1)}`;
  }
  return `${sign}${digits[0]}.${digits.slice(1) || '0'}E${exponent}`;
}
