/** Method calls: which methods a name means, which of them is called, on what receiver (JLS 15.12). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import { type ClassName, OBJECT } from '../../../../ir/types.js';
import type { AccessContext } from '../../model/access.js';
import { completeCall } from '../../model/inference/inference.js';
import { methodCandidates } from '../../model/members.js';
import type {
  ArgumentShape,
  Candidate,
  Invocation,
  Selection,
  SelectionFailure,
} from '../../model/overloads/arguments.js';
import { selectMethod } from '../../model/overloads/overloads.js';
import { importedName, resolveType } from '../../model/resolve-type.js';
import type { ClassSymbol, MethodSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { type JavaType, selfType, unknownType } from '../../model/types/types.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { enclosingInstance, thisOf } from '../classes/instances.js';
import { dispatchOf, erasedSignature, isInterface, referenceTo } from '../classes/signatures.js';
import { type Elaborator, spanOf, textOf, warn } from '../elaborator.js';
import { asOwnType, coerce } from '../expressions/conversions.js';
import { isPure, namedClass, qualifier } from '../expressions/names.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Occurrence } from '../scope.js';
import { after, callExpression } from '../trees.js';
import { consequence, missingName, UNKNOWN_CLASS, unknownValue, unresolved } from '../unresolved.js';
import { passArguments } from './invocations.js';
import { accessFrom, findMethods, isMethodAround } from './lookup.js';

/** What a method is called on. */
export type Receiver =
  /** No qualifier: an enclosing class has the method (or it is imported, when undefined). */
  | { readonly kind: 'implicit'; readonly holder: ClassSymbol | undefined }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'type' }
  /** `super.m()`: the search starts in `start`; the receiver is the instance of `instance`. */
  | { readonly kind: 'super'; readonly start: ClassSymbol; readonly instance: ClassSymbol };

export type PreparedCall =
  | { readonly kind: 'selected'; readonly selection: Selection; readonly receiver: Receiver }
  /** `reported`: the reason has been given where it arose. */
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly reported: boolean;
      readonly at?: SyntaxNode;
      /** Where only code that is not at hand can be meant: what it is called on. */
      readonly unknown?: UnknownReceiver;
    };

export interface UnknownReceiver {
  readonly owner: ClassName;
  readonly object?: Expression;
}

export function typeArgumentsOf(elaborator: Elaborator, node: SyntaxNode | undefined, scope: BlockScope): JavaType[] {
  if (node === undefined) return [];
  return namedChildren(node).map((child) => resolveType(elaborator.model, scope.types, scope.frame.file, child));
}

export function argumentNodes(call: SyntaxNode): readonly SyntaxNode[] {
  const list = fieldOf(call, 'arguments');
  return list === undefined ? [] : namedChildren(list);
}

