/** The `assert` statement: tested when assertions are enabled for the class (Java Language Specification, 14.10). */
import { ASSERTIONS_DISABLED } from '../../../../ir/conditions.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { completeCall } from '../../model/inference/inference.js';
import { constructorCandidates } from '../../model/members.js';
import { selectMethod } from '../../model/overloads/overloads.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Statement } from '../../tree.js';
import { constructorTarget } from '../calls/constructor-targets.js';
import { passArguments } from '../calls/invocations.js';
import { accessFrom } from '../calls/lookup.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import { toPrimitive } from '../expressions/conversions.js';
import type { BlockScope } from '../scope.js';
import { not, readField } from '../trees.js';
import { unsupportedStatement } from '../unresolved.js';

export function assertionsField(symbol: ClassSymbol): FieldReference {
  return { owner: symbol.name, name: ASSERTIONS_DISABLED, type: 'boolean' };
}

export function assertStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const [conditionNode, detailNode] = namedChildren(node);
  if (conditionNode === undefined) return unsupportedStatement(elaborator, scope, node, 'incomplete assert statement');
  const span = spanOf(scope, node);
  const value = elaborator.expression(conditionNode, scope);
  const condition = toPrimitive(elaborator, value, 'boolean').expression;
  const detailScope = scope.with(value.bindings?.whenFalse ?? []);
  const error = assertionError(elaborator, node, detailNode, detailScope);
  if (error === undefined) return unsupportedStatement(elaborator, scope, node, 'java.lang.AssertionError is missing');
  const enabled = not(readField(assertionsField(scope.frame.owner.symbol), span), span);
  const failure: Statement = { kind: 'throw', value: error, span };
  // Two nested tests, so that the condition is a branch of its own.
  const test: Statement = { kind: 'if', condition: not(condition, span), whenTrue: failure, span };
  return { kind: 'if', condition: enabled, whenTrue: test, span };
}

function assertionError(
  elaborator: Elaborator,
  node: SyntaxNode,
  detail: SyntaxNode | undefined,
  scope: BlockScope,
): Expression | undefined {
  const { model } = elaborator;
  const type = model.classTypeNamed('java.lang.AssertionError');
  if (type.kind !== 'class') return undefined;
  const nodes = detail === undefined ? [] : [detail];
  const candidates = constructorCandidates(model, type, { diamond: false }, accessFrom(scope.frame));
  const shapes = nodes.map((argument) => elaborator.shape(argument, scope));
  const selection = selectMethod(model, { candidates, typeArguments: [], arguments: shapes });
  if (selection.kind === 'failure') return undefined;
  const invocation = completeCall(model, selection);
  return {
    kind: 'new',
    constructor: constructorTarget(elaborator, invocation.method).reference,
    arguments: passArguments(elaborator, invocation, nodes, scope, node),
    type: type.symbol.name,
    span: spanOf(scope, node),
  };
}
