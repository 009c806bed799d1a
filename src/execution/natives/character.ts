/** Natives of java.lang.Character: what Unicode says about a code point. */
import type { NativeContext } from '../native-context.js';
import { nativesOf, truth } from './define.js';

/** In the order of the constants in the model of java.lang.Character. */
const PROPERTIES: readonly RegExp[] = [
  /\p{Lowercase}/u,
  /\p{Uppercase}/u,
  /\p{Alphabetic}/u,
  /\p{Ideographic}/u,
  /\p{Emoji}/u,
  /\p{Bidi_Mirrored}/u,
  /\p{ID_Start}/u,
  /\p{ID_Continue}/u,
];

/** Numbers that Java gives the general categories. */
const CATEGORIES: readonly (readonly [category: number, pattern: RegExp])[] = [
  [2, /\p{Ll}/u],
  [1, /\p{Lu}/u],
  [5, /\p{Lo}/u],
  [9, /\p{Nd}/u],
  [12, /\p{Zs}/u],
  [24, /\p{Po}/u],
  [15, /\p{Cc}/u],
  [3, /\p{Lt}/u],
  [4, /\p{Lm}/u],
  [6, /\p{Mn}/u],
  [7, /\p{Me}/u],
  [8, /\p{Mc}/u],
  [10, /\p{Nl}/u],
  [11, /\p{No}/u],
  [13, /\p{Zl}/u],
  [14, /\p{Zp}/u],
  [16, /\p{Cf}/u],
  [18, /\p{Co}/u],
  [19, /\p{Cs}/u],
  [20, /\p{Pd}/u],
  [21, /\p{Ps}/u],
  [22, /\p{Pe}/u],
  [23, /\p{Pc}/u],
  [25, /\p{Sm}/u],
  [26, /\p{Sc}/u],
  [27, /\p{Sk}/u],
  [28, /\p{So}/u],
  [29, /\p{Pi}/u],
  [30, /\p{Pf}/u],
];

const DECIMAL_DIGIT = 9;
const LETTER_NUMBER = 10;
const OTHER_NUMBER = 11;

export const characterNatives = nativesOf('java.lang.Character', {
  'property(II)Z': (_, [codePoint, property]) =>
    truth(PROPERTIES[property as number]?.test(String.fromCodePoint(codePoint as number)) ?? false),
  'category(I)I': (_, [codePoint]) => category(codePoint as number),
  'lower(I)I': (_, [codePoint]) => lowerCase(codePoint as number),
  'upper(I)I': (_, [codePoint]) => upperCase(codePoint as number),
  'decimalDigit(I)I': (_, [codePoint]) => decimalDigit(codePoint as number),
  'numericValue(I)I': (context, [codePoint]) => numericValue(context, codePoint as number),
});

export function category(codePoint: number): number {
  const text = String.fromCodePoint(codePoint);
  return CATEGORIES.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}

/** The mapping of one code point to one; JavaScript's is the full mapping, which may give several. */
export function lowerCase(codePoint: number): number {
  const lower = String.fromCodePoint(codePoint).toLowerCase();
  return lower.codePointAt(0) ?? codePoint;
}

export function upperCase(codePoint: number): number {
  const upper = String.fromCodePoint(codePoint).toUpperCase();
  if ([...upper].length === 1) return upper.codePointAt(0) ?? codePoint;
  // Greek letters with a small iota below have a one-letter form with the iota beside, which is their title case.
  const isSmall = /\p{Ll}/u.test(String.fromCodePoint(codePoint));
  if (isSmall && codePoint >= 0x1f80 && codePoint <= 0x1faf) return codePoint + 8;
  if (codePoint === 0x1fb3 || codePoint === 0x1fc3 || codePoint === 0x1ff3) return codePoint + 9;
  return codePoint;
}

/** Decimal digits come in runs of ten, some of which follow each other. */
export function decimalDigit(codePoint: number): number {
  let start = codePoint;
  while (category(start - 1) === DECIMAL_DIGIT) start--;
  return (codePoint - start) % 10;
}

/** Runs of numbers that count upwards: first and last code point, value of the first, step. */
const COUNTED: readonly (readonly [first: number, last: number, value: number, step: number])[] = [
  [0xb2, 0xb3, 2, 1],
  [0xb9, 0xb9, 1, 1],
  [0x1369, 0x1371, 1, 1],
  [0x1372, 0x137b, 10, 10],
  [0x137c, 0x137c, 10000, 1],
  [0x16ee, 0x16f0, 17, 1],
  [0x17f0, 0x17f9, 0, 1],
  [0x19da, 0x19da, 1, 1],
  [0x2070, 0x2070, 0, 1],
  [0x2074, 0x2079, 4, 1],
  [0x2080, 0x2089, 0, 1],
  [0x215f, 0x215f, 1, 1],
  [0x2160, 0x216b, 1, 1],
  [0x216c, 0x216d, 50, 50],
  [0x216e, 0x216f, 500, 500],
  [0x2170, 0x217b, 1, 1],
  [0x217c, 0x217d, 50, 50],
  [0x217e, 0x217f, 500, 500],
  [0x2180, 0x2180, 1000, 1],
  [0x2181, 0x2182, 5000, 5000],
  [0x2185, 0x2185, 6, 1],
  [0x2186, 0x2186, 50, 1],
  [0x2187, 0x2188, 50000, 50000],
  [0x2189, 0x2189, 0, 1],
  [0x2460, 0x2473, 1, 1],
  [0x2474, 0x2487, 1, 1],
  [0x2488, 0x249b, 1, 1],
  [0x24ea, 0x24ea, 0, 1],
  [0x24eb, 0x24f4, 11, 1],
  [0x24f5, 0x24fe, 1, 1],
  [0x24ff, 0x24ff, 0, 1],
  [0x2776, 0x277f, 1, 1],
  [0x2780, 0x2789, 1, 1],
  [0x278a, 0x2793, 1, 1],
  [0x3007, 0x3007, 0, 1],
  [0x3021, 0x3029, 1, 1],
  [0x3038, 0x303a, 10, 10],
  [0x3192, 0x3195, 1, 1],
  [0x3220, 0x3229, 1, 1],
  [0x3248, 0x324f, 10, 10],
  [0x3251, 0x325f, 21, 1],
  [0x3280, 0x3289, 1, 1],
  [0x32b1, 0x32bf, 36, 1],
];

/** Fractions have a value, but no whole one. */
const FRACTIONS: readonly (readonly [first: number, last: number])[] = [
  [0xbc, 0xbe],
  [0x2150, 0x215e],
];

function numericValue(context: NativeContext, codePoint: number): number {
  for (const [first, last, value, step] of COUNTED) {
    if (codePoint >= first && codePoint <= last) return value + (codePoint - first) * step;
  }
  if (FRACTIONS.some(([first, last]) => codePoint >= first && codePoint <= last)) return -2;
  const kind = category(codePoint);
  if (kind !== LETTER_NUMBER && kind !== OTHER_NUMBER) return -1;
  return context.unsupported(`the numeric value of U+${codePoint.toString(16).toUpperCase()}`);
}
