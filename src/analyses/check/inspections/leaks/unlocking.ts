/** Which calls may release a lock, or take one, however deep. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Subtypes } from '../../../../ir/subtypes.js';
import { calleesOf } from '../../../../program/calls/footprint.js';
import type { Call } from './library.js';
import { LockCalls } from './lock-calls.js';

export class Unlocking {
  readonly #known = new Map<MethodDeclaration, boolean>();
  readonly #locks: LockCalls;

  constructor(
    readonly hierarchy: Hierarchy,
    readonly classes: Subtypes,
  ) {
    this.#locks = new LockCalls(hierarchy);
  }

  /** Library code releases and takes no locks of others; what it calls back does, and is made in the input. */
  mayChange(call: Call): boolean {
    return calleesOf(this, call).some((callee) => this.#mayChange(callee));
  }

  #mayChange(method: MethodDeclaration): boolean {
    const known = this.#known.get(method);
    if (known !== undefined) return known;
    const seen = new Set<MethodDeclaration>([method]);
    let found = false;
    for (const each of seen) {
      if (this.hierarchy.find(each.owner)?.origin !== 'input') continue;
      for (const { instruction } of each.body()?.edges ?? []) {
        if (instruction.kind !== 'call') continue;
        if (this.#locks.takes(instruction) || this.#locks.releases(instruction)) found = true;
        for (const callee of calleesOf(this, instruction)) seen.add(callee);
      }
      if (found) break;
    }
    this.#known.set(method, found);
    return found;
  }
}
