/** A graph as one tuple of integers, written after a numbering of its nodes; the graph can be read back from it. */
import type { TupleInterner } from '../base/interner.js';
import { Draft } from './draft.js';
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

/**
 * `numbers[old]` is the number under which a node is written. Layout: sizes, variables, labels, summaries, edges by source.
 * The code is written into `code`, which may be used again and again.
 */
export function encoded(graph: HeapGraph, numbers: Int32Array, code: number[] = []): number[] {
  const { size, variables, labels, summaries, starts, kinds, targets } = graph;
  code.length = 0;
  const old = new Int32Array(size);
  for (let node = 0; node < size; node++) old[numbers[node] as number] = node;
  code[0] = size;
  code[1] = variables.length;
  let place = 2;
  for (const node of variables) code[place++] = node === NULL_NODE ? NULL_NODE : (numbers[node] as number);
  for (let node = 0; node < size; node++) code[place++] = labels[old[node] as number] as number;
  for (let node = 0; node < size; node++) code[place++] = summaries[old[node] as number] as number;
  for (let node = 0; node < size; node++) {
    const from = old[node] as number;
    const end = starts[from + 1] as number;
    code[place++] = end - (starts[from] as number);
    const first = place;
    for (let edge = starts[from] as number; edge < end; edge++, place += 2) {
      const kind = kinds[edge] as number;
      const target = numbers[targets[edge] as number] as number;
      // Kinds ascend already; targets of one kind have new numbers.
      let slot = place;
      for (; slot > first && code[slot - 2] === kind && (code[slot - 1] as number) > target; slot -= 2) {
        code[slot + 1] = code[slot - 1] as number;
        code[slot] = kind;
      }
      code[slot] = kind;
      code[slot + 1] = target;
    }
  }
  return code;
}

export function decoded(code: Int32Array): HeapGraph {
  const size = code[0] as number;
  const names = code[1] as number;
  const labels = 2 + names;
  const edges = (code.length - labels - 3 * size) >>> 1;
  const starts = new Int32Array(size + 1);
  const [sources, kinds, targets] = [new Int32Array(edges), new Int32Array(edges), new Int32Array(edges)];
  let place = labels + 2 * size;
  let edge = 0;
  for (let node = 0; node < size; node++) {
    for (let count = code[place++] as number; count > 0; count--, edge++) {
      sources[edge] = node;
      kinds[edge] = code[place++] as number;
      targets[edge] = code[place++] as number;
    }
    starts[node + 1] = edge;
  }
  return {
    size,
    variables: code.slice(2, labels),
    labels: code.slice(labels, labels + size),
    summaries: code.slice(labels + size, labels + 2 * size),
    starts,
    sources,
    kinds,
    targets,
  };
}

/** The same as a draft, read where it lies. */
export function drafted(codes: TupleInterner, number: number): Draft {
  const size = codes.at(number, 0);
  const names = codes.at(number, 1);
  const draft = Draft.empty(0);
  const { variables, labels, summaries, sources, kinds, targets } = draft;
  let place = 2;
  for (let name = 0; name < names; name++) variables.push(codes.at(number, place++));
  for (let node = 0; node < size; node++) labels.push(codes.at(number, place++));
  for (let node = 0; node < size; node++) summaries.push(codes.at(number, place++));
  for (let node = 0; node < size; node++) {
    for (let count = codes.at(number, place++); count > 0; count--) {
      sources.push(node);
      kinds.push(codes.at(number, place++));
      targets.push(codes.at(number, place++));
    }
  }
  return draft;
}

export function compareCodes(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) return left.length - right.length;
  for (let index = 0; index < left.length; index++) {
    const difference = (left[index] as number) - (right[index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
