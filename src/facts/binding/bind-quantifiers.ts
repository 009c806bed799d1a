/** Quantifiers: what their variable ranges over, and for integers the bounds found in the range. */
import { isPrimitive, type TypeName } from '../../ir/types.js';
import type { Binary, BinaryOperator, Formula, Quantified } from '../formula.js';
import { type Binding, rangeOf } from './binding.js';
import type { Limit, QuantifierDomain, Term } from './bound.js';
import { converted } from './typing.js';

export function bindQuantified(binder: Binding, formula: Quantified): Term {
  return nest(binder, formula, binder.type(formula.type), 0);
}

/** Several variables are several quantifiers; the range stands with the innermost. */
function nest(binder: Binding, formula: Quantified, type: TypeName, position: number): Term {
  const [name = '', ...later] = formula.variables.slice(position);
  const domain = domainOf(binder, formula, type, [name, ...later]);
  return binder.under(name, type, formula, (variable) => {
    const { quantifier } = formula;
    const rest = { kind: 'quantified', quantifier, variable, domain, type: 'boolean', ...rangeOf(formula) } as const;
    if (later.length > 0) return { ...rest, body: nest(binder, formula, type, position + 1) };
    const range = formula.range === undefined ? {} : { range: binder.condition(formula.range) };
    return { ...rest, ...range, body: binder.condition(formula.body) };
  });
}

function domainOf(binder: Binding, formula: Quantified, type: TypeName, names: readonly string[]): QuantifierDomain {
  if (!isPrimitive(type)) return { kind: 'objects', type };
  if (type === 'boolean') return { kind: 'booleans' };
  if (type === 'float' || type === 'double') return binder.fail(`cannot quantify over ${type}`, formula.type);
  const limits = limitsOf(binder, restrictions(formula), names);
  const bounded = (side: 'lower' | 'upper'): boolean => limits.some(({ kind }) => kind === side);
  if ((type === 'int' || type === 'long') && !(bounded('lower') && bounded('upper'))) {
    const missing = bounded('lower') ? 'upper' : 'lower';
    return binder.fail(`the range gives '${names[0]}' no ${missing} bound (such as 0 <= i && i < n)`, formula);
  }
  return { kind: 'integers', type, limits };
}

/** Conjuncts that the variable must meet to matter: of the range, else of what the body is conditional on. */
function restrictions({ range, body, quantifier }: Quantified): readonly Formula[] {
  if (range !== undefined) return conjuncts(range);
  if (quantifier === 'exists') return conjuncts(body);
  return body.kind === 'binary' && body.operator === '==>' ? conjuncts(body.left) : [];
}

function conjuncts(formula: Formula): readonly Formula[] {
  if (formula.kind !== 'binary' || formula.operator !== '&&') return [formula];
  return [...conjuncts(formula.left), ...conjuncts(formula.right)];
}

/**
 * Limits up to the point where the first variable is bounded on both sides; the other names are variables bound inside it.
 *
 * Conjuncts before that point which mention no variable are guards: `a != null && 0 <= i && i < a.length` does not read
 * the length of null. A bound of a later variable counts where the first is compared with that: `i < j && j < n`.
 */
function limitsOf(binder: Binding, restrictions: readonly Formula[], names: readonly string[]): readonly Limit[] {
  const limits: Limit[] = [];
  const below = new Set(names.slice(0, 1));
  const above = new Set(names.slice(0, 1));
  const known: { readonly name: string; readonly limit: Limit }[] = [];
  const collect = (): void => {
    for (const { name, limit } of known.splice(0)) {
      const bounds = limit.kind === 'upper' ? below : above;
      if (bounds.has(name)) limits.push(limit);
      else known.push({ name, limit });
    }
  };
  for (const each of restrictions) {
    if (limits.some(({ kind }) => kind === 'lower') && limits.some(({ kind }) => kind === 'upper')) break;
    if (!names.some((variable) => mentions(each, variable))) {
      limits.push({ kind: 'guard', term: binder.condition(each) });
      continue;
    }
    for (const name of names) {
      const sided = each.kind === 'binary' ? isolated(each, name) : undefined;
      if (sided === undefined) continue;
      const { operator, bound } = sided;
      if (bound.kind === 'name' && names.includes(bound.name)) {
        if (below.has(name) && !operator.startsWith('>')) below.add(bound.name);
        if (above.has(name) && !operator.startsWith('<')) above.add(bound.name);
      } else if (!names.some((variable) => mentions(bound, variable))) {
        known.push(...limitsFrom(binder, operator, bound).map((limit) => ({ name, limit })));
      }
    }
    collect();
  }
  return limits;
}

const MIRRORED: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
};

/** The comparison written with the variable on the left. */
function isolated(formula: Binary, name: string): { operator: BinaryOperator; bound: Formula } | undefined {
  const { left, right, operator } = formula;
  const mirrored = MIRRORED[operator];
  if (mirrored === undefined) return undefined;
  if (left.kind === 'name' && left.name === name) return { operator, bound: right };
  return right.kind === 'name' && right.name === name ? { operator: mirrored, bound: left } : undefined;
}

function limitsFrom(binder: Binding, operator: BinaryOperator, bound: Formula): readonly Limit[] {
  const value = binder.number(bound);
  if (value.type === 'float' || value.type === 'double') return [];
  const term = converted(value, 'long');
  const exclusive = operator === '<' || operator === '>';
  const limits: Limit[] = [];
  if (operator !== '<' && operator !== '<=') limits.push({ kind: 'lower', term, exclusive });
  if (operator !== '>' && operator !== '>=') limits.push({ kind: 'upper', term, exclusive });
  return limits;
}

/** Whether the name occurs in it; one that an inner quantifier binds anew counts too, which only loses a bound. */
export function mentions(formula: Formula, name: string): boolean {
  switch (formula.kind) {
    case 'literal':
    case 'result':
      return false;
    case 'name':
      return formula.name === name;
    case 'select':
      return mentions(formula.base, name);
    case 'index':
      return mentions(formula.base, name) || mentions(formula.index, name);
    case 'unary':
    case 'instanceof':
    case 'cast':
    case 'old':
      return mentions(formula.operand, name);
    case 'binary':
      return mentions(formula.left, name) || mentions(formula.right, name);
    case 'quantified':
      return (formula.range !== undefined && mentions(formula.range, name)) || mentions(formula.body, name);
    case 'predicate':
      return formula.subjects.some((subject) => mentions(subject, name));
  }
}
