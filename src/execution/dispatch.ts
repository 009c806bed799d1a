/** Finding methods: resolution (Java Virtual Machine Specification, 5.4.3.3) and selection (5.4.6). */
import { Flag, hasFlag } from '../ir/program.js';
import { OBJECT } from '../ir/types.js';
import type { Classes } from './classes.js';
import type { RuntimeClass } from './runtime-class.js';
import { RuntimeMethod } from './runtime-method.js';

/** The method of that name and descriptor which the class itself declares. */
export function declaredMethod(owner: RuntimeClass, signature: string): RuntimeMethod | undefined {
  if (owner.methods.size === 0) {
    for (const declaration of owner.declaration?.methods ?? []) {
      const method = new RuntimeMethod(owner, declaration);
      owner.methods.set(method.signature, method);
    }
  }
  return owner.methods.get(signature);
}

/** The method that a reference to `owner` means; undefined when there is none. */
export function resolveMethod(classes: Classes, owner: RuntimeClass, signature: string): RuntimeMethod | undefined {
  for (let type: RuntimeClass | undefined = owner; type !== undefined; type = type.superclass) {
    const found = declaredMethod(type, signature);
    if (found !== undefined) return found;
  }
  if (owner.isInterface) {
    const found = declaredMethod(classes.get(OBJECT), signature);
    if (found !== undefined && !found.isStatic && hasFlag(found.declaration, Flag.PUBLIC)) return found;
  }
  const inherited = superinterfaceMethods(owner, signature);
  return mostSpecific(inherited) ?? inherited[0];
}

/** The method that runs when `resolved` is called on an object of class `receiver`; undefined when none can. */
export function selectMethod(receiver: RuntimeClass, resolved: RuntimeMethod): RuntimeMethod | undefined {
  if (resolved.selections.has(receiver)) return resolved.selections.get(receiver);
  const selected = select(receiver, resolved);
  resolved.selections.set(receiver, selected);
  return selected;
}

function select(receiver: RuntimeClass, resolved: RuntimeMethod): RuntimeMethod | undefined {
  if (hasFlag(resolved.declaration, Flag.PRIVATE)) return resolved;
  for (let type: RuntimeClass | undefined = receiver; type !== undefined; type = type.superclass) {
    const found = declaredMethod(type, resolved.signature);
    if (found !== undefined && (found === resolved || overrides(found, resolved))) return found;
  }
  return mostSpecific(superinterfaceMethods(receiver, resolved.signature));
}

function overrides(lower: RuntimeMethod, upper: RuntimeMethod): boolean {
  if (lower.isStatic || hasFlag(lower.declaration, Flag.PRIVATE)) return false;
  if (hasFlag(upper.declaration, Flag.PUBLIC) || hasFlag(upper.declaration, Flag.PROTECTED)) return true;
  return upper.owner.isInterface || packageOf(lower.owner.name) === packageOf(upper.owner.name);
}

function packageOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/** The one method with a body that no other candidate's interface refines. */
function mostSpecific(candidates: readonly RuntimeMethod[]): RuntimeMethod | undefined {
  const maximal = candidates.filter(
    (method) => !candidates.some((other) => other !== method && other.owner.isSubtypeOf(method.owner.name)),
  );
  const withBody = maximal.filter((method) => !method.isAbstract);
  return withBody.length === 1 ? withBody[0] : undefined;
}

function superinterfaceMethods(start: RuntimeClass, signature: string): readonly RuntimeMethod[] {
  const found = new Set<RuntimeMethod>();
  const visit = (type: RuntimeClass): void => {
    for (const parent of type.interfaces) {
      const method = declaredMethod(parent, signature);
      if (method !== undefined && !method.isStatic && !hasFlag(method.declaration, Flag.PRIVATE)) found.add(method);
      visit(parent);
    }
  };
  for (let type: RuntimeClass | undefined = start; type !== undefined; type = type.superclass) visit(type);
  return [...found];
}
