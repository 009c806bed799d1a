/** Classes of the class path whose objects a program may have: those that it mentions, and those that these mention. */

import { type Glance, glanceAt } from '../../ir/glances.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { mentionedBy } from '../../ir/mentioned-types.js';
import type { ClassName } from '../../ir/types.js';
import { PROGRAM_BUDGETS } from '../budgets.js';

const MOST_CLASSES = PROGRAM_BUDGETS['calls/class-path'].mostClasses.most;

/** Those that the input mentions. */
export const CLASS_PATH: Glance<readonly ClassName[]> = {
  name: 'class-path',
  at: (hierarchy) => [...mentionedFrom(hierarchy, hierarchy.table.inputs())],
};

/** In the order in which they are met; `classes`: those of the program. */
export function mentionedOnClassPath(hierarchy: Hierarchy, classes: Iterable<ClassName>): ReadonlySet<ClassName> {
  const isAll = classes === hierarchy.table.inputs();
  return isAll ? new Set(glanceAt(hierarchy, CLASS_PATH)) : mentionedFrom(hierarchy, classes);
}

function mentionedFrom(hierarchy: Hierarchy, classes: Iterable<ClassName>): ReadonlySet<ClassName> {
  const found = new Set<ClassName>();
  const add = (name: ClassName): void => {
    const declaration = hierarchy.find(name);
    if (declaration === undefined) return;
    for (const each of mentionedBy(declaration)) if (hierarchy.find(each)?.origin === 'classpath') found.add(each);
  };
  for (const name of classes) add(name);
  for (const name of found) if (found.size < MOST_CLASSES) add(name);
  return found;
}
