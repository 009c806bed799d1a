/** A letter for each class, for the ids of its typestates. */
import type { ClassName } from '../../../ir/types.js';

/** Locations, predicates and transitions are named with these. */
const RESERVED = /[BEFOPT]/;

/** The first letter of the name; where that is taken or used for other things, another of its letters, else several. */
export function lettersOf(classes: readonly ClassName[]): ReadonlyMap<ClassName, string> {
  const letters = new Map<ClassName, string>();
  const taken = new Set<string>();
  for (const name of classes) {
    const simple = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    const candidates = [...simple.toUpperCase()].filter((letter) => /[A-Z]/.test(letter));
    const free = candidates.filter((each) => !taken.has(each));
    let letter = free.find((each) => !RESERVED.test(each)) ?? free[0];
    for (let count = 2; letter === undefined; count++) {
      const longer = simple.slice(0, count).toUpperCase().padEnd(count, 'X');
      if (!taken.has(longer)) letter = longer;
    }
    taken.add(letter);
    letters.set(name, letter);
    letters.set(`${name}.class`, `${letter}S`);
  }
  return letters;
}
