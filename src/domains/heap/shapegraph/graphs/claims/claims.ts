/**
 * What graphs say about heaps. The fields asked for may be some of those of a group of flags: what is not shared along all of them is not
 * shared along some.
 *
 * Two arguments carry the proofs. A cycle that x reaches and is not on is entered from a cell outside it: the cell where it is
 * entered is joined. Where x and y reach a common cell, the first such cell on the way from x is
 * joined, or is what x or y points to.
 */
import { conjunction, type Truth, truthOf } from '../../../../../base/truth.js';
import type { Inverse } from '../inverses.js';
import type { Draft } from '../store/draft.js';
import { ELSEWHERE, FIRST_NODE, JOINED, NULL, SHARED, SUMMARY } from '../store/model.js';
import { isCyclicUnnamed, isFlaggedUnnamed, reachedThroughUnnamed } from './certain.js';
import { reachedFrom, stepsFrom, surelyReachedFrom } from './reached.js';
import { isFlagged, isTwiceReferred, type Referrers, surelyTwiceReferred } from './references.js';

export function isNull(draft: Draft, x: number): Truth {
  const value = draft.values[x] as number;
  return value === ELSEWHERE ? 'unknown' : truthOf(value === NULL);
}

export function equal(draft: Draft, x: number, y: number): Truth {
  const left = draft.values[x] as number;
  const right = draft.values[y] as number;
  if (x === y) return 'yes';
  if (left < FIRST_NODE && right < FIRST_NODE) return left === NULL && right === NULL ? 'yes' : 'unknown';
  return truthOf(left === right);
}

/** `relational`: the graph stands for heaps of one shape, not for several that were merged. */
export function reach(draft: Draft, x: number, y: number, over: number, form: 'relational' | 'merged'): Truth {
  const from = draft.values[x] as number;
  const to = draft.values[y] as number;
  if (from === NULL || to === NULL) return 'no';
  const reached = reachedFrom(draft, from, over);
  if ((reached & (1 << to)) === 0) return 'no';
  if (to === ELSEWHERE) return 'unknown';
  const sure =
    surelyReachedFrom(draft, from, over) | (form === 'relational' ? reachedThroughUnnamed(draft, from, over) : 0);
  return (sure & (1 << to)) !== 0 ? 'yes' : 'unknown';
}

/** Sets of fields for which flags are kept, as bits. */
type Groups = readonly number[];

/** The bits of targets on whose heap cells nothing is known. */
const OUTSIDE = 1 << ELSEWHERE;

export function acyclic(draft: Draft, groups: Groups, x: number, over: number, form: 'relational' | 'merged'): Truth {
  const from = draft.values[x] as number;
  if (from === NULL) return 'yes';
  const sure = surelyReachedFrom(draft, from, over);
  if (anyBit(sure, (node) => (surelyAfter(draft, node, over) & (1 << node)) !== 0)) return 'no';
  if (form === 'relational' && isCyclicUnnamed(draft, from, over)) return 'no';
  const reached = reachedFrom(draft, from, over);
  if ((reached & OUTSIDE) !== 0) return 'unknown';
  const closes = anyBit(reached, (target) => {
    if (target !== from && !isFlagged(draft, groups, target, over, JOINED)) return false;
    return (reachedAfter(draft, target, over) & (1 << target)) !== 0;
  });
  return closes ? 'unknown' : 'yes';
}

export function cyclic(draft: Draft, x: number, over: number, form: 'relational' | 'merged'): Truth {
  const from = draft.values[x] as number;
  if (from === NULL) return 'no';
  if (from === ELSEWHERE) return 'unknown';
  const sure = surelyAfter(draft, from, over) | (form === 'relational' ? reachedThroughUnnamed(draft, from, over) : 0);
  if ((sure & (1 << from)) !== 0) return 'yes';
  return (reachedAfter(draft, from, over) & (1 << from)) !== 0 ? 'unknown' : 'no';
}

export function unshared(draft: Draft, groups: Groups, x: number, over: number, form: 'relational' | 'merged'): Truth {
  return referredOnce(draft, groups, x, { over, flag: JOINED }, form);
}

