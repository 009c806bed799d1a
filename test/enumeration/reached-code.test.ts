/** The code that a method reaches, found by adding to what library code can call back: the same as found from scratch. */
import { expect, it } from 'vitest';
import { factsOf } from '../../src/execution/enumeration/code/code-facts.js';
import { CodeFinder, overridesLibrary } from '../../src/execution/enumeration/code/reached-code.js';
import { settledTable } from '../../src/execution/replay/settled-table.js';
import { CallGraph } from '../../src/ir/callgraph.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { ClassDeclaration, ClassTable } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

const TEXT = `import java.util.*;
class Shape implements Comparable<Shape> {
  static int made; int size; Object tag; int[] sides;
  public int compareTo(Shape other) { return size - other.size; }
  public String toString() { return "s" + Helper.twice(size); }
  int area() { made++; return sides[0]; }
}
class Square extends Shape { int area() { return size * size; } public int hashCode() { return size; } }
class Helper {
  static int last; static long count;
  static int twice(int n) { return 2 * n; }
  static int use(List<Object> list, Shape shape) { Objects.requireNonNull(list); return shape.area() + depth(shape.tag); }
  static int depth(Object any) { return any instanceof Node ? ((Node) any).value : 0; }
  static int alone(int n) { last = n; return n; }
  static int hash(Object any) { String.valueOf(any); return any.hashCode() + (int) count; }
  static Object[] copied(Object[] from) { return Arrays.copyOf(from, 1); }
  static int later(Shape shape) { Runnable r = () -> Node.shared = shape; r.run(); return Arrays.asList(shape).size(); }
}
class Node { static Object shared; Node next; int value; String name() { return Objects.toString(shared) + (String) shared; } }
class Unused { int x; int read() { return x; } static int listed(Unused one) { return Arrays.asList(one).size() + one.read(); } }
`;

/** Code of the library is not looked at. */
function withoutBodies(table: ClassTable): ClassTable {
  const known = new Map<string, ClassDeclaration | undefined>();
  const find = (name: string): ClassDeclaration | undefined => {
    if (!known.has(name)) {
      const found = table.find(name);
      const { methods = [] } = found ?? {};
      known.set(
        name,
        found === undefined || found.origin === 'input'
          ? found
          : Object.create(found, {
              methods: { value: methods.map((each) => ({ ...each, clauses: [], body: () => undefined })) },
            }),
      );
    }
    return known.get(name);
  };
  return { find, inputs: () => table.inputs(), diagnostics: () => [] };
}

it('is the same, whichever way it is found', async () => {
  const table = settledTable((await openTexts([{ path: 'T.java', text: TEXT }])).table);
  const finder = new CodeFinder(table);
  const hierarchy = new Hierarchy(withoutBodies(table));
  const own = table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
  const callbacks = own.filter((method) => overridesLibrary(hierarchy, method.owner, method));
  let handedOver = 0;
  for (const method of own) {
    const { facts, handsOver } = finder.from(method);
    if (handsOver) handedOver++;
    const graph = new CallGraph(hierarchy, handsOver ? [method, ...callbacks] : [method], {
      precision: 'rapid-type',
      classes: table.inputs(),
    });
    const reached = graph.methods.filter(({ owner }) => hierarchy.find(owner)?.origin === 'input');
    const expected = factsOf(hierarchy, reached);
    for (const kind of ['fields', 'elements', 'statics', 'tested', 'calledOnObject', 'foreign'] as const) {
      expect([...facts[kind]].sort(), `${kind} of ${method.owner}.${method.name}`).toEqual([...expected[kind]].sort());
    }
  }
  expect(handedOver).toBeGreaterThan(4);
  expect(handedOver).toBeLessThan(own.length);
  const hash = own.find(({ name }) => name === 'hash');
  if (hash === undefined) throw new Error('no method hash');
  // `valueOf` may call `toString`, which reads the size; nothing calls back `area`, which reads the sides.
  const { fields } = finder.from(hash).facts;
  expect(fields.has('Shape.size')).toBe(true);
  expect(fields.has('Shape.sides')).toBe(false);
  expect([...finder.from(hash).facts.statics]).toContain('Helper.count');
});
