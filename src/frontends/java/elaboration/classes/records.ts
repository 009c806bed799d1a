/** What a record has without saying so: accessors, equals, hashCode and toString (Java Language Specification, 8.10). */
import { isPrimitive, OBJECT, type PrimitiveName, STRING, type TypeName } from '../../../../ir/types.js';
import type { ClassSymbol, FieldSymbol } from '../../model/symbols.js';
import { boxedType } from '../../model/types/conversions.js';
import { erasure } from '../../model/types/erasure.js';
import type { Expression, Local, ResolvedBody, Statement } from '../../tree.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import { fieldReference } from '../expressions/names.js';
import type { ClassContext } from '../frame.js';
import {
  assignment,
  booleanLiteral,
  callExpression,
  castTo,
  compareReferences,
  declareLocal,
  intLiteral,
  isNull,
  methodReference,
  not,
  readField,
  readLocal,
  stringLiteral,
} from '../trees.js';

/** The members that are synthesised unless the record declares them itself. */
export const RECORD_METHODS: readonly {
  readonly name: string;
  readonly parameters: readonly TypeName[];
  readonly result: TypeName;
  readonly body: (elaborator: Elaborator, context: ClassContext) => ResolvedBody;
}[] = [
  { name: 'toString', parameters: [], result: STRING, body: (_, context) => toStringBody(context) },
  { name: 'hashCode', parameters: [], result: 'int', body: hashCodeBody },
  { name: 'equals', parameters: [OBJECT], result: 'boolean', body: equalsBody },
];

export function accessorBody({ symbol }: ClassContext, name: string): ResolvedBody | undefined {
  const field = symbol.recordComponents().find((component) => component.name === name);
  if (field === undefined) return undefined;
  const { span } = field;
  const receiver = freshLocal('this', symbol.name);
  const value = componentOf(field, receiver);
  return { receiver, parameters: [], result: value.type, statements: [{ kind: 'return', value, span }], span };
}

function componentOf(field: FieldSymbol, object: Local): Expression {
  const { span } = field;
  return readField(fieldReference(field), span, readLocal(object, span));
}

/** The assignments that end a canonical constructor. */
export function assignComponents(symbol: ClassSymbol, receiver: Local, parameters: readonly Local[]): Statement[] {
  return symbol.recordComponents().flatMap((field, index) => {
    const parameter = parameters[index];
    if (parameter === undefined) return [];
    const { span } = field;
    const target = readField(fieldReference(field), span, readLocal(receiver, span));
    return [assignment(target, readLocal(parameter, span), span)];
  });
}

