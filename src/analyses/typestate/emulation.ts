/** Emulates all clients of a component on heaps of growing size, and reads typestates and transitions off. */
import type { Vocabulary } from '../../domains/predicates/vocabulary.js';
import type { ClassName } from '../../ir/types.js';
import type { Component } from './component.js';
import { Explorer, type ExplorerBudget } from './emulation-explorer.js';
import { looksOutside } from './emulation-supply.js';
import type { TypestateTable } from './table.js';
import { tableOf } from './table-making.js';
import { witnessesOf } from './witness-rows.js';

export interface EmulationOptions {
  /** Scales the budgets: heaps, calls. */
  readonly budget: number;
  /** Most objects of a class that heaps grow to. */
  readonly objects?: number;
  readonly cancelled?: () => boolean;
  /** Whether clients are looked for that show the transitions; default yes. */
  readonly witnesses?: boolean;
}

/** Heaps grow no further, whatever still comes: what is beyond is for the proof that the table is complete. */
const MOST_OBJECTS = 9;
/** More transitions are not shown by clients. */
const MOST_WITNESSES = 400;
/** A level that took no more calls is cheap enough for another one to be sure. */
const CHEAP_LEVEL = 300;

export function emulate(component: Component, vocabulary: Vocabulary, options: EmulationOptions): TypestateTable {
  const budget: ExplorerBudget = {
    calls: 20_000 * options.budget,
    bindings: 2_000_000 * options.budget,
    steps: 4_000,
    allSteps: 3_000_000 * options.budget,
    rows: 4_000 * options.budget,
  };
  const cancelled = options.cancelled ?? (() => false);
  let explorer = new Explorer(component, vocabulary, budget, !looksOutside(component), cancelled);
  let size = grow(explorer, options);
  if (explorer.isFixedChanged) {
    explorer = new Explorer(component, vocabulary, budget, false, cancelled);
    size = grow(explorer, options);
  }
  const spent = explorer.isSpent
    ? `explored up to ${size} objects of a class: then the budget was spent, after ${explorer.calls} calls on ${explorer.reached.length} heaps`
    : undefined;
  const witnesses =
    options.witnesses === false
      ? new Map<number, readonly string[]>()
      : witnessesOf(component, vocabulary, explorer, MOST_WITNESSES * options.budget, cancelled);
  const objects = new Map<ClassName, number>();
  for (const { name } of component.classes) if (explorer.typestates.has(name)) objects.set(name, size);
  return {
    ...tableOf(component, vocabulary, explorer, witnesses),
    predicates: vocabulary.predicates,
    objects,
    heaps: explorer.reached.length,
    closed: false,
    open: [...explorer.leftOut],
    ...(spent === undefined ? {} : { spent }),
    assumptions: explorer.values.assumesNoOverflow ? ['no-overflow'] : [],
    met: {
      machine: explorer.machine,
      typestates: explorer.typestates,
      transitions: explorer.transitions,
      heaps: explorer.reached.map(({ heap }) => heap),
    },
  };
}

/** The size of the largest heaps that were explored to the end. */
function grow(explorer: Explorer, { objects }: EmulationOptions): number {
  if (objects !== undefined) {
    explorer.level(objects);
    return explorer.isSpent ? 0 : objects;
  }
  let unchanged = 0;
  let size = 0;
  while (size < MOST_OBJECTS) {
    const [seen, calls] = [explorer.transitions.seen.length, explorer.calls];
    explorer.level(size + 1);
    if (explorer.isSpent || explorer.isFixedChanged) return size;
    size++;
    if (!explorer.isCutOff) return size;
    unchanged = explorer.transitions.seen.length === seen ? unchanged + 1 : 0;
    if (unchanged >= (explorer.calls - calls > CHEAP_LEVEL ? 1 : 2)) return size;
  }
  return size;
}
