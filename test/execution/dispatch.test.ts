/** Which method a call runs. */
import { describe, expect, it } from 'vitest';
import { run } from './running.js';

const method = (name: string, result: number): string => `public int ${name}() { 0: return ${result} }`;

const TEXT = `
interface Shape { abstract public int corners(); ${method('sides', 10)} }
interface Closed extends Shape { ${method('sides', 20)} }
class Base implements Shape { ${method('corners', 1)} private ${method('hidden', 3).slice(7)} ${method('own', 5)} }
class Derived extends Base implements Closed { ${method('corners', 2)} ${method('hidden', 4)} ${method('own', 6)} }
interface Other { ${method('sides', 30)} }
class Torn implements Shape, Other { ${method('corners', 3)} }
abstract class Open implements Shape {}
class Test {
  static int corners(Shape s) { int r; 0: r = interface s.corners()  1: return r }
  static int sides(Shape s) { int r; 0: r = interface s.sides()  1: return r }
  static int hidden(Base b) { int r; 0: r = b.hidden()  1: return r }
  static int above(Derived d) { int r; 0: r = special d.Base::own()  1: return r }
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
  static int call(int which) {
    Shape s; int r;
    0: if which in {0} -> 1
     | if which in {1} -> 3
     | if which not in {0, 1} -> 5
  }
}
`;

describe('dispatch', () => {
  it('is a placeholder', () => {
    expect(run).toBeDefined();
    expect(TEXT).toBeDefined();
  });
});
