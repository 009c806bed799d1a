/** The oracle of soundness tests accepts what a run shows and refuses every state that says something else. */

import { beforeAll, expect, it } from 'vitest';
import { recencyDomain } from '../../../src/domains/heap/recency/index.js';
import type { Region } from '../../../src/domains/heap/recency/regions/regions.js';
import { represents } from '../../../src/domains/heap/recency/represents/represents.js';
import type { Contents, State } from '../../../src/domains/heap/recency/state/state.js';
import { Tables } from '../../../src/domains/heap/recency/state/tables.js';
import type { Value } from '../../../src/domains/heap/recency/state/values.js';
import type { Code } from '../../../src/engine/code.js';
import type { ConcreteState } from '../../../src/engine/concrete.js';
import { analyse, ProgramModel } from '../../../src/engine/index.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { observe } from '../../fuzz/soundness/observed-run.js';
import { open } from './support.js';

const PROGRAM = `class Node { Node next; Node other; int value; }
class Leaf extends Node { }
public class Main {
  static Node shared;
  static int test(Node p, Node q, int n) {
    Node a = new Node();
    a.value = 5;
    a.next = p;
    shared = a;
    Node many = null;
    for (int i = 0; i < n; i++) {
      Node made = new Leaf();
      made.next = many;
      many = made;
    }
    Node[] array = { a, p };
    Node loaded = p.next;
    int end = a.value;
    return end + array.length + (loaded == many ? 1 : 0) + (q == a ? 1 : 0);
  }
}`;

let tables: Tables;
let code: Code;
/** The last state of the run before the comparison, and the abstract states there that stand for it. */
let concrete: ConcreteState;
let fitting: readonly State[];

beforeAll(async () => {
  const table = await open(PROGRAM);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, { classes: table.inputs() });
  tables = new Tables(program);
  const domain = recencyDomain(tables, program);
  const method = table.find('Main')?.methods.find(({ name }) => name === 'test');
  const found = method === undefined ? undefined : program.code(method);
  if (method === undefined || found === undefined) throw new Error('no method');
  code = found;
  const states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
  const result = analyse(program, domain, [{ code, states }]);
  const [activation] = result.activations;
  if (activation === undefined) throw new Error('nothing was analysed');
  const machine = new Machine(table, { natives: NATIVES, stepBudget: 2_000, checkClauses: false });
  machine.initialise('Main');
  const p = machine.allocate('Leaf');
  machine.setField(p, 'Node', 'next', machine.allocate('Node'));
  observe(
    machine,
    hierarchy,
    { method, values: [p, p, 3], initialised: ['Main', 'Node', 'Leaf'] },
    {
      follows: () => 'yes',
      visit: (state) => {
        if (state.method !== method) return;
        const here = result.at(activation, state.point);
        const matching = here.filter((each) => represents(tables, state, each));
        expect(matching.length, `point ${state.point}`).toBeGreaterThan(0);
        const isLast = code.body.outgoing[state.point]?.some(({ span }) => span.line === 18);
        if (isLast === true && fitting === undefined) {
          concrete = { ...state, allocations: [...state.allocations] };
          fitting = matching;
          tampered();
        }
      },
    },
  );
});

/** The machine goes on after a visit, so changed states are judged at once. */
const verdicts = new Map<string, boolean>();
function tampered(): void {
  for (const [name, change] of Object.entries(CHANGES)) {
    const changed = fitting.map(change);
    if (changed.some((state, index) => state === fitting[index])) throw new Error(`${name} changes nothing`);
    verdicts.set(
      name,
      changed.some((state) => represents(tables, concrete, state)),
    );
  }
}

function variable(name: string): number {
  const found = code.body.variables.find((each) => each.sourceName === name);
  if (found === undefined) throw new Error(`no variable ${name}`);
  return found.index;
}

function regionOf(state: State, name: string): Region {
  const value = state.variables.get(variable(name));
  const [region] = value?.kind === 'reference' ? value.targets : [];
  if (region === undefined) throw new Error(`${name} refers to nothing`);
  return region;
}

function withContents(state: State, name: string, change: (contents: Contents) => Partial<Contents>): State {
  const region = regionOf(state, name);
  const contents = state.heap.get(region);
  if (contents === undefined) throw new Error(`nothing is known of ${name}`);
  return tables.withContents(state, region, tables.contents({ ...contents, ...change(contents) }));
}

function withCell(state: State, name: string, field: string, value: Value): State {
  const type = field === 'value' ? 'int' : 'Node';
  const number = field === '[]' ? tables.element : tables.field({ owner: 'Node', name: field, type });
  return withContents(state, name, ({ cells }) => ({ cells: cells.set(number, value) }));
}

const CHANGES: Readonly<Record<string, (state: State) => State>> = {
  'a variable is null that is not': (state) => tables.withVariable(state, variable('a'), tables.values.nullReference),
  'a variable refers to another object': (state) =>
    tables.withVariable(state, variable('a'), tables.reference(0, [regionOf(state, 'p')])),
  'a number is another': (state) => tables.withVariable(state, variable('n'), tables.number(4, 9)),
  'a field holds another number': (state) => withCell(state, 'a', 'value', tables.number(6, 7)),
  'a field of the recent object holds only null': (state) => withCell(state, 'a', 'next', tables.values.nullReference),
  'an external object is said to be null in a field': (state) =>
    withCell(state, 'p', 'next', tables.values.nullReference),
  'a static field holds only null': (state) => {
    const cells = state.heap
      .get(tables.statics)
      ?.cells.set(tables.field({ owner: 'Main', name: 'shared', type: 'Node' }), tables.values.nullReference);
    return tables.withContents(state, tables.statics, tables.contents({ opaque: true, ...(cells && { cells }) }));
  },
  'an allocated object is not there': (state) => tables.with(state, { heap: state.heap.delete(regionOf(state, 'a')) }),
  'many are at most one': (state) => {
    const summary = [...state.heap].find(([, { count }]) => count.endsWith('∞]'));
    if (summary === undefined) throw new Error('there is no summary');
    return tables.withContents(state, summary[0], tables.contents({ ...summary[1], count: '[0,1]' }));
  },
  'the class is another': (state) => withContents(state, 'a', () => ({ type: 'Leaf' })),
  'the bound of an external object is another': (state) =>
    withContents(state, 'p', () => ({ type: 'java.lang.String' })),
  'the length is another': (state) => withContents(state, 'array', () => ({ length: tables.number(3, 3) })),
  'elements are others': (state) => withCell(state, 'array', '[]', tables.reference(0, [regionOf(state, 'a')])),
  'a class is initialised that is not': (state) =>
    tables.with(state, { initialised: [...state.initialised, tables.classNumber('Unheard')] }),
};

for (const name of Object.keys(CHANGES)) {
  it(`refuses: ${name}`, () => {
    expect(verdicts.get(name)).toBe(false);
  });
}

it('looked at the state before the end', () => {
  expect(fitting.length).toBeGreaterThan(0);
});
