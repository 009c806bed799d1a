/** Places where an implementation of the paper goes wrong without noticing; what must hold is said by the concrete heaps. */
import { describe, expect, it } from 'vitest';
import { BACKWARDS } from '../../../src/domains/heap/contraction/graphs/links.js';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import * as queries from '../../../src/domains/heap/contraction/graphs/queries.js';
import type { Statement } from '../../../src/domains/heap/contraction/graphs/statements.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';
import { enter, leave } from '../../../src/structures/local-heap.js';
import { stateOf, type Written } from './graphs.js';
import { lists, program, solve } from './worklist.js';

const [X, Y, T] = [0, 1, 2];
const [F, G, P] = [0, 1, 2];
type Mode = 'exact' | 'partial';

function setUp(mode: Mode = 'exact', parents: readonly number[] = []): ContractionStates {
  return new ContractionStates(contractionModel(3, { mode, parents }));
}

function load(target: number, object: number, field: number): Statement {
  return { kind: 'load', target, object, field };
}

/** Cells 0, 1, … one after the other along the field. */
function chain(cells: number, field = F): Written['edges'] {
  return Array.from({ length: cells - 1 }, (_, cell) => [cell, field, cell + 1] as const);
}

/** The inverse of edges. */
function backwards(edges: Written['edges']): Written['edges'] {
  return edges.map(([source, , target]) => [target, P, source] as const);
}

const isNull = (states: ContractionStates, state: number, variable: number): boolean =>
  states.graph(state).variables[variable] === -1;

it('1: x = x.next by the only holder: the rest of the list is not garbage', () => {
  const states = setUp();
  for (let cells = 2; cells <= 3; cells++) {
    const state = stateOf(states, { variables: [0, null, null], edges: chain(cells) });
    const shorter = stateOf(states, { variables: [0, null, null], edges: chain(cells - 1) });
    expect(states.successors(state, load(X, X, F)).states).toContain(cells === 2 ? singleCell(states) : shorter);
  }
  const one = states.successors(singleCell(states), load(X, X, F)).states;
  expect(one.map((state) => states.graph(state).size)).toEqual([0]);
});

function singleCell(states: ContractionStates): number {
  return stateOf(states, { variables: [0, null, null], edges: [] });
}

it('2: a.l = c; a.r = c: c is shared, and this is no tree', () => {
  const states = setUp();
  const twice = [
    [0, F, 1],
    [0, G, 1],
    [1, F, 2],
    [2, F, 3],
  ] as const;
  const state = stateOf(states, { variables: [0, null, null], edges: twice });
  expect(states.graph(state).size).toBe(3);
  expect(queries.tree(states.graph(state), states.model, X, [F, G])).toBe('no');
  // Both edges start in one object, and that is what unshared asks.
  expect(queries.unshared(states.graph(state), states.model, X, [F, G])).toBe('yes');
});

it('3: a list that ends in a cycle of one cell is no acyclic list', () => {
  const states = setUp();
  const state = stateOf(states, { variables: [0, null, null], edges: [...chain(3), [2, F, 2]] });
  expect(queries.acyclic(states.graph(state), states.model, X, [F])).toBe('no');
  expect(state).not.toBe(stateOf(states, { variables: [0, null, null], edges: chain(4) }));
  const ends = states
    .successors(state, load(T, X, F))
    .states.flatMap((next) => states.successors(next, load(T, T, F)).states);
  expect(ends.map((end) => queries.cyclic(states.graph(end), states.model, T))).toContain('yes');
});

it('4: an exit of a tree has one place: below the root or below one of its children', () => {
  const states = setUp();
  const state = stateOf(states, {
    variables: [0, 2, null],
    edges: [
      [0, G, 1],
      [1, F, 2],
    ],
    loops: { 1: [F, G] },
  });
  const { states: after } = states.successors(state, load(T, X, G));
  expect(after).toHaveLength(38);
  for (const each of after) {
    const graph = states.graph(each);
    expect(graph.targets.filter((target) => target === graph.variables[Y])).toHaveLength(1);
  }
});

