/** Decides whether one outcome of a summary implies a formula: by the algebra's own rules, by a complete scope, or up to a scope. */

import type { BoundFormula } from '../../../facts/index.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isPrimitive } from '../../../ir/types.js';
import type { Algebra, Node } from '../../../machines/relational/algebra.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import { SPEC_BUDGETS } from '../budgets.js';
import { type CheckOptions, DEFAULT_SCOPE } from './check-options.js';
import { type AssumedInvariant, followsSymbolically, hasUnknownCode } from './following.js';
import type { ClauseReader, Goal, MethodFormulas } from './questions/clauses.js';
import type { PropertyReader } from './questions/property-reader.js';
import { Question } from './questions/question.js';
import type { ReadableGoal } from './questions/question-input.js';
import { afterOutcome } from './relational.js';
import { TooLarge } from './sat/circuit.js';
import { type FoundHeap, heapOf } from './small/counterexample.js';
import { scopeNeeded } from './small/small-model.js';
import { Unsupported } from './unsupported.js';

const GATES = SPEC_BUDGETS['checking/outcome-checker'].gates.most;
const CONFLICTS = SPEC_BUDGETS['checking/outcome-checker'].conflicts.most;

/** What was found out about one outcome. */
export type OutcomeVerdict =
  | { readonly kind: 'proved'; readonly assumptions: readonly string[]; readonly isUnreached?: boolean }
  | { readonly kind: 'bounded'; readonly assumptions: readonly string[] }
  | { readonly kind: 'broken'; readonly heap: FoundHeap | undefined; readonly reason: string }
  /** No heap of the scope lets the call end so. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'unknown'; readonly reason: string };

export class OutcomeChecker {
  readonly #options: CheckOptions;
  readonly #algebra: Algebra;
  readonly #clauses: ClauseReader;
  readonly #properties: PropertyReader;
  readonly #scope: number;

  constructor(options: CheckOptions, clauses: ClauseReader, properties: PropertyReader) {
    this.#options = options;
    this.#algebra = options.summaries.algebra;
    this.#clauses = clauses;
    this.#properties = properties;
    this.#scope = options.scope ?? DEFAULT_SCOPE;
  }

  decide(method: MethodDeclaration, { requires, goals }: MethodFormulas, goal: Goal, outcome: Outcome): OutcomeVerdict {
    const { hierarchy, summaries } = this.#options;
    const readable = this.#readable(goal, method, outcome);
    if (typeof readable === 'string') return { kind: 'unknown', reason: readable };
    const proof = this.#symbolicProof(method, requires, readable, outcome);
    if (proof !== undefined) return proof;
    if (hasUnknownCode(this.#algebra, outcome)) return { kind: 'unknown', reason: 'code that is not known runs in it' };
    const question = {
      algebra: this.#algebra,
      hierarchy,
      clauses: this.#clauses,
      method,
      outcome,
      requires,
      goal: readable,
      remembered: goals.flatMap(({ property, bound }) =>
        property === 'invariant' || bound === undefined ? [] : [bound],
      ),
      gates: GATES,
      field: summaries.field.bind(summaries),
    };
    const complete = scopeNeeded(question);
    try {
      if (complete !== undefined) {
        const found = this.#solve(new Question({ ...question, scope: complete, invariants: false }));
        if (found.kind === 'bounded') return { kind: 'proved', assumptions: [] };
      }
      return this.#solve(new Question({ ...question, scope: this.#scope, invariants: true }));
    } catch (problem) {
      if (problem instanceof Unsupported) return { kind: 'unknown', reason: problem.message };
      if (problem instanceof TooLarge) return { kind: 'unknown', reason: 'the question is too large for the solver' };
      throw problem;
    }
  }

  /** By the algebra's own rules: without invariants if that is possible. */
  #symbolicProof(
    method: MethodDeclaration,
    requires: readonly BoundFormula[],
    { bound, relational }: ReadableGoal,
    outcome: Outcome,
  ): OutcomeVerdict | undefined {
    const { hierarchy, summaries } = this.#options;
    const variables = this.#variables(method);
    const input = {
      algebra: this.#algebra,
      hierarchy,
      home: method.owner,
      variables,
      raw: method.name === '<init>' ? variables.get('this') : undefined,
      field: summaries.field.bind(summaries),
    };
    const goal = bound === undefined ? relational : bound.term;
    const assumed = requires.map(({ term }) => term);
    const plain = followsSymbolically(input, outcome, assumed, goal);
    if (plain !== undefined) return { kind: 'proved', assumptions: [], isUnreached: plain === 'unreached' };
    const invariants = this.#invariants(method, variables);
    if (invariants.length === 0) return undefined;
    const following = followsSymbolically(input, outcome, assumed, goal, invariants);
    if (following === undefined) return undefined;
    const assumptions = [...new Set(invariants.map(({ owner }) => `invariant:${owner}`))];
    return { kind: 'proved', assumptions, isUnreached: following === 'unreached' };
  }

  /** Of the receiver and the arguments, as far as a call of the method may rely on them. */
  #invariants(
    method: MethodDeclaration,
    variables: ReadonlyMap<string, Node>,
  ): readonly (AssumedInvariant & Pick<Goal, 'owner'>)[] {
    const isInstance = !hasFlag(method, Flag.STATIC) && method.name !== '<init>';
    const declared = isInstance ? [{ name: 'this', type: method.owner }, ...method.parameters] : method.parameters;
    return declared.flatMap(({ name, type }) => {
      const object = variables.get(name);
      if (object === undefined || isPrimitive(type)) return [];
      return this.#clauses
        .assumedOf(type, method)
        .flatMap(({ bound, owner }) => (bound === undefined ? [] : [{ term: bound.term, object, owner }]));
    });
  }

  #readable({ property, formula, bound }: Goal, method: MethodDeclaration, outcome: Outcome): ReadableGoal | string {
    if (bound !== undefined) return { property, bound };
    const relational = this.#properties.read(formula, method, afterOutcome(this.#algebra, outcome));
    return typeof relational === 'string' ? relational : { property, relational };
  }

  #solve(question: Question): OutcomeVerdict {
    const { solver, budget = 1 } = this.#options;
    const { circuit, before, assumed, broken, plain } = question;
    const assumptions = [...question.invariants].map((name) => `invariant:${name}`);
    const conflicts = Math.ceil(CONFLICTS * budget);
    const hard = [...before.constraints, assumed, broken];
    const first = solver.solve(circuit, [...hard, plain], conflicts);
    if (first.kind === 'satisfiable') {
      return {
        kind: 'broken',
        heap: heapOf(question, first.model),
        reason: 'the summary does not exclude it; no run that breaks it was found',
      };
    }
    const second = first.kind === 'unknown' ? first : solver.solve(circuit, hard, conflicts);
    if (second.kind === 'unsatisfiable')
      return this.#isReached(question, conflicts) ?? { kind: 'bounded', assumptions };
    if (second.kind === 'unknown') return { kind: 'unknown', reason: 'the solver has spent its budget' };
    return {
      kind: 'broken',
      heap: undefined,
      reason: 'objects of classes that are not in the input, or large numbers, may break it',
    };
  }

  /** What nothing reaches is no proof of anything: undefined where some heap lets the call end so. */
  #isReached({ circuit, before, ended, assumed }: Question, conflicts: number): OutcomeVerdict | undefined {
    const { solver } = this.#options;
    if (solver.solve(circuit, [...before.constraints, assumed], conflicts).kind === 'satisfiable') return undefined;
    const { kind } = solver.solve(circuit, [...before.constraints, ended], conflicts);
    if (kind === 'unsatisfiable') return { kind: 'unreached' };
    return { kind: 'unknown', reason: 'the summary has no state after the call' };
  }

  #variables(method: MethodDeclaration): ReadonlyMap<string, number> {
    const algebra = this.#algebra;
    const isInstance = !hasFlag(method, Flag.STATIC);
    const declared = isInstance ? [{ name: 'this', type: method.owner }, ...method.parameters] : method.parameters;
    return new Map(declared.map(({ name, type }, index) => [name, algebra.parameter(index, name, type)]));
  }
}
