/**
 * Reads expressions and formulas as they are printed: Alloy's syntax and precedence, with `plus[a, b]` for numbers and
 * `c => a else b`. Reading what was printed gives the same node.
 */
import type { Condition, Node } from '../algebra.js';
import { FormulaParser } from './formula-parser.js';
import type { ParseContext } from './parse-context.js';
import { Problem, TokenReader } from './token-reader.js';
import { type TextFault, tokensOf } from './tokens.js';

export function parseExpression(text: string, context: ParseContext): Node | TextFault {
  return parsed(text, context, (parser) => parser.expression());
}

export function parseFormula(text: string, context: ParseContext): Condition | TextFault {
  return parsed(text, context, (parser) => parser.formula());
}

function parsed(text: string, context: ParseContext, read: (parser: FormulaParser) => number): number | TextFault {
  const tokens = tokensOf(text);
  if ('message' in tokens) return tokens;
  const reader = new TokenReader(tokens);
  const parser = new FormulaParser(reader, context);
  try {
    const result = read(parser);
    reader.end();
    return result;
  } catch (error) {
    if (error instanceof Problem) return { message: error.message, offset: reader.token.place };
    throw error;
  }
}
