/** Assignment, compound assignment, increment and decrement (Java Language Specification, 15.14 and 15.26). */
import { intConstant } from '../../../../ir/instructions.js';
import { showType } from '../../model/types/show-type.js';
import { INT, type JavaType } from '../../model/types/types.js';
import { fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Location } from '../../tree.js';
import { type Elaborator, freshLocal, spanOf } from '../elaborator.js';
import type { BlockScope, Occurrence } from '../scope.js';
import { evaluate, intLiteral, readLocal } from '../trees.js';
import { isOfAnyType, UNKNOWN_CLASS, unknownValue, unresolved } from '../unresolved.js';
import { assign, erasedElement, unboxedType } from './conversions.js';
import { binaryOperation } from './operators.js';
import type { Value } from './value.js';

interface Target {
  readonly location: Location;
  readonly type: JavaType;
  /** Evaluated first, only for their effect. */
  readonly before: readonly Expression[];
}

export function assignmentExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const leftNode = fieldOf(node, 'left');
  const rightNode = fieldOf(node, 'right');
  const operator = fieldOf(node, 'operator')?.kind ?? '=';
  if (leftNode === undefined || rightNode === undefined)
    return unresolved(elaborator, scope, node, 'incomplete assignment');
  const target = assignable(elaborator, leftNode, scope);
  if ('failed' in target) {
    const right = elaborator.expression(rightNode, scope, target.failed.type);
    return assignedElsewhere(target.failed, right);
  }
  if (operator === '=') {
    const value = assign(elaborator, elaborator.expression(rightNode, scope, target.type), target.type);
    const { location, type } = target;
    return withEffects(target, {
      expression: { kind: 'assign', target: location, value, type: location.type, span: spanOf(scope, node) },
      type,
    });
  }
  const right = elaborator.expression(rightNode, scope);
  return update(elaborator, { node, scope }, target, { operator: operator.slice(0, -1), right }, 'new');
}

/** Stored in a field of a class that is not at hand: what is stored is shown to that. */
function assignedElsewhere(left: Value, right: Value): Value {
  const { expression } = left;
  if (expression.kind !== 'unknown-call') return left;
  return { ...left, expression: { ...expression, arguments: [...expression.arguments, right.expression] } };
}

export function updateExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const [operandNode] = namedChildren(node);
  if (operandNode === undefined) return unresolved(elaborator, scope, node, 'incomplete expression');
  if (operandNode.kind === 'unary_expression' || operandNode.kind === 'cast_expression')
    return elaborator.expression(reassociated(node, operandNode), scope);
  const target = assignable(elaborator, operandNode, scope);
  if ('failed' in target) return target.failed;
  const operator = node.children.some((child) => child.kind === '++') ? '+' : '-';
  const one = { expression: intLiteral(1, spanOf(scope, node)), type: INT, constant: intConstant(1) };
  const yields = node.children[0] === operandNode ? 'old' : 'new';
  return update(elaborator, { node, scope }, target, { operator, right: one }, yields);
}

/** The grammar reads `-i++` and `(byte) i++` as `(-i)++` and `((byte) i)++`; what is meant is `-(i++)`. */
function reassociated(node: SyntaxNode, prefix: SyntaxNode): SyntaxNode {
  const inner = fieldOf(prefix, 'operand') ?? fieldOf(prefix, 'value');
  if (inner === undefined) return prefix;
  const children = node.children.map((child) => (child === prefix ? { ...inner, field: undefined } : child));
  const updated: SyntaxNode = { ...node, field: inner.field, start: inner.start, children };
  return {
    ...prefix,
    end: node.end,
    children: prefix.children.map((child) => (child === inner ? updated : child)),
  };
}

/** What a compound assignment does. */
interface Change {
  readonly operator: string;
  readonly right: Value;
}

