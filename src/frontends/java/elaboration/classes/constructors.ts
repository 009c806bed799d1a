/** Constructors: outer instance and captured variables first, then the superclass, initialisers, and the body. */
import type { Span } from '../../../../ir/span.js';
import { STRING } from '../../../../ir/types.js';
import { completeCall } from '../../model/inference/inference.js';
import { constructorCandidates } from '../../model/members.js';
import { selectMethod } from '../../model/overloads/overloads.js';
import type { ClassSymbol, MethodSymbol } from '../../model/symbols.js';
import { type ClassType, selfType, VOID } from '../../model/types/types.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Local, ResolvedBody, Statement } from '../../tree.js';
import { argumentNodes, typeArgumentsOf, unknownArguments } from '../calls/calls.js';
import { constructorTarget } from '../calls/constructor-targets.js';
import { passArguments } from '../calls/invocations.js';
import { accessFrom } from '../calls/lookup.js';
import { type Elaborator, freshLocal, spanOf, textOf } from '../elaborator.js';
import { asOwnType } from '../expressions/conversions.js';
import { inherits } from '../expressions/names.js';
import { type AnonymousConstructor, BodyFrame, type ClassContext } from '../frame.js';
import type { Occurrence } from '../scope.js';
import { BlockScope, type Variable } from '../scope.js';
import { reportStray } from '../specifications/specifications.js';
import { assignment, callExpression, evaluate, methodReference, readField, readLocal, unsupported } from '../trees.js';
import { missingName, unknownExpression, unsupportedStatement } from '../unresolved.js';
import { instanceInitialisers } from './initialisers.js';
import { capturedFieldName, outerField, outerInstance, readVariable } from './instances.js';
import { allParameters, declareParameters, type SyntheticParameters, syntheticParameters } from './parameters.js';
import { assignComponents } from './records.js';

interface Start {
  readonly frame: BodyFrame;
  readonly receiver: Local;
  readonly synthetic: SyntheticParameters;
}

function start(owner: ClassContext): Start {
  const synthetic = syntheticParameters(owner);
  const receiver = freshLocal('this', owner.symbol.name);
  const frame = new BodyFrame({
    owner,
    receiver,
    returns: { kind: 'value', type: VOID },
    outerInstance: synthetic.outer,
    capturedParameters: synthetic.captured,
    enumParameters: synthetic.enumeration,
  });
  return { frame, receiver, synthetic };
}

/** Stored before the superclass's constructor runs, since that may call a method of this class. */
function storeSynthetic({ frame, receiver, synthetic }: Start): readonly Statement[] {
  const { symbol, captures } = frame.owner;
  const { span } = symbol;
  const self = readLocal(receiver, span);
  const stores: Statement[] = [];
  if (synthetic.outer !== undefined)
    stores.push(assignment(readField(outerField(symbol), span, self), readLocal(synthetic.outer, span), span));
  for (const [variable, parameter] of synthetic.captured) {
    const field = { owner: symbol.name, name: capturedFieldName(captures, variable), type: parameter.type };
    stores.push(assignment(readField(field, span, self), readLocal(parameter, span), span));
  }
  return stores;
}

/** A constructor of the source, or one that the class has by default. */
export function constructorBody(elaborator: Elaborator, owner: ClassContext, method: MethodSymbol): ResolvedBody {
  const begun = start(owner);
  const { frame, receiver, synthetic } = begun;
  const scope = new BlockScope(frame, elaborator.model.scopeOfMethod(method));
  const declared = declareParameters(scope, method);
  const node = method.implicit === undefined ? method.declared?.node : undefined;
  const body = node && fieldOf(node, 'body');
  const call = body && explicitCall(body, scope);
  const statements: Statement[] = [];
  if (call !== 'this') statements.push(...storeSynthetic(begun));
  if (call === undefined) {
    const from = body ?? owner.symbol.declared?.node;
    if (from !== undefined) statements.push(...superCall(elaborator, from, undefined, scope));
  }
  if (body !== undefined) {
    statements.push(...elaborator.statements(body, body.children, scope.nested()));
    reportStray(elaborator, body, scope);
  }
  if (method.implicit === 'record-constructor' || node?.kind === 'compact_constructor_declaration')
    statements.push(...assignComponents(owner.symbol, receiver, declared));
  return {
    receiver,
    parameters: allParameters(synthetic, declared),
    result: 'void',
    statements,
    span: method.span,
  };
}

