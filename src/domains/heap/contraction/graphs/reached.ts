/** What is reached from a node along some fields: in every heap of the state (must), in some (may). */
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { type FieldSet, leads, leadsBack } from './field-set.js';
import { backOf, edgeBack } from './links.js';
import type { VaguePart } from './vague-part.js';

export interface Reached {
  /** By node: 1 if some object of it may be reached. */
  readonly may: Uint8Array;
  /** By node: 1 if the object, or the root of the tree, is reached for certain. */
  readonly root: Uint8Array;
  /** By node: 1 if all its objects are. The same as `root` for single objects. */
  readonly whole: Uint8Array;
  /** Whether vague objects may be reached that are not in the graph; then all vague nodes may be reached too. */
  readonly aside: boolean;
}

/**
 * In no steps or more. A tree is walked through wherever its loops are among the fields; where they are not all, what leaves it
 * may be reached or not. From below a tree is entered by parent pointers at the source of an edge and left at its root. The
 * start is taken not to be null; what may be null is never reached for certain.
 */
export function reachedFrom(graph: HeapGraph, start: number, set: FieldSet, vague: VaguePart): Reached {
  const { size, summaries, sources, kinds, targets } = graph;
  const may = new Uint8Array(size);
  const root = new Uint8Array(size);
  const whole = new Uint8Array(size);
  let aside = false;
  const reach = (node: number): boolean => {
    if (root[node] === 1 || (node !== start && vague.mayBeNull(node))) return false;
    may[node] = 1;
    root[node] = 1;
    if (((summaries[node] as number) & ~set.loops) === 0) whole[node] = 1;
    return true;
  };
  reach(start);
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < kinds.length; edge++) {
      const kind = kinds[edge] as number;
      const source = sources[edge] as number;
      const target = targets[edge] as number;
      if (leads(set, kind)) {
        if (whole[source] === 1 && reach(target)) changed = true;
        if (may[source] === 1 && may[target] === 0) {
          may[target] = 1;
          changed = true;
        }
      }
      if (leadsBack(set, kind)) {
        if (root[target] === 1 && climbs(graph, source, set) && reach(source)) changed = true;
        if (may[target] === 1 && may[source] === 0) {
          may[source] = 1;
          changed = true;
        }
      }
    }
    if (changed || vague.isEmpty) continue;
    for (let node = 0; node < size && !aside; node++) aside = may[node] === 1 && vague.leadsAside(node, set);
    changed = spreadToSame(vague, may, aside ? 'all' : 'reached');
  }
  return { may, root, whole, aside };
}

/** Vague nodes that may be objects of reached ones, or all; whether there were any new ones. */
function spreadToSame(vague: VaguePart, may: Uint8Array, among: 'all' | 'reached'): boolean {
  let changed = false;
  for (let node = 0; node < may.length; node++) {
    if (may[node] === 1 || !vague.isVague(node)) continue;
    if (among === 'reached' && !may.some((reached, other) => reached === 1 && vague.mayBeSame(node, other))) continue;
    may[node] = 1;
    changed = true;
  }
  return changed;
}

/** Whether parent pointers lead from every object of the node to its root: so it is for a single object. */
export function climbs(graph: HeapGraph, node: number, set: FieldSet): boolean {
  return graph.summaries[node] === 0 || edgeBack(graph, node, set.back) !== -1;
}

/** Bits of parent fields that the objects inside the tree have. */
export function backInside(graph: HeapGraph, node: number): number {
  if (graph.summaries[node] === 0) return 0;
  const entering = graph.targets.indexOf(node);
  return entering === -1 ? 0 : backOf(graph.kinds[entering] as number);
}

/** A step between nodes that the fields allow: an edge, or a parent pointer along it. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly edge: number;
  readonly backwards: boolean;
  /** Whether each walk that comes to `from` can go on so in every heap; otherwise perhaps in none. */
  readonly certain: boolean;
}

/** All steps between reached nodes. */
export function stepsWithin(graph: HeapGraph, { may, root, whole }: Reached, set: FieldSet, vague: VaguePart): Step[] {
  const steps: Step[] = [];
  for (let edge = 0; edge < graph.kinds.length; edge++) {
    const kind = graph.kinds[edge] as number;
    const source = graph.sources[edge] as number;
    const target = graph.targets[edge] as number;
    if (leads(set, kind) && may[source] === 1) {
      const certain = whole[source] === 1 && !vague.mayBeNull(target);
      steps.push({ from: source, to: target, edge, backwards: false, certain });
    }
    if (may[target] === 0) continue;
    // Several parent fields may lead back along one edge: each is a step.
    for (let fields = backOf(kind) & set.back; fields !== 0; fields &= fields - 1) {
      const certain = root[target] === 1 && climbs(graph, source, set);
      steps.push({ from: target, to: source, edge, backwards: true, certain });
    }
  }
  return steps;
}
