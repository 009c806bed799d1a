/** Passing arguments to a method that has been chosen: conversions, packing of variable arguments. */

import type { Span } from '../../../../ir/span.js';
import { arrayOf, elementType, type TypeName } from '../../../../ir/types.js';
import type { Invocation } from '../../model/overloads/arguments.js';
import { erasure } from '../../model/types/erasure.js';
import type { JavaType } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { erasedSignature } from '../classes/signatures.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import { assign, box, coerce, toPrimitive } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope } from '../scope.js';

/** One expression for each declared parameter. */
export function passArguments(
  elaborator: Elaborator,
  invocation: Invocation,
  nodes: readonly SyntaxNode[],
  scope: BlockScope,
  call: SyntaxNode,
): readonly Expression[] {
  const values = nodes.map((node, index) => elaborator.expression(node, scope, invocation.parameterTypes[index]));
  return passValues(elaborator, invocation, values, spanOf(scope, call));
}

export function passValues(
  elaborator: Elaborator,
  invocation: Invocation,
  values: readonly Value[],
  span: Span,
): readonly Expression[] {
  const declared = erasedSignature(invocation.method).parameters;
  const types = invocation.parameterTypes;
  const convert = (value: Value, index: number, erased: TypeName): Expression =>
    passOne(elaborator, value, types[index] ?? value.type, erased);
  if (!invocation.varargs)
    return values.map((value, index) => convert(value, index, declared[index] ?? erasure(value.type)));
  const fixed = declared.length - 1;
  const first = values.slice(0, fixed).map((value, index) => convert(value, index, declared[index] as TypeName));
  const arrayType = declared[fixed] ?? 'java.lang.Object[]';
  const instantiated = types[fixed];
  const element = packedElement(elementType(arrayType), instantiated);
  const elements = values.slice(fixed).map((value, index) => convert(value, fixed + index, element));
  return [...first, { kind: 'array-literal', elements, type: arrayOf(element), span }];
}

/** The array's elements have the type that inference found. */
function packedElement(declared: TypeName, instantiated: JavaType | undefined): TypeName {
  switch (instantiated?.kind) {
    case 'class':
    case 'array':
    case 'variable':
    case 'intersection':
      return erasure(instantiated);
    default:
      return declared;
  }
}

function passOne(elaborator: Elaborator, value: Value, type: JavaType, erased: TypeName): Expression {
  if (type.kind === 'primitive') return toPrimitive(elaborator, value, type.name).expression;
  if (value.type.kind === 'void') return assign(elaborator, value, type);
  if (value.type.kind === 'unknown') return assign(elaborator, value, type);
  return coerce(elaborator, box(elaborator, value).expression, erased);
}
