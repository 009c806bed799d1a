/** The operations of a client, before they are written as code. */
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, isReference, type TypeName } from '../../../ir/types.js';
import type { Classification } from '../classify/classify.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import type { Reach } from './reach.js';

export type Plan =
  | {
      readonly kind: 'make';
      readonly text: string;
      readonly method: MethodDeclaration;
      readonly type: ClassName;
      /** Whether the object is there even if the constructor ends abruptly, and before it ends. */
      readonly leaky: boolean;
      /** Another one than the object at hand. */
      readonly onOther: boolean;
      /** Of others: whether it matters also while there is no object at hand. */
      readonly early: boolean;
    }
  | {
      readonly kind: 'call';
      readonly text: string;
      readonly method: MethodDeclaration;
      /** The class of objects on which it can be called. */
      readonly type: ClassName;
      readonly onOther: boolean;
      readonly early: boolean;
      /** Whether nothing comes of it that does not come of other operations. */
      readonly idle: boolean;
    }
  | { readonly kind: 'static'; readonly text: string; readonly method: MethodDeclaration; readonly idle: boolean }
  | {
      readonly kind: 'read' | 'write';
      readonly text: string;
      readonly field: FieldDeclaration;
      readonly onOther: boolean;
    };

export interface Plans {
  readonly all: readonly Plan[];
  /** Whether what is handed out is harmful. */
  readonly takes: boolean;
  /** Whether it changes something, and goes on with nodes that it held while unknown code ran. */
  readonly isInterrupted: (plan: Plan) => boolean;
  /** Whether a value of the type may be an object of the class. */
  readonly mayBeObject: (type: TypeName) => boolean;
}

export function plansOf(
  context: InvariantsContext,
  family: Family,
  classification: Classification,
  reach: Reach,
): Plans {
  const { hierarchy } = context.world;
  const { name: owner } = family.declaration;
  const types = family.concrete.map(({ type }) => type);
  const mayBe = (type: TypeName): boolean => reach.mayBeObject(type);
  const tight = new Map(classification.constructors.map(({ element, good }) => [element, good]));
  const several = types.length > 1;
  const makes: Plan[] = [];
  const calls: Plan[] = [];
  const others: Plan[] = [];
  const called = new Set<string>();
  const signatures = family.concrete.map(({ methods }) => new Set(methods.map(signatureOf)));
  /** Whether a call on another instance may have to do with the object at hand. */
  const matters = (method: MethodDeclaration): boolean => reach.touchesOthers(method) || reach.touchesStatics(method);
  const writable = family.writable.some(({ type }) => isReference(type));
  // In the closed world, too, what was handed out may come back.
  const takes =
    family.takesBack.length > 0 ||
    (context.outside === 'open' && (family.writers.length > 0 || writable || reach.makesObjects));
  const isIdle = (method: MethodDeclaration): boolean => !takes && !reach.makesObjects && reach.isIdle(method);
  /** Objects of the classes above have the method, too. */
  const topmost = (type: ClassName, { name, descriptor }: MethodDeclaration): ClassName => {
    const above = hierarchy.superclassChain(type).filter(({ name: each, origin }) => {
      const declared = hierarchy.declaredMethod(each, name, descriptor);
      return origin === 'input' && declared !== undefined && !hasFlag(declared, Flag.PRIVATE);
    });
    return above.at(-1)?.name ?? type;
  };
  for (const { type, constructors, methods } of family.concrete) {
    const isFinalized = hierarchy
      .superclassChain(type)
      .some(
        ({ name }) => name !== 'java.lang.Object' && hierarchy.declaredMethod(name, 'finalize', '()V') !== undefined,
      );
    for (const method of constructors) {
      const text = `${several ? `${type}.` : ''}${textOf(method)}`;
      // Those of subclasses are tight only if nothing is handed out above, too: what is not said to be tight is not.
      const leaky = isFinalized || tight.get(method) !== true;
      const early = reach.touchesStatics(method);
      makes.push({ kind: 'make', text, method, type, leaky, onOther: false, early });
      if (matters(method)) others.push({ kind: 'make', text, method, type, leaky, onOther: true, early });
    }
    // The machine calls it.
    const finalizer = isFinalized
      ? hierarchy.resolveMethod({ owner: type, name: 'finalize', descriptor: '()V' })
      : undefined;
    for (const method of finalizer === undefined ? methods : new Set([...methods, finalizer])) {
      if (hasFlag(method, Flag.STATIC) || method.name.startsWith('<')) continue;
      // One call for all classes: which method runs is decided by the object.
      const signature = signatureOf(method);
      const isCommon =
        signatures.every((each) => each.has(signature)) &&
        hierarchy.resolveMethod({ owner, name: method.name, descriptor: method.descriptor }) !== undefined;
      // A private one is not overridden.
      const isPrivate = hasFlag(method, Flag.PRIVATE);
      const at = isPrivate ? method.owner : isCommon ? owner : type;
      const key = isCommon && !isPrivate ? signature : `${at}.${signature}`;
      if (called.has(key)) continue;
      called.add(key);
      const text = `${at === owner ? '' : `${at}.`}${textOf(method)}`;
      const idle = isIdle(method);
      const early = reach.touchesStatics(method);
      calls.push({ kind: 'call', text, method, type: at, onOther: false, early, idle });
      if (matters(method) && !idle)
        others.push({ kind: 'call', text, method, type: topmost(at, method), onOther: true, early, idle });
    }
  }
  const statics = family.statics.map(
    (method): Plan => ({ kind: 'static', text: textOf(method), method, idle: isIdle(method) }),
  );
  const reads = family.readable.map(
    (field): Plan => ({ kind: 'read', text: `read ${field.name}`, field, onOther: false }),
  );
  const writes = family.writable.map(
    (field): Plan => ({ kind: 'write', text: `write ${field.name}`, field, onOther: false }),
  );
  for (const field of family.writable)
    if (!hasFlag(field, Flag.STATIC) && mayBe(field.type))
      others.push({ kind: 'write', text: `write ${field.name}`, field, onOther: true });
  return {
    all: [
      ...makes,
      ...calls,
      ...statics,
      ...reads.filter((plan) => plan.kind === 'read' && isReference(plan.field.type)),
      ...writes,
      ...others,
    ],
    takes,
    isInterrupted: (plan) => 'method' in plan && !reach.isPure(plan.method) && reach.isInterrupted(plan.method),
    mayBeObject: mayBe,
  };
}

export function textOf({ name, parameters }: MethodDeclaration): string {
  return `${name}(${parameters.map(({ type }) => type.slice(type.lastIndexOf('.') + 1)).join(', ')})`;
}

function signatureOf({ name, descriptor }: MethodDeclaration): string {
  return name + descriptor;
}

/** Where an operation stands in the program; what is made up stands at the given place. */
export function spanOf(plan: Plan, span: Span): Span {
  return 'method' in plan ? plan.method.span : plan.kind === 'read' || plan.kind === 'write' ? plan.field.span : span;
}
