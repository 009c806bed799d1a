/** From a ledger to plain data and back. */

import type { Duty, Ledger, ObligationBook } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import type { MethodKey, Places } from '../../../program/places.js';
import type { DutyKey, Noted, NotedMethod, NotedTrouble, PassedNull } from './task.js';

type NotedInLedger = Pick<
  Noted,
  'troubles' | 'reached' | 'undecided' | 'methods' | 'passedNull' | 'openStarts' | 'skipped'
>;

/** Where duties are found by name. */
export interface Registry {
  readonly places: Places;
  readonly book: ObligationBook;
}

export function notedIn(ledger: Ledger, { places, book }: Registry): NotedInLedger {
  const { troubles, reached, undecided, methods, passedNull, openStarts, skipped } = ledger.contents;
  const keys = new DutyKeys(book, places);
  const reachedOf = new Map<MethodKey, number[]>();
  for (const duty of reached) {
    const { method, duty: number } = keys.of(duty);
    const known = reachedOf.get(method);
    if (known === undefined) reachedOf.set(method, [number]);
    else known.push(number);
  }
  return {
    troubles: [...troubles].flatMap(([duty, byComponent]) =>
      [...byComponent.values()].map((trouble): NotedTrouble => ({ ...keys.of(duty), trouble })),
    ),
    reached: [...reachedOf].map(([method, duties]) => ({ method, duties })),
    undecided: [...undecided].map(([duty, reason]) => ({ ...keys.of(duty), reason })),
    methods: [...methods].map(
      ([method, { covered, reason, assumptions }]): NotedMethod => ({
        method: places.key(method),
        covered,
        ...(reason === undefined ? {} : { reason }),
        assumptions: [...assumptions],
      }),
    ),
    passedNull: [...passedNull].flatMap(([method, byParameter]) =>
      [...byParameter].map(([parameter, nullness]): PassedNull => {
        return { method: places.key(method), parameter, nullness };
      }),
    ),
    openStarts: [...openStarts].map((method) => places.key(method)),
    skipped: [...skipped].map((method) => places.key(method)),
  };
}

class DutyKeys {
  readonly #known = new Map<Duty, DutyKey>();

  constructor(
    readonly book: ObligationBook,
    readonly places: Places,
  ) {}

  of(duty: Duty): DutyKey {
    const known = this.#known.get(duty);
    if (known !== undefined) return known;
    const { method } = duty.obligation;
    const key = this.places.key(method);
    this.book.of(method).all.forEach((each, index) => {
      this.#known.set(each, { method: key, duty: index });
    });
    return this.#known.get(duty) ?? { method: key, duty: -1 };
  }
}

export function dutyOf({ places, book }: Registry, { method, duty }: DutyKey): Duty | undefined {
  const declaration = places.method(method);
  return declaration === undefined ? undefined : book.of(declaration).all[duty];
}

/** What the runs of a component have shown joins what is known; the same in whichever process they took place. */
export function mergeNoted(ledger: Ledger, component: Component, noted: NotedInLedger, registry: Registry): void {
  const { places, book } = registry;
  ledger.from(component);
  for (const { trouble, ...key } of noted.troubles) {
    const duty = dutyOf(registry, key);
    if (duty !== undefined) ledger.note(duty, trouble);
  }
  for (const { method, duties } of noted.reached) {
    const declaration = places.method(method);
    const all = declaration === undefined ? [] : book.of(declaration).all;
    for (const number of duties) {
      const duty = all[number];
      if (duty !== undefined) ledger.reach(duty);
    }
  }
  for (const { reason, ...key } of noted.undecided) {
    const duty = dutyOf(registry, key);
    if (duty !== undefined) ledger.undecided(duty, reason);
  }
  for (const each of noted.methods) mergeMethod(ledger, each, places);
  for (const { method, parameter, nullness } of noted.passedNull) {
    const declaration = places.method(method);
    if (declaration !== undefined) ledger.passNull(declaration, parameter, nullness);
  }
  for (const key of noted.openStarts) {
    const method = places.method(key);
    if (method !== undefined) ledger.startOpenly(method);
  }
  for (const key of noted.skipped) {
    const method = places.method(key);
    if (method !== undefined) ledger.skip(method);
  }
}

/** What some run could not cover stays so. */
function mergeMethod(ledger: Ledger, noted: NotedMethod, places: Places): void {
  const method = places.method(noted.method);
  if (method === undefined) return;
  const record = ledger.method(method);
  if (noted.reason !== undefined) {
    record.covered = false;
    record.reason = noted.reason;
  } else if (noted.covered && record.reason === undefined) record.covered = true;
  for (const each of noted.assumptions) record.assumptions.add(each);
}
