/** The words of `--errors`: kinds of errors, or exceptions by whole or simple name. */
import { ERROR_WORDS, LIBRARY_PACKAGES } from '../analyses/typestate/index.js';
import { Hierarchy } from '../ir/hierarchy.js';
import type { ClassTable } from '../ir/program.js';
import { type ClassName, THROWABLE } from '../ir/types.js';
import { classMatches } from './selection.js';

/** A sentence for each word that names neither a kind of errors nor an exception. */
export function wrongErrors(table: ClassTable, words: readonly string[]): readonly string[] {
  const hierarchy = new Hierarchy(table);
  return words.flatMap((word) => {
    if (ERROR_WORDS.includes(word)) return [];
    const found = named(table, word);
    if (found.length === 0) {
      return [`no error kind and no exception '${word}': choose of ${ERROR_WORDS.join(', ')}, or name an exception`];
    }
    const isThrowable = found.some((name) => hierarchy.isSubclass(name, THROWABLE));
    return isThrowable ? [] : [`'${word}' in --errors is no exception`];
  });
}

function named(table: ClassTable, word: string): readonly ClassName[] {
  const inputs = table.inputs().filter((name) => classMatches(name, word));
  const library = [word, ...(word.includes('.') ? [] : LIBRARY_PACKAGES.map((each) => `${each}.${word}`))];
  return [...inputs, ...library.filter((name) => table.find(name) !== undefined)];
}
