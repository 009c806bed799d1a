/** The `requires` clauses of a method, bound, and as questions to a domain. */
import type { Code } from '../../../src/engine/code.js';
import type { Question } from '../../../src/engine/question.js';
import { type BoundFormula, bindFormula, methodScope, parseFormula } from '../../../src/facts/index.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';

export interface Precondition {
  readonly formula: BoundFormula;
  readonly question: Question;
}

export function preconditionsOf({ method, body }: Code, hierarchy: Hierarchy): readonly Precondition[] {
  return method.clauses.flatMap((clause): readonly Precondition[] => {
    if (clause.kind !== 'requires') return [];
    const { formula } = parseFormula(clause.formula);
    const bound =
      formula === undefined ? undefined : bindFormula(formula, methodScope(method, 'requires'), hierarchy).bound;
    if (bound === undefined) throw new Error(`'${clause.formula}' cannot be bound`);
    const variable: Question['variable'] = (name) => body.parameters.find(({ sourceName }) => sourceName === name);
    return [{ formula: bound, question: { term: bound.term, variable } }];
  });
}
