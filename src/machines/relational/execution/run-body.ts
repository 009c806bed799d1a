/** Executes the body of a method on symbolic states: points in order, inner loops as single steps. */

import { isReducible, type Loop, type LoopForest } from '../../../base/loops.js';
import type { Body, Edge, Point } from '../../../ir/body.js';
import { bodyLoops } from '../../../ir/flow.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import { type LiveVariables, liveVariables } from '../../../program/flow/liveness.js';
import type { Condition, Node } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { FALSE, TRUE } from '../conditions.js';
import { type LoopRun, runLoop } from '../loops/run-loop.js';
import type { Leaving, Region } from '../region.js';
import type { PathState } from '../state.js';
import { widened } from '../widening.js';
import { Caller, type Completion } from './calls/calls.js';
import { checkHolds } from './checks.js';
import { Failures } from './effects/exceptions.js';
import { conditionOf } from './expressions.js';
import { initialise } from './initialise.js';
import { exactClass } from './instances.js';
import { merge } from './merge.js';
import { ObjectNames } from './object-names.js';
import { Exhausted, type SummarySession, Unsummarised } from './session.js';
import { transfer, withVariable } from './transfer.js';

const BUDGET = RELATIONAL_BUDGETS['execution/run-body'].budget.most;

interface Arrival {
  readonly edge: Edge;
  readonly state: PathState;
}

export class BodyRun {
  readonly body: Body;
  readonly session: SummarySession;
  readonly method: MethodDeclaration;
  /** What the run rests on so far. */
  readonly assumptions = new Set<string>();
  isWeak = false;
  readonly names: ObjectNames;
  readonly #forest: LoopForest;
  readonly #live: LiveVariables;
  readonly #failures: Failures;
  readonly #calls: Caller;
  #most: number;
  readonly #receiver: { readonly node: Node; readonly type: TypeName } | undefined;
  readonly #orders = new Map<ReadonlySet<Point>, readonly Point[]>();
  readonly #changed: NonNullable<LoopRun['changed']> = new Map();

  constructor(
    session: SummarySession,
    method: MethodDeclaration,
    body: Body,
    receiver?: { readonly node: Node; readonly type: TypeName },
  ) {
    this.#receiver = receiver;
    this.session = session;
    this.method = method;
    this.body = body;
    this.#forest = bodyLoops(body);
    this.#live = liveVariables({ method, body });
    this.names = new ObjectNames(session.algebra, session.options.objects);
    this.#failures = new Failures(session.world, this.names);
    this.#calls = new Caller(session, this);
    this.#most = this.#spent() + BUDGET * session.options.budget;
  }

  /** The class of a value that is certainly an object of just that class. */
  exactClass(node: Node): TypeName | undefined {
    return this.#receiver?.node === node ? this.#receiver.type : exactClass(this.session.world, node);
  }

  /** Gives up what has become too long. */
  readonly limited = (node: Node): Node => {
    const { algebra, options } = this.session;
    return algebra.size(node) <= options.operators ? node : widened(algebra, node, options.operators >> 1);
  };

  /** One merged state for each point outside that is reached, and for `start` where the region is a loop. */
  readonly run = (region: Region, start: PathState): readonly Leaving[] => {
    const waiting = new Map<Point, Arrival[]>();
    const leaving = new Map<Point, Arrival[]>();
    const deliver = (to: Point, edge: Edge, state: PathState): void => {
      if (state.condition === FALSE) return;
      const table = to === region.start || !region.points.has(to) ? leaving : waiting;
      const there = table.get(to);
      if (there === undefined) table.set(to, [{ edge, state }]);
      else there.push({ edge, state });
    };
    this.#failures.forget(region.points);
    this.#visit(region.start, start, this.#loopAt(region, region.start, 'start'), deliver);
    for (const point of this.#order(region)) {
      const arrivals = waiting.get(point);
      if (arrivals === undefined) continue;
      waiting.delete(point);
      this.#visit(point, this.#merged(point, arrivals), this.#loopAt(region, point, 'inside'), deliver);
    }
    return [...leaving].map(([to, arrivals]) => ({
      to,
      edge: (arrivals[0] as Arrival).edge,
      state: this.#merged(to, arrivals),
    }));
  };

  /** The same without merging what leaves: for a whole body. */
  runAll(start: PathState): { readonly returned: readonly PathState[]; readonly thrown: readonly PathState[] } {
    const { exit, exceptionalExit, points, entry } = this.body;
    const region: Region = {
      body: this.body,
      points: new Set(
        Array.from({ length: points }, (_, point) => point).filter(
          (point) => point !== exit && point !== exceptionalExit,
        ),
      ),
      start: entry,
    };
    const waiting = new Map<Point, Arrival[]>();
    const returned: PathState[] = [];
    const thrown: PathState[] = [];
    const deliver = (to: Point, edge: Edge, state: PathState): void => {
      if (state.condition === FALSE) return;
      if (to === exit) returned.push(state);
      else if (to === exceptionalExit) thrown.push(state);
      else {
        const there = waiting.get(to);
        if (there === undefined) waiting.set(to, [{ edge, state }]);
        else there.push({ edge, state });
      }
    };
    this.#visit(entry, start, this.#loopAt(region, entry, 'inside'), deliver);
    for (let point = entry + 1; point < points; point++) {
      const arrivals = waiting.get(point);
      if (arrivals === undefined) continue;
      this.#visit(point, this.#merged(point, arrivals), this.#loopAt(region, point, 'inside'), deliver);
    }
    return { returned, thrown };
  }

