/** Identity hash codes: a function of the order of allocation, or of what an object stands for, so that every run gives the same. */
import { keptFor } from './identity.js';
import { JavaObject, JavaString, type Reference } from './values.js';

/** Multiplying by an odd number permutes the 31-bit integers. */
const SPREAD = 0x5bd1e995;
/** Turns the order round in which tables of up to 65,536 places keep what they find by such codes. */
const ROUND = 0xffff;

/** Which of the codes a run has that virtual machines may choose. */
export type IdentityHashes = 'usual' | 'turned round';

/** Not negative; different for different objects that Java code has allocated, and spread like the JDK's random ones. */
export function identityHash(object: Reference, hashes: IdentityHashes): number {
  const hash = usualHash(keptFor(object));
  return hashes === 'usual' ? hash : hash ^ ROUND;
}

function usualHash(object: Reference): number {
  if (object instanceof JavaObject && object.type.identity !== 'own' && object.type.identity !== 'kept')
    return Math.imul(textHash(object.type.name), SPREAD) & 0x7fffffff;
  return Math.imul(object.id < 0 ? textHash(nameOf(object)) : object.id, SPREAD) & 0x7fffffff;
}

/** Strings of literals and class objects are there without being allocated: when they came up says nothing about them. */
function nameOf(object: Reference): string {
  if (object instanceof JavaString) return object.text;
  return object instanceof JavaObject && typeof object.payload === 'string' ? object.payload : '';
}

function textHash(text: string): number {
  let hash = text.length + 1;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
