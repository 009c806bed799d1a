/** Which methods a call may run, where more is known of the library than its types say. */
import type { CallInstruction } from '../../../engine/code.js';
import { type Targets, targetsOf } from '../../../engine/dispatch.js';
import type { Receiver } from '../../../engine/domain.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isArray, THROWABLE, type TypeName } from '../../../ir/types.js';
import type { Session } from './session.js';

/** `receivers`: the classes that the receiver can have; undefined: its type decides. */
export function callTargets(
  session: Session,
  instruction: CallInstruction,
  receivers: readonly Receiver[] | undefined,
): Targets {
  const targets = targetsOf(session.program, instruction, receivers);
  const { resolved, methods, open } = targets;
  if (resolved !== undefined && isKeptByOwnCode(session, instruction, resolved, receivers)) {
    return { ...targets, open: true };
  }
  if (resolved === undefined || (!open && methods.length <= session.options.targets)) return targets;
  // A class that has a specification is used through it, whatever it is; only overrides in the input are opened.
  if (session.given(resolved) !== undefined) {
    const [receiver] = instruction.arguments;
    const type = receiver === undefined || receiver.type === 'null' ? instruction.method.owner : receiver.type;
    const overriding = overridesIn(session, type, resolved);
    return { resolved, methods: [...overriding, resolved], open: false };
  }
  // Every constructor of an exception calls it; that the library does not override it is part of `known-subclasses`.
  if (open && resolved.owner === THROWABLE && resolved.name === 'fillInStackTrace') {
    const overriding = overridesIn(session, instruction.method.owner, resolved);
    return { resolved, methods: [...overriding, resolved], open: false };
  }
  return targets;
}

/**
 * Whether a specification would be used for an object whose class, one of the input, keeps its content by code of its own:
 * that code changes the content without the specification's fields.
 */
function isKeptByOwnCode(
  session: Session,
  { dispatch, arguments: [receiver], method }: CallInstruction,
  resolved: MethodDeclaration,
  known: readonly Receiver[] | undefined,
): boolean {
  if (dispatch === 'static' || resolved.name === '<init>' || receiver === undefined) return false;
  const { receivers, world } = session;
  const { hierarchy } = world;
  const type = receiver.type === 'null' ? method.owner : receiver.type;
  if (isArray(type)) return false;
  const classes = (known ?? [{ type, exact: false }]).flatMap((each) =>
    each.exact ? [each.type] : [each.type, ...receivers.of(each.type)],
  );
  return classes.some((name) => {
    if (isArray(name) || hierarchy.find(name)?.origin !== 'input') return false;
    if (!world.specificationFields(name).some(({ initial }) => initial === 'unknown')) return false;
    const run = dispatch === 'special' ? resolved : hierarchy.selectMethod(name, resolved).method;
    return session.given(run) !== undefined;
  });
}

/** Methods of the input that are run instead on objects of the type. */
function overridesIn(
  { receivers, world: { hierarchy } }: Session,
  type: TypeName,
  resolved: MethodDeclaration,
): readonly MethodDeclaration[] {
  if (isArray(type)) return [];
  const selected = receivers.of(type).map((name) => hierarchy.selectMethod(name, resolved).method);
  return [...new Set(selected)].filter(
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
