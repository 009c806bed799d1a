/** Effects of methods that call each other. */

import type { ClassName, TypeName } from '../../../../ir/types.js';
import { RELATIONAL_BUDGETS } from '../../budgets.js';
import type { FieldName } from '../../symbols.js';
import type { Callee, Effects, Trust } from './local-effects.js';

const MOST_NAMED = RELATIONAL_BUDGETS['execution/effects/effect-group'].mostNamed.most;

const TOO_MUCH = 'it may change too much to be listed';

export class EffectGroup implements Effects {
  readonly fields = new Set<FieldName>();
  readonly allocated = new Set<TypeName>();
  readonly throws = new Set<ClassName>();
  readonly assumptions = new Set<string>();
  /** Overrides that may run besides, of which contracts speak. */
  readonly trusts = new Set<Trust>();
  open: string | undefined;
  unknown: string | undefined;
  /** Whether effects that are open can be told at all. */
  readonly #isOpenTold: boolean;

  constructor(open: 'told' | 'left-out') {
    this.#isOpenTold = open === 'told';
  }

  /** Whether all that may happen is listed. */
  get isClosed(): boolean {
    return this.unknown === undefined && this.open === undefined;
  }

  add({
    fields,
    allocated,
    throws,
    assumptions,
    trusts,
    open,
    unknown,
  }: Effects & { readonly trusts?: Iterable<Trust> }): void {
    for (const trust of trusts ?? []) this.trusts.add(trust);
    // What is not known cannot become less so.
    if (this.unknown !== undefined) return;
    this.open ??= open;
    this.unknown = unknown;
    for (const field of fields) this.fields.add(field);
    for (const type of allocated) this.allocated.add(type);
    for (const type of throws) this.throws.add(type);
    for (const assumption of assumptions) this.assumptions.add(assumption);
    const isLong = this.fields.size > MOST_NAMED || this.allocated.size > MOST_NAMED;
    if (isLong && this.#isOpenTold) this.open ??= TOO_MUCH;
    if (isLong && this.open === undefined) this.unknown ??= TOO_MUCH;
  }
}

/**
 * What overrides do of which a contract speaks, and all that they lead to. Where it can be said that they may do anything, that
 * is said; else the contract stands for those of which no more is known, and where they are so many that nobody could read it.
 */
export function effectsOfTrust(
  trust: Trust,
  open: 'told' | 'left-out',
  groupOf: (callee: Callee) => EffectGroup,
): EffectGroup {
  const result = new EffectGroup(open);
  const reached = new Set([trust]);
  for (const { callees } of reached) {
    for (const callee of callees) {
      const group = groupOf(callee);
      for (const other of group.trusts) reached.add(other);
      if (!group.isClosed && open === 'left-out') continue;
      result.add({ ...plain(group), trusts: [] });
    }
  }
  return result.isClosed || open === 'told' ? result : new EffectGroup(open);
}

function plain({ fields, allocated, throws, assumptions, open, unknown }: EffectGroup): Effects {
  return { fields, allocated, throws, assumptions, open, unknown };
}
