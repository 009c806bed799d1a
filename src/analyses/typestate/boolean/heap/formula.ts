/** Formulas of predicates: when a `//@ assert` fails. Table 4 has single predicates only; these stand for as many branches. */
import { conjunction, disjunction, negation, type Truth, truthOf } from '../../../../base/truth.js';
import type { AssertedAtom, AssertedFormula, AssertedTerm } from '../../discovery/asserts.js';
import { isSwappedWithConstant, predicateOf, type Replaced, type Term, termOf } from './terms.js';

/** Over what a predicate is: as it stands in the text, or as it is applied. */
export type BooleanFormula<Leaf> =
  | { readonly kind: 'predicate'; readonly predicate: Leaf; readonly isNegated: boolean }
  | { readonly kind: 'not'; readonly operand: BooleanFormula<Leaf> }
  | {
      readonly kind: 'and' | 'or' | 'same';
      readonly left: BooleanFormula<Leaf>;
      readonly right: BooleanFormula<Leaf>;
    };

export function formulaOf(formula: AssertedFormula): BooleanFormula<Replaced> {
  switch (formula.kind) {
    case 'atom':
      return atomOf(formula.atom, !formula.holds ? 'negated' : 'plain');
    case 'not':
      return { kind: 'not', operand: formulaOf(formula.operand) };
    case 'and':
    case 'or':
    case 'same':
      return { kind: formula.kind, left: formulaOf(formula.left), right: formulaOf(formula.right) };
    case 'known':
      return { kind: 'predicate', predicate: formula.holds ? 'true' : 'false', isNegated: false };
    case 'unknown':
      return { kind: 'predicate', predicate: '*', isNegated: false };
  }
}

function atomOf({ left, operator, right }: AssertedAtom, form: 'negated' | 'plain'): BooleanFormula<Replaced> {
  const [one, other] = [termOfAsserted(left), termOfAsserted(right)];
  if (one === undefined || other === undefined) return { kind: 'predicate', predicate: '*', isNegated: false };
  const isSwapped = isSwappedWithConstant(one, operator, other);
  return {
    kind: 'predicate',
    predicate: predicateOf(one, operator, other),
    isNegated: (form === 'negated') !== isSwapped,
  };
}

function termOfAsserted(term: AssertedTerm): Term | undefined {
  if (term.kind === 'operand') return termOf(term.operand);
  if (term.kind === 'static') return { kind: 'static', field: term.field };
  const field = term.fields.at(-1);
  const along = term.fields.slice(0, -1);
  if (field === undefined) return undefined;
  return { kind: 'field', base: term.root, field, ...(along.length === 0 ? {} : { along }) };
}

export function leavesOf<Leaf>(formula: BooleanFormula<Leaf>): readonly Leaf[] {
  if (formula.kind === 'predicate') return [formula.predicate];
  if (formula.kind === 'not') return leavesOf(formula.operand);
  return [...leavesOf(formula.left), ...leavesOf(formula.right)];
}

export function mapped<Leaf, Other>(
  formula: BooleanFormula<Leaf>,
  change: (leaf: Leaf) => Other,
): BooleanFormula<Other> {
  if (formula.kind === 'predicate') return { ...formula, predicate: change(formula.predicate) };
  if (formula.kind === 'not') return { kind: 'not', operand: mapped(formula.operand, change) };
  return { kind: formula.kind, left: mapped(formula.left, change), right: mapped(formula.right, change) };
}

export function truthOfFormula<Leaf>(formula: BooleanFormula<Leaf>, truth: (leaf: Leaf) => Truth): Truth {
  if (formula.kind === 'predicate') {
    const found = truth(formula.predicate);
    return formula.isNegated ? negation(found) : found;
  }
  if (formula.kind === 'not') return negation(truthOfFormula(formula.operand, truth));
  const left = truthOfFormula(formula.left, truth);
  // The right side is not looked at where the left decides.
  if (formula.kind !== 'same' && left === (formula.kind === 'or' ? 'yes' : 'no')) return left;
  const right = truthOfFormula(formula.right, truth);
  if (formula.kind === 'and') return conjunction(left, right);
  if (formula.kind === 'or') return disjunction(left, right);
  return left === 'unknown' || right === 'unknown' ? 'unknown' : truthOf(left === right);
}

export function formulaText(formula: BooleanFormula<Replaced>, text: (leaf: Replaced) => string): string {
  if (formula.kind === 'predicate') return `${formula.isNegated ? 'not ' : ''}${text(formula.predicate)}`;
  if (formula.kind === 'not') return `not (${formulaText(formula.operand, text)})`;
  const word = formula.kind === 'same' ? 'iff' : formula.kind;
  return `(${formulaText(formula.left, text)} ${word} ${formulaText(formula.right, text)})`;
}
