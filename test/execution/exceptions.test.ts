/** Checks that fail, handlers and unwinding. Messages are those that Java 17 prints. */
import { describe, expect, it } from 'vitest';
import { Run, run } from './running.js';

const CHECKS = `
class B {}
class A {
  static int divide(int a, int b) { int c; 0: check b != 0  1: c = a / b  2: return c }
  static int remainder(long a, long b) { long c; int d; 0: check b != 0  1: c = a % b  2: d = (int) c  3: return d }
  static int get(int length, int index) {
    int[] array; int element;
    0: check length >= 0
    1: array = new int[length]
    2: check index within array
    3: element = array[index]
    4: return element
  }
  static B cast(Object value) { B b; 0: check value is B  1: b = (B) value  2: return b }
  static int[] castArray(Object value) { int[] b; 0: check value is int[]  1: b = (int[]) value  2: return b }
  static void store(Object[] array, Object value) { 0: check value fits array  1: array[0] = value  2: return }
  static Object null(Object value) { 0: check value != null  1: return value }
}`;

describe('checks', () => {
  it.each([
    [[7, 2], 3],
    [[7, 0], 'java.lang.ArithmeticException: / by zero'],
    [[-2147483648, -1], -2147483648],
  ])('divides %j', ([a = 0, b = 0], expected) => {
    expect(run(CHECKS, 'A.divide', a, b)).toBe(expected);
  });

  it('finds a zero divisor of type long', () => {
    expect(run(CHECKS, 'A.remainder', 7n, 4n)).toBe(3);
    expect(run(CHECKS, 'A.remainder', 7n, 0n)).toBe('java.lang.ArithmeticException: / by zero');
  });

  it.each([
    [[3, 2], 0],
    [[3, 3], 'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3'],
    [[3, -1], 'java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3'],
    [[-5, 0], 'java.lang.NegativeArraySizeException: -5'],
  ])('reads an array %j', ([length = 0, index = 0], expected) => {
    expect(run(CHECKS, 'A.get', length, index)).toBe(expected);
  });

  it('casts null and what fits, and says why the rest does not', () => {
    const runs = new Run(CHECKS);
    expect(runs.result('A.cast', null)).toBeNull();
    const object = runs.machine.allocate('B');
    expect(runs.result('A.cast', object)).toBe(object);
    expect(runs.result('A.cast', runs.machine.allocate('A'))).toBe(
      "java.lang.ClassCastException: class A cannot be cast to class B (A and B are in unnamed module of loader 'app')",
    );
    expect(runs.result('A.cast', runs.machine.string('x'))).toBe(
      'java.lang.ClassCastException: class java.lang.String cannot be cast to class B ' +
        "(java.lang.String is in module java.base of loader 'bootstrap'; B is in unnamed module of loader 'app')",
    );
    expect(runs.result('A.castArray', runs.machine.newArray('long[]', 0))).toBe(
      'java.lang.ClassCastException: class [J cannot be cast to class [I ' +
        "([J and [I are in module java.base of loader 'bootstrap')",
    );
  });

  it('stores into arrays what their elements take', () => {
    const runs = new Run(CHECKS);
    const array = runs.machine.newArray('B[]', 1);
    expect(runs.result('A.store', array, runs.machine.allocate('B'))).toBeUndefined();
    expect(runs.result('A.store', array, null)).toBeUndefined();
    expect(runs.result('A.store', array, runs.machine.string('x'))).toBe(
      'java.lang.ArrayStoreException: java.lang.String',
    );
    expect(runs.result('A.store', runs.machine.newArray('java.lang.Object[]', 1), array)).toBeUndefined();
  });

  it('finds null', () => {
    expect(run(CHECKS, 'A.null', null)).toBe('java.lang.NullPointerException');
  });
});

describe('handlers', () => {
  const TEXT = `
class A {
  static int calls(int depth) {
    int rest, inner;
    0: if depth == 0 -> 1 else -> 3
    1: check depth != 0
    2: return 0
    3: rest = depth - 1
    4: inner = static A.calls(rest) catch 6
    5: return inner
    6: if @thrown instanceof java.lang.NullPointerException -> 7 else -> 8
    7: return -1
    8: throw @thrown
  }
  static int caught(int depth) {
    int inner;
    0: inner = static A.calls(depth) catch 2
    1: return inner
    2: if @thrown instanceof java.lang.ArithmeticException -> 3 else -> 4
    3: return 42
    4: throw @thrown
  }
}`;

  it('passes by handlers of other classes', () => {
    expect(run(TEXT, 'A.calls', 10)).toBe('java.lang.ArithmeticException: / by zero');
  });

  it('ends in the handler that takes the class', () => {
    expect(run(TEXT, 'A.caught', 10)).toBe(42);
  });
});
