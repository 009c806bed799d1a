/**
 * Modified UTF-8 (Java Virtual Machine Specification, 4.4.7): UTF-16 units in one to three bytes each, zero in two.
 * As the machine does, longer encodings than needed are read and surrogates need not come in pairs.
 */
import { ClassFileProblem } from '../class-file.js';

/** Units are turned into text by this many, for calls take a bounded number of arguments. */
const CHUNK = 4096;

export function decodeModifiedUtf8(view: DataView, start: number, length: number): string {
  // An ordinary array of the right length: much faster here than a typed one.
  const units = new Array<number>(length);
  const end = start + length;
  let count = 0;
  for (let position = start; position < end; ) {
    const first = view.getUint8(position);
    if (first < 0x80) {
      if (first === 0) throw malformed(position);
      units[count++] = first;
      position++;
    } else if (first >> 5 === 0b110) {
      units[count++] = ((first & 0x1f) << 6) | continuation(view, position + 1, end);
      position += 2;
    } else if (first >> 4 === 0b1110) {
      const middle = continuation(view, position + 1, end);
      units[count++] = ((first & 0x0f) << 12) | (middle << 6) | continuation(view, position + 2, end);
      position += 3;
    } else throw malformed(position);
  }
  if (count < length) units.length = count;
  if (count <= CHUNK) return String.fromCharCode.apply(null, units);
  let text = '';
  for (let from = 0; from < count; from += CHUNK)
    text += String.fromCharCode.apply(null, units.slice(from, from + CHUNK));
  return text;
}

function continuation(view: DataView, position: number, end: number): number {
  const byte = position < end ? view.getUint8(position) : 0;
  if (byte >> 6 !== 0b10) throw malformed(position);
  return byte & 0x3f;
}

function malformed(position: number): ClassFileProblem {
  return new ClassFileProblem('malformed text (not modified UTF-8)', position);
}
