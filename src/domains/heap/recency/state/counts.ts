/** SmallRange arithmetic: how many objects a region stands for (the paper, section 3). */
import type { Count } from './state.js';

/** In the order of their numbers when interned. */
export const COUNTS: readonly Count[] = ['[0,0]', '[0,1]', '[1,1]', '[0,∞]', '[1,∞]', '[2,∞]'];

const MANY = 2;
const least = (count: Count): number => Number(count[1]);
/** 0, 1, or MANY for infinity. */
const most = (count: Count): number => (count[3] === '∞' ? MANY : Number(count[3]));

/** The smallest range that holds all numbers between the two. */
function range(lower: number, upper: number): Count {
  if (upper >= MANY) return lower >= 2 ? '[2,∞]' : lower === 1 ? '[1,∞]' : '[0,∞]';
  if (upper === 0) return '[0,0]';
  return lower === 1 ? '[1,1]' : '[0,1]';
}

export function joinCounts(left: Count, right: Count): Count {
  if (left === right) return left;
  return range(Math.min(least(left), least(right)), Math.max(most(left), most(right)));
}

export function addCounts(left: Count, right: Count): Count {
  return range(least(left) + least(right), most(left) + most(right));
}

export function leqCounts(lower: Count, upper: Count): boolean {
  return lower === upper || (least(upper) <= least(lower) && most(lower) <= most(upper));
}

export function isAtMostOne(count: Count): boolean {
  return most(count) < MANY;
}
