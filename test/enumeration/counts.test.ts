import { describe, expect, it } from 'vitest';
import { tableOf } from '../facts/fixture.js';
import { canonical, countHeaps, type Sketch, searchOf } from './fixture.js';

const nodes = tableOf({ Main: {}, Node: { fields: { next: 'Node' } } });
const trees = tableOf({ Main: {}, Tree: { fields: { left: 'Tree', right: 'Tree' } } });

/** How many heaps there are of each number of objects. */
function bySize(sketch: Sketch): number[] {
  const counts: number[] = [];
  let last = 0;
  const seen = new Set<string>();
  for (const heap of searchOf(sketch).heaps()) {
    expect(heap.size).toBeGreaterThanOrEqual(last);
    last = heap.size;
    counts[heap.size] = (counts[heap.size] ?? 0) + 1;
    const text = canonical(heap);
    expect(seen.has(text), text).toBe(false);
    seen.add(text);
  }
  return Array.from(counts, (count) => count ?? 0);
}

describe('known counts', () => {
  it.each([0, 1, 2, 3, 5, 10])('null-terminated lists with at most %i nodes', (scope) => {
    const sketch = { table: nodes, parameters: { x: 'Node' }, requires: 'list(x, next)', limits: { scope } };
    expect(countHeaps(sketch)).toBe(scope + 1);
  });

  it('one-field heaps from one root: n shapes with n nodes end in a cycle, one in null', () => {
    const counts = bySize({ table: nodes, parameters: { x: 'Node' }, limits: { scope: 7 } });
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('binary trees: Catalan numbers', () => {
    const sketch = { table: trees, parameters: { x: 'Tree' }, requires: 'tree(x, left, right)', limits: { scope: 7 } };
    expect(bySize(sketch)).toEqual([1, 1, 2, 5, 14, 42, 132, 429]);
  });

  it('doubly-linked lists', () => {
    const table = tableOf({ Main: {}, Node: { fields: { next: 'Node', prev: 'Node' } } });
    const sketch = { table, parameters: { x: 'Node' }, requires: 'dll(x, next, prev)', limits: { scope: 8 } };
    expect(bySize(sketch)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('arrays of booleans: 2 to the length, and null', () => {
    const counts = bySize({ table: nodes, parameters: { x: 'boolean[]' }, limits: { scope: 5 } });
    expect(counts).toEqual([1, 1, 2, 4, 8, 16, 32]);
  });

  it('a string is null or one of the pool', () => {
    expect(countHeaps({ table: nodes, parameters: { x: 'java.lang.String', y: 'java.lang.String' } })).toBe(16);
  });
});

/**
 * All assignments of targets to roots and fields of numbered nodes, kept when every node is reached, one for each class of
 * relabellings: an enumeration with nothing in common with the search.
 */
function bruteForce(size: number, roots: number, fields: number, accepts: (shape: Shape) => boolean): number {
  const slots = roots + size * fields;
  const classes = new Set<string>();
  const total = (size + 1) ** slots;
  for (let code = 0; code < total; code++) {
    let rest = code;
    const targets = Array.from({ length: slots }, () => {
      const target = (rest % (size + 1)) - 1;
      rest = Math.floor(rest / (size + 1));
      return target;
    });
    const shape: Shape = {
      size,
      roots: targets.slice(0, roots),
      link: (node, field) => targets[roots + node * fields + field] ?? -1,
      fields,
    };
    if (reachable(shape, shape.roots).size !== size || !accepts(shape)) continue;
    classes.add(smallestRelabelling(shape));
  }
  return classes.size;
}

interface Shape {
  readonly size: number;
  readonly fields: number;
  readonly roots: readonly number[];
  link(node: number, field: number): number;
}

function reachable(shape: Shape, from: readonly number[]): Set<number> {
  const found = new Set(from.filter((node) => node >= 0));
  for (const node of found) {
    for (let field = 0; field < shape.fields; field++) {
      const target = shape.link(node, field);
      if (target >= 0) found.add(target);
    }
  }
  return found;
}

function smallestRelabelling(shape: Shape): string {
  let smallest: string | undefined;
  for (const order of permutations(shape.size)) {
    const rename = (node: number): number => (node < 0 ? -1 : order.indexOf(node));
    const rows = order.map((node) =>
      Array.from({ length: shape.fields }, (_, field) => rename(shape.link(node, field))),
    );
    const text = JSON.stringify([shape.roots.map(rename), rows]);
    if (smallest === undefined || text < smallest) smallest = text;
  }
  return smallest ?? '';
}

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((order) =>
    Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
  );
}

function endsInNull(shape: Shape, start: number): boolean {
  let node = start;
  for (let step = 0; step <= shape.size && node >= 0; step++) node = shape.link(node, 0);
  return node < 0;
}

describe('counts by brute force', () => {
  it('two roots over lists, sharing allowed', () => {
    const sketch = {
      table: nodes,
      parameters: { x: 'Node', y: 'Node' },
      requires: 'list(x, next) && list(y, next)',
      limits: { scope: 5 },
    };
    const expected = [0, 1, 2, 3, 4, 5].map((size) =>
      bruteForce(size, 2, 1, (shape) => shape.roots.every((root) => endsInNull(shape, root))),
    );
    expect(bySize(sketch)).toEqual(expected);
    // By hand for one node: only x, only y, both at it. The brute force itself must be right.
    expect(expected.slice(0, 2)).toEqual([1, 3]);
  });

  it('two roots over lists without sharing', () => {
    const sketch = {
      table: nodes,
      parameters: { x: 'Node', y: 'Node' },
      requires: 'list(x, next) && list(y, next) && disjoint(x, y)',
      limits: { scope: 4 },
    };
    const expected = [0, 1, 2, 3, 4].map((size) =>
      bruteForce(size, 2, 1, (shape) => {
        const [x = -1, y = -1] = shape.roots;
        const left = reachable(shape, [x]);
        return (
          shape.roots.every((root) => endsInNull(shape, root)) &&
          [...reachable(shape, [y])].every((node) => !left.has(node))
        );
      }),
    );
    expect(bySize(sketch)).toEqual(expected);
    expect(expected).toEqual([1, 2, 3, 4, 5]);
  });

  it('two roots over any one-field heap', () => {
    const expected = [0, 1, 2, 3, 4].map((size) => bruteForce(size, 2, 1, () => true));
    expect(bySize({ table: nodes, parameters: { x: 'Node', y: 'Node' }, limits: { scope: 4 } })).toEqual(expected);
  });

  it('one root over any two-field heap', () => {
    const expected = [0, 1, 2, 3].map((size) => bruteForce(size, 1, 2, () => true));
    expect(bySize({ table: trees, parameters: { x: 'Tree' }, limits: { scope: 3 } })).toEqual(expected);
    expect(expected.slice(0, 2)).toEqual([1, 4]);
  });

  it('does not depend on the order in which a formula reads', () => {
    const text = '(x == null || reach(x, y)) && (y != null && y.left != null ==> y.left.right == x)';
    const expected = [0, 1, 2, 3].map((size) =>
      bruteForce(size, 2, 2, (shape) => {
        const [x = -1, y = -1] = shape.roots;
        const first = x < 0 || (y >= 0 && reachable(shape, [x]).has(y));
        const left = y < 0 ? -1 : shape.link(y, 0);
        return first && (y < 0 || left < 0 || shape.link(left, 1) === x);
      }),
    );
    const sketch = { table: trees, parameters: { x: 'Tree', y: 'Tree' }, limits: { scope: 3 } };
    expect(bySize({ ...sketch, requires: text })).toEqual(expected);
    expect(
      bySize({
        ...sketch,
        requires: text
          .split(' && (y')
          .map((part, index) => (index === 0 ? part : `(y${part}`))
          .reverse()
          .join(' && '),
      }),
    ).toEqual(expected);
  });
});
