/** What the parts of the closure proof share, and the reasons for which it is given up. */

import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import type { Heap, HeapObject, Machine } from '../../../machines/predicates/machine/machine.js';
import { type DualPredicate, isDual } from '../../../machines/predicates/typestates/buddies.js';
import { PertinentTable } from '../../../machines/predicates/typestates/pertinent.js';
import type { Typestates } from '../../../machines/predicates/typestates/typestates.js';
import type { Predicate, Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import type { Chains } from './chains.js';
import type { FollowedFields, Habits } from './habits.js';
import type { Labeller, LabelNumber, Labels, Names } from './labels.js';
import type { ChangingStatics } from './statics.js';

/** Something about the proof that could not be done; the table is then not known to be complete. */
export class GivenUp extends Error {}

/** Something came out that was not met: there may be more, or the imagined heap is none that there is. */
export class Unmet extends GivenUp {}

/** A habit was broken; the proof is tried again without it. */
export interface BrokenHabit {
  readonly kind: 'habit';
  readonly relax: () => void;
}

export interface SettingParts {
  readonly component: TypestateComponent;
  readonly vocabulary: Vocabulary;
  readonly machine: Machine;
  readonly typestates: Typestates;
  readonly labels: Labels;
  readonly labeller: Labeller;
  readonly habits: Habits;
  readonly fields: FollowedFields;
  readonly names: Names;
  readonly chains: Chains;
  readonly statics: ChangingStatics;
  /** Whether objects are taken to be referred to by no more objects than was seen. */
  readonly countsReferrers: boolean;
}

export class Setting {
  readonly component: TypestateComponent;
  readonly vocabulary: Vocabulary;
  readonly machine: Machine;
  readonly typestates: Typestates;
  readonly labels: Labels;
  readonly labeller: Labeller;
  readonly habits: Habits;
  readonly fields: FollowedFields;
  readonly names: Names;
  readonly chains: Chains;
  readonly statics: ChangingStatics;
  readonly countsReferrers: boolean;
  readonly duals: readonly DualPredicate[];
  readonly #pertinent: PertinentTable;
  readonly #predicates: ReadonlyMap<string, Predicate>;

  constructor(parts: SettingParts) {
    this.component = parts.component;
    this.vocabulary = parts.vocabulary;
    this.machine = parts.machine;
    this.typestates = parts.typestates;
    this.labels = parts.labels;
    this.labeller = parts.labeller;
    this.habits = parts.habits;
    this.fields = parts.fields;
    this.names = parts.names;
    this.chains = parts.chains;
    this.statics = parts.statics;
    this.countsReferrers = parts.countsReferrers;
    this.duals = this.vocabulary.predicates.filter(isDual);
    this.#pertinent = new PertinentTable(this.vocabulary, this.component.world);
    this.#predicates = new Map(this.vocabulary.predicates.map((predicate) => [predicate.id, predicate]));
  }

  get depth(): number {
    return this.#pertinent.depth;
  }

  pertinent(type: ClassName): ReturnType<PertinentTable['of']> {
    return this.#pertinent.of(type);
  }

  predicate(id: string): Predicate | undefined {
    return this.#predicates.get(id);
  }

  typeOf(label: LabelNumber): ClassName {
    return this.labels.of(label).type;
  }

  /** Of objects without typestates. */
  plainLabel(heap: Heap, object: HeapObject): LabelNumber | undefined {
    const type = this.machine.typeOf(heap, object);
    return this.typestates.has(type) ? undefined : this.labels.add(type, undefined);
  }

  /** Where a path of fields leads: the object, a reference that is none, or where it stops because nobody has looked yet. */
  along(
    heap: Heap,
    object: HeapObject,
    path: readonly FieldReference[],
  ): { readonly reference: number; readonly unread?: { readonly object: HeapObject; readonly field: FieldReference } } {
    let reached = object;
    for (const field of path) {
      const target = this.machine.reference(heap, reached, field);
      if (target === UNREAD) return { reference: target, unread: { object: reached, field } };
      if (target < 0) return { reference: target };
      reached = target;
    }
    return { reference: reached };
  }

  /** The second object of the predicate for the first: from the object itself for a static field. */
  isFirst(type: ClassName, predicate: DualPredicate): boolean {
    return this.pertinent(type).firsts.includes(predicate);
  }

  isSecond(type: ClassName, predicate: DualPredicate): boolean {
    return this.pertinent(type).seconds.includes(predicate);
  }

  /** Whether the dual predicate compares references, whose equality is decided by what the fields hold. */
  comparesReferences({ left }: DualPredicate): boolean {
    return isReference(left.type);
  }
}

/** What `Machine.reference` answers for a field that nobody has looked at. */
export const UNREAD = -4;
