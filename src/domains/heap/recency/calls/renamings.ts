/** Renamings of calls, remembered: what `enter` computed is needed again for every exit of the callee. */

import type { Code, CodeEdge } from '../../../../engine/code.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { callArguments, withReceiver } from './arguments.js';
import { type CallRenaming, callRenaming } from './renaming.js';

const CAPACITY = RECENCY_BUDGETS['calls/renamings'].capacity.most;

export interface PreparedCall extends CallRenaming {
  /** The caller's state, in which the receiver is one that selects the callee. */
  readonly frame: State;
}

export class CallRenamings {
  readonly #tables: Tables;
  #size = 0;
  readonly #known = new Map<number, Map<number, Map<Code, PreparedCall | undefined>>>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** For a state before the call, or the frame that was made of it; undefined where the callee cannot be run from there. */
  of(at: CodeEdge, callee: Code, state: State): PreparedCall | undefined {
    let ofState = this.#known.get(state.id);
    if (ofState === undefined) {
      if (this.#size >= CAPACITY) {
        this.#known.clear();
        this.#size = 0;
      }
      ofState = new Map();
      this.#known.set(state.id, ofState);
    }
    let ofEdge = ofState.get(at.number);
    if (ofEdge === undefined) {
      ofEdge = new Map();
      ofState.set(at.number, ofEdge);
    }
    if (!ofEdge.has(callee)) {
      ofEdge.set(callee, this.#prepare(at, callee, state));
      this.#size++;
    }
    return ofEdge.get(callee);
  }

  #prepare(at: CodeEdge, callee: Code, state: State): PreparedCall | undefined {
    const given = callArguments(this.#tables, at, callee, state);
    if (given === undefined) return undefined;
    const frame = withReceiver(this.#tables, at, state, given);
    return { ...callRenaming(this.#tables, frame, given), frame };
  }
}
