/** Cells: the discovered unknowns with their values, and who reads from and contributes to whom. */
import { isBottom, type Lattice } from '../lattices/lattice.js';
import type { EquationSystem } from './equation-system.js';

export interface Cell<X, E> {
  readonly unknown: X;
  /** Always above every part in `received`. */
  value: E;
  /** What its last evaluation asked for, and who asked for it in theirs. */
  reads: readonly Cell<X, E>[];
  readonly readers: Set<Cell<X, E>>;
  /** What it contributed to in its last evaluation, and what others contributed to it in theirs. */
  targets: readonly Cell<X, E>[];
  readonly received: Map<Cell<X, E>, E>;
  /** How often its value rose. */
  raises: number;
  /** Something it depends on changed since its last evaluation. */
  due: boolean;
  /** Its value may be above what its equation and the parts support; set by `markLowerable`. */
  lowerable: boolean;
  /** Set by the schedule: lower ranks go first; undefined until it is placed. */
  rank: number | undefined;
  /** Set by the schedule: where it stands among those that are being ranked; -1 otherwise. */
  place: number;
  /** Set by the schedule: whether its value is widened, so that every cycle that values run through is cut. */
  widens: boolean;
  /** The last evaluation that asked for it. */
  askedIn: number;
}

export interface Evaluation<X, E> {
  readonly result: E;
  readonly parts: ReadonlyMap<Cell<X, E>, E>;
}

export class Cells<X, E> {
  /** How many there ever were. */
  discovered = 0;
  /** Evaluations so far. */
  evaluations = 0;
  /** Counts changes of who depends on whom. */
  changesOfGraph = 0;
  readonly #system: EquationSystem<X, E>;
  readonly #lattice: Lattice<E>;
  readonly #found: (cell: Cell<X, E>) => void;
  #all: Cell<X, E>[] = [];
  /** Those marked lowerable that nobody took yet. */
  #lowerable: Cell<X, E>[] = [];
  readonly #byKey = new Map<number, Cell<X, E>>();

  constructor(system: EquationSystem<X, E>, found: (cell: Cell<X, E>) => void) {
    this.#system = system;
    this.#lattice = system.lattice;
    this.#found = found;
  }

  /** In the order of discovery. */
  get all(): readonly Cell<X, E>[] {
    return this.#all;
  }

  of(unknown: X): Cell<X, E> {
    const key = this.#system.key(unknown);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const cell: Cell<X, E> = {
      unknown,
      value: this.#lattice.bottom,
      reads: [],
      readers: new Set(),
      targets: [],
      received: new Map(),
      raises: 0,
      due: true,
      lowerable: false,
      rank: undefined,
      place: -1,
      widens: false,
      askedIn: 0,
    };
    this.#byKey.set(key, cell);
    this.#all.push(cell);
    this.discovered++;
    this.changesOfGraph++;
    this.#found(cell);
    return cell;
  }

  /** Evaluates the right-hand side once and notes who depends on whom by it. Values are left to the caller. */
  evaluate(cell: Cell<X, E>): Evaluation<X, E> {
    const evaluation = ++this.evaluations;
    const reads: Cell<X, E>[] = [];
    const parts = new Map<Cell<X, E>, E>();
    cell.due = false;
    const value = (other: X): E => {
      const asked = this.of(other);
      if (asked.askedIn !== evaluation) {
        asked.askedIn = evaluation;
        reads.push(asked);
      }
      return asked.value;
    };
    const contribute = (other: X, part: E): void => {
      if (isBottom(this.#lattice, part)) return;
      const target = this.of(other);
      parts.set(target, parts.has(target) ? this.#lattice.join(parts.get(target) as E, part) : part);
    };
    const result = this.#system.rightHandSide(cell.unknown, value, contribute);
    this.#noteReads(cell, reads);
    this.#noteParts(cell, parts);
    return { result, parts };
  }

  markLowerable(cell: Cell<X, E>): void {
    if (cell.lowerable) return;
    cell.lowerable = true;
    this.#lowerable.push(cell);
  }

  /** Those marked since the last time, and not forgotten. */
  takeLowerable(): readonly Cell<X, E>[] {
    const taken = this.#lowerable;
    if (taken.length > 0) this.#lowerable = [];
    return taken;
  }

  /**
   * Forgets the cells that were met under earlier values, but that the roots no longer lead to; what only they supported
   * can be lowered. A forgotten unknown that is met again is new. To be called while nothing is due.
   */
  forgetUnreached(roots: readonly X[]): void {
    const reached = new Set(roots.map((root) => this.of(root)));
    // The iteration also meets what is added meanwhile.
    for (const cell of reached) {
      for (const asked of cell.reads) reached.add(asked);
      for (const target of cell.targets) reached.add(target);
    }
    if (reached.size === this.#all.length) return;
    for (const cell of this.#all) {
      if (reached.has(cell)) continue;
      this.#byKey.delete(this.#system.key(cell.unknown));
      this.#noteReads(cell, []);
      this.#noteParts(cell, new Map());
    }
    this.#all = this.#all.filter((cell) => reached.has(cell));
    this.#lowerable = this.#lowerable.filter((cell) => reached.has(cell));
    this.changesOfGraph++;
  }

  #noteReads(cell: Cell<X, E>, reads: readonly Cell<X, E>[]): void {
    if (sameSequence(cell.reads, reads)) return;
    this.changesOfGraph++;
    for (const former of cell.reads) former.readers.delete(cell);
    for (const asked of reads) asked.readers.add(cell);
    cell.reads = reads;
  }

  #noteParts(cell: Cell<X, E>, parts: ReadonlyMap<Cell<X, E>, E>): void {
    for (const former of cell.targets) {
      if (parts.has(former)) continue;
      former.received.delete(cell);
      this.markLowerable(former);
    }
    for (const [target, part] of parts) {
      const former = target.received.get(cell);
      if (former !== undefined && former !== part && !this.#lattice.leq(former, part)) this.markLowerable(target);
      target.received.set(cell, part);
    }
    const targets = [...parts.keys()];
    if (sameSequence(cell.targets, targets)) return;
    this.changesOfGraph++;
    cell.targets = targets;
  }
}

function sameSequence<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((element, index) => element === right[index]);
}
