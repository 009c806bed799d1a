/** What contraction, splitting and merging of graphs do with labels. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { LabelPolicy } from './graphs/model.js';
import type { LabelTable } from './labels.js';
import type { FieldNumbers } from './universe.js';

/**
 * Vague nodes stay as they are. Regular nodes are merged unless they differ in age; their classes are united, and where a tree is
 * split, each part has those of the classes that fit the type of the field that leads to it.
 */
export function labelPolicy(labels: LabelTable, _numbers: FieldNumbers, _hierarchy: Hierarchy): LabelPolicy {
  return {
    keep: (label) => labels.isVague(label),
    merge: (upper, lower) => {
      if (upper === lower) return upper;
      const [one, other] = [labels.label(upper), labels.label(lower)];
      if (one.age !== other.age) return -1;
      return labels.changed(upper, { classes: labels.union(one.classes, other.classes), known: 0 });
    },
  };
}
