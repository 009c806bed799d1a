/** Figures 2, 3 and 5 from the paper's text; of figure 6 the two rows whose programs can be told, and a third program. */
import { describe, expect, it } from 'vitest';
import type { Truth } from '../../../src/base/truth.js';
import { mayHold } from '../../../src/domains/heap/contraction/graphs/evaluate-formula.js';
import { fieldSet } from '../../../src/domains/heap/contraction/graphs/field-set.js';
import type { Formula } from '../../../src/domains/heap/contraction/graphs/formula.js';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import { Paths } from '../../../src/domains/heap/contraction/graphs/paths.js';
import * as queries from '../../../src/domains/heap/contraction/graphs/queries.js';
import { reachedFrom } from '../../../src/domains/heap/contraction/graphs/reached.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { VaguePart } from '../../../src/domains/heap/contraction/graphs/vague-part.js';
import { FIGURE_3 as S2, stateOf, written } from './graphs.js';
import { DELETE, INSERT, REVERSE, trees } from './programs.js';
import { lists, program, solve } from './worklist.js';

const [LEFT, RIGHT] = [0, 1];
const model = contractionModel(3, { mode: 'exact' });

describe('figure 2: contraction of a tree', () => {
  // The picture is lost. The text: node 3 of S1 stands for a tree with an edge to 4; the cell 5 of C1 has no path to 4.
  it('the tree becomes one node; the path from it is no must path', () => {
    const states = new ContractionStates(model);
    const concrete = stateOf(states, {
      variables: [0, 4, null],
      edges: [
        [0, LEFT, 3],
        [3, LEFT, 5],
        [3, RIGHT, 6],
        [6, LEFT, 4],
      ],
    });
    const abstract = states.uncontracted(
      written({
        variables: [0, 2, null],
        edges: [
          [0, LEFT, 1],
          [1, LEFT, 2],
        ],
        loops: { 1: [LEFT, RIGHT] },
      }),
    );
    expect(concrete).toBe(abstract);
    const graph = states.graph(concrete);
    const tree = graph.summaries.findIndex((loops) => loops !== 0);
    const paths = new Paths(graph);
    expect(paths.between(tree, graph.variables[1] as number)).toBe('unknown');
    expect(paths.between(graph.variables[0] as number, graph.variables[1] as number)).toBe('yes');
  });
});

describe('figure 3: all lists of four cells or more, x at the head, y at the tail', () => {
  it('is the state of lists of 4, 5 and 9 cells, and not of 3', () => {
    const states = new ContractionStates(model);
    const list = (cells: number): number =>
      stateOf(states, {
        variables: [0, cells - 1, null],
        edges: Array.from({ length: cells - 1 }, (_, cell) => [cell, LEFT, cell + 1] as const),
      });
    const state = states.uncontracted(written(S2));
    expect([4, 5, 9].map(list)).toEqual([state, state, state]);
    expect(list(3)).not.toBe(state);
  });

  it('there is a must path from 0 to 2 though no edge is a must edge', () => {
    const graph = written(S2).freeze();
    expect(queries.reach(graph, model, 0, 1)).toBe('yes');
    expect(reachedFrom(graph, 0, fieldSet(model), new VaguePart(graph, model)).whole).toEqual(Uint8Array.of(1, 1, 1));
  });
});

