/** Which entries of an archive are classes, and which are jars of libraries. */
import type { ClassName } from '../../../ir/types.js';

/** What an entry's name makes it. */
export type EntryRole =
  | { readonly kind: 'class'; readonly name: ClassName; readonly priority: number }
  /** A jar whose classes belong to the program: web archives, Spring Boot, folders of libraries. */
  | { readonly kind: 'library' }
  | { readonly kind: 'misnamed-class' }
  | { readonly kind: 'other' };

const OTHER: EntryRole = { kind: 'other' };
const LIBRARY = /^(?:(?:BOOT|WEB)-INF\/)?lib(?:-provided)?\/[^/]+\.jar$/;
const VERSIONED = /^META-INF\/versions\/([1-9][0-9]{0,4})\/(?!META-INF\/)(.*)$/s;
const ROOTS = ['BOOT-INF/classes/', 'WEB-INF/classes/'];

/**
 * Of several classes of one name the one with the highest priority counts. `release` is the Java release whose classes a
 * multi-release jar gives, 0 for other jars; it is asked for only where that matters.
 */
export function roleOf(entry: string, release: () => number): EntryRole {
  if (entry.endsWith('.jar')) return LIBRARY.test(entry) ? { kind: 'library' } : OTHER;
  if (!entry.endsWith('.class')) return OTHER;
  if (entry.startsWith('META-INF/')) {
    const [, version, rest = ''] = VERSIONED.exec(entry) ?? [];
    const number = Number(version);
    return number >= 9 && number <= release() ? classRole(rest, number) : OTHER;
  }
  for (const [index, root] of ROOTS.entries()) {
    if (entry.startsWith(root)) return classRole(entry.slice(root.length), -1 - index);
  }
  // What else is in these folders is for the container alone.
  return /^(?:BOOT|WEB)-INF\//.test(entry) ? OTHER : classRole(entry, 0);
}

/** By the path below the root of packages. */
export function classRole(path: string, priority: number): EntryRole {
  const internal = path.slice(0, -'.class'.length);
  const simple = internal.slice(internal.lastIndexOf('/') + 1);
  if (isInformation(simple)) return OTHER;
  // No class can have such a name (JVMS 4.2), so that none is ever looked for there.
  if (simple === '' || /[.;[]|^\/|\/\//.test(internal)) return { kind: 'misnamed-class' };
  return { kind: 'class', name: internal.replaceAll('/', '.'), priority };
}

/** Of a module or a package; a file that is no class. */
export function isInformation(simpleName: string): boolean {
  return simpleName === 'module-info' || simpleName === 'package-info';
}
