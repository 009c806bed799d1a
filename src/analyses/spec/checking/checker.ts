/**
 * Decides whether summaries imply what is written about methods.
 *
 * A formula that follows by the algebra's own rules, or that no heap breaks in a scope which is complete for it, is proved.
 * Other formulas that no heap of the scope breaks hold up to the scope. What a heap breaks is tried on the real method: a run
 * that breaks it refutes it; otherwise the summary is too weak, or the heap is none that can be built.
 */

import { assumeLines } from '../../../execution/enumeration/assumptions.js';
import { locationOf } from '../../../execution/enumeration/obligations.js';
import type { Claim, Witness } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import { FALSE } from '../../../machines/relational/conditions.js';
import type { Outcome, Summary } from '../../../machines/relational/summary.js';
import { type CheckOptions, DEFAULT_SCOPE } from './check-options.js';
import { OutcomeChecker, type OutcomeVerdict } from './outcome-checker.js';
import { ClauseReader, type Goal, type MethodFormulas } from './questions/clauses.js';
import { PropertyReader } from './questions/property-reader.js';
import { type MethodReplay, SpecReplayer } from './small/replay.js';

export interface CheckedMethod {
  readonly claims: readonly Claim[];
  readonly diagnostics: readonly Diagnostic[];
}

const ALWAYS: readonly string[] = ['no-reflection-or-native', 'no-vm-errors', 'single-thread'];

export class SpecChecker {
  readonly #options: CheckOptions;
  readonly #clauses: ClauseReader;
  readonly #properties: PropertyReader;
  readonly #outcomes: OutcomeChecker;
  readonly #replayer: SpecReplayer | undefined;
  readonly #met = new Set<string>();
  readonly scope: number;

  constructor(options: CheckOptions) {
    this.#options = options;
    this.#clauses = new ClauseReader(options.hierarchy);
    this.#properties = new PropertyReader(options);
    this.#outcomes = new OutcomeChecker(options, this.#clauses, this.#properties);
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
      (property) => this.#properties.isReadable(property, method),
    );
    const { goals } = formulas;
    if (goals.length === 0) return { claims: [], diagnostics: formulas.diagnostics };
    const summary = this.#options.summaries.of(method);
    const replay = new Lazy(() => this.#replayer?.of(method, goals, (goal) => this.#properties.runOf(goal, method)));
    const diagnostics = [...formulas.diagnostics];
    const isEnding = summary.outcomes.some(({ kind, condition }) => kind === 'return' && condition !== FALSE);
    if (summary.unknown === undefined && !isEnding && goals.some(({ property }) => property !== 'invariant')) {
      diagnostics.push({ severity: 'warning', message: `${method.name} never returns normally`, span: method.span });
    }
    const claims = goals.map((goal) => this.#claim(method, formulas, goal, summary, replay));
    if (isEnding && formulas.requires.length > 0 && claims.some(({ unreached }) => unreached === true)) {
      const message = `no state satisfies what ${method.name} requires`;
      diagnostics.push({ severity: 'warning', message, span: method.span });
    }
    return { claims, diagnostics };
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
    const { findings, lines } = this.#findings(method, formulas, goal, outcomes);
    const properties = goal.bound === undefined ? (this.#options.assumed ?? []) : [];
    const given = [...lines, ...properties].map((each) => `assume:${each}`);
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
      const unused = formulas.assumed.length < assumeLines(method).length ? UNUSED : '';
      const verdict = open.kind === 'broken' ? 'unproved' : 'unknown';
      return { ...common, verdict, reason: `${open.reason}${unused}` };
    }
    if (findings.every(({ kind }) => kind === 'proved')) {
      const isReached = findings.some((finding) => !('isUnreached' in finding && finding.isUnreached === true));
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

  /** With the lines of `assume` statements that they rest on: only where it does not do without them. */
  #findings(
    method: MethodDeclaration,
    formulas: MethodFormulas,
    goal: Goal,
    outcomes: readonly Outcome[],
  ): { readonly findings: readonly OutcomeVerdict[]; readonly lines: readonly number[] } {
    const findings = outcomes.map((outcome) => this.#outcomes.decide(method, formulas, goal, outcome));
    const { assumed } = formulas;
    if (assumed.length === 0 || findings.every(({ kind }) => kind === 'proved')) return { findings, lines: [] };
    const requires = [...formulas.requires, ...assumed.map(({ formula }) => formula)];
    return {
      findings: outcomes.map((outcome) => this.#outcomes.decide(method, { ...formulas, requires }, goal, outcome)),
      lines: assumed.map(({ line }) => line),
    };
  }
}

/** Of statements in the middle of a body. */
const UNUSED = '; not all that the method assumes in its body is used';

/** Formulas speak of normal return; invariants hold at every exit, but where a constructor fails. */
function outcomesFor(goal: Goal, method: MethodDeclaration, { outcomes }: Summary): readonly Outcome[] {
  const all = goal.property === 'invariant' && method.name !== '<init>';
  return outcomes.filter(({ kind, condition }) => (all || kind === 'return') && condition !== FALSE);
}

function assumptionsOf(finding: OutcomeVerdict): readonly string[] {
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
