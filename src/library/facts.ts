/** Finds the record of a method: its own, or that of a method of the library which it overrides. */
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodReference } from '../ir/instructions.js';
import type { ClassName } from '../ir/types.js';
import { keyOf } from './keys.js';
import type {
  ClassRecord,
  MethodRecord,
  NativeMeaning,
  NativeRecord,
  PackageRecords,
  ProtocolRecord,
  RefusalRecord,
  ResourceWord,
  ThreadRecord,
  TypeRecord,
} from './record.js';

/** Of a method of which nothing is written down. */
export const NOTHING_KNOWN: MethodRecord = { class: '', methods: [] };

/** How claims that rest on the record name it among their assumptions. */
export function assumptionOf({ class: name }: MethodRecord): string {
  return `library-fact:${name}`;
}

export interface RecordTable {
  /** By class, then by key. */
  readonly methods: ReadonlyMap<ClassName, ReadonlyMap<string, MethodRecord>>;
  readonly classes: ReadonlyMap<ClassName, ClassRecord>;
  readonly threads: readonly ThreadRecord[];
  readonly natives: ReadonlyMap<ClassName, NativeRecord>;
  readonly protocols: readonly ProtocolRecord[];
  readonly types: readonly TypeRecord[];
  readonly refusals: readonly RefusalRecord[];
}

export function recordTable(packages: readonly PackageRecords[]): RecordTable {
  const methods = new Map<ClassName, Map<string, MethodRecord>>();
  const classes = new Map<ClassName, ClassRecord>();
  for (const each of packages) {
    for (const record of each.classes) classes.set(record.class, record);
    for (const record of each.records) {
      let known = methods.get(record.class);
      if (known === undefined) {
        known = new Map();
        methods.set(record.class, known);
      }
      for (const key of record.methods) known.set(key, record);
    }
  }
  const natives = new Map(packages.flatMap((each) => each.natives ?? []).map((each) => [each.class, each] as const));
  const protocols = packages.flatMap((each) => each.protocols ?? []);
  const threads = packages.flatMap((each) => each.threads ?? []);
  const types = packages.flatMap((each) => each.types ?? []);
  const refusals = packages.flatMap((each) => each.refusals ?? []);
  return { methods, classes, threads, natives, protocols, types, refusals };
}

export class LibraryFacts {
  readonly #hierarchy: Hierarchy;
  readonly #table: RecordTable;
  readonly #found = new Map<string, MethodRecord>();
  readonly #changed = new Map<ClassName, readonly ClassName[] | undefined>();

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

  /** What it does with resources, by its own record or that of any method that it overrides. */
  resourcesOf(method: MethodReference): readonly ResourceWord[] {
    return this.#resourceRecords(method).flatMap(({ resource = [] }) => resource);
  }

  /** The record that says so. */
  resourceRecord(method: MethodReference, word: ResourceWord): MethodRecord | undefined {
    return this.#resourceRecords(method).find(({ resource }) => resource?.includes(word));
  }

  #resourceRecords({ owner, name, descriptor }: MethodReference): readonly MethodRecord[] {
    if (!this.#isOutside(owner)) return [];
    const key = keyOf(name, descriptor);
    const uppers = name === '<init>' ? [owner] : this.#hierarchy.supertypes(owner);
    return [...uppers].flatMap((upper) => this.#table.methods.get(upper)?.get(key) ?? []);
  }

  /** Whether one of the constructors is known as is asked for. */
  hasConstructor(name: ClassName, isMeant: (record: MethodRecord) => boolean): boolean {
    if (!this.#isOutside(name)) return false;
    return [...(this.#table.methods.get(name) ?? [])].some(
      ([key, record]) => key.startsWith('<init>') && isMeant(record),
    );
  }

  /** What a method without code is known for; undefined: nothing, it may run code of the program. Those of the input have no records. */
  nativeWord({ owner, name }: Pick<MethodReference, 'owner' | 'name'>): 'quiet' | 'pure' | undefined {
    const record = this.#isOutside(owner) ? this.#table.natives.get(owner) : undefined;
    if (record?.pure?.includes(name) === true) return 'pure';
    return record?.quiet?.includes(name) === true ? 'quiet' : undefined;
  }

  /** What a native of the models does, where that is written down. */
  nativeMeaning({ owner, name }: Pick<MethodReference, 'owner' | 'name'>): NativeMeaning | undefined {
    return this.#isOutside(owner) ? this.#table.natives.get(owner)?.means?.[name] : undefined;
  }

  /** Types of the objects that a change of one of the type may change too, itself included; undefined: all. */
  changedWith(type: ClassName): readonly ClassName[] | undefined {
    if (!this.#changed.has(type)) {
      const nearest = this.#nearest(type, (upper) => this.#table.classes.get(upper));
      const all = nearest.length > 0;
      this.#changed.set(type, all ? [type, ...new Set(nearest.flatMap(({ through }) => through))] : undefined);
    }
    return this.#changed.get(type);
  }

  #find(owner: ClassName, key: string): MethodRecord {
    if (!this.#isOutside(owner)) return NOTHING_KNOWN;
    const own = this.#table.methods.get(owner)?.get(key);
    // Constructors are not inherited.
    if (own !== undefined || key.startsWith('<init>')) return own ?? NOTHING_KNOWN;
    const nearest = this.#nearest(owner, (upper) => this.#table.methods.get(upper)?.get(key));
    // Two that say different things of it: neither was written with this class in mind.
    return nearest.length === 1 && nearest[0] !== undefined ? nearest[0] : NOTHING_KNOWN;
  }

  /** What is known of the class, or of those above it that no other of them is below. */
  #nearest<R>(type: ClassName, record: (upper: ClassName) => R | undefined): readonly R[] {
    const found = [...this.#hierarchy.supertypes(type)].flatMap((upper) => {
      const each = this.#isOutside(upper) ? record(upper) : undefined;
      return each === undefined ? [] : [{ upper, each }];
    });
    const isLowest = (upper: ClassName): boolean =>
      !found.some((other) => other.upper !== upper && this.#hierarchy.supertypes(other.upper).has(upper));
    return found.filter(({ upper }) => isLowest(upper)).map(({ each }) => each);
  }

  #isOutside(name: ClassName): boolean {
    const declaration = this.#hierarchy.find(name);
    return declaration === undefined || declaration.origin === 'model' || declaration.origin === 'jdk';
  }
}
