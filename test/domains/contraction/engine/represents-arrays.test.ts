/** Slots of arrays that index variables mean: by hand, for an array of three. */
import { describe, expect, it } from 'vitest';
import { elementFields } from '../../../../src/domains/heap/contraction/index.js';
import { represents } from '../../../../src/domains/heap/contraction/represents/represents.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import { SLOT } from '../../../../src/domains/heap/contraction/universe.js';
import type { Code } from '../../../../src/engine/code.js';
import type { ConcreteState } from '../../../../src/engine/concrete.js';
import { ProgramModel } from '../../../../src/engine/index.js';
import type { HeapObject } from '../../../../src/ir/heap.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { Draft } from '../../../../src/structures/draft.js';
import { openTexts } from '../../../support/open.js';

const PROGRAM = `
class Node { Node next; }
class Main { static void swap(Node[] a, int i, Node x) { Node y = a[i]; a[i] = x; x = y; } }
`;
const LENGTH = 3;

interface World {
  readonly tables: ShapeTables;
  readonly code: Code;
}

async function worldOf(): Promise<World> {
  const { table } = await openTexts([{ path: 'Main.java', text: PROGRAM }]);
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs() });
  const elements = elementFields('Node');
  const tables = new ShapeTables(program, {
    universe: {
      links: Object.values(elements),
      parents: [],
      payloads: [],
      statics: [],
      isNode: (type) => type === 'Node',
      elements,
    },
    mode: 'partial',
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 40,
    splits: 5_000,
    cutpoints: 4,
    outside: 'told-apart',
  });
  const method = table.find('Main')?.methods.find(({ name }) => name === 'swap');
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error('the method has no body');
  return { tables, code };
}

/** All elements are null; the index variable means one slot, with some others before it or after it, or both. */
function meaning({ tables, code }: World, others: 'none' | 'before' | 'after' | 'both'): ShapeState {
  const { labels, numbers } = tables;
  if (numbers.elements === undefined) throw new Error('arrays are vague');
  const { first, next } = numbers.elements;
  const label = (classes: number): number =>
    labels.number({ vague: false, nullable: false, age: 'any', known: 0, classes });
  const slots = tables.slots(code);
  const draft = Draft.empty(slots.fixed);
  const [a] = code.body.parameters;
  if (a === undefined) throw new Error('no parameter');
  const array = draft.addNode(label(labels.exactly('Node[]')));
  draft.variables[slots.of(a)] = array;
  const slot = draft.addNode(label(labels.atMost(SLOT)));
  draft.variables[slots.firstCell] = slot;
  const chain = (): number => draft.addNode(label(labels.atMost(SLOT)), 1 << next);
  if (others === 'before' || others === 'both') {
    const before = chain();
    draft.addEdge(array, first, before);
    draft.addEdge(before, next, slot);
  } else draft.addEdge(array, first, slot);
  if (others === 'after' || others === 'both') draft.addEdge(slot, next, chain());
  return tables.state(tables.graphs.uncontracted(draft), [], 0);
}

function machineAt({ code }: World, index: number | undefined): ConcreteState {
  const array: HeapObject = { id: 0 };
  const [a, i] = code.body.parameters;
  return {
    method: code.method,
    point: code.body.entry,
    value: (variable) => (variable === a ? array : variable === i ? index : null),
    heap: {
      typeOf: () => 'Node[]',
      field: () => undefined,
      fields: () => [],
      staticField: () => undefined,
      statics: () => [],
      length: () => LENGTH,
      element: () => null,
      text: () => undefined,
    },
    entryValues: [],
    allocations: [],
    isInitialised: () => true,
  };
}

describe('a slot that an index variable means', () => {
  it('is remembered', async () => {
    const { tables, code } = await worldOf();
    expect(tables.slots(code).cells.map(({ sourceName }) => sourceName)).toEqual(['i']);
  });

  it.each([
    ['none', []],
    ['after', [0]],
    ['both', [1]],
    ['before', [2]],
  ] as const)('is where the index says: others %s', async (others, indices) => {
    const world = await worldOf();
    const state = meaning(world, others);
    const found = [0, 1, 2].filter((index) => represents(world.tables, machineAt(world, index), state));
    expect(found).toEqual(indices);
    expect(represents(world.tables, machineAt(world, undefined), state)).toBe(false);
  });
});
