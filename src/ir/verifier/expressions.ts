/** Operands fit operators; gives the type of an expression's value. */
import type { Edge } from '../body.js';
import type { Expression, Operand } from '../instructions.js';
import { isReference, STRING, type TypeName } from '../types.js';
import { isConstant, isNumeric, operandFits } from './types.js';
import type { Verification } from './verification.js';

type Binary = Extract<Expression, { kind: 'binary' }>;

/** The type of the value; undefined, after a report, when there is none. */
export function verifyExpression(verification: Verification, edge: Edge, expression: Expression): TypeName | undefined {
  const { report } = verification;
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      verifyOperand(verification, edge, expression);
      return expression.type;
    case 'unary': {
      const { operator, type, operand } = expression;
      if (!UNARY[operator].has(type)) report(`'${operator}' does not compute in ${type}`, edge);
      expect(verification, edge, operand, type, `operand of '${operator}'`);
      return type;
    }
    case 'binary':
      return verifyBinary(verification, edge, expression);
    case 'convert': {
      const { from, to, operand } = expression;
      if (!isNumeric(from) || !isNumeric(to)) report(`no conversion from ${from} to ${to}`, edge);
      expect(verification, edge, operand, from, 'converted operand');
      return to;
    }
    case 'cast':
      expectReference(verification, edge, expression.operand, 'cast operand');
      if (!isReference(expression.type)) report(`cast to ${expression.type}`, edge);
      return expression.type;
    case 'instanceof':
      expectReference(verification, edge, expression.operand, "operand of 'instanceof'");
      if (!isReference(expression.type)) report(`'instanceof' ${expression.type}`, edge);
      return 'boolean';
    case 'among': {
      const { operand, values } = expression;
      expect(verification, edge, operand, 'int', "operand of 'in'");
      if (!values.every((value) => Number.isInteger(value) && (value | 0) === value)) {
        report('a value of the set is no int', edge);
      }
      return 'boolean';
    }
  }
}

const types = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const UNARY = { '-': types('int long float double'), '~': types('int long'), '!': types('boolean') };
const NUMBERS = types('int long float double');
const INTEGERS = types('int long');
const BITS = types('int long boolean');
const FLOATS = types('float double');

function verifyBinary(verification: Verification, edge: Edge, expression: Binary): TypeName {
  const { operator, type, left, right } = expression;
  const allowed = (set: ReadonlySet<string>): void => {
    if (!set.has(type)) verification.report(`'${operator}' does not compute in ${type}`, edge);
  };
  const both = (): void => {
    expect(verification, edge, left, type, `left operand of '${operator}'`);
    expect(verification, edge, right, type, `right operand of '${operator}'`);
  };
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      allowed(NUMBERS);
      both();
      return type;
    case '&':
    case '|':
    case '^':
      allowed(BITS);
      both();
      return type;
    case '<<':
    case '>>':
    case '>>>':
      allowed(INTEGERS);
      expect(verification, edge, left, type, `left operand of '${operator}'`);
      expect(verification, edge, right, right.type === 'long' ? 'long' : 'int', 'distance of the shift');
      return type;
    case '==':
    case '!=':
      if (isReference(type)) {
        expectReference(verification, edge, left, `left operand of '${operator}'`);
        expectReference(verification, edge, right, `right operand of '${operator}'`);
        return 'boolean';
      }
      if (type !== 'boolean') allowed(NUMBERS);
      both();
      return 'boolean';
    case '<':
    case '<=':
    case '>':
    case '>=':
      allowed(NUMBERS);
      both();
      return 'boolean';
    case 'compare':
      if (type !== 'long') allowed(FLOATS);
      both();
      return 'int';
    case 'compare-less':
    case 'compare-greater':
      allowed(FLOATS);
      both();
      return 'int';
    case 'concat':
      if (type !== STRING) verification.report(`'${operator}' does not compute in ${type}`, edge);
      both();
      return STRING;
  }
}

export function verifyOperand({ report }: Verification, edge: Edge, operand: Operand): void {
  if (operand.kind === 'constant' && !isConstant(operand)) report(`no constant of type ${operand.type}`, edge);
}

/** The operand may go where the type is expected. */
export function expect(verification: Verification, edge: Edge, operand: Operand, type: TypeName, what: string): void {
  verifyOperand(verification, edge, operand);
  if (!operandFits(verification.hierarchy, operand, type)) {
    verification.report(`${what} has type ${operand.type} instead of ${type}`, edge);
  }
}

export function expectReference(verification: Verification, edge: Edge, operand: Operand, what: string): void {
  verifyOperand(verification, edge, operand);
  if (!isReference(operand.type)) verification.report(`${what} has type ${operand.type}, no reference`, edge);
}
