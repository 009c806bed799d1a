/** All that is given as input, as one digest. */
import type { ClassFileListing, SourceInput } from '../../workspace/index.js';
import { hashOf } from './hash.js';
import { digestOfBytes } from './reads.js';

export function contentsDigest(sources: readonly SourceInput[], classes: readonly ClassFileListing[]): string {
  const parts: string[] = [];
  for (const { path, text } of sources) parts.push(path, text);
  for (const listing of classes) {
    parts.push('classes');
    for (const name of listing.names()) {
      const found = listing.find(name);
      parts.push(name, found?.path ?? '', digestOfBytes(found));
    }
  }
  return hashOf(...parts);
}
