/** Whether an outcome makes a formula true wherever what is assumed holds, by the algebra's own rules: for heaps of every size. */

import type { Term } from '../../../facts/index.js';
import type { Algebra, Condition, Node } from '../../../machines/relational/algebra.js';
import { FALSE } from '../../../machines/relational/conditions.js';
import { EPOCH } from '../../../machines/relational/epochs.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import type { RelationalGoal } from './relational.js';
import { Symbolic, type SymbolicInput } from './symbolic.js';
import { Unsupported } from './unsupported.js';

/** An invariant that is assumed of an object before the call, where that is not null. */
export interface AssumedInvariant {
  readonly term: Term;
  readonly object: Node;
}

/** `unreached`: nothing satisfies what is assumed. */
export type Following = 'follows' | 'unreached' | undefined;

/** Whether the outcome, wherever the call ends in it and what is assumed holds, makes the formula true. */
export function followsSymbolically(
  input: SymbolicInput,
  outcome: Outcome,
  requires: readonly Term[],
  goal: Term | RelationalGoal,
  invariants: readonly AssumedInvariant[] = [],
): Following {
  const { conditions } = input.algebra;
  try {
    let assumed = outcome.condition;
    const add = (read: () => Condition): void => {
      const holds = attempt(read);
      if (holds !== undefined) assumed = conditions.and(assumed, holds);
    };
    for (const term of requires.flatMap(conjuncts)) add(() => new Symbolic(input, undefined, assumed).formula(term));
    for (const { term, object } of invariants) {
      for (const each of conjuncts(term)) add(() => invariantOf(input, { term: each, object }, assumed));
    }
    if (assumed === FALSE) return 'unreached';
    if ('kind' in goal) {
      return conditions.implies(assumed, new Symbolic(input, outcome, assumed).formula(goal)) ? 'follows' : undefined;
    }
    // Names of the state before would mean objects, too, that code which is not known allocates.
    if (hasUnknownCode(input.algebra, outcome)) return undefined;
    for (const { variables, condition } of goal.assumed) {
      if (variables.length === 0) assumed = conditions.and(assumed, condition);
    }
    // A symbol of which nothing is known stands for any object.
    const { variables, condition } = goal.shown;
    const isForAll = variables.every(({ quantifier }) => quantifier === 'all');
    return isForAll && conditions.implies(assumed, condition) ? 'follows' : undefined;
  } catch (problem) {
    if (problem instanceof Unsupported) return undefined;
    throw problem;
  }
}

/** Whether code ran that may have written anything, and allocated what the outcome does not list. */
export function hasUnknownCode(algebra: Algebra, { fields }: Outcome): boolean {
  const epoch = fields.get(EPOCH);
  return epoch !== undefined && epoch !== algebra.field(EPOCH);
}

/** Each holds where the whole does, also if another cannot be read. */
function conjuncts(term: Term): readonly Term[] {
  if (term.kind !== 'connective' || term.operator !== '&&') return [term];
  return [...conjuncts(term.left), ...conjuncts(term.right)];
}

function invariantOf(input: SymbolicInput, { term, object }: AssumedInvariant, assumed: Condition): Condition {
  const { algebra } = input;
  const { conditions } = algebra;
  const isNull = conditions.equal(object, algebra.null);
  const about = { ...input, variables: new Map([['this', object]]) };
  const reading = conditions.and(assumed, conditions.not(isNull));
  return conditions.or(isNull, new Symbolic(about, undefined, reading).formula(term));
}

function attempt<Result>(put: () => Result): Result | undefined {
  try {
    return put();
  } catch (problem) {
    if (problem instanceof Unsupported) return undefined;
    throw problem;
  }
}
