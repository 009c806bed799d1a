/** `equals` of records asks components in the order of the JDK, and no object about itself. What is expected is what JDK 17 and 25 print. */
import { expect, it } from 'vitest';
import { runInMachine } from '../../agreement/machine-run.js';
import { openText } from './opening.js';

const PROGRAM = `public class Test {
  static class Loud {
    final String name;
    Loud(String name) { this.name = name; }
    @Override public boolean equals(Object other) { System.out.print(name + "? "); return false; }
    @Override public int hashCode() { return 1; }
  }
  static class Agreeing extends Loud {
    Agreeing(String name) { super(name); }
    @Override public boolean equals(Object other) { super.equals(other); return true; }
  }
  record Pair(Loud first, Loud second, int number) { }
  public static void main(String[] arguments) {
    Loud one = new Agreeing("one");
    Loud two = new Agreeing("two");
    Pair pair = new Pair(one, two, 1);
    System.out.println(pair.equals(pair));
    System.out.println(pair.equals(new Pair(one, two, 1)));
    System.out.println(pair.equals(new Pair(new Loud("x"), new Loud("y"), 1)));
    System.out.println(pair.equals(new Pair(new Loud("x"), new Loud("y"), 2)));
    System.out.println(new Pair(new Loud("a"), new Loud("b"), 1).equals(pair));
    System.out.println(new Pair(null, one, 1).equals(new Pair(null, one, 1)));
    System.out.println(new Pair(null, one, 1).equals(new Pair(two, one, 1)) + " " + pair.equals(null));
  }
}
`;

const PRINTED = `true
true
two? one? true
false
b? false
true
false false
`;

it('equals of a record does what the JDK does', async () => {
  const table = await openText(PROGRAM);
  expect(runInMachine(table, 'Test')).toEqual({ output: PRINTED, exception: null, troubles: [] });
});
