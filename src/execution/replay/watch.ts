/** Tells which targets a run hits: hooks that see checks fail, and the clauses that a run has broken. */
import type { Witness } from '../../findings/claim.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Clause, MethodDeclaration } from '../../ir/program.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { FrameView, Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { Violation } from '../violation.js';
import { RaisedCalls } from './callbacks/raised-calls.js';
import { Conduct, isBroken, startsThread, THREAD_STARTS } from './conduct.js';
import { takes } from './handlers.js';
import { type Company, Refusals, type Sighting } from './onlooker.js';
import { areDifferentBoxes, valueIn } from './operand-value.js';
import type { ReplayTarget } from './target.js';

const MOST_REJECTIONS = EXECUTION_BUDGETS['replay/evidence'].rejections.most;

export class Watch {
  readonly #checks = new Map<Edge, ReplayTarget[]>();
  readonly #operands = new Map<Edge, ReplayTarget[]>();
  readonly #calls = new Map<Edge, ReplayTarget[]>();
  #raised: RaisedCalls | undefined;
  readonly #clauses: (readonly [ReplayTarget, Clause | undefined])[] = [];
  readonly #open: Set<ReplayTarget>;
  readonly #untold: Set<ReplayTarget>;
  readonly #rejections = new Map<ReplayTarget, number>();
  #conduct = new Conduct();
  /** Whether code was passed over in the present run. */
  #isAnswered: () => boolean = () => false;
  /** Of the present run. */
  readonly #sightings: Sighting[] = [];

  constructor(
    readonly hierarchy: Hierarchy,
    targets: readonly ReplayTarget[],
    private readonly company: Company = {},
  ) {
    const { asides = [] } = company;
    this.#open = new Set(targets);
    this.#untold = new Set([...targets, ...asides]);
    for (const target of this.#untold) {
      const { edge } = target;
      if (target.raised !== undefined) {
        this.#calls.set(edge, [...(this.#calls.get(edge) ?? []), target]);
      } else if (target.nonNull !== undefined || target.reached === true || target.differ !== undefined) {
        this.#operands.set(edge, [...(this.#operands.get(edge) ?? []), target]);
      } else if (target.clause !== undefined || edge.instruction.kind === 'specify') {
        this.#clauses.push([target, clauseOf(hierarchy, target)]);
      } else {
        this.#checks.set(edge, [...(this.#checks.get(edge) ?? []), target]);
      }
    }
  }

  /** Targets that are looked for and have no witness. */
  get open(): ReadonlySet<ReplayTarget> {
    return this.#open;
  }

  /** Whether the target, looked for or not, has no witness. */
  isUntold(target: ReplayTarget): boolean {
    return this.#untold.has(target);
  }

  /** Whether runs say something even where nothing is looked for. */
  get hasCompany(): boolean {
    return this.company.onlooker !== undefined || this.#untold.size > this.#open.size;
  }

  /** Edges that have to be watched for what they are executed with, or for being executed at all. */
  get watched(): ReadonlySet<Edge> {
    const edges = new Set([...this.#operands.keys(), ...(this.company.onlooker?.operands.keys() ?? [])]);
    for (const edge of this.company.onlooker?.reached ?? []) edges.add(edge);
    if ((this.company.asides ?? []).length > 0) for (const edge of this.#threadStarts()) edges.add(edge);
    return edges;
  }

  /** A run has hit it by what nobody has computed. */
  reject(target: ReplayTarget): void {
    this.#rejections.set(target, (this.#rejections.get(target) ?? 0) + 1);
  }

  /** Whether so many runs were rejected that others are not worth a look. */
  isHopeless(target: ReplayTarget): boolean {
    return (this.#rejections.get(target) ?? 0) >= MOST_REJECTIONS;
  }

  /** Whether it shows only what the client of the run does wrong. */
  isOfClient(target: ReplayTarget, witness: Witness): boolean {
    return this.company.isOfClient?.(target, witness) === true;
  }

  close(target: ReplayTarget): void {
    this.#open.delete(target);
    this.#untold.delete(target);
  }

  /** Whether a run of which that is known counts for the target; who asks for less than that is told. */
  counts(target: ReplayTarget, broken: (assumption: string) => boolean): boolean {
    const isExcused = target.unless?.some((assumption) => isBroken(assumption, broken)) === true;
    if (isExcused) this.company.excused?.(target);
    return !isExcused;
  }

  /**
   * Hooks for one run, which call `hit` at the very moment. Where our own calls have made the objects, nothing counts after
   * a cast that only erasure demands has failed: what follows could only happen in ill-typed heaps.
   */
  hooks(typed: 'by-javac' | 'by-us', hit: (target: ReplayTarget, frame: FrameView) => void): Hooks {
    let polluted = false;
    let isAnswered = false;
    // An onlooker could not tell what rests on the answer.
    const answered: Hooks['answered'] = () => {
      isAnswered = true;
    };
    const { onlooker } = this.company;
    const conduct = new Conduct();
    this.#conduct = conduct;
    this.#isAnswered = () => isAnswered;
    this.#sightings.length = 0;
    const count = (target: ReplayTarget, frame: FrameView): void => {
      if (this.counts(target, (assumption) => conduct.breaks(assumption))) hit(target, frame);
    };
    const failed: Hooks['failed'] = (frame, edge) => {
      if (polluted) return;
      if (typed === 'by-us' && isErasureCheck(edge)) {
        polluted = true;
        return;
      }
      if (onlooker !== undefined && !isAnswered) this.#sightings.push({ kind: 'check', method: frame.method, edge });
      for (const target of this.#checks.get(edge) ?? []) count(target, frame);
    };
    const reached: Hooks['reached'] = (frame, edge) => {
      if (polluted) return;
      if (startsThread(frame.method)) conduct.startThread();
      for (const operand of onlooker?.operands.get(edge) ?? []) {
        if (!isAnswered && valueIn(operand, frame) === null) {
          this.#sightings.push({ kind: 'null', method: frame.method, edge, operand });
        }
      }
      if (onlooker?.reached.has(edge) === true) this.#sightings.push({ kind: 'reached', method: frame.method, edge });
      for (const target of this.#operands.get(edge) ?? []) {
        if (isHit(target, frame) && !this.#isCaught(target, frame)) count(target, frame);
      }
    };
    if (this.#calls.size === 0 && !this.hasCompany) return { failed, reached, answered };
    const calls = new RaisedCalls(this.hierarchy, this.#calls, count);
    this.#raised = calls;
    const refusals = new Refusals(this.hierarchy);
    const raised: Hooks['raised'] = (frame, edge, exception, from) => {
      if (polluted) return;
      conduct.raise(this.hierarchy, exception, from);
      if (refusals.isRefused(exception, from) && onlooker !== undefined && !isAnswered) {
        this.#sightings.push({ kind: 'refused', method: frame.method, edge, type: exception.type.name });
      }
      calls.raised(frame, edge, exception, from);
    };
    return { failed, reached, raised, answered };
  }

  /** Asked once at the end of each run, or of each call of a run: the targets that it hits. The onlooker is told. */
  broken(outcome: Outcome): readonly ReplayTarget[] {
    const { onlooker } = this.company;
    const sightings = this.#sightings.splice(0);
    for (const sighting of sightings) onlooker?.saw(sighting);
    const raised = this.#raised?.ended(outcome) ?? [];
    if (outcome.kind !== 'violated') return raised;
    const violations = [outcome.violation, ...outcome.others];
    if (!this.#isAnswered()) for (const violation of violations) onlooker?.saw({ kind: 'violated', violation });
    return this.#clauses
      .filter(([target, clause]) => violations.some((violation) => matches(violation, target, clause)))
      .map(([target]) => target)
      .filter((target) => this.counts(target, (assumption) => this.#conduct.breaks(assumption)));
  }

  #isCaught({ isUncaught, edge, method }: ReplayTarget, frame: FrameView): boolean {
    const { instruction } = edge;
    if (isUncaught !== true || instruction.kind !== 'throw') return false;
    const { type } = instruction.value;
    return [{ method, edge }, ...frame.callers()].some((each) =>
      takes(this.hierarchy, each.method.body(), each.edge, type),
    );
  }

  *#threadStarts(): Iterable<Edge> {
    for (const owner of THREAD_STARTS.keys()) {
      for (const method of this.hierarchy.find(owner)?.methods ?? []) {
        const body = startsThread(method) ? method.body() : undefined;
        const [first] = body?.outgoing[body.entry] ?? [];
        if (first !== undefined && first.instruction.kind !== 'assume') yield first;
      }
    }
  }
}

/** Of what an edge is executed with, or of its being executed. */
function isHit({ nonNull, differ, reached }: ReplayTarget, frame: FrameView): boolean {
  if (reached === true) return true;
  if (nonNull !== undefined) return valueIn(nonNull, frame) === null;
  return differ !== undefined && areDifferentBoxes(valueIn(differ[0], frame), valueIn(differ[1], frame));
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
