/** Loops, enhanced `for` included (Java Language Specification, 14.12 to 14.14). */
import { upward } from '../../model/inference/capture.js';
import { showType } from '../../model/types/show-type.js';
import { asSuper } from '../../model/types/supertypes.js';
import { INT, type JavaType } from '../../model/types/types.js';
import { fieldOf, fieldsOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, JumpTarget, Statement } from '../../tree.js';
import { canComplete } from '../classes/completion.js';
import { isVar, typeOf, withDimensions } from '../classes/declared-types.js';
import { isInterface } from '../classes/signatures.js';
import { type Elaborator, freshLocal, spanOf, textOf } from '../elaborator.js';
import { asOwnType, assign, coerce, erasedElement, toPrimitive } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import type { Bindings } from '../scope.js';
import { type BlockScope, NO_BINDINGS } from '../scope.js';
import { callExpression, declareLocal, evaluate, intLiteral, methodReference, readLocal } from '../trees.js';
import { UNKNOWN_CLASS, unknownExpression, unknownValue, unsupportedStatement } from '../unresolved.js';
import { declareVariable } from './variables.js';

/** A scope for a loop's inside; labels before the loop mean the loop. */
function loopScope(scope: BlockScope, target: JumpTarget, labels: readonly string[]): BlockScope {
  let inner = scope.nested({ break: target, continue: target });
  for (const name of labels) inner = inner.nested({ label: { name, target, loop: true } });
  return inner;
}

interface Condition {
  /** Absent when it is always true. */
  readonly expression: Expression | undefined;
  readonly bindings: Bindings;
}

function conditionOf(elaborator: Elaborator, node: SyntaxNode | undefined, scope: BlockScope): Condition {
  const inner = node?.kind === 'parenthesized_expression' ? namedChildren(node)[0] : node;
  if (inner === undefined) return { expression: undefined, bindings: NO_BINDINGS };
  const value: Value = elaborator.expression(inner, scope);
  const { expression, constant } = toPrimitive(elaborator, value, 'boolean');
  return { expression: constant?.value === 1 ? undefined : expression, bindings: value.bindings ?? NO_BINDINGS };
}

function bodyOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const body = fieldOf(node, 'body');
  const statements = body === undefined ? [] : elaborator.statement(body, scope.nested());
  const [only] = statements;
  return statements.length === 1 && only !== undefined
    ? only
    : { kind: 'block', statements, span: spanOf(scope, body ?? node) };
}

/** Behind a loop that only its condition ends, the pattern variables of its falsehood are in scope. */
function introduce(scope: BlockScope, bindings: Bindings, loop: Statement): Statement {
  if (bindings.whenFalse.length > 0 && loop.kind === 'loop' && !canComplete(loop, 'by-break')) {
    for (const variable of bindings.whenFalse) scope.declare(variable);
  }
  return loop;
}

export function whileLoop(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[],
): Statement {
  const target: JumpTarget = { name: labels[0] ?? 'while' };
  const inner = loopScope(scope, target, labels);
  const { expression, bindings } = conditionOf(elaborator, fieldOf(node, 'condition'), inner);
  const body = bodyOf(elaborator, node, inner.with(bindings.whenTrue));
  return introduce(
    scope,
    bindings,
    loop({ test: 'before', condition: expression }, body, [], target, spanOf(scope, node)),
  );
}

export function doLoop(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[],
): Statement {
  const target: JumpTarget = { name: labels[0] ?? 'do' };
  const inner = loopScope(scope, target, labels);
  const body = bodyOf(elaborator, node, inner);
  const { expression, bindings } = conditionOf(elaborator, fieldOf(node, 'condition'), inner);
  return introduce(
    scope,
    bindings,
    loop({ test: 'after', condition: expression }, body, [], target, spanOf(scope, node)),
  );
}

