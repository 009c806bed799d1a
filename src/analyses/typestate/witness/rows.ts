/** Clients for the transitions that were seen: each is told only if a run of it on the real code takes the transition. */
import type { Value } from '../../../execution/memory/values.js';
import type { HeapView } from '../../../ir/heap.js';
import type { TypestateNumber } from '../../../machines/predicates/typestates/typestates.js';
import type { Predicate, Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import type { Explorer } from '../emulation/explorer.js';
import { FAILED_STATE, NULL_STATE, type SeenChange, type SeenTransition } from '../emulation/transitions.js';
import { isIn, isObject } from './looks.js';
import { type Looks, Replays } from './replay.js';
import { clientOf, type WitnessBudget } from './witness.js';

const CALLS_PER_WITNESS = TYPESTATE_BUDGETS['witness/rows'].callsPerWitness.most;

/** By number of the transition. At most so many are tried, errors first. */
export function witnessesOf(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  explorer: Explorer,
  most: number,
  cancelled: () => boolean,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  const budget: WitnessBudget = { calls: CALLS_PER_WITNESS * most };
  const replays = new Replays(component.world.hierarchy.table, vocabulary.constants);
  const predicates = new Map(vocabulary.predicates.map((predicate) => [predicate.id, predicate]));
  explorer.unlimited();
  const inOrder = [...explorer.transitions.seen].sort(
    (left, right) => Number(right.isError) - Number(left.isError) || left.number - right.number,
  );
  for (const transition of inOrder.slice(0, most)) {
    if (cancelled()) break;
    if (budget.calls <= 0) break;
    const statements = shownBy(component, explorer, replays, budget, {
      transition,
      looks: looksOf(explorer, transition, predicates),
    });
    if (statements !== undefined) found.set(transition.number, statements);
  }
  return found;
}

/** A transition, and what tells its states. */
interface Sighting {
  readonly transition: SeenTransition;
  readonly looks: Looks;
}

function shownBy(
  component: TypestateComponent,
  explorer: Explorer,
  replays: Replays,
  budget: WitnessBudget,
  { transition, looks }: Sighting,
): readonly string[] | undefined {
  const found = clientOf(component, explorer, transition, budget);
  if (found === undefined) return undefined;
  const statements = replays.shown(found.client, looks);
  if (statements !== undefined) return statements;
  for (const variant of found.variants()) {
    const shown = replays.shown(variant, looks);
    if (shown !== undefined) return shown;
  }
  return undefined;
}

/** Parameters are looked at; what else took part is reached from them, or is left open. */
function looksOf(explorer: Explorer, transition: SeenTransition, predicates: ReadonlyMap<string, Predicate>): Looks {
  const { places } = explorer.transitions;
  const look =
    (side: keyof SeenChange) =>
    (heap: HeapView, given: readonly (Value | undefined)[]): boolean => {
      for (const [number, changes] of transition.changes) {
        const place = places[number];
        const [change] = changes;
        if (place?.kind !== 'F' || change === undefined || changes.length > 1) continue;
        const value = given[Number(place.path.slice(1)) - 1];
        const state: TypestateNumber = change[side];
        if (value === undefined || state === FAILED_STATE) continue;
        if (state === NULL_STATE || value === null) {
          if ((state === NULL_STATE) !== (value === null)) return false;
        } else if (!isObject(value) || !isIn(heap, value, explorer.typestates.contents(state), predicates))
          return false;
      }
      return true;
    };
  return { before: look('from'), after: look('to') };
}
