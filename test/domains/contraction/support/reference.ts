/** Contraction as the paper defines it: one edge after the other, on sets of pairs, until none is left. The naive judge. */
import { Draft } from '../../../../src/structures/draft.js';
import type { HeapGraph } from '../../../../src/structures/heap-graph.js';
import type { Heap } from './heaps.js';

interface Link {
  source: number;
  field: number;
  target: number;
  /** By parent field: whether the target points back to the source. */
  back: number;
}

/**
 * Cells of different labels are not contracted, unless these are classes: then a node has those of all its cells. With
 * `vague` cells of label 1 are kept for themselves.
 */
export function referenceContraction(
  heap: Heap,
  parents: readonly number[] = [],
  labels: 'equal' | 'classes' | 'vague' = 'equal',
): HeapGraph {
  const live = liveCells(heap);
  let links: Link[] = [];
  for (const source of live) {
    heap.cells[source]?.forEach((target, field) => {
      if (target !== -1 && !parents.includes(field)) links.push({ source, field, target, back: 0 });
    });
  }
  const label = (cell: number): number => heap.labels?.[cell] ?? 0;
  const parentOf = (cell: number, which: number): number => heap.cells[cell]?.[parents[which] as number] ?? -1;
  const all = parents.map((_, which) => which);
  const into = (cell: number): Link[] => links.filter((link) => link.target === cell);
  const isVague = (cell: number): boolean => labels === 'vague' && label(cell) === 1;
  const distinct = new Set(
    live.filter((cell) => isVague(cell) || heap.variables.includes(cell) || into(cell).length !== 1),
  );
  const pointsBack = (cell: number): number =>
    all
      .filter((which) => !distinct.has(cell) && into(cell)[0]?.source === parentOf(cell, which))
      .reduce((bits, which) => bits | (1 << which), 0);
  const violating = live.filter((cell) => {
    if (distinct.has(cell)) return false;
    const back = pointsBack(cell);
    if (all.some((which) => parentOf(cell, which) !== -1 && ((back >> which) & 1) === 0)) return true;
    const children = live.filter((child) => all.some((which) => parentOf(child, which) === cell));
    return children.some((child) => back === 0 || !into(child).some((link) => link.source === cell));
  });
  const kept = new Set([...distinct, ...violating]);
  const explicit: (readonly [cell: number, which: number])[] = [];
  for (const cell of live) {
    for (const which of all) {
      const parent = parentOf(cell, which);
      if (parent === -1) continue;
      if (kept.has(cell) && kept.has(parent)) {
        explicit.push([cell, which]);
        continue;
      }
      const [least] = into(cell)
        .filter(({ source }) => source === parent)
        .sort((left, right) => left.field - right.field);
      if (least === undefined) throw new Error('a parent pointer without an edge');
      least.back |= 1 << which;
    }
  }
  const loops = new Map<number, number>(live.map((cell) => [cell, 0]));
  const classes = new Map<number, number>(live.map((cell) => [cell, label(cell)]));
  const backs = new Map(live.map((cell) => [cell, pointsBack(cell)]));
  for (;;) {
    const link = links.find(
      ({ source, target }) =>
        source !== target &&
        !kept.has(source) &&
        !kept.has(target) &&
        (labels === 'classes' || label(source) === label(target)) &&
        backs.get(source) === backs.get(target),
    );
    if (link === undefined) break;
    const { source, target, field } = link;
    links = links.filter((other) => other !== link);
    for (const other of links) if (other.source === target) other.source = source;
    loops.set(source, (loops.get(source) ?? 0) | (loops.get(target) ?? 0) | (1 << field));
    classes.set(source, (classes.get(source) ?? 0) | (classes.get(target) ?? 0));
    loops.delete(target);
  }
  const numbers = new Map([...loops.keys()].map((cell, index) => [cell, index]));
  const draft = Draft.empty(heap.variables.length);
  heap.variables.forEach((cell, name) => {
    draft.variables[name] = numbers.get(cell) ?? -1;
  });
  for (const [cell, set] of loops) draft.addNode(classes.get(cell) ?? 0, set);
  const at = (cell: number): number => numbers.get(cell) ?? -1;
  for (const { source, field, target, back } of links) draft.addEdge(at(source), field | (back << 16), at(target));
  for (const [cell, which] of explicit) draft.addEdge(at(cell), parents[which] as number, at(parentOf(cell, which)));
  return draft.freeze();
}

function liveCells(heap: Heap): number[] {
  const live: number[] = [];
  const visit = (cell: number): void => {
    if (cell === -1 || live.includes(cell)) return;
    live.push(cell);
    for (const target of heap.cells[cell] ?? []) visit(target);
  };
  for (const cell of heap.variables) visit(cell);
  return live;
}
