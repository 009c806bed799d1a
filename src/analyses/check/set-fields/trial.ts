/** Which candidates for fields that are always set stay so, while the runs report what they rely on and what they break. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { Ledger } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { type Candidates, SetFields } from './set-fields.js';

const MOST_ROUNDS = CHECK_BUDGETS['set-fields/trial'].mostRounds.most;

export class Trial {
  readonly #candidates: Candidates;
  readonly #users = new Map<number, Set<Component>>();
  readonly #broken = new Set<number>();
  readonly #dropped = new Set<number>();
  #rounds = 0;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  get dropped(): readonly number[] {
    return [...this.#dropped];
  }

  /** What runs of the component relied on, and what they have shown not to be so. */
  note(component: Component, relied: readonly number[], broken: readonly number[]): void {
    for (const number of relied) {
      const users = this.#users.get(number) ?? new Set();
      this.#users.set(number, users.add(component));
    }
    for (const number of broken) this.#broken.add(number);
  }

  /** Drops what was seen not to be so, or not seen in full, and tells which components have to run again without it. */
  drop(ledger: Ledger): readonly Component[] {
    const isCovered = (method: MethodDeclaration): boolean => ledger.method(method).covered;
    const left = [...this.#candidates.all.keys()].filter((number) => !this.#dropped.has(number));
    for (const number of left) {
      if (this.#candidates.all[number]?.methods.every(isCovered) !== true) this.#broken.add(number);
    }
    const isLast = ++this.#rounds >= MOST_ROUNDS;
    const some = left.filter((number) => this.#broken.has(number));
    const again = new Set<Component>();
    for (const number of some.length > 0 && isLast ? left : some) {
      this.#dropped.add(number);
      for (const component of this.#users.get(number) ?? []) again.add(component);
    }
    return [...again];
  }

  /** Those that are taken to be so now. */
  fields(): SetFields {
    return new SetFields(this.#candidates, this.#dropped);
  }
}
