/** What references are as numbers: objects of the heap are not negative. */
import type { Numbered } from '../../../base/numbered.js';

export type Reference = Numbered<'heap object'>;
export const NULL_REFERENCE = -1;
/** Not null, and an object that is not tracked (a string, an object of a class outside the component). */
export const OTHER_REFERENCE = -2;
/** Null, or an object that is not tracked. */
export const ANY_OTHER_REFERENCE = -3;
/** The contents of a field of an imagined object that nobody has looked at yet. */
export const UNREAD_REFERENCE = -4;
/** The same where it is known not to be null. */
export const UNREAD_NOT_NULL = -5;
/** Of a variable: null, an object that is not tracked, or any object of the heap that fits the type. Told apart where it matters. */
export const UNKNOWN_REFERENCE = -6;
/** The same where it is known not to be null. */
export const UNKNOWN_NOT_NULL = -7;
/** Of a variable that has no value yet. */
export const UNSET = -0x8000_0000;
/** Objects that are not tracked, of which more is known: numbers up to this one, see `Others`. */
export const FIRST_KNOWN_OTHER = -16;

/** String constants, see `Texts`: numbers up to this one, which stands for any constant that no predicate mentions. */
export const FIRST_TEXT = -0x4000_0000;

export function isText(reference: Reference): boolean {
  return reference <= FIRST_TEXT && reference !== UNSET;
}

export function isObject(reference: Reference): boolean {
  return reference >= 0;
}

/** Perhaps an object of the heap, it is not known which. */
export function isUnknown(reference: Reference): boolean {
  return reference === UNKNOWN_REFERENCE || reference === UNKNOWN_NOT_NULL;
}

/** Surely an object that is not tracked. */
export function isOther(reference: Reference): boolean {
  return reference === OTHER_REFERENCE || reference <= FIRST_KNOWN_OTHER;
}

/** As seen from outside: what is known of objects that are not tracked is nobody's business. */
export function shown(reference: Reference): Reference {
  if (reference === UNSET || reference === UNKNOWN_REFERENCE) return ANY_OTHER_REFERENCE;
  if (reference <= FIRST_KNOWN_OTHER || reference === UNKNOWN_NOT_NULL) return OTHER_REFERENCE;
  return reference === UNREAD_NOT_NULL ? UNREAD_REFERENCE : reference;
}
