/** Natives of espalier.Encoding: text to bytes and back. */
import { arrayIn, nativesOf } from './define.js';

export const encodingNatives = nativesOf('espalier.Encoding', {
  'encode(Ljava/lang/String;Ljava/lang/String;)[B': (context, [text, encoding]) =>
    context.arrayOf('byte[]', Int8Array.from(encode(context.text(text), context.text(encoding)))),
  'decode([BIILjava/lang/String;)Ljava/lang/String;': (context, [bytes, offset, length, encoding]) => {
    const start = offset as number;
    const range = (arrayIn(bytes).elements as Int8Array).slice(start, start + (length as number));
    return context.string(decode(new Uint8Array(range.buffer), context.text(encoding)));
  },
});

const QUESTION_MARK = 0x3f;
const REPLACEMENT = '\ufffd';

export function encode(text: string, encoding: string): number[] {
  switch (encoding) {
    case 'US-ASCII':
      return [...text].map((character) => limited(character, 0x7f));
    case 'ISO-8859-1':
      return [...text].map((character) => limited(character, 0xff));
    case 'UTF-16':
      // With the mark of big-endian order, but for no text at all.
      return text === '' ? [] : [0xfe, 0xff, ...encodeUnits(text, 1)];
    case 'UTF-16BE':
      return encodeUnits(text, 1);
    case 'UTF-16LE':
      return encodeUnits(text, 0);
    default:
      return encodeUtf8(text);
  }
}

function limited(character: string, largest: number): number {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint <= largest ? codePoint : QUESTION_MARK;
}

/** `last` is the position of the low byte in each pair. */
function encodeUnits(text: string, last: 0 | 1): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const whole = isLoneSurrogate(character) ? REPLACEMENT : character;
    for (let index = 0; index < whole.length; index++) {
      const unit = whole.charCodeAt(index);
      const pair = [unit >> 8, unit & 0xff];
      bytes.push(...(last === 1 ? pair : pair.reverse()));
    }
  }
  return bytes;
}

function isLoneSurrogate(character: string): boolean {
  return character >= '\ud800' && character <= '\udfff' && character.length === 1;
}

function encodeUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = isLoneSurrogate(character) ? QUESTION_MARK : (character.codePointAt(0) ?? 0);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

export function decode(bytes: Uint8Array, encoding: string): string {
  switch (encoding) {
    case 'US-ASCII':
      return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : REPLACEMENT)).join('');
    case 'ISO-8859-1':
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    case 'UTF-16':
      if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUnits(bytes.subarray(2), 0);
      return decodeUnits(bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2) : bytes, 1);
    case 'UTF-16BE':
      return decodeUnits(bytes, 1);
    case 'UTF-16LE':
      return decodeUnits(bytes, 0);
    default:
      return decodeUtf8(bytes);
  }
}

function decodeUnits(bytes: Uint8Array, last: 0 | 1): string {
  let text = '';
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const high = bytes[index + 1 - last] ?? 0;
    text += String.fromCharCode((high << 8) | (bytes[index + last] ?? 0));
  }
  return bytes.length % 2 === 0 ? text : text + REPLACEMENT;
}

/** Each maximal part of a well-formed sequence that is not completed becomes one replacement character. */
function decodeUtf8(bytes: Uint8Array): string {
  let text = '';
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index++] ?? 0;
    if (first < 0x80) {
      text += String.fromCharCode(first);
      continue;
    }
    const length = first >= 0xf0 && first <= 0xf4 ? 3 : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xc2 ? 1 : 0;
    let code = length === 3 ? first & 0x07 : length === 2 ? first & 0x0f : first & 0x1f;
    let missing = first > 0xf4 ? 0 : length;
    let valid = missing > 0;
    while (missing > 0) {
      const next = bytes[index];
      if (next === undefined || !follows(first, missing === length ? 'second' : 'later', next)) {
        valid = false;
        break;
      }
      code = (code << 6) | (next & 0x3f);
      index++;
      missing--;
    }
    text += valid ? String.fromCodePoint(code) : REPLACEMENT;
  }
  return text;
}

/** The second byte is limited after some first ones: no overlong forms, no surrogates, nothing above U+10FFFF. */
function follows(first: number, place: 'second' | 'later', next: number): boolean {
  const low = place === 'second' && first === 0xe0 ? 0xa0 : place === 'second' && first === 0xf0 ? 0x90 : 0x80;
  const high = place === 'second' && first === 0xed ? 0x9f : place === 'second' && first === 0xf4 ? 0x8f : 0xbf;
  return next >= low && next <= high;
}
