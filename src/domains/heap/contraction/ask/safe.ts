/** Terms that always have a value: nothing in them can be null where it must not be. */
import type { Term } from '../../../../facts/index.js';

export function isSafe(term: Term): boolean {
  switch (term.kind) {
    case 'constant':
    case 'text':
    case 'variable':
    case 'quantified-variable':
    case 'result':
      return true;
    case 'not':
    case 'instanceof':
    case 'negate':
    case 'convert':
      return isSafe(term.operand);
    case 'connective':
    case 'compare':
      return isSafe(term.left) && isSafe(term.right);
    case 'predicate':
      return term.subjects.every(isSafe);
    case 'quantified':
      return term.domain.kind !== 'integers' && isSafe(term.body) && (term.range === undefined || isSafe(term.range));
    default:
      return false;
  }
}

/** Whether the variable that a quantifier at this depth binds is mentioned. */
export function mentions(term: Term, slot: number): boolean {
  const visit = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    if ('kind' in part && part.kind === 'quantified-variable' && 'slot' in part && part.slot === slot) return true;
    return Object.values(part).some(visit);
  };
  return visit(term);
}

/** Whether numbers are compared somewhere in it: states do not know them. */
export function comparesNumbers(term: Term): boolean {
  const visit = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    const isCompare = 'kind' in part && part.kind === 'compare' && 'operands' in part;
    if (isCompare && part.operands !== 'reference' && part.operands !== 'boolean') return true;
    return Object.values(part).some(visit);
  };
  return visit(term);
}

/** The parts of a conjunction, in order of evaluation. */
export function conjuncts(term: Term | undefined): readonly Term[] {
  if (term === undefined) return [];
  if (term.kind === 'connective' && term.operator === '&&') return [...conjuncts(term.left), ...conjuncts(term.right)];
  return [term];
}
