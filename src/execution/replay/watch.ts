/** Tells which targets a run hits: hooks that see checks fail, and the clauses that a run has broken. */
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Clause, MethodDeclaration } from '../../ir/program.js';
import type { FrameView, Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { Violation } from '../violation.js';
import { RaisedCalls } from './raised-calls.js';
import type { ReplayTarget } from './target.js';

export class Watch {
  readonly #checks = new Map<Edge, ReplayTarget[]>();
  readonly #operands = new Map<Edge, ReplayTarget[]>();
  readonly #calls = new Map<Edge, ReplayTarget[]>();
  #raised: RaisedCalls | undefined;
  readonly #clauses: (readonly [ReplayTarget, Clause | undefined])[] = [];
  readonly #open: Set<ReplayTarget>;

  constructor(
    readonly hierarchy: Hierarchy,
    targets: readonly ReplayTarget[],
  ) {
    this.#open = new Set(targets);
    for (const target of targets) {
      const { edge } = target;
      if (target.raised !== undefined) {
        this.#calls.set(edge, [...(this.#calls.get(edge) ?? []), target]);
      } else if (target.nonNull !== undefined) {
        this.#operands.set(edge, [...(this.#operands.get(edge) ?? []), target]);
      } else if (target.clause !== undefined || edge.instruction.kind === 'specify') {
        this.#clauses.push([target, clauseOf(hierarchy, target)]);
      } else {
        this.#checks.set(edge, [...(this.#checks.get(edge) ?? []), target]);
      }
    }
  }

  /** Targets without a witness. */
  get open(): ReadonlySet<ReplayTarget> {
    return this.#open;
  }

  /** Edges that have to be watched for what they are executed with. */
  get watched(): ReadonlySet<Edge> {
    return new Set(this.#operands.keys());
  }

  close(target: ReplayTarget): void {
    this.#open.delete(target);
  }

  /**
   * Hooks for one run, which call `hit` at the very moment. Where our own calls have made the objects, nothing counts after
   * a cast that only erasure demands has failed: what follows could only happen in ill-typed heaps.
   */
  hooks(typed: 'by-javac' | 'by-us', hit: (target: ReplayTarget, frame: FrameView) => void): Hooks {
    let polluted = false;
    const failed: Hooks['failed'] = (frame, edge) => {
      if (polluted) return;
      if (typed === 'by-us' && isErasureCheck(edge)) {
        polluted = true;
        return;
      }
      for (const target of this.#checks.get(edge) ?? []) hit(target, frame);
    };
    const reached: Hooks['reached'] = (frame, edge) => {
      if (polluted) return;
      for (const target of this.#operands.get(edge) ?? []) {
        const { nonNull } = target;
        const value = nonNull?.kind === 'variable' ? frame.value(nonNull) : nonNull?.value;
        if (value === null) hit(target, frame);
      }
    };
    if (this.#calls.size === 0) return { failed, reached };
    // Looks at every step of the run, which takes time: only where calls are asked about.
    this.#raised = new RaisedCalls(this.hierarchy, this.#calls, (target, frame) => {
      if (!polluted) hit(target, frame);
    });
    return { failed, reached, point: this.#raised.point };
  }

  /** The targets that the end of a run hits. */
  broken(outcome: Outcome): readonly ReplayTarget[] {
    const raised = this.#raised?.ended(outcome) ?? [];
    if (outcome.kind !== 'violated') return raised;
    const violations = [outcome.violation, ...outcome.others];
    return this.#clauses
      .filter(([target, clause]) => violations.some((violation) => matches(violation, target, clause)))
      .map(([target]) => target);
  }
}

/** A cast that only erasure demands: our calls know no type arguments, so that they may break it where no client could. */
function isErasureCheck({ instruction }: Edge): boolean {
  return instruction.kind === 'check' && instruction.condition.kind === 'castable' && instruction.implicit === true;
}

/** Undefined for `assert` statements, which their edge tells. */
export function clauseOf(hierarchy: Hierarchy, { method, clause }: ReplayTarget): Clause | undefined {
  if (clause === undefined) return undefined;
  const { kind, index, callee } = clause;
  if (kind === 'ensures') return method.clauses[index];
  if (kind === 'requires') return callee?.clauses[index];
  return hierarchy.find((callee ?? method).owner)?.invariants[index];
}

/** Spans are compared by identity: the violation carries those of the clause and of the edge. */
export function matches(violation: Violation, target: ReplayTarget, clause: Clause | undefined): boolean {
  const { method, edge } = target;
  if (target.clause === undefined) {
    const { instruction } = edge;
    return violation.clause === 'assert' && instruction.kind === 'specify' && violation.span === edge.span;
  }
  if (clause === undefined || violation.clause !== clause.kind || violation.span !== clause.span) return false;
  if (clause.kind === 'requires') return violation.at === edge.span;
  // An invariant that does not hold as the method is entered has been broken by someone else.
  return !violation.atEntry && isOf(violation, method);
}

function isOf({ method, descriptor }: Violation, { owner, name, descriptor: declared }: MethodDeclaration): boolean {
  return method === `${owner}.${name}` && descriptor === declared;
}