describe('5: a list of two cells or more before y', () => {
  it.each<[Mode, boolean]>([
    ['exact', false],
    ['partial', true],
  ])('%s: whether x.f.f == y is possible: %s', (mode, possible) => {
    const states = setUp(mode);
    const state = stateOf(states, {
      variables: [0, 2, null],
      edges: [
        [0, F, 1],
        [1, F, 2],
      ],
      loops: { 1: [F] },
    });
    const second = states
      .successors(state, load(T, X, F))
      .states.flatMap((next) => states.successors(next, load(T, T, F)).states);
    expect(second.some((end) => states.graph(end).variables[T] === states.graph(end).variables[Y])).toBe(possible);
  });
});

it('6: what may be several cells may be one: t = x.f; t.f == null stays possible', () => {
  const states = setUp('partial');
  const state = stateOf(states, { variables: [0, null, null], edges: [[0, F, 1]], loops: { 1: [F] } });
  const ends = states
    .successors(state, load(T, X, F))
    .states.flatMap((next) => states.successors(next, load(T, T, F)).states);
  expect(ends.some((end) => isNull(states, end, T))).toBe(true);
});

it('7: a store that makes a DAG or a cycle gives a graph, never nothing', () => {
  const states = setUp();
  const state = stateOf(states, { variables: [0, 1, null], edges: chain(3) });
  const shared = states.successors(state, { kind: 'store', object: X, field: G, value: Y });
  const cycle = states.successors(state, { kind: 'store', object: Y, field: F, value: X });
  expect([shared.states.length, cycle.states.length]).toEqual([1, 1]);
  const small = new ContractionStates(contractionModel(3, { mode: 'exact', cap: 2 }));
  const before = stateOf(small, { variables: [0, 1, null], edges: chain(2) });
  const third = small.successors(before, { kind: 'new', target: T, label: 0 });
  expect(third).toEqual({ states: [], alarm: false, refusal: 'too-many-distinct-nodes' });
});

it('8: a rotation holds a cell twice for a while, and ends in a tree', () => {
  const rotate = program(`
start: x = x -> first
first: y = x.left -> tested
tested: y != null -> second
second: t = y.right -> third
third: x.left = t -> fourth
fourth: t = null -> fifth
fifth: y.right = x -> sixth
sixth: x = y -> seventh
seventh: y = null -> exit`);
  const run = solve(rotate, 'partial', (states) => {
    const edges = [
      [0, 0, 1],
      [0, 1, 2],
    ] as const;
    return [stateOf(states, { variables: [0, null, null], edges, loops: { 1: [0, 1], 2: [0, 1] } })];
  });
  const exits = [...(run.at.get('exit') ?? [])];
  expect([run.alarms, run.refused]).toEqual([[], []]);
  expect(exits.length).toBeGreaterThan(0);
  for (const state of exits) expect(queries.tree(run.states.graph(state), run.states.model, 0)).toBe('yes');
});

it('9: of a doubly-linked list only the tail is held: the other cells live', () => {
  const states = setUp('exact', [P]);
  const edges = chain(5);
  const both = stateOf(states, { variables: [0, 4, null], edges: [...edges, ...backwards(edges)] });
  const [dropped] = states.successors(both, { kind: 'set-null', target: X }).states as [number];
  expect(states.graph(dropped).size).toBe(3);
  const before = states.successors(dropped, load(T, Y, P)).states;
  expect(before.length).toBeGreaterThan(0);
  expect(before.every((state) => !isNull(states, state, T))).toBe(true);
  // Cut off in front of the rest, which only prev holds: its first cell goes on pointing to x.
  const cut = stateOf(states, { variables: [0, 4, null], edges: [...edges, ...backwards(edges)] });
  const after = states.successors(cut, { kind: 'store', object: X, field: F }).states;
  expect(after).toContain(
    stateOf(states, {
      variables: [0, 4, null],
      edges: [...edges.filter(([source]) => source >= 1), ...backwards(edges)],
    }),
  );
});

it('10: y.prev is the cell before y, not the first one: two outcomes', () => {
  const states = setUp('exact', [P]);
  const edges = chain(6);
  const state = stateOf(states, { variables: [0, 5, null], edges: [...edges, ...backwards(edges)] });
  const { states: after } = states.successors(state, load(T, Y, P));
  expect(after).toHaveLength(2);
  for (const each of after) {
    const next = states.successors(each, load(T, T, F)).states;
    expect(next.map((end) => states.graph(end).variables[T] === states.graph(end).variables[Y])).toEqual([true]);
  }
});

