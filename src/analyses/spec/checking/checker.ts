/**
 * Decides whether summaries imply what is written about methods.
 *
 * A formula that follows by the algebra's own rules, or that no heap breaks in a scope which is complete for it, is proved.
 * Other formulas that no heap of the scope breaks hold up to the scope. What a heap breaks is tried on the real method: a run
 * that breaks it refutes it; otherwise the summary is too weak, or the heap is none that can be built.
 */
import type { Algebra } from '../../../domains/relational/algebra.js';
import { FALSE } from '../../../domains/relational/conditions.js';
import type { Summaries } from '../../../domains/relational/summaries.js';
import type { Outcome, Summary } from '../../../domains/relational/summary.js';
import type { FieldName } from '../../../domains/relational/symbols.js';
import { locationOf } from '../../../execution/enumeration/obligations.js';
import type { Claim, Witness } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import { ClauseReader, type Goal, type MethodFormulas } from './clauses.js';
import { type FoundHeap, heapOf } from './counterexample.js';
import { Question, type ReadableGoal } from './question.js';
import { type RelationalGoal, readRelational } from './relational.js';
import { type MethodReplay, SpecReplayer } from './replay.js';
import { TooLarge } from './sat/circuit.js';
import type { Solver } from './sat/solver.js';
import { scopeNeeded } from './small-model.js';
import { followsSymbolically } from './symbolic.js';
import { Unsupported } from './unsupported.js';

export interface CheckOptions {
  readonly table: ClassTable;
  readonly hierarchy: Hierarchy;
  readonly summaries: Summaries;
  readonly solver: Solver;
  /** Objects of each class before the call; default 4. */
  readonly scope?: number;
  /** Formulas that are to hold after every method in which they mean something. */
  readonly properties?: readonly string[];
  /** Relational formulas that are taken for granted of the state before, where relational properties are checked. */
  readonly assumed?: readonly string[];
  /** Whether counterexamples are tried on the real method; default yes. */
  readonly replay?: boolean;
  /** Scales budgets; default 1. */
  readonly budget?: number;
  readonly cancelled?: () => boolean;
  /** Whether there are errors in the method's code, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  /** Specification fields of library classes by name, for relational properties. */
  readonly specificationField?: (name: string) => FieldName | undefined;
}

export interface CheckedMethod {
  readonly claims: readonly Claim[];
  readonly diagnostics: readonly Diagnostic[];
}

export const DEFAULT_SCOPE = 4;
const GATES = 3_000_000;
const CONFLICTS = 200_000;
const ALWAYS: readonly string[] = ['no-reflection-or-native', 'no-vm-errors', 'single-thread'];

