/** Fields that change only by what the client does, and those that other classes write by way of hidden members. */
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { isClaimable } from '../claims/hindrances.js';
import type { ClassSubject } from '../local-analysis.js';

/** Written by code of the class only. */
export function guardedFields({ classification }: ClassSubject): readonly FieldDeclaration[] {
  return classification.fields.filter(isClaimable).map(({ element }) => element);
}

/**
 * Those of them that a method of another class, which code outside may run when it has an object of it (an iterator, a lambda), comes to
 * write without one of the client's operations in between: by calling a private method of the class.
 */
export function writtenElsewhere(subject: ClassSubject): ReadonlySet<string> {
  const { context, family } = subject;
  const { index } = context;
  const own = new Set([family.declaration.name, ...family.concrete.map(({ type }) => type)]);
  const operations = new Set<MethodDeclaration>(family.statics);
  for (const { constructors, methods } of family.concrete)
    for (const method of [...constructors, ...methods]) operations.add(method);
  const isWritten = (field: FieldDeclaration): boolean => {
    const writing = new Set(index.writes(field).map(({ method }) => method));
    for (const method of writing) {
      if (!own.has(method.owner)) return true;
      if (operations.has(method) || method.name === '<clinit>') continue;
      for (const caller of index.callers(method)) writing.add(caller.method);
    }
    return false;
  };
  const found = new Set<string>();
  for (const field of guardedFields(subject))
    if (!hasFlag(field, Flag.FINAL) && isWritten(field)) found.add(keyOf(field));
  return found;
}
