/** The query logic of section 5: first-order logic over variables, fields, paths and equality of objects. */
import { opposite, type Sense } from '../../../../base/truth.js';

/** Objects are bound by quantifiers and named by numbers; `variable` and `field` are numbers of the state. */
export type Formula =
  | { readonly kind: 'variable'; readonly variable: number; readonly object: number }
  | { readonly kind: 'field'; readonly field: number; readonly source: number; readonly target: number }
  /** A path of one or more edges, along any fields. */
  | { readonly kind: 'path'; readonly source: number; readonly target: number }
  | { readonly kind: 'equal'; readonly left: number; readonly right: number }
  | { readonly kind: 'not'; readonly operand: Formula }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Formula[] }
  | { readonly kind: 'forall' | 'exists'; readonly object: number; readonly body: Formula };

export type Literal = Extract<Formula, { readonly kind: 'variable' | 'field' | 'path' | 'equal' }>;

/** Negation normal form: negation stands in front of literals only. */
export type NormalFormula =
  | { readonly kind: 'literal'; readonly literal: Literal; readonly holds: boolean }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly NormalFormula[] }
  | { readonly kind: 'forall' | 'exists'; readonly object: number; readonly body: NormalFormula };

/** Of the formula, or of its negation where it is not to hold. */
export function normalForm(formula: Formula, sense: Sense = 'holds'): NormalFormula {
  const holds = sense === 'holds';
  switch (formula.kind) {
    case 'not':
      return normalForm(formula.operand, opposite(sense));
    case 'and':
    case 'or': {
      const kind = holds === (formula.kind === 'and') ? 'and' : 'or';
      return { kind, operands: formula.operands.map((operand) => normalForm(operand, sense)) };
    }
    case 'forall':
    case 'exists': {
      const kind = holds === (formula.kind === 'forall') ? 'forall' : 'exists';
      return { kind, object: formula.object, body: normalForm(formula.body, sense) };
    }
    default:
      return { kind: 'literal', literal: formula, holds };
  }
}

export function mentions(formula: NormalFormula, object: number): boolean {
  switch (formula.kind) {
    case 'literal': {
      const { literal } = formula;
      if (literal.kind === 'variable') return literal.object === object;
      if (literal.kind === 'equal') return literal.left === object || literal.right === object;
      return literal.source === object || literal.target === object;
    }
    case 'and':
    case 'or':
      return formula.operands.some((operand) => mentions(operand, object));
    default:
      return formula.object !== object && mentions(formula.body, object);
  }
}
