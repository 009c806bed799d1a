/**
 * Calls: from a state before a call to the states after it, through the analyses of the callees.
 *
 * Entering and leaving are done once for each edge, callee and state. What was decided for a call in a state (targets,
 * context, not to follow) is remembered too, so that equations keep their meaning while they are solved.
 */
import { TupleInterner } from '../base/interner.js';
import type { MethodDeclaration } from '../ir/program.js';
import { targetsOf } from '../program/calls/targets.js';
import type { CallInstruction, Code, CodeEdge } from './code.js';
import type { DisjunctionLattice } from './disjunction.js';
import { askAtExit, askBefore, type Domain, type Exit } from './domain.js';
import type { Context, Contexts } from './equations/contexts.js';
import type { Steps } from './equations/steps.js';
import { Collected, type Entry, type Flow } from './flow.js';
import { ClassInitialisations } from './initialisation/class-initialisations.js';
import type { Outcome } from './outcome.js';
import type { EnginePolicy } from './policy.js';
import type { ProgramModel } from './program.js';
import type { NotFollowed } from './result.js';
import type { Spending } from './spending.js';

export class Calls<E> {
  readonly #program: ProgramModel;
  readonly #domain: Domain<E>;
  readonly #policy: EnginePolicy;
  readonly #contexts: Contexts<E>;
  readonly #states: DisjunctionLattice<E>;
  readonly #steps: Steps<E>;
  readonly #spending: Spending;
  readonly #methods = new Map<MethodDeclaration, number>();
  /** (context, edge, method, state) to entries; the method is 0 for all targets of a call. */
  readonly #entryTuples = new TupleInterner();
  readonly #entries: (readonly Entry<E>[])[] = [];
  /** (edge, method, frame, exit kind, exit state) to outcomes. */
  readonly #leaveTuples = new TupleInterner();
  readonly #leaves: Outcome<E>[] = [];
  readonly #initialisations: ClassInitialisations<E>;

