/** Finds the record of a method: its own, or that of a method of the library which it overrides. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodReference } from '../ir/instructions.js';
import type { ClassName } from '../ir/types.js';
import { keyOf } from './keys.js';
import type { MethodRecord, PackageRecords } from './record.js';

/** Of a method of which nothing is written down. */
export const NOTHING_KNOWN: MethodRecord = { class: '', methods: [] };

/** By class, then by key. */
export type RecordTable = ReadonlyMap<ClassName, ReadonlyMap<string, MethodRecord>>;

export function recordTable(packages: readonly PackageRecords[]): RecordTable {
  const table = new Map<ClassName, Map<string, MethodRecord>>();
  for (const { records } of packages) {
    for (const record of records) {
      let known = table.get(record.class);
      if (known === undefined) {
        known = new Map();
        table.set(record.class, known);
      }
      for (const key of record.methods) known.set(key, record);
    }
  }
  return table;
}

export class LibraryFacts {
  readonly #hierarchy: Hierarchy;
  readonly #table: RecordTable;
  readonly #found = new Map<string, MethodRecord>();

  constructor(hierarchy: Hierarchy, table: RecordTable) {
    this.#hierarchy = hierarchy;
    this.#table = table;
  }

  /** Of the method that a reference names. Classes of the input have no records, whatever their names are. */
  of({ owner, name, descriptor }: MethodReference): MethodRecord {
    const reference = `${owner}.${name}${descriptor}`;
    let found = this.#found.get(reference);
    if (found === undefined) {
      found = this.#find(owner, keyOf(name, descriptor));
      this.#found.set(reference, found);
    }
    return found;
  }

  #find(owner: ClassName, key: string): MethodRecord {
    if (!this.#isOutside(owner)) return NOTHING_KNOWN;
    const own = this.#table.get(owner)?.get(key);
    // Constructors are not inherited.
    if (own !== undefined || key.startsWith('<init>')) return own ?? NOTHING_KNOWN;
    const uppers = [...this.#hierarchy.supertypes(owner)].filter((upper) => this.#isOutside(upper));
    const records = uppers.flatMap((upper) => {
      const record = this.#table.get(upper)?.get(key);
      return record === undefined ? [] : [{ upper, record }];
    });
    const nearest = records.filter(
      ({ upper }) => !records.some((other) => other.upper !== upper && this.#hierarchy.isSubclass(other.upper, upper)),
    );
    // Two that say different things of it: neither was written with this class in mind.
    return nearest.length === 1 && nearest[0] !== undefined ? nearest[0].record : NOTHING_KNOWN;
  }

  #isOutside(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return origin === 'model' || origin === 'jdk';
  }
}
