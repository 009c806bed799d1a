import { describe, expect, it } from 'vitest';
import { opaqueName, withOpaqueClasses } from '../../src/execution/enumeration/opaque.js';
import type { Search } from '../../src/execution/enumeration/search.js';
import type { ClassTable } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';
import { tableOf } from '../facts/fixture.js';
import { canonical, countHeaps, type Sketch, searchOf } from './fixture.js';

const nodes = tableOf({ Main: {}, Node: { fields: { next: 'Node', value: 'int' } } });

/** Each heap is shown before the next is made: the search reuses them. */
function shown(search: Search): string[] {
  const found: string[] = [];
  for (const heap of search.heaps()) found.push(canonical(heap));
  return found;
}

function texts(sketch: Sketch): string[] {
  return shown(searchOf(sketch));
}

function withInvariant(table: ClassTable, type: string, formula: string): ClassTable {
  return {
    ...table,
    find: (name) => {
      const found = table.find(name);
      return found === undefined || name !== type
        ? found
        : { ...found, invariants: [{ kind: 'invariant', formula, span: NOWHERE }] };
    },
  };
}

it('starts at once however large the scope', () => {
  const search = searchOf({
    table: nodes,
    parameters: { x: 'Node', y: 'Node' },
    requires: 'list(x, next) && list(y, next)',
    limits: { scope: 50, choices: 100_000 },
    isRead: () => false,
  });
  const first: number[] = [];
  for (const heap of search.heaps()) {
    first.push(heap.size);
    if (first.length === 200) break;
  }
  expect(first.length).toBe(200);
  expect(first).toEqual([...first].sort((left, right) => left - right));
  expect(search.cutOff).toBe(false);
});

it('reaches lists of fifty nodes', () => {
  expect(
    countHeaps({
      table: nodes,
      parameters: { x: 'Node' },
      requires: 'list(x, next)',
      limits: { scope: 50 },
      isRead: () => false,
    }),
  ).toBe(51);
});

it('abandons a heap as soon as the formula is refuted', () => {
  // Of some 10^9 heaps of this scope, only those with two nodes in a ring are left.
  const search = searchOf({
    table: nodes,
    parameters: { x: 'Node' },
    requires: 'x != null && x.next != x && x.next != null && x.next.next == x && x.value == 1',
    limits: { scope: 30 },
  });
  expect(shown(search)).toEqual(['#0 Node(#1,1) Node(#0,0)', '#0 Node(#1,1) Node(#0,1)', '#0 Node(#1,1) Node(#0,-1)']);
});

