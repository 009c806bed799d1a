/**
 * What a method and all that it calls may write, allocate and throw: the frame, found without executing. Methods that call each
 * other have the same effects; they are found together (R. Tarjan, 1972), each group once.
 */
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { FieldName } from '../../symbols.js';
import { INITIALISATION_FAILURES } from '../initialise.js';
import { EffectGroup, effectsOfTrust } from './effect-group.js';
import type { Callee, Effects, LocalEffects, Trust } from './local-effects.js';

export interface EffectSource {
  /** The effects of a method's own code, or of what stands in for it. */
  local(callee: Callee): LocalEffects;
  /** Whether the initialiser counts as run before. */
  isQuiet(initialiser: MethodDeclaration): boolean;
  /** Of the class: what says how far its initialisation has come. */
  initialisationFlags(owner: ClassName): readonly FieldName[];
  /** Whether effects that are open can be told at all. */
  readonly isOpenTold: boolean;
}

interface Visit {
  readonly callee: Callee;
  readonly next: readonly Callee[];
  readonly index: number;
  low: number;
  place: number;
}

export class EffectTable {
  readonly #source: EffectSource;
  readonly #callees = [new Map<MethodDeclaration, Callee>(), new Map<MethodDeclaration, Callee>()] as const;
  readonly #groups = new Map<Callee, EffectGroup>();
  readonly #next = new Map<Callee, readonly Callee[]>();
  readonly #whole = new Map<EffectGroup, Effects>();
  readonly #trusts = new Map<Trust, EffectGroup>();

  constructor(source: EffectSource) {
    this.#source = source;
  }

  /** What its code calls and whose summaries it reads, as far as types tell. */
  callees(method: MethodDeclaration): readonly MethodDeclaration[] {
    const { read, initialisers } = this.#source.local(this.#callee({ method, isOpened: false }));
    return initialisers.length === 0 ? read : [...read, ...initialisers];
  }

  of(method: MethodDeclaration): Effects {
    const group = this.#group(this.#callee({ method, isOpened: false }));
    let whole = this.#whole.get(group);
    if (whole === undefined) {
      whole = this.#withTrusts([group]);
      this.#whole.set(group, whole);
    }
    return whole;
  }

  /** The effects of a piece of code with those of what it calls. */
  ofLocal(local: LocalEffects): Effects {
    if (local.open !== undefined && !this.#source.isOpenTold) local.unknown ??= local.open;
    if (local.unknown !== undefined) return local;
    return this.#withTrusts([local, ...local.callees.map((callee) => this.#group(this.#callee(callee)))]);
  }

  #withTrusts(parts: readonly (EffectGroup | LocalEffects)[]): Effects {
    const result = new EffectGroup(this.#source.isOpenTold ? 'told' : 'left-out');
    for (const part of parts) result.add(part);
    for (const trust of [...result.trusts]) result.add(this.#trusted(trust));
    return result;
  }

  #trusted(trust: Trust): EffectGroup {
    let effects = this.#trusts.get(trust);
    if (effects === undefined) {
      effects = effectsOfTrust(trust, this.#source.isOpenTold ? 'told' : 'left-out', (callee) =>
        this.#group(this.#callee(callee)),
      );
      this.#trusts.set(trust, effects);
    }
    return effects;
  }

  #callee({ method, isOpened }: Callee): Callee {
    const table = this.#callees[isOpened ? 1 : 0];
    let callee = table.get(method);
    if (callee === undefined) {
      callee = { method, isOpened };
      table.set(method, callee);
    }
    return callee;
  }

  #group(root: Callee): EffectGroup {
    const known = this.#groups.get(root);
    if (known !== undefined) return known;
    const visits = new Map<Callee, Visit>();
    const waiting: Visit[] = [];
    const path: Visit[] = [];
    const enter = (callee: Callee): void => {
      const visit: Visit = { callee, next: this.#nextOf(callee), index: visits.size, low: visits.size, place: 0 };
      visits.set(callee, visit);
      waiting.push(visit);
      path.push(visit);
    };
    enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.next[top.place++];
      if (next === undefined) {
        path.pop();
        const above = path.at(-1);
        if (above !== undefined) above.low = Math.min(above.low, top.low);
        if (top.low === top.index) this.#close(waiting, top);
        if (above !== undefined && this.#groups.get(top.callee)?.unknown !== undefined) above.place = above.next.length;
        continue;
      }
      const found = this.#groups.get(next);
      const visit = visits.get(next);
      if (found?.unknown !== undefined) {
        // What is not known cannot become less so: the others need not be looked at.
        top.place = top.next.length;
      } else if (found === undefined) {
        if (visit === undefined) enter(next);
        else top.low = Math.min(top.low, visit.low);
      }
    }
    return this.#groups.get(root) as EffectGroup;
  }

  #nextOf(callee: Callee): readonly Callee[] {
    let next = this.#next.get(callee);
    if (next === undefined) {
      const local = this.#source.local(callee);
      const initialisers = local.initialisers.filter((each) => !this.#source.isQuiet(each));
      for (const { owner } of initialisers) {
        for (const flag of this.#source.initialisationFlags(owner)) local.fields.add(flag);
        for (const failure of INITIALISATION_FAILURES) {
          local.throws.add(failure);
          local.allocated.add(failure);
        }
      }
      if (local.open !== undefined && !this.#source.isOpenTold) local.unknown ??= local.open;
      const all = [...local.callees, ...initialisers.map((method) => ({ method, isOpened: false }))];
      next = local.unknown === undefined ? [...new Set(all.map((each) => this.#callee(each)))] : [];
      this.#next.set(callee, next);
    }
    return next;
  }

  /** All from the first of the group on have been seen. */
  #close(waiting: Visit[], first: Visit): void {
    const group = new EffectGroup(this.#source.isOpenTold ? 'told' : 'left-out');
    const members = waiting.splice(waiting.indexOf(first));
    for (const { callee, next } of members) {
      group.add(this.#source.local(callee));
      for (const each of next) {
        const effects = this.#groups.get(each);
        if (effects !== undefined) group.add(effects);
      }
    }
    for (const { callee } of members) this.#groups.set(callee, group);
  }
}
