/** What comes out of the library besides what its protocols speak of: files are missing, threads interrupted, objects cannot be compared. */
import type { MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference, THROWABLE } from '../../../ir/types.js';

const OF_LIBRARY = /^javax?\./;
/** What a method may say of objects that it is given. */
const OF_OBJECTS: readonly ClassName[] = ['java.lang.NullPointerException', 'java.lang.ClassCastException'];

export interface Besides {
  readonly type: ClassName;
  /** Otherwise it may be a subclass. */
  readonly isExact: boolean;
}

/** They are no errors of the protocol, but handlers may catch them; the call has changed nothing then. */
export function thrownBesides({ owner, exceptions, parameters }: MethodDeclaration): readonly Besides[] {
  if (!OF_LIBRARY.test(owner)) return [];
  const isGiven = parameters.some(({ type }) => isReference(type));
  return [
    // Those that a type parameter stands for come from functions that are given, and these are followed.
    ...exceptions.filter((type) => type !== THROWABLE).map((type) => ({ type, isExact: false })),
    ...(isGiven ? OF_OBJECTS.map((type) => ({ type, isExact: true })) : []),
  ];
}
