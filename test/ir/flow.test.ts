/** Order, loops and dominators of a body with nested loops and a handler. */
import { expect, it } from 'vitest';
import { showOrder } from '../../src/base/order.js';
import type { Body } from '../../src/ir/body.js';
import { bodyDominators, bodyLoops, bodyOrder, flowGraph } from '../../src/ir/flow.js';
import { programOf } from './library.js';

const TABLE = programOf(`class Test {
  static void m(int n) {
    int i, j;
    0: i = n
    1: if i > 0 -> 2 else -> 8
    2: j = i
    3: if j > 0 -> 4 else -> 6
    4: static Test.m(j) catch 7
    5: j = j - 1 -> 3
    6: i = i - 1 -> 1
    7: i = 0 -> 1
    8: return
  }
}`);
const body = TABLE.find('Test')?.methods[0]?.body() as Body;

it('has normal and exceptional successors', () => {
  expect(flowGraph(body)).toEqual([[1], [2, 8], [3], [4, 6], [5, 7], [3], [1], [1], [9], []]);
});

it('orders inner loops inside outer ones', () => {
  expect(showOrder(bodyOrder(body))).toBe('0 (1 2 (3 4 5) 7 6) 8 9');
});

it('nests loops', () => {
  const { loops, loopOf } = bodyLoops(body);
  expect(loops.map(({ header, depth }) => [header, depth])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(loopOf[7]?.header).toBe(1);
  expect(loopOf[5]?.header).toBe(3);
  expect(loopOf[8]).toBeUndefined();
});

it('knows dominators', () => {
  const dominators = bodyDominators(body);
  expect(dominators.dominates(4, 7)).toBe(true);
  expect(dominators.dominates(3, 6)).toBe(true);
  expect(dominators.dominates(2, 8)).toBe(false);
});
