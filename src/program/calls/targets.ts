/**
 * What a call may run.
 *
 * The answer holds all methods that a run can select among the classes that are known, and says whether code that is not known may run
 * too (`open`): that is so where the method is in no class, where the asker's world is not closed below the receiver's type, or
 * where nobody is known to implement it. How many targets are worth following is the asker's business: beyond its number the call is
 * unknown code (`atMost`), never the first few.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, isArray, OBJECT, type TypeName } from '../../ir/types.js';

export type CallInstruction = Extract<Instruction, { kind: 'call' }>;

/** A class of objects on which a method may be called: exactly this class, or it and its subclasses. */
export interface Receiver {
  readonly type: ClassName;
  readonly exact: boolean;
}

export interface Targets {
  /** What the reference of the call names; undefined where it is in no class. */
  readonly resolved: MethodDeclaration | undefined;
  /** Each once. */
  readonly methods: readonly MethodDeclaration[];
  /** Whether code that is not known may run too. */
  readonly open: boolean;
}

/** Whose classes there are. */
export interface KnownClasses {
  readonly hierarchy: Hierarchy;
  /** What a call that resolved to the method runs on objects of the type and below it; undefined: not all of that is known. */
  selected(type: ClassName, resolved: MethodDeclaration): readonly MethodDeclaration[] | undefined;
}

/** `receivers`: what is known of the receiver; undefined: its type decides. */
export function targetsOf(
  known: KnownClasses,
  instruction: CallInstruction,
  receivers: readonly Receiver[] | undefined,
): Targets {
  const { hierarchy } = known;
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined) return { resolved, methods: [], open: true };
  if (isFixed(instruction, resolved)) return { resolved, methods: [resolved], open: false };
  const methods = new Set<MethodDeclaration>();
  let open = false;
  for (const { type, exact } of receivers ?? [{ type: receiverType(hierarchy, instruction), exact: false }]) {
    const selected =
      exact || isArray(type) ? [hierarchy.selectMethod(type, resolved).method] : known.selected(type, resolved);
    if (selected === undefined) open = true;
    else for (const method of selected) methods.add(method);
  }
  return { resolved, methods: [...methods], open };
}

/** The targets, where all are known and there are no more than so many; undefined: the call is unknown code. */
export function atMost({ methods, open }: Targets, most: number): readonly MethodDeclaration[] | undefined {
  return open || methods.length > most ? undefined : methods;
}

/** Whether the call runs the method that it names, whatever the receiver is. */
export function isFixed({ dispatch }: CallInstruction, resolved: MethodDeclaration): boolean {
  return (
    dispatch === 'static' || dispatch === 'special' || hasFlag(resolved, Flag.PRIVATE) || hasFlag(resolved, Flag.FINAL)
  );
}

/** What the types say: that of the variable where it is narrower than the class that the reference names. */
export function receiverType(hierarchy: Hierarchy, { method, arguments: operands }: CallInstruction): TypeName {
  const owner = isArray(method.owner) ? OBJECT : method.owner;
  const declared = operands[0]?.type ?? owner;
  if (declared === 'null' || declared === owner) return owner;
  return hierarchy.isAssignable(declared, owner) ? declared : owner;
}

/** What a dispatched call of the method runs on objects of the classes that are given and below the type, each once. */
export function selectedIn(
  { hierarchy, classes }: { readonly hierarchy: Hierarchy; readonly classes: Subtypes },
  type: ClassName,
  resolved: MethodDeclaration,
): readonly MethodDeclaration[] {
  return [...new Set(classes.of(type).map((name) => hierarchy.selectMethod(name, resolved).method))];
}
