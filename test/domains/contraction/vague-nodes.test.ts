/** Contraction of graphs with vague nodes: they stay as they are, whatever refers to them, and do not count. */
import { describe, expect, it } from 'vitest';
import { contractionModel, type LabelPolicy } from '../../../src/domains/heap/contraction/graphs/model.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';
import { showGraph } from '../../../src/structures/heap-graph.js';
import { randomHeaps } from './support/audits.js';
import { draftOf, type Heap } from './support/heaps.js';
import { referenceContraction } from './support/reference.js';

const VAGUE = 1;
const POLICY: LabelPolicy = {
  keep: (label) => label === VAGUE,
  merge: (upper, lower) => (upper === lower && upper !== VAGUE ? upper : -1),
};

/** What the given cell reaches is vague, itself included. */
function withVague(heap: Heap, start: number): Heap {
  const labels = heap.cells.map(() => 0);
  const rest = [start];
  for (let cell = rest.pop(); cell !== undefined; cell = rest.pop()) {
    if (labels[cell] !== 0) continue;
    labels[cell] = VAGUE;
    rest.push(...(heap.cells[cell] ?? []).filter((target) => target !== -1));
  }
  return { ...heap, labels };
}

describe.each<[fields: number, parents: readonly number[]]>([
  [1, []],
  [2, []],
  [2, [1]],
  [3, [2]],
])('%i fields, parents %j', (fields, parents) => {
  it('what a cell reaches stays as it is, the rest is contracted by the definition', () => {
    const states = new ContractionStates(contractionModel(2, { mode: 'exact', parents, cap: 100, labels: POLICY }));
    let contracted = 0;
    const parent = parents[0] ?? -1;
    for (const plain of randomHeaps({ variables: 2, fields, parent }, 9, 200, 3)) {
      for (const start of [0, plain.cells.length >> 1, plain.cells.length - 1]) {
        const vague = withVague(plain, start);
        const state = states.contracted(draftOf(vague));
        if (typeof state === 'string') continue;
        const expected = states.uncontracted(Draft.of(referenceContraction(vague, parents, 'vague')));
        expect(showGraph(states.graph(state))).toBe(showGraph(states.graph(expected)));
        // Once more changes nothing.
        expect(states.contracted(states.draft(state))).toBe(state);
        if (states.graph(state).summaries.some((loops) => loops !== 0)) contracted++;
      }
    }
    expect(contracted).toBeGreaterThan(5);
  });
});

describe('vague nodes', () => {
  it('do not count against the cap, others do', () => {
    const states = new ContractionStates(contractionModel(5, { cap: 2, labels: POLICY }));
    const holding = (labels: readonly number[]): number | string => {
      const draft = Draft.empty(labels.length);
      labels.forEach((label, name) => {
        draft.variables[name] = draft.addNode(label);
      });
      return states.contracted(draft);
    };
    expect(typeof holding([0, 0, VAGUE, VAGUE, VAGUE])).toBe('number');
    expect(holding([0, 0, 0, VAGUE])).toBe('too-many-distinct-nodes');
  });

  it('hang on fields after the 31st and on fields that make shapes', () => {
    const states = new ContractionStates(contractionModel(1, { cap: 9, labels: POLICY, parents: [1] }));
    const draft = Draft.empty(1);
    const cells = [0, 0, 0, VAGUE, VAGUE].map((label) => draft.addNode(label));
    const [head, second, third, payload, other] = cells as [number, number, number, number, number];
    draft.variables[0] = head;
    draft.addEdge(head, 0, second);
    draft.addEdge(second, 1, head);
    draft.addEdge(second, 0, third);
    draft.addEdge(third, 1, second);
    draft.addEdge(head, 40, payload);
    draft.addEdge(third, 0, other);
    draft.addEdge(payload, 0, other);
    draft.addEdge(other, 1, payload);
    const state = states.contracted(draft) as number;
    const graph = states.graph(state);
    // Second and third are one list, with its exit to the vague cell.
    expect([graph.size, graph.kinds.length]).toEqual([4, 5]);
    expect(states.merged(state, state)).toBe(state);
    expect(states.contracted(states.draft(state))).toBe(state);
    // The list is walked off: it ends in the vague cell.
    const after = states.successors(state, { kind: 'load', target: 0, object: 0, field: 0 });
    expect(after.states.length).toBeGreaterThan(1);
  });

  it('that refer to others, which does not happen, break nothing', () => {
    const states = new ContractionStates(contractionModel(1, { labels: POLICY, parents: [1] }));
    const draft = Draft.empty(1);
    const [vague, first, second] = [draft.addNode(VAGUE), draft.addNode(0), draft.addNode(0)];
    draft.variables[0] = vague;
    draft.addEdge(vague, 0, first);
    draft.addEdge(first, 0, second);
    draft.addEdge(first, 1, vague);
    draft.addEdge(second, 1, first);
    expect(typeof states.contracted(draft)).toBe('number');
  });
});
