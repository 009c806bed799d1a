/** Lambda expressions: each becomes a class of its own that implements the functional interface (JLS 15.27). */
import { methodDescriptor } from '../../../../ir/descriptors.js';
import { Flag } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import type { ClassName } from '../../../../ir/types.js';
import { descriptorOf as functionDescriptorFor } from '../../model/inference/functional.js';
import type { MethodSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { overriddenMethods } from '../../model/types/signatures.js';
import { type JavaType, type UnknownType, VOID } from '../../model/types/types.js';
import { fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Local, Statement } from '../../tree.js';
import { bridgeBody } from '../classes/bridge-bodies.js';
import { readVariable, thisOf } from '../classes/instances.js';
import { descriptorOf, erasedSignature } from '../classes/signatures.js';
import type { SyntheticMethod } from '../classes/synthetic-class.js';
import { type Elaborator, freshLocal, spanOf } from '../elaborator.js';
import { assign } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import { BodyFrame, type LambdaCaptures } from '../frame.js';
import { BlockScope } from '../scope.js';
import { withReturn } from '../statements/missing-return.js';
import { castTo, declareLocal, evaluate, methodReference, nullLiteral, readLocal } from '../trees.js';
import { consequence, unresolved } from '../unresolved.js';
import { explicitTypes, lambdaParameters } from './lambda-parameters.js';

/** The function that a functional interface asks for, erased and as the target type has it. */
export interface FunctionTarget extends FunctionFrame {
  readonly method: MethodSymbol;
}

/** What the class of a function needs to know of what is asked for. */
export interface FunctionFrame {
  /** Undefined where the interface is not at hand. */
  readonly method?: MethodSymbol;
  readonly parameterTypes: readonly JavaType[];
  readonly resultType: JavaType;
  readonly interfaces: readonly ClassName[];
}

export function functionTarget(
  elaborator: Elaborator,
  target: JavaType,
  explicit?: readonly JavaType[],
): FunctionTarget | undefined {
  const descriptor = functionDescriptorFor(elaborator.model, target, explicit);
  if (descriptor === undefined) return undefined;
  const types = target.kind === 'intersection' ? target.types : [target];
  const interfaces = types.map(erasure).filter((name) => name !== 'java.lang.Object');
  return { ...descriptor, interfaces };
}

export function lambdaExpression(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  target?: JavaType,
): Value {
  const body = fieldOf(node, 'body');
  if (target === undefined || body === undefined)
    return unresolved(elaborator, scope, node, 'a lambda expression stands where no functional interface is expected');
  if (target.kind === 'unknown' && scope.frame.speculative) return consequence(scope, node, target.reason);
  if (scope.frame.speculative) return { expression: nullLiteral(spanOf(scope, node)), type: target };
  const parameters = lambdaParameters(node, scope);
  const explicit = explicitTypes(elaborator, parameters, scope);
  const wanted =
    target.kind === 'unknown'
      ? unknownFunction(target, body, explicit ?? parameters.map(() => target))
      : functionTarget(elaborator, target, explicit);
  if (wanted === undefined)
    return unresolved(elaborator, scope, node, `${showType(target)} is no functional interface`, target);
  if (wanted.parameterTypes.length !== parameters.length)
    return unresolved(elaborator, scope, node, 'the lambda has another number of parameters than expected', target);
  const build = startFunction(elaborator, node, scope, wanted);
  const statements: Statement[] = [];
  const locals = parameters.map(({ name }, index) => {
    const type = explicit?.[index] ?? (wanted.parameterTypes[index] as JavaType);
    return build.parameter(name, type, index, statements);
  });
  statements.push(...lambdaBody(elaborator, body, build.scope, wanted.resultType));
  return build.finish(locals, statements, target);
}

/** A function for code that is not at hand: what it is passed is not known, and it gives something where its body returns a value. */
function unknownFunction(target: UnknownType, body: SyntaxNode, parameterTypes: readonly JavaType[]): FunctionFrame {
  const gives = body.kind !== 'block' || returnsValue(body);
  return { parameterTypes, resultType: gives ? target : VOID, interfaces: [] };
}

function returnsValue(node: SyntaxNode): boolean {
  if (node.kind === 'return_statement') return namedChildren(node).length > 0;
  if (node.kind === 'lambda_expression' || node.kind === 'class_body') return false;
  return node.children.some(returnsValue);
}

function lambdaBody(
  elaborator: Elaborator,
  body: SyntaxNode,
  scope: BlockScope,
  result: JavaType,
): readonly Statement[] {
  if (body.kind === 'block') return [elaborator.block(body, scope)];
  const span = spanOf(scope, body);
  if (result.kind === 'void') return [evaluate(elaborator.expression(body, scope).expression)];
  const given = elaborator.expression(body, scope, result);
  if (result.kind === 'unknown' && given.type.kind === 'void')
    return [evaluate(given.expression), { kind: 'return', value: nullLiteral(span), span }];
  const value = assign(elaborator, given, result);
  return [{ kind: 'return', value, span }];
}

/** The name of the one method of a function whose interface is not at hand. */
const UNKNOWN_FUNCTION = 'apply';

export interface FunctionBuild {
  readonly span: Span;
  readonly scope: BlockScope;
  readonly captures: LambdaCaptures;
  /** Declares the source's parameter; where its type is more special than the erased one, a cast is added. */
  parameter(name: string, type: JavaType, index: number, statements: Statement[]): Local;
  /** Registers the class and gives the expression that makes its object. */
  finish(parameters: readonly Local[], statements: readonly Statement[], type: JavaType): Value;
}

/** The class under construction that a lambda or method reference at `node` becomes. */
export function startFunction(
  elaborator: Elaborator,
  node: SyntaxNode,
  around: BlockScope,
  wanted: FunctionFrame,
): FunctionBuild {
  const span = spanOf(around, node);
  const { owner } = around.frame;
  const name = elaborator.registry.nameOf(owner, node);
  const receiver = freshLocal('this', name);
  const captures: LambdaCaptures = {
    className: name,
    around: around.snapshot(),
    variables: new Map(),
    thisField: undefined,
  };
  const returns = { kind: 'value', type: wanted.resultType } as const;
  const scope = new BlockScope(new BodyFrame({ owner, receiver, returns, lambda: captures }), around.types);
  const erased =
    wanted.method === undefined
      ? { parameters: wanted.parameterTypes.map(erasure), result: erasure(wanted.resultType) }
      : erasedSignature(wanted.method);
  return {
    span,
    scope,
    captures,
    parameter: (parameterName, type, index, statements) => {
      const raw = erased.parameters[index] ?? erasure(type);
      const own = erasure(type);
      if (raw === own) {
        const local = freshLocal(parameterName, own);
        scope.declare({ name: parameterName, type, local, frame: scope.frame, constant: undefined });
        return local;
      }
      const local = freshLocal(parameterName, own);
      const erasedLocal = freshLocal(`${parameterName}$erased`, raw);
      scope.declare({ name: parameterName, type, local, frame: scope.frame, constant: undefined });
      statements.push(declareLocal(local, span, castTo(own, readLocal(erasedLocal, span), span)));
      return erasedLocal;
    },
    finish: (parameters, statements, type) => {
      const method: SyntheticMethod = {
        name: wanted.method?.name ?? UNKNOWN_FUNCTION,
        descriptor:
          wanted.method === undefined
            ? methodDescriptor(erased.parameters, erased.result)
            : descriptorOf(wanted.method),
        // What a method reference calls is written, the call itself is not.
        flags: Flag.PUBLIC | (node.kind === 'method_reference' ? Flag.SYNTHETIC : 0),
        parameters,
        body: {
          receiver,
          parameters,
          result: erased.result,
          statements: withReturn(elaborator.registry, statements, erased.result, span),
          span,
        },
      };
      const bridges = wanted.method === undefined ? [] : lambdaBridges(elaborator, wanted.method, name, span);
      const methods = [method, ...bridges];
      const fields = [
        ...(captures.thisField === undefined ? [] : [captures.thisField]),
        ...captures.variables.values(),
      ];
      if (!elaborator.registry.hasSynthetic(name))
        elaborator.registry.addSynthetic({ name, owner, interfaces: wanted.interfaces, fields, methods, span });
      return { expression: instantiate(around, captures, span), type };
    },
  };
}

function instantiate(around: BlockScope, captures: LambdaCaptures, span: Span): Expression {
  const values: Expression[] = [];
  const types: string[] = [];
  if (captures.thisField !== undefined) {
    const instance = thisOf(around.frame, span);
    if (instance !== undefined) {
      values.push(instance);
      types.push(captures.thisField.type);
    }
  }
  for (const [variable, field] of captures.variables) {
    values.push(readVariable(around.frame, variable, span));
    types.push(field.type);
  }
  const reference = methodReference(captures.className, '<init>', types, 'void');
  return { kind: 'new', constructor: reference, arguments: values, type: captures.className, span };
}

/** An interface may narrow the parameters of the method it inherits: then callers of the inherited one need a bridge. */
function lambdaBridges(
  elaborator: Elaborator,
  method: MethodSymbol,
  owner: ClassName,
  span: Span,
): readonly SyntheticMethod[] {
  const found = new Map<string, SyntheticMethod>();
  const own = descriptorOf(method);
  for (const overridden of overriddenMethods(elaborator.model, method)) {
    const descriptor = descriptorOf(overridden);
    if (descriptor === own || found.has(descriptor)) continue;
    const body = bridgeBody(elaborator, { method, owner, dispatch: 'virtual', overridden, span });
    const flags = Flag.PUBLIC | Flag.BRIDGE | Flag.SYNTHETIC;
    found.set(descriptor, { name: method.name, descriptor, flags, parameters: body.parameters, body });
  }
  return [...found.values()];
}
