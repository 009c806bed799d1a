/** Class initialisation on edges of a program: through the initialisers that it runs, and with failures that it meets. */
import { TupleInterner } from '../../base/interner.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { hasInitialiser } from '../../ir/initialisers.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { CodeEdge } from '../code.js';
import type { Disjunction, DisjunctionLattice } from '../disjunction.js';
import { askBefore, type Domain } from '../domain.js';
import type { Context, Contexts } from '../equations/contexts.js';
import { Collected, type Entry, type Flow } from '../flow.js';
import { initialised } from './initialisation.js';

/** How initialisers are run: as calls are. */
export interface Running<E> {
  readonly enter: (context: Context<E>, at: CodeEdge, initialiser: MethodDeclaration, state: E) => readonly Entry<E>[];
  /** For a class that is not there. */
  readonly missing: (at: CodeEdge, state: E) => Entry<E>;
  readonly through: (at: CodeEdge, entry: Entry<E>, flow: Flow<E>, collected: Collected<E>) => void;
}

/** An edge that initialises a class, in a context. */
export interface Initialisation<E> {
  readonly context: Context<E>;
  readonly at: CodeEdge;
  readonly type: ClassName;
}

/** A class that counts as initialised, met while another one is initialised. */
interface Met<E> {
  readonly type: ClassName;
  readonly before: E;
}

/** An initialisation that enters no callee: but for failures elsewhere, it is the same whenever it is looked at. */
interface Quiet<E> {
  readonly normal: readonly E[];
  readonly abrupt: Collected<E>;
  /** Classes that it can leave failed. */
  readonly failing: ReadonlySet<ClassName>;
  readonly met: readonly Met<E>[];
}

export class ClassInitialisations<E> {
  readonly #hierarchy: Hierarchy;
  readonly #domain: Domain<E>;
  readonly #contexts: Contexts<E>;
  readonly #states: DisjunctionLattice<E>;
  readonly #running: Running<E>;
  /** (context, edge, state) to what is remembered of quiet ones; null for others. */
  readonly #tuples = new TupleInterner();
  readonly #quiet: (Quiet<E> | null | undefined)[] = [];
  #failure: Disjunction<E> | undefined;

  constructor(
    hierarchy: Hierarchy,
    domain: Domain<E>,
    work: { readonly contexts: Contexts<E>; readonly states: DisjunctionLattice<E> },
    running: Running<E>,
  ) {
    this.#hierarchy = hierarchy;
    this.#domain = domain;
    this.#contexts = work.contexts;
    this.#states = work.states;
    this.#running = running;
  }

  /** Tells how the initialisers are entered. */
  enter(
    initialisation: Initialisation<E>,
    state: E,
    value: Flow<E>['value'],
    tell: (entries: readonly Entry<E>[]) => void,
  ): void {
    const { context, at, type } = initialisation;
    if (this.#quiet[this.#numberOf(initialisation, state)]) return;
    const after = (entries: readonly Entry<E>[]): readonly E[] => {
      const run = new Collected<E>();
      for (const entry of entries) this.#running.through(at, entry, { value }, run);
      return run.normal;
    };
    initialised(this.#hierarchy, this.#domain, type, [state], {
      run: (initialiser, before) => {
        const entries = this.#running.enter(context, at, initialiser, before);
        tell(entries);
        // The class itself comes last: nothing hangs on how that ends.
        return initialiser.owner === type ? [] : after(entries);
      },
      missing: (before) => after([this.#running.missing(at, before)]),
      met: () => {},
      merged: (states) => this.#states.of(states).states,
    });
  }

  /** The states after it; abrupt completion is collected. */
  after(initialisation: Initialisation<E>, state: E, flow: Flow<E>, collected: Collected<E>): readonly E[] {
    const number = this.#numberOf(initialisation, state);
    const known = this.#quiet[number];
    // Whoever wants to be told of entries needs all of it.
    if (!known || flow.meet !== undefined) {
      const found = this.#run(initialisation, state, flow, collected);
      if (known === undefined) this.#quiet[number] = found.isQuiet ? found : null;
      return found.normal;
    }
    collected.addAbrupt(known.abrupt);
    for (const each of known.failing) this.#fail(each, flow);
    for (const each of known.met) this.#meet(initialisation.at, each, flow, collected);
    return known.normal;
  }

  #run(
    { context, at, type }: Initialisation<E>,
    state: E,
    flow: Flow<E>,
    collected: Collected<E>,
  ): Quiet<E> & { readonly isQuiet: boolean } {
    const abrupt = new Collected<E>();
    const failed = new Set<ClassName>();
    const met: Met<E>[] = [];
    let isQuiet = true;
    const through = (entries: readonly Entry<E>[], failing: Iterable<ClassName>): readonly E[] => {
      const run = new Collected<E>();
      for (const entry of entries) {
        if (entry.kind === 'entered') isQuiet = false;
        this.#running.through(at, entry, flow, run);
      }
      collected.addAbrupt(run);
      abrupt.addAbrupt(run);
      const [thrown] = run.exceptional;
      if (thrown === undefined) return run.normal;
      // Any state marks a failure; always the same, because those of different bodies have nothing in common.
      this.#failure ??= this.#states.of([thrown]);
      for (const each of failing) {
        failed.add(each);
        this.#fail(each, flow);
      }
      return run.normal;
    };
    const normal = initialised(this.#hierarchy, this.#domain, type, [state], {
      run: (initialiser, before, failing) => through(this.#running.enter(context, at, initialiser, before), failing),
      missing: (before) => through([this.#running.missing(at, before)], []),
      met: (name, before) => {
        if (!hasInitialiser(this.#hierarchy, name)) return;
        const found = { type: name, before };
        met.push(found);
        this.#meet(at, found, flow, collected);
      },
      merged: (states) => this.#states.of(states).states,
    });
    return { normal, abrupt, failing: failed, met, isQuiet };
  }

  #fail(type: ClassName, { contribute }: Flow<E>): void {
    if (this.#failure !== undefined) contribute?.(this.#contexts.failureOf(type), this.#failure);
  }

  /** A class that counts as initialised: if that had failed, an error is thrown. */
  #meet(at: CodeEdge, { type, before }: Met<E>, { value }: Flow<E>, collected: Collected<E>): void {
    if (value(this.#contexts.failureOf(type)).states.length === 0) return;
    collected.addAbrupt(this.#domain.unknown(at, undefined, before, askBefore(this.#domain, at, before)));
  }

  #numberOf({ context, at }: Initialisation<E>, state: E): number {
    return this.#tuples.intern([context.number, at.number, this.#domain.lattice.key(state)]);
  }
}
