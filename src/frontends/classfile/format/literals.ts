/** Constants as Java text. */
const ESCAPES: ReadonlyMap<number, string> = new Map([
  [0x08, '\\b'],
  [0x09, '\\t'],
  [0x0a, '\\n'],
  [0x0c, '\\f'],
  [0x0d, '\\r'],
  [0x5c, '\\\\'],
]);

export function stringLiteral(value: string): string {
  return `"${escaped(value, '"')}"`;
}

export function charLiteral(unit: number): string {
  return `'${escaped(String.fromCharCode(unit), "'")}'`;
}

export function doubleLiteral(value: number): string {
  if (Number.isNaN(value)) return '0.0 / 0.0';
  if (!Number.isFinite(value)) return value > 0 ? '1.0 / 0.0' : '-1.0 / 0.0';
  return decimal(Object.is(value, -0) ? '-0' : String(value));
}

export function floatLiteral(value: number): string {
  if (Number.isNaN(value)) return '0.0f / 0.0f';
  if (!Number.isFinite(value)) return value > 0 ? '1.0f / 0.0f' : '-1.0f / 0.0f';
  if (value === 0) return Object.is(value, -0) ? '-0.0f' : '0.0f';
  // Nine digits tell any float; mostly fewer do.
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return `${decimal(String(shorter))}f`;
  }
  return `${decimal(String(Number(value.toPrecision(9))))}f`;
}

function decimal(text: string): string {
  return /[.e]/.test(text) ? text.replace('e+', 'e') : `${text}.0`;
}

/** Control characters and lone surrogates are escaped, too, for the text is printed. */
function escaped(value: string, quote: string): string {
  let plain = true;
  for (let index = 0; plain && index < value.length; index++) {
    const unit = value.charCodeAt(index);
    plain = unit >= 0x20 && unit < 0x7f && unit !== 0x5c && value[index] !== quote;
  }
  if (plain) return value;
  let text = '';
  for (const character of value) {
    const unit = character.charCodeAt(0);
    if (character === quote) text += `\\${quote}`;
    else if (unit < 0x20 || unit === 0x5c) text += ESCAPES.get(unit) ?? unicodeEscape(unit);
    else if (isControl(unit) || (character.length === 1 && unit >= 0xd800 && unit < 0xe000))
      text += unicodeEscape(unit);
    else text += character;
  }
  return text;
}

/** Delete, C1 controls, and the marks that break lines or change the direction of text. */
function isControl(unit: number): boolean {
  return (
    (unit >= 0x7f && unit < 0xa0) ||
    (unit >= 0x200b && unit <= 0x200f) ||
    (unit >= 0x2028 && unit <= 0x202e) ||
    (unit >= 0x2066 && unit <= 0x2069)
  );
}

function unicodeEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
