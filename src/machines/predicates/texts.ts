/** String constants that predicates mention, as references that are told apart; all others are one that is none of these. */
import { FIRST_TEXT, type Reference } from './heap/references.js';
import type { Vocabulary } from './vocabulary.js';

export class Texts {
  readonly #references = new Map<string, Reference>();

  /** In an order that depends on the texts alone: machines that share heaps agree on it. */
  constructor({ predicates }: Vocabulary) {
    const texts = predicates.flatMap((predicate) => {
      const value = predicate.kind === 'field-constant' ? predicate.constant.value : undefined;
      return typeof value === 'string' ? [value] : [];
    });
    for (const text of [...new Set(texts)].sort()) this.#references.set(text, FIRST_TEXT - 1 - this.#references.size);
  }

  /** Whether no predicate asks for a string. */
  get isEmpty(): boolean {
    return this.#references.size === 0;
  }

  of(text: string): Reference {
    return this.#references.get(text) ?? FIRST_TEXT;
  }
}