/** Whether the body calls another constructor itself, and which; usually first, in newer Java also later. */
function explicitCall(body: SyntaxNode, scope: BlockScope): 'this' | 'super' | undefined {
  for (const child of namedChildren(body)) {
    const name = calledConstructor(child, scope);
    if (name !== undefined) return name;
  }
  return undefined;
}

function calledConstructor(node: SyntaxNode, scope: BlockScope): 'this' | 'super' | undefined {
  if (node.kind === 'explicit_constructor_invocation')
    return fieldOf(node, 'constructor')?.kind === 'this' ? 'this' : 'super';
  const call = node.kind === 'method_invocation' ? node : childOfKind(node, 'method_invocation');
  if (call === undefined || (node.kind !== 'expression_statement' && call !== node)) return undefined;
  const name = fieldOf(call, 'name');
  const text = name === undefined ? '' : textOf(scope, name);
  return text === 'this' || text === 'super' ? text : undefined;
}

/** `this(…)` and `super(…)` where they stand. */
export function constructorCall(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): readonly Statement[] {
  if (calledConstructor(node, scope) === 'this') return [thisCall(elaborator, node, scope)];
  return superCall(elaborator, node, fieldOf(node, 'object'), scope);
}

function thisCall(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const { frame } = scope;
  const { owner, outerInstance: outer } = frame;
  const span = spanOf(scope, node);
  const leading = [...(outer === undefined ? [] : [outer]), ...frame.enumParameters];
  const read = (local: Local): Expression => readLocal(local, span);
  const captured = [...frame.capturedParameters.values()].map(read);
  return callConstructor(elaborator, { node, scope }, selfType(owner.symbol), leading.map(read), captured);
}

/** Calls the superclass's constructor (with no arguments when `node` is none of a call), then runs the initialisers. */
function superCall(
  elaborator: Elaborator,
  node: SyntaxNode,
  object: SyntaxNode | undefined,
  scope: BlockScope,
): readonly Statement[] {
  const { frame } = scope;
  const superclass = frame.owner.symbol.superclass();
  const initialisers = instanceInitialisers(elaborator, frame);
  if (superclass === undefined) return initialisers;
  if (superclass.kind !== 'class') {
    const reason = superclass.kind === 'unknown' ? superclass.reason : 'the superclass is no class';
    const span = spanOf(scope, node);
    const { receiver } = frame;
    if (receiver === undefined) return [{ kind: 'unsupported', reason, span }, ...initialisers];
    const passed = unknownArguments(elaborator, node, scope, reason);
    const use = { name: '<init>', owner: missingName(superclass), receiver: readLocal(receiver, span), reason };
    return [evaluate(unknownExpression({ ...use, arguments: passed }, 'void', span)), ...initialisers];
  }
  const { symbol } = superclass;
  const span = spanOf(scope, node);
  const outer = superOuter(elaborator, symbol, object, scope, node);
  const leading = [
    ...(outer === undefined ? [] : [outer]),
    ...frame.enumParameters.map((local) => readLocal(local, span)),
  ];
  const call =
    symbol.name === 'java.lang.Enum'
      ? enumSuperCall(scope, leading, node)
      : callConstructor(elaborator, { node, scope }, superclass, leading);
  return [call, ...initialisers];
}

function enumSuperCall(scope: BlockScope, passed: readonly Expression[], node: SyntaxNode): Statement {
  const span = spanOf(scope, node);
  const { receiver } = scope.frame;
  const reference = methodReference('java.lang.Enum', '<init>', [STRING, 'int'], 'void');
  if (receiver === undefined) return { kind: 'unsupported', reason: 'no instance to construct', span };
  const self = readLocal(receiver, span);
  return evaluate(callExpression('special', reference, { receiver: self, arguments: passed, type: 'void', span }));
}

/** The outer instance of the superclass's part: given before `.super`, else found around this class. */
function superOuter(
  elaborator: Elaborator,
  symbol: ClassSymbol,
  object: SyntaxNode | undefined,
  scope: BlockScope,
  node: SyntaxNode,
): Expression | undefined {
  const around = symbol.outer;
  if (!symbol.inner || around === undefined) return undefined;
  const span = spanOf(scope, node);
  if (object !== undefined) {
    const operand = asOwnType(elaborator, elaborator.expression(object, scope));
    return { kind: 'non-null', operand, type: operand.type, span };
  }
  return superOuterAround(elaborator, symbol, scope.frame, span);
}

