/** Source bytes to text: UTF-8, or Latin-1 where that is what an old file holds; binary content is refused. */

export type Decoded =
  | { readonly kind: 'text'; readonly text: string; readonly latin1: boolean }
  | { readonly kind: 'binary' };

export function decodeSource(bytes: Uint8Array): Decoded {
  if (bytes.includes(0)) return { kind: 'binary' };
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), latin1: false };
  } catch {
    let control = 0;
    for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control++;
    if (control > bytes.length / 100) return { kind: 'binary' };
    return { kind: 'text', text: new TextDecoder('latin1').decode(bytes), latin1: true };
  }
}
