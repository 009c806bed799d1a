/**
 * Records that no longer deny what was seen. Only widens: what a record says less is never wrong. What is thrown or returned is left to
 * people, who have to say why.
 */
import type { MethodRecord, Operand, PackageRecords } from '../../src/library/index.js';
import type { Difference } from './harness.js';

const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['equals', 'hashCode', 'toString']);
const FUNCTIONS = 'java.util.function.';
const COLLECTION =
  /^java\.util\.(List|Set|SortedSet|NavigableSet|Queue|Deque|\w*(Collection|List|Set|Queue|Deque|Vector|Stack))$/;
const MAP = /^java\.util\.\w*(Map|Hashtable|Properties)$/;

/** The packages with the records of each method that had a difference widened, apart from the others where that is needed. */
export function widened(
  packages: readonly PackageRecords[],
  differences: readonly Difference[],
): readonly PackageRecords[] {
  const of = new Map<string, Difference[]>();
  for (const difference of differences) {
    const method = `${difference.task.class}.${difference.task.key}`;
    of.set(method, [...(of.get(method) ?? []), difference]);
  }
  return packages.map((each) => ({ ...each, records: each.records.flatMap((record) => split(record, of)) }));
}

function split(record: MethodRecord, of: ReadonlyMap<string, readonly Difference[]>): readonly MethodRecord[] {
  const parts = new Map<string, MethodRecord>();
  for (const key of record.methods) {
    const seen = of.get(`${record.class}.${key}`) ?? [];
    const wider = seen.reduce(widen, { ...record, methods: [] });
    const content = JSON.stringify(wider);
    parts.set(content, { ...wider, methods: [...(parts.get(content)?.methods ?? []), key] });
  }
  return [...parts.values()];
}

function widen(record: MethodRecord, { kind, seen }: Difference): MethodRecord {
  const operand = (/^(this|\d+)/.exec(seen)?.[0] ?? 'this') as Operand;
  if (kind === 'calls') return { ...record, calls: [...new Set([...(record.calls ?? []), callOf(seen)])].sort() };
  if (kind === 'writes') return { ...record, writes: [...new Set([...(record.writes ?? []), operand])].sort() };
  if (kind === 'keeps') return { ...record, keeps: [...new Set([...(record.keeps ?? []), operand])].sort() };
  if (kind === 'null')
    return { ...record, null: seen.endsWith('of the receiver') ? 'an override says so' : 'a callback says so' };
  return record;
}

/** From what was called to the words of a record. */
function callOf(seen: string): string {
  if (seen.endsWith(', of the receiver')) return 'this';
  const dot = seen.lastIndexOf('.');
  const [type, name] = [seen.slice(0, dot), seen.slice(dot + 1)];
  if (OF_EVERY_OBJECT.has(name)) return `java.lang.Object.${name}`;
  if (name === 'compareTo') return 'java.lang.Comparable.compareTo';
  if (type.startsWith(FUNCTIONS)) return `${FUNCTIONS}*`;
  if (COLLECTION.test(type)) return 'java.util.Collection';
  return MAP.test(type) ? 'java.util.Map' : type;
}
