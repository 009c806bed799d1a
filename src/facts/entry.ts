/** Remembers at a method's entry what `\old` will ask for at its exit. */
import type { HeapValue } from '../ir/heap.js';
import { type BoundFormula, type OldTerm, oldTerms } from './binding/bound.js';
import type { Fault, Undecided } from './fault.js';
import { evaluateTerm } from './meaning/evaluate.js';
import { snapshot } from './meaning/snapshot.js';
import type { Entry, EvaluationState } from './meaning/state.js';

/**
 * `state` is the state at entry, its variables the parameters. A term that mentions no quantified variable outside it
 * is evaluated now; only for the others is the heap copied. Undefined when no formula says `\old`.
 */
export function captureEntry(formulas: readonly BoundFormula[], state: EvaluationState): Entry | undefined {
  const values = new Map<OldTerm, HeapValue | Fault | Undecided>();
  let open = false;
  for (const formula of formulas) {
    for (const old of oldTerms(formula)) {
      if (old.open) open = true;
      else values.set(old, evaluateTerm(old.operand, formula.hierarchy, state));
    }
  }
  if (!open) return values.size === 0 ? undefined : { values };
  const parameters = new Map<string, HeapValue>();
  const roots = [...state.roots()];
  const frozen: EvaluationState = {
    heap: snapshot(state.heap, roots),
    variable: (name) => parameters.get(name) ?? null,
    roots: () => roots,
    interned: (text) => state.interned?.(text),
    ...(state.budget === undefined ? {} : { budget: state.budget }),
  };
  for (const formula of formulas) {
    for (const name of variablesOf(formula)) parameters.set(name, state.variable(name));
  }
  return { values, state: frozen };
}

/** Names of program variables that open `\old` terms mention. */
function variablesOf(formula: BoundFormula): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === 'object' && part !== null) {
      if ('kind' in part && part.kind === 'variable' && 'name' in part) names.add(String(part.name));
      for (const inner of Object.values(part)) visit(inner);
    }
  };
  for (const old of oldTerms(formula)) if (old.open) visit(old.operand);
  return names;
}
