/** What calls of library methods are refused for: found by the method that a call names, or one that it overrides. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodReference } from '../ir/instructions.js';
import type { ClassName } from '../ir/types.js';
import type { RecordTable } from './facts.js';
import { keyOf } from './keys.js';
import type { RefusalRecord } from './record.js';

/** A record as one call has it: records of several classes above may each say something. */
export type Refusals = Pick<RefusalRecord, 'nulls' | 'bounds' | 'number' | 'empty'>;

const NONE: Refusals = {};

/** By class, then by key; and the names of all methods of which something is said. */
export interface RefusalTable {
  readonly records: ReadonlyMap<ClassName, ReadonlyMap<string, Refusals>>;
  readonly names: ReadonlySet<string>;
}

export function refusalTable({ refusals }: Pick<RecordTable, 'refusals'>): RefusalTable {
  const records = new Map<ClassName, Map<string, Refusals>>();
  const names = new Set<string>();
  for (const { class: owner, methods, ...said } of refusals) {
    const known = records.get(owner) ?? new Map<string, Refusals>();
    records.set(owner, known);
    for (const key of methods) {
      known.set(key, { ...known.get(key), ...said });
      names.add(key.slice(0, key.indexOf('(')));
    }
  }
  return { records, names };
}

export class RefusalFacts {
  readonly #found = new Map<string, Refusals>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly table: RefusalTable,
  ) {}

  /** Whether some method of that name has a record. */
  isNamed(name: string): boolean {
    return this.table.names.has(name);
  }

  /** Classes of the input have no records, whatever they are below. */
  of({ owner, name, descriptor }: MethodReference): Refusals {
    if (!this.table.names.has(name)) return NONE;
    const reference = `${owner}.${name}${descriptor}`;
    let found = this.#found.get(reference);
    if (found === undefined) {
      found = this.#find(owner, keyOf(name, descriptor));
      this.#found.set(reference, found);
    }
    return found;
  }

  #find(owner: ClassName, key: string): Refusals {
    const origin = this.hierarchy.find(owner)?.origin;
    if (origin !== 'model' && origin !== 'jdk') return NONE;
    const own = this.table.records.get(owner)?.get(key);
    if (own !== undefined || key.startsWith('<init>')) return own ?? NONE;
    for (const upper of this.hierarchy.supertypes(owner)) {
      const inherited = this.table.records.get(upper)?.get(key);
      if (inherited !== undefined) return inherited;
    }
    return NONE;
  }
}
