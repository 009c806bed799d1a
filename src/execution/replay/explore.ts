/**
 * Calls on the objects of one class, breadth first: every way to make one, then methods on each state that was reached and
 * is not isomorphic to an earlier one.
 */

import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isPrimitive } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { JavaString, type Reference } from '../memory/values.js';
import type { Access } from './access.js';
import type { Client, Ran } from './client.js';
import { fingerprint } from './fingerprint.js';
import type { Pantry } from './recipes/pantry.js';
import { call, combinations, follow, type Recipe } from './recipes/recipe.js';
import type { Sequence, Source, Step } from './sequence.js';

const MOST_CALLS = EXECUTION_BUDGETS['replay/explore'].mostCalls.most;
/** States that are gone on from, after each number of calls. */
const MOST_STATES: readonly number[] = [14, 40, 60, 80];
const MANY = EXECUTION_BUDGETS['replay/explore'].many.most;
const FEW = EXECUTION_BUDGETS['replay/explore'].few.most;
const WAYS = EXECUTION_BUDGETS['replay/explore'].ways.most;
const ALTERNATIVES = EXECUTION_BUDGETS['replay/explore'].alternatives.most;

/** What a client has after some calls. */
interface State {
  readonly program: Sequence;
  readonly receiver: Source | undefined;
  /** Objects at hand, with the classes that they turned out to have. */
  readonly pool: readonly { readonly source: Source; readonly type: ClassName }[];
}

/** A method to call on a state, and the arguments that are left to try. */
interface Pair {
  readonly state: State;
  readonly method: MethodDeclaration;
  readonly values: Iterator<readonly Recipe[], undefined, undefined>;
}

export interface Exploration {
  readonly subject: ClassName;
  /** Methods that lead to what is looked for: tried first, and with more arguments. */
  readonly aimed: ReadonlySet<MethodDeclaration>;
  /** Told of every run. */
  readonly ran: (program: Sequence, ran: Ran) => void;
  /** Programs that may be tried. */
  readonly runs: number;
  /** Asked before every run: nothing is left to find, or the budget is spent. */
  readonly finished: () => boolean;
}

export class Explorer {
  readonly #seen = new Set<string>();
  #runs = 0;

  constructor(
    readonly client: Client,
    readonly access: Access,
    readonly pantry: Pantry,
    readonly exploration: Exploration,
  ) {}

