/** What the parts of a split tree can be, by the fields that lead to them: labels and loops narrowed as far as types tell. */
import { bitsOf } from './loop-sets.js';
import type { ContractionModel } from './model.js';

export interface Narrowed {
  readonly label: number;
  readonly loops: number;
}

/** Of one tree; `entering` is the field that leads to its root, -1 if that is not known. */
export class PartLabels {
  readonly #model: ContractionModel;
  readonly #label: number;
  readonly #entering: number;
  readonly #known = new Map<number, Narrowed | undefined>();

  constructor(model: ContractionModel, label: number, entering: number) {
    this.#model = model;
    this.#label = label;
    this.#entering = entering;
  }

  /** The part that the tree's own entering edge leads to. */
  top(loops: number): Narrowed | undefined {
    return this.below(this.#entering, loops);
  }

  /** A part with these loops (at most these in partial mode) below an edge along the field; undefined if there is none. */
  below(field: number, loops: number): Narrowed | undefined {
    const { along, has } = this.#model.labels;
    if (field === -1 || (along === undefined && has === undefined)) return { label: this.#label, loops };
    // Loops have 31 bits and fields 16: the pair fits into a double.
    const key = loops * 0x10000 + field;
    if (!this.#known.has(key)) this.#known.set(key, this.#narrowed(field, loops));
    return this.#known.get(key);
  }

  has(label: number, field: number): boolean {
    return this.#model.labels.has?.(label, field) ?? true;
  }

  /** From the root on: a loop is there if objects met so far can have it, and then those that it leads to are met too. */
  #narrowed(field: number, loops: number): Narrowed | undefined {
    let label = this.#along(field);
    if (label === -1) return undefined;
    let used = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const loop of bitsOf(loops & ~used)) {
        const next = this.has(label, loop) ? this.#along(loop) : -1;
        const merged = next === -1 ? -1 : this.#model.labels.merge(label, next);
        if (merged === -1) continue;
        label = merged;
        used |= 1 << loop;
        changed = true;
      }
    }
    return this.#model.mode === 'exact' && used !== loops ? undefined : { label, loops: used };
  }

  #along(field: number): number {
    return this.#model.labels.along?.(this.#label, field) ?? this.#label;
  }
}
