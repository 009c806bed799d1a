/**
 * The rounds of the class equation, read off its solution: what constructors leave, then, again and again, what the operations make of
 * the states that were new in the round before, until nothing is new.
 */
import type { Domain } from '../../engine/domain.js';
import type { Activation, EngineResult } from '../../engine/index.js';
import type { Outcome } from '../../engine/outcome.js';
import type { Edge, Point } from '../../ir/body.js';
import type { Client, ClientOperation } from './client/client.js';
import type { OperationRound, Round } from './local-analysis.js';

export interface Solved<E> {
  readonly client: Client;
  readonly domain: Domain<E>;
  readonly result: EngineResult<E>;
  readonly root: Activation;
  /** All states at the head. */
  readonly all: readonly E[];
  /** Those that make the class assertion: numbers in rounds are positions here. */
  readonly states: readonly E[];
}

export function roundsOf<E>(solved: Solved<E>): readonly Round[] {
  const { client, all, states } = solved;
  const walk = new Walk(solved);
  const position = new Map(states.map((state, index) => [state, index]));
  const known = new Set<number>();
  /** What the operations make of the states, and the numbers of those that were not known. */
  const roundOf = (from: readonly E[]): Round => {
    const operations: OperationRound[] = [];
    for (const operation of client.operations) {
      const normal = new Set<number>();
      const abrupt = new Set<number>();
      for (const state of from)
        walk.through(operation, state, (end, how) => {
          const number = position.get(end);
          if (number !== undefined) (how === 'normal' ? normal : abrupt).add(number);
        });
      if (normal.size + abrupt.size > 0)
        operations.push({
          operation,
          normal: inOrder(normal),
          abrupt: inOrder(abrupt).filter((each) => !normal.has(each)),
        });
    }
    const reached = new Set(operations.flatMap(({ normal, abrupt }) => [...normal, ...abrupt]));
    return { operations, fresh: note(reached) };
  };
  const note = (numbers: Iterable<number>): number[] => {
    const fresh = inOrder(new Set(numbers)).filter((each) => !known.has(each));
    for (const each of fresh) known.add(each);
    return fresh;
  };
  // What happens before there is an object belongs to round 0, however long it takes.
  const before = all.filter((state) => !position.has(state));
  const first = walk.first().flatMap((state) => position.get(state) ?? []);
  let round: Round = before.length > 0 ? roundOf(before) : { operations: [], fresh: note(first) };
  const rounds = [round];
  for (;;) {
    // A state may be left over from solving, without a step that leads to it.
    const isOver = round.fresh.length === 0;
    if (isOver && known.size === states.length) return rounds;
    const left = states.flatMap((_, number) => (known.has(number) ? [] : [number]));
    round = isOver ? { operations: [], fresh: note(left) } : roundOf(round.fresh.map((number) => states[number] as E));
    rounds.push(round);
  }
}

function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** Goes through the client's body with single states. */
class Walk<E> {
  readonly #solved: Solved<E>;
  readonly #outcomes = new Map<Edge, Map<number, Outcome<E>>>();
  readonly #covers = new Map<Point, Map<number, E | undefined>>();

  constructor(solved: Solved<E>) {
    this.#solved = solved;
    const { key } = solved.domain.lattice;
    for (const { at, state, outcome } of solved.result.visits(solved.root)) {
      const known = this.#outcomes.get(at.edge);
      if (known === undefined) this.#outcomes.set(at.edge, new Map([[key(state), outcome]]));
      else known.set(key(state), outcome);
    }
  }

  /** The states at the head that come from the start of the client. */
  first(): readonly E[] {
    const { client, result, root } = this.#solved;
    const operations = new Set(client.operations.flatMap(({ edges }) => [...edges]));
    const found = new Set<E>();
    const { entry } = root.code.body;
    for (const state of result.at(root, entry))
      this.#walk(
        entry,
        state,
        (edge) => !operations.has(edge),
        undefined,
        (end) => found.add(end),
      );
    return [...found];
  }

  /** What the operation makes of a state at the head: states at the head. */
  through({ edges, call }: ClientOperation, state: E, tell: (end: E, how: 'normal' | 'abrupt') => void): void {
    const { client } = this.#solved;
    this.#walk(client.head, state, (edge) => edges.has(edge) || client.tail.has(edge), call, tell);
  }

  #walk(
    start: Point,
    state: E,
    allows: (edge: Edge) => boolean,
    call: Edge | undefined,
    tell: (end: E, how: 'normal' | 'abrupt') => void,
  ): void {
    const { client, domain, root } = this.#solved;
    const { key } = domain.lattice;
    const { outgoing } = root.code.body;
    const stack: { readonly point: Point; readonly state: E; readonly isAbrupt: boolean }[] = [
      { point: start, state, isAbrupt: false },
    ];
    const seen = new Set<string>();
    const go = (point: Point, arrived: E, isAbrupt: boolean): void => {
      const covered = this.#cover(point, arrived);
      if (covered === undefined) return;
      if (point === client.head) return tell(covered, isAbrupt ? 'abrupt' : 'normal');
      const name = `${point} ${key(covered)} ${isAbrupt}`;
      if (seen.has(name)) return;
      seen.add(name);
      stack.push({ point, state: covered, isAbrupt });
    };
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      for (const edge of outgoing[next.point] ?? []) {
        if (!allows(edge)) continue;
        const outcome = this.#outcomes.get(edge)?.get(key(next.state));
        for (const each of outcome?.normal ?? []) go(edge.to, each, next.isAbrupt);
        if (edge.exceptional === undefined) continue;
        const isAbrupt = next.isAbrupt || edge === call || edge.instruction.kind === 'initialise';
        for (const each of outcome?.exceptional ?? []) go(edge.exceptional, each, isAbrupt);
      }
    }
  }

  /** The state at the point that stands for a state which arrives there. */
  #cover(point: Point, arrived: E): E | undefined {
    const { domain, result, root } = this.#solved;
    const { key, leq } = domain.lattice;
    let known = this.#covers.get(point);
    if (known === undefined) {
      known = new Map(result.at(root, point).map((state) => [key(state), state]));
      this.#covers.set(point, known);
    }
    const number = key(arrived);
    if (!known.has(number))
      known.set(
        number,
        result.at(root, point).find((state) => leq(arrived, state)),
      );
    return known.get(number);
  }
}
