/** Fingerprints: the same for the same problem after edits elsewhere in the file. FNV-1a (G. Fowler, L. Noll, P. Vo), twice. */
export function fingerprint(parts: readonly string[]): string {
  const text = parts.join('\u0000');
  return hex(hash(text, 0x811c9dc5)) + hex(hash(text, 0x01234567));
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value >>> 0;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}
