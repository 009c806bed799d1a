/** What proofs rest on: a line of counts. */
import type { ElementResult } from '../findings/result.js';
import type { Paint } from './claim-text.js';

/** `assuming single-thread (12 claims), library-model (3 claims)`: by the word before the colon. */
export function assumptionsText(results: readonly ElementResult[], paint: Paint): readonly string[] {
  const counts = new Map<string, number>();
  for (const { claims } of results) {
    for (const { assumptions } of claims) {
      for (const word of new Set(assumptions.map(wordOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return [];
  const parts = [...counts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([word, count]) => `${word} ${count}`);
  return [paint.faint(`proofs that assume: ${parts.join(', ')} (--assumptions explains)`)];
}

/** `library-model:java.util.List` is of the kind `library-model`. */
export function wordOf(assumption: string): string {
  const end = assumption.indexOf(':');
  return end < 0 ? assumption : assumption.slice(0, end);
}
