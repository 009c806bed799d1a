/** Contents by their digest. */
import { createHash } from 'node:crypto';

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // Lengths keep `ab` `c` and `a` `bc` apart.
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('hex');
}
