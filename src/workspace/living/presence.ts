/** Whether what a baseline speaks of is still there: an entry of a class that was only not looked at is neither gone nor renamed. */
import type { ClassTable } from '../../ir/program.js';
import { selectClasses } from '../selection.js';
import type { Workspace } from '../workspace.js';
import type { BaselineWorld } from './baseline.js';

/**
 * Who checks one file has not deleted the others: their files are still there. Of class files only the table can tell; of
 * sources it is not asked, for a build's output may hold classes whose source is long gone.
 */
export function presence(
  { table }: Workspace,
  isElsewhere: (file: string) => boolean,
): Pick<BaselineWorld, 'hasClass' | 'hasMethod'> {
  const isInput = inputMembership(table);
  return {
    hasClass: ({ class: name, file, code }) =>
      isInput(name) || isElsewhere(file) || (code === '' && table.find(name) !== undefined),
    hasMethod: (name, method) => {
      const declaration = table.find(name);
      return declaration === undefined || declaration.methods.some((each) => each.name === method);
    },
  };
}

/** Local classes and lambdas are known only when all bodies have been read, which results of an earlier run do not need. */
export function inputMembership(table: ClassTable): (name: string) => boolean {
  let classes: ReadonlySet<string> = new Set(table.inputs());
  let isRead = false;
  return (name) => {
    if (classes.has(name)) return true;
    // Only local classes, anonymous ones and lambdas have numbers in their names.
    if (!isRead && /\$\d|\$\$|[Ll]ambda/.test(name)) {
      classes = new Set(selectClasses(table, []).classes.map((declaration) => declaration.name));
      isRead = true;
    }
    return classes.has(name);
  };
}
