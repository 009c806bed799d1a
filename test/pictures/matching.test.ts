/** Nodes of two drawings that are the same, though their names are not; and what is marked then. */
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/pictures/drawing.js';
import { compared, marked, matching } from '../../src/pictures/matching.js';
import { drawing, edge, object, variable } from './drawings.js';

function pairs(before: Drawing, after: Drawing): Record<string, string> {
  return Object.fromEntries(matching(before, after));
}

const MORE = { ...object('s', ['next=inside or null'], 'summary'), label: '1+ Node by next' };

describe('matching', () => {
  it('goes by the variables that hold a node, whatever its name', () => {
    const before = drawing([variable('x'), variable('y'), object('1', []), object('2', [])], 'x 1', 'y 2');
    const after = drawing([variable('x'), variable('y'), object('2', []), object('1', [])], 'x 2', 'y 1');
    expect(pairs(before, after)).toEqual({ 2: '1', 1: '2' });
  });

  it('goes along fields where no variable is', () => {
    const cells = ['next'];
    const before = drawing(
      [variable('x'), object('1', cells), object('2', cells), object('3', [])],
      'x 1',
      '1.next 2',
      '2.next 3',
    );
    const after = drawing(
      [variable('x'), object('a', cells), object('b', cells), object('c', [])],
      'x a',
      'a.next b',
      'b.next c',
    );
    expect(pairs(before, after)).toEqual({ a: '1', b: '2', c: '3' });
  });

  it('leaves the head of a list where it was when a variable moves along it', () => {
    const before = drawing(
      [variable('list'), variable('cur'), object('1', ['next']), MORE],
      'list 1',
      'cur 1',
      '1.next s',
    );
    const rest = { ...MORE, id: 'rest' };
    const after = drawing(
      [variable('list'), variable('cur'), object('a', ['next']), object('b', ['next']), rest],
      'list a',
      'cur b',
      'a.next b',
      'b.next rest',
    );
    const found = pairs(before, after);
    expect([found.a, found.rest]).toEqual(['1', 's']);
    expect(found.b).toBeUndefined();
  });

  it('knows that a variable which the line assigns has moved on', () => {
    const before = drawing([variable('list'), variable('rest'), object('1', []), object('2', [])], 'list 1', 'rest 2');
    const after = drawing([variable('list'), object('a', [])], 'list a');
    const written = { variables: new Set(['list']), fields: new Set<string>() };
    expect(Object.fromEntries(matching(before, after, written))).toEqual({ a: '2' });
    expect(pairs(before, after)).toEqual({ a: '1' });
  });

  it('finds again what a field has taken from a variable', () => {
    const before = drawing(
      [variable('x'), variable('y'), variable('rest'), object('1', ['next']), object('2', []), object('3', [])],
      'x 1',
      'y 2',
      'rest 3',
      '1.next 3',
    );
    const after = drawing(
      [variable('x'), variable('rest'), object('a', ['next']), object('b', []), object('c', [])],
      'x a',
      'rest b',
      'a.next c',
    );
    const written = { variables: new Set<string>(), fields: new Set(['next']) };
    expect(Object.fromEntries(matching(before, after, written))).toEqual({ a: '1', b: '3', c: '2' });
  });

  it('does not take what merely looks alike for the same', () => {
    expect(pairs(drawing([object('1', [])]), drawing([object('a', [])]))).toEqual({});
  });

  it('takes each node once', () => {
    const before = drawing([variable('x'), variable('y'), object('1', [])], 'x 1', 'y 1');
    const after = drawing([variable('x'), variable('y'), object('a', []), object('b', [])], 'x a', 'y b');
    expect(Object.values(pairs(before, after))).toEqual(['1']);
  });
});

describe('comparing', () => {
  const BEFORE = drawing(
    [variable('x'), variable('n', 'null'), object('#0', ['next']), object('#1', ['next=null'])],
    'x #0',
    '#0.next #1',
  );

  it('names nodes as they were, and new ones differently', () => {
    // A new node is put before the others: all numbers move by one.
    const after = drawing(
      [variable('x'), variable('n'), object('#0', ['next']), object('#1', ['next']), object('#2', ['next=null'])],
      'x #1',
      'n #0',
      '#0.next #1',
      '#1.next #2',
    );
    const result = compared(BEFORE, after);
    const objects = result.nodes.filter(({ kind }) => kind !== 'variable');
    expect(objects.map(({ id, changed }) => [id, changed])).toEqual([
      ["#0'", true],
      ['#0', false],
      ['#1', false],
    ]);
    expect(result.edges.map(({ from, to, changed }) => [from, to, changed])).toEqual([
      ['variable x', '#0', false],
      ['variable n', "#0'", true],
      ["#0'", '#0', true],
      ['#0', '#1', false],
    ]);
  });

  it('marks cells that hold something else, and nothing else', () => {
    const after = {
      ...BEFORE,
      nodes: [variable('x'), variable('n', '1'), object('#0', ['next=null']), object('#1', ['next=null'])],
      edges: [edge('x #0')],
    };
    const { nodes, edges } = marked(BEFORE, after);
    expect(edges.map(({ changed }) => changed)).toEqual([false]);
    expect(nodes.map(({ cells, changed }) => [changed, cells.map((cell) => cell.changed)])).toEqual([
      [false, []],
      [false, [true]],
      [false, [true]],
      [false, [false]],
    ]);
    expect(
      marked(BEFORE, BEFORE).nodes.some(({ changed, cells }) => changed || cells.some((cell) => cell.changed)),
    ).toBe(false);
  });

  it('marks the cell of an edge that leads elsewhere, and an object that became several', () => {
    const before = drawing([object('a', ['next']), object('b', []), object('c', [])], 'a.next b');
    const after = drawing([object('a', ['next']), object('b', []), object('c', [], 'summary')], 'a.next c');
    const { nodes, edges } = marked(before, after);
    expect(edges.map(({ changed }) => changed)).toEqual([true]);
    expect(nodes.map(({ id, changed, cells }) => [id, changed, cells.map((cell) => cell.changed)])).toEqual([
      ['a', false, [true]],
      ['b', false, []],
      ['c', true, []],
    ]);
  });
});
