/** Reads off a solved run how each obligation of its method fares, what was given up, and what was lost. */
import type { ShapeState } from '../../domains/heap/contraction/index.js';
import type { Domain } from '../../engine/domain.js';
import type { ProgramModel } from '../../engine/index.js';
import type { Alarm } from '../../engine/outcome.js';
import type { Activation, EngineResult, Visit } from '../../engine/result.js';
import type { Span } from '../../ir/span.js';
import {
  type Duty,
  type Judgement,
  type Look,
  type MethodDuties,
  type Placed,
  RunGraph,
  taintsOf,
  weight,
} from '../../obligations/index.js';
import type { SolvedRun } from './run-method.js';

/** The worst of the states in which an obligation may fail. */
export interface Failure<E = ShapeState> extends Judgement {
  readonly placed: Placed;
  readonly visit: Visit<E>;
}

export interface DutyReading<E = ShapeState> {
  readonly reached: boolean;
  readonly failure?: Failure<E>;
  /** Code that could not be translated stands on the way. */
  readonly undecided?: string | undefined;
}

/** Whether the run proves it. */
export function holds({ failure, undecided }: Pick<DutyReading<unknown>, 'failure' | 'undecided'>): boolean {
  return failure === undefined && undecided === undefined;
}

/** Something that happened in a step, of the method or of what it calls. */
export interface Event {
  readonly span: Span;
  readonly message: string;
  readonly certainty: Alarm['certainty'];
}

export interface RunReading {
  readonly duties: ReadonlyMap<Duty, DutyReading>;
  readonly givenUp: readonly Event[];
  readonly lost: readonly Event[];
}

export function readRun(run: SolvedRun, duties: MethodDuties): RunReading {
  return { duties: readDuties(run, duties), ...readLost(run) };
}

/** A run of any domain. */
export interface SolvedBy<E> {
  readonly program: ProgramModel;
  readonly domain: Domain<E>;
  readonly result: EngineResult<E>;
  /** That of the method itself. */
  readonly root: Activation;
}

/** How the obligations fare in the states of the method itself. */
export function readDuties<E>(run: SolvedBy<E>, { all, at: places }: MethodDuties): ReadonlyMap<Duty, DutyReading<E>> {
  const { result, root, domain, program } = run;
  const { code } = root;
  const duties = new Map<Duty, Changing<E>>(all.map((duty) => [duty, { reached: false }]));
  const taint = taintsOf(program, result, new RunGraph(program, result))(code);
  const ask: Look<E>['ask'] = (question, state, point) => domain.ask(question, state, { code, point });
  for (const visit of result.visits(root)) {
    const { at, state, outcome } = visit;
    for (const placed of places.get(at.edge) ?? []) {
      const reading = duties.get(placed.duty);
      if (reading === undefined) continue;
      reading.reached = true;
      reading.undecided ??= taint(at.edge);
      if (reading.failure?.certainty === 'must') continue;
      const judgement = placed.judge({
        at,
        state,
        outcome,
        ask,
        alarm: (condition) => alarmOf(run, condition, visit),
      });
      if (judgement === undefined) continue;
      if (reading.failure === undefined || weight(judgement) > weight(reading.failure))
        reading.failure = { ...judgement, placed, visit };
    }
  }
  return duties;
}

/** Only what was lost and given up. */
export function readLost({ result }: SolvedRun): Pick<RunReading, 'givenUp' | 'lost'> {
  const givenUp = new Events();
  const lost = new Events();
  for (const activation of result.activations) {
    for (const { at, outcome } of result.visits(activation)) {
      for (const alarm of outcome.alarms) {
        if (alarm.rule === 'given-up') givenUp.add(at.edge.span, alarm);
        if (alarm.rule === 'lost-nodes') lost.add(at.edge.span, alarm);
      }
    }
  }
  return { givenUp: givenUp.all, lost: lost.all };
}

interface Changing<E> {
  reached: boolean;
  failure?: Failure<E>;
  undecided?: string | undefined;
}

/** One for each place and message, the surest. */
class Events {
  readonly #found = new Map<string, Event>();

  add(span: Span, { message = '', certainty }: Alarm): void {
    const key = `${span.file}:${span.line} ${message}`;
    const known = this.#found.get(key);
    if (known === undefined || (known.certainty === 'may' && certainty === 'must'))
      this.#found.set(key, { span, message, certainty });
  }

  get all(): readonly Event[] {
    return [...this.#found.values()].sort((one, other) => one.span.line - other.span.line);
  }
}

/** What a check that is not in the code would raise at the place of the visit. */
function alarmOf<E>(
  { domain }: SolvedBy<E>,
  condition: Parameters<Look<E>['alarm']>[0],
  { at, state }: Visit<E>,
): Alarm | undefined {
  const { code, edge, number } = at;
  const { from, span } = edge;
  const instruction = { kind: 'check', condition, exception: 'java.lang.NullPointerException' } as const;
  const checked = { code, number, edge: { from, to: from, span, instruction, exceptional: from } };
  const asked = domain.step(checked, state, (question) => domain.ask(question, state, { code, point: from }));
  return asked.alarms.find(({ rule }) => rule === condition.kind);
}
