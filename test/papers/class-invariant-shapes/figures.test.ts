/** The rounds of the thesis's examples, and the graphs between their statements, as rebuilt from its prose. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import type { Mode } from '../../../src/domains/heap/shapegraph/graphs/store/model.js';
import { ClassAnalysis, type ClassText, type Line } from '../../domains/shapegraph/graphs/support/class-equation.js';
import { IntList1, IntList2, IntStack, popBody } from './programs.js';

const EVERY = 1;

function analysis(text: ClassText, mode: Mode = 'relational'): ClassAnalysis {
  return new ClassAnalysis(shapeGraphs({ fields: 1, mode, limit: 1_000 }), text);
}

function sets(of: ClassAnalysis): { fresh: string[][]; methods: Record<string, string[]>[] } {
  const rounds = of.rounds();
  const shown = (graphs: readonly number[]): string[] => graphs.map((graph) => of.show(graph)).sort();
  return {
    fresh: rounds.map(({ fresh }) => shown(fresh)),
    methods: rounds.map(({ methods }) =>
      Object.fromEntries(Object.entries(methods).map(([name, graphs]) => [name, shown(graphs)])),
    ),
  };
}

/** The graphs after each line, from one graph over the field. */
function between(of: ClassAnalysis, lines: readonly Line[], start: (of: ClassAnalysis) => number): string[][] {
  let current: readonly number[] = [start(of)];
  return lines.map((line) => {
    current = of.line(line, current);
    return current.map((graph) => of.show(graph)).sort();
  });
}

/** A list of so many cells at the field. */
function stack(cells: number): (of: ClassAnalysis) => number {
  return ({ graphs, variables }) => {
    const chain = Array.from({ length: cells }, (_, cell) => [cell + 1 < cells ? cell + 1 : -1]);
    return graphs.image({ variables: variables.map((_, at) => (at === 0 && cells > 0 ? 0 : -1)), cells: chain });
  };
}

const A = '{top}';
const B = '{top} -> @';
const C = '{top} -> @, @ -> @';

describe('IntStack (figures 6 to 31)', () => {
  it('reaches the fixed point in round 4 with three graphs and the empty one', () => {
    const { fresh, methods } = sets(analysis(IntStack));
    expect(fresh).toEqual([['E'], [A], [B], [C], []]);
    // Each column is what the methods make of the graphs new before the round.
    expect(methods.slice(1)).toEqual([
      { push: [A], pop: ['E'], peek: ['E'] },
      { push: [B], pop: ['E'], peek: [A] },
      { push: [C], pop: [A], peek: [B] },
      { push: [C], pop: [B, C], peek: [C] },
    ]);
  });

  it('abrupt ends add no graph once garbage is collected (figures 11 and 16 keep it)', () => {
    const of = analysis(IntStack);
    for (const [cells, graph] of [A, B, C].entries()) {
      const entry = of.graphs.project(stack(cells + 1)(of), [0]) ?? [];
      const { abrupt } = of.method('push', entry);
      expect(abrupt.map((each) => of.show(each))).toEqual([graph]);
    }
  });

  const push = ['t1 = new', 't2 = top', 't1.head = i', 't1.tail = t2', 'top = t1'];

  it('push, statement by statement', () => {
    const of = analysis(IntStack);
    expect(between(of, push, stack(0))).toEqual([['{t1}'], ['{t1}'], ['{t1}'], ['{t1}'], ['{top,t1}']]);
    expect(between(of, push, stack(1))).toEqual([
      ['{top}, {t1}'],
      ['{top,t2}, {t1}'],
      ['{top,t2}, {t1}'],
      ['{t1} -> {top,t2}'],
      ['{top,t1} -> {t2}'],
    ]);
    expect(between(of, push, stack(2))).toEqual([
      ['{top} -> @, {t1}'],
      ['{top,t2} -> @, {t1}'],
      ['{top,t2} -> @, {t1}'],
      ['{top,t2} -> @, {t1} -> {top,t2}'],
      ['{top,t1} -> {t2}, {t2} -> @'],
    ]);
    expect(between(of, push, stack(3)).at(-1)).toEqual(['{top,t1} -> {t2}, {t2} -> @, @ -> @']);
  });

  it('pop, statement by statement', () => {
    const of = analysis(IntStack);
    expect(between(of, ['e = null', ...popBody], stack(1))).toEqual([
      ['{top}'],
      ['{top,t1}'],
      ['{top,t1,e}'],
      ['{top,t1,t2,e}'],
      ['{top,t1,t2,e}'],
      ['{top,t1,e}'],
      ['{t1,e}'],
    ]);
    expect(between(of, popBody, stack(2)).slice(3)).toEqual([
      ['{top,t1,t2,e} -> {t3}'],
      ['{top,t1,e} -> {t2,t3}'],
      ['{t1,e} -> {top,t2,t3}'],
    ]);
    expect(between(of, popBody, stack(3)).slice(3)).toEqual([
      ['{top,t1,t2,e} -> {t3}, {t3} -> @', '{top,t1,t2,e} -> {t3}, {t3} -> @, @ -> @'],
      ['{top,t1,e} -> {t2,t3}, {t2,t3} -> @', '{top,t1,e} -> {t2,t3}, {t2,t3} -> @, @ -> @'],
      ['{top,t2,t3} -> @, {t1,e} -> {top,t2,t3}', '{top,t2,t3} -> @, {t1,e} -> {top,t2,t3}, @ -> @'],
    ]);
  });

  it('is acyclic and unshared', () => {
    const of = analysis(IntStack);
    for (const graph of of.rounds().at(-1)?.assertion ?? []) {
      expect(of.graphs.acyclic(graph, 0, EVERY)).toBe('yes');
      expect(of.graphs.unshared(graph, 0, EVERY)).toBe('yes');
    }
  });
});

