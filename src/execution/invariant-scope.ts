/**
 * Which class invariants a call concerns.
 *
 * An invariant of class K is checked when a method is called from outside K. Code inside K is what stands in the body of
 * K, nested classes included, and what K inherits: the bodies of its superclasses and interfaces. While a constructor of
 * K runs on an object, the invariants of K do not bind that object yet.
 */
import type { Classes } from './classes/classes.js';
import type { RuntimeClass } from './classes/runtime-class.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import type { Activation } from './frame.js';
import type { Reference } from './memory/values.js';

/** The classes, superclass first, whose invariants hold at entry and exits of this call. */
export function concernedClasses(
  classes: Classes,
  receiver: Reference,
  method: RuntimeMethod,
  caller: Activation,
): readonly RuntimeClass[] {
  if (method.isConstructor) return ownInvariants(method.owner);
  const from = caller.code.method?.owner;
  return ownInvariants(receiver.type).filter(
    (type) => !isInside(classes, from, type) && !isUnderConstruction(receiver, type, caller),
  );
}

function ownInvariants(start: RuntimeClass): readonly RuntimeClass[] {
  const found: RuntimeClass[] = [];
  if (!start.hasInvariants) return found;
  for (let type: RuntimeClass | undefined = start; type !== undefined; type = type.superclass) {
    if ((type.declaration?.invariants.length ?? 0) > 0) found.unshift(type);
  }
  return found;
}

function isInside(classes: Classes, from: RuntimeClass | undefined, type: RuntimeClass): boolean {
  for (let scope = from; scope !== undefined; ) {
    if (type.isSubtypeOf(scope.name)) return true;
    const outer: string | undefined = scope.declaration?.outer;
    scope = outer === undefined ? undefined : classes.get(outer);
  }
  return false;
}

function isUnderConstruction(receiver: Reference, type: RuntimeClass, caller: Activation): boolean {
  for (let frame: Activation | null = caller; frame !== null; frame = frame.caller) {
    const { method, parameters } = frame.code;
    if (method?.isConstructor !== true || method.owner !== type) continue;
    if (frame.registers[parameters[0] as number] === receiver) return true;
  }
  return false;
}
