/** Method references: function objects whose method calls the one that is named (JLS 15.13). */
import { resolveMethodReference } from '../../model/inference/method-references.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import type { JavaType } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Local, Statement } from '../../tree.js';
import { readVariable } from '../classes/instances.js';
import { type Elaborator, freshLocal, spanOf } from '../elaborator.js';
import { asOwnType, assign } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Occurrence, Variable } from '../scope.js';
import { declareLocal, evaluate, nullLiteral, readLocal } from '../trees.js';
import { consequence, UNKNOWN_CLASS, unknownValue, unresolved } from '../unresolved.js';
import { callOn, type Receiver } from './calls.js';
import { createObject, outerArgument } from './creation.js';
import { passValues } from './invocations.js';
import { type FunctionBuild, type FunctionTarget, functionTarget, startFunction } from './lambdas.js';
import { type PreparedReference, prepareReference } from './method-reference-shapes.js';

/** A function for code that is not at hand: that may call what stands outside of the input, but nothing of the input unseen. */
function forUnknown(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, reason: string): Value {
  if (scope.frame.speculative) return consequence(scope, node, reason);
  const { receiver, shape } = prepareReference(elaborator, node, scope);
  const { type } = shape.qualifier;
  const isOutside = receiver === undefined && type.kind === 'class' && type.symbol.origin !== 'input';
  return isOutside
    ? unknownValue(scope, node, { name: shape.name, owner: UNKNOWN_CLASS, reason })
    : consequence(scope, node, reason);
}

export function methodReferenceExpression(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  target?: JavaType,
): Value {
  if (target === undefined)
    return unresolved(elaborator, scope, node, 'a method reference stands where no functional interface is expected');
  if (target.kind === 'unknown') return forUnknown(elaborator, node, scope, target.reason);
  if (scope.frame.speculative) return { expression: nullLiteral(spanOf(scope, node)), type: target };
  const prepared = prepareReference(elaborator, node, scope);
  const { qualifier, name } = prepared.shape;
  if (qualifier.type.kind === 'unknown') {
    return prepared.receiver === undefined
      ? unresolved(elaborator, scope, node, qualifier.type.reason, target)
      : consequence(scope, node, qualifier.type.reason, target);
  }
  const wanted = functionTarget(elaborator, target);
  if (wanted === undefined)
    return unresolved(elaborator, scope, node, `${showType(target)} is no functional interface`, target);
  const build = startFunction(elaborator, node, scope, wanted);
  const receiver = boundReceiver(elaborator, prepared, scope, node);
  const statements: Statement[] = [];
  const { parameters, values } = parametersOf(build, wanted, statements);
  const result = referenceBody(elaborator, { node, scope: build.scope }, wanted, prepared, {
    values,
    bound: receiver?.variable,
  });
  if (result === undefined) {
    const reason = `cannot resolve the method reference '${name}' for ${showType(target)}`;
    return unresolved(elaborator, scope, node, reason, target);
  }
  const span = spanOf(scope, node);
  statements.push(
    wanted.resultType.kind === 'void'
      ? evaluate(result.expression)
      : { kind: 'return', value: assign(elaborator, result, wanted.resultType), span },
  );
  const made = build.finish(parameters, statements, target);
  if (receiver === undefined) return made;
  const { expression } = made;
  const sequence: Expression = {
    kind: 'sequence',
    statements: [receiver.declaration],
    value: expression,
    type: expression.type,
    span,
  };
  return { ...made, expression: sequence };
}

function parametersOf(
  build: FunctionBuild,
  wanted: FunctionTarget,
  statements: Statement[],
): { readonly parameters: readonly Local[]; readonly values: readonly Value[] } {
  const span = build.span;
  const values: Value[] = [];
  const parameters = wanted.parameterTypes.map((type, index) => {
    const name = `argument${index}`;
    const parameter = build.parameter(name, type, index, statements);
    const variable = build.scope.find(name);
    values.push({ expression: readLocal(variable?.local ?? parameter, span), type });
    return parameter;
  });
  return { parameters, values };
}

/** The receiver is evaluated and tested against null when the function object is made. */
function boundReceiver(
  elaborator: Elaborator,
  prepared: PreparedReference,
  scope: BlockScope,
  node: SyntaxNode,
): { readonly variable: Variable; readonly declaration: Statement } | undefined {
  const { receiver } = prepared;
  if (receiver === undefined) return undefined;
  const span = spanOf(scope, node);
  const operand = asOwnType(elaborator, receiver);
  const local = freshLocal('receiver$', operand.type);
  const variable = { name: 'receiver$', type: receiver.type, local, frame: scope.frame, constant: undefined };
  const value: Expression = { kind: 'non-null', operand, type: operand.type, span };
  return { variable, declaration: declareLocal(local, span, value) };
}

/** What the method of a function is given, and the receiver that was evaluated before. */
interface Supplied {
  readonly values: readonly Value[];
  readonly bound: Variable | undefined;
}

/** The call that the function's method makes; undefined when no method fits. */
function referenceBody(
  elaborator: Elaborator,
  { node, scope }: Occurrence,
  wanted: FunctionTarget,
  prepared: PreparedReference,
  { values, bound }: Supplied,
): Value | undefined {
  const { model } = elaborator;
  const { shape, viaSuper } = prepared;
  const span = spanOf(scope, node);
  const expected = wanted.resultType.kind === 'void' ? undefined : wanted.resultType;
  const found = resolveMethodReference(model, shape, wanted.parameterTypes, expected);
  if (found === undefined) return undefined;
  if (found.kind === 'array') {
    const [length] = values;
    if (length === undefined) return undefined;
    const lengths = [assign(elaborator, length, { kind: 'primitive', name: 'int' })];
    const { type } = shape.qualifier;
    return { expression: { kind: 'new-array', lengths, type: erasure(type), span }, type };
  }
  const { invocation } = found;
  const isUnbound = found.kind === 'unbound';
  const passed = passValues(elaborator, invocation, isUnbound ? values.slice(1) : values, span);
  if (found.kind === 'constructor') {
    const type = invocation.result;
    if (type.kind !== 'class') return undefined;
    const outer = outerArgument(elaborator, type.symbol, undefined, scope, node);
    return { expression: createObject(elaborator, invocation, type.symbol, { outer, passed }, { scope, node }), type };
  }
  const receiver = receiverOfReference(elaborator, { scope, node }, shape.qualifier.type, values, {
    isUnbound,
    viaSuper,
    bound,
  });
  return callOn(elaborator, receiver, invocation, passed, { scope, node });
}

function receiverOfReference(
  elaborator: Elaborator,
  { scope, node }: Occurrence,
  qualifierType: JavaType,
  values: readonly Value[],
  how: {
    readonly isUnbound: boolean;
    readonly viaSuper: PreparedReference['viaSuper'];
    readonly bound: Variable | undefined;
  },
): Receiver {
  if (how.viaSuper !== undefined) return { kind: 'super', ...how.viaSuper };
  if (how.bound !== undefined) {
    const expression = readVariable(scope.frame, how.bound, spanOf(scope, node));
    return { kind: 'value', value: { expression, type: how.bound.type } };
  }
  const [first] = values;
  if (!how.isUnbound || first === undefined) return { kind: 'type' };
  // The parameter may be more special than the type named before `::`, or need unboxing's opposite.
  const type = first.type.kind === 'primitive' ? qualifierType : first.type;
  return { kind: 'value', value: { expression: assign(elaborator, first, type), type } };
}
