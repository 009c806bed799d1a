/** Reads off a solved run of any domain how the obligations of a method fare. */
import type { Domain } from '../engine/domain.js';
import type { Alarm } from '../engine/outcome.js';
import type { ProgramModel } from '../engine/program.js';
import type { Activation, EngineResult, Visit } from '../engine/result.js';
import type { Judgement, Look } from './finder.js';
import { weight } from './finders/implicit-check.js';
import type { Duty, MethodDuties, Placed } from './obligation-book.js';
import { RunGraph } from './run-graph.js';
import { taintsOf } from './unsupported.js';

/** A run of any domain. */
export interface SolvedBy<E> {
  readonly program: ProgramModel;
  readonly domain: Domain<E>;
  readonly result: EngineResult<E>;
  /** That of the method itself. */
  readonly root: Activation;
}

/** The worst of the states in which an obligation may fail. */
export interface Failure<E> extends Judgement {
  readonly placed: Placed;
  readonly visit: Visit<E>;
}

export interface DutyReading<E> {
  readonly reached: boolean;
  readonly failure?: Failure<E>;
  /** Code that could not be translated stands on the way. */
  readonly undecided?: string | undefined;
}

/** Whether the run proves it. */
export function holds({ failure, undecided }: Pick<DutyReading<unknown>, 'failure' | 'undecided'>): boolean {
  return failure === undefined && undecided === undefined;
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

interface Changing<E> {
  reached: boolean;
  failure?: Failure<E>;
  undecided?: string | undefined;
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