function update(
  elaborator: Elaborator,
  { node, scope }: Occurrence,
  target: Target,
  { operator, right }: Change,
  yields: 'old' | 'new',
): Value {
  const span = spanOf(scope, node);
  const { location, type } = target;
  const placeholder = freshLocal('old', location.type);
  const old: Value = { expression: readLocal(placeholder, span), type };
  const result = binaryOperation(elaborator, operator, old, right, span);
  if (result === undefined) {
    const unknown = [type, right.type].find((part) => part.kind === 'unknown');
    if (unknown?.kind === 'unknown') return unknownUpdate(elaborator, { node, scope }, target, right, unknown.reason);
    const types = `${showType(type)} and ${showType(right.type)}`;
    return unresolved(elaborator, scope, node, `operator '${operator}=' does not take ${types}`, type);
  }
  const compute = narrowed(elaborator, result, type);
  return withEffects(target, {
    expression: { kind: 'update', target: location, placeholder, compute, yields, type: location.type, span },
    type,
  });
}

/** What comes of it is not known, but where it goes is. */
function unknownUpdate(
  elaborator: Elaborator,
  { node, scope }: Occurrence,
  { location, type, before }: Target,
  right: Value,
  reason: string,
): Value {
  const use = { name: 'update', owner: UNKNOWN_CLASS, arguments: [location, right.expression], reason };
  const value = assign(elaborator, unknownValue(scope, node, use), type);
  const span = spanOf(scope, node);
  const expression = { kind: 'assign', target: location, value, type: location.type, span } as const;
  return withEffects({ location, type, before }, { expression, type });
}

/** A compound assignment casts its result back, narrowing where it must; boxes are narrowed inside. */
function narrowed(elaborator: Elaborator, result: Value, type: JavaType): Expression {
  const name = unboxedType({ type });
  if (name === undefined || result.type.kind !== 'primitive') return assign(elaborator, result, type);
  const primitiveType: JavaType = { kind: 'primitive', name };
  const expression = assign(elaborator, result, primitiveType);
  return type.kind === 'primitive' ? expression : assign(elaborator, { expression, type: primitiveType }, type);
}

function withEffects(target: Target, value: Value): Value {
  if (target.before.length === 0) return value;
  const { expression } = value;
  const statements = target.before.map(evaluate);
  return {
    ...value,
    expression: { kind: 'sequence', statements, value: expression, type: expression.type, span: expression.span },
  };
}

/** The location that an expression on the left of an assignment means. */
function assignable(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Target | { readonly failed: Value } {
  if (node.kind === 'parenthesized_expression') {
    const [inner] = namedChildren(node);
    if (inner !== undefined) return assignable(elaborator, inner, scope);
  }
  const value = elaborator.expression(node, scope);
  const { expression, type } = value;
  const before: Expression[] = [];
  let location: Expression = expression;
  // A static field named through an instance: the instance is evaluated first.
  while (location.kind === 'sequence') {
    for (const statement of location.statements) if (statement.kind === 'expression') before.push(statement.expression);
    location = location.value;
  }
  if (location.kind === 'local' || location.kind === 'field' || location.kind === 'element')
    return { location, type, before };
  if (isOfAnyType(location)) return { failed: value };
  return { failed: unresolved(elaborator, scope, node, 'this cannot be assigned', type) };
}

export function elementAccess(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const arrayNode = fieldOf(node, 'array');
  const indexNode = fieldOf(node, 'index');
  if (arrayNode === undefined || indexNode === undefined)
    return unresolved(elaborator, scope, node, 'incomplete array access');
  const array = elaborator.expression(arrayNode, scope);
  const index = elaborator.expression(indexNode, scope);
  if (array.type.kind === 'unknown') {
    const passed = [array.expression, index.expression];
    return unknownValue(scope, node, {
      name: 'element',
      owner: UNKNOWN_CLASS,
      arguments: passed,
      reason: array.type.reason,
    });
  }
  if (array.type.kind !== 'array') return unresolved(elaborator, scope, node, `${showType(array.type)} is no array`);
  const type = array.type.element;
  const whole = coerceArray(elaborator, array);
  const expression: Expression = {
    kind: 'element',
    array: whole,
    index: assign(elaborator, index, INT),
    type: erasedElement(whole, type),
    span: spanOf(scope, node),
  };
  return { expression, type };
}

function coerceArray(elaborator: Elaborator, array: Value): Expression {
  return assign(elaborator, array, array.type);
}
