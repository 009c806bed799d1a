/** Comparing what variables hold. */
import { NULL_NODE } from '../../../../structures/heap-graph.js';

export function equalNumbers(left: Int32Array, right: Int32Array): boolean {
  if (left === right) return true;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** Whether variables hold the same nodes of a graph of that size, whichever holds what. */
export function heldAlike(size: number, before: Int32Array, after: Int32Array): boolean {
  if (size > 31) return equalNumbers(before, after);
  let [held, holds] = [0, 0];
  for (const node of before) if (node !== NULL_NODE) held |= 1 << node;
  for (const node of after) if (node !== NULL_NODE) holds |= 1 << node;
  return held === holds;
}
