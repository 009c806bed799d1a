/** Giving up, other variables, cutting and combining, on concrete heaps and on graphs. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { NO_CELL, OUTSIDE } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import type {
  Results,
  ShapeGraph,
  ShapeGraphs,
} from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';
import { lost, run, type Statement, statements } from './concrete-steps.js';
import { step } from './step-audit.js';

type Choose = (bound: number) => number;

/** What is wrong with the graphs as answer for the heap. */
export function failure(graphs: ShapeGraphs, results: Results, heap: ConcreteHeap, text: string): string | undefined {
  if (results === undefined) return `${text}: over the limit`;
  if (results.some((graph) => graphs.represents(graph, heap))) return undefined;
  const given = results.map((graph) => graphs.show(graph)).join(' | ');
  return `${text} misses ${graphs.show(graphs.image(heap))} ${JSON.stringify(heap)}; given: ${given}`;
}

export function giveUpFails(graphs: ShapeGraphs, heap: ConcreteHeap, x: number): string | undefined {
  const graph = graphs.image(heap);
  const after = lost(heap, heap.variables[x] as number);
  return failure(graphs, graphs.giveUp(graph, x), after, `give up ${x} on ${graphs.show(graph)}`);
}

export function projectFails(graphs: ShapeGraphs, heap: ConcreteHeap, choose: Choose): string | undefined {
  const graph = graphs.image(heap);
  const mapping = Array.from({ length: choose(4) + 1 }, () => choose(heap.variables.length + 2) - 2);
  const variables = mapping.map((from) =>
    from === -1 ? NO_CELL : from === -2 ? OUTSIDE : (heap.variables[from] as number),
  );
  const text = `project ${mapping} on ${graphs.show(graph)}`;
  return failure(graphs, graphs.project(graph, mapping), { variables, cells: heap.cells }, text);
}

/** A call whose callee runs random statements on its own variables; its caller goes on with the heap that it leaves. */
export function callFails(
  graphs: ShapeGraphs,
  heap: ConcreteHeap,
  cuts: number,
  choose: Choose,
): string | undefined | 'cut' {
  const count = heap.variables.length;
  const graph = graphs.image(heap);
  const passed = Array.from({ length: 1 + choose(2) }, () => choose(count));
  const kept = heap.variables.flatMap((_, variable) => (choose(3) > 0 ? [variable] : []));
  const parts = graphs.separate(graph, passed, kept, cuts);
  const text = `call of ${passed} keeping ${kept} on ${graphs.show(graph)}`;
  if (parts === undefined) return `${text}: over the limit`;
  if (parts === 'inseparable') return 'cut';
  const all = statements(passed.length, graphs.fields).filter(({ kind }) => !kind.includes('elsewhere'));
  const script = Array.from({ length: choose(4) }, () => all[choose(all.length)] as Statement);

  // In the concrete heap the callee has variables behind those of the caller.
  let heaps: ConcreteHeap[] = [
    {
      variables: [
        ...heap.variables.map((value, variable) => (kept.includes(variable) ? value : NO_CELL)),
        ...passed.map((from) => heap.variables[from] as number),
      ],
      cells: heap.cells,
    },
  ];
  for (const statement of script) {
    const moved =
      'y' in statement
        ? { ...statement, x: statement.x + count, y: statement.y + count }
        : { ...statement, x: statement.x + count };
    heaps = heaps.flatMap((each) => run(moved, each, graphs.fields));
  }
  const results: ShapeGraph[] = [];
  for (const { callee, frame } of parts) {
    let exits: readonly ShapeGraph[] = [callee];
    for (const statement of script) {
      const next = exits.map((exit) => step(graphs, statement, exit));
      if (next.includes(undefined)) return `${text}: over the limit`;
      exits = graphs.merged(next.flatMap((each) => each ?? []));
    }
    for (const exit of exits) {
      const combined = graphs.combine(frame, exit, cuts);
      if (combined === undefined) return `${text}: over the limit`;
      results.push(...combined);
    }
  }
  for (const after of heaps) {
    const fails = failure(graphs, results, after, `${text} running ${JSON.stringify(script)}`);
    if (fails !== undefined) return fails;
  }
  return undefined;
}

/** Relational: a call that does nothing changes nothing, once the callee's own variables are forgotten. */
export function idleCallFails(graphs: ShapeGraphs, graph: ShapeGraph, x: number): string | undefined {
  const variables = Array.from({ length: graphs.variables(graph) }, (_, variable) => variable);
  const parts = graphs.separate(graph, [x], variables, variables.length);
  if (parts === undefined) return 'over the limit';
  if (parts === 'inseparable') return undefined;
  const after = new Set<ShapeGraph>();
  for (const { callee, frame } of parts) {
    for (const whole of graphs.combine(frame, callee, variables.length) ?? []) {
      for (const left of graphs.project(whole, variables) ?? []) after.add(left);
    }
  }
  return after.size === 1 && after.has(graph) ? undefined : `an idle call of ${x} changes ${graphs.show(graph)}`;
}
