/** Runs all finders over classes of the input: asks for tasks, round by round, and puts their answers together. */

import type { CheckResult } from '../../findings/check-result.js';
import type { HiddenReason } from '../../findings/claim.js';
import type { ClassDeclaration, MethodDeclaration } from '../../ir/program.js';
import { type Diagnostic, NOWHERE } from '../../ir/span.js';
import { Ledger } from '../../obligations/index.js';
import type { Component } from '../../program/components.js';
import { contractWarnings } from './contract-warnings.js';
import { faultOf } from './fallen.js';
import { InspectedProofs } from './inspected-proofs.js';
import { explainArguments } from './parameters/assumed-arguments.js';
import { notePassedNullsByText } from './passed-nulls.js';
import { type Assembly, claimedOf, inDoubt, NOT_ANALYSED, resultOf } from './results.js';
import { inspections } from './rounds/inspections.js';
import { type Judged, judged, type Sighted } from './rounds/judged.js';
import { provedElsewhere } from './rounds/proved-elsewhere.js';
import { type ReplayedDuties, replayed } from './rounds/replayed.js';
import { scoped } from './rounds/scoped.js';
import type { RoundSurroundings, Rounds } from './rounds/surroundings.js';
import type { ComponentStatistics } from './run-component.js';
import { explain } from './set-fields/rests-on.js';
import { Trial } from './set-fields/trial.js';
import { detailOf } from './tasks/faults.js';
import { mergeNoted } from './tasks/noted.js';
import { againTask, type Known, runTask } from './tasks/requests.js';
import { readerOf } from './tasks/run-task.js';
import type { CheckSession } from './tasks/session.js';
import type { AgainTask, Answer, Failed, Fault, Round, RunTask, Task } from './tasks/task.js';
import { StableNames } from './telling/stable-names.js';
import { withTimeLimit } from './telling/time-limit.js';

export interface Reporting {
  /** Methods that the user wants to hear about; others are analysed where they matter for these. */
  readonly isSelected: (method: MethodDeclaration) => boolean;
  /** Words of what is shown on request. */
  readonly show: ReadonlySet<HiddenReason>;
}

export interface CheckedProgram {
  readonly results: readonly CheckResult[];
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
  readonly statistics: ComponentStatistics;
}

/** Yields what is to be done next, is given the answers in the order of the tasks, and returns what came of it. */
export type Checking = Rounds<CheckedProgram>;

/** In this process, one task after the other. */
export function runHere(
  checking: Checking,
  perform: (round: Round, task: Task) => Answer,
  onProgress?: (done: number, all: number, what: string) => void,
): CheckedProgram {
  let step = checking.next();
  while (step.done !== true) {
    const { tasks, round, what } = step.value;
    step = checking.next(
      tasks.map((task, done) => {
        onProgress?.(done, tasks.length, what === '' ? task.component : what);
        return perform(round, task);
      }),
    );
  }
  return step.value;
}

export function checkingOf<E>(session: CheckSession<E>, reporting: Reporting): Checking {
  return new Check(session, reporting).run();
}

class Check<E> {
  readonly #ledger = new Ledger();
  readonly #trial: Trial;
  readonly #tooMuch = new Set<Component>();
  readonly #known: Known;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #statistics: ComponentStatistics = { runs: 0, unsolved: 0, steps: 0, states: 0 };
  #faults = 0;

  constructor(
    readonly session: CheckSession<E>,
    readonly reporting: Reporting,
  ) {
    this.#trial = new Trial(session.candidates);
    this.#known = { ledger: this.#ledger, places: session.places, tooMuch: this.#tooMuch };
  }

