/** The protocols of library classes that ship with the package, as a program of their own: those that an input has to do with. */
import { isRepresented, representedBy } from '../analyses/typestate/index.js';
import type { SourceProvider } from '../frontends/java/model/model.js';
import type { ClassTable } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import type { SourceInput } from './workspace.js';

export interface ProtocolClasses {
  /** The protocols are its input. */
  readonly table: ClassTable;
  /** Of the library classes that have one. */
  readonly names: ReadonlySet<ClassName>;
  /** Those of them that code has to do with that mentions the classes. */
  among(mentioned: Iterable<ClassName>): ReadonlySet<ClassName>;
}

/** What collections, maps and iterators are where only their interface is known: these stand for them. */
export const STANDING: readonly ClassName[] = [
  'espalier.AnyCollection',
  'espalier.AnyContainer',
  'espalier.AnyIterator',
  'espalier.AnyMap',
];

/** The protocols of the classes mentioned, and of those that these mention. */
export function protocolSources(
  provider: SourceProvider,
  mentioned: Iterable<ClassName>,
): ReadonlyMap<ClassName, SourceInput> {
  const found = new Map<ClassName, SourceInput>();
  const waiting = new Set<ClassName>(mentioned);
  for (const name of waiting) {
    const standing = representedBy(name);
    if (standing !== undefined) waiting.add(standing);
    if (isRepresented(name)) for (const each of STANDING) waiting.add(each);
    const source = provider.find(name);
    if (source === undefined) continue;
    found.set(name, { path: source.path, text: source.text });
    for (const other of namesIn(name, source.text)) waiting.add(other);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Classes that a text may speak of: of its own package, and imported ones. */
function namesIn(name: ClassName, text: string): readonly ClassName[] {
  const home = name.slice(0, name.lastIndexOf('.') + 1);
  const imported = [...text.matchAll(/^import ([\w.]+);/gm)].flatMap(([, each]) => each ?? []);
  return [...imported, ...[...text.matchAll(/\b[A-Z]\w*/g)].map(([word]) => `${home}${word}`)];
}
