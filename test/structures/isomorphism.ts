/** Isomorphism of graphs by trying to map one node after the other: the naive judge of canonical names. */
import type { HeapGraph } from '../../src/structures/heap-graph.js';

/** How the summary, or the label, of a node must be related to that of its image. */
export type Related = (left: number, right: number) => boolean;

export const EQUAL: Related = (left, right) => left === right;
export const SUBSET: Related = (left, right) => (left & ~right) === 0;

export function isomorphic(
  left: HeapGraph,
  right: HeapGraph,
  related: Related = EQUAL,
  labelled: Related = EQUAL,
): boolean {
  if (left.size !== right.size || left.kinds.length !== right.kinds.length) return false;
  const image: number[] = [];
  const count = (graph: HeapGraph, source: number, target: number): string =>
    Array.from(graph.kinds)
      .filter((_, edge) => graph.sources[edge] === source && graph.targets[edge] === target)
      .sort((one, other) => one - other)
      .join();
  const fits = (node: number, other: number): boolean => {
    if (image.includes(other) || !labelled(left.labels[node] as number, right.labels[other] as number)) return false;
    if (!related(left.summaries[node] as number, right.summaries[other] as number)) return false;
    if (left.variables.some((target, name) => (target === node) !== (right.variables[name] === other))) return false;
    return [...image, other].every(
      (mapped, before) =>
        count(left, before, node) === count(right, mapped, other) &&
        count(left, node, before) === count(right, other, mapped),
    );
  };
  const map = (): boolean => {
    const node = image.length;
    if (node === left.size) return true;
    for (let other = 0; other < right.size; other++) {
      if (!fits(node, other)) continue;
      image.push(other);
      if (map()) return true;
      image.pop();
    }
    return false;
  };
  return left.variables.every((node, name) => (node === -1) === (right.variables[name] === -1)) && map();
}
