/** What contraction, splitting, merging and queries of graphs do with labels. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { TypeName } from '../../../../ir/types.js';
import type { LabelPolicy } from '../graphs/model.js';
import type { FieldNumbers } from '../universe.js';
import type { LabelTable } from './labels.js';

/** In place of classes in the keys of labels: no set of classes has this number. */
const ANY_CLASSES = -1;

/**
 * Vague nodes stay as they are. Regular nodes are merged unless they differ in age; their classes are united, and where a tree is
 * split, each part has those of the classes that fit the type of the field that leads to it. States that differ in classes
 * only are merged. Where there are arrays, ages are given up instead: a new array has any number of slots, each with an old list.
 */
export function labelPolicy(labels: LabelTable, numbers: FieldNumbers, _hierarchy: Hierarchy): LabelPolicy {
  // A set without classes says nothing.
  const fitting = (classes: number, type: TypeName): number =>
    labels.receivers(classes).length === 0 ? classes : labels.narrowed(classes, type);
  const byType = remembered((classes, field) => fitting(classes, numbers.field(field).type));
  const byOwner = remembered((classes, field) => fitting(classes, numbers.field(field).owner));
  const along = remembered((label, field) => {
    const classes = byType(labels.label(label).classes, field);
    return classes === -1 ? -1 : labels.changed(label, { classes });
  });
  const merge = remembered((upper, lower) => {
    const [one, other] = [labels.label(upper), labels.label(lower)];
    if (one.vague || other.vague || (one.age !== other.age && numbers.elements === undefined)) return -1;
    const age = one.age === other.age ? one.age : 'any';
    return labels.changed(upper, { age, classes: labels.union(one.classes, other.classes), known: 0 });
  });
  const join = remembered((left, right) => {
    const { classes } = labels.label(left);
    return labels.changed(right, { classes: labels.union(classes, labels.label(right).classes) });
  });
  const keys: number[] = [];
  return {
    keep: (label) => labels.isVague(label),
    merge: (upper, lower) => (upper === lower ? upper : merge(upper, lower)),
    along,
    has: (label, field) => byOwner(labels.label(label).classes, field) !== -1,
    key: (label) => {
      keys[label] ??= labels.changed(label, { classes: ANY_CLASSES });
      return keys[label];
    },
    join: (left, right) => (left === right ? left : join(left, right)),
    fields: numbers.size,
    shows: (label, field) => {
      const { vague, known } = labels.label(label);
      if (!vague && numbers.isLink(field)) return true;
      return field < 31 && ((known >>> field) & 1) === 1;
    },
    mayBeNull: (label) => labels.label(label).nullable,
    mayBeSame: (left, right) => {
      const [one, other] = [labels.label(left), labels.label(right)];
      if (!one.vague || !other.vague) return false;
      if (one.age !== other.age && one.age !== 'any' && other.age !== 'any') return false;
      return labels.meet(one.classes, other.classes) !== -1;
    },
  };
}

/** A function of two numbers below 2^24 and 2^28 that is computed once for each pair. */
function remembered(compute: (one: number, other: number) => number): (one: number, other: number) => number {
  const known = new Map<number, number>();
  return (one, other) => {
    const key = one * 0x10000000 + other;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(one, other);
      known.set(key, value);
    }
    return value;
  };
}
