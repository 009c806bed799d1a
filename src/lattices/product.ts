/** Products: records of named parts, each with its own lattice, ordered part by part. */
import { type Lattice, narrowed } from './lattice.js';

/** The lattice of each part of T. */
export type Parts<T> = { readonly [N in keyof T]: Lattice<T[N]> };

export function product<T extends object>(parts: Parts<T>): Lattice<T> {
  const names = Object.keys(parts) as (keyof T & string)[];

  /** The record that `part` gives part by part; the left or the right one itself where nothing differs from it. */
  const combined = (left: T, right: T, part: <N extends keyof T>(lattice: Lattice<T[N]>, name: N) => T[N]): T => {
    const result: Partial<T> = {};
    let [isLeft, isRight] = [true, true];
    for (const name of names) {
      const element = part(parts[name], name);
      isLeft &&= element === left[name];
      isRight &&= element === right[name];
      result[name] = element;
    }
    return isLeft ? left : isRight ? right : (result as T);
  };

  const built = (part: <N extends keyof T>(lattice: Lattice<T[N]>) => T[N]): T =>
    Object.fromEntries(names.map((name) => [name, part(parts[name])])) as T;

  return {
    bottom: built((lattice) => lattice.bottom),
    leq: (lower, upper) => names.every((name) => parts[name].leq(lower[name], upper[name])),
    join: (left, right) => combined(left, right, (lattice, name) => lattice.join(left[name], right[name])),
    widen: (older, newer) => combined(older, newer, (lattice, name) => lattice.widen(older[name], newer[name])),
    narrow: (older, newer) => combined(older, newer, (lattice, name) => narrowed(lattice, older[name], newer[name])),
    spell: (element, into) => {
      for (const name of names) parts[name].spell(element[name], into);
    },
    show: (element) => names.map((name) => `${name}: ${parts[name].show(element[name])}`).join('; '),
    whyNotLeq: (lower, upper) => {
      const name = names.find((each) => !parts[each].leq(lower[each], upper[each]));
      return name === undefined ? '' : `${name}: ${parts[name].whyNotLeq(lower[name], upper[name])}`;
    },
  };
}
