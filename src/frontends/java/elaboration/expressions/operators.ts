/** Unary and binary operators with their promotions (Java Language Specification, 15.15 to 15.24). */
import type { ArithmeticOperator, ComparisonOperator, UnaryOperator } from '../../../../ir/instructions.js';
import type { Span } from '../../../../ir/span.js';
import { STRING } from '../../../../ir/types.js';
import { showType } from '../../model/types/show-type.js';
import { BOOLEAN, type JavaType, primitive } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { type Elaborator, spanOf, textOf } from '../elaborator.js';
import type { Occurrence } from '../scope.js';
import { type BlockScope, NO_BINDINGS } from '../scope.js';
import { compareReferences, literal } from '../trees.js';
import { UNKNOWN_CLASS, unknownValue, unresolved } from '../unresolved.js';
import { concatenate } from './concatenation.js';
import { booleanConstant, foldBinary, foldUnary } from './constants.js';
import { promoteBinary, promoteUnary, toPrimitive, unboxedType } from './conversions.js';
import { negatedLiteral } from './literals.js';
import type { Value } from './value.js';

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

export function isString(type: JavaType): boolean {
  return type.kind === 'class' && type.symbol.name === STRING;
}

export function unaryExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const operatorNode = fieldOf(node, 'operator');
  const operandNode = fieldOf(node, 'operand');
  if (operatorNode === undefined || operandNode === undefined)
    return unresolved(elaborator, scope, node, 'incomplete expression');
  const operator = operatorNode.kind as UnaryOperator | '+';
  const span = spanOf(scope, node);
  const negated = operator === '-' ? negatedLiteral(operandNode.kind, textOf(scope, operandNode)) : undefined;
  if (negated !== undefined) {
    const type = primitive(negated.type === 'int' ? 'int' : 'long');
    return { expression: literal(negated, span), type, constant: negated };
  }
  const operand = elaborator.expression(operandNode, scope);
  if (operator === '!' && operand.type.kind === 'unknown') return negation(elaborator, operand, span);
  if (operand.type.kind === 'unknown')
    return unknownOperation({ scope, node }, operator, [operand], operand.type.reason);
  if (operator === '!') return negation(elaborator, operand, span);
  const name = unboxedType(operand);
  if (name === undefined || name === 'boolean') {
    return unresolved(elaborator, scope, node, `operator '${operator}' does not take ${showType(operand.type)}`);
  }
  const type = promoteUnary(name);
  const promoted = toPrimitive(elaborator, operand, type);
  const constant = promoted.constant === undefined ? undefined : foldUnary(operator, promoted.constant);
  if (constant !== undefined) return { expression: literal(constant, span), type: primitive(type), constant };
  if (operator === '+') return promoted;
  return { expression: { kind: 'unary', operator, operand: promoted.expression, type, span }, type: primitive(type) };
}

function negation(elaborator: Elaborator, operand: Value, span: Span): Value {
  const value = toPrimitive(elaborator, operand, 'boolean');
  const constant = value.constant === undefined ? undefined : foldUnary('!', value.constant);
  if (constant !== undefined) return { expression: literal(constant, span), type: BOOLEAN, constant };
  const expression = { kind: 'unary', operator: '!', operand: value.expression, type: 'boolean', span } as const;
  const { bindings } = operand;
  if (bindings === undefined) return { expression, type: BOOLEAN };
  const swapped = { whenTrue: bindings.whenFalse, whenFalse: bindings.whenTrue };
  return { expression, type: BOOLEAN, bindings: swapped };
}

/** Long chains of one precedence lean to the left; they are folded up in a loop, so that depth does not matter. */
export function binaryExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const chain: SyntaxNode[] = [];
  let first: SyntaxNode | undefined = node;
  while (first !== undefined && first.kind === 'binary_expression') {
    chain.push(first);
    first = fieldOf(first, 'left');
  }
  if (first === undefined) return unresolved(elaborator, scope, node, 'incomplete expression');
  let left = elaborator.expression(first, scope);
  for (let index = chain.length - 1; index >= 0; index--) {
    const link = chain[index] as SyntaxNode;
    const operator = fieldOf(link, 'operator')?.kind ?? '';
    const rightNode = fieldOf(link, 'right');
    if (rightNode === undefined) return unresolved(elaborator, scope, link, 'incomplete expression');
    if (operator === '&&' || operator === '||') {
      left = logical(elaborator, operator, left, rightNode, { scope, node: link });
      continue;
    }
    const right = elaborator.expression(rightNode, scope);
    left = combine(elaborator, operator, left, right, { scope, node: link });
  }
  return left;
}