export function tree(draft: Draft, groups: Groups, x: number, over: number, form: 'relational' | 'merged'): Truth {
  return conjunction(
    acyclic(draft, groups, x, over, form),
    referredOnce(draft, groups, x, { over, flag: SHARED }, form),
  );
}

/** The fields along which references count, and the flag that says it. */
interface Counted {
  readonly over: number;
  readonly flag: number;
}

function referredOnce(
  draft: Draft,
  groups: Groups,
  x: number,
  { over, flag }: Counted,
  form: 'relational' | 'merged',
): Truth {
  const from = draft.values[x] as number;
  if (from === NULL) return 'yes';
  const sure = surelyReachedFrom(draft, from, over);
  const surely: Referrers = { reached: sure, over, flag };
  if (anyBit(sure, (node) => surelyTwiceReferred(draft, node, surely))) return 'no';
  if (form === 'relational' && isFlaggedUnnamed(draft, from, over, flag)) return 'no';
  const reached = reachedFrom(draft, from, over);
  if ((reached & OUTSIDE) !== 0) return 'unknown';
  const referrers: Referrers = { reached, over, flag };
  return anyBit(reached, (target) => isTwiceReferred(draft, groups, target, referrers)) ? 'unknown' : 'yes';
}

/** Two variables, by their numbers. */
export interface TwoVariables {
  readonly x: number;
  readonly y: number;
}

export function disjoint(
  draft: Draft,
  groups: Groups,
  { x, y }: TwoVariables,
  over: number,
  form: 'relational' | 'merged',
): Truth {
  const left = draft.values[x] as number;
  const right = draft.values[y] as number;
  if (left === NULL || right === NULL) return 'yes';
  const sure = (from: number): number =>
    surelyReachedFrom(draft, from, over) | (form === 'relational' ? reachedThroughUnnamed(draft, from, over) : 0);
  if ((sure(left) & sure(right)) !== 0) return 'no';
  const common = reachedFrom(draft, left, over) & reachedFrom(draft, right, over);
  const meets = anyBit(common, (target) => {
    if (target === ELSEWHERE || target === left || target === right) return true;
    return isFlagged(draft, groups, target, over, JOINED);
  });
  return meets ? 'unknown' : 'yes';
}

/** The fields of a list that is linked both ways; `inverse` is the pair of them, if there is one. */
export interface BothWays {
  readonly next: number;
  readonly prev: number;
  readonly inverse?: Inverse | undefined;
}

/** `inverse` is the pair of next and prev, if there is one. */
export function dll(draft: Draft, groups: Groups, x: number, { next, prev, inverse }: BothWays): Truth {
  const from = draft.values[x] as number;
  if (from === NULL) return 'yes';
  if (from === ELSEWHERE) return 'unknown';
  const list = acyclic(draft, groups, x, 1 << next, 'merged');
  const before = draft.field(from - FIRST_NODE, prev);
  if (list === 'no' || before === SUMMARY || before >= FIRST_NODE) return 'no';
  if (inverse === undefined || before !== NULL || list === 'unknown') return 'unknown';
  const isWhole = !anyBit(reachedFrom(draft, from, 1 << next), (target) => {
    const flags = target === SUMMARY ? draft.summary : (draft.flags[target - FIRST_NODE] as number);
    return (flags & inverse.flag) !== 0;
  });
  return isWhole ? 'yes' : 'unknown';
}

/** What is reached in one or more steps. */
function reachedAfter(draft: Draft, start: number, over: number): number {
  let reached = 0;
  anyBit(stepsFrom(draft, start, over), (target) => {
    reached |= reachedFrom(draft, target, over);
    return false;
  });
  return reached;
}

function surelyAfter(draft: Draft, start: number, over: number): number {
  let reached = 0;
  for (let field = 0; field < draft.fieldCount; field++) {
    const held = (over & (1 << field)) === 0 || start < FIRST_NODE ? NULL : draft.field(start - FIRST_NODE, field);
    if (held >= FIRST_NODE) reached |= surelyReachedFrom(draft, held, over);
  }
  return reached;
}

function anyBit(bits: number, holds: (target: number) => boolean): boolean {
  for (let rest = bits; rest !== 0; rest &= rest - 1) if (holds(31 - Math.clz32(rest & -rest))) return true;
  return false;
}