/** The instance around this class in which the superclass's part lives; undefined when the superclass is not inner. */
function superOuterAround(
  elaborator: Elaborator,
  symbol: ClassSymbol,
  frame: BodyFrame,
  span: Span,
): Expression | undefined {
  const around = symbol.outer;
  if (!symbol.inner || around === undefined) return undefined;
  const found = outerInstance(frame, span, (other) =>
    symbol.local ? other === around : inherits(elaborator, other, around),
  );
  return found ?? unsupported(`no enclosing instance of ${around.name} is in scope`, around.name, span);
}

function callConstructor(
  elaborator: Elaborator,
  { node, scope }: Occurrence,
  type: ClassType,
  leading: readonly Expression[],
  capturedHere?: readonly Expression[],
): Statement {
  const { model } = elaborator;
  const { receiver } = scope.frame;
  const span = spanOf(scope, node);
  const isCall = node.kind === 'explicit_constructor_invocation' || node.kind === 'method_invocation';
  const nodes = isCall ? argumentNodes(node) : [];
  const access = { ...accessFrom(scope.frame), viaSuper: true };
  const selection = selectMethod(model, {
    candidates: constructorCandidates(model, type, { diamond: false }, access),
    typeArguments: isCall ? typeArgumentsOf(elaborator, fieldOf(node, 'type_arguments'), scope) : [],
    arguments: nodes.map((argument) => elaborator.shape(argument, scope)),
  });
  if (selection.kind === 'failure' || receiver === undefined) {
    const reason = selection.kind === 'failure' ? selection.reason : 'no instance to construct';
    return unsupportedStatement(elaborator, scope, node, reason);
  }
  const invocation = completeCall(model, selection);
  const passed = passArguments(elaborator, invocation, nodes, scope, node);
  const { reference, captures } = constructorTarget(elaborator, invocation.method);
  const captured = capturedHere ?? captures.map((variable) => readVariable(scope.frame, variable, span));
  const call = callExpression('special', reference, {
    receiver: readLocal(receiver, span),
    arguments: [...leading, ...passed, ...captured],
    type: 'void',
    span,
  });
  return evaluate(call);
}

const NO_SUPERCLASS: AnonymousConstructor = {
  passed: [],
  qualified: false,
  superName: 'java.lang.Object',
  superDescriptor: '()V',
};

/** Variables that a superclass holds copies of: of class files, none that the source could name. */
function capturesOf(elaborator: Elaborator, symbol: ClassSymbol | undefined): readonly Variable[] {
  return symbol?.declared === undefined ? [] : elaborator.registry.contextOf(symbol).captures;
}

/** The constructor of an anonymous class: passes its arguments on. */
export function anonymousConstructorBody(elaborator: Elaborator, owner: ClassContext): ResolvedBody {
  const begun = start(owner);
  const { frame, receiver, synthetic } = begun;
  const { span } = owner.symbol;
  const anonymous = owner.anonymous ?? NO_SUPERCLASS;
  const passed = anonymous.passed.map((type, index) => freshLocal(`argument${index}`, type));
  const superclass = owner.symbol.superclass();
  const superSymbol = superclass?.kind === 'class' ? superclass.symbol : undefined;
  const read = (local: Local): Expression => readLocal(local, span);
  const around =
    anonymous.qualified || superSymbol === undefined
      ? undefined
      : superOuterAround(elaborator, superSymbol, frame, span);
  const ordered = [...(around === undefined ? [] : [around]), ...[...synthetic.enumeration, ...passed].map(read)];
  const captured = capturesOf(elaborator, superSymbol).map((variable) => readVariable(frame, variable, span));
  const reference = { owner: anonymous.superName, name: '<init>', descriptor: anonymous.superDescriptor };
  const call = callExpression('special', reference, {
    receiver: read(receiver),
    arguments: [...ordered, ...captured],
    type: 'void',
    span,
  });
  return {
    receiver,
    parameters: allParameters(synthetic, passed),
    result: 'void',
    statements: [...storeSynthetic(begun), evaluate(call), ...instanceInitialisers(elaborator, frame)],
    span,
  };
}
