/** Machine states made by hand, and the tables of a small program, for tests of `represents`. */
import type { ContractionOptions } from '../../../../src/domains/heap/contraction/options.js';
import { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import type { Code } from '../../../../src/engine/code.js';
import type { ConcreteState } from '../../../../src/engine/concrete.js';
import { ProgramModel } from '../../../../src/engine/index.js';
import type { HeapObject, HeapView } from '../../../../src/ir/heap.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { openTexts } from '../../../support/open.js';
import type { Heap } from '../support/heaps.js';

const PROGRAM = `
class Node { Node f; Node g; Node p; Object data; static Node kept; }
class Leaf extends Node { }
class Main { static void pair(Node x, Node y) { } }
`;

export const FIELDS: readonly FieldReference[] = ['f', 'g', 'p'].map((name) => ({ owner: 'Node', name, type: 'Node' }));
export const DATA: FieldReference = { owner: 'Node', name: 'data', type: 'java.lang.Object' };

export interface World {
  readonly tables: ShapeTables;
  readonly code: Code;
}

/** By slot: what the two parameters hold; all else is null. */
export function slotsOf({ tables, code }: World, [x, y]: readonly number[]): number[] {
  const slots = tables.slots(code);
  const variables = new Array<number>(slots.fixed).fill(-1);
  for (const [index, parameter] of code.body.parameters.entries()) {
    variables[slots.of(parameter)] = [x, y][index] ?? -1;
  }
  return variables;
}

/** `links` and `parents` are numbers of `FIELDS`. */
export async function worldOf(
  mode: ContractionOptions['mode'],
  links: number,
  parents: readonly number[] = [],
  more: Partial<ContractionOptions> = {},
): Promise<World> {
  const { table } = await openTexts([{ path: 'Main.java', text: PROGRAM }]);
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs() });
  const tables = new ShapeTables(program, {
    universe: {
      links: FIELDS.slice(0, links),
      parents: parents.map((number) => FIELDS[number] as FieldReference),
      payloads: [DATA],
      statics: [],
      isNode: (type) => type === 'Node',
    },
    mode,
    contracts: 'everywhere',
    tellsFresh: false,
    pinsParameters: false,
    olds: () => [],
    cap: 100,
    splits: 5_000,
    cutpoints: 4,
    outside: 'told-apart',
    ...more,
  });
  const method = table.find('Main')?.methods.find(({ name }) => name === 'pair');
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error('the method has no body');
  return { tables, code };
}

export interface Made {
  /** By cell: what `data` holds: a cell, or -1. */
  readonly data?: readonly number[];
  readonly types?: readonly string[];
  /** Cells that were allocated in the run. */
  readonly allocated?: readonly number[];
}

/** The state at the entry of `pair` on that heap. */
export function concreteOf({ code }: World, heap: Heap, made: Made = {}): ConcreteState {
  const objects: readonly HeapObject[] = heap.cells.map((_, id) => ({ id }));
  const value = (cell: number | undefined): HeapObject | null => objects[cell ?? -1] ?? null;
  const view: HeapView = {
    typeOf: ({ id }) => made.types?.[id] ?? 'Node',
    field: ({ id }, owner, name) => {
      if (owner !== 'Node') return undefined;
      if (name === 'data') return value(made.data?.[id]);
      return value(heap.cells[id]?.[FIELDS.findIndex((field) => field.name === name)]);
    },
    fields: () => FIELDS,
    staticField: () => undefined,
    statics: () => [],
    length: () => undefined,
    element: () => null,
    text: () => undefined,
  };
  const [edge] = code.body.edges;
  if (edge === undefined) throw new Error('an empty body');
  return {
    method: code.method,
    point: code.body.entry,
    value: (variable) => {
      const slot = code.body.parameters.indexOf(variable);
      return slot < 0 ? undefined : value(heap.variables[slot]);
    },
    heap: view,
    entryValues: [],
    allocations: (made.allocated ?? []).map((cell) => ({ object: objects[cell] as HeapObject, edge, inside: true })),
    isInitialised: () => true,
  };
}
