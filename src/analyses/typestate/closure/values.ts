/** Whether values after a call compare as they were seen to: with each other, and with constants. */
import type { Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import { isLessPredicate } from './habits.js';
import type { LabelNumber } from './labels.js';
import type { BrokenHabit, Setting } from './setting.js';

type Labelled = ReadonlyMap<HeapObject, LabelNumber>;

/** The first habit of the labels that these objects break. */
export function brokenValues(setting: Setting, after: Heap, labels: Labelled): BrokenHabit | undefined {
  return brokenOrder(setting, after, labels) ?? brokenBound(setting, after, labels);
}

function brokenOrder(setting: Setting, after: Heap, labels: Labelled): BrokenHabit | undefined {
  const { machine, habits } = setting;
  for (const [object, label] of labels) {
    for (const predicate of setting.pertinent(machine.typeOf(after, object)).firsts) {
      const isLess = isLessPredicate(predicate);
      const order = habits.order(label, predicate);
      const { reference } = setting.along(after, object, predicate.via);
      if (isLess === undefined || order === 'unknown' || reference < 0) continue;
      const found = machine.dual(after, isLess, object, reference);
      if (found !== order) return { kind: 'habit', relax: () => habits.addOrder(label, predicate, found) };
    }
  }
  return undefined;
}

function brokenBound(
  { machine, habits, vocabulary, fields }: Setting,
  after: Heap,
  labels: Labelled,
): BrokenHabit | undefined {
  for (const [object, label] of labels) {
    for (const bound of habits.bounds(vocabulary, fields.hierarchy, machine.typeOf(after, object))) {
      const expected = habits.bound(label, bound);
      if (expected === 'unknown') continue;
      const found = machine.single(after, bound, object);
      if (found !== expected) return { kind: 'habit', relax: () => habits.addBound(label, bound, found) };
    }
  }
  return undefined;
}