  run(): void {
    const { subject, aimed } = this.exploration;
    const signatures = new Set([...aimed].map(({ name, descriptor }) => name + descriptor));
    const isAimed = (method: MethodDeclaration): boolean => signatures.has(method.name + method.descriptor);
    const all = [...this.access.staticMethods(subject), ...this.access.instanceMethods(subject)];
    const [wanted, others] = [all.filter(isAimed), all.filter((method) => !isAimed(method))];
    let states = this.#made(isAimed);
    for (let calls = 0; calls < MOST_CALLS && states.length > 0; calls++) {
      const pairs = [
        ...this.#pairs(states, wanted, MANY),
        // The last round is for what is aimed at only.
        ...(calls === MOST_CALLS - 1 ? [] : this.#pairs(states, others, FEW)),
      ];
      const share = Math.floor((this.exploration.runs - this.#runs) / (MOST_CALLS - calls));
      states = this.#round(pairs, share, MOST_STATES[calls + 1] ?? 0);
    }
  }

  #pairs(states: readonly State[], methods: readonly MethodDeclaration[], limit: number): readonly Pair[] {
    const fitting = (state: State): readonly MethodDeclaration[] =>
      state.receiver === undefined ? methods.filter((method) => hasFlag(method, Flag.STATIC)) : methods;
    return states.flatMap((state) =>
      fitting(state).map((method) => ({ state, method, values: this.#arguments(state, method, limit) })),
    );
  }

  /** Every method on every state with its first arguments, then with the next ones, and so on. Returns the states reached. */
  #round(pairs: readonly Pair[], share: number, most: number): readonly State[] {
    const reached: State[] = [];
    const end = this.#runs + share;
    for (let active = pairs; active.length > 0; ) {
      const left: Pair[] = [];
      for (const pair of active) {
        const { value, done } = pair.values.next();
        if (done === true) continue;
        const { state, method } = pair;
        const steps = [...state.program];
        call(steps, method, hasFlag(method, Flag.STATIC) ? undefined : state.receiver, value);
        if (this.#runs >= end || !this.#try(steps, state.receiver, reached, most)) return reached;
        left.push(pair);
      }
      active = left;
    }
    return reached;
  }

  /** Nothing at all, then an object made in each way. */
  #made(isAimed: (method: MethodDeclaration) => boolean): readonly State[] {
    const { subject, aimed } = this.exploration;
    const states: State[] = [{ program: [], receiver: undefined, pool: [] }];
    const constructors = [...aimed].some(({ name }) => name === '<init>');
    for (const recipe of this.pantry.objects(subject, constructors ? MANY : WAYS)) {
      const steps: Step[] = [];
      const receiver = follow(steps, recipe);
      // What a client calls on a new object comes as a call of its own.
      if (recipe.kind === 'make' && recipe.afterwards.some(({ method }) => isAimed(method))) continue;
      this.#try(steps, receiver, states, MOST_STATES[0] ?? 0);
    }
    return states;
  }

  /** Literals, new objects and what is at hand; after the first choice also one object for two parameters. */
  *#arguments(
    { pool }: State,
    method: MethodDeclaration,
    limit: number,
  ): Generator<readonly Recipe[], undefined, undefined> {
    const { hierarchy } = this.access;
    const options = this.pantry.arguments(method).map((recipes, index) => {
      const type = method.parameters[index]?.type ?? '';
      if (isPrimitive(type)) return recipes;
      const held = pool
        .filter((each) => hierarchy.isAssignable(each.type, type))
        .map(({ source }): Recipe => ({ kind: 'source', source }));
      return [...recipes.slice(0, 2), ...held, ...recipes.slice(2)];
    });
    const [first, ...rest] = combinations(options, limit);
    if (first === undefined) return undefined;
    yield first;
    for (const [index, { type }] of method.parameters.entries()) {
      const earlier = method.parameters.findIndex(
        (each, position) => position < index && !isPrimitive(type) && hierarchy.isAssignable(each.type, type),
      );
      if (earlier < 0 || first[earlier]?.kind === 'source') continue;
      yield first.map((recipe, position) => (position === index ? { kind: 'same', argument: earlier } : recipe));
    }
    yield* rest;
    return undefined;
  }

  /** False when there is no more to do. */
  #try(program: Sequence, receiver: Source | undefined, next: State[], most: number): boolean {
    const { ran, finished } = this.exploration;
    if (this.#runs++ >= this.exploration.runs || finished()) return false;
    const first = this.client.run(program);
    // Before the run is told, which may run others.
    const reached =
      first.values.length === program.length ? this.#reached(program, receiver, first, next, most) : undefined;
    ran(program, first);
    if (reached !== undefined) next.push(reached);
    for (let alternative = 1; alternative < ALTERNATIVES && !finished(); alternative++) {
      const other = this.client.next(program);
      if (other === undefined) return true;
      ran(program, other);
    }
    return true;
  }

  #reached(
    program: Sequence,
    receiver: Source | undefined,
    { values }: Ran,
    { length }: readonly State[],
    most: number,
  ): State | undefined {
    if (length >= most) return undefined;
    const { machine, hierarchy } = this.client;
    const root = receiver?.kind === 'step' ? values[receiver.index] : undefined;
    if (root === null) return undefined;
    if (root !== undefined && !hierarchy.isSubclass((root as Reference).type.name, this.exploration.subject))
      return undefined;
    const pool = values.flatMap((value, index) => {
      if (typeof value !== 'object' || value === null || value instanceof JavaString) return [];
      return [{ source: { kind: 'step', index } as const, type: value.type.name }];
    });
    const held = values.map((value) => (typeof value === 'object' ? value : null));
    const print = fingerprint(machine.view, hierarchy, root === undefined ? [] : [root], held);
    if (print !== undefined) {
      if (this.#seen.has(print)) return undefined;
      this.#seen.add(print);
    }
    return { program, receiver, pool };
  }
}