  constructor(
    program: ProgramModel,
    domain: Domain<E>,
    policy: EnginePolicy,
    work: {
      readonly contexts: Contexts<E>;
      readonly states: DisjunctionLattice<E>;
      readonly steps: Steps<E>;
      readonly spending: Spending;
    },
  ) {
    this.#program = program;
    this.#domain = domain;
    this.#policy = policy;
    this.#contexts = work.contexts;
    this.#states = work.states;
    this.#steps = work.steps;
    this.#spending = work.spending;
    this.#initialisations = new ClassInitialisations(program.hierarchy, domain, work, {
      enter: (context, at, initialiser, state) => this.#enter(context, at, initialiser, state),
      missing: (at, state) => this.#notFollowed(at, undefined, 'not-found', state),
      through: (at, entry, flow, collected) => this.#through(at, entry, flow, collected),
    });
  }

  /** What the call, initialisation or unsupported instruction on the edge does to the state. */
  outcome(context: Context<E>, at: CodeEdge, state: E, flow: Flow<E>): Outcome<E> {
    const collected = new Collected<E>();
    const { instruction } = at.edge;
    if (this.#policy.fails?.(at) === true) {
      const callee =
        instruction.kind === 'call' ? this.#program.hierarchy.resolveMethod(instruction.method) : undefined;
      collected.addAbrupt(this.#domain.unknown(at, callee, state, askBefore(this.#domain, at, state)));
    }
    if (instruction.kind === 'initialise') {
      const after = this.#initialisations.after({ context, at, type: instruction.type }, state, flow, collected);
      collected.normal.push(...after);
    } else {
      for (const entry of this.entries(context, at, state)) this.#through(at, entry, flow, collected);
    }
    return collected;
  }

  /** Tells the callees how the call or initialisation enters them. */
  enter(
    context: Context<E>,
    at: CodeEdge,
    state: E,
    { value, contribute }: Required<Pick<Flow<E>, 'value' | 'contribute'>>,
  ): void {
    const tell = (entries: readonly Entry<E>[]): void => {
      for (const entry of entries)
        if (entry.kind === 'entered') contribute(entry.context.entry, this.#states.of([entry.state]));
    };
    const { instruction } = at.edge;
    if (instruction.kind !== 'initialise') {
      tell(this.entries(context, at, state));
      return;
    }
    this.#initialisations.enter({ context, at, type: instruction.type }, state, value, tell);
  }

  /** What a call or unsupported instruction runs in a state. */
  entries(context: Context<E>, at: CodeEdge, state: E): readonly Entry<E>[] {
    return this.#remembered(context, at, undefined, state, () => {
      const { instruction } = at.edge;
      if (instruction.kind === 'call') return this.#callEntries(context, at, instruction, state);
      return [this.#notFollowed(at, undefined, 'unsupported', state)];
    });
  }

  /** The callees of a call in a state, with their contexts; and the reasons why there are no more. */
  #callEntries(context: Context<E>, at: CodeEdge, instruction: CallInstruction, state: E): readonly Entry<E>[] {
    const isDispatched = instruction.dispatch === 'virtual' || instruction.dispatch === 'interface';
    const receivers = isDispatched ? this.#domain.receivers?.(at, state) : undefined;
    const { resolved, methods, open } = targetsOf(this.#program, instruction, receivers);
    if (resolved === undefined) return [this.#notFollowed(at, undefined, 'not-found', state)];
    if (methods.length > this.#policy.budget.targets) return [this.#notFollowed(at, resolved, 'targets', state)];
    const entries = methods.flatMap((method) => this.#enter(context, at, method, state));
    return open ? [...entries, this.#notFollowed(at, resolved, 'not-found', state)] : entries;
  }

  #enter(context: Context<E>, at: CodeEdge, method: MethodDeclaration, state: E): readonly Entry<E>[] {
    return this.#remembered(context, at, method, state, () => {
      const callee = this.#program.code(method);
      if (callee === undefined) return [this.#notFollowed(at, method, 'no-body', state)];
      if (this.#policy.follows?.(at, callee) === false) return [this.#notFollowed(at, method, 'policy', state)];
      this.#spending.step(at, this.#domain.lattice.key(state));
      const layout = this.#program.layout(callee);
      const entries: Entry<E>[] = [];
      for (const { callee: entered, frame } of this.#domain.enter(
        at,
        callee,
        state,
        askBefore(this.#domain, at, state),
      )) {
        const start = this.#steps.arrive(layout, callee.body.entry, entered);
        const chosen = this.#contexts.forCall(context, at, callee, this.#domain.lattice.key(start));
        if (typeof chosen === 'string') return [this.#notFollowed(at, method, chosen, state)];
        entries.push({ kind: 'entered', context: chosen, state: start, frame });
      }
      return entries;
    });
  }

  #notFollowed(at: CodeEdge, callee: MethodDeclaration | undefined, reason: NotFollowed['reason'], state: E): Entry<E> {
    this.#spending.step(at, this.#domain.lattice.key(state));
    const how: NotFollowed = callee === undefined ? { at, reason } : { at, callee, reason };
    return {
      kind: 'not-followed',
      how,
      outcome: this.#domain.unknown(at, callee, state, askBefore(this.#domain, at, state)),
    };
  }

  /** Takes what the callee returns. */
  #through(at: CodeEdge, entry: Entry<E>, { value, meet }: Flow<E>, collected: Collected<E>): void {
    meet?.(entry);
    if (entry.kind === 'not-followed') {
      collected.add(entry.outcome);
      return;
    }
    const { context, frame } = entry;
    const { exit, exceptionalExit, wanted } = context.layout;
    for (const cut of wanted) {
      // The others are asked for only so that they are solved too.
      const states = value(context.place(cut)).states;
      if (cut === exit)
        for (const each of states) collected.add(this.#leave(at, context.code, frame, { kind: 'normal', state: each }));
      if (cut === exceptionalExit)
        for (const each of states)
          collected.add(this.#leave(at, context.code, frame, { kind: 'exceptional', state: each }));
    }
  }

  #leave(at: CodeEdge, callee: Code, frame: E, exit: Exit<E>): Outcome<E> {
    const { key } = this.#domain.lattice;
    const kind = exit.kind === 'normal' ? 0 : 1;
    const tuple = [at.number, this.#numberOf(callee.method), key(frame), kind, key(exit.state)];
    const number = this.#leaveTuples.intern(tuple);
    let outcome = this.#leaves[number];
    if (outcome === undefined) {
      this.#spending.step(at, key(exit.state));
      outcome = this.#domain.leave(at, callee, frame, exit, askAtExit(this.#domain, callee, exit));
      this.#leaves[number] = outcome;
    }
    return outcome;
  }

  #remembered(
    context: Context<E>,
    at: CodeEdge,
    method: MethodDeclaration | undefined,
    state: E,
    make: () => readonly Entry<E>[],
  ): readonly Entry<E>[] {
    const callee = method === undefined ? 0 : this.#numberOf(method);
    const number = this.#entryTuples.intern([context.number, at.number, callee, this.#domain.lattice.key(state)]);
    let entries = this.#entries[number];
    if (entries === undefined) {
      entries = make();
      this.#entries[number] = entries;
    }
    return entries;
  }

  #numberOf(method: MethodDeclaration): number {
    let number = this.#methods.get(method);
    if (number === undefined) {
      number = this.#methods.size + 1;
      this.#methods.set(method, number);
    }
    return number;
  }
}
