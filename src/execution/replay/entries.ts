/** From where a client gets to a method: the methods that it may call and that lead there, public ones first, the nearest first. */

import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Access } from './access.js';
import type { ReplayTarget } from './target.js';

const MOST_ENTRIES = EXECUTION_BUDGETS['replay/entries'].mostEntries.most;
const FARTHEST = 5;

export class Entries {
  /** Who calls a method of that name and descriptor. */
  readonly #callers = new Map<string, Set<MethodDeclaration>>();
  /** Who makes objects of a class: its methods are called by someone else, on what was made here. */
  readonly #makers = new Map<string, Set<MethodDeclaration>>();
  readonly #isKnownEntry = new Map<MethodDeclaration, boolean>();
  readonly #known = new Map<MethodDeclaration, readonly MethodDeclaration[]>();

  /** The hierarchy is one of a settled table. */
  constructor(
    readonly hierarchy: Hierarchy,
    readonly access: Access,
  ) {
    for (const name of hierarchy.table.inputs()) {
      for (const method of hierarchy.find(name)?.methods ?? []) this.#scan(method);
    }
  }

  #scan(method: MethodDeclaration): void {
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind === 'call') {
        const { owner, name, descriptor } = instruction.method;
        add(this.#callers, name === '<init>' ? `${owner}.${name}${descriptor}` : name + descriptor, method);
      } else if (instruction.kind === 'new' && !this.access.isNameable(instruction.type)) {
        add(this.#makers, instruction.type, method);
      } else if (instruction.kind === 'initialise') {
        add(this.#callers, `${instruction.type}.<clinit>()V`, method);
      }
    }
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
    yield* this.#callers.get(key) ?? [];
    yield* this.#makers.get(owner) ?? [];
  }
}

function publicFirst(methods: Iterable<MethodDeclaration>): readonly MethodDeclaration[] {
  const all = [...methods];
  const isPublic = (method: MethodDeclaration): boolean => hasFlag(method, Flag.PUBLIC);
  return [...all.filter(isPublic), ...all.filter((method) => !isPublic(method))];
}

function add(map: Map<string, Set<MethodDeclaration>>, key: string, method: MethodDeclaration): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([method]));
  else known.add(method);
}
