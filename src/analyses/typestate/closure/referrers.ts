/** Who has objects after a call: by how many others, and through which fields at a time, they are referred to; whether clients hold them. */

import type { FieldReference } from '../../../ir/instructions.js';
import type { Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import { MANY } from './habits.js';
import type { LabelNumber } from './labels.js';
import type { BrokenHabit, Setting } from './setting.js';
import { type ImaginedWorld, isSameField, referrers } from './world.js';

type Labelled = ReadonlyMap<HeapObject, LabelNumber>;

/** Objects are referred to by no more others than was seen. */
export function brokenReferrers(
  setting: Setting,
  world: ImaginedWorld,
  after: Heap,
  { live, labels }: { readonly live: ReadonlySet<HeapObject>; readonly labels: Labelled },
): BrokenHabit | undefined {
  const { habits, fields } = setting;
  if (!setting.countsReferrers) return undefined;
  for (const object of live) {
    if (setting.machine.isStatics(after, object)) continue;
    const before = world.labels.get(object);
    const label = labels.get(object) ?? before ?? setting.plainLabel(after, object);
    if (label === undefined) continue;
    const found = fields.all.map((field) => ({
      field,
      now: referrers(setting, after, object, field, live),
      unseen: unseen(setting, world, object, field),
    }));
    for (const { field, now, unseen: others } of found) {
      const most = habits.most(label, field);
      if (most >= MANY || (now === 0 && before === label) || now + others <= most) continue;
      return { kind: 'habit', relax: () => habits.atLeast(label, field, now + others) };
    }
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        if (!habits.isApart(label, one.field, other.field)) continue;
        if (one.now + one.unseen === 0 || other.now + other.unseen === 0) continue;
        // Nobody new refers to it, and those that did not before do not now.
        const isOld = one.now === 0 && other.now === 0;
        if (isOld && before !== undefined && habits.isApart(before, one.field, other.field)) continue;
        return { kind: 'habit', relax: () => habits.addTogether(label, one.field, other.field) };
      }
    }
  }
  return undefined;
}

/** How many objects that were not imagined may refer to it through the field. */
function unseen(setting: Setting, { heap, labels }: ImaginedWorld, object: HeapObject, field: FieldReference): number {
  const { habits, fields } = setting;
  const before = labels.get(object);
  if (before === undefined) return 0;
  const known = (each: FieldReference): number => referrers(setting, heap, object, each, labels.keys());
  const isTaken = fields.all.some(
    (other) => !isSameField(other, field) && habits.isApart(before, field, other) && known(other) > 0,
  );
  if (isTaken) return 0;
  const once = habits.most(before, field);
  return once >= MANY ? MANY : once - Math.min(once, known(field));
}

/** Clients hold only what they were seen to hold: of what was there before, all with a label that was held may be. */
export function brokenHolding(
  setting: Setting,
  world: ImaginedWorld,
  after: Heap,
  { labels, result = NOTHING }: { readonly labels: Labelled; readonly result: number | undefined },
): BrokenHabit | undefined {
  const { habits, machine } = setting;
  for (const object of new Set([...labels.keys(), ...(result >= 0 ? [result] : [])])) {
    const before = world.labels.get(object);
    const label = labels.get(object) ?? before ?? setting.plainLabel(after, object);
    if (label === undefined || habits.isHeld(label)) continue;
    const isHeld = object === result || (before === undefined ? machine.isHeld(after, object) : habits.isHeld(before));
    if (isHeld) return { kind: 'habit', relax: () => habits.addHeld(label) };
  }
  return undefined;
}

const NOTHING = -1;
