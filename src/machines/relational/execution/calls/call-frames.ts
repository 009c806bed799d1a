/** Summaries of calls that may run one of many methods, or code that is not known: what may change, not how. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Summary } from '../../summary.js';
import type { EffectTable } from '../effects/effects.js';
import { effectsOfCall, type Trust } from '../effects/local-effects.js';
import { frameOf } from '../frame.js';
import type { RelationalWorld } from '../world.js';
import type { CallTargets } from './call-targets.js';
import { isIntrinsic } from './intrinsics.js';

/** Something for each list of methods that calls of a method may run. */
class ByTargets<T> {
  readonly #known = new Map<MethodDeclaration, { readonly targets: CallTargets; readonly value: T }[]>();

  get(targets: CallTargets, make: () => T): T {
    if (targets.resolved === undefined) return make();
    let list = this.#known.get(targets.resolved);
    if (list === undefined) {
      list = [];
      this.#known.set(targets.resolved, list);
    }
    let entry = list.find((each) => areSame(each.targets, targets));
    if (entry === undefined) {
      entry = { targets, value: make() };
      list.push(entry);
    }
    return entry.value;
  }
}

function areSame(left: CallTargets, right: CallTargets): boolean {
  const isSame = (one: readonly MethodDeclaration[], other: readonly MethodDeclaration[]): boolean =>
    one.length === other.length && one.every((method, place) => method === other[place]);
  return left.open === right.open && isSame(left.methods, right.methods) && isSame(left.opened, right.opened);
}

/** The same object for the same overrides. */
export class Trusts {
  readonly #known = new ByTargets<Trust>();

  readonly of = (targets: CallTargets): Trust =>
    this.#known.get(targets, () => ({
      callees: [
        ...targets.methods.map((method) => ({ method, isOpened: false })),
        ...targets.opened.map((method) => ({ method, isOpened: true })),
      ],
    }));
}

export class CallFrames {
  readonly #world: RelationalWorld;
  readonly #effects: EffectTable;
  readonly #trusts: Trusts;
  readonly #known = new ByTargets<Summary>();

  constructor(world: RelationalWorld, effects: EffectTable, trusts: Trusts) {
    this.#world = world;
    this.#effects = effects;
    this.#trusts = trusts;
  }

  of(call: CallInstruction, targets: CallTargets): Summary {
    // What those do depends on the types at the call.
    if (targets.methods.some(isIntrinsic)) return this.#compute(call, targets);
    return this.#known.get(targets, () => this.#compute(call, targets));
  }

  #compute(call: CallInstruction, targets: CallTargets): Summary {
    const { owner, name } = call.method;
    const local = effectsOfCall(this.#world, call, targets, this.#trusts.of);
    const result = targets.resolved?.result ?? call.target?.type ?? 'void';
    const count = targets.methods.length + targets.opened.length;
    const reason = `a call of ${owner}.${name} may run ${targets.open ? 'anything' : `one of ${count} methods`}`;
    return frameOf(this.#world, { name, result, isCall: true }, this.#effects.ofLocal(local), reason);
  }
}