/** Selects the method of a call once; the same answer is given to those who ask for the call's shape. */
export function prepareCall(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedCall {
  const known = scope.frame.prepared.get(node);
  if (known !== undefined) return known as PreparedCall;
  const prepared = prepare(elaborator, node, scope);
  scope.frame.prepared.set(node, prepared);
  return prepared;
}

/** Its reason has been given where it arose. */
export function isUnknown(shape: ArgumentShape): boolean {
  return shape.kind === 'standalone' && shape.type.kind === 'unknown';
}

function failed(
  reason: string,
  told: 'reported' | 'unreported' = 'unreported',
  unknown?: UnknownReceiver,
): PreparedCall {
  return { kind: 'failed', reason, reported: told === 'reported', ...(unknown === undefined ? {} : { unknown }) };
}

function prepare(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedCall {
  const nameNode = fieldOf(node, 'name');
  if (nameNode === undefined) return failed('incomplete method call');
  const name = textOf(scope, nameNode);
  const { model } = elaborator;
  const access = accessFrom(scope.frame);
  const select = (candidates: readonly Candidate[], receiver: Receiver, type?: JavaType): PreparedCall => {
    if (candidates.length === 0) {
      const where = type === undefined ? '' : ` in ${showType(type)}`;
      return failed(`cannot find method '${name}'${where}`, 'unreported', elsewhere(scope, receiver, type));
    }
    const shapes = argumentNodes(node).map((argument) => elaborator.shape(argument, scope));
    const outcome: Selection | SelectionFailure = selectMethod(model, {
      candidates,
      ...(type === undefined ? {} : { receiver: type }),
      typeArguments: typeArgumentsOf(elaborator, fieldOf(node, 'type_arguments'), scope),
      arguments: shapes,
    });
    if (outcome.kind !== 'failure') return { kind: 'selected', selection: outcome, receiver };
    // A method of the input must not be called unseen.
    const isOutside = candidates.every(({ method }) => method.owner.origin !== 'input');
    const unknown = isOutside ? elsewhere(scope, receiver, undefined) : undefined;
    return failed(outcome.reason, shapes.some(isUnknown) ? 'reported' : 'unreported', unknown);
  };
  const object = fieldOf(node, 'object');
  if (object === undefined) {
    const { candidates, holder } = findMethods(elaborator, scope, name);
    if (candidates.length === 0 && isMethodAround(elaborator, scope, name))
      return failed(`cannot find method '${name}'`);
    return select(candidates, { kind: 'implicit', holder }, holder && selfType(holder));
  }
  if (object.kind === 'super' || childOfKind(node, 'super') !== undefined)
    return prepareSuper(elaborator, object, scope, (type, receiver) =>
      select(methodCandidates(model, type, name, superAccess(access)), receiver, type),
    );
  const before = qualifier(elaborator, object, scope);
  if (before.kind === 'package') {
    const reason = `cannot find '${before.names.join('.')}'`;
    const unknown = { owner: missingOwner(elaborator, scope, before.names) };
    return { kind: 'failed', reason, reported: false, at: object, unknown };
  }
  const type = before.kind === 'type' ? before.type : before.value.type;
  if (type.kind === 'unknown') {
    const unknown = before.kind === 'value' ? { object: before.value.expression } : {};
    return failed(type.reason, 'reported', { ...unknown, owner: missingName(type) });
  }
  const receiver: Receiver = before.kind === 'type' ? { kind: 'type' } : before;
  return select(methodCandidates(model, type, name, access), receiver, type);
}

function superAccess(access: AccessContext): AccessContext {
  return { ...access, viaSuper: true };
}

/** `super.m()`, `Outer.super.m()` and `Interface.super.m()`. */
function prepareSuper(
  elaborator: Elaborator,
  object: SyntaxNode,
  scope: BlockScope,
  select: (type: JavaType, receiver: Receiver) => PreparedCall,
): PreparedCall {
  const own = scope.frame.owner.symbol;
  const named = object.kind === 'super' ? own : namedClass(elaborator, object, scope);
  if (named === undefined) return failed(`cannot find class '${textOf(scope, object)}'`);
  const direct = own.interfaces().find((type) => type.kind === 'class' && type.symbol === named);
  if (direct !== undefined) return select(direct, { kind: 'super', start: named, instance: own });
  const superclass = named.superclass() ?? elaborator.model.classTypeNamed(OBJECT);
  if (superclass.kind !== 'class') return failed(`the superclass of ${named.name} is unknown`, 'reported');
  return select(superclass, { kind: 'super', start: superclass.symbol, instance: named });
}

export function methodInvocation(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  target?: JavaType,
): Value {
  const prepared = prepareCall(elaborator, node, scope);
  if (prepared.kind === 'failed') return failedCall(elaborator, node, scope, prepared);
  const invocation = completeCall(elaborator.model, prepared.selection, target);
  const nodes = argumentNodes(node);
  const open = anyValue(elaborator, invocation, nodes, scope, node);
  if (open !== undefined) return open;
  const passed = passArguments(elaborator, invocation, nodes, scope, node);
  return callOn(elaborator, prepared.receiver, invocation, passed, { scope, node });
}

function failedCall(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  { reason, reported, at, unknown }: PreparedCall & { readonly kind: 'failed' },
): Value {
  const place = at ?? fieldOf(node, 'name') ?? node;
  if (unknown === undefined)
    return reported ? consequence(scope, node, reason) : unresolved(elaborator, scope, place, reason);
  if (!reported) warn(elaborator, scope, place, reason);
  const { owner, object } = unknown;
  const name = textOf(scope, fieldOf(node, 'name') ?? node);
  const passed = unknownArguments(elaborator, node, scope, reason);
  const receiver = object === undefined ? {} : { receiver: object };
  return unknownValue(scope, fieldOf(node, 'name') ?? node, { name, owner, ...receiver, arguments: passed, reason });
}

/** What is passed to code that is not at hand, each as what it is. */
export function unknownArguments(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  reason: string,
): readonly Expression[] {
  const target = unknownType(reason);
  return argumentNodes(node).map((argument) => elaborator.expression(argument, scope, target).expression);
}

/**
 * The receiver of a method that was not found: it is that of a class which is not at hand in full. Undefined where there is none, as
 * for a name that no import explains.
 */
function elsewhere(scope: BlockScope, receiver: Receiver, type: JavaType | undefined): UnknownReceiver | undefined {
  const owner = type?.kind === 'class' ? type.symbol.name : UNKNOWN_CLASS;
  switch (receiver.kind) {
    case 'value':
      return { owner, object: receiver.value.expression };
    case 'type':
      return { owner };
    case 'super':
    case 'implicit': {
      // An inherited method may be one of the instance: what it gets to see of that is all that it holds.
      const instance = thisOf(scope.frame, scope.frame.owner.symbol.span);
      return { owner: UNKNOWN_CLASS, ...(instance === undefined ? {} : { object: instance }) };
    }
  }
}

/** The class that a name would mean if it were at hand, as far as imports tell. */
function missingOwner(elaborator: Elaborator, scope: BlockScope, names: readonly string[]): ClassName {
  const name = names.join('.');
  return missingName(unknownType('', importedName(elaborator.model, scope.frame.file, name)));
}

/** The library models' intrinsic: any value of the type. */
function anyValue(
  elaborator: Elaborator,
  invocation: Invocation,
  nodes: readonly SyntaxNode[],
  scope: BlockScope,
  node: SyntaxNode,
): Value | undefined {
  const { method, result } = invocation;
  if (method.owner.name !== 'espalier.Any' || !hasFlag(method, Flag.NATIVE)) return undefined;
  const [first] = nodes;
  const source = first === undefined ? undefined : elaborator.expression(first, scope).constant?.value;
  const text = typeof source === 'string' ? source : method.name;
  return { expression: { kind: 'any', source: text, type: erasure(result), span: spanOf(scope, node) }, type: result };
}

/** A call happens on the line of its name, wherever its receiver began. */
function callSpan(scope: BlockScope, node: SyntaxNode): Span {
  const name = fieldOf(node, 'name');
  return scope.frame.file.span({ start: name?.start ?? node.start, end: node.end });
}

/** The call itself, receiver and arguments known. */
export function callOn(
  elaborator: Elaborator,
  receiver: Receiver,
  invocation: Invocation,
  passed: readonly Expression[],
  { scope, node }: Occurrence,
): Value {
  const { method, result } = invocation;
  const span = callSpan(scope, node);
  const type = erasedSignature(method).result;
  const parts = { arguments: passed, type, span };
  if (hasFlag(method, Flag.STATIC)) {
    const call = callExpression('static', referenceTo(method), parts);
    const isEvaluated = receiver.kind === 'value' && !isPure(receiver.value.expression);
    return { expression: isEvaluated ? after(receiver.value.expression, call) : call, type: result };
  }
  if (receiver.kind === 'type')
    return unresolved(elaborator, scope, node, `instance method '${method.name}' needs an object`, result);
  if (receiver.kind === 'value') {
    if (receiver.value.type.kind === 'primitive')
      return unresolved(
        elaborator,
        scope,
        node,
        `a value of type ${showType(receiver.value.type)} has no methods`,
        result,
      );
    const { object, owner } = receiverOf(elaborator, receiver.value, method);
    const call = callExpression(dispatchOf(method, owner), referenceTo(method, owner), { ...parts, receiver: object });
    return { expression: call, type: cloneType(receiver.value.type, method.name, passed.length) ?? result };
  }
  const holder = receiver.kind === 'super' ? receiver.instance : receiver.holder;
  const instance = enclosingInstance(scope.frame, span, (symbol) => symbol === holder);
  if (instance === undefined || holder === undefined) {
    const reason = `instance method '${method.name}' is called in a static context`;
    return unresolved(elaborator, scope, node, reason, result);
  }
  if (receiver.kind === 'super') {
    const reference = referenceTo(method, receiver.start);
    return { expression: callExpression('special', reference, { ...parts, receiver: instance }), type: result };
  }
  const owner = startOf(method.owner, holder, hasFlag(method, Flag.PRIVATE) ? 'private' : 'inherited');
  const call = callExpression(dispatchOf(method, owner), referenceTo(method, owner), { ...parts, receiver: instance });
  return { expression: call, type: result };
}

/** The receiver as an object of the class where the search for the method starts. */
export function receiverOf(
  elaborator: Elaborator,
  value: Value,
  method: MethodSymbol,
): { readonly object: Expression; readonly owner: ClassSymbol } {
  const own = asOwnType(elaborator, value);
  const declaring = method.owner;
  const object = coerce(elaborator, own, declaring.name);
  const found = object === own ? elaborator.model.findClass(own.type) : undefined;
  return {
    object,
    owner:
      found === undefined
        ? declaring
        : startOf(declaring, found, hasFlag(method, Flag.PRIVATE) ? 'private' : 'inherited'),
  };
}

/** Methods of Object are searched there, whatever the receiver; private ones where they are declared. */
function startOf(declaring: ClassSymbol, receiver: ClassSymbol, access: 'private' | 'inherited'): ClassSymbol {
  return access === 'private' || declaring.name === OBJECT || (isInterface(receiver) && !isInterface(declaring))
    ? declaring
    : receiver;
}

/** An array's clone has the array's type. */
function cloneType(type: JavaType, name: string, count: number): JavaType | undefined {
  return type.kind === 'array' && name === 'clone' && count === 0 ? type : undefined;
}
