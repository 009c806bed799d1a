/**
 * Whether two references are the same object, as `==` asks.
 *
 * Java leaves open whether evaluating a lambda or method reference that captures nothing gives the same object again. A program
 * that is run gets what virtual machines do: the same one. A run that is to show something ends there, because it would show
 * nothing: see `MachineOptions.isIdentityOpen`. An object is always the same as itself.
 *
 * Of what the library keeps and gives out again (the views of a map) models make new objects; those whose fields hold the same are one.
 */
import { NOWHERE } from '../../ir/span.js';
import { Halt } from '../outcome.js';
import { JavaObject, type Reference, type Value } from './values.js';

export function isSame(left: Value | undefined, right: Value | undefined): boolean {
  if (left === right) return true;
  if (!(left instanceof JavaObject) || left.type.identity === 'own') return false;
  if (!(right instanceof JavaObject) || left.type !== right.type) return false;
  if (left.type.identity === 'shared') return true;
  if (left.type.identity === 'kept') return keptFor(left) === keptFor(right);
  const reason = 'Java leaves open whether two lambdas that capture nothing are the same object';
  throw new Halt({ kind: 'unsupported', reason, span: left.type.declaration?.span ?? NOWHERE });
}

/** The object that stands for all that are the same as this one. */
export function keptFor(object: Reference): Reference {
  if (!(object instanceof JavaObject) || object.type.identity !== 'kept') return object;
  const [owner] = object.fields;
  if (!(owner instanceof JavaObject)) return object;
  const others = object.type.kept.get(owner) ?? [];
  const found = others.find(({ fields }) => fields.every((value, slot) => isSame(value, object.fields[slot])));
  if (found !== undefined) return found;
  object.type.kept.set(owner, [...others, object]);
  return object;
}
