/** Branches on every kind of condition, and switches. */
import { describe, expect, it } from 'vitest';
import { Run, run } from './running.js';

const comparing = (type: string, operator: string): string => `
class A {
  static int branch(${type} a, ${type} b) { 0: if a ${operator} b -> 1 else -> 2  1: return 1  2: return 0 }
  static boolean value(${type} a, ${type} b) { boolean r; 0: r = a ${operator} b  1: return r }
}`;

const OPERATORS = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
  '==': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
};

describe('comparisons', () => {
  const pairs = [1, 2, 3].flatMap((a) => [1, 2, 3].map((b) => [a, b] as const));

  it.each(Object.entries(OPERATORS))('branch and compute by %s', (operator, holds) => {
    const ints = new Run(comparing('int', operator));
    const longs = new Run(comparing('long', operator));
    for (const [a, b] of pairs) {
      const expected = holds(a, b) ? 1 : 0;
      expect([ints.result('A.branch', a, b), ints.result('A.value', a, b)]).toEqual([expected, expected]);
      const values = [BigInt(a), BigInt(b)] as const;
      expect([longs.result('A.branch', ...values), longs.result('A.value', ...values)]).toEqual([expected, expected]);
    }
  });

  it('take the other branch on NaN', () => {
    const text = `class A { static int less(double a, double b) {
      boolean t; int c, d;
      0: t = a < b
      1: if t -> 2 else -> 3
      2: return 1
      3: c = compareLess(a, b)
      4: d = compareGreater(a, b)
      5: c = c * 10
      6: c = c + d
      7: return c } }`;
    expect(run(text, 'A.less', 1, 2)).toBe(1);
    expect(run(text, 'A.less', 2, 1)).toBe(11);
    expect(run(text, 'A.less', Number.NaN, 1)).toBe(-9);
    expect(run(text, 'A.less', -0, 0)).toBe(0);
  });

  it('tell references apart by identity', () => {
    const runs = new Run(comparing('Object', '=='));
    const object = runs.machine.string('x');
    expect(runs.result('A.branch', object, object)).toBe(1);
    expect(runs.result('A.branch', object, runs.machine.string('x'))).toBe(0);
    expect(runs.result('A.branch', null, null)).toBe(1);
    expect(runs.result('A.value', object, null)).toBe(0);
  });
});

describe('switches', () => {
  const text = `class A {
  static int many(int n) {
    0: assume n in {1, 5} -> 1
       | assume n in {-3} -> 2
       | assume n not in {1, 5, -3} -> 3
    1: return 10
    2: return 20
    3: return 30
  }
  static int two(int n) { 0: if n in {2, 4} -> 1 else -> 2  1: return 1  2: return 0 }
  static int odd(Object o, int n) {
    0: assume o instanceof String -> 1
       | assume n in {7} -> 2
       | assume n not in {7} -> 3
    1: return 1
    2: return 2
    3: return 3
  }
}`;

  it('find the case of a number', () => {
    const runs = new Run(text);
    expect([1, 5, -3, 0, 2147483647].map((n) => runs.result('A.many', n))).toEqual([10, 10, 20, 30, 30]);
    expect([1, 2, 3, 4].map((n) => runs.result('A.two', n))).toEqual([0, 1, 0, 1]);
  });

  it('try conditions of several kinds in order', () => {
    const runs = new Run(text);
    expect(runs.result('A.odd', runs.machine.string(''), 7)).toBe(1);
    expect(runs.result('A.odd', null, 7)).toBe(2);
    expect(runs.result('A.odd', null, 8)).toBe(3);
  });
});