export function forLoop(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[],
): readonly Statement[] {
  const target: JumpTarget = { name: labels[0] ?? 'for' };
  const outer = scope.nested();
  const span = spanOf(scope, node);
  const before = fieldsOf(node, 'init').flatMap((child) =>
    child.kind === 'local_variable_declaration'
      ? elaborator.statement(child, outer)
      : [evaluate(elaborator.expression(child, outer).expression)],
  );
  const inner = loopScope(outer, target, labels);
  const { expression, bindings } = conditionOf(elaborator, fieldOf(node, 'condition'), inner);
  const visible = inner.with(bindings.whenTrue);
  const body = bodyOf(elaborator, node, visible);
  const update = fieldsOf(node, 'update').map((child) => evaluate(elaborator.expression(child, visible).expression));
  const result = introduce(
    scope,
    bindings,
    loop({ test: 'before', condition: expression }, body, update, target, span),
  );
  return before.length === 0 ? [result] : [{ kind: 'block', statements: [...before, result], span }];
}

/** When a loop is tested, and what. */
interface LoopTest {
  readonly test: 'before' | 'after';
  readonly condition: Expression | undefined;
}

function loop(
  { test, condition }: LoopTest,
  body: Statement,
  update: readonly Statement[],
  target: JumpTarget,
  span: Statement['span'],
): Statement {
  return { kind: 'loop', test, body, update, target, span, ...(condition === undefined ? {} : { condition }) };
}

export function enhancedFor(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[],
): Statement {
  const typeNode = fieldOf(node, 'type');
  const nameNode = fieldOf(node, 'name');
  const valueNode = fieldOf(node, 'value');
  if (typeNode === undefined || nameNode === undefined || valueNode === undefined)
    return unsupportedStatement(elaborator, scope, node, 'incomplete for loop');
  const iterated = elaborator.expression(valueNode, scope);
  const isUnknown = iterated.type.kind === 'unknown';
  const element = isUnknown ? iterated.type : elementTypeOf(elaborator, iterated.type);
  if (element === undefined)
    return unsupportedStatement(elaborator, scope, node, `${showType(iterated.type)} cannot be iterated`);
  const type = isVar(typeNode, scope)
    ? upward(element)
    : withDimensions(typeOf(elaborator, typeNode, scope), fieldOf(node, 'dimensions'));
  const target: JumpTarget = { name: labels[0] ?? 'for' };
  const inner = loopScope(scope, target, labels).nested();
  const variable = declareVariable(inner, textOf(scope, nameNode), type);
  const body = bodyOf(elaborator, node, inner);
  const span = spanOf(scope, node);
  const parts = {
    span,
    head: spanOf(scope, valueNode),
    take: (value: Value): Statement =>
      declareLocal(variable.local, spanOf(scope, nameNode), assign(elaborator, value, type)),
    body,
    target,
  };
  const statements = isUnknown
    ? overUnknown(scope, node, iterated, parts)
    : iterated.type.kind === 'array'
      ? overArray(elaborator, iterated, element, parts)
      : overIterable(elaborator, iterated, element, parts);
  return { kind: 'block', statements, span };
}

/** What a value of the type is iterated over as; undefined when it is neither array nor Iterable. */
function elementTypeOf(elaborator: Elaborator, type: JavaType): JavaType | undefined {
  if (type.kind === 'array') return type.element;
  const iterable = elaborator.model.findClass('java.lang.Iterable');
  const parameterised = iterable && asSuper(elaborator.model, type, iterable);
  if (parameterised === undefined) return undefined;
  const [argument] = parameterised.arguments;
  const object = elaborator.model.classTypeNamed('java.lang.Object');
  if (argument === undefined) return object;
  if (argument.kind !== 'wildcard') return argument;
  return argument.direction === 'extends' ? (argument.bound ?? object) : object;
}

interface Parts {
  readonly span: Statement['span'];
  /** Of the expression that is iterated. */
  readonly head: Statement['span'];
  readonly take: (value: Value) => Statement;
  readonly body: Statement;
  readonly target: JumpTarget;
}

