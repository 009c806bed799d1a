/** Lemmas 1 and 3 of the paper as properties, abstraction on demand, and what stops contraction. */
import { describe, expect, it } from 'vitest';
import { concretised } from '../../../src/domains/heap/contraction/graphs/concretise.js';
import { infeasible } from '../../../src/domains/heap/contraction/graphs/feasible.js';
import { kindOf } from '../../../src/domains/heap/contraction/graphs/links.js';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import { execute, type Statement } from '../../../src/domains/heap/contraction/graphs/statements.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';
import { showGraph } from '../../../src/structures/heap-graph.js';
import { type Random, randomFrom } from '../../fuzz/random.js';
import { allStatements, draftOf, type Heap, heapOf, randomHeap, run } from './support/heaps.js';
import { referenceContraction } from './support/reference.js';

const SHAPE = { variables: 2, fields: 2, cells: 8 };

/** A graph by the rules of lemma 1, not from a heap: single nodes, and below them trees with exits to single nodes. */
function randomState(random: Random): Draft {
  const draft = Draft.empty(3);
  const singles = Array.from({ length: 1 + random.below(4) }, () => draft.addNode(0));
  for (let name = 0; name < 3; name++) draft.variables[name] = random.pick(singles);
  for (const source of singles) {
    for (const field of [0, 1]) {
      if (random.below(4) === 0) continue;
      if (random.below(2) === 0) {
        draft.addEdge(source, field, random.pick(singles));
        continue;
      }
      const tree = draft.addNode(0, random.below(4));
      draft.addEdge(source, field, tree);
      for (let count = random.below(4); count > 0; count--) draft.addEdge(tree, random.below(2), random.pick(singles));
    }
  }
  return draft;
}

describe('lemma 1: feasibility', () => {
  const model = contractionModel(3, { mode: 'exact', cap: 100 });

  it('a graph that meets the conditions is the contraction of a heap', () => {
    const random = randomFrom(1);
    const states = new ContractionStates(model);
    let feasible = 0;
    for (let count = 0; count < 3_000; count++) {
      const graph = randomState(random).freeze();
      if (infeasible(graph, model) !== undefined) continue;
      feasible++;
      const heap = heapOf(concretised(graph, model), 2);
      const back = Draft.of(referenceContraction(heap));
      expect(states.uncontracted(back), showGraph(graph)).toBe(states.uncontracted(Draft.of(graph)));
    }
    expect(feasible).toBeGreaterThan(200);
  });

  it('the contraction of a heap meets the conditions', () => {
    const random = randomFrom(2);
    for (let count = 0; count < 500; count++) {
      expect(infeasible(referenceContraction(randomHeap(random, { ...SHAPE, variables: 3 })), model)).toBeUndefined();
    }
  });

  it('each condition excludes a graph', () => {
    const list = (change: (draft: Draft, nodes: readonly number[]) => void): string | undefined => {
      const draft = Draft.empty(3);
      const nodes = [draft.addNode(0), draft.addNode(0, 1), draft.addNode(0)];
      draft.variables[0] = 0;
      draft.variables[1] = 2;
      draft.addEdge(0, 0, 1);
      draft.addEdge(1, 0, 2);
      change(draft, nodes);
      return infeasible(draft.freeze(), model);
    };
    expect(list(() => {})).toBeUndefined();
    expect(list((draft) => draft.addNode(0))).toContain('garbage');
    expect(list((draft) => draft.summaries.fill(1, 2))).toContain('distinct');
    expect(list((draft) => draft.addEdge(1, 1, draft.addNode(0)))).toContain('contracted');
    expect(list((draft) => draft.addEdge(1, 0, 2))).toContain('two edges');
    expect(list((draft) => draft.summaries.splice(1, 1, 3) && draft.addEdge(1, 0, 2))).toBeUndefined();
  });
});

/** What a variable points to, and what has not one edge into it. */
function distinctCells(heap: Heap): number[] {
  return heap.cells.flatMap((_, cell) => {
    const entries = heap.cells.flat().filter((target) => target === cell).length;
    return heap.variables.includes(cell) || entries !== 1 ? [cell] : [];
  });
}

