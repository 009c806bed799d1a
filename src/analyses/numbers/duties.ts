/** What `numbers` claims: places where a number decides whether Java throws, and formulas of the user over numbers. */
import { type Formula, parseFormula } from '../../facts/index.js';
import type { MethodDeclaration } from '../../ir/program.js';
import {
  arrayBounds,
  assertion,
  type Duty,
  divisionByZero,
  type Finder,
  invariant,
  type MethodDuties,
  negativeArraySize,
  type ObligationBook,
  postcondition,
  precondition,
} from '../../obligations/index.js';

const CHECKS: readonly Finder[] = [arrayBounds, negativeArraySize, divisionByZero];
const FORMULAS: readonly Finder[] = [precondition, postcondition, invariant, assertion];

export const OBLIGATIONS: readonly Finder[] = [...CHECKS, ...FORMULAS];
export const PROPERTIES: readonly string[] = OBLIGATIONS.map(({ card }) => card.id);

const FORMULA_RULES: ReadonlySet<string> = new Set(FORMULAS.map(({ card }) => card.id));

export function dutiesOf(book: ObligationBook, method: MethodDeclaration): MethodDuties {
  const { all, at } = book.of(method);
  return { all: all.filter(isNumeric), at };
}

/** Whether the rule judges a formula of the user. */
export function isFormula({ rule }: Pick<Duty, 'rule'>): boolean {
  return FORMULA_RULES.has(rule);
}

function isNumeric(duty: Duty): boolean {
  if (!isFormula(duty)) return true;
  if (!duty.obligation.written) return false;
  const parsed = parseFormula(duty.obligation.subject);
  if (parsed.error !== undefined) return false;
  const found = new Set<string>();
  visit(parsed.formula, found);
  return found.has('number') && !found.has('other');
}

const NUMERIC: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%']);

/** What the parts of the formula are about. */
function visit(formula: Formula, found: Set<string>): void {
  switch (formula.kind) {
    case 'literal':
      if (['int', 'char', 'long'].includes(formula.type)) found.add('number');
      return;
    case 'name':
    case 'result':
      return;
    case 'select':
      return visit(formula.base, found);
    case 'index':
      visit(formula.base, found);
      return visit(formula.index, found);
    case 'unary':
    case 'cast':
    case 'old':
      return visit(formula.operand, found);
    case 'binary':
      if (NUMERIC.has(formula.operator) && ![formula.left, formula.right].some(isNull)) found.add('number');
      visit(formula.left, found);
      return visit(formula.right, found);
    case 'instanceof':
    case 'quantified':
    case 'predicate':
      found.add('other');
  }
}

function isNull(formula: Formula): boolean {
  return formula.kind === 'literal' && formula.type === 'null';
}
