/** What an initial state has to satisfy: the method's `requires` and the invariants of the objects in it. */
import {
  type BoundFormula,
  bindFormula,
  type EvaluationState,
  invariantScope,
  judge,
  methodScope,
  parseFormula,
  type Scope,
  type Term,
} from '../../facts/index.js';
import type { HeapValue } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Clause, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { ClassName, TypeName } from '../../ir/types.js';
import { type Cell, type PartialHeap, UndeterminedSlot } from './partial-heap.js';

/** One conjunct. Without `receiver` its variables are the roots; with it, `this` is that object. */
export interface Constraint {
  readonly formula: BoundFormula;
  readonly receiver?: Cell;
}

export interface ConstraintSource {
  /** Of the method, in order. */
  readonly requires: readonly BoundFormula[];
  /** Of an object of the class, in order; superclasses' first. */
  invariants(type: TypeName): readonly BoundFormula[];
  /** Clauses that could not be used; then no state can be said to satisfy them. */
  readonly problems: readonly Diagnostic[];
}

/** `assumes` says of which classes the invariants are assumed. */
export function constraintsOf(
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  assumes: (type: ClassName) => boolean,
): ConstraintSource {
  const problems: Diagnostic[] = [];
  const bind = ({ formula, kind, span }: Clause, scope: Scope): readonly BoundFormula[] => {
    const parsed = parseFormula(formula);
    const bound = parsed.formula === undefined ? undefined : bindFormula(parsed.formula, scope, hierarchy);
    const message = parsed.error?.message ?? bound?.errors?.[0].message;
    if (message !== undefined) problems.push({ severity: 'error', message: `${kind} ${formula}: ${message}`, span });
    return bound?.bound === undefined ? [] : conjuncts(bound.bound);
  };
  const requires = method.clauses
    .filter(({ kind }) => kind === 'requires')
    .flatMap((clause) => bind(clause, methodScope(method, 'requires')));
  const own = new Map<ClassName, readonly BoundFormula[]>();
  const ownInvariants = (type: ClassName): readonly BoundFormula[] => {
    let bound = own.get(type);
    if (bound === undefined) {
      const declaration = hierarchy.find(type);
      const clauses = declaration === undefined || !assumes(type) ? [] : declaration.invariants;
      bound = clauses.flatMap((clause) => bind(clause, invariantScope({ name: type })));
      own.set(type, bound);
    }
    return bound;
  };
  return {
    requires,
    invariants: (type) => [...hierarchy.superclassChain(type)].reverse().flatMap(({ name }) => ownInvariants(name)),
    problems,
  };
}

/** Conjuncts are evaluated one by one in order, so that what has been found true need not be evaluated again. */
function conjuncts(formula: BoundFormula): readonly BoundFormula[] {
  const split = (term: Term): readonly Term[] =>
    term.kind === 'connective' && term.operator === '&&' ? [...split(term.left), ...split(term.right)] : [term];
  return split(formula.term).map((term) => ({ ...formula, term }));
}

/** An UndeterminedSlot where the answer depends on a slot that is not decided. */
export function check(
  { formula, receiver }: Constraint,
  heap: PartialHeap,
): 'holds' | 'fails' | 'undecided' | UndeterminedSlot {
  try {
    const { kind } = judge(formula, receiver === undefined ? rootState(heap) : receiverState(heap, receiver));
    return kind === 'faults' ? 'fails' : kind;
  } catch (ending) {
    if (ending instanceof UndeterminedSlot) return ending;
    throw ending;
  }
}

function rootState(heap: PartialHeap): EvaluationState {
  return {
    heap,
    variable: (name) => heap.root(heap.roots.findIndex((root) => root.name === name)),
    roots: () => heap.roots.map((_, index): HeapValue => heap.root(index)),
    interned: (text) => heap.world.interned(text),
  };
}

function receiverState(heap: PartialHeap, receiver: Cell): EvaluationState {
  return {
    heap,
    variable: () => receiver,
    roots: () => [receiver],
    interned: (text) => heap.world.interned(text),
  };
}
