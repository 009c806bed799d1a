/**
 * Names of methods that do not change where an anonymous class or a lambda is added elsewhere: compilers number these through
 * the whole class. Here each is told by the method that makes it, by what it is, and by how many of the kind that method makes before.
 */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { CHECK_BUDGETS } from '../budgets.js';

interface Making {
  readonly method: MethodDeclaration;
  /** Among those of its kind. */
  readonly ordinal: number;
}

const DEEPEST = CHECK_BUDGETS['telling/stable-names'].deepest.most;

export class StableNames {
  readonly #hierarchy: Hierarchy;
  #makings: ReadonlyMap<ClassName, Making> | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Class and method. */
  of(method: MethodDeclaration): readonly [owner: string, name: string] {
    return [this.#ofClass(method.owner, DEEPEST), this.#ofMethod(method)];
  }

  #ofClass(name: ClassName, depth: number): string {
    const declaration = this.#hierarchy.find(name);
    if (declaration === undefined || depth === 0 || !this.#isNameless(declaration)) return name;
    this.#makings ??= makings(this.#hierarchy);
    const made = this.#makings.get(name);
    if (made === undefined) return name;
    const owner = this.#ofClass(made.method.owner, depth - 1);
    const { descriptor } = made.method;
    return `${owner}.${this.#ofMethod(made.method)}${descriptor}/${kindOf(declaration)}/${made.ordinal}`;
  }

  /** Of `lambda$name$12`, the place among the lambdas of methods of that name. */
  #ofMethod({ owner, name }: MethodDeclaration): string {
    const [, stem] = LAMBDA.exec(name) ?? [];
    if (stem === undefined) return name;
    const all = (this.#hierarchy.find(owner)?.methods ?? []).map((method) => method.name);
    const same = all
      .filter((each) => LAMBDA.exec(each)?.[1] === stem)
      .sort((one, other) => numberOf(one) - numberOf(other));
    return `${stem}/${same.indexOf(name)}`;
  }

  #isNameless({ name, outer }: ClassDeclaration): boolean {
    return outer !== undefined && this.#hierarchy.find(outer)?.members.includes(name) === false;
  }
}

const LAMBDA = /^(lambda\$.*)\$\d+$/;

function numberOf(lambda: string): number {
  return Number(lambda.slice(lambda.lastIndexOf('$') + 1));
}

/** Its own name, if it has one; else what it extends and implements. */
function kindOf({ name, superclass, interfaces }: ClassDeclaration): string {
  const [, own] = /\$\d+([^\d$][^$]*)$/.exec(name) ?? [];
  return own ?? [name.includes('$$Lambda') ? 'lambda' : superclass, ...interfaces].join(' ');
}

/** By class of the input: where it is made first. */
function makings(hierarchy: Hierarchy): ReadonlyMap<ClassName, Making> {
  const found = new Map<ClassName, Making>();
  for (const name of hierarchy.table.inputs()) {
    for (const method of hierarchy.find(name)?.methods ?? []) {
      const counts = new Map<string, number>();
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind !== 'new' || found.has(instruction.type)) continue;
        const made = hierarchy.find(instruction.type);
        if (made === undefined || made.origin !== 'input') continue;
        const kind = kindOf(made);
        const ordinal = counts.get(kind) ?? 0;
        counts.set(kind, ordinal + 1);
        found.set(instruction.type, { method, ordinal });
      }
    }
  }
  return found;
}