describe('IntList1 (figure 32)', () => {
  it('add and reverse: three graphs and the empty one, confirmed in round 4', () => {
    const of = analysis(IntList1);
    expect(sets(of).fresh).toEqual([['E'], ['{start}'], ['{start} -> @'], ['{start} -> @, @ -> @'], []]);
    for (const graph of of.rounds().at(-1)?.assertion ?? []) {
      expect(of.graphs.acyclic(graph, 0, EVERY)).toBe('yes');
      expect(of.graphs.unshared(graph, 0, EVERY)).toBe('yes');
    }
  });
});

describe('IntList1, reverse', () => {
  it('at most 18 graphs at a point, from the whole class assertion', () => {
    const of = analysis(IntList1);
    const assertion = of.rounds().at(-1)?.assertion ?? [];
    of.largest = 0;
    of.method('reverse', assertion);
    expect(of.largest).toBe(18);
  });
});

describe('IntList2 (figure 33)', () => {
  const rounds = [
    ['E'],
    ['{start}'],
    ['{start} -> @', '{start} -> {start}'],
    ['{start} -> @!, @! -> @!', '{start} -> @, @ -> @', '{start} -> @, @ -> {start}'],
    ['{start} -> @, @ -> @, @ -> {start}'],
    [],
  ];

  it('the sound set has seven graphs and the empty one, confirmed in round 5', () => {
    const of = analysis(IntList2);
    expect(sets(of).fresh).toEqual(rounds.map((graphs) => [...graphs].sort()));
  });

  it('it is the weakest assertion for one variable (figure 34)', () => {
    const of = analysis(IntList2);
    const assertion = of.rounds().at(-1)?.assertion ?? [];
    expect(new Set(of.graphs.weakest(1))).toEqual(new Set(assertion));
    expect(assertion).toHaveLength(8);
  });

  it('neither acyclic nor unshared', () => {
    const of = analysis(IntList2);
    const assertion = of.rounds().at(-1)?.assertion ?? [];
    expect(assertion.map((graph) => of.graphs.acyclic(graph, 0, EVERY))).toContain('no');
    expect(assertion.map((graph) => of.graphs.unshared(graph, 0, EVERY))).toContain('no');
  });

  it('merged by named part there are four, the empty one among them', () => {
    const of = analysis(IntList2, 'keyed');
    expect(of.rounds().at(-1)?.assertion).toHaveLength(4);
  });
});
