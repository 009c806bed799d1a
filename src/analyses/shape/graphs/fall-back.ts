/** What shape graphs prove of obligations that are open where a state outgrew contraction, or its run did not end. */
import { refused } from '../../../domains/heap/contraction/calls/alarms.js';
import { givenUp } from '../../../domains/heap/contraction/step/outcome.js';
import { type Duty, holds, readDuties } from '../../../obligations/index.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import type { Group } from '../groups.js';
import type { DutyReading } from '../read-run.js';
import { type Running, STOPPED } from '../run-method.js';
import type { Tried } from '../shape-method.js';
import { type Subject, type SubjectSurroundings, subjectOf } from '../subject.js';
import { graphOptions } from './graph-options.js';
import { type GraphRun, runGraphs } from './run-graphs.js';

export interface FallenBack {
  /** Those that proved something. */
  readonly runs: readonly GraphRun[];
  readonly proved: ReadonlyMap<Duty, Pick<DutyReading, 'reached'>>;
}

const STEPS = SHAPE_BUDGETS['graphs/fall-back'].steps.most;
const MOST_LINKS = SHAPE_BUDGETS['graphs/fall-back'].mostLinks.most;

/** Why states are given up that are too large or too many, and for no other reason. */
const LIMITS: ReadonlySet<string | undefined> = new Set(
  [
    givenUp('too-many-distinct-nodes'),
    givenUp('too-many-cases'),
    givenUp('cycle-held-by-parent-pointers-only'),
    refused('too-many-cutpoints'),
  ].map(({ message }) => message),
);

/** `unsolved`: why a run of contraction did not end. */
export function hasOutgrown(tried: readonly Tried[], unsolved: string | undefined): boolean {
  if (unsolved !== undefined) return unsolved !== STOPPED;
  return tried.some(({ reading }) => reading.givenUp.some(({ message }) => LIMITS.has(message)));
}

/** Duties that are still open, and the budget for them. */
export interface Remainder {
  readonly open: readonly Duty[];
  readonly budget: number;
}

export function fallBack(
  running: Running,
  surroundings: SubjectSurroundings,
  method: Subject['method'],
  { ensured, assumed, duties }: Group,
  { open, budget }: Remainder,
): FallenBack {
  const runs: GraphRun[] = [];
  const proved = new Map<Duty, Pick<DutyReading, 'reached'>>();
  const subject =
    open.length === 0 ? undefined : subjectOf(surroundings, method, 'followed', { ensured, candidates: assumed });
  if (subject === undefined) return { runs, proved };
  const { links } = graphOptions(running.world, subject, 'keyed');
  if (links.length === 0 || links.length > MOST_LINKS) return { runs, proved };
  const steps = Math.max(1, Math.round(STEPS * budget));
  let left = open;
  // With several links there are too many exact graphs, and a back pointer makes all cells shared.
  for (const mode of links.length === 1 ? (['relational', 'keyed'] as const) : (['keyed'] as const)) {
    if (left.length === 0 || running.cancelled?.() === true) break;
    const run = runGraphs(running, subject, mode, assumed, steps);
    if ('unsolved' in run) continue;
    const readings = readDuties(run, { all: left, at: duties.at });
    const found = left.filter((duty) => {
      const reading = readings.get(duty);
      return reading !== undefined && holds(reading);
    });
    if (found.length === 0) continue;
    runs.push(run);
    for (const duty of found) proved.set(duty, { reached: readings.get(duty)?.reached === true });
    left = left.filter((duty) => !proved.has(duty));
  }
  return { runs, proved };
}
