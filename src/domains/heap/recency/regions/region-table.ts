/** Gives equal kinds of regions the same small number. */
import { TupleInterner } from '../../../../base/interner.js';
import type { Region, RegionKind } from './regions.js';

export class RegionTable {
  readonly #tuples = new TupleInterner();
  readonly #kinds: RegionKind[] = [];
  readonly #types = new Map<string, number>();

  region(kind: RegionKind): Region {
    const region = this.#tuples.intern(this.#spelling(kind)) as Region;
    this.#kinds[region] ??= kind;
    return region;
  }

  kindOf(region: Region): RegionKind {
    const kind = this.#kinds[region];
    if (kind === undefined) throw new RangeError(`no region has the number ${region}`);
    return kind;
  }

  #spelling(kind: RegionKind): readonly number[] {
    switch (kind.kind) {
      case 'allocated':
        return [0, kind.site, (kind.age === 'recent' ? 0 : 1) + (kind.era === 'call' ? 0 : 2)];
      case 'parameter':
        return [1, kind.index];
      case 'parameter-field':
        return [2, kind.index, kind.field];
      case 'met':
        return [3, kind.edge];
      case 'constant':
        return [4, this.#type(kind.type)];
      case 'external':
        return [5];
      case 'statics':
        return [6];
    }
  }

  #type(type: string): number {
    let number = this.#types.get(type);
    if (number === undefined) {
      number = this.#types.size;
      this.#types.set(type, number);
    }
    return number;
  }
}
