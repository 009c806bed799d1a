/** The search for objects behind nodes, against contraction: what it was not written with; and what only labels say, by hand. */
import { describe, expect, it } from 'vitest';
import { represents } from '../../../../src/domains/heap/contraction/represents/represents.js';
import type { Label } from '../../../../src/domains/heap/contraction/state/labels.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import { Draft } from '../../../../src/structures/draft.js';
import { randomFrom } from '../../../fuzz/random.js';
import { allHeaps, draftOf, gardenHeap, type Heap } from '../support/heaps.js';
import { concreteOf, slotsOf, type World, worldOf } from './world.js';

function regular({ tables }: World): number {
  const classes = tables.labels.exactly('Node');
  return tables.labels.number({ vague: false, nullable: false, age: 'any', known: 0, classes });
}

function vague({ tables }: World, more: Partial<Label> = {}): number {
  const classes = tables.labels.atMost('Node');
  return tables.labels.number({ vague: true, nullable: false, age: 'any', known: 0, classes, ...more });
}

/** What contraction makes of a heap, as a state; undefined where it refuses. */
function contracted(world: World, heap: Heap): ShapeState | undefined {
  const variables = slotsOf(world, heap.variables);
  const draft = draftOf({ ...heap, variables, labels: heap.cells.map(() => regular(world)) });
  const graph = world.tables.graphs.contracted(draft);
  return typeof graph === 'string' ? undefined : world.tables.state(graph, [], 0);
}

interface Agreement {
  compared: number;
  represented: number;
  wrong: string[];
}

/** Every heap against the states of all: whether it is represented where contraction says so, and only there. */
function compare(world: World, heaps: readonly Heap[], fields: number): Agreement {
  const found: Agreement = { compared: 0, represented: 0, wrong: [] };
  const { graphs, options } = world.tables;
  const whole = heaps.map((heap) => ({ ...heap, cells: heap.cells.map((cell) => cell.slice(0, fields)) }));
  const states = whole.map((heap) => contracted(world, heap));
  const distinct = [
    ...new Map(states.flatMap((state) => (state === undefined ? [] : [[state.number, state]]))).values(),
  ];
  for (const [index, heap] of whole.entries()) {
    const own = states[index];
    if (own === undefined) continue;
    const concrete = concreteOf(world, heap);
    for (const state of distinct) {
      const expected =
        options.mode === 'exact'
          ? own === state
          : graphs.key(own.graph) === graphs.key(state.graph) && graphs.within(own.graph, state.graph);
      found.compared++;
      if (expected) found.represented++;
      if (represents(world.tables, concrete, state) !== expected)
        found.wrong.push(`${JSON.stringify(heap)} by ${state.graph}: expected ${expected}`);
    }
  }
  return found;
}

function gardens(seed: number, parent: number, fields: number, count: number): readonly Heap[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => gardenHeap(random, { variables: 2, fields, parent, most: 7 }));
}

describe('a machine state is represented by the contraction of its heap, and by what covers that', () => {
  it.each(['exact', 'partial'] as const)('%s: all small heaps', async (mode) => {
    const one = compare(await worldOf(mode, 1), [...allHeaps(2, 1, 3)], 1);
    expect(one.wrong).toEqual([]);
    const two = compare(await worldOf(mode, 2), [...allHeaps(1, 2, 2)], 2);
    expect(two.wrong).toEqual([]);
    expect(one.compared).toBeGreaterThan(1_000);
    expect(two.represented).toBeGreaterThan(20);
  });

  it.each(['exact', 'partial'] as const)('%s: trees with exits', async (mode) => {
    const { wrong, represented } = compare(await worldOf(mode, 2), gardens(1, -1, 2, 250), 2);
    expect(wrong).toEqual([]);
    expect(represented).toBeGreaterThan(200);
  });

  it.each(['exact', 'partial'] as const)('%s: trees that point back', async (mode) => {
    const { wrong, represented } = compare(await worldOf(mode, 3, [2]), gardens(2, 2, 3, 250), 3);
    expect(wrong).toEqual([]);
    expect(represented).toBeGreaterThan(200);
  });

  it.each(['exact', 'partial'] as const)('%s: doubly-linked lists', async (mode) => {
    const { wrong } = compare(await worldOf(mode, 2, [1]), gardens(3, 1, 2, 250), 2);
    expect(wrong).toEqual([]);
  });
});

