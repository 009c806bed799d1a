/** Expressions: to an operand, into a variable, or for their effect only. */
import {
  intConstant,
  isSmallLength,
  type Operand,
  type Expression as Pure,
  type Variable,
} from '../../../ir/instructions.js';
import type { Expression } from '../tree.js';
import { lowerCall, lowerNew, lowerUnknownCall } from './calls.js';
import { checkDivisor, checkNotNull } from './checks.js';
import { branch } from './conditions.js';
import type { Destination, LoweringContext } from './context.js';
import { lowerAssign, lowerUpdate, readLocation } from './locations.js';
import { baseVariable, values } from './operands.js';
import { lowerConcat } from './strings.js';
import { lowerSwitch } from './switches.js';

/** The value of an expression. The operand may be a source variable: see `values` for what that means to its user. */
export function value(context: LoweringContext, expression: Expression): Operand {
  switch (expression.kind) {
    case 'literal':
      return expression.constant;
    case 'local':
      return context.variable(expression.local);
    case 'assign':
      return lowerAssign(context, expression);
    case 'update':
      return lowerUpdate(context, expression);
    case 'sequence':
      context.nested.statements(context, expression.statements);
      return value(context, expression.value);
    case 'non-null': {
      const operand = value(context, expression.operand);
      checkNotNull(context, operand, expression.span, expression.operand);
      return operand;
    }
    default: {
      const variable = context.builder.temporary(expression.type === 'null' ? 'java.lang.Object' : expression.type);
      into(context, expression, { variable, writes: 'fresh' });
      return variable;
    }
  }
}

/** Evaluates and drops the value. */
export function effect(context: LoweringContext, expression: Expression): void {
  switch (expression.kind) {
    case 'literal':
    case 'local':
      return;
    case 'call':
      lowerCall(context, expression, undefined);
      return;
    case 'unknown-call':
      lowerUnknownCall(context, expression, undefined);
      return;
    case 'update':
      lowerUpdate(context, expression, 'unused');
      return;
    case 'sequence':
      context.nested.statements(context, expression.statements);
      effect(context, expression.value);
      return;
    case 'unsupported':
      context.emit({ kind: 'unsupported', reason: expression.reason }, expression.span);
      return;
    default:
      value(context, expression);
  }
}

/** Evaluates into a variable. */
export function into(context: LoweringContext, expression: Expression, destination: Destination): void {
  const { variable } = destination;
  const { span } = expression;
  const assign = (pure: Pure): void => context.emit({ kind: 'assign', target: variable, value: pure }, span);
  switch (expression.kind) {
    case 'literal':
    case 'local':
    case 'assign':
    case 'update':
    case 'non-null':
      return assign(value(context, expression));
    case 'field':
    case 'element':
      return readLocation(context, expression, variable);
    case 'array-length': {
      const array = baseVariable(context, value(context, expression.array), expression.array);
      checkNotNull(context, array, span, expression.array);
      return context.emit({ kind: 'load', target: variable, place: { kind: 'length', base: array } }, span);
    }
    case 'unary':
      if (expression.operator === '!') return truth(context, expression, variable);
      return assign({
        kind: 'unary',
        operator: expression.operator,
        type: expression.type,
        operand: value(context, expression.operand),
      });
    case 'binary': {
      const [left, right] = values(context, [expression.left, expression.right]) as [Operand, Operand];
      const { operator, operandType: type } = expression;
      if ((operator === '/' || operator === '%') && (type === 'int' || type === 'long')) {
        checkDivisor(context, right, type, span);
      }
      return assign({ kind: 'binary', operator, type, left, right });
    }
    case 'logical':
    case 'matches':
      return truth(context, expression, variable);
    case 'conditional':
      return lowerConditional(context, expression, destination);
    case 'concat':
      return lowerConcat(context, expression, variable);
    case 'convert': {
      const operand = value(context, expression.operand);
      return assign({ kind: 'convert', from: expression.operand.type, to: expression.type, operand });
    }
    case 'cast': {
      const operand = value(context, expression.operand);
      if (operand.kind === 'constant' && operand.value === null) return assign(operand);
      if (expression.trusted !== true) {
        const condition = { kind: 'castable', operand, type: expression.type } as const;
        context.check(condition, 'java.lang.ClassCastException', span, expression.implicit ? 'implicit' : 'written');
      }
      return assign({ kind: 'cast', type: expression.type, operand });
    }
    case 'call':
      return lowerCall(context, expression, variable);
    case 'unknown-call':
      return lowerUnknownCall(context, expression, variable);
    case 'new':
      return lowerNew(context, expression, destination);
    case 'new-array': {
      const lengths = values(context, expression.lengths);
      for (const length of lengths) {
        if (length.kind === 'constant' && isSmallLength(Number(length.value))) continue;
        const condition = { kind: 'not-negative', operand: length } as const;
        context.check(condition, 'java.lang.NegativeArraySizeException', span);
      }
      return context.emit({ kind: 'new-array', target: variable, type: expression.type, lengths }, span);
    }
    case 'array-literal':
      return lowerArrayLiteral(context, expression, destination);
    case 'switch-expression': {
      const result = destination.writes === 'fresh' ? variable : context.builder.temporary(variable.type);
      lowerSwitch(context, expression.switch, result);
      return result === variable ? undefined : assign(result);
    }
    case 'sequence':
      context.nested.statements(context, expression.statements);
      return into(context, expression.value, destination);
    case 'any':
      return context.emit({ kind: 'havoc', target: variable, source: expression.source }, span);
    case 'unsupported':
      return context.emit({ kind: 'unsupported', reason: expression.reason, target: variable }, span);
  }
}

/** A condition as a value. */
function truth(context: LoweringContext, expression: Expression, variable: Variable): void {
  const whenTrue = context.builder.label();
  const whenFalse = context.builder.label();
  const after = context.builder.label();
  const { span } = expression;
  branch(context, expression, whenTrue, whenFalse);
  for (const [label, number] of [
    [whenTrue, 1],
    [whenFalse, 0],
  ] as const) {
    context.current = label;
    const constant = { kind: 'constant', type: 'boolean', value: number } as const;
    context.emitTo({ kind: 'assign', target: variable, value: constant }, after, span);
  }
  context.current = after;
}

function lowerConditional(
  context: LoweringContext,
  expression: Expression & { readonly kind: 'conditional' },
  destination: Destination,
): void {
  const whenTrue = context.builder.label();
  const whenFalse = context.builder.label();
  const after = context.builder.label();
  branch(context, expression.condition, whenTrue, whenFalse);
  for (const [label, part] of [
    [whenTrue, expression.whenTrue],
    [whenFalse, expression.whenFalse],
  ] as const) {
    context.current = label;
    into(context, part, destination);
    context.jump(after, part.span);
  }
  context.current = after;
}

function lowerArrayLiteral(
  context: LoweringContext,
  expression: Expression & { readonly kind: 'array-literal' },
  destination: Destination,
): void {
  const { span, elements, type } = expression;
  const fresh = destination.writes === 'fresh' && destination.variable.type === type;
  const array = fresh ? destination.variable : context.builder.temporary(type);
  context.emit({ kind: 'new-array', target: array, type, lengths: [intConstant(elements.length)] }, span);
  elements.forEach((element, index) => {
    const operand = value(context, element);
    const place = { kind: 'element', base: array, index: intConstant(index), type: type.slice(0, -2) } as const;
    context.emit({ kind: 'store', place, value: operand }, element.span);
  });
  if (!fresh) context.emit({ kind: 'assign', target: destination.variable, value: array }, span);
}