/** An array or an Iterable, nobody knows: unknown code says whether there is a further element, and which. */
function overUnknown(scope: BlockScope, node: SyntaxNode, iterated: Value, parts: Parts): readonly Statement[] {
  const { head: span, target } = parts;
  const whole = freshLocal('iterated$', iterated.expression.type);
  const reason = 'what is iterated is of an unknown type';
  const use = (name: string) => ({ name, owner: UNKNOWN_CLASS, receiver: readLocal(whole, span), reason });
  const condition = unknownExpression(use('hasNext'), 'boolean', span);
  const take = parts.take(unknownValue(scope, node, use('next')));
  const body: Statement = { kind: 'block', statements: [take, parts.body], span: parts.span };
  return [
    declareLocal(whole, span, iterated.expression),
    evaluate({ kind: 'non-null', operand: readLocal(whole, span), type: whole.type, span }),
    loop({ test: 'before', condition }, body, [], target, parts.span),
  ];
}

function overArray(elaborator: Elaborator, array: Value, element: JavaType, parts: Parts): readonly Statement[] {
  const { head: span, target } = parts;
  const expression = asOwnType(elaborator, array);
  const copy = freshLocal('array$', expression.type);
  const length = freshLocal('length$', 'int');
  const index = freshLocal('index$', 'int');
  const read = (local: typeof copy): Expression & { readonly kind: 'local' } => readLocal(local, span);
  const current: Expression = {
    kind: 'element',
    array: read(copy),
    index: read(index),
    type: erasedElement(expression, element),
    span,
  };
  const old = freshLocal('old', 'int');
  const sum: Expression = {
    kind: 'binary',
    operator: '+',
    operandType: 'int',
    left: readLocal(old, span),
    right: intLiteral(1, span),
    type: 'int',
    span,
  };
  const next: Expression = {
    kind: 'update',
    target: read(index),
    placeholder: old,
    compute: sum,
    yields: 'new',
    type: 'int',
    span,
  };
  const more: Expression = {
    kind: 'binary',
    operator: '<',
    operandType: 'int',
    left: read(index),
    right: read(length),
    type: 'boolean',
    span,
  };
  const body: Statement = {
    kind: 'block',
    statements: [parts.take({ expression: current, type: element }), parts.body],
    span: parts.span,
  };
  return [
    declareLocal(copy, span, expression),
    declareLocal(length, span, { kind: 'array-length', array: read(copy), type: INT.name, span }),
    declareLocal(index, span, intLiteral(0, span)),
    loop({ test: 'before', condition: more }, body, [evaluate(next)], target, parts.span),
  ];
}

function overIterable(elaborator: Elaborator, iterable: Value, element: JavaType, parts: Parts): readonly Statement[] {
  const { head: span, target } = parts;
  const iterator = freshLocal('iterator$', 'java.util.Iterator');
  const call = (name: string, result: string): Expression =>
    callExpression('interface', methodReference('java.util.Iterator', name, [], result), {
      receiver: readLocal(iterator, span),
      type: result,
      span,
    });
  const owner = iterable.type.kind === 'class' ? iterable.type.symbol : undefined;
  const name = owner?.name ?? 'java.lang.Iterable';
  const start = callExpression(
    owner === undefined || isInterface(owner) ? 'interface' : 'virtual',
    methodReference(name, 'iterator', [], 'java.util.Iterator'),
    { receiver: coerce(elaborator, iterable.expression, name), type: 'java.util.Iterator', span },
  );
  const next: Value = { expression: call('next', 'java.lang.Object'), type: element };
  const body: Statement = { kind: 'block', statements: [parts.take(next), parts.body], span: parts.span };
  return [
    declareLocal(iterator, span, start),
    loop({ test: 'before', condition: call('hasNext', 'boolean') }, body, [], target, parts.span),
  ];
}