describe('figure 5: the state of figure 3 as a logical structure', () => {
  const graph = written(S2).freeze();
  const object = (object: number): Formula => ({ kind: 'variable', variable: object, object });

  it('paths: may and must', () => {
    const paths = new Paths(graph);
    const pairs = (wanted: readonly Truth[]): string[] =>
      [0, 1, 2].flatMap((source) =>
        [0, 1, 2]
          .filter((target) => wanted.includes(paths.between(source, target)))
          .map((target) => `${source}${target}`),
      );
    expect(pairs(['yes', 'unknown'])).toEqual(['01', '02', '11', '12']);
    expect(pairs(['yes'])).toEqual(['01', '02', '12']);
  });

  it('edges: all are may, none is must', () => {
    // For two objects: the edge may be there, and may be absent.
    const between = (holds: boolean, source: number, target: number): boolean => {
      const edge: Formula = { kind: 'field', field: LEFT, source: 0, target: 1 };
      const what: Formula = holds ? edge : { kind: 'not', operand: edge };
      const ends = (name: number, node: number): Formula =>
        node === 0
          ? { ...object(0), kind: 'variable', variable: 0, object: name }
          : node === 2
            ? { kind: 'variable', variable: 1, object: name }
            : neither(name);
      const body: Formula = { kind: 'and', operands: [ends(0, source), ends(1, target), what] };
      return mayHold({ kind: 'exists', object: 0, body: { kind: 'exists', object: 1, body } }, graph, model);
    };
    for (const [source, target] of [[0, 1] as const, [1, 1] as const, [1, 2] as const]) {
      expect([between(true, source, target), between(false, source, target)]).toEqual([true, true]);
    }
    expect([between(true, 0, 2), between(true, 2, 0), between(true, 1, 0)]).toEqual([false, false, false]);
  });

  const neither = (name: number): Formula => ({
    kind: 'and',
    operands: [0, 1].map(
      (variable): Formula => ({ kind: 'not', operand: { kind: 'variable', variable, object: name } }),
    ),
  });

  it('formula (1), everything is x or reached from x: proved', () => {
    const reached: Formula = {
      kind: 'or',
      operands: [
        { kind: 'equal', left: 0, right: 1 },
        { kind: 'path', source: 1, target: 0 },
      ],
    };
    const body: Formula = {
      kind: 'exists',
      object: 1,
      body: { kind: 'and', operands: [{ kind: 'variable', variable: 0, object: 1 }, reached] },
    };
    const formula: Formula = { kind: 'forall', object: 0, body };
    expect(mayHold(formula, graph, model)).toBe(true);
    expect(mayHold({ kind: 'not', operand: formula }, graph, model)).toBe(false);
  });

  it('formula (2), nothing points with left to y: false in every list, and refuted with TR prime', () => {
    const neitherNor: Formula = {
      kind: 'or',
      operands: [
        { kind: 'not', operand: { kind: 'variable', variable: 1, object: 1 } },
        { kind: 'not', operand: { kind: 'field', field: LEFT, source: 0, target: 1 } },
      ],
    };
    const over = (outer: number, inner: number): Formula => ({
      kind: 'forall',
      object: outer,
      body: { kind: 'forall', object: inner, body: neitherNor },
    });
    expect([mayHold(over(0, 1), graph, model), mayHold(over(1, 0), graph, model)]).toEqual([false, false]);
    // Into an object of the summary the edge is not known: nothing points with left to what is neither x nor y.
    const hidden: Formula = { kind: 'not', operand: { kind: 'field', field: LEFT, source: 0, target: 1 } };
    const body: Formula = { kind: 'forall', object: 0, body: hidden };
    const some: Formula = { kind: 'exists', object: 1, body: { kind: 'and', operands: [neither(1), body] } };
    expect(mayHold(some, graph, model)).toBe(true);
  });
});

describe('figure 6: numbers of states', () => {
  it.each([
    ['exact', 15, 16, 20],
    ['partial', 8, 9, 12],
  ] as const)('reverse and delete, %s', (mode, head, inside, exit) => {
    const reverse = solve(REVERSE, mode, lists());
    expect([reverse.alarms, reverse.refused]).toEqual([[], []]);
    expect(reverse.at.get('head')?.size).toBe(head);
    expect(Math.max(...[...reverse.at.values()].map((states) => states.size))).toBe(inside);
    const deletion = solve(DELETE, mode, lists());
    expect([deletion.alarms, deletion.refused]).toEqual([[], []]);
    expect(deletion.at.get('exit')?.size).toBe(exit);
  });

  it.each([
    ['exact', 2275, 22750],
    ['partial', 52, 208],
  ] as const)('insertion into a tree without order, %s', (mode, head, most) => {
    const run = solve(INSERT, mode, (states, variables) => trees(states, variables));
    expect([run.alarms, run.refused]).toEqual([[], []]);
    expect(run.at.get('head')?.size).toBe(head);
    expect(Math.max(...[...run.at.values()].map((states) => states.size))).toBe(most);
    const verdicts = [...(run.at.get('exit') ?? [])].map((state) => queries.tree(run.states.graph(state), model, 0));
    expect(new Set(verdicts)).toEqual(new Set(['yes']));
  });

  it('reverse leaves a list in y and nothing in x', () => {
    const { states, at } = solve(REVERSE, 'partial', lists());
    const [x, y] = ['x', 'y'].map((name) => REVERSE.variables.indexOf(name)) as [number, number];
    for (const state of at.get('exit') ?? []) {
      expect(states.graph(state).variables[x]).toBe(-1);
      expect(queries.list(states.graph(state), states.model, y, 0)).toBe('yes');
    }
  });

  it('without the test the load is reported', () => {
    const broken = program('start: x = x -> body\nbody: x = x.next -> body');
    expect(solve(broken, 'partial', lists()).alarms).toHaveLength(1);
  });
});
