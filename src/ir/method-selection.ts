/**
 * Which method a call runs: overriding and maximally specific interface methods (JVMS 5.4.5, 5.4.3.3, 5.4.6).
 * `Hierarchy` offers the finished lookups; this file holds the two rules behind them.
 */
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from './program.js';
import { type ClassName, packageOf } from './types.js';

/** What the rules need to know; `Hierarchy` implements it. */
export interface Lookup {
  superclassChain(name: ClassName): readonly ClassDeclaration[];
  supertypes(name: ClassName): ReadonlySet<ClassName>;
  isInterface(name: ClassName): boolean;
  isSubclass(lower: ClassName, upper: ClassName): boolean;
  declaredMethod(owner: ClassName, name: string, descriptor: string): MethodDeclaration | undefined;
}

export type MethodSelection =
  | { readonly kind: 'method'; readonly method: MethodDeclaration }
  /** Only an abstract declaration was found: the call throws an AbstractMethodError. */
  | { readonly kind: 'abstract'; readonly method: MethodDeclaration }
  /** Two unrelated default methods: the call throws an IncompatibleClassChangeError. */
  | { readonly kind: 'conflict'; readonly method: MethodDeclaration; readonly another: MethodDeclaration };

/** Whether `lower`, of the same name and descriptor, overrides `upper` or is the same method. */
export function overrides(hierarchy: Lookup, lower: MethodDeclaration, upper: MethodDeclaration): boolean {
  if (lower === upper) return true;
  if (hasFlag(lower, Flag.PRIVATE) || hasFlag(lower, Flag.STATIC) || hasFlag(upper, Flag.PRIVATE)) return false;
  if (hasFlag(upper, Flag.PUBLIC) || hasFlag(upper, Flag.PROTECTED)) return true;
  if (packageOf(lower.owner) === packageOf(upper.owner)) return true;
  // A package-private method is also overridden through a method in between that its package can see.
  for (const declaration of hierarchy.superclassChain(lower.owner).slice(1)) {
    if (declaration.name === upper.owner) return false;
    const between = hierarchy.declaredMethod(declaration.name, lower.name, lower.descriptor);
    if (between !== undefined && overrides(hierarchy, between, upper) && overrides(hierarchy, lower, between))
      return true;
  }
  return false;
}

/**
 * The instance methods, neither private nor static, that the class or interface inherits from its superinterfaces
 * (its own not among them) and that no other of them overrides from below.
 */
export function maximallySpecific(
  hierarchy: Lookup,
  start: ClassName,
  name: string,
  descriptor: string,
): readonly MethodDeclaration[] {
  const candidates: MethodDeclaration[] = [];
  for (const type of hierarchy.supertypes(start)) {
    if (type === start || !hierarchy.isInterface(type)) continue;
    const method = hierarchy.declaredMethod(type, name, descriptor);
    if (method !== undefined && !hasFlag(method, Flag.PRIVATE) && !hasFlag(method, Flag.STATIC))
      candidates.push(method);
  }
  if (candidates.length < 2) return candidates;
  return candidates.filter(
    (method) => !candidates.some((other) => other !== method && hierarchy.isSubclass(other.owner, method.owner)),
  );
}