describe('slots', () => {
  it('are null, aliases or new, in this order', () => {
    expect(
      texts({
        table: nodes,
        parameters: { x: 'Node', y: 'Node' },
        requires: 'x != null && x.next == null && (y != null ==> y.next == null)',
        limits: { scope: 2 },
        isRead: () => false,
      }),
    ).toEqual(['#0,null Node(null,0)', '#0,#0 Node(null,0)', '#0,#1 Node(null,0) Node(null,0)']);
  });

  it('of a class type take its subclasses; abstract ones have no objects', () => {
    const table = tableOf({ Main: {}, Base: {}, Left: { extends: 'Base' }, Right: { extends: 'Base' }, Other: {} });
    expect(texts({ table, parameters: { x: 'Base' }, limits: { scope: 1 } })).toEqual([
      'null',
      '#0 Base()',
      '#0 Left()',
      '#0 Right()',
    ]);
  });

  it('of type Object take all classes of the input and an opaque one, and count objects per class', () => {
    const table = tableOf({ Main: {}, A: {} });
    expect(texts({ table, parameters: { x: 'java.lang.Object' }, limits: { scope: 1 } })).toEqual([
      'null',
      '#0 Main()',
      '#0 A()',
      '#0 java.lang.Object()',
    ]);
    // null or one of three for each; or twice the same object; twice the same class needs two objects of it.
    expect(
      countHeaps({ table, parameters: { x: 'java.lang.Object', y: 'java.lang.Object' }, limits: { scope: 1 } }),
    ).toBe(1 + 3 + 3 + 3 + 6);
    expect(
      countHeaps({ table, parameters: { x: 'java.lang.Object', y: 'java.lang.Object' }, limits: { scope: 2 } }),
    ).toBe(1 + 3 + 3 + 3 + 9);
  });

  it('of an interface take implementations and an opaque class', () => {
    const table = withOpaqueClasses(tableOf({ Main: {}, Shape: { interface: true }, Disc: { implements: ['Shape'] } }));
    expect(texts({ table, parameters: { x: 'Shape' }, limits: { scope: 1 } })).toEqual([
      'null',
      '#0 Disc()',
      `#0 ${opaqueName('Shape')}()`,
    ]);
  });

  it('of a library class are null, and the search says so', () => {
    const table = tableOf({
      Main: {},
      Bag: { fields: { items: 'java.util.ArrayList' } },
      'java.util.ArrayList': { origin: 'model', fields: { data: 'java.lang.Object[]' } },
      Mine: { extends: 'java.util.ArrayList' },
    });
    const search = searchOf({ table, parameters: { x: 'Bag', y: 'java.util.ArrayList' }, limits: { scope: 1 } });
    expect(shown(search)).toEqual(['null,null', '#0,null Bag(null)']);
    expect([...search.omitted].map(([type, slots]) => [type, [...slots].sort()])).toEqual([
      ['java.util.ArrayList', ['Bag.items', 'y']],
    ]);
  });

  it('may refer to objects that class initialisation has made', () => {
    const sketch: Sketch = {
      table: nodes,
      parameters: { x: 'Node' },
      requires: 'list(x, next)',
      limits: { scope: 1 },
      isRead: () => false,
      existing: (heap) => [heap.make('Node', { value: 7 })],
    };
    expect(texts(sketch)).toEqual(['null', '#0 Node(null,7)', '#0 Node(null,0)', '#0 Node(#1,0) Node(null,7)']);
  });

  it('of primitive type take small values where they are read, else their default', () => {
    const values = (type: string, integers?: number[]): string[] =>
      texts({ table: nodes, parameters: { x: type }, limits: integers === undefined ? {} : { integers } });
    expect(values('int')).toEqual(['0', '1', '-1']);
    expect(values('int', [5])).toEqual(['5']);
    expect(values('byte', [0, 200])).toEqual(['0']);
    expect(values('boolean')).toEqual(['0', '1']);
    expect(values('char')).toEqual(['97', '98']);
    expect(
      countHeaps({ table: nodes, parameters: { x: 'Node' }, requires: 'list(x, next)', limits: { scope: 3 } }),
    ).toBe(1 + 3 + 9 + 27);
    expect(
      countHeaps({
        table: nodes,
        parameters: { x: 'Node' },
        requires: 'list(x, next)',
        limits: { scope: 3 },
        isRead: () => false,
      }),
    ).toBe(4);
  });

  it('of array type take arrays of every length up to the scope', () => {
    expect(
      texts({
        table: nodes,
        parameters: { x: 'Node[]' },
        requires: 'x != null && (\\forall int i; 0 <= i && i < x.length; x[i] == null)',
        limits: { scope: 3 },
      }),
    ).toEqual(['#0 Node[]()', '#0 Node[](null)', '#0 Node[](null,null)', '#0 Node[](null,null,null)']);
    expect(
      texts({
        table: nodes,
        parameters: { x: 'Node[]', y: 'Node[]' },
        requires: 'x != null && x.length == 0 && y != null && y.length == 0',
        limits: { scope: 2 },
      }),
    ).toEqual(['#0,#0 Node[]()', '#0,#1 Node[]() Node[]()']);
  });
});

describe('invariants', () => {
  const table = tableOf({ Main: {}, List: { fields: { head: 'Node' } }, Node: { fields: { next: 'Node' } } });

  it('of all objects hold', () => {
    const list = withInvariant(table, 'List', 'list(head, next)');
    expect(countHeaps({ table: list, parameters: { x: 'List' }, requires: 'x != null', limits: { scope: 3 } })).toBe(4);
    const node = withInvariant(table, 'Node', 'next != this && (next == null || next.next == null)');
    // At most two nodes, no ring: the invariant of the first node speaks of the second.
    expect(texts({ table: node, parameters: { x: 'Node' }, limits: { scope: 3 } })).toEqual([
      'null',
      '#0 Node(null)',
      '#0 Node(#1) Node(null)',
    ]);
  });

  it('that nothing satisfies leave nothing', () => {
    const none = withInvariant(table, 'List', 'false');
    expect(texts({ table: none, parameters: { x: 'List' }, limits: { scope: 3 } })).toEqual(['null']);
  });
});

it('stops when it has made as many choices as it may', () => {
  const search = searchOf({ table: nodes, parameters: { x: 'Node', y: 'Node' }, limits: { scope: 20, choices: 1000 } });
  expect([...search.heaps()].length).toBeGreaterThan(10);
  expect(search.cutOff).toBe(true);
});
