/** Which method a call runs. */
import { describe, expect, it } from 'vitest';
import { Run } from './running.js';

const method = (name: string, result: number): string => `int ${name}() { 0: return ${result} }`;

const TEXT = `
interface Shape { public abstract int corners(); public ${method('sides', 10)} }
interface Closed extends Shape { public ${method('sides', 20)} }
class Base implements Shape {
  public ${method('corners', 1)}
  private ${method('hidden', 3)}
  public ${method('own', 5)}
}
class Derived extends Base implements Closed {
  public ${method('corners', 2)}
  public ${method('hidden', 4)}
  public ${method('own', 6)}
}
interface Other { public ${method('sides', 30)} }
class Torn implements Shape, Other { public ${method('corners', 3)} }
class Hollow implements Shape {}
class Test {
  static int corners(Shape s) { int r; 0: r = interface s.corners()  1: return r }
  static int sides(Shape s) { int r; 0: r = interface s.sides()  1: return r }
  static int hidden(Base b) { int r; 0: r = b.hidden()  1: return r }
  static int above(Derived d) { int r; 0: r = special d.Base::own()  1: return r }
  static String text(Object o) { String r; 0: r = o.toString()  1: return r }
  static int both() {
    int i, sum, part; Shape s;
    0: i = 0
    1: sum = 0
    2: if i < 6 -> 3 else -> 10
    3: part = i % 2
    4: if part == 0 -> 5 else -> 6
    5: s = new Base -> 7
    6: s = new Derived
    7: part = interface s.corners()
    8: sum = sum + part
    9: i = i + 1 -> 2
    10: return sum
  }
}
`;

function call(target: string, receiver: string): unknown {
  const runs = new Run(TEXT);
  return runs.result(target, runs.machine.allocate(receiver));
}

describe('dispatch', () => {
  it('runs the override of the receiver', () => {
    expect([call('Test.corners', 'Base'), call('Test.corners', 'Derived')]).toEqual([1, 2]);
  });

  it('runs the most specific default method', () => {
    expect([call('Test.sides', 'Base'), call('Test.sides', 'Derived')]).toEqual([10, 20]);
  });

  it('does not override private methods', () => {
    expect(call('Test.hidden', 'Derived')).toBe(3);
  });

  it('runs exactly the named method on a special call', () => {
    expect(call('Test.above', 'Derived')).toBe(5);
  });

  it('follows the receiver when one place sees several classes', () => {
    expect(new Run(TEXT).result('Test.both')).toBe(9);
  });

  it('finds the methods of Object on arrays', () => {
    const runs = new Run(TEXT);
    expect(runs.result('Test.text', runs.machine.newArray('int[]', 2))).toBe('object');
  });

  it('throws where there is no method to run', () => {
    expect(call('Test.corners', 'Hollow')).toMatch(/^java.lang.AbstractMethodError/);
  });

  it('throws where two default methods compete', () => {
    expect(call('Test.sides', 'Torn')).toBe(
      'java.lang.IncompatibleClassChangeError: Conflicting default methods: Torn.sides',
    );
  });

  it('dispatches the method that a run starts with', () => {
    const runs = new Run(TEXT);
    expect(runs.result('Base.own', runs.machine.allocate('Derived'))).toBe(6);
    expect(runs.result('Shape.sides', runs.machine.allocate('Derived'))).toBe(20);
  });
});
