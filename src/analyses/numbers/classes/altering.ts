/**
 * The methods that may alter the guarded fields of a class, and how they are entered.
 *
 * Private methods that are only called on the receiver of such methods run in the middle of what their callers do: they are seen with them. All others
 * are entered while nobody is altering an object of the class.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { CodeIndex } from './code-index.js';
import { type Guarded, keyOfField } from './guarded.js';

/** Streams run them on objects that no constructor has made: where the input has streams, nothing is claimed of such classes. */
const HOOKS: ReadonlySet<string> = new Set(['readObject', 'readObjectNoData', 'readExternal']);

export interface Altering {
  /** Entered from anywhere, or making objects. */
  readonly roots: readonly MethodDeclaration[];
  /** Seen with their callers. */
  readonly within: ReadonlySet<MethodDeclaration>;
}

/** Whether its receiver is an object that is only being made. */
export function makesObjects({ name }: MethodDeclaration): boolean {
  return name === '<init>';
}

export function alteringMethods(
  hierarchy: Hierarchy,
  index: CodeIndex,
  declaration: ClassDeclaration,
  { fields }: Guarded,
): Altering {
  const all = new Set<MethodDeclaration>(fields.flatMap((field) => [...index.writers(keyOfField(field))]));
  for (const method of all) if (HOOKS.has(method.name) && hasFlag(method, Flag.PRIVATE)) all.delete(method);
  // Each of its constructors makes an object, even if it writes nothing.
  for (const method of declaration.methods) if (makesObjects(method) && method.body() !== undefined) all.add(method);
  const isOfClass = ({ owner }: MethodDeclaration): boolean => hierarchy.isSubclass(owner, declaration.name);
  const isWithin = (method: MethodDeclaration): boolean => {
    if (!hasFlag(method, Flag.PRIVATE) || hasFlag(method, Flag.STATIC) || makesObjects(method)) return false;
    const calls = index.callsOf(method);
    return calls.length > 0 && calls.every(({ caller, isOwn }) => isOwn && isOfClass(caller));
  };
  const within = new Set<MethodDeclaration>();
  // Grows while it is walked.
  for (const method of all) {
    if (!isOfClass(method) || !isWithin(method)) continue;
    within.add(method);
    for (const { caller } of index.callsOf(method)) all.add(caller);
  }
  return { roots: [...all].filter((method) => !within.has(method)), within };
}
