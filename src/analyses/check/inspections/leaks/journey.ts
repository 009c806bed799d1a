/**
 * All ways of one object through a method, from where it comes to be to where it is closed, given away or forgotten. No one-property problem:
 * a point has many states, each with the way that led to it.
 */

import type { Body, Edge, Point } from '../../../../ir/body.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import { type HeldState, isSameState } from './held-state.js';
import { type End, type Grade, type Move, movesOf, type Rules } from './moves.js';

/** A state at a point, and how it came to that: the way with the least of exceptions. */
export interface Stage {
  readonly point: Point;
  readonly state: HeldState;
  readonly grade: Grade;
  readonly before?: Stage;
  readonly edge?: Edge;
  readonly isExceptional: boolean;
}

export interface Journey {
  readonly ends: ReadonlySet<End>;
  /** Stages at the exits with the object still open. */
  readonly leaks: readonly Stage[];
  /** Stages after calls that fail, in the order in which they were found. */
  readonly failures: readonly Stage[];
  /** Calls on the way that did not fail, or only by exceptions of their own. */
  readonly passed: ReadonlySet<Edge>;
  /** Whether the object comes to be at all. */
  readonly isOpened: boolean;
  /** Whether there were too many ways to follow. */
  readonly isCut: boolean;
}

const MOST_STAGES = CHECK_BUDGETS['inspections/leaks/journey'].mostStages.most;
const MOST_STATES = CHECK_BUDGETS['inspections/leaks/journey'].mostStates.most;

export function journey(body: Body, start: HeldState, rules: Rules): Journey {
  const stages: Stage[][] = [];
  const ends = new Set<End>();
  const failures: Stage[] = [];
  const passed = new Set<Edge>();
  const waiting: Stage[] = [];
  let count = 0;
  let isCut = false;
  let isOpened = start.phase === 'open';
  const arrive = (stage: Stage): void => {
    const here = stages[stage.point] ?? [];
    stages[stage.point] = here;
    const known = here.findIndex(({ state }) => isSameState(state, stage.state));
    const old = here[known];
    if (old !== undefined) {
      if (old.grade <= stage.grade) return;
      here[known] = stage;
    } else if (here.length >= MOST_STATES) {
      isCut = true;
      return;
    } else here.push(stage);
    if (stage.state.phase === 'open') isOpened = true;
    waiting.push(stage);
  };
  arrive({ point: body.entry, state: start, grade: 0, isExceptional: false });
  for (let stage = waiting.pop(); stage !== undefined; stage = waiting.pop()) {
    if (++count > MOST_STAGES) return { ends, leaks: [], failures, passed, isOpened, isCut: true };
    for (const edge of body.outgoing[stage.point] ?? []) {
      for (const move of movesOf(edge, stage.state, rules)) {
        if (move.end === 'failed') failures.push(stageAfter(stage, edge, move));
        else if (stage.state.phase === 'open' && !move.isExceptional) passed.add(edge);
        if (move.end === undefined) arrive(stageAfter(stage, edge, move));
        else ends.add(move.end);
      }
    }
  }
  const leaks = [body.exit, body.exceptionalExit]
    .flatMap((point) => (point === undefined ? [] : (stages[point] ?? [])))
    .filter(({ state }) => state.phase === 'open');
  return { ends, leaks, failures, passed, isOpened, isCut };
}

function stageAfter(before: Stage, edge: Edge, { to, state, grade, isExceptional }: Move): Stage {
  const worst = before.grade > grade ? before.grade : grade;
  return { point: to, state, grade: worst, before, edge, isExceptional };
}

/** From the first stage to the given one. */
export function wayTo(stage: Stage): readonly Stage[] {
  const way: Stage[] = [];
  for (let each: Stage | undefined = stage; each !== undefined; each = each.before) way.push(each);
  return way.reverse();
}
