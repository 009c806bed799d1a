/** Reads one instruction. `goto` and `if`, which stand for assumptions on edges, are the body's to read. */
import type { Instruction, Operand, Variable } from '../instructions.js';
import { arrayOf } from '../types.js';
import type { Cursor } from './cursor.js';
import { parseCheck } from './parse-check.js';
import { type BodyContext, parseExpression, parseOperand, parseRest, parseVariable } from './parse-expression.js';
import { parseHead } from './parse-head.js';

export function parseInstruction(context: BodyContext): Instruction {
  const { cursor } = context;
  const word = variableAhead(cursor) ? '' : cursor.peek().text;
  switch (word) {
    case 'return':
      cursor.next();
      return returnsNothing(cursor) ? { kind: 'return' } : { kind: 'return', value: parseOperand(context) };
    case 'throw':
      cursor.next();
      return { kind: 'throw', value: parseOperand(context) };
    case 'assume':
      cursor.next();
      return { kind: 'assume', condition: parseExpression(context) };
    case 'check':
    case 'implicit':
    case 'explicit':
      return parseCheck(context);
    case 'initialise':
      cursor.next();
      return { kind: 'initialise', type: cursor.className() };
    case 'monitor':
      return parseMonitor(context);
    case 'specify':
      return parseSpecify(context);
    case 'unsupported':
      cursor.next();
      return { kind: 'unsupported', reason: cursor.string() };
    default:
      return parseTransfer(context);
  }
}

/** A word that something is assigned to, called on or selected from is a variable, whatever it means elsewhere. */
export function variableAhead(cursor: Cursor): boolean {
  return !cursor.isKind('name') || cursor.is('=', 1) || cursor.is('.', 1) || cursor.is('[', 1);
}

function returnsNothing(cursor: Cursor): boolean {
  if (cursor.peek().startsLine || cursor.is('->') || cursor.is('}')) return true;
  // A span starts with an at sign and no name.
  return cursor.is('@') && !cursor.isKind('name', 1) && !cursor.isKind('quoted', 1);
}

function parseMonitor(context: BodyContext): Instruction {
  const { cursor } = context;
  cursor.expect('monitor');
  const action = cursor.next();
  if (action.text !== 'enter' && action.text !== 'exit') return cursor.fail("expected 'enter' or 'exit'", action);
  return { kind: 'monitor', action: action.text, operand: parseOperand(context) };
}

function parseSpecify(context: BodyContext): Instruction {
  const { cursor } = context;
  cursor.expect('specify');
  const clause = cursor.next();
  if (clause.text !== 'assert' && clause.text !== 'assume') return cursor.fail("expected 'assert' or 'assume'", clause);
  const formula = cursor.formula();
  cursor.expect('(');
  const environment = cursor.list(')', (): readonly [string, Variable] => {
    const token = cursor.peek();
    const name = cursor.variableName();
    if (cursor.accept('=')) return [name, parseVariable(context)];
    return [name, context.variables.get(name) ?? cursor.fail(`unknown variable '${name}'`, token)];
  });
  return { kind: 'specify', clause: clause.text, formula, environment };
}

/** Assignments, loads, stores and calls. */
function parseTransfer(context: BodyContext): Instruction {
  const { cursor } = context;
  const token = cursor.peek();
  const head = parseHead(context);
  switch (head.kind) {
    case 'call':
      return head.finish(undefined);
    case 'place': {
      cursor.expect('=');
      const value = parseOperand(context);
      return { kind: 'store', place: head.finish(value.type), value };
    }
    case 'operand':
      if (head.operand.kind === 'constant') return cursor.fail('expected an instruction', token);
      cursor.expect('=');
      return parseAssigned(context, head.operand);
  }
}

/** The right side of an assignment to a variable. */
function parseAssigned(context: BodyContext, target: Variable): Instruction {
  const { cursor } = context;
  if (cursor.accept('new')) return parseAllocation(context, target);
  const described = cursor.isKind('string', 1);
  if (cursor.is('any') && described) {
    cursor.next();
    return { kind: 'havoc', target, source: cursor.string() };
  }
  if (cursor.is('unsupported') && described) {
    cursor.next();
    return { kind: 'unsupported', reason: cursor.string(), target };
  }
  if (cursor.isKind('symbol') ? !cursor.is('@') : cursor.is('(', 1) && !cursor.is('lengthof')) {
    return { kind: 'assign', target, value: parseExpression(context) };
  }
  const head = parseHead(context);
  switch (head.kind) {
    case 'call':
      return head.finish(target);
    case 'place':
      return { kind: 'load', target, place: head.finish(target.type) };
    case 'operand':
      return { kind: 'assign', target, value: parseRest(context, head.operand) };
  }
}

function parseAllocation(context: BodyContext, target: Variable): Instruction {
  const { cursor } = context;
  if (cursor.isWord('array')) {
    cursor.next();
    const type = cursor.type();
    cursor.expect('(');
    return { kind: 'new-array', target, type, lengths: cursor.list(')', () => parseOperand(context)) };
  }
  const element = cursor.elementName();
  if (!cursor.is('[')) return { kind: 'new', target, type: element };
  const lengths: Operand[] = [];
  let rank = 0;
  for (; cursor.accept('['); rank++) {
    if (!cursor.is(']')) {
      if (lengths.length < rank) cursor.fail('a length behind an empty dimension');
      lengths.push(parseOperand(context));
    }
    cursor.expect(']');
  }
  return { kind: 'new-array', target, type: arrayOf(element, rank), lengths };
}
