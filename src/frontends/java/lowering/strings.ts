/** String concatenation: each part becomes a string first, in order, then they are joined. */

import { methodDescriptor } from '../../../ir/descriptors.js';
import { type Constant, type Operand, stringConstant, type Variable } from '../../../ir/instructions.js';
import { isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import type { Expression } from '../tree.js';
import type { LoweringContext } from './context.js';
import { settled } from './operands.js';

export function lowerConcat(
  context: LoweringContext,
  expression: Expression & { readonly kind: 'concat' },
  target: Variable,
): void {
  const { parts } = expression;
  const strings = parts.map((part, index) => {
    const operand = stringOf(context, context.nested.value(context, part), part);
    return settled(context, operand, part, parts.slice(index + 1));
  });
  let left = strings[0] ?? stringConstant('');
  strings.slice(1).forEach((right, index) => {
    const last = index === strings.length - 2;
    const variable = last ? target : context.builder.temporary(STRING);
    const joined = { kind: 'binary', operator: 'concat', type: STRING, left, right } as const;
    context.emit({ kind: 'assign', target: variable, value: joined }, expression.span);
    left = variable;
  });
  if (strings.length < 2) {
    const joined = { kind: 'binary', operator: 'concat', type: STRING, left, right: stringConstant('') } as const;
    context.emit({ kind: 'assign', target, value: joined }, expression.span);
  }
}

/** `String.valueOf`, but for strings, which concatenation takes as they are, null included. */
function stringOf(context: LoweringContext, operand: Operand, part: Expression): Operand {
  if (operand.kind === 'constant') {
    const text = constantText(operand);
    if (text !== undefined) return stringConstant(text);
  }
  if (part.type === STRING) return operand;
  const result = context.builder.temporary(STRING);
  const parameter = valueOfParameter(part.type);
  const method = { owner: STRING, name: 'valueOf', descriptor: methodDescriptor([parameter], STRING) };
  context.emit({ kind: 'call', target: result, dispatch: 'static', method, arguments: [operand] }, part.span);
  return result;
}

function valueOfParameter(type: TypeName): TypeName {
  if (type === 'byte' || type === 'short') return 'int';
  return isPrimitive(type) ? type : OBJECT;
}

/** The text of constants whose form needs no library code. */
function constantText({ type, value: constant }: Constant): string | undefined {
  if (constant === null) return 'null';
  switch (type) {
    case 'boolean':
      return constant === 1 ? 'true' : 'false';
    case 'char':
      return String.fromCharCode(constant as number);
    case 'byte':
    case 'short':
    case 'int':
    case 'long':
    case STRING:
      return String(constant);
    default:
      return undefined;
  }
}