it('11: a prev that is not set yet stays visible, and the list is no doubly-linked one', () => {
  const states = setUp('exact', [P]);
  const edges = chain(7);
  const all = backwards(edges);
  const broken = stateOf(states, {
    variables: [0, null, null],
    edges: [...edges, ...all.filter(([source]) => source !== 3)],
  });
  expect(queries.dll(states.graph(broken), states.model, X, F, P)).toBe('no');
  const right = stateOf(states, { variables: [0, null, null], edges: [...edges, ...all] });
  expect(queries.dll(states.graph(right), states.model, X, F, P)).toBe('yes');
  expect(states.graph(right).size).toBe(2);
});

it('12: x = new; x = null leaves the state that was before', () => {
  const states = setUp();
  const state = stateOf(states, { variables: [null, 0, null], edges: chain(4) });
  const [made] = states.successors(state, { kind: 'new', target: X, label: 0 }).states as [number];
  expect(states.successors(made, { kind: 'set-null', target: X }).states).toEqual([state]);
});

/** Passes x to a callee with a formal and nothing else, runs its body, and comes back. */
function call(states: ContractionStates, state: number, body: readonly Statement[]): number[] {
  const options = { passed: [X], backwards: BACKWARDS, searchLimit: 100 };
  const { callee, frame, cutpoints } = enter(states.graph(state), options);
  const exits = body.reduce<number[]>(
    (all, statement) => all.flatMap((each) => states.successors(each, statement).states),
    [states.contracted(Draft.of(callee)) as number],
  );
  return exits.map((exit) => {
    const draft = leave(frame, states.graph(exit), { cutpoints, firstCutpoint: 1, returned: [] });
    return states.contracted(draft) as number;
  });
}

it('13: the callee cuts the list in front of a cell that the caller holds: it survives', () => {
  const states = setUp();
  const before = stateOf(states, { variables: [0, 3, null], edges: chain(5) });
  const after = stateOf(states, {
    variables: [0, 3, null],
    edges: [[3, F, 4]],
  });
  const cut = call(states, before, [{ kind: 'store', object: 0, field: F }]);
  expect(cut).toEqual([after]);
});

it('14: the callee moves its parameter on: the variable of the caller does not move', () => {
  const states = setUp();
  const before = stateOf(states, { variables: [0, null, null], edges: chain(4) });
  expect(new Set(call(states, before, [load(0, 0, F)]))).toEqual(new Set([before]));
});

it('15: reach along one field through a tree of two is unknown; along both it is certain', () => {
  const states = setUp();
  const graph = states.graph(
    stateOf(states, {
      variables: [0, 2, null],
      edges: [
        [0, F, 1],
        [1, F, 2],
      ],
      loops: { 1: [F, G] },
    }),
  );
  expect(queries.reach(graph, states.model, X, Y, [F])).toBe('unknown');
  expect(queries.reach(graph, states.model, X, Y, [F, G])).toBe('yes');
  expect(queries.reach(graph, states.model, X, Y, [G])).toBe('no');
  expect(queries.reach(graph, states.model, X, Y)).toBe('yes');
});

it('a doubly-linked list stays one when a cell is put behind the cursor', () => {
  const insertion = program(`
start: h != null -> begin
begin: c = h -> head
head: * -> insert
head: n = c.next -> look
look: n != null -> move
move: c = n -> clear
clear: n = null -> head
look: n == null -> insert
insert: n = c.next -> made
made: e = new -> one
one: e.next = n -> two
two: e.prev = c -> three
three: c.next = e -> four
four: n == null -> done
four: n != null -> five
five: n.prev = e -> done
done: n = null -> sixth
sixth: e = null -> seventh
seventh: c = null -> exit`);
  const verdicts = (text: ReturnType<typeof program>): string[] => {
    const run = solve(text, 'partial', lists(1), ['prev']);
    expect([run.alarms, run.refused]).toEqual([[], []]);
    return [...(run.at.get('exit') ?? [])].map((state) =>
      queries.dll(run.states.graph(state), run.states.model, 0, 0, 1),
    );
  };
  expect(new Set(verdicts(insertion))).toEqual(new Set(['yes']));
  // The stale pointer of the broken twin is seen.
  const edges = insertion.edges.map((edge) => (edge.from === 'five' ? { from: 'five', to: 'done' } : edge));
  expect(verdicts({ ...insertion, edges })).toContain('no');
});
