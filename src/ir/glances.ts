/**
 * Glances at all code of the input whose answers are short: whether anything in it makes a proxy, who calls a method. A table that notes what is read notes
 * the answer, and not that all code was read for it.
 */
import type { Hierarchy } from './hierarchy.js';
import type { ClassTable, MethodDeclaration } from './program.js';
import type { ClassName } from './types.js';

export interface Glance<T> {
  /** Tells it from all others. */
  readonly name: string;
  /** Plain data, the same for the same program. */
  readonly at: (hierarchy: Hierarchy) => T;
}

/** An index of all code of the input, of which only what stands under single words is asked. */
export type Index<T> = Glance<ReadonlyMap<string, T>>;

export function glanceAt<T>(hierarchy: Hierarchy, glance: Glance<T>): T {
  const { table } = hierarchy;
  return table.glance === undefined ? glance.at(hierarchy) : table.glance(glance);
}

/** Undefined where nothing stands under the word. */
export function entryOf<T>(hierarchy: Hierarchy, index: Index<T>): (word: string) => T | undefined {
  const { table } = hierarchy;
  const { entry } = table;
  if (entry !== undefined) return (word) => entry.call(table, index, word) as T | undefined;
  const all = index.at(hierarchy);
  return (word) => all.get(word);
}

/** What a table that shows the same classes hands on. */
export function glancesOf(table: ClassTable): Pick<ClassTable, 'glance' | 'entry'> {
  const { glance, entry } = table;
  return {
    ...(glance === undefined ? {} : { glance: (of) => glance.call(table, of) as never }),
    ...(entry === undefined ? {} : { entry: (index, word) => entry.call(table, index, word) as never }),
  };
}

/** A method by its class and its position there. */
export interface MethodPlace {
  readonly owner: ClassName;
  readonly position: number;
}

export function methodAt(hierarchy: Hierarchy, { owner, position }: MethodPlace): MethodDeclaration | undefined {
  return hierarchy.find(owner)?.methods[position];
}
