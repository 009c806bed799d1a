/** The fields that a formula speaks about. */
import type { BoundFormula, FieldSelector, PredicateTerm, Term } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { isReference, type TypeName } from '../../../ir/types.js';

export interface NamedFields {
  readonly fields: readonly FieldReference[];
  readonly statics: readonly FieldReference[];
}

/** `reachable` are all reference fields that objects of a type lead to: a predicate without field list means them. */
export function namedFields(
  { term }: BoundFormula,
  reachable: (type: TypeName) => readonly FieldReference[],
): NamedFields {
  const fields: FieldReference[] = [];
  const statics: FieldReference[] = [];
  visitTerms(term, (each) => {
    if (each.kind === 'field' && isReference(each.field.type)) fields.push(each.field);
    if (each.kind === 'static' && isReference(each.field.type)) statics.push(each.field);
    if (each.kind !== 'predicate') return;
    if (each.fields.length > 0) fields.push(...each.fields.flatMap(selected));
    else for (const { type } of each.subjects) fields.push(...reachable(type));
  });
  return { fields, statics };
}

function selected(selector: FieldSelector): readonly FieldReference[] {
  switch (selector.kind) {
    case 'named':
      return selector.fields.filter(({ type }) => isReference(type));
    case 'one':
      return isReference(selector.field.type) ? [selector.field] : [];
    case 'elements':
      return [];
  }
}

/** Whether the formula says something about which objects are new. */
export function asksForFresh({ term }: BoundFormula): boolean {
  return predicatesIn(term).some(({ name }) => name === 'fresh');
}

function predicatesIn(term: Term): readonly PredicateTerm[] {
  const found: PredicateTerm[] = [];
  visitTerms(term, (each) => {
    if (each.kind === 'predicate') found.push(each);
  });
  return found;
}

/** The names of parameters and variables in it, `\\old` terms left out: their values are kept on their own. */
export function namesIn({ term }: BoundFormula): ReadonlySet<string> {
  const names = new Set<string>();
  visitTerms(term, (each) => {
    if (each.kind === 'variable') names.add(each.name);
    return each.kind !== 'old' || each.open;
  });
  return names;
}

/** Calls `visit` for the term and all terms in it; those in one for which it gives false are left out. */
export function visitTerms(term: Term, visit: (term: Term) => unknown): void {
  if (visit(term) === false) return;
  for (const part of partsOf(term)) visitTerms(part, visit);
}

function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'constant':
    case 'text':
    case 'variable':
    case 'quantified-variable':
    case 'static':
    case 'result':
      return [];
    case 'field':
    case 'length':
      return [term.base];
    case 'element':
      return [term.base, term.index];
    case 'negate':
    case 'convert':
    case 'cast':
    case 'old':
    case 'not':
    case 'instanceof':
      return [term.operand];
    case 'arithmetic':
    case 'connective':
    case 'compare':
      return [term.left, term.right];
    case 'predicate':
      return term.subjects;
    case 'quantified': {
      const limits = term.domain.kind === 'integers' ? term.domain.limits.map((limit) => limit.term) : [];
      return [...limits, ...(term.range === undefined ? [] : [term.range]), term.body];
    }
  }
}
