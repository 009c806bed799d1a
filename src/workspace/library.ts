/** Library classes from several places: the first place that has a class wins, whether it holds source or class files. */
import type { ClassFileProvider } from '../frontends/classfile/class-path.js';
import type { LibraryProvider, SourceProvider } from '../frontends/java/model/model.js';
import type { ClassTable, Origin } from '../ir/program.js';

export type LibraryEntry =
  | {
      readonly kind: 'sources';
      readonly provider: SourceProvider;
      /** Its classes, where several workspaces share them. */
      readonly opened?: ClassTable;
    }
  | {
      readonly kind: 'classes';
      readonly provider: ClassFileProvider;
      /** What the input's own sources were compiled to: serves the members that were generated on the way. */
      readonly compiledInput?: boolean;
    };

/** By qualified name of a top-level class; for what source code refers to. */
export function libraryOf(entries: readonly LibraryEntry[]): LibraryProvider {
  return {
    find(qualifiedName) {
      for (const { provider } of entries) {
        const found = provider.find(qualifiedName);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    hasPackage: (packageName) => entries.some(({ provider }) => provider.hasPackage(packageName)),
  };
}

/**
 * By binary name; for what class files refer to. A nested class comes from where its outermost class comes from: where
 * source has that one, no class file further behind stands in for a nested class that the source does not have.
 */
export function classFilesOf(entries: readonly LibraryEntry[]): ClassFileProvider {
  return {
    find(name) {
      for (const entry of entries) {
        if (entry.kind === 'classes') {
          const found = entry.provider.find(name);
          if (found !== undefined) return found;
        } else if (hasSource(entry.provider, name)) return undefined;
      }
      return undefined;
    },
    hasPackage: (packageName) =>
      entries.some(({ kind, provider }) => kind === 'classes' && provider.hasPackage(packageName)),
  };
}

function hasSource(provider: SourceProvider, name: string): boolean {
  if (provider.find(name) !== undefined) return true;
  for (let dollar = name.lastIndexOf('$'); dollar > 0; dollar = name.lastIndexOf('$', dollar - 1)) {
    if (provider.find(name.slice(0, dollar)) !== undefined) return true;
  }
  return false;
}

/** The class files that the input's sources were compiled to: what they supply is part of the input. */
export function twinsOf(entries: readonly LibraryEntry[]): ClassFileProvider {
  const compiled = entries.filter((entry) => entry.kind === 'classes' && entry.compiledInput === true);
  return withOrigin(classFilesOf(compiled), 'input');
}

/** The same class files, told to come from elsewhere. */
export function withOrigin<P extends ClassFileProvider>(provider: P, origin: Origin): P {
  return {
    ...provider,
    find(name: string) {
      const found = provider.find(name);
      return found === undefined ? undefined : { ...found, origin, bytes: () => found.bytes() };
    },
  };
}

/** Only the classes of which the condition holds, packages as they are. */
export function onlyClasses<P extends ClassFileProvider | SourceProvider>(
  provider: P,
  admits: (name: string) => boolean,
): P {
  return {
    ...provider,
    find: (name: string) => (admits(name) ? provider.find(name) : undefined),
  };
}
