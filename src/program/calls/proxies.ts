/**
 * Objects that the program has made for its interfaces at run time: by `java.lang.reflect.Proxy` and its like. No class shows what they do; it is what
 * handlers do, which may answer with null, change anything and break every contract. Where the program makes such objects, calls on interfaces may run them.
 */

import { type Glance, glanceAt } from '../../ir/glances.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassName, OBJECT } from '../../ir/types.js';
import { TYPES } from '../../library/index.js';
import { mentionedOnClassPath } from './class-path.js';

const HANDLER: ClassName = 'java.lang.reflect.InvocationHandler';

/** Whether any code of the program makes such objects. */
export const MAKES_PROXIES: Glance<boolean> = { name: 'proxies', at: makesProxies };

export class Proxies {
  readonly #hierarchy: Hierarchy;
  #areMade: boolean | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Whether an object of the type may be such. */
  mayBe(type: ClassName): boolean {
    return (type === OBJECT || this.#hierarchy.isInterface(type)) && this.areMade;
  }

  get areMade(): boolean {
    this.#areMade ??= glanceAt(this.#hierarchy, MAKES_PROXIES);
    return this.#areMade;
  }
}

function makesProxies(hierarchy: Hierarchy): boolean {
  const { table } = hierarchy;
  // Reading bodies makes it grow: lambdas are classes, too.
  for (let next = 0; next < table.inputs().length; next++)
    if (makes(hierarchy, table.inputs()[next] as ClassName)) return true;
  return [...mentionedOnClassPath(hierarchy, table.inputs())].some((name) => makes(hierarchy, name));
}

function makes(hierarchy: Hierarchy, name: ClassName): boolean {
  if (hierarchy.isSubclass(name, HANDLER)) return true;
  return (hierarchy.find(name)?.methods ?? []).some((method) =>
    method
      .body()
      ?.edges.some(
        ({ instruction }) => instruction.kind === 'call' && TYPES.mayBe('makes-proxies', instruction.method.owner),
      ),
  );
}
