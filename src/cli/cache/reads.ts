/**
 * What a run asked the world outside its inputs, and what the answers were: a result holds as long as all of them are the
 * same. What ships with the package is not among it; that belongs to the version.
 */
import type { ClassFileBytes, ClassFileProvider, LibraryEntry, LibrarySource } from '../../workspace/index.js';
import { hashOf } from './hash.js';

/** A question and the digest of its answer. */
export type Read = readonly [question: string, answer: string];

const MISSING = '-';
const BROKEN = '!';

export class Reads {
  readonly #answers = new Map<string, string>();
  /** By the word that questions start with. */
  readonly #sources = new Map<string, (name: string) => string>();

  /** In the order in which they were asked first. */
  get all(): readonly Read[] {
    return [...this.#answers];
  }

  /** Those from this position on. */
  since(position: number): readonly Read[] {
    return this.all.slice(position);
  }

  add(reads: readonly Read[]): void {
    for (const [question, answer] of reads) this.#answers.set(question, answer);
  }

  /** Whether all would be answered alike now. */
  areTheSame(reads: readonly Read[]): boolean {
    return reads.every(([question, answer]) => {
      const space = question.indexOf(' ');
      const ask = this.#sources.get(question.slice(0, space));
      return ask?.(question.slice(space + 1)) === answer;
    });
  }

  /** A function of a name whose answers are noted. */
  noting<T>(word: string, ask: (name: string) => T, digest: (answer: T) => string): (name: string) => T {
    const noted = (name: string): T => {
      const answer = ask(name);
      this.#note(word, name, digest(answer));
      return answer;
    };
    this.#sources.set(word, (name) => digest(ask(name)));
    return noted;
  }

  /** The same classes, noted. `number` tells the places apart. */
  library(entry: LibraryEntry, number: number): LibraryEntry {
    const hasPackage = this.noting(`package${number}`, (name) => entry.provider.hasPackage(name), String);
    if (entry.kind === 'sources') {
      const { provider } = entry;
      const find = this.noting(`source${number}`, (name) => provider.find(name), digestOfSource);
      return { ...entry, provider: { ...provider, hasPackage, find } };
    }
    return { ...entry, provider: { ...entry.provider, hasPackage, find: this.#classes(entry.provider, number) } };
  }

  #classes(provider: ClassFileProvider, number: number): ClassFileProvider['find'] {
    const find = this.noting(`class${number}`, (name) => provider.find(name), digestOfClass);
    const word = `bytes${number}`;
    this.#sources.set(word, (name) => digestOfBytes(provider.find(name)));
    const known = new Map<string, ClassFileBytes>();
    return (name) => {
      const before = known.get(name);
      if (before !== undefined) return before;
      const found = find(name);
      if (found === undefined) return undefined;
      const noted: ClassFileBytes = {
        ...found,
        bytes: () => {
          this.#note(word, name, digestOfBytes(found));
          return found.bytes();
        },
      };
      known.set(name, noted);
      return noted;
    };
  }

  #note(word: string, name: string, answer: string): void {
    this.#answers.set(`${word} ${name}`, answer);
  }
}

export function digestOfText(text: string | undefined): string {
  return text === undefined ? MISSING : hashOf(text);
}

function digestOfSource(found: LibrarySource | undefined): string {
  return found === undefined ? MISSING : hashOf(found.path, found.origin, found.text);
}

function digestOfClass(found: ClassFileBytes | undefined): string {
  return found === undefined ? MISSING : `${found.origin} ${found.path}`;
}

export function digestOfBytes(found: ClassFileBytes | undefined): string {
  if (found === undefined) return MISSING;
  try {
    return hashOf(found.bytes());
  } catch {
    return BROKEN;
  }
}
