/** Which methods a call may run, where more is known of the library than its types say. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Receiver } from '../../../../engine/domain.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { type ClassName, isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { receiverType, selectedIn, type Targets, targetsOf } from '../../../../program/calls/targets.js';
import type { SummarySession } from '../session.js';
import { contractOf } from './contract-methods.js';

export interface CallTargets extends Targets {
  /** Whether the call is read as one that may run any of them, since they are too many or not all known. */
  readonly isFramed: boolean;
  /**
   * Library methods that run on objects of the input which keep their content by code of their own: there a specification
   * does not stand for the method's code.
   */
  readonly opened: readonly MethodDeclaration[];
  /** The class whose contract stands for the code of overrides that are not known. */
  readonly contract?: ClassName;
  /** Whether no override outside the input is taken into account. */
  readonly isAssumed?: boolean;
}

type Asked = Pick<SummarySession, 'program' | 'world' | 'receivers' | 'options' | 'given'>;

/** `receivers`: the classes that the receiver can have; undefined: its type decides. */
export function callTargets(
  session: Asked,
  instruction: CallInstruction,
  receivers: readonly Receiver[] | undefined,
): CallTargets {
  const found = targetsIn(session, instruction, receivers);
  const { resolved, methods, opened, open, contract } = found;
  const isMany = methods.length > session.options.targets;
  const isFramed = resolved === undefined || open || isMany || opened.length > 0 || contract !== undefined;
  return { ...found, isFramed };
}

function targetsIn(
  session: Asked,
  instruction: CallInstruction,
  receivers: readonly Receiver[] | undefined,
): Omit<CallTargets, 'isFramed'> {
  const { world } = session;
  const targets = targetsOf(session.program, instruction, receivers);
  const { resolved, methods, open } = targets;
  if (resolved === undefined) return { ...targets, opened: [] };
  const isMany = methods.length > session.options.targets;
  const type = receiverType(world.hierarchy, instruction);
  const opened = keptByOwnCode(session, instruction, resolved, receivers);
  const isGiven = (open || isMany) && session.given(resolved) !== undefined;
  // A class that has a specification is used through it, whatever it is; only overrides in the input are opened.
  if (isGiven) return { resolved, methods: [...overridesIn(session, type, resolved), resolved], opened, open: false };
  if (opened.length > 0 && !open) return { ...targets, opened };
  const contract = open || isMany ? contractOf(world.hierarchy, resolved) : undefined;
  if (contract !== undefined) {
    const known = open ? overridesIn(session, type, resolved) : methods;
    // Classes of the library keep the contract, but for what they run of the program: the elements' own, a function.
    const called = world.callbacks.on(isArray(type) ? OBJECT : type, resolved);
    if (called === undefined) return { ...targets, opened };
    return { resolved, methods: [...new Set([...known, ...called])], opened, open: false, contract };
  }
  // That others than the input do not override what a library class does is part of `known-subclasses`.
  const run = open ? codeOf(session, type, resolved) : undefined;
  if (run === undefined) return { ...targets, opened };
  const overriding = overridesIn(session, type, resolved).filter((method) => method !== run);
  return { resolved, methods: [...overriding, run], opened, open: false, isAssumed: true };
}

/** What an object of just that library class runs; undefined: it is an interface, or there is no code. */
function codeOf(
  { world: { hierarchy } }: Asked,
  type: TypeName,
  resolved: MethodDeclaration,
): MethodDeclaration | undefined {
  if (isArray(type) || hierarchy.isInterface(resolved.owner) || hierarchy.isInterface(type)) return undefined;
  const { method } = hierarchy.selectMethod(type, resolved);
  // Models are small; what a library itself does may be endless.
  const isRead = hierarchy.find(method.owner)?.origin === 'model';
  return !isRead || method.body() === undefined ? undefined : method;
}

/**
 * Methods whose specification would be used for an object whose class, one of the input, keeps its content by code of its own:
 * that code changes the content without the specification's fields.
 */
function keptByOwnCode(
  session: Asked,
  { dispatch, arguments: [receiver], method }: CallInstruction,
  resolved: MethodDeclaration,
  known: readonly Receiver[] | undefined,
): readonly MethodDeclaration[] {
  if (dispatch === 'static' || resolved.name === '<init>' || receiver === undefined) return [];
  const { receivers, world } = session;
  const { hierarchy } = world;
  const type = receiver.type === 'null' ? method.owner : receiver.type;
  if (isArray(type)) return [];
  const classes = (known ?? [{ type, exact: false }]).flatMap((each) =>
    each.exact ? [each.type] : [each.type, ...receivers.of(each.type)],
  );
  const found = new Set<MethodDeclaration>();
  for (const name of classes) {
    if (isArray(name) || hierarchy.find(name)?.origin !== 'input') continue;
    if (!world.specificationFields(name).some(({ initial }) => initial === 'unknown')) continue;
    const run = dispatch === 'special' ? resolved : hierarchy.selectMethod(name, resolved).method;
    if (session.given(run) !== undefined) found.add(run);
  }
  return [...found];
}

/** Methods of the input that are run instead on objects of the type. */
function overridesIn(
  { receivers, world: { hierarchy } }: Asked,
  type: TypeName,
  resolved: MethodDeclaration,
): readonly MethodDeclaration[] {
  if (isArray(type)) return [];
  return selectedIn({ hierarchy, classes: receivers }, type, resolved).filter(
    (method) => method !== resolved && hierarchy.find(method.owner)?.origin === 'input',
  );
}

/** Whether another class may run something else instead. */
export function isOverridable(method: MethodDeclaration): boolean {
  return (
    !hasFlag(method, Flag.FINAL) &&
    !hasFlag(method, Flag.PRIVATE) &&
    !hasFlag(method, Flag.STATIC) &&
    method.name !== '<init>'
  );
}
