/** Reads checks. */
import type { Condition, Instruction } from '../instructions.js';
import { CHECK_EXCEPTION } from './defaults.js';
import { type BodyContext, parseOperand, parseVariable } from './parse-expression.js';

export function parseCheck(context: BodyContext): Instruction {
  const { cursor } = context;
  const implicit = cursor.accept('implicit') ? true : cursor.accept('explicit') ? false : undefined;
  cursor.expect('check');
  const condition = parseCondition(context);
  const exception = cursor.accept('else') ? cursor.className() : CHECK_EXCEPTION[condition.kind];
  return { kind: 'check', condition, exception, ...(implicit === undefined ? {} : { implicit }) };
}

function parseCondition(context: BodyContext): Condition {
  const { cursor } = context;
  const operand = parseOperand(context);
  const operator = cursor.next();
  switch (operator.text) {
    case '!=': {
      if (cursor.accept('null')) return { kind: 'not-null', operand };
      parseZero(context);
      return { kind: 'not-zero', operand, type: cursor.accept(':') ? cursor.type() : operand.type };
    }
    case '>=':
      parseZero(context);
      return { kind: 'not-negative', operand };
    case 'within':
      return { kind: 'in-bounds', array: parseVariable(context), index: operand };
    case 'is':
      return { kind: 'castable', operand, type: cursor.type() };
    case 'fits':
      return { kind: 'storable', array: parseVariable(context), value: operand };
    default:
      return cursor.fail(`no condition of a check has '${operator.text}' here`, operator);
  }
}

function parseZero({ cursor }: BodyContext): void {
  const token = cursor.peek();
  if (cursor.integer() !== 0) cursor.fail('expected 0', token);
}
