/**
 * Runs the engine over a component, with less and less ambition while budgets are spent: all roots at once, the same with
 * fewer calls followed and fewer states told apart, each root alone, each root without following calls. What then is still
 * not solved is unknown.
 */
import {
  type AnalyseOptions,
  analyse,
  type Domain,
  type EngineResult,
  type MakeDomain,
  type ProgramModel,
} from '../../engine/index.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type Started, startingPoints } from '../../obligations/index.js';
import { type Component, isAccessible } from '../../program/components.js';
import { notePassedNullsByText } from './passed-nulls.js';
import type { Ambition } from './policy.js';
import { type Reader, readRun } from './read-run.js';
import { TIME_IS_UP } from './telling/time-limit.js';

export interface Method<E> {
  readonly make: MakeDomain<E>;
  readonly program: () => ProgramModel;
  /** For a run about methods of so many edges. */
  readonly policy: (ambition: Ambition, edges: number) => AnalyseOptions<E>;
  /** With which ambition such a run starts. */
  readonly first: (edges: number) => Ambition;
  /** Components for which full ambition was too much. */
  readonly tooMuch: Set<Component>;
  readonly onFault: (what: string, error: unknown) => void;
  /** Told of each run that was solved. */
  readonly onSolved?: (domain: Domain<E>, result: EngineResult<E>) => void;
  /** Whether the time for all is up. */
  readonly isTimeUp?: () => boolean;
  /** A fresh one for each run: an extra cut-off by time. */
  readonly cancelled?: (methods: number) => (() => boolean) | undefined;
}

export interface ComponentStatistics {
  runs: number;
  /** Runs that spent their budget. */
  unsolved: number;
  steps: number;
  states: number;
}

/** Methods that some run went through. */
type Seen = Set<MethodDeclaration>;

export class ComponentRunner<E> {
  readonly statistics: ComponentStatistics = { runs: 0, unsolved: 0, steps: 0, states: 0 };

  constructor(
    readonly reader: Reader,
    readonly method: Method<E>,
  ) {}

  run(component: Component): void {
    const roots = component.methods.filter((method) => isAccessible(method) || method.name === '<clinit>');
    const seen: Seen = new Set();
    const started = roots.map((method) => ({ method }));
    let complete = this.#together(component, started, seen);
    if (complete) for (const method of roots) this.#cover(method);
    else {
      complete = true;
      for (const method of roots) if (!this.#alone({ method }, seen)) complete = false;
    }
    // Private methods are seen as their callers call them; those that some call was not followed to are run later.
    const { ledger, isReflected } = this.reader;
    for (const method of component.methods) {
      if (roots.includes(method)) continue;
      const isOpen = ledger.isStartedOpenly(method) || isReflected(method);
      if (complete && seen.has(method) && !isOpen) this.#cover(method);
      else this.open(method);
    }
  }

  /** A private method with whatever it may be called with. */
  open(method: MethodDeclaration): void {
    this.reader.ledger.startOpenly(method);
    this.#alone({ method }, new Set());
  }

  /** A run of the component once more, with what was learnt about nulls that are passed to its methods. */
  rerun(component: Component): void {
    this.run(component);
    const passed = component.methods.filter((method) => this.reader.ledger.passedNull(method).size > 0);
    if (passed.length > 0) this.again(passed);
  }

  /** One more run of methods that may get null where that was not expected. */
  again(methods: readonly MethodDeclaration[]): void {
    const seen: Seen = new Set();
    const started = methods.map((method) => ({ method, passedNull: this.reader.ledger.passedNull(method) }));
    if (started.length > 1 && this.#attempt(started, 'modest', seen) === undefined) return;
    for (const each of started) this.#alone(each, seen);
  }

  /** Whether all roots were solved in one run. What was too much once is not tried again. */
  #together(component: Component, started: readonly Started[], seen: Seen): boolean {
    const { tooMuch } = this.method;
    const isWorthTrying = this.method.first(edgesOf(started)) === 'full' && !tooMuch.has(component);
    if (isWorthTrying && this.#attempt(started, 'full', seen) === undefined) return true;
    tooMuch.add(component);
    return this.#attempt(started, 'modest', seen) === undefined;
  }

  #cover(method: MethodDeclaration): void {
    const record = this.reader.ledger.method(method);
    if (record.reason === undefined) record.covered = true;
  }

  /** Whether it was solved with its calls followed. */
  #alone(started: Started, seen: Seen): boolean {
    const { method } = started;
    if (this.#attempt([started], 'modest', seen) === undefined) {
      this.#cover(method);
      return true;
    }
    const reason = this.#attempt([started], 'no-calls', seen);
    if (reason === undefined) {
      this.#cover(method);
      return false;
    }
    const record = this.reader.ledger.method(method);
    record.covered = false;
    record.reason = reason;
    notePassedNullsByText(this.reader, method);
    return false;
  }

  /** A fault of ours is told, and taken as a run that was not solved. */
  #attempt(started: readonly Started[], ambition: Ambition, seen: Seen): string | undefined {
    try {
      return this.#analyse(started, ambition, seen);
    } catch (error) {
      const names = started.map(({ method }) => `${method.owner}.${method.name}`);
      const what = `internal fault in ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
      this.method.onFault(what, error);
      return what;
    }
  }

  /** Undefined where it was solved, else why not. */
  #analyse(started: readonly Started[], ambition: Ambition, seen: Seen): string | undefined {
    const { context } = this.reader;
    const program = this.method.program();
    const domain = this.method.make(program);
    const roots = started.flatMap((each) => startingPoints(program, domain, each, context));
    const cancelled = this.method.cancelled?.(started.length);
    const result = analyse(program, domain, roots, {
      ...this.method.policy(ambition, edgesOf(started)),
      ...(cancelled === undefined ? {} : { cancelled }),
    });
    this.#count(result);
    if (result.outcome !== 'solved') return this.method.isTimeUp?.() === true ? TIME_IS_UP : reasonOf(result);
    readRun(this.reader, program, domain, result);
    this.method.onSolved?.(domain, result);
    for (const { code } of result.activations) seen.add(code.method);
    const { ledger, isOfInput } = this.reader;
    for (const { callee } of result.notFollowed) {
      if (callee !== undefined && !isAccessible(callee) && isOfInput(callee)) ledger.skip(callee);
    }
    return undefined;
  }

  #count({ statistics, outcome }: EngineResult<E>): void {
    this.statistics.runs++;
    if (outcome !== 'solved') this.statistics.unsolved++;
    this.statistics.steps += statistics.steps;
    this.statistics.states += statistics.states;
  }
}

function edgesOf(started: readonly Started[]): number {
  return started.reduce((sum, { method }) => sum + (method.body()?.edges.length ?? 0), 0);
}

function reasonOf<E>({ outcome, reason, place }: EngineResult<E>): string {
  const what = outcome === 'cancelled' ? 'the time was up' : (reason ?? 'the budget was spent');
  if (place === undefined) return what;
  const { method, body } = place.code;
  const line = body.outgoing[place.point]?.[0]?.span.line ?? method.span.line;
  return `${what} in ${method.owner}.${method.name}, line ${line}`;
}
