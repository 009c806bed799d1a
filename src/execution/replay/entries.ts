/** From where a client gets to a method: the methods that it may call and that lead there, public ones first, the nearest first. */

import type { Edge } from '../../ir/body.js';
import { entryOf, type Index, type MethodPlace, methodAt } from '../../ir/glances.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Access } from './access.js';
import type { ReplayTarget } from './target.js';

const MOST_ENTRIES = EXECUTION_BUDGETS['replay/entries'].mostEntries.most;
const FARTHEST = 5;

/** Who calls a method of that name and descriptor, or runs that initialiser. */
export const CALLERS: Index<readonly MethodPlace[]> = {
  name: 'callers',
  at: (hierarchy) => placesIn(hierarchy, calledBy),
};
/** Who makes objects of a class. */
export const MAKERS: Index<readonly MethodPlace[]> = { name: 'makers', at: (hierarchy) => placesIn(hierarchy, madeBy) };

export class Entries {
  readonly #callers: (word: string) => readonly MethodPlace[] | undefined;
  /** The methods of what is made are called by someone else, on what was made here. */
  readonly #makers: (word: string) => readonly MethodPlace[] | undefined;
  readonly #isKnownEntry = new Map<MethodDeclaration, boolean>();
  readonly #known = new Map<MethodDeclaration, readonly MethodDeclaration[]>();

  /** The hierarchy is one of a settled table. */
  constructor(
    readonly hierarchy: Hierarchy,
    readonly access: Access,
  ) {
    this.#callers = entryOf(hierarchy, CALLERS);
    this.#makers = entryOf(hierarchy, MAKERS);
  }

  /** Also methods of hidden classes that are called through a type with a name. */
  of({ method, hints }: ReplayTarget): readonly MethodDeclaration[] {
    let near = this.#known.get(method);
    if (near === undefined) {
      near = this.#near(method);
      this.#known.set(method, near);
    }
    if (hints === undefined || !this.#isEntry(hints.entry)) return near;
    return [...new Set([hints.entry, ...near])].slice(0, MOST_ENTRIES);
  }

  #near(method: MethodDeclaration): readonly MethodDeclaration[] {
    const found = new Set<MethodDeclaration>();
    const seen = new Set([method]);
    let level = [method];
    for (let distance = 0; distance <= FARTHEST; distance++) {
      for (const each of level) {
        if (!this.#isEntry(each)) continue;
        found.add(each);
        if (found.size === MOST_ENTRIES) return publicFirst(found);
      }
      const farther: MethodDeclaration[] = [];
      for (const each of level) {
        for (const caller of this.#callersOf(each)) {
          if (seen.has(caller)) continue;
          seen.add(caller);
          farther.push(caller);
        }
      }
      level = farther;
    }
    return publicFirst(found);
  }

  #isEntry(method: MethodDeclaration): boolean {
    let answer = this.#isKnownEntry.get(method);
    if (answer === undefined) {
      answer = this.#decide(method);
      this.#isKnownEntry.set(method, answer);
    }
    return answer;
  }

  #decide(method: MethodDeclaration): boolean {
    if (method.name === '<clinit>') return this.access.isNameable(method.owner);
    if (this.access.isCallable(method)) return true;
    if (this.access.isNameable(method.owner)) return false;
    const signature = method.name + method.descriptor;
    return this.access.instanceMethods(method.owner).some((each) => each.name + each.descriptor === signature);
  }

  *#callersOf({ owner, name, descriptor }: MethodDeclaration): Iterable<MethodDeclaration> {
    const qualified = name === '<init>' || name === '<clinit>';
    const key = qualified ? `${owner}.${name}${descriptor}` : name + descriptor;
    yield* this.#at(this.#callers(key));
    if (!this.access.isNameable(owner)) yield* this.#at(this.#makers(owner));
  }

  #at(places: readonly MethodPlace[] | undefined): readonly MethodDeclaration[] {
    return (places ?? []).flatMap((place) => methodAt(this.hierarchy, place) ?? []);
  }
}

function publicFirst(methods: Iterable<MethodDeclaration>): readonly MethodDeclaration[] {
  const all = [...methods];
  const isPublic = (method: MethodDeclaration): boolean => hasFlag(method, Flag.PUBLIC);
  return [...all.filter(isPublic), ...all.filter((method) => !isPublic(method))];
}

function calledBy({ instruction }: Edge): string | undefined {
  if (instruction.kind === 'initialise') return `${instruction.type}.<clinit>()V`;
  if (instruction.kind !== 'call') return undefined;
  const { owner, name, descriptor } = instruction.method;
  return name === '<init>' ? `${owner}.${name}${descriptor}` : name + descriptor;
}

function madeBy({ instruction }: Edge): string | undefined {
  return instruction.kind === 'new' ? instruction.type : undefined;
}

/** The methods with such an edge, by the word for it. */
function placesIn(
  hierarchy: Hierarchy,
  wordOf: (edge: Edge) => string | undefined,
): ReadonlyMap<string, readonly MethodPlace[]> {
  const found = new Map<string, MethodPlace[]>();
  for (const owner of hierarchy.table.inputs()) {
    for (const [position, method] of (hierarchy.find(owner)?.methods ?? []).entries()) {
      const words = new Set((method.body()?.edges ?? []).flatMap((edge) => wordOf(edge) ?? []));
      for (const word of words) {
        const known = found.get(word);
        if (known === undefined) found.set(word, [{ owner, position }]);
        else known.push({ owner, position });
      }
    }
  }
  return found;
}
