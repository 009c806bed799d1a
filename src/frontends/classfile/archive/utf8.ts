/** Text of entry names, manifests and sources: UTF-8, checked. */
import { strFromU8 } from 'fflate';

const CHUNK = 4096;

/** Undefined where the bytes are no UTF-8 (overlong forms and surrogates included). A byte order mark stays. */
export function decodeUtf8(bytes: Uint8Array, from = 0, to = bytes.length): string | undefined {
  let text = '';
  let units: number[] = [];
  for (let at = from; at < to; ) {
    const first = bytes[at++] ?? 0;
    if (first < 0x80) {
      units.push(first);
    } else {
      const more = first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xf0 ? 3 : 0;
      if (more === 0 || first > 0xf4 || at + more > to) return undefined;
      let code = first & (0x3f >> more);
      for (let count = more; count > 0; count--) {
        const next = bytes[at++] ?? 0;
        if ((next & 0xc0) !== 0x80) return undefined;
        code = (code << 6) | (next & 0x3f);
      }
      if (more === 2 && (code < 0x800 || (code >= 0xd800 && code < 0xe000))) return undefined;
      if (more === 3 && (code < 0x10000 || code > 0x10ffff)) return undefined;
      if (code < 0x10000) units.push(code);
      else units.push(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff));
    }
    if (units.length >= CHUNK) {
      text += String.fromCharCode(...units);
      units = [];
    }
  }
  return text + String.fromCharCode(...units);
}

/** One character a byte, whatever the bytes mean. */
export function decodeLatin1(bytes: Uint8Array): string {
  return strFromU8(bytes, true);
}

export function isAscii(bytes: Uint8Array, from = 0, to = bytes.length): boolean {
  for (let at = from; at < to; at++) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

/** The form of class files and JDK images (JVMS 4.4.7), not checked: what is no character becomes some character. */
export function decodeModifiedUtf8(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++] ?? 0;
    if (first < 0x80) text += String.fromCharCode(first);
    else if (first < 0xe0) text += String.fromCharCode(((first & 0x1f) << 6) | ((bytes[at++] ?? 0) & 0x3f));
    else {
      const second = (bytes[at++] ?? 0) & 0x3f;
      text += String.fromCharCode(((first & 0x0f) << 12) | (second << 6) | ((bytes[at++] ?? 0) & 0x3f));
    }
  }
  return text;
}
