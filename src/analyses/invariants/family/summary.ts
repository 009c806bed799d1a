/** What one body of the input does itself: what it reads, writes, calls, makes and casts. */
import type { Edge } from '../../../ir/body.js';
import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { MOST_TARGETS } from '../../../program/calls/footprint.js';
import type { CallInstruction, OutsideCalls } from '../outside/calls.js';
import { type ElementWrite, elementWrites } from './elements.js';
import type { ProgramIndex } from './index.js';
import { type Receiver, type Receivers, receiversOf } from './receivers.js';

/** Where a field is read or written. */
export interface FieldUse {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly field: FieldReference;
  /** `static` for static fields. Of reads only `this` is told from `other`. */
  readonly receiver: Receiver | 'static';
}

export interface CallUse {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly call: CallInstruction;
  /** Methods of the input that run, where the type that is named, or the method, is of the input. */
  readonly targets: readonly MethodDeclaration[];
  /** Whether there are so many that none is followed. */
  readonly isWide: boolean;
  /** Whether it is called on `this`; `static` where there is no receiver. */
  readonly receiver: 'this' | 'other' | 'static';
}

/** What one body does itself. */
export interface Summary {
  readonly method: MethodDeclaration;
  readonly writes: readonly FieldUse[];
  readonly reads: readonly FieldUse[];
  readonly calls: readonly CallUse[];
  /** The same by their edges. */
  readonly callAt: ReadonlyMap<Edge, CallUse>;
  /** Classes that it makes objects of. */
  readonly made: readonly ClassName[];
  /** Static initialisers that it may run. */
  readonly initialised: readonly MethodDeclaration[];
  readonly elements: readonly ElementWrite[];
  /** What is cast, and to which types. */
  readonly casts: readonly { readonly from: Operand; readonly to: TypeName; readonly edge: Edge }[];
  /** Code that could not be translated: it may do anything. */
  readonly unsupported: Edge | undefined;
  readonly receivers: Receivers;
}

/** What the body does; undefined where there is none. */
export function summarise(index: ProgramIndex, method: MethodDeclaration): Summary | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  const receivers = receiversOf(
    method,
    body,
    (instruction) => index.leaks.makesFresh(instruction),
    (instruction) => index.leaks.letsOutReceiver(instruction),
  );
  const writes: FieldUse[] = [];
  const reads: FieldUse[] = [];
  const calls: CallUse[] = [];
  const made: ClassName[] = [];
  const initialised: MethodDeclaration[] = [];
  const casts: Summary['casts'][number][] = [];
  let unsupported: Edge | undefined;
  for (const edge of body.edges) {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'load':
      case 'store': {
        const { place } = instruction;
        if (place.kind !== 'field' && place.kind !== 'static') break;
        const isRead = instruction.kind === 'load';
        const receiver =
          place.kind === 'static'
            ? 'static'
            : receiverOf(method, edge, place.base, isRead ? 'read' : 'write', receivers);
        (isRead ? reads : writes).push({ method, edge, field: place.field, receiver });
        break;
      }
      case 'call':
        calls.push(callUse(index.outside, method, edge, instruction, receivers));
        break;
      case 'new':
        made.push(instruction.type);
        break;
      case 'initialise':
        initialised.push(...index.outside.initialisers(instruction.type));
        break;
      case 'assign': {
        const { value } = instruction;
        if (value.kind === 'cast') casts.push({ from: value.operand, to: value.type, edge });
        break;
      }
      case 'unsupported':
        unsupported ??= edge;
        break;
    }
  }
  const callAt = new Map(calls.map((use) => [use.edge, use]));
  const elements = elementWrites(
    method,
    body,
    (variable) => index.values.arraysOf(variable, method, receivers),
    index.outside,
  );
  return { method, writes, reads, calls, callAt, made, initialised, elements, casts, unsupported, receivers };
}

function callUse(
  outside: OutsideCalls,
  method: MethodDeclaration,
  edge: Edge,
  call: CallInstruction,
  receivers: Receivers,
): CallUse {
  const [first] = call.arguments;
  const targets = outside.targets(call);
  return {
    method,
    edge,
    call,
    targets,
    isWide: targets.length > MOST_TARGETS,
    receiver: call.dispatch === 'static' || first === undefined ? 'static' : receivers.isThis(first) ? 'this' : 'other',
  };
}

function receiverOf(
  method: MethodDeclaration,
  edge: Edge,
  base: Variable,
  access: 'read' | 'write',
  receivers: Receivers,
): Receiver {
  // What a lambda does is done whenever somebody likes.
  if (receivers.isThis(base)) return isLambdaBody(method) ? 'other' : 'this';
  return access === 'read' ? 'other' : receivers.at(base, edge);
}

/** The method that compilers put the code of a lambda into. */
export function isLambdaBody(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.SYNTHETIC) && method.name.startsWith('lambda$');
}
