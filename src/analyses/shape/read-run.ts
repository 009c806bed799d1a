/** Reads off a solved run how each obligation of its method fares, what was given up, and what was lost. */
import type { ShapeState } from '../../domains/heap/contraction/index.js';
import type { Alarm } from '../../engine/outcome.js';
import type { Span } from '../../ir/span.js';
import {
  type Duty,
  type DutyReading as DutyReadingOf,
  type MethodDuties,
  readDuties,
} from '../../obligations/index.js';
import type { SolvedRun } from './run-method.js';

export type DutyReading = DutyReadingOf<ShapeState>;

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