describe('vague nodes', () => {
  const three: Heap = { variables: [0, 1], cells: [[1], [2], [-1]] };
  const state = (world: World, make: (draft: Draft) => void): ShapeState => {
    const draft = Draft.empty(2);
    make(draft);
    const variables = slotsOf(world, draft.variables);
    draft.variables.splice(0, 2, ...variables);
    return world.tables.state(world.tables.graphs.uncontracted(draft), [], 0);
  };

  it('may be one object, or null if they are nullable', async () => {
    const world = await worldOf('partial', 1);
    const apart = (label: number): ShapeState =>
      state(world, (draft) => {
        draft.variables[0] = draft.addNode(label);
        draft.variables[1] = draft.addNode(label);
      });
    const sure = apart(vague(world));
    const unsure = apart(vague(world, { nullable: true }));
    const [same, none]: Heap[] = [
      { variables: [0, 0], cells: [[-1]] },
      { variables: [0, -1], cells: [[-1]] },
    ];
    expect(represents(world.tables, concreteOf(world, three), sure)).toBe(true);
    expect(represents(world.tables, concreteOf(world, same as Heap), sure)).toBe(true);
    expect(represents(world.tables, concreteOf(world, none as Heap), sure)).toBe(false);
    expect(represents(world.tables, concreteOf(world, none as Heap), unsure)).toBe(true);
    const equal = state(world, (draft) => {
      draft.variables[0] = draft.addNode(vague(world, { nullable: true }));
      draft.variables[1] = 0;
    });
    expect(represents(world.tables, concreteOf(world, same as Heap), equal)).toBe(true);
    expect(represents(world.tables, concreteOf(world, three), equal)).toBe(false);
  });

  it('hold what is known of their fields', async () => {
    const world = await worldOf('partial', 1);
    const known = (target: 'y' | 'null'): ShapeState =>
      state(world, (draft) => {
        draft.variables[0] = draft.addNode(vague(world, { known: 1 }));
        draft.variables[1] = draft.addNode(vague(world));
        if (target === 'y') draft.addEdge(0, 0, 1);
      });
    expect(represents(world.tables, concreteOf(world, three), known('y'))).toBe(true);
    expect(represents(world.tables, concreteOf(world, three), known('null'))).toBe(false);
    const loose: Heap = { variables: [0, 1], cells: [[-1], [-1]] };
    expect(represents(world.tables, concreteOf(world, loose), known('y'))).toBe(false);
    expect(represents(world.tables, concreteOf(world, loose), known('null'))).toBe(true);
  });

  it('never refer to regular objects, directly or through others', async () => {
    const world = await worldOf('partial', 1);
    const mixed = state(world, (draft) => {
      draft.variables[0] = draft.addNode(vague(world));
      draft.variables[1] = draft.addNode(regular(world));
    });
    const apart: Heap = { variables: [0, 1], cells: [[-1], [-1]] };
    const through: Heap = { variables: [0, 1], cells: [[2], [-1], [1]] };
    expect(represents(world.tables, concreteOf(world, apart), mixed)).toBe(true);
    expect(represents(world.tables, concreteOf(world, through), mixed)).toBe(false);
    expect(represents(world.tables, concreteOf(world, apart, { data: [1, -1] }), mixed)).toBe(false);
    // Garbage may refer to anything.
    const garbage: Heap = { variables: [0, 1], cells: [[-1], [-1], [1]] };
    expect(represents(world.tables, concreteOf(world, garbage), mixed)).toBe(true);
    // Payload fields of regular objects do not refer to them either.
    expect(represents(world.tables, concreteOf(world, apart, { data: [-1, 1] }), mixed)).toBe(false);
    expect(represents(world.tables, concreteOf(world, apart, { data: [-1, 0] }), mixed)).toBe(true);
  });

  it('are of their classes and of their age', async () => {
    const world = await worldOf('partial', 1, [], { tellsFresh: true });
    const single = (more: Partial<Label>): ShapeState =>
      state(world, (draft) => {
        draft.variables[0] = draft.addNode(vague(world, more));
      });
    const heap: Heap = { variables: [0, -1], cells: [[-1]] };
    const { labels } = world.tables;
    const leaf = concreteOf(world, heap, { types: ['Leaf'] });
    expect(represents(world.tables, leaf, single({ classes: labels.atMost('Node') }))).toBe(true);
    expect(represents(world.tables, leaf, single({ classes: labels.exactly('Node') }))).toBe(false);
    const [young, old] = [concreteOf(world, heap, { allocated: [0] }), concreteOf(world, heap)];
    expect(represents(world.tables, young, single({ age: 'fresh' }))).toBe(true);
    expect(represents(world.tables, young, single({ age: 'old' }))).toBe(false);
    expect(represents(world.tables, old, single({ age: 'fresh' }))).toBe(false);
    expect(represents(world.tables, old, single({ age: 'old' }))).toBe(true);
  });
});