describe('lemma 3: contraction and statements commute', () => {
  // Labels choose the nodes that stay: 1 for those that are distinct before or after the statement.
  const labels = {
    merge: (upper: number, lower: number): number => (upper === lower ? upper : -1),
    keep: (label: number): boolean => label === 1,
  };
  const states = new ContractionStates(contractionModel(2, { mode: 'exact', cap: 100, labels }));

  /** Contracted onto the labelled nodes; `label` is what their label becomes after that. */
  const contracted = (draft: Draft, label: number): Draft => {
    const state = states.contracted(draft);
    if (typeof state === 'string') throw new Error(state);
    const result = Draft.of(states.graph(state));
    result.labels.forEach((_, node) => {
      result.labels[node] = Math.min(result.labels[node] as number, label);
    });
    return result;
  };

  it('on random heaps, for every statement', () => {
    const random = randomFrom(3);
    let compared = 0;
    for (let count = 0; count < 80; count++) {
      const heap = randomHeap(random, SHAPE);
      const live = heapOf(states.graph(states.uncontracted(draftOf(heap))), 2);
      for (const statement of allStatements(2, 2)) {
        if (statement.kind === 'new') continue;
        const after = run(live, statement);
        if (after === undefined || after === 'stopped') continue;
        compared++;
        const chosen = [...distinctCells(live), ...distinctCells(after)];
        const labelled = (each: Heap): Draft => {
          const draft = draftOf(each);
          for (const cell of chosen) draft.labels[cell] = 1;
          return draft;
        };
        const partly = contracted(labelled(live), 1);
        expect(states.contracted(contracted(partly.copy(), 0)), 'idempotence').toBe(states.contracted(draftOf(live)));
        const [stepped, ...more] = execute(partly, statement, states.model).drafts;
        if (stepped === undefined || more.length > 0) throw new Error('what becomes distinct is a node already');
        const diagonal = contracted(stepped, 1);
        expect(states.uncontracted(diagonal.copy()), 'commutative diagram').toBe(states.contracted(labelled(after)));
        const bare = Draft.of(diagonal.freeze());
        bare.labels.fill(0);
        expect(states.contracted(bare), 'equivalence').toBe(states.contracted(draftOf(after)));
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});

describe('abstraction on demand', () => {
  it.each(['exact', 'partial'] as const)('contracting late forgets less, and covers what runs do, %s', (mode) => {
    const random = randomFrom(4);
    const states = new ContractionStates(contractionModel(2, { mode, cap: 100 }));
    const statements = allStatements(2, 2).filter(({ kind }) => !kind.startsWith('test'));
    const reachedBy = (start: number, steps: readonly Statement[], late: boolean): number[] =>
      steps.reduce<number[]>(
        (all, step) =>
          all.flatMap((state) => [
            ...(late ? states.exactSuccessors(state, step) : states.successors(state, step)).states,
          ]),
        [start],
      );
    const within = (lower: number, upper: number): boolean =>
      mode === 'exact' ? lower === upper : states.key(lower) === states.key(upper) && states.within(lower, upper);
    let [fewer, runs] = [0, 0];
    for (let count = 0; count < 150; count++) {
      const heap = randomHeap(random, SHAPE);
      const start = states.contracted(draftOf(heap)) as number;
      const steps: Statement[] = Array.from({ length: 4 }, () => random.pick(statements));
      const each = new Set(reachedBy(start, steps, false));
      const late = new Set(
        reachedBy(start, steps, true).map((state) => states.contracted(states.draft(state)) as number),
      );
      for (const state of late) expect([...each].some((other) => within(state, other))).toBe(true);
      if (late.size < each.size) fewer++;
      const end = steps.reduce<Heap | undefined | 'stopped'>(
        (current, step) => (typeof current === 'object' ? run(current, step) : current),
        heap,
      );
      if (typeof end !== 'object') continue;
      runs++;
      const expected = states.contracted(draftOf(end)) as number;
      expect([...late].some((state) => within(expected, state))).toBe(true);
    }
    expect(fewer).toBeGreaterThan(0);
    expect(runs).toBeGreaterThan(20);
  });
});

describe('what stops contraction', () => {
  const chain = (labels: readonly number[], field = 0): Draft => {
    const draft = Draft.empty(1);
    labels.forEach((label, index) => {
      draft.addNode(label);
      if (index > 0) draft.addEdge(index - 1, field, index);
    });
    draft.variables[0] = 0;
    return draft;
  };
  const sizeOf = (draft: Draft, options = {}): number | string => {
    const states = new ContractionStates(contractionModel(1, { mode: 'exact', ...options }));
    const state = states.contracted(draft);
    return typeof state === 'string' ? state : states.graph(state).size;
  };

  it('labels that must stay apart', () => {
    expect(sizeOf(chain([0, 0, 0, 0, 0]))).toBe(2);
    expect(sizeOf(chain([0, 1, 1, 0, 0, 1]))).toBe(4);
  });

  it('labels that are merged are those of all objects below', () => {
    const labels = { merge: (upper: number, lower: number): number => upper | lower };
    const states = new ContractionStates(contractionModel(1, { mode: 'exact', labels }));
    const state = states.contracted(chain([1, 2, 4, 2])) as number;
    expect(Array.from(states.graph(state).labels)).toEqual([1, 6]);
  });

  it('a field that has no bit among the loops', () => {
    expect(sizeOf(chain([0, 0, 0], 30))).toBe(2);
    expect(sizeOf(chain([0, 0, 0, 0], 31))).toBe(4);
  });

  it('more distinct nodes than the cap: it says so', () => {
    expect(sizeOf(chain([0, 1, 0, 1, 0, 1]), { cap: 4 })).toBe('too-many-distinct-nodes');
    expect(sizeOf(chain([0, 0, 0, 0, 0, 0]), { cap: 4 })).toBe(2);
  });

  it('a cycle that only a parent pointer holds: it says so', () => {
    const draft = Draft.empty(1);
    const [one, other, held] = [draft.addNode(0), draft.addNode(0), draft.addNode(0)];
    draft.variables[0] = held;
    draft.addEdge(one, 0, other);
    draft.addEdge(other, 0, one);
    draft.addEdge(one, 2, other);
    draft.addEdge(one, 1, held);
    draft.addEdge(held, 2, one);
    draft.addEdge(other, 2, one);
    expect(sizeOf(draft, { parents: [2] })).toBe('cycle-held-by-parent-pointers-only');
  });

  it('two parent fields are told apart', () => {
    const draft = chain([0, 0, 0, 0]);
    for (const cell of [1, 2, 3]) draft.addEdge(cell, 5, cell - 1);
    for (const cell of [1, 2]) draft.addEdge(cell, 6, cell - 1);
    const states = new ContractionStates(contractionModel(1, { mode: 'exact', parents: [5, 6] }));
    const graph = states.graph(states.contracted(draft) as number);
    // The last cell lacks the second one, so that it stays below the summary of the two others.
    expect([graph.size, ...graph.kinds]).toEqual([3, kindOf(0, 3), kindOf(0, 1)]);
  });
});