function toStringBody({ symbol }: ClassContext): ResolvedBody {
  const { span } = symbol;
  const receiver = freshLocal('this', symbol.name);
  const parts = symbol
    .recordComponents()
    .flatMap((field, index) => [
      stringLiteral(`${index === 0 ? `${symbol.simpleName}[` : ', '}${field.name}=`, span),
      componentOf(field, receiver),
    ]);
  const value: Expression =
    parts.length === 0
      ? stringLiteral(`${symbol.simpleName}[]`, span)
      : { kind: 'concat', parts: [...parts, stringLiteral(']', span)], type: STRING, span };
  return { receiver, parameters: [], result: STRING, statements: [{ kind: 'return', value, span }], span };
}

/** `31 * result + hash` over the components, from 0. */
function hashCodeBody(elaborator: Elaborator, { symbol }: ClassContext): ResolvedBody {
  const { span } = symbol;
  const receiver = freshLocal('this', symbol.name);
  const result = freshLocal('result', 'int');
  const statements: Statement[] = [declareLocal(result, span, intLiteral(0, span))];
  const combine = (operator: '+' | '*', left: Expression, right: Expression): Expression => ({
    kind: 'binary',
    operator,
    operandType: 'int',
    left,
    right,
    type: 'int',
    span,
  });
  for (const field of symbol.recordComponents()) {
    const scaled = combine('*', intLiteral(31, span), readLocal(result, span));
    const sum = combine('+', scaled, hashOf(elaborator, componentOf(field, receiver)));
    statements.push(assignment(readLocal(result, span), sum, span));
  }
  statements.push({ kind: 'return', value: readLocal(result, span), span });
  return { receiver, parameters: [], result: 'int', statements, span };
}

function boxName(elaborator: Elaborator, type: PrimitiveName): string {
  return erasure(boxedType(elaborator.model, type));
}

function hashOf(elaborator: Elaborator, value: Expression): Expression {
  const { span, type } = value;
  if (isPrimitive(type)) {
    const method = methodReference(boxName(elaborator, type), 'hashCode', [type], 'int');
    return callExpression('static', method, { arguments: [value], type: 'int', span });
  }
  const local = freshLocal('component', type);
  const call = callExpression('virtual', methodReference(OBJECT, 'hashCode', [], 'int'), {
    receiver: readLocal(local, span),
    type: 'int',
    span,
  });
  const hash: Expression = {
    kind: 'conditional',
    condition: isNull(readLocal(local, span), span),
    whenTrue: intLiteral(0, span),
    whenFalse: call,
    type: 'int',
    span,
  };
  return { kind: 'sequence', statements: [declareLocal(local, span, value)], value: hash, type: 'int', span };
}

/** As the JDK does it: an object equals itself, whatever its components say; the last component is compared first. */
function equalsBody(elaborator: Elaborator, { symbol }: ClassContext): ResolvedBody {
  const { span } = symbol;
  const receiver = freshLocal('this', symbol.name);
  const parameter = freshLocal('object', OBJECT);
  const other = freshLocal('other', symbol.name);
  const answer = (value: boolean): Statement => ({ kind: 'return', value: booleanLiteral(value, span), span });
  const isRecord: Expression = {
    kind: 'matches',
    operand: readLocal(parameter, span),
    pattern: { kind: 'type-pattern', type: symbol.name, total: false, span },
    type: 'boolean',
    span,
  };
  const itself = compareReferences('==', readLocal(receiver, span), readLocal(parameter, span), span);
  const statements: Statement[] = [
    { kind: 'if', condition: itself, whenTrue: answer(true), span },
    { kind: 'if', condition: not(isRecord, span), whenTrue: answer(false), span },
    declareLocal(other, span, castTo(symbol.name, readLocal(parameter, span), span)),
  ];
  for (const field of symbol.recordComponents().toReversed()) {
    const same = sameComponent(elaborator, componentOf(field, receiver), componentOf(field, other));
    statements.push({ kind: 'if', condition: not(same, span), whenTrue: answer(false), span });
  }
  statements.push(answer(true));
  return { receiver, parameters: [parameter], result: 'boolean', statements, span };
}

/**
 * Floating-point components are compared as their boxes would be: NaN equals itself, 0.0 and -0.0 differ. References are
 * compared as by Objects.equals: an object is not asked whether it equals itself.
 */
function sameComponent(elaborator: Elaborator, left: Expression, right: Expression): Expression {
  const { span, type } = left;
  if (type === 'float' || type === 'double') {
    const method = methodReference(boxName(elaborator, type), 'compare', [type, type], 'int');
    const compared = callExpression('static', method, { arguments: [left, right], type: 'int', span });
    return {
      kind: 'binary',
      operator: '==',
      operandType: 'int',
      left: compared,
      right: intLiteral(0, span),
      type: 'boolean',
      span,
    };
  }
  if (isPrimitive(type)) {
    const operandType = type === 'boolean' || type === 'long' ? type : 'int';
    const widen = (operand: Expression): Expression =>
      operand.type === operandType ? operand : { kind: 'convert', operand, type: operandType, span };
    return {
      kind: 'binary',
      operator: '==',
      operandType,
      left: widen(left),
      right: widen(right),
      type: 'boolean',
      span,
    };
  }
  const first = freshLocal('first', type);
  const second = freshLocal('second', type);
  const call = callExpression('virtual', methodReference(OBJECT, 'equals', [OBJECT], 'boolean'), {
    receiver: readLocal(first, span),
    arguments: [readLocal(second, span)],
    type: 'boolean',
    span,
  });
  const choose = (condition: Expression, whenTrue: Expression, whenFalse: Expression): Expression => ({
    kind: 'conditional',
    condition,
    whenTrue,
    whenFalse,
    type: 'boolean',
    span,
  });
  const identical = compareReferences('==', readLocal(first, span), readLocal(second, span), span);
  const otherwise = choose(isNull(readLocal(first, span), span), booleanLiteral(false, span), call);
  const value = choose(identical, booleanLiteral(true, span), otherwise);
  const declarations = [declareLocal(first, span, left), declareLocal(second, span, right)];
  return { kind: 'sequence', statements: declarations, value, type: 'boolean', span };
}
