/** A link that holds the program and what is looked at: after `#`, JSON that is packed and written in letters that addresses may hold. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import type { SourceFile, ViewName } from '../../protocol.js';
import { VIEW_NAMES } from '../../views.js';

export interface Shared {
  readonly files: readonly SourceFile[];
  /** Path of the file that is shown. */
  readonly file?: string | undefined;
  readonly view?: ViewName | undefined;
  readonly line?: number | undefined;
  /** Of the Shapes view: what the line does, the iteration, or a run that breaks a claim. */
  readonly mode?: ShapesMode | undefined;
  readonly step?: number | undefined;
}

export type ShapesMode = 'line' | 'iteration' | 'counterexample';

/** Longer addresses are cut by some programs that pass them on. */
export const LONGEST_LINK = 32_000;
/** What a link may unpack to; nobody reads more in an editor. */
export const LONGEST_TEXT = 400_000;
const PREFIX = 'e1.';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const SharedSchema = v.strictObject({
  files: v.pipe(
    v.array(v.strictObject({ path: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), text: v.string() })),
    v.minLength(1),
    v.maxLength(100),
    v.check((files) => new Set(files.map(({ path }) => path)).size === files.length, 'two files of one name'),
  ),
  file: v.optional(v.string()),
  view: v.optional(v.picklist(VIEW_NAMES)),
  line: v.optional(count),
  mode: v.optional(v.picklist(['line', 'iteration', 'counterexample'])),
  step: v.optional(count),
});

export type Linked = { readonly kind: 'link'; readonly hash: string } | Refused;
export type Read = { readonly kind: 'shared'; readonly shared: Shared } | { readonly kind: 'none' } | Refused;
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

/** The part of the address from `#` on. */
export function linkOf(shared: Shared): Linked {
  const hash = `#${PREFIX}${toLetters(deflateSync(strToU8(JSON.stringify(shared)), { level: 9 }))}`;
  if (hash.length <= LONGEST_LINK) return { kind: 'link', hash };
  return { kind: 'refused', message: `The program is too long for a link (${hash.length} characters).` };
}

/** `none` where the address holds no link of this kind at all. */
export function readLink(hash: string): Read {
  const text = hash.replace(/^#/, '');
  if (text === '') return { kind: 'none' };
  const refused = (why: string): Refused => ({ kind: 'refused', message: `This link cannot be read: ${why}.` });
  if (!text.startsWith(PREFIX))
    return refused(/^e\d+\./.test(text) ? 'it is of another version of this page' : 'it is not one of this page');
  if (text.length > LONGEST_LINK) return refused('it is too long');
  const packed = fromLetters(text.slice(PREFIX.length));
  const unpacked = packed === undefined ? undefined : inflated(packed);
  if (unpacked === 'long') return refused('it holds more than fits');
  if (unpacked === undefined) return refused('a part of it is missing or changed');
  const parsed = v.safeParse(SharedSchema, jsonOf(unpacked));
  return parsed.success ? { kind: 'shared', shared: parsed.output } : refused('it holds something else than a program');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unpacks piece by piece, so that a small link cannot fill the memory. */
function inflated(packed: Uint8Array): string | 'long' | undefined {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const inflate = new Inflate((piece, isFinal) => {
    size += piece.length;
    pieces.push(piece);
    isDone = isFinal;
  });
  try {
    for (let at = 0; at < packed.length && size <= LONGEST_TEXT; at += 256) {
      inflate.push(packed.subarray(at, at + 256), at + 256 >= packed.length);
    }
  } catch {
    return undefined;
  }
  if (size > LONGEST_TEXT) return 'long';
  if (!isDone) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return strFromU8(whole);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const letters = [18, 12, 6, 0].map((shift) => LETTERS.charAt((bits >> shift) & 63));
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

function fromLetters(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 255;
  }
  return bytes;
}
