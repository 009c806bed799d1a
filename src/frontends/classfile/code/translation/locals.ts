/**
 * Which variable of the source a web belongs to, by the LocalVariableTable. The table is a hint that nothing else depends
 * on: an entry that contradicts the flow of values is ignored.
 */
import { UnionFind } from '../../../../base/union-find.js';
import type { LocalVariable } from '../../format/class-file.js';
import type { Listing } from '../flow/listing.js';
import type { Webs } from '../flow/webs.js';

/** Webs of one variable are one group. */
export interface LocalGroups {
  readonly group: Int32Array;
  /** What the table says of each group, if anything. */
  readonly entry: readonly (LocalVariable | undefined)[];
}

/** Webs in `distrusted` are left alone. */
export function groupLocals(
  listing: Listing,
  webs: Webs,
  table: readonly LocalVariable[],
  distrusted: ReadonlySet<number>,
): LocalGroups {
  if (table.length === 0) return eachAlone(webs.count);
  const found: (LocalVariable | undefined | 'contradiction')[] = new Array(webs.count).fill(undefined);
  const lookup = entryLookup(table);
  const union = new UnionFind(webs.count);
  const owner = new Map<LocalVariable, number>();
  const note = (web: number, entry: LocalVariable | undefined): void => {
    if (entry === undefined || distrusted.has(web)) return;
    const before = found[web];
    if (before === undefined) found[web] = entry;
    else if (before !== 'contradiction' && !sameVariable(before, entry)) found[web] = 'contradiction';
  };
  eachEntry(listing, webs, lookup, note);
  // One entry, one variable: its webs share a slot, so that no two of them are alive at once.
  eachEntry(listing, webs, lookup, (web, entry) => {
    if (entry === undefined || found[web] === undefined || found[web] === 'contradiction') return;
    const other = owner.get(entry);
    if (other === undefined) owner.set(entry, web);
    else union.union(web, other);
  });
  const group = new Int32Array(webs.count);
  const entry: (LocalVariable | undefined)[] = [];
  const numbers = new Map<number, number>();
  for (let web = 0; web < webs.count; web++) {
    const root = union.find(web);
    let number = numbers.get(root);
    if (number === undefined) {
      number = entry.length;
      numbers.set(root, number);
      const named = found[web];
      entry.push(named === 'contradiction' ? undefined : named);
    }
    group[web] = number;
  }
  return { group, entry };
}

function eachAlone(webs: number): LocalGroups {
  return { group: Int32Array.from({ length: webs }, (_, web) => web), entry: new Array(webs).fill(undefined) };
}

function sameVariable(left: LocalVariable, right: LocalVariable): boolean {
  return left === right || (left.name === right.name && left.type === right.type && left.slot === right.slot);
}

type Lookup = (slot: number, offset: number) => LocalVariable | undefined;

function eachEntry(
  listing: Listing,
  webs: Webs,
  lookup: Lookup,
  visit: (web: number, entry: LocalVariable | undefined) => void,
): void {
  for (let node = 0; node < listing.count; node++) {
    const at = listing.offset[node] as number;
    const read = webs.read[node] as number;
    if (read >= 0) visit(read, lookup(webs.slot[read] as number, at));
    const written = webs.written[node] as number;
    if (written < 0) continue;
    // A variable's range starts behind the instruction that gives it its first value.
    const next = listing.next[node] as number;
    const slot = webs.slot[written] as number;
    const behind = next < 0 ? undefined : lookup(slot, listing.offset[next] as number);
    visit(written, behind ?? lookup(slot, at));
  }
}

/** Entries of a slot that overlap say nothing. */
function entryLookup(table: readonly LocalVariable[]): Lookup {
  const bySlot = new Map<number, LocalVariable[]>();
  for (const entry of table) {
    const list = bySlot.get(entry.slot);
    if (list === undefined) bySlot.set(entry.slot, [entry]);
    else list.push(entry);
  }
  for (const [slot, list] of bySlot) {
    list.sort((left, right) => left.start - right.start);
    if (list.some((entry, index) => index > 0 && entry.start < (list[index - 1] as LocalVariable).end)) {
      bySlot.delete(slot);
    }
  }
  return (slot, offset) => {
    const list = bySlot.get(slot);
    if (list === undefined) return undefined;
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((list[middle] as LocalVariable).start <= offset) low = middle;
      else high = middle - 1;
    }
    const entry = list[low] as LocalVariable;
    return entry.start <= offset && offset < entry.end ? entry : undefined;
  };
}

/** A name that the IR can print: the table may hold anything. */
export function usableName(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$_]*$/u.test(name);
}