  *run(): Checking {
    const { hierarchy, components, methods, book, places, context, options } = this.session;
    yield* this.#runs(components.map((component) => runTask(component, 'first', this.#known)));
    yield* this.#followNulls();
    for (let again = this.#trial.drop(this.#ledger); again.length > 0; again = this.#trial.drop(this.#ledger)) {
      for (const component of again) this.#ledger.forget(component);
      yield* this.#runs(again.map((component) => runTask(component, 'again', this.#known)));
      yield* this.#followNulls();
    }
    explainArguments(context.parameters, this.#ledger, places, methods);
    explain(this.#trial.fields(), this.#ledger, methods);
    const selected = [...methods].filter(this.reporting.isSelected);
    this.#warn(selected);
    const duties = selected.flatMap((method) => book.of(method).all);
    const surroundings: RoundSurroundings<E> = {
      session: this.session,
      ledger: this.#ledger,
      onFailure: (answer, component) => this.#failure(answer, component),
    };
    const { witnesses, sighted } = options.replay ? yield* replayed(surroundings, duties) : NOT_RUN;
    const open = duties.filter((duty) => !witnesses.has(duty));
    const shapes = yield* provedElsewhere(surroundings, open, 'shapes');
    const unproved = open.filter((duty) => shapes.proof(duty) === undefined);
    const relations = yield* provedElsewhere(surroundings, unproved, 'numbers');
    const proofs: Assembly['proofs'] = {
      proof: (duty) => shapes.proof(duty) ?? relations.proof(duty),
      facts: (method) => shapes.facts(method),
    };
    const outcomes = yield* scoped(
      surroundings,
      open.filter((duty) => proofs.proof(duty) === undefined),
    );
    const inspected = yield* inspections(surroundings, new Set(selected));
    const { doubts } = this.session;
    const told = new Map(
      [...inspected].map(([method, all]) => [method, all.map((each) => inDoubt(each, doubts.of(method)))] as const),
    );
    const claimed: Omit<Assembly, 'fallen'> = {
      hierarchy,
      book,
      ledger: this.#ledger,
      witnesses,
      proofs,
      scoped: (method) => outcomes.get(method) ?? [],
      inspected: (method) => told.get(method) ?? [],
      show: this.reporting.show,
      names: new StableNames(hierarchy),
      threads: this.session.threads,
      machineErrors: this.session.machineErrors,
      overridesBehind: (call) => this.session.outside.results.overridesBehind(call),
      sourceLine: options.sourceLine ?? (() => undefined),
    };
    const assembly: Assembly = { ...claimed, fallen: yield* this.#judged(surroundings, sighted, claimed, selected) };
    return {
      results: withTimeLimit(
        selected.map((method) => resultOf(method, assembly)),
        NOT_ANALYSED.id,
      ),
      diagnostics: this.#diagnostics,
      faults: this.#faults,
      statistics: this.#statistics,
    };
  }

  /** What was proved and falls is said out loud. */
  *#judged(
    surroundings: RoundSurroundings<E>,
    sighted: readonly Sighted[],
    claimed: Omit<Assembly, 'fallen'>,
    selected: readonly MethodDeclaration[],
  ): Rounds<Judged> {
    const wanted = new Set(selected);
    const fallen = yield* judged(surroundings, sighted, {
      isSelected: (method) => wanted.has(method),
      ofDuty: (duty) => claimedOf(duty, claimed, new InspectedProofs(claimed.inspected(duty.obligation.method))),
      ofInspections: (method) => claimed.inspected(method),
      besides: (duty) => new InspectedProofs(claimed.inspected(duty.obligation.method)).proof(duty),
    });
    for (const each of [...fallen.duties.values(), ...fallen.claims.values()]) {
      const fault = faultOf(each);
      if (fault === undefined) continue;
      this.#faults++;
      this.#diagnostics.push(fault);
    }
    return fallen;
  }

  /**
   * Methods that may get null where nobody expected it are run again so, and private ones that some call was not followed to
   * are run with anything; that may show more of the kind.
   */
  *#followNulls(): Rounds<void> {
    for (;;) {
      const [news, skipped] = [new Set(this.#ledger.takeNews()), new Set(this.#ledger.takeSkipped())];
      if (news.size + skipped.size === 0) return;
      yield* this.#runs(
        this.session.components.flatMap((component) => againTask(component, news, skipped, this.#known) ?? []),
      );
    }
  }

  *#runs(tasks: readonly (RunTask | AgainTask)[]): Rounds<void> {
    if (tasks.length === 0) return;
    const answers = yield { round: { dropped: this.#trial.dropped }, tasks, what: '' };
    for (const [index, task] of tasks.entries()) this.#merge(task, answers[index]);
  }

  #merge(task: RunTask | AgainTask, answer: Answer | undefined): void {
    const component = this.session.component(task.component);
    if (answer?.kind !== 'noted') {
      this.#notDone(task, component, this.#failure(answer, component));
      return;
    }
    mergeNoted(this.#ledger, component, answer, this.session);
    this.#trial.note(component, answer.relied, answer.broken);
    if (answer.tooMuch) this.#tooMuch.add(component);
    for (const fault of answer.faults) this.#fault(fault, component.classes[0]);
    this.#statistics.runs += answer.statistics.runs;
    this.#statistics.unsolved += answer.statistics.unsolved;
    this.#statistics.steps += answer.statistics.steps;
    this.#statistics.states += answer.statistics.states;
  }

  /** Nothing is known of the methods then, but what their text shows of what they pass on. */
  #notDone(task: RunTask | AgainTask, component: Component, reason: string): void {
    const { places } = this.session;
    const keys = task.kind === 'run' ? undefined : [...task.again, ...task.open];
    const methods = keys?.flatMap((key) => places.method(key) ?? []) ?? component.methods;
    const reader = readerOf(this.session, this.#ledger, this.#trial.fields());
    for (const key of task.kind === 'run' ? [] : task.open) {
      const method = places.method(key);
      if (method !== undefined) this.#ledger.startOpenly(method);
    }
    for (const method of methods) {
      const record = this.#ledger.method(method);
      record.covered = false;
      record.reason = reason;
      notePassedNullsByText(reader, method);
    }
  }

  #warn(methods: readonly MethodDeclaration[]): void {
    const { session } = this;
    try {
      const warnings = contractWarnings(methods, () => {
        const program = session.program(this.#trial.fields());
        const domain = session.options.domain(
          () => false,
          () => false,
          session.outside,
        )(program);
        return { program, domain, context: session.context, book: session.book, ledger: this.#ledger };
      });
      this.#diagnostics.push(...warnings);
    } catch (error) {
      this.#fault({ what: 'internal fault in warnings', detail: detailOf(error) }, session.classes[0]);
    }
  }

  /** Why a task was not done. */
  #failure(answer: Answer | undefined, component: Component): string {
    const { reason, fault }: Failed =
      answer?.kind === 'failed' ? answer : { kind: 'failed', reason: 'internal fault: no answer', fault: NO_ANSWER };
    if (fault !== undefined) this.#fault(fault, component.classes[0]);
    return reason;
  }

  /** The rest goes on; what the fault concerns stays unknown. */
  #fault({ what, detail }: Fault, near: ClassDeclaration | undefined): void {
    this.#faults++;
    this.#diagnostics.push({ severity: 'error', message: `${what}: ${detail}`, span: near?.span ?? NOWHERE });
  }
}

const NOT_RUN: ReplayedDuties = { witnesses: new Map(), sighted: [] };
const NO_ANSWER: Fault = { what: 'internal fault', detail: 'a task has no answer' };
