/**
 * Members that are not public and that their own outermost class calls: its helpers. What breaks them is looked for at what calls them,
 * since a client would hand them what that class never does; others without `public` are there for the rest of their package. A `main` uses objects of
 * its class as a client does: what it calls on them is no helper for that.
 */
import { entryOf, type Index } from '../../ir/glances.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/** By the outermost class, and the name and descriptor of the method. */
export const HELPERS: Index<boolean> = { name: 'helpers', at: helpersIn };

export function ownHelpers(hierarchy: Hierarchy): (method: MethodDeclaration) => boolean {
  const isCalled = entryOf(hierarchy, HELPERS);
  return ({ owner, name, descriptor }) => isCalled(`${outermost(hierarchy, owner)} ${name}${descriptor}`) === true;
}

function outermost(hierarchy: Hierarchy, name: ClassName): ClassName {
  const outer = hierarchy.find(name)?.outer;
  return outer === undefined || outer === name ? name : outermost(hierarchy, outer);
}

function helpersIn(hierarchy: Hierarchy): ReadonlyMap<string, boolean> {
  const called = new Map<string, boolean>();
  for (const name of hierarchy.table.inputs()) {
    const home = outermost(hierarchy, name);
    for (const caller of hierarchy.find(name)?.methods ?? []) {
      for (const { instruction } of caller.body()?.edges ?? []) {
        if (instruction.kind !== 'call') continue;
        const callee = instruction.method;
        const again = callee.name === caller.name && callee.descriptor === caller.descriptor;
        const isClient = caller.name === 'main' && hasFlag(caller, Flag.STATIC) && instruction.dispatch !== 'static';
        if (!again && !isClient && callee.name !== '<init>')
          called.set(`${home} ${callee.name}${callee.descriptor}`, true);
      }
    }
  }
  return called;
}
