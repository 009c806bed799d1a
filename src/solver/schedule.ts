/**
 * Whose turn it is: new cells first, then those due, in a weak topological order of the dependencies seen so far.
 *
 * New cells are evaluated before anything else, so that their dependencies are known when they are ordered. Each batch of
 * them is ordered by itself and goes before all older ones, as a callee before the rest of its caller. Cycles across
 * batches are found when everything is ordered anew, which happens as soon as evaluations have paid for it: when the
 * dependencies changed and there was one evaluation for every cell since the last time.
 */
import { flatOrder, type WeakOrder, weakTopologicalOrder } from '../base/order.js';
import type { Cell, Cells } from './cells.js';
import { RankQueue } from './rank-queue.js';

export class Schedule<X, E> {
  /** Never evaluated; the newest goes first. */
  readonly #fresh: Cell<X, E>[] = [];
  /** Not ranked yet. */
  #unranked: Cell<X, E>[] = [];
  /** All ranked cells that are due; some may have ceased to be. */
  readonly #due = new RankQueue<X, E>();
  #lowestRank = 0;
  #evaluationsAtOrder = 0;
  #changesAtOrder = 0;

  get hasFresh(): boolean {
    return this.#fresh.length > 0;
  }

  add(cell: Cell<X, E>): void {
    this.#fresh.push(cell);
    this.#unranked.push(cell);
  }

  /** The cell must be evaluated again. */
  makeDue(cell: Cell<X, E>): void {
    if (cell.due) return;
    cell.due = true;
    if (cell.rank !== undefined) this.#due.push(cell, cell.rank);
  }

  next(cells: Cells<X, E>): Cell<X, E> | undefined {
    const fresh = this.#fresh.pop();
    if (fresh !== undefined) return fresh;
    if (cells.evaluations - this.#evaluationsAtOrder >= cells.all.length) this.order(cells);
    if (this.#unranked.length > 0) {
      this.#lowestRank -= this.#unranked.length;
      rank(this.#unranked, this.#lowestRank);
      this.#enqueue(this.#unranked);
      this.#unranked = [];
    }
    for (let cell = this.#due.pop(); cell !== undefined; cell = this.#due.pop()) if (cell.due) return cell;
    return undefined;
  }

  /** Ranks all cells anew if their dependencies changed since the last time. */
  order(cells: Cells<X, E>): void {
    if (cells.changesOfGraph === this.#changesAtOrder) return;
    this.#changesAtOrder = cells.changesOfGraph;
    this.#evaluationsAtOrder = cells.evaluations;
    this.#lowestRank = 0;
    this.#unranked = [];
    rank(cells.all, 0);
    this.#due.clear();
    this.#enqueue(cells.all);
  }

  #enqueue(cells: readonly Cell<X, E>[]): void {
    for (const cell of cells) if (cell.due && cell.rank !== undefined) this.#due.push(cell, cell.rank);
  }
}

/** Ranks these cells from the given number on by the dependencies among them, and cuts their cycles. */
function rank<X, E>(cells: readonly Cell<X, E>[], start: number): void {
  for (let place = 0; place < cells.length; place++) (cells[place] as Cell<X, E>).place = place;
  const isEntered = new Uint8Array(cells.length);
  const graph: number[][] = cells.map((cell, place) => {
    const successors: number[] = [];
    const follow = ({ place: other }: Cell<X, E>): void => {
      if (other < 0) return;
      successors.push(other);
      if (other !== place) isEntered[other] = 1;
    };
    for (const reader of cell.readers) follow(reader);
    for (const target of cell.targets) follow(target);
    return successors;
  });
  for (const cell of cells) cell.place = -1;
  // An entry leads to all. The search starts with its last successors: those that nothing leads to, so that a cycle is
  // headed by where values flow into it; then the cells found first, which are nearest to what is wanted.
  const descending = [...graph.keys()].reverse();
  const entry = graph.length;
  graph.push([
    ...descending.filter((place) => isEntered[place] === 1),
    ...descending.filter((place) => isEntered[place] === 0),
  ]);
  const order = weakTopologicalOrder(graph, entry);
  flatOrder(order).forEach((place, index) => {
    const cell = cells[place];
    if (cell === undefined) return;
    cell.rank = start + index - 1;
    cell.widens = false;
  });
  for (const { head, size } of componentsOf(order)) cutCycles(cells[head] as Cell<X, E>, size);
}

/**
 * Puts widening points where the cycles through the head of a component of so many cells leave it: at the head if its
 * value is read inside, and at what it contributes to inside, because a part does not pass through the head's value.
 */
function cutCycles<X, E>(head: Cell<X, E>, size: number): void {
  const first = head.rank ?? 0;
  const isInside = ({ rank: other }: Cell<X, E>): boolean =>
    other !== undefined && first <= other && other < first + size;
  for (const reader of head.readers) head.widens ||= isInside(reader);
  for (const target of head.targets) target.widens ||= isInside(target);
}

/** The components at all depths, each with the number of its nodes. */
function componentsOf(order: WeakOrder): { readonly head: number; readonly size: number }[] {
  const found: { readonly head: number; readonly size: number }[] = [];
  const rest: WeakOrder[] = [order];
  for (let elements = rest.pop(); elements !== undefined; elements = rest.pop()) {
    for (const element of elements) {
      if (typeof element === 'number') continue;
      found.push({ head: element.head, size: 1 + flatOrder(element.body).length });
      rest.push(element.body);
    }
  }
  return found;
}
