/** Every statement on every small heap against the graphs. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import type {
  Results,
  ShapeGraph,
  ShapeGraphs,
} from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';
import { run, type Statement, statements } from './concrete-steps.js';

export function step(graphs: ShapeGraphs, statement: Statement, graph: ShapeGraph): Results {
  switch (statement.kind) {
    case 'forget':
      return graphs.forget(graph, statement.x);
    case 'allocate':
      return graphs.allocate(graph, statement.x);
    case 'elsewhere':
      return graphs.setElsewhere(graph, statement.x);
    case 'copy':
      return graphs.copy(graph, statement.x, statement.y);
    case 'load':
      return graphs.load(graph, statement.x, statement.y, statement.field);
    case 'store':
      return graphs.store(graph, statement.x, statement.field, statement.y);
    case 'store-null':
      return graphs.storeNull(graph, statement.x, statement.field);
    case 'store-elsewhere':
      return graphs.storeElsewhere(graph, statement.x, statement.field);
  }
}

export interface StepAudit {
  /** The first result of a run that no graph stands for. */
  readonly missing?: string;
  /** Graphs given that no heap of the size bound leads to. */
  readonly extra: readonly string[];
  readonly pairs: number;
  readonly largest: number;
}

/** Relational: exact. Keyed: what is below a graph given counts. */
export function auditSteps(
  graphs: ShapeGraphs,
  variables: number,
  heaps: Iterable<ConcreteHeap>,
  withElsewhere = false,
): StepAudit {
  const all = statements(variables, graphs.fields).filter(
    ({ kind }) => withElsewhere || (kind !== 'elsewhere' && kind !== 'store-elsewhere'),
  );
  const given = new Map<string, { results: readonly ShapeGraph[]; met: Set<ShapeGraph> }>();
  let largest = 0;
  for (const heap of heaps) {
    const before = graphs.image(heap);
    for (const [number, statement] of all.entries()) {
      const key = `${before}/${number}`;
      let known = given.get(key);
      if (known === undefined) {
        const results = step(graphs, statement, before);
        if (results === undefined)
          return { missing: `over the limit: ${graphs.show(before)}`, extra: [], pairs: 0, largest: 0 };
        known = { results, met: new Set() };
        largest = Math.max(largest, results.length);
        given.set(key, known);
      }
      for (const after of run(statement, heap, graphs.fields)) {
        const exact = graphs.image(after);
        if (known.met.has(exact)) continue;
        const over = known.results.find((result) => result === exact || graphs.represents(result, after));
        if (over === undefined) {
          const text = `${JSON.stringify(statement)} on ${graphs.show(before)} misses ${graphs.show(exact)}`;
          return { missing: `${text}; heap ${JSON.stringify(heap)}`, extra: [], pairs: given.size, largest };
        }
        known.met.add(exact);
        known.met.add(over);
      }
    }
  }
  const extra: string[] = [];
  for (const [key, { results, met }] of given) {
    const [before, number] = key.split('/').map(Number) as [number, number];
    for (const result of results) {
      if (met.has(result)) continue;
      extra.push(`${JSON.stringify(all[number])} on ${graphs.show(before)} gives ${graphs.show(result)}`);
    }
  }
  return { extra, pairs: given.size, largest };
}