  merged(point: Point, states: readonly PathState[]): PathState {
    const { variables } = this.body;
    // What the method returns has a slot of its own beyond them, live to the end.
    const isLive = (index: number): boolean => {
      const variable = variables[index];
      return variable === undefined || this.#live.isLive(variable, point);
    };
    return states.reduce((left, right) => merge(this.session.algebra, left, right, isLive, this.limited));
  }

  #merged(point: Point, arrivals: readonly Arrival[]): PathState {
    return this.merged(
      point,
      arrivals.map(({ state }) => state),
    );
  }

  #order({ points }: Region): readonly Point[] {
    let order = this.#orders.get(points);
    if (order === undefined) {
      // Points are numbered in reverse post-order: but for loops, edges go up.
      order = [...points].sort((left, right) => left - right);
      this.#orders.set(points, order);
    }
    return order;
  }

  /** The loop that has its header here, unless it is the one that the region is the body of. */
  #loopAt({ points, start }: Region, point: Point, from: 'start' | 'inside'): Loop | undefined {
    const loop = this.#forest.loopOf[point];
    if (loop === undefined || (from === 'start' && point === start)) return undefined;
    if (!isReducible(loop)) throw new Exhausted('a loop that is entered at several points');
    return loop.header === point && points.has(point) ? loop : undefined;
  }

  #visit(
    point: Point,
    state: PathState,
    loop: Loop | undefined,
    deliver: (to: Point, edge: Edge, state: PathState) => void,
  ): void {
    this.#pay();
    if (loop !== undefined) {
      const region: Region = { body: this.body, points: new Set(loop.nodes), start: loop.header };
      const { algebra, options } = this.session;
      const left = runLoop({ algebra, options, region, loop, run: this.run, changed: this.#changed }, state);
      if (left === undefined) throw new Exhausted('a loop beyond its budget');
      for (const each of left) deliver(each.to, each.edge, each.state);
      return;
    }
    const edges = this.body.outgoing[point] ?? [];
    if (edges.length > 1) this.#branch(edges, state, deliver);
    else for (const edge of edges) this.#step(edge, state, deliver);
  }

  /** What others have spent meanwhile is not the method's. */
  apart<T>(others: () => T): T {
    const before = this.#spent();
    const result = others();
    this.#most += this.#spent() - before;
    return result;
  }

  #pay(): void {
    this.session.checkTime();
    if (this.#spent() > this.#most) throw new Exhausted('the budget is spent');
  }

  #spent(): number {
    const { algebra } = this.session;
    return algebra.count + (algebra.conditions.count >> 4);
  }

  /** Exclusive and exhaustive: the last edge is taken where the others are not. */
  #branch(edges: readonly Edge[], state: PathState, deliver: (to: Point, edge: Edge, state: PathState) => void): void {
    const { world, algebra } = this.session;
    const { conditions } = algebra;
    const known: (Condition | undefined)[] = edges.map(({ instruction }) =>
      instruction.kind === 'assume' ? conditionOf(world, instruction.condition, state) : undefined,
    );
    let rest: Condition = TRUE;
    const last = known.lastIndexOf(undefined) >= 0 ? known.lastIndexOf(undefined) : edges.length - 1;
    for (const [index, edge] of edges.entries()) {
      if (index === last) continue;
      const holds = known[index] ?? conditions.unknown('a test of which nothing is known');
      const taken = conditions.and(rest, holds);
      rest = conditions.and(rest, conditions.not(holds));
      deliver(edge.to, edge, { ...state, condition: conditions.and(state.condition, taken) });
    }
    const edge = edges[last] as Edge;
    deliver(edge.to, edge, { ...state, condition: conditions.and(state.condition, rest) });
  }

  #step(edge: Edge, state: PathState, deliver: (to: Point, edge: Edge, state: PathState) => void): void {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'check': {
        const { conditions } = this.session.algebra;
        const holds = checkHolds(this.session.world, instruction.condition, state);
        deliver(edge.to, edge, { ...state, condition: conditions.and(state.condition, holds) });
        const failed = conditions.and(state.condition, conditions.not(holds));
        if (failed === FALSE || edge.exceptional === undefined) return;
        const { index } = this.body.thrown;
        const before = { ...state, condition: failed };
        const after = this.#failures.throwing(instruction.exception, edge.exceptional, index, before);
        deliver(edge.exceptional, edge, after);
        return;
      }
      case 'call':
        return this.#complete(edge, this.#calls.call(instruction, edge, state), instruction.target?.index, deliver);
      case 'initialise':
        return this.#complete(edge, initialise(this.#calls, instruction.type, edge, state), undefined, deliver);
      case 'unsupported':
        throw new Unsummarised(`code that was not translated: ${instruction.reason}`);
      case 'assume': {
        const { world, algebra } = this.session;
        const holds = conditionOf(world, instruction.condition, state) ?? TRUE;
        const condition = algebra.conditions.and(state.condition, holds);
        return deliver(edge.to, edge, { ...state, condition });
      }
      default:
        deliver(edge.to, edge, transfer(this, edge, state));
    }
  }

  #complete(
    edge: Edge,
    completions: readonly Completion[],
    target: number | undefined,
    deliver: (to: Point, edge: Edge, state: PathState) => void,
  ): void {
    for (const { kind, value, state } of completions) {
      if (kind === 'return') {
        const assigned = target === undefined || value === undefined ? state : withVariable(state, target, value);
        deliver(edge.to, edge, assigned);
      } else if (edge.exceptional !== undefined && value !== undefined) {
        deliver(edge.exceptional, edge, withVariable(state, this.body.thrown.index, value));
      }
    }
  }
}
