/**
 * The code that runs on objects of a class: what its operations reach by calls that are followed. A method that is run on an object of
 * the class itself calls, on `this`, only methods that such objects have.
 */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import type { CallUse } from './index.js';

/** Whether `this` is known to be an object of the class at hand, or nothing is known of it. */
export const OWN = 1;
export const ANY = 2;
/**
 * Run by a name of the library: that is followed only where the object is, so that what its fields hold is known.
 */
export const BACK = 4;
export type Mode = typeof OWN | typeof ANY | typeof BACK;

export class FamilyCode {
  readonly #context: InvariantsContext;
  readonly #types: readonly ClassName[];
  readonly #selected = new Map<CallUse, readonly MethodDeclaration[]>();

  /** `types` are the classes that objects of the class are of. */
  constructor(context: InvariantsContext, types: readonly ClassName[]) {
    this.#context = context;
    this.#types = types;
  }

  /** Methods of the input that the call may run and that are followed. */
  targets(use: CallUse, mode: Mode): readonly MethodDeclaration[] {
    if (mode === OWN && use.receiver === 'this') return this.#ownTargets(use);
    return use.isWide ? [] : use.targets;
  }

  /** How a target of the call is entered. */
  modeOf(use: CallUse, mode: Mode): Mode {
    return use.receiver === 'this' ? mode : ANY;
  }

  /** Whether the call, made where `mode` says, may run code that nobody has seen. */
  isOpaque(use: CallUse, mode: Mode, isOpaque: (instruction: CallUse['call']) => boolean): boolean {
    if (!isOpaque(use.call)) return false;
    if (mode !== OWN || use.receiver !== 'this') return true;
    const { outside } = this.#context.index;
    const targets = this.#ownTargets(use);
    return targets.length === 0 || targets.some((target) => outside.isUnknown(target));
  }

  /** All methods that are reached, with the modes in which they are entered. */
  reach(operations: Iterable<MethodDeclaration>): ReadonlyMap<MethodDeclaration, number> {
    const { index } = this.#context;
    const { hierarchy } = this.#context.world;
    const reached = new Map<MethodDeclaration, number>();
    const waiting: (readonly [MethodDeclaration, Mode])[] = [];
    const made = new Set<ClassName>();
    /** All types of the objects that are made. */
    const types = new Set<ClassName>();
    const wide = new Map<ClassName, Set<MethodDeclaration>>();
    const enter = (method: MethodDeclaration, mode: Mode): void => {
      const before = reached.get(method) ?? 0;
      if ((before & mode) !== 0) return;
      reached.set(method, before | mode);
      waiting.push([method, mode]);
    };
    for (const method of operations) enter(method, OWN);
    // An object that was made here may be called by names of the library, or where many methods could run.
    const isMissed = (target: MethodDeclaration): void => {
      if (types.has(target.owner)) return enter(target, BACK);
      const missed = wide.get(target.owner);
      if (missed === undefined) wide.set(target.owner, new Set([target]));
      else missed.add(target);
    };
    const make = (type: ClassName): void => {
      if (made.has(type)) return;
      made.add(type);
      for (const callback of index.outside.callbacksOf(type)) enter(callback, BACK);
      for (const upper of hierarchy.supertypes(type)) {
        if (types.has(upper)) continue;
        types.add(upper);
        for (const target of wide.get(upper) ?? []) enter(target, BACK);
      }
    };
    const look = ([method, mode]: readonly [MethodDeclaration, Mode]): void => {
      const summary = index.summary(method);
      if (summary === undefined) return;
      for (const use of summary.calls) {
        for (const target of this.targets(use, mode)) enter(target, this.modeOf(use, mode));
        if (use.isWide) for (const target of use.targets) isMissed(target);
      }
      for (const target of summary.initialised) enter(target, ANY);
      for (const type of summary.made) make(type);
    };
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) look(next);
    return reached;
  }

  #ownTargets(use: CallUse): readonly MethodDeclaration[] {
    const { dispatch, method } = use.call;
    if (dispatch === 'static' || dispatch === 'special') return use.targets;
    let targets = this.#selected.get(use);
    if (targets === undefined) {
      const { hierarchy } = this.#context.world;
      const { outside } = this.#context.index;
      const resolved = hierarchy.resolveMethod(method);
      const found = new Set<MethodDeclaration>();
      if (resolved !== undefined)
        for (const type of this.#types) found.add(hierarchy.selectMethod(type, resolved).method);
      targets = [...found].filter(({ owner }) => outside.isOfInput(owner));
      this.#selected.set(use, targets);
    }
    return targets;
  }
}
