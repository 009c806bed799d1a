/** What all runs together found out about each duty and each method. */
import type { Nullness } from '../ir/nullness.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Component } from '../program/components.js';
import type { Duty } from './obligation-book.js';
import { rank, type Trouble } from './trouble.js';

export interface MethodRecord {
  /** Whether solved runs cover all ways in which the method can be called. */
  covered: boolean;
  /** Why not. */
  reason?: string;
  /** What its claims rest on. */
  readonly assumptions: Set<string>;
}

export interface LedgerContents {
  readonly troubles: ReadonlyMap<Duty, ReadonlyMap<Component, Trouble>>;
  readonly reached: ReadonlySet<Duty>;
  readonly undecided: ReadonlyMap<Duty, string>;
  readonly methods: ReadonlyMap<MethodDeclaration, MethodRecord>;
  readonly passedNull: ReadonlyMap<MethodDeclaration, ReadonlyMap<number, Nullness>>;
  readonly openStarts: ReadonlySet<MethodDeclaration>;
  readonly skipped: ReadonlySet<MethodDeclaration>;
}

export class Ledger {
  /** By the component whose runs have shown them. */
  readonly #troubles = new Map<Duty, Map<Component, Trouble>>();
  #component: Component | undefined;
  readonly #reached = new Set<Duty>();
  readonly #undecided = new Map<Duty, string>();
  readonly #methods = new Map<MethodDeclaration, MethodRecord>();
  readonly #leftOut = new Map<MethodDeclaration, Set<string>>();
  /** Parameters that may get null from calls that were not followed. */
  readonly #passedNull = new Map<MethodDeclaration, Map<number, Nullness>>();
  readonly #news = new Set<MethodDeclaration>();
  /** Private methods that some call was not followed to. */
  readonly #skipped = new Set<MethodDeclaration>();
  readonly #openStarts = new Set<MethodDeclaration>();

  reach(duty: Duty): void {
    this.#reached.add(duty);
  }

  isReached(duty: Duty): boolean {
    return this.#reached.has(duty);
  }

  /** What is noted from now on, runs of that component show. */
  from(component: Component): void {
    this.#component = component;
  }

  /** The troubles that the runs of the component have shown do not count: all of it is run again. */
  forget(component: Component): void {
    for (const troubles of this.#troubles.values()) troubles.delete(component);
  }

  /** The worst trouble so far. */
  trouble(duty: Duty): Trouble | undefined {
    let worst: Trouble | undefined;
    for (const trouble of this.#troubles.get(duty)?.values() ?? []) {
      if (worst === undefined || rank(trouble) > rank(worst)) worst = trouble;
    }
    return worst;
  }

  /** Whether it says more than what the same component has shown. */
  isWorse(duty: Duty, trouble: Parameters<typeof rank>[0]): boolean {
    const known = this.#component === undefined ? undefined : this.#troubles.get(duty)?.get(this.#component);
    return known === undefined || rank(trouble) > rank(known);
  }

  note(duty: Duty, trouble: Trouble): void {
    if (this.#component === undefined || !this.isWorse(duty, trouble)) return;
    const troubles = this.#troubles.get(duty) ?? new Map<Component, Trouble>();
    this.#troubles.set(duty, troubles.set(this.#component, trouble));
  }

  /** Code that could not be translated stands on the way to it. */
  undecided(duty: Duty, reason: string): void {
    if (!this.#undecided.has(duty)) this.#undecided.set(duty, reason);
  }

  whyUndecided(duty: Duty): string | undefined {
    return this.#undecided.get(duty);
  }

  method(method: MethodDeclaration): MethodRecord {
    let record = this.#methods.get(method);
    if (record === undefined) {
      record = { covered: false, assumptions: new Set() };
      this.#methods.set(method, record);
    }
    return record;
  }

  /** Something about the method was not looked at, which says nothing of the duties. */
  leaveOut(method: MethodDeclaration, reason: string): void {
    const reasons = this.#leftOut.get(method) ?? new Set();
    this.#leftOut.set(method, reasons.add(reason));
  }

  leftOut(method: MethodDeclaration): Iterable<string> {
    return this.#leftOut.get(method) ?? [];
  }

  passNull(method: MethodDeclaration, parameter: number, nullness: Nullness): void {
    const known = this.#passedNull.get(method) ?? new Map<number, Nullness>();
    this.#passedNull.set(method, known);
    if (known.get(parameter) === 'nullable' || known.get(parameter) === nullness) return;
    known.set(parameter, nullness);
    this.#news.add(method);
  }

  passedNull(method: MethodDeclaration): ReadonlyMap<number, Nullness> {
    return this.#passedNull.get(method) ?? new Map();
  }

  /** A call of a private method was not followed: it has to be started with anything. */
  skip(method: MethodDeclaration): void {
    if (!this.#openStarts.has(method)) this.#skipped.add(method);
  }

  /** A private method is started with anything, so that all its calls are covered. */
  startOpenly(method: MethodDeclaration): void {
    this.#openStarts.add(method);
    this.#skipped.delete(method);
  }

  isStartedOpenly(method: MethodDeclaration): boolean {
    return this.#openStarts.has(method);
  }

  takeSkipped(): readonly MethodDeclaration[] {
    const skipped = [...this.#skipped];
    this.#skipped.clear();
    return skipped;
  }

  /** All that was noted, for others to note it too. */
  get contents(): LedgerContents {
    return {
      troubles: this.#troubles,
      reached: this.#reached,
      undecided: this.#undecided,
      methods: this.#methods,
      passedNull: this.#passedNull,
      openStarts: this.#openStarts,
      skipped: this.#skipped,
    };
  }

  /** Methods of which more was learnt about what is passed to them since the last time of asking. */
  takeNews(): readonly MethodDeclaration[] {
    const news = [...this.#news];
    this.#news.clear();
    return news;
  }
}
