/** Elements of arrays: against runs on all small heaps, and what a run over Java text says of them. */
import { describe, expect, it } from 'vitest';
import { regularLabel } from '../../../../src/domains/heap/contraction/entry/vague.js';
import { elementFields } from '../../../../src/domains/heap/contraction/index.js';
import type { ShapeState, Work } from '../../../../src/domains/heap/contraction/state/state.js';
import { loadElement, newArray, storeElement } from '../../../../src/domains/heap/contraction/step/elements.js';
import { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import { SLOT } from '../../../../src/domains/heap/contraction/universe.js';
import { type Code, ProgramModel } from '../../../../src/engine/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { shape } from '../../../../src/workspace/index.js';
import { openTexts } from '../../../support/open.js';

const NODE = 'class Node { Node next; }';
const NEXT = { owner: 'Node', name: 'next', type: 'Node' };

interface World {
  readonly tables: ShapeTables;
  readonly code: Code;
  readonly array: number;
  readonly x: number;
}

async function worldOf(mode: 'exact' | 'partial'): Promise<World> {
  const text = `${NODE} class M { static void m(Node[] a, Node x) { } }`;
  const { table } = await openTexts([{ path: 'M.java', text }]);
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs() });
  const method = table.find('M')?.methods.find(({ name }) => name === 'm');
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error('no code');
  const elements = elementFields('Node');
  const tables = new ShapeTables(program, {
    universe: {
      links: [NEXT, ...Object.values(elements)],
      parents: [],
      payloads: [],
      statics: [],
      isNode: (type) => type === 'Node',
      elements,
    },
    mode,
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 40,
    splits: 5_000,
    cutpoints: 4,
    outside: 'told-apart',
  });
  const [a, x] = code.body.parameters.map((parameter) => tables.slots(code).of(parameter));
  return { tables, code, array: a as number, x: x as number };
}

/** Nodes by number, -1 for null. */
interface Heap {
  readonly next: readonly number[];
  readonly slots: readonly number[];
  readonly x: number;
}

function* lists(length: number, values: number): Generator<readonly number[]> {
  if (length === 0) yield [];
  else
    for (const rest of lists(length - 1, values)) for (let value = -1; value < values; value++) yield [value, ...rest];
}

function allHeaps(nodes: number, slots: number): readonly Heap[] {
  const heaps: Heap[] = [];
  for (let count = 0; count <= nodes; count++) {
    for (const next of lists(count, count)) {
      for (let length = 0; length <= slots; length++) {
        for (const held of lists(length, count)) for (let x = -1; x < count; x++) heaps.push({ next, slots: held, x });
      }
    }
  }
  return heaps;
}

function stateOf({ tables, code, array, x }: World, heap: Heap): ShapeState {
  const work = tables.blank(code);
  const { draft } = work;
  const { elements } = tables.numbers;
  if (elements === undefined) throw new Error('no elements');
  const label = regularLabel(tables, tables.labels.exactly('Node'));
  const nodes = heap.next.map(() => draft.addNode(label));
  heap.next.forEach((to, from) => {
    if (to >= 0) draft.addEdge(nodes[from] as number, tables.numbers.of(NEXT), nodes[to] as number);
  });
  let above = draft.addNode(regularLabel(tables, tables.labels.exactly('Node[]')));
  draft.variables[array] = above;
  heap.slots.forEach((held, index) => {
    const slot = draft.addNode(regularLabel(tables, tables.labels.atMost(SLOT)));
    draft.addEdge(above, index === 0 ? elements.first : elements.next, slot);
    if (held >= 0) draft.addEdge(slot, elements.element, nodes[held] as number);
    above = slot;
  });
  draft.variables[x] = heap.x < 0 ? -1 : (nodes[heap.x] as number);
  return tables.closed(work).state;
}

function covers({ tables: { graphs, options } }: World, upper: ShapeState, lower: ShapeState): boolean {
  if (options.mode === 'exact') return upper === lower;
  return graphs.key(upper.graph) === graphs.key(lower.graph) && graphs.within(lower.graph, upper.graph);
}

