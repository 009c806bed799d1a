/** Watches runs for targets that they hit, and tells those runs again as witnesses. */
import type { ScopeObserver } from '../../../execution/enumeration/run-scope.js';
import { witnessOf } from '../../../execution/enumeration/witness.js';
import type { ReplayTarget } from '../../../execution/replay/index.js';
import { traceTo } from '../../../execution/replay/tell.js';
import type { Watch } from '../../../execution/replay/watch.js';
import type { Witness } from '../../../findings/claim.js';

export class RunObserver implements ScopeObserver {
  #hits = new Set<ReplayTarget>();

  constructor(
    readonly watch: Watch,
    readonly found: (target: ReplayTarget, witness: Witness) => void,
  ) {}

  hooks(): ReturnType<Watch['hooks']> {
    this.#hits = new Set();
    const hits = this.#hits;
    return this.watch.hooks('by-us', (target) => hits.add(target));
  }

  readonly ran: ScopeObserver['ran'] = (outcome, again, initial, machine) => {
    for (const target of [...this.#hits, ...this.watch.broken(outcome)]) {
      if (!this.watch.open.has(target)) continue;
      const trace = traceTo(this.watch, target, { machine, typed: 'by-us', again });
      if (trace !== undefined) this.found(target, witnessOf(initial(), trace));
    }
  };

  wantsMore(): boolean {
    return this.watch.open.size > 0;
  }
}
