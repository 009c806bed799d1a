/** Whether what a variable holds is of a type. */
import type { TypeName } from '../../../../ir/types.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** The cases in which the object that the variable holds, which is not null, is of the type, and in which not. */
export function instanceCases(
  tables: ShapeTables,
  work: Work,
  variable: number,
  type: TypeName,
): { readonly some?: Work; readonly none?: Work } {
  const { labels, program } = tables;
  const node = work.draft.variables[variable] as number;
  const label = work.draft.labels[node] as number;
  const { classes } = labels.label(label);
  const receivers = labels.receivers(classes);
  if (receivers.length > 0 && receivers.every((each) => program.hierarchy.isAssignable(each.type, type))) {
    return { some: work };
  }
  if (receivers.length === 0) return { some: work, none: tables.copied(work) };
  const fitting = labels.narrowed(classes, type);
  if (fitting === -1) return { none: work };
  const others = labels.without(classes, type);
  if (others === -1) return { some: work };
  const none = tables.copied(work);
  work.draft.labels[node] = labels.changed(label, { classes: fitting });
  none.draft.labels[node] = labels.changed(label, { classes: others });
  return { some: work, none };
}
