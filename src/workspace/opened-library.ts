/**
 * Library sources that are opened once for several workspaces: what one of them has lowered is there for the next.
 *
 * A class of the library does not depend on what is analysed, unless that has classes in the same packages; then a workspace opens the
 * library for itself.
 */
import { type OpenedLibrary, openJavaProgram } from '../frontends/java/frontend.js';
import type { SourceProvider } from '../frontends/java/model/model.js';
import type { JavaParser } from '../frontends/java/syntax/parse.js';
import type { ClassTable } from '../ir/program.js';
import { packageOf } from '../ir/types.js';
import { type LibraryEntry, libraryOf } from './library.js';

/** Sources that need nothing but themselves. */
export function openedOnce(parser: JavaParser, provider: SourceProvider): LibraryEntry {
  return { kind: 'sources', provider, opened: openJavaProgram({ parser, inputs: [], provider }) };
}

/** The classes of the last of the entries, if it was opened before, for inputs in these packages. */
export function openedAmong(
  entries: readonly LibraryEntry[],
  packages: ReadonlySet<string>,
): OpenedLibrary | undefined {
  const last = entries.at(-1);
  if (last?.kind !== 'sources' || last.opened === undefined) return undefined;
  const { provider, opened } = last;
  const isOfLibrary = (name: string): boolean => name !== '' && provider.hasPackage(name);
  if ([...packages].some(isOfLibrary)) return undefined;
  return withoutPackagesOf(libraryOf(entries.slice(0, -1)), isOfLibrary, opened);
}

function withoutPackagesOf(
  others: { hasPackage(name: string): boolean },
  isOfLibrary: (name: string) => boolean,
  opened: ClassTable,
): OpenedLibrary {
  const known = new Map<string, boolean>();
  return {
    has: (name) => {
      const found = packageOf(name);
      let isServed = known.get(found);
      if (isServed === undefined) {
        isServed = isOfLibrary(found) && !others.hasPackage(found);
        known.set(found, isServed);
      }
      return isServed;
    },
    find: (name) => opened.find(name),
  };
}
