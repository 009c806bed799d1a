/** Small constructors of resolved trees. */
import { methodDescriptor } from '../../../ir/descriptors.js';
import {
  type Constant,
  type Dispatch,
  FALSE,
  type FieldReference,
  intConstant,
  type MethodReference,
  NULL,
  stringConstant,
  TRUE,
} from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import type { TypeName } from '../../../ir/types.js';
import type { Expression, Local, Location, Statement } from '../tree.js';

export function literal(constant: Constant, span: Span): Expression {
  return { kind: 'literal', type: constant.type, constant, span };
}

export function intLiteral(value: number, span: Span): Expression {
  return literal(intConstant(value), span);
}

export function booleanLiteral(value: boolean, span: Span): Expression {
  return literal(value ? TRUE : FALSE, span);
}

export function stringLiteral(value: string, span: Span): Expression {
  return literal(stringConstant(value), span);
}

export function nullLiteral(span: Span): Expression {
  return literal(NULL, span);
}

export function readLocal(local: Local, span: Span): Location & { readonly kind: 'local' } {
  return { kind: 'local', type: local.type, local, span };
}

export function readField(field: FieldReference, span: Span, object?: Expression): Location {
  return { kind: 'field', type: field.type, field, span, ...(object === undefined ? {} : { object }) };
}

export function callExpression(
  dispatch: Dispatch,
  method: MethodReference,
  parts: {
    readonly receiver?: Expression;
    readonly arguments?: readonly Expression[];
    readonly type: TypeName;
    readonly span: Span;
  },
): Expression & { readonly kind: 'call' } {
  const { receiver, type, span } = parts;
  return {
    kind: 'call',
    dispatch,
    method,
    arguments: parts.arguments ?? [],
    type,
    span,
    ...(receiver === undefined ? {} : { receiver }),
  };
}

export function methodReference(
  owner: string,
  name: string,
  parameters: readonly TypeName[],
  result: TypeName,
): MethodReference {
  return { owner, name, descriptor: methodDescriptor(parameters, result) };
}

export function castTo(type: TypeName, operand: Expression, span: Span): Expression {
  return { kind: 'cast', type, operand, implicit: true, span };
}

export function unsupported(reason: string, type: TypeName, span: Span): Expression {
  return { kind: 'unsupported', reason, type, span };
}

export function isNull(operand: Expression, span: Span): Expression {
  return compareReferences('==', operand, nullLiteral(span), span);
}

export function isNotNull(operand: Expression, span: Span): Expression {
  return compareReferences('!=', operand, nullLiteral(span), span);
}

export function compareReferences(operator: '==' | '!=', left: Expression, right: Expression, span: Span): Expression {
  return { kind: 'binary', operator, operandType: 'java.lang.Object', left, right, type: 'boolean', span };
}

export function not(operand: Expression, span: Span): Expression {
  return { kind: 'unary', operator: '!', operand, type: 'boolean', span };
}

export function assignment(target: Location, value: Expression, span: Span): Statement {
  return { kind: 'expression', expression: { kind: 'assign', target, value, type: target.type, span }, span };
}

export function evaluate(expression: Expression): Statement {
  return { kind: 'expression', expression, span: expression.span };
}

export function declareLocal(local: Local, span: Span, value?: Expression): Statement {
  return { kind: 'declare', local, span, ...(value === undefined ? {} : { value }) };
}

export function blockOf(statements: readonly Statement[], span: Span): Statement {
  const [only] = statements;
  return statements.length === 1 && only !== undefined && only.kind !== 'declare'
    ? only
    : { kind: 'block', statements, span };
}

/** Evaluates something only for its effect before the value. */
export function after(before: Expression, value: Expression): Expression {
  return { kind: 'sequence', statements: [evaluate(before)], value, type: value.type, span: value.span };
}
