/** The code of a client's callbacks. */
import type { Body } from '../../../ir/body.js';
import { BodyBuilder, type Label } from '../../../ir/builder.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import {
  type Constant,
  intConstant,
  NULL,
  type Place,
  stringConstant,
  type Variable,
} from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { NOWHERE } from '../../../ir/span.js';
import { type ClassName, isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import { CALLBACK_TARGET } from '../recipes/perform.js';
import type { Doing, Implemented } from './callbacks.js';

/** Fields of a callback: how often it was called, and what it has kept. */
export const CALLS = 'calls';
export const KEPT = 'kept';

const FAILURE = 'java.lang.RuntimeException';

export function callbackBody(
  hierarchy: Hierarchy,
  owner: ClassName,
  { method, answer }: Implemented,
  doing: Doing,
): Body {
  const builder = new BodyBuilder();
  const self = builder.parameter('this', owner);
  const parameters = method.parameters.map(({ name, type }) => builder.parameter(name, type));
  const field = (name: string, type: TypeName): Place & { readonly kind: 'field' } => ({
    kind: 'field',
    base: self,
    field: { owner, name, type },
  });
  const end = builder.label();
  if (doing.kind === 'call') {
    callOnce(builder, hierarchy, field(CALLBACK_TARGET, doing.method.owner), doing.method, end);
  } else if (doing.kind === 'throw') {
    throwAt(builder, field(CALLS, 'int'), doing.after, end);
  } else {
    const given = parameters.find(({ type }) => !isPrimitive(type));
    if (given !== undefined) keepFirst(builder, field(KEPT, given.type), given, end);
  }
  builder.edge(end, builder.exit, { kind: 'return', ...(answer === undefined ? {} : { value: answer }) }, NOWHERE);
  return builder.finish();
}

/** `if (target != null) { t = target; target = null; t.method(…); }` */
function callOnce(
  builder: BodyBuilder,
  hierarchy: Hierarchy,
  place: Place,
  method: MethodDeclaration,
  end: Label,
): void {
  const target = builder.temporary(method.owner);
  const forgotten = builder.label();
  const some = ifNull(builder, place, target, end);
  builder.edge(some, forgotten, { kind: 'store', place, value: NULL }, NOWHERE);
  const passed = passedTo(hierarchy, method).map((value) => (value === 'target' ? target : value));
  const dispatch = hierarchy.isInterface(method.owner) ? 'interface' : 'virtual';
  const { owner, name, descriptor } = method;
  const called = {
    kind: 'call',
    dispatch,
    method: { owner, name, descriptor },
    arguments: [target, ...passed],
  } as const;
  builder.edge(forgotten, end, called, NOWHERE, builder.exceptionalExit);
}

/** Loads the place; goes to the label where it holds null, else to the one returned. */
function ifNull(builder: BodyBuilder, place: Place, loaded: Variable, none: Label): Label {
  const [decided, some] = [builder.label(), builder.label()];
  const compared = { kind: 'binary', type: OBJECT, left: loaded, right: NULL } as const;
  builder.edge(builder.entry, decided, { kind: 'load', target: loaded, place }, NOWHERE);
  builder.edge(decided, none, { kind: 'assume', condition: { ...compared, operator: '==' } }, NOWHERE);
  builder.edge(decided, some, { kind: 'assume', condition: { ...compared, operator: '!=' } }, NOWHERE);
  return some;
}

/** `if (calls++ == after) throw new RuntimeException();`, or without the condition where that is 0. */
function throwAt(builder: BodyBuilder, place: Place, after: number, end: Label): void {
  const thrown = after === 0 ? builder.entry : ifCalled(builder, place, after, end);
  const failure = builder.temporary(FAILURE);
  const [made, initialised] = [builder.label(), builder.label()];
  const method = { owner: FAILURE, name: '<init>', descriptor: '()V' };
  const called = { kind: 'call', dispatch: 'special', method, arguments: [failure] } as const;
  builder.edge(thrown, made, { kind: 'new', target: failure, type: FAILURE }, NOWHERE);
  builder.edge(made, initialised, called, NOWHERE, builder.exceptionalExit);
  builder.edge(initialised, builder.exceptionalExit, { kind: 'throw', value: failure }, NOWHERE);
}

/** Counts the call; goes to the label unless there were so many before, else to the one returned. */
function ifCalled(builder: BodyBuilder, place: Place, before: number, otherwise: Label): Label {
  const [count, next] = [builder.temporary('int'), builder.temporary('int')];
  const [loaded, added, stored, yes] = [builder.label(), builder.label(), builder.label(), builder.label()];
  const one = { kind: 'binary', operator: '+', type: 'int', left: count, right: intConstant(1) } as const;
  const compared = { kind: 'binary', type: 'int', left: count, right: intConstant(before) } as const;
  builder.edge(builder.entry, loaded, { kind: 'load', target: count, place }, NOWHERE);
  builder.edge(loaded, added, { kind: 'assign', target: next, value: one }, NOWHERE);
  builder.edge(added, stored, { kind: 'store', place, value: next }, NOWHERE);
  builder.edge(stored, otherwise, { kind: 'assume', condition: { ...compared, operator: '!=' } }, NOWHERE);
  builder.edge(stored, yes, { kind: 'assume', condition: { ...compared, operator: '==' } }, NOWHERE);
  return yes;
}

/** `if (kept == null) kept = given;` */
function keepFirst(builder: BodyBuilder, place: Place, given: Variable, end: Label): void {
  const none = builder.label();
  const some = ifNull(builder, place, builder.temporary(given.type), none);
  builder.jump(some, end, NOWHERE);
  builder.edge(none, end, { kind: 'store', place, value: given }, NOWHERE);
}

/** Simple arguments for a method that is called back. */
export function passedTo(
  hierarchy: Hierarchy,
  { owner, parameters }: MethodDeclaration,
): readonly (Constant | 'target')[] {
  return parameters.map(({ type }) => {
    if (type === 'long') return { kind: 'constant', type, value: 1n };
    if (isPrimitive(type)) return { kind: 'constant', type, value: 1 };
    if (hierarchy.isAssignable(STRING, type)) return stringConstant('a');
    return hierarchy.isAssignable(owner, type) ? 'target' : NULL;
  });
}