/** Heaps after an access at each index, against the states after the access on the state of the heap. */
function uncovered(
  world: World,
  run: (heap: Heap, index: number) => Heap,
  access: (work: Work) => readonly Work[],
): { readonly compared: number; readonly missing: readonly string[] } {
  const { tables } = world;
  const after = new Map<number, readonly ShapeState[]>();
  const missing: string[] = [];
  let compared = 0;
  for (const heap of allHeaps(3, 2)) {
    const state = stateOf(world, heap);
    const states = after.get(state.number) ?? access(tables.work(state)).map((work) => tables.closed(work).state);
    after.set(state.number, states);
    for (const index of heap.slots.keys()) {
      compared++;
      const wanted = stateOf(world, run(heap, index));
      if (!states.some((each) => covers(world, each, wanted))) missing.push(`${JSON.stringify(heap)} at ${index}`);
    }
  }
  return { compared, missing };
}

describe.each(['exact', 'partial'] as const)('arrays of lists, %s', (mode) => {
  it('have all elements loaded that runs load', async () => {
    const world = await worldOf(mode);
    const { compared, missing } = uncovered(
      world,
      (heap, index) => ({ ...heap, x: heap.slots[index] as number }),
      (work) => loadElement(world.tables, work, world.x, { base: world.array, cell: -1, most: 5_000 }, 'Node').works,
    );
    expect(compared).toBeGreaterThan(5_000);
    expect(missing).toEqual([]);
  });

  it('have all slots stored into that runs store into', async () => {
    const world = await worldOf(mode);
    const { missing } = uncovered(
      world,
      (heap, index) => ({ ...heap, slots: heap.slots.map((held, place) => (place === index ? heap.x : held)) }),
      (work) => storeElement(world.tables, work, { base: world.array, cell: -1, most: 5_000 }, world.x).works,
    );
    expect(missing).toEqual([]);
  });

  it('are new with null in each slot', async () => {
    const world = await worldOf(mode);
    const { tables, array } = world;
    const made = (length: number | undefined): readonly ShapeState[] =>
      newArray(tables, tables.blank(world.code), array, 'Node[]', length).map((work) => tables.closed(work).state);
    const concrete = [0, 1, 2, 3].map((length) =>
      stateOf(world, { next: [], slots: new Array<number>(length).fill(-1), x: -1 }),
    );
    for (const [length, state] of concrete.entries()) {
      expect(made(length).some((each) => covers(world, each, state))).toBe(true);
      expect(made(undefined).some((each) => covers(world, each, state))).toBe(true);
    }
    // An array without slots is told apart from the others.
    expect(made(0).some((each) => covers(world, each, concrete[1] as ShapeState))).toBe(false);
    expect(made(2).some((each) => covers(world, each, concrete[0] as ShapeState))).toBe(false);
  });
});

async function verdicts(method: string): Promise<readonly string[]> {
  const text = `class T { static class Node { int value; Node next; }\n${method} }`;
  const { results, faults } = shape(await openTexts([{ path: 'T.java', text }]), {
    classes: [],
    methods: ['m'],
    budget: 1,
    needs: false,
    replay: false,
  });
  expect(faults).toBe(0);
  return results.flatMap(({ claims }) =>
    claims.filter(({ property }) => property === 'ensures').map(({ verdict }) => verdict),
  );
}

describe('what is proved of arrays', () => {
  const PUT = 'n.next = a[i]; a[i] = n;';
  const method = (body: string): string => `//@ requires a != null && tree(a, [], next);
    //@ ensures tree(a, [], next);
    static void m(Node[] a, int i, int j) { Node n = new Node(); ${body} }`;

  it('an index that keeps its value means one slot', async () => {
    expect(await verdicts(method(PUT))).toEqual(['proved']);
  });

  it('another index, or one that has changed, may mean another', async () => {
    expect(await verdicts(method('n.next = a[i]; a[j] = n;'))).not.toContain('proved');
    expect(await verdicts(method('n.next = a[i]; i = j; a[i] = n;'))).not.toContain('proved');
    expect(await verdicts(method('n.next = a[i]; for (int k = 0; k < 2; k++) { a[i] = n; i++; }'))).not.toContain(
      'proved',
    );
  });

  it('another array has other slots', async () => {
    const other = `Node[] b = new Node[2]; b[i] = n; a[i] = n;`;
    const text = `//@ requires a != null && tree(a, [], next);
      //@ ensures a[0] == null || \\result == null || disjoint(a, \\result, [], next);
      static Node[] m(Node[] a, int i) { Node n = new Node(); ${other} return b; }`;
    expect(await verdicts(text)).not.toContain('proved');
  });

  it('two slots of one array are one object', async () => {
    const text = `//@ ensures unshared(\\result, [], next);
      static Node[] m() { Node[] a = new Node[2]; Node n = new Node(); a[0] = n; a[1] = n; return a; }`;
    expect(await verdicts(text)).toEqual(['unknown']);
  });
});
