/** Reads operands and expressions over the variables of a body. */
import type { BinaryOperator, Expression, Operand, Variable } from '../instructions.js';
import { isPrimitive } from '../types.js';
import type { Cursor } from './cursor.js';
import { operationType } from './defaults.js';
import { constantAhead, parseConstant } from './parse-constant.js';

/** What the instructions of a body are read with. */
export interface BodyContext {
  readonly cursor: Cursor;
  readonly variables: ReadonlyMap<string, Variable>;
}

const INFIX: ReadonlySet<string> = new Set('+ - * / % & | ^ << >> >>> == != < <= > >='.split(' '));
const FUNCTIONS: Readonly<Record<string, BinaryOperator>> = {
  compare: 'compare',
  compareLess: 'compare-less',
  compareGreater: 'compare-greater',
};

export function parseVariable({ cursor, variables }: BodyContext): Variable {
  const token = cursor.peek();
  const name = cursor.variableName();
  return variables.get(name) ?? cursor.fail(`unknown variable '${name}'`, token);
}

export function parseOperand(context: BodyContext): Operand {
  return constantAhead(context.cursor) ? parseConstant(context.cursor) : parseVariable(context);
}

export function parseExpression(context: BodyContext): Expression {
  const { cursor } = context;
  const { kind, text } = cursor.peek();
  if (kind === 'symbol' && !constantAhead(cursor)) {
    if (text === '-' || text === '~' || text === '!') return parseUnary(context, text);
    if (text === '(') return parseConversion(context);
  }
  if (kind === 'name' && Object.hasOwn(FUNCTIONS, text) && cursor.is('(', 1)) {
    cursor.next();
    cursor.next();
    const left = parseOperand(context);
    cursor.expect(',');
    const right = parseOperand(context);
    cursor.expect(')');
    return binary(cursor, FUNCTIONS[text] as BinaryOperator, left, right);
  }
  return parseRest(context, parseOperand(context));
}

/** What may follow a first operand. */
export function parseRest(context: BodyContext, operand: Operand): Expression {
  const { cursor } = context;
  const { kind, text } = cursor.peek();
  if (kind === 'symbol') {
    // On a new line the bar separates the edges that leave a point.
    const separator = text === '|' && cursor.peek().startsLine;
    if (text !== '++' && (!INFIX.has(text) || separator)) return operand;
    cursor.next();
    return binary(cursor, text === '++' ? 'concat' : (text as BinaryOperator), operand, parseOperand(context));
  }
  const negated = cursor.is('not') && (cursor.is('in', 1) || cursor.is('instanceof', 1));
  if (negated) cursor.next();
  if (cursor.accept('instanceof')) return { kind: 'instanceof', type: cursor.type(), operand, negated };
  if (!cursor.accept('in')) return operand;
  cursor.expect('{');
  const values = cursor.list('}', () => {
    const token = cursor.peek();
    const { value } = parseConstant(cursor);
    return typeof value === 'number' ? value : cursor.fail('expected a number', token);
  });
  return { kind: 'among', operand, values, negated };
}

function binary(cursor: Cursor, operator: BinaryOperator, left: Operand, right: Operand): Expression {
  const type = cursor.accept(':') ? cursor.type() : operationType(operator, left, right);
  return { kind: 'binary', operator, type, left, right };
}

function parseUnary(context: BodyContext, operator: '-' | '~' | '!'): Expression {
  const { cursor } = context;
  cursor.next();
  const enclosed = cursor.accept('(');
  const operand = parseOperand(context);
  if (enclosed) cursor.expect(')');
  const type = cursor.accept(':') ? cursor.type() : operand.type;
  return { kind: 'unary', operator, type, operand };
}

function parseConversion(context: BodyContext): Expression {
  const { cursor } = context;
  cursor.expect('(');
  const cast = cursor.isWord('cast');
  if (cast) cursor.next();
  const from = cursor.type();
  const to = !cast && cursor.accept('->') ? cursor.type() : undefined;
  cursor.expect(')');
  const operand = parseOperand(context);
  if (to !== undefined) return { kind: 'convert', from, to, operand };
  if (!cast && isPrimitive(from)) return { kind: 'convert', from: operand.type, to: from, operand };
  return { kind: 'cast', type: from, operand };
}
