/** The forms in which a mutant is given to the analyzer, and how exactly its claims then tell their places. */
import type { ClassFileListing } from '../../src/frontends/classfile/class-path.js';
import { classFolders } from '../support/classfiles.js';

/**
 * `source`: its texts; `debug` and `bare`: its class files with and without debug information; `split`: of its class files only those of
 * the class of `main` are input, the others come through the class path.
 */
export type Form = 'source' | 'debug' | 'bare' | 'split';

/** What a claim's place is told by: the text at a column of a line, the line, or the method. */
export type Told = 'column' | 'line' | 'method';

export function toldBy(form: Form): Told {
  return form === 'source' ? 'column' : form === 'bare' ? 'method' : 'line';
}

export interface ClassForm {
  readonly input: ClassFileListing;
  readonly classPath?: ClassFileListing;
}

/** Where `main` has no other class beside it, the classes nested in its class are split off; where there are none either, nothing is. */
export function classForm(form: Exclude<Form, 'source'>, folder: string, mainClass: string): ClassForm {
  const input = classFolders([folder], 'input');
  if (form !== 'split') return { input };
  const outermost = (name: string): string => name.split('$')[0] ?? name;
  const isBeside = input.names().some((name) => outermost(name) !== mainClass);
  const isInput = (name: string): boolean => (isBeside ? outermost(name) : name) === mainClass;
  return {
    input: only(input, isInput),
    classPath: only(classFolders([folder], 'classpath'), (name) => !isInput(name)),
  };
}

export function only(listing: ClassFileListing, wanted: (name: string) => boolean): ClassFileListing {
  const names = listing.names().filter(wanted);
  return {
    names: () => names,
    find: (name) => (wanted(name) ? listing.find(name) : undefined),
    hasPackage: listing.hasPackage,
  };
}
