/**
 * Local heaps: what a callee sees of a graph, what its caller keeps, and how the two are put together again.
 *
 * The callee sees all that its arguments reach. A node of that part which the caller holds too, by a variable or by an edge from
 * what it keeps, is a *cutpoint*: on both sides a further variable points to it, so that neither side loses it. The callee
 * cannot change what it does not reach, and the caller's part refers to the callee's only through cutpoints: so the result is
 * that of running the callee on the whole graph.
 */
import { canonicalOrder } from './canonical-order.js';
import { Draft } from './draft.js';
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

export interface Entered {
  /** Its variables: the arguments in order, then the cutpoints. Isomorphic parts entered alike have isomorphic graphs. */
  readonly callee: HeapGraph;
  /** Its variables: those of the caller, then the cutpoints, which point to nodes that stand for what the callee has. */
  readonly frame: HeapGraph;
  readonly cutpoints: number;
}

export interface EnterOptions {
  /** The caller's variables whose values are passed, static fields among them; one may be passed twice. */
  readonly passed: readonly number[];
  /** Bits of kinds whose edges lead both ways. */
  readonly backwards: number;
  /** The most refinements to find the order of the cutpoints. */
  readonly searchLimit: number;
  /** How many of the variables the caller has and keeps, the first ones; the others only serve to be passed. Default: all. */
  readonly own?: number;
  /**
   * Whether nodes of a label need no identity across the call: where both sides refer to one, each has a copy, and it is no
   * cutpoint. Such nodes must refer to such nodes only.
   */
  readonly isShared?: (label: number) => boolean;
}

/** Variables that the caller does not need any more should be null already: each that is not makes a cutpoint. */
export function enter(graph: HeapGraph, options: EnterOptions): Entered {
  const { passed, backwards, searchLimit, own, isShared } = options;
  const seen = reachedFrom(graph, passed, backwards);
  const inside = renumbering(seen, 1);
  const callee = Draft.of(graph);
  callee.variables.length = 0;
  for (const name of passed) callee.variables.push(graph.variables[name] as number);
  callee.renumber(inside.numbers, inside.count);
  const caller = own === undefined ? graph : { ...graph, variables: graph.variables.subarray(0, own) };
  const cutpoints = cutpointsOf(caller, seen, isShared);
  // Their order must not depend on the caller: it is that of the callee's own graph.
  const { numbers } = canonicalOrder(callee.freeze(), backwards, searchLimit);
  const place = (node: number): number => numbers[inside.numbers[node] as number] as number;
  cutpoints.sort((left, right) => place(left) - place(right));
  for (const node of cutpoints) callee.variables.push(inside.numbers[node] as number);

  const outside = renumbering(seen, 0);
  const frame = Draft.of(caller);
  for (const node of cutpoints) {
    outside.numbers[node] = outside.count++;
    frame.variables.push(node);
  }
  if (isShared !== undefined) {
    for (let node = 0; node < graph.size; node++) {
      if (seen[node] === 1 && isShared(graph.labels[node] as number)) outside.numbers[node] = outside.count++;
    }
  }
  const stands = new Uint8Array(graph.size);
  for (const node of cutpoints) stands[node] = 1;
  // What leaves a cutpoint is the callee's; so are the nodes' labels, which go with them.
  for (let edge = frame.edges - 1; edge >= 0; edge--) {
    if (stands[frame.sources[edge] as number] === 1) frame.removeEdge(edge);
  }
  for (const node of cutpoints) frame.labels[node] = 0;
  frame.renumber(outside.numbers, outside.count);
  return { callee: callee.freeze(), frame: frame.freeze(), cutpoints: cutpoints.length };
}

export interface LeaveOptions {
  /** How many cutpoints there were, and which of the callee's variables is the first of them. */
  readonly cutpoints: number;
  readonly firstCutpoint: number;
  /** The callee's variables that are given back, each to one of the caller's: the result and static fields. */
  readonly returned: readonly { readonly from: number; readonly to: number }[];
}

/** The caller's graph after the callee has ended with the exit graph; there may be garbage in it. */
export function leave(frame: HeapGraph, exit: HeapGraph, options: LeaveOptions): Draft {
  const names = frame.variables.length - options.cutpoints;
  const draft = Draft.of(frame);
  for (let node = 0; node < exit.size; node++) {
    draft.addNode(exit.labels[node] as number, exit.summaries[node] as number);
  }
  for (let edge = 0; edge < exit.kinds.length; edge++) {
    const source = frame.size + (exit.sources[edge] as number);
    draft.addEdge(source, exit.kinds[edge] as number, frame.size + (exit.targets[edge] as number));
  }
  // Nodes that stood for the callee's get the numbers of what they stood for.
  const numbers = Array.from({ length: draft.size }, (_, node) => node);
  for (let index = 0; index < options.cutpoints; index++) {
    const stand = frame.variables[names + index] as number;
    const node = exit.variables[options.firstCutpoint + index] as number;
    numbers[stand] = frame.size + node;
    draft.labels[stand] = exit.labels[node] as number;
    draft.summaries[stand] = exit.summaries[node] as number;
  }
  draft.variables.length = names;
  let count = 0;
  const shift = numbers.map((number, node) => (number === node ? count++ : -1));
  draft.renumber(
    numbers.map((number) => shift[number] as number),
    count,
  );
  for (const { from, to } of options.returned) {
    const node = exit.variables[from] as number;
    draft.variables[to] = node === NULL_NODE ? NULL_NODE : (shift[frame.size + node] as number);
  }
  return draft;
}

function reachedFrom(graph: HeapGraph, passed: readonly number[], backwards: number): Uint8Array {
  const seen = new Uint8Array(graph.size);
  for (const name of passed) {
    const node = graph.variables[name] as number;
    if (node !== NULL_NODE) seen[node] = 1;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < graph.kinds.length; edge++) {
      const source = graph.sources[edge] as number;
      const target = graph.targets[edge] as number;
      if (seen[source] === seen[target]) continue;
      const back = ((graph.kinds[edge] as number) & backwards) !== 0;
      if (seen[source] === 0 && !back) continue;
      seen[source] = 1;
      seen[target] = 1;
      changed = true;
    }
  }
  return seen;
}

/** Nodes of the callee's part that the caller holds, and that are not copied. */
function cutpointsOf(graph: HeapGraph, seen: Uint8Array, isShared: EnterOptions['isShared']): number[] {
  const held = new Uint8Array(graph.size);
  for (const node of graph.variables) if (node !== NULL_NODE) held[node] = 1;
  for (let edge = 0; edge < graph.kinds.length; edge++) {
    if (seen[graph.sources[edge] as number] === 0) held[graph.targets[edge] as number] = 1;
  }
  const cutpoints: number[] = [];
  for (let node = 0; node < graph.size; node++) {
    if (held[node] === 1 && seen[node] === 1 && isShared?.(graph.labels[node] as number) !== true) cutpoints.push(node);
  }
  return cutpoints;
}

function renumbering(seen: Uint8Array, kept: 0 | 1): { readonly numbers: Int32Array; count: number } {
  const numbers = new Int32Array(seen.length);
  let count = 0;
  for (let node = 0; node < seen.length; node++) numbers[node] = seen[node] === kept ? count++ : -1;
  return { numbers, count };
}
