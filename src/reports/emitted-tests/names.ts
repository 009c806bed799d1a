/** Names of emitted tests: stable over runs, one a finding, and such that build tools take them for tests. */
import type { Finding } from '../../findings/check-result.js';

/** Digits of the fingerprint that are shown. */
const DIGITS = 8;

export class TestNames {
  readonly #taken = new Set<string>();

  /** `PlaylistNullDereference_1a2b3c4dTest`. */
  next({ rule, fingerprint }: Finding, className: string): string {
    const simple = className.slice(className.lastIndexOf('.') + 1);
    const stem = [...simple.split('$'), ...rule.split('-')].map(word).join('');
    for (let digits = DIGITS; ; digits++) {
      const extra = digits - fingerprint.length;
      const name = `${stem}_${fingerprint.slice(0, digits)}${extra > 0 ? `_${extra}` : ''}Test`;
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}

function word(text: string): string {
  const letters = text.replace(/[^A-Za-z0-9_]/g, '');
  return letters.slice(0, 1).toUpperCase() + letters.slice(1);
}
