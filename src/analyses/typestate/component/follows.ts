/** Which code is run with the component: its own, what it inherits, and small library methods that only look at what they are given. */

import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, OBJECT, THROWABLE } from '../../../ir/types.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';

const SMALL = TYPESTATE_BUDGETS['component/follows'].small.most;
const DEEPEST = TYPESTATE_BUDGETS['component/follows'].deepest.most;

export class Followed {
  readonly #hierarchy: Hierarchy;
  readonly #isMember: (type: ClassName) => boolean;
  /** Library classes whose methods members inherit: they run on the component's own objects. */
  readonly #ancestors = new Set<ClassName>();
  readonly #library = new Map<MethodDeclaration, boolean>();

  constructor(hierarchy: Hierarchy, members: ReadonlySet<ClassName>) {
    this.#hierarchy = hierarchy;
    this.#isMember = (type) => members.has(type);
    for (const member of members) {
      // What exceptions do when they are made is of no interest.
      if (hierarchy.isSubclass(member, THROWABLE)) continue;
      for (const upper of hierarchy.supertypes(member)) if (upper !== OBJECT) this.#ancestors.add(upper);
    }
  }

  follows(method: MethodDeclaration): boolean {
    if (this.#isMember(method.owner)) return method.body() !== undefined;
    if (this.#ancestors.has(method.owner) && method.name !== '<clinit>' && !hasFlag(method, Flag.STATIC)) {
      return method.body()?.edges.every(({ instruction }) => instruction.kind !== 'unsupported') === true;
    }
    return this.#isSmall(method, 0);
  }

  #isSmall(method: MethodDeclaration, depth: number): boolean {
    const known = this.#library.get(method);
    if (known !== undefined) return known;
    // Recursion ends here.
    this.#library.set(method, false);
    const body = depth > DEEPEST || method.name === '<clinit>' ? undefined : method.body();
    const isSmall =
      body !== undefined && body.edges.length <= SMALL && body.edges.every((edge) => this.#isPlain(edge, depth));
    this.#library.set(method, isSmall);
    return isSmall;
  }

  #isPlain({ instruction }: Edge, depth: number): boolean {
    switch (instruction.kind) {
      case 'unsupported':
      case 'havoc':
      case 'monitor':
        return false;
      case 'load':
      case 'store':
        return instruction.place.kind === 'length';
      case 'new':
        return this.#hierarchy.isSubclass(instruction.type, THROWABLE);
      case 'initialise':
        return this.#hierarchy.isSubclass(instruction.type, THROWABLE);
      case 'call': {
        const { dispatch, method } = instruction;
        if (method.name === '<init>')
          return method.owner === OBJECT || this.#hierarchy.isSubclass(method.owner, THROWABLE);
        if (dispatch !== 'static' && dispatch !== 'special') return false;
        const resolved = this.#hierarchy.resolveMethod(method);
        return resolved !== undefined && this.#isSmall(resolved, depth + 1);
      }
      default:
        return true;
    }
  }
}