/** What was found out about one outcome. */
type Finding =
  | { readonly kind: 'proved'; readonly assumptions: readonly string[] }
  | { readonly kind: 'bounded'; readonly assumptions: readonly string[] }
  | { readonly kind: 'broken'; readonly heap: FoundHeap | undefined; readonly reason: string }
  /** No heap of the scope lets the call end so. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'unknown'; readonly reason: string };

export class SpecChecker {
  readonly #options: CheckOptions;
  readonly #algebra: Algebra;
  readonly #clauses: ClauseReader;
  readonly #replayer: SpecReplayer | undefined;
  readonly #met = new Set<string>();
  readonly scope: number;

  constructor(options: CheckOptions) {
    this.#options = options;
    this.#algebra = options.summaries.algebra;
    this.#clauses = new ClauseReader(options.hierarchy);
    this.scope = options.scope ?? DEFAULT_SCOPE;
    const cancelled = options.cancelled ?? (() => false);
    this.#replayer =
      options.replay === false ? undefined : new SpecReplayer(options.table, options.budget ?? 1, cancelled);
  }

  /** Properties that meant something for no method so far. */
  unmatchedProperties(): readonly string[] {
    return (this.#options.properties ?? []).filter((property) => !this.#met.has(property));
  }

  check(method: MethodDeclaration): CheckedMethod {
    const properties = this.#options.properties ?? [];
    const formulas = this.#clauses.of(
      method,
      properties,
      (property) => this.#met.add(property),
      (property) => this.#isRelational(property, method),
    );
    const { goals } = formulas;
    if (goals.length === 0) return { claims: [], diagnostics: formulas.diagnostics };
    const summary = this.#options.summaries.of(method);
    const replay = new Lazy(() => this.#replayer?.of(method, goals));
    const diagnostics = [...formulas.diagnostics];
    const isEnding = summary.outcomes.some(({ kind, condition }) => kind === 'return' && condition !== FALSE);
    if (summary.unknown === undefined && !isEnding && goals.some(({ property }) => property !== 'invariant')) {
      diagnostics.push({ severity: 'warning', message: `${method.name} never returns normally`, span: method.span });
    }
    const claims = goals.map((goal) => this.#claim(method, formulas, goal, summary, replay));
    return { claims, diagnostics };
  }

  /** Whether the property can be read as a relational formula, whatever the outcome. */
  #isRelational(property: string, method: MethodDeclaration): boolean {
    const { outcomes } = this.#options.summaries.of(method);
    const returns = outcomes.filter(({ kind }) => kind === 'return');
    // Of a method that is not known names mean something all the same.
    const all = returns.length > 0 ? returns : [this.#anyReturn(method)];
    return all.some((outcome) => typeof this.#relational(property, method, outcome) !== 'string');
  }

  #anyReturn({ result }: MethodDeclaration): Outcome {
    const value = result === 'void' ? undefined : this.#algebra.type(result);
    return { kind: 'return', condition: FALSE, value, type: result, fields: new Map(), allocated: [] };
  }

  #relational(property: string, method: MethodDeclaration, outcome: Outcome): RelationalGoal | string {
    const { hierarchy, summaries, specificationField = () => undefined } = this.#options;
    const field = summaries.field.bind(summaries);
    const names = { algebra: this.#algebra, hierarchy, field, specificationField };
    return readRelational(property, names, method, outcome, this.#options.assumed);
  }

  #claim(
    method: MethodDeclaration,
    formulas: MethodFormulas,
    goal: Goal,
    summary: Summary,
    replay: Lazy<MethodReplay | undefined>,
  ): Claim {
    const common = {
      property: goal.property,
      kind: 'obligation' as const,
      subject: goal.formula,
      location: locationOf(goal.span),
      assumptions: [],
    };
    if (goal.bound === undefined && goal.property !== 'property') {
      return { ...common, verdict: 'unknown', reason: goal.problem ?? 'the formula is not understood' };
    }
    if (formulas.problem !== undefined) return { ...common, verdict: 'unknown', reason: formulas.problem };
    if (this.#options.isUnread?.(method) === true) {
      return { ...common, verdict: 'unknown', reason: 'there are errors in its code' };
    }
    const refuted = (witness: Witness): Claim => ({ ...common, verdict: 'refuted', witness });
    if (summary.unknown !== undefined) {
      const witness = replay.value?.onSmallHeaps(goal);
      return witness === undefined ? { ...common, verdict: 'unknown', reason: summary.unknown } : refuted(witness);
    }
    const outcomes = outcomesFor(goal, method, summary);
    const findings = outcomes.map((outcome) => this.#outcome(method, formulas, goal, outcome));
    const given = goal.bound === undefined ? (this.#options.assumed ?? []).map((each) => `assume:${each}`) : [];
    const assumptions = [
      ...new Set([...ALWAYS, ...summary.assumptions, ...given, ...findings.flatMap(assumptionsOf)]),
    ].sort();
    for (const finding of findings) {
      if (finding.kind !== 'broken' || finding.heap === undefined) continue;
      const witness = replay.value?.onHeap(goal, finding.heap);
      if (witness !== undefined) return refuted(witness);
    }
    const open = findings.find(({ kind }) => kind === 'broken') ?? findings.find(({ kind }) => kind === 'unknown');
    if (open?.kind === 'broken' || open?.kind === 'unknown') {
      const witness = replay.value?.onSmallHeaps(goal);
      if (witness !== undefined) return refuted(witness);
      return { ...common, verdict: open.kind === 'broken' ? 'unproved' : 'unknown', reason: open.reason };
    }
    if (findings.every(({ kind }) => kind === 'proved')) {
      const isReached = outcomes.some(({ condition }) => condition !== FALSE);
      return { ...common, verdict: 'proved', assumptions, ...(isReached ? {} : { unreached: true }) };
    }
    if (findings.every(({ kind }) => kind === 'unreached')) {
      return { ...common, verdict: 'unproved', reason: `no heap up to scope ${this.scope} lets the call end` };
    }
    return {
      ...common,
      verdict: 'unproved',
      assumptions,
      reason: `holds for all heaps up to scope ${this.scope}`,
      holdsUpToScope: this.scope,
    };
  }

  #outcome(method: MethodDeclaration, { requires, goals }: MethodFormulas, goal: Goal, outcome: Outcome): Finding {
    const { hierarchy, summaries } = this.#options;
    const field = summaries.field.bind(summaries);
    const readable = this.#readable(goal, method, outcome);
    if (typeof readable === 'string') return { kind: 'unknown', reason: readable };
    const follows = followsSymbolically(
      { algebra: this.#algebra, hierarchy, variables: this.#variables(method), field },
      outcome,
      requires.map(({ term }) => term),
      readable.bound === undefined ? readable.relational : readable.bound.term,
    );
    if (follows) return { kind: 'proved', assumptions: [] };
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
      field,
    };
    const complete = scopeNeeded(question);
    try {
      if (complete !== undefined) {
        const found = this.#solve(new Question({ ...question, scope: complete, invariants: false }));
        if (found.kind === 'bounded') return { kind: 'proved', assumptions: [] };
      }
      return this.#solve(new Question({ ...question, scope: this.scope, invariants: true }));
    } catch (problem) {
      if (problem instanceof Unsupported) return { kind: 'unknown', reason: problem.message };
      if (problem instanceof TooLarge) return { kind: 'unknown', reason: 'the question is too large for the solver' };
      throw problem;
    }
  }

  #readable({ property, formula, bound }: Goal, method: MethodDeclaration, outcome: Outcome): ReadableGoal | string {
    if (bound !== undefined) return { property, bound };
    const relational = this.#relational(formula, method, outcome);
    return typeof relational === 'string' ? relational : { property, relational };
  }

  #solve(question: Question): Finding {
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
  #isReached({ circuit, before, ended, assumed }: Question, conflicts: number): Finding | undefined {
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

/** Formulas speak of normal return; invariants hold at every exit, but where a constructor fails. */
function outcomesFor(goal: Goal, method: MethodDeclaration, { outcomes }: Summary): readonly Outcome[] {
  const all = goal.property === 'invariant' && method.name !== '<init>';
  return outcomes.filter(({ kind, condition }) => (all || kind === 'return') && condition !== FALSE);
}

function assumptionsOf(finding: Finding): readonly string[] {
  return 'assumptions' in finding ? finding.assumptions : [];
}

class Lazy<Value> {
  #made: { readonly value: Value } | undefined;

  constructor(readonly make: () => Value) {}

  get value(): Value {
    this.#made ??= { value: this.make() };
    return this.#made.value;
  }
}
