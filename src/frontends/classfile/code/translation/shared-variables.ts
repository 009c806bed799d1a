/** Variables of `finally` blocks are one variable in all copies of the block. */
import { UnionFind } from '../../../../base/union-find.js';
import type { LocalVariable } from '../../format/class-file.js';
import type { Blocks } from '../flow/blocks.js';
import type { FinallyCopies } from '../flow/finally-copies.js';
import type { Listing } from '../flow/listing.js';
import type { Webs } from '../flow/webs.js';
import type { Typing } from '../typing/typing.js';
import type { LocalGroups } from './locals.js';

export interface SharingInput {
  readonly listing: Listing;
  readonly blocks: Blocks;
  readonly webs: Webs;
  readonly copies: FinallyCopies;
  readonly typing: Typing;
  readonly groups: LocalGroups;
  /** Groups that are parameters stay as they are. */
  readonly parameterOf: Int32Array;
}

/** The groups, those joined that are written by corresponding instructions. */
export function shareCopies(input: SharingInput): LocalGroups {
  const { copies, webs, groups } = input;
  const union = new UnionFind(groups.entry.length);
  const webOf = new Int32Array(groups.entry.length);
  groups.group.forEach((group, web) => {
    webOf[group] = web;
  });
  let isShared = false;
  for (let node = 0; node < copies.length; node++) {
    const original = copies[node] as number;
    if (original < 0) continue;
    const [left, right] = [webs.written[original] as number, webs.written[node] as number];
    if (left < 0 || right < 0) continue;
    const [one, other] = [groups.group[left] as number, groups.group[right] as number];
    if (union.same(one, other) || !canShare(input, one, other, webOf)) continue;
    union.union(one, other);
    isShared = true;
  }
  if (!isShared) return groups;
  const numbers = new Map<number, number>();
  const entry: (LocalVariable | undefined)[] = [];
  const renamed = groups.entry.map((named, group) => {
    const root = union.find(group);
    let number = numbers.get(root);
    if (number === undefined) {
      number = entry.length;
      numbers.set(root, number);
      entry.push(named);
    }
    return number;
  });
  return { group: groups.group.map((group) => renamed[group] as number), entry };
}

function canShare(input: SharingInput, one: number, other: number, webOf: Int32Array): boolean {
  const { groups, typing, parameterOf, webs } = input;
  if ((parameterOf[one] as number) >= 0 || (parameterOf[other] as number) >= 0) return false;
  if (groups.entry[one]?.name !== groups.entry[other]?.name) return false;
  const [left, right] = [webOf[one] as number, webOf[other] as number];
  if (typing.webType(left) !== typing.webType(right)) return false;
  // Webs of one slot are never alive at once; of others it has to be seen. Without a name the slot is what messages tell.
  if (webs.slot[left] === webs.slot[right]) return true;
  return groups.entry[one] !== undefined && areApart(input, one, other);
}

/** Whether no block knows both. */
function areApart({ listing, blocks, webs, groups }: SharingInput, one: number, other: number): boolean {
  const groupOf = (web: number): number => (web < 0 ? -1 : (groups.group[web] as number));
  for (let block = 0; block < blocks.count; block++) {
    let hasOne = false;
    let hasOther = false;
    const note = (group: number): void => {
      hasOne ||= group === one;
      hasOther ||= group === other;
    };
    for (const web of webs.heldAt(block)) note(groupOf(web));
    const last = blocks.last[block] as number;
    for (let node = blocks.first[block] as number; ; node = listing.next[node] as number) {
      note(groupOf(webs.read[node] as number));
      note(groupOf(webs.written[node] as number));
      if (node === last) break;
    }
    if (hasOne && hasOther) return false;
  }
  return true;
}
