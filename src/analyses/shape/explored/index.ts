/** A solved run of a method for those who want to look around in it. */

import type { ExploredMethod, ShapeResult } from '../../../findings/shape-result.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { SolvedBy } from '../../../obligations/index.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import { Changes } from './changes.js';
import { Iteration } from './iteration.js';
import { Lines } from './lines.js';
import { Numbering } from './numbering.js';
import type { Recorded } from './recorder.js';

const SOLUTION_STATES = SHAPE_BUDGETS['explored/index'].solutionStates.most;
const SEARCH_STATES = SHAPE_BUDGETS['explored/index'].searchStates.most;

export function explored<E>(run: SolvedBy<E>, recorded: Recorded<E> | undefined, result: ShapeResult): ExploredMethod {
  const { code } = run.root;
  const lines = new Lines(code.method, code.body);
  const numbering = new Numbering(run.domain, code, SOLUTION_STATES);
  const changes = new Changes(run, lines, numbering).all();
  numbering.allow(SEARCH_STATES);
  const iteration = new Iteration(run, lines, numbering);
  const isCut = recorded === undefined || iteration.follow(recorded);
  return {
    result,
    lines: { first: lines.first, last: lines.last },
    states: numbering.states,
    changes,
    iteration: iteration.steps,
    cut: isCut || changes.some(({ more }) => more > 0),
    ...(numbering.states.length === 0 && { reason: NOT_REACHED }),
  };
}

const NOT_REACHED = 'no state meets what the method requires';

export function unexplored(method: MethodDeclaration, result: ShapeResult, reason: string): ExploredMethod {
  const body = method.body();
  const { first, last } =
    body === undefined ? { first: method.span.line, last: method.span.endLine } : new Lines(method, body);
  return { result, lines: { first, last }, states: [], changes: [], iteration: [], cut: false, reason };
}
