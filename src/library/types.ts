/** What analyses have to know types of the library for, by their names: classes of the input have none of these. */
import type { ClassName } from '../ir/types.js';
import type { RecordTable } from './facts.js';
import type { TypeWord } from './record.js';

const OF_PACKAGE = '.*';
const NOT_AT_HAND = '?';

export class TypeFacts {
  readonly #named: ReadonlyMap<TypeWord, ReadonlySet<string>>;

  constructor({ types }: Pick<RecordTable, 'types'>) {
    const named = new Map<TypeWord, Set<string>>();
    for (const { class: name, words } of types) {
      for (const word of words) named.set(word, (named.get(word) ?? new Set()).add(name));
    }
    this.#named = named;
  }

  /** Whether it is said of the class itself, or of its package. */
  is(word: TypeWord, type: ClassName): boolean {
    const named = this.#named.get(word);
    if (named === undefined) return false;
    return named.has(type) || named.has(type.slice(0, type.lastIndexOf('.')) + OF_PACKAGE);
  }

  /** Also of a class that is not at hand and was imported with its whole package (`?Proxy`): of it only the simple name is known. */
  mayBe(word: TypeWord, type: ClassName): boolean {
    if (!type.startsWith(NOT_AT_HAND)) return this.is(word, type);
    return this.with(word).some((name) => name.slice(name.lastIndexOf('.') + 1) === type.slice(NOT_AT_HAND.length));
  }

  /** The classes of which it is said. */
  with(word: TypeWord): readonly ClassName[] {
    return [...(this.#named.get(word) ?? [])].filter((name) => !name.endsWith(OF_PACKAGE));
  }
}