function logical(
  elaborator: Elaborator,
  operator: '&&' | '||',
  left: Value,
  rightNode: SyntaxNode,
  { scope, node }: Occurrence,
): Value {
  const isAnd = operator === '&&';
  const before = left.bindings ?? NO_BINDINGS;
  const visible = isAnd ? before.whenTrue : before.whenFalse;
  const right = elaborator.expression(rightNode, scope.with(visible));
  const span = spanOf(scope, node);
  const first = toPrimitive(elaborator, left, 'boolean');
  const second = toPrimitive(elaborator, right, 'boolean');
  if (first.constant !== undefined && second.constant !== undefined) {
    const isTrue = isAnd
      ? first.constant.value === 1 && second.constant.value === 1
      : first.constant.value === 1 || second.constant.value === 1;
    const constant = booleanConstant(isTrue);
    return { expression: literal(constant, span), type: BOOLEAN, constant };
  }
  const expression = {
    kind: 'logical',
    operator: isAnd ? 'and' : 'or',
    left: first.expression,
    right: second.expression,
    type: 'boolean',
    span,
  } as const;
  const behind = right.bindings ?? NO_BINDINGS;
  const bindings = isAnd
    ? { whenTrue: [...visible, ...behind.whenTrue], whenFalse: [] }
    : { whenTrue: [], whenFalse: [...visible, ...behind.whenFalse] };
  return { expression, type: BOOLEAN, bindings };
}

function combine(
  elaborator: Elaborator,
  operator: string,
  left: Value,
  right: Value,
  { scope, node }: Occurrence,
): Value {
  const result = binaryOperation(elaborator, operator, left, right, spanOf(scope, node));
  if (result !== undefined) return result;
  for (const { type } of [left, right]) {
    if (type.kind !== 'unknown') continue;
    const result = COMPARISONS.has(operator) ? BOOLEAN : undefined;
    return unknownOperation({ scope, node }, operator, [left, right], type.reason, result);
  }
  const types = `${showType(left.type)} and ${showType(right.type)}`;
  return unresolved(elaborator, scope, node, `operator '${operator}' does not take ${types}`);
}

/** What an operator gives of values of types that are not at hand. */
function unknownOperation(
  { scope, node }: Occurrence,
  name: string,
  operands: readonly Value[],
  reason: string,
  result?: JavaType,
): Value {
  const passed = operands.map(({ expression }) => expression);
  return unknownValue(scope, node, { name, owner: UNKNOWN_CLASS, arguments: passed, reason }, result);
}

/** Any binary operator but `&&` and `||`; undefined when the operands do not fit it. */
export function binaryOperation(
  elaborator: Elaborator,
  operator: string,
  left: Value,
  right: Value,
  span: Span,
): Value | undefined {
  if (operator === '+' && (isString(left.type) || isString(right.type)))
    return concatenate(elaborator, left, right, span);
  const leftName = unboxedType(left);
  const rightName = unboxedType(right);
  if (operator === '==' || operator === '!=') {
    const primitives = left.type.kind === 'primitive' || right.type.kind === 'primitive';
    if (!primitives || leftName === undefined || rightName === undefined) {
      return primitives ? undefined : compareObjects(operator, left, right, span);
    }
  }
  if (leftName === undefined || rightName === undefined) return undefined;
  if (leftName === 'boolean' || rightName === 'boolean') {
    const takesBoolean = ['==', '!=', '&', '|', '^'].includes(operator);
    if (leftName !== rightName || !takesBoolean) return undefined;
    return primitiveOperation(elaborator, operator, { left, right }, { type: 'boolean' }, span);
  }
  const isShift = operator === '<<' || operator === '>>' || operator === '>>>';
  const type = isShift ? promoteUnary(leftName) : promoteBinary(leftName, rightName);
  const isBitwise = isShift || operator === '&' || operator === '|' || operator === '^';
  if (isBitwise && (type === 'float' || type === 'double' || rightName === 'float' || rightName === 'double'))
    return undefined;
  return primitiveOperation(
    elaborator,
    operator,
    { left, right },
    { type, rightType: isShift ? promoteUnary(rightName) : type },
    span,
  );
}

function compareObjects(operator: '==' | '!=', left: Value, right: Value, span: Span): Value | undefined {
  if (left.type.kind === 'void' || right.type.kind === 'void') return undefined;
  if (left.constant !== undefined && right.constant !== undefined) {
    const constant = foldBinary(operator, left.constant, right.constant);
    if (constant !== undefined) return { expression: literal(constant, span), type: BOOLEAN, constant };
  }
  return { expression: compareReferences(operator, left.expression, right.expression, span), type: BOOLEAN };
}

/** What stands on both sides of an operator. */
interface Operands {
  readonly left: Value;
  readonly right: Value;
}

/** The type that operands are promoted to; shifts promote the right one for itself. */
interface OperandTypes {
  readonly type: 'boolean' | 'int' | 'long' | 'float' | 'double' | 'byte' | 'short' | 'char';
  readonly rightType?: OperandTypes['type'] | undefined;
}

function primitiveOperation(
  elaborator: Elaborator,
  operator: string,
  { left, right }: Operands,
  { type, rightType = type }: OperandTypes,
  span: Span,
): Value {
  const name = operator as ArithmeticOperator | ComparisonOperator;
  const first = toPrimitive(elaborator, left, type);
  const second = toPrimitive(elaborator, right, rightType);
  const result = COMPARISONS.has(operator) ? BOOLEAN : primitive(type);
  if (first.constant !== undefined && second.constant !== undefined) {
    const constant = foldBinary(name, first.constant, second.constant);
    if (constant !== undefined) return { expression: literal(constant, span), type: result, constant };
  }
  const expression = {
    kind: 'binary',
    operator: name,
    operandType: type,
    left: first.expression,
    right: second.expression,
    type: result.name,
    span,
  } as const;
  return { expression, type: result };
}
