/** What a run has spent, and its end where that is too much. */
import { ENGINE_BUDGETS } from './budgets.js';
import type { CodeEdge, CodePoint } from './code.js';
import type { EngineBudget } from './policy.js';

/** Thrown inside an equation where the budget is spent; caught by `analyse`, never seen outside. */
export class Spent extends Error {
  readonly outcome: 'budget' | 'cancelled';
  readonly place: CodePoint | undefined;

  constructor(outcome: Spent['outcome'], message: string, place: CodePoint | undefined) {
    super(message);
    this.outcome = outcome;
    this.place = place;
  }
}

const ASKS = ENGINE_BUDGETS.spending.asks.most;

export class Spending {
  /** Steps of the domain and evaluations of equations. */
  steps = 0;
  readonly #states = new Set<number>();
  #budget: EngineBudget;
  #cancelled: ((steps: number) => boolean) | undefined;
  /** What steps cost besides, and what was counted of it. */
  readonly #effort: (() => number) | undefined;
  #counted: number;
  /** At how many steps to ask next. */
  #asks = ASKS;

  constructor(budget: EngineBudget, cancelled: ((steps: number) => boolean) | undefined, effort?: () => number) {
    this.#budget = budget;
    this.#cancelled = cancelled;
    this.#effort = effort;
    this.#counted = effort?.() ?? 0;
  }

  get states(): number {
    return this.#states.size;
  }

  /** One more step, on the state of that key. */
  step({ code, edge }: CodeEdge, key: number): void {
    this.#states.add(key);
    if (this.#states.size > this.#budget.states)
      throw new Spent('budget', `more than ${this.#budget.states} states`, { code, point: edge.from });
    this.#count({ code, point: edge.from });
  }

  /** A step has led to so many states: each costs what a step does that leads to one. */
  led(states: number): void {
    if (states > 1) this.steps += states - 1;
  }

  /** One more evaluation, and so much for comparing its states with each other. */
  evaluation(place: CodePoint, compared: number): void {
    if (this.#cancelled?.(this.steps) === true) throw new Spent('cancelled', 'cancelled', place);
    this.steps += compared;
    this.#count(place);
  }

  /** The run has ended: what is read off it is free. */
  close(): void {
    const unlimited = Number.POSITIVE_INFINITY;
    this.#budget = { ...this.#budget, steps: unlimited, states: unlimited };
    this.#cancelled = undefined;
  }

  #count(place: CodePoint): void {
    this.steps++;
    if (this.#effort !== undefined) {
      const effort = this.#effort();
      this.steps += effort - this.#counted;
      this.#counted = effort;
    }
    if (this.steps > this.#budget.steps) throw new Spent('budget', `more than ${this.#budget.steps} steps`, place);
    if (this.steps < this.#asks) return;
    this.#asks = this.steps + ASKS;
    if (this.#cancelled?.(this.steps) === true) throw new Spent('cancelled', 'cancelled', place);
  }
}
