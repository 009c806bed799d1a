/** Objects met where only Object or an interface is declared: as good as if all classes of the input were tried there. */
import { beforeAll, describe, expect, it } from 'vitest';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { ClassTable } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

const CLASSES = `
interface Shape { int area(); }
class Disc implements Shape { Object label; Square inner; public int area() { return 3; }
    public boolean equals(Object other) { return other instanceof Disc; } public int hashCode() { return 7; } }
class Square implements Shape { Shape other; public int area() { return 1; } }
class Plain { Object item; }
class Known { static Holder holder = new Holder(); static Object any = new Square(); }
class Holder { Square square = new Square(); }
class Cell<T> { T value; }
`;

/** Conditions over `Object o, Object p, Shape s, Disc d, Square q`, and whether some heap of scope 1 makes them true. */
const REACHABLE: readonly (readonly [condition: string, possible: boolean, requires?: string])[] = [
  ['o != null && o == q', true],
  ['o != null && o == q', true, 'o != null'],
  ['s != null && s == d', true],
  ['d != null && d.inner != null && d.inner == o', true],
  ['o == Known.holder.square', true],
  ['o == Known.any && s == o', true],
  ['o instanceof Plain && ((Plain) o).item == q && q != null', true],
  ['o != null && p != null && o != p && o.equals(p)', false],
  ['o != null && p != null && o.hashCode() == 7 && p.equals(o)', true],
  ['o != null && o.getClass() == Plain.class', true],
  ['s != null && s.area() == 3 && s == o && o == p', true],
  ['o instanceof Square && s instanceof Disc && o == s', false],
  ['o instanceof String', true],
  ['("" + o).equals("x")', false],
  ['q != null && q.other == q && o == q', true],
];

const METHODS = REACHABLE.map(
  ([condition, , requires], index) => `
    ${requires === undefined ? '' : `//@ requires ${requires};`}
    static void m${index}(Object o, Object p, Shape s, Disc d, Square q) {
        if (${condition}) {
            //@ assert false;
        }
    }`,
);

let table: ClassTable;
beforeAll(async () => {
  const text = `${CLASSES}
class Methods {
    static Plain read(Cell<Plain> cell) { return cell == null ? null : cell.value; }
    static Plain cast(Cell<?> cell) { return cell == null ? null : (Plain) cell.value; }
    ${METHODS.join('')}
}`;
  const workspace = await openTexts([{ path: 'Methods.java', text }]);
  table = workspace.table;
  expect(workspace.diagnostics()).toEqual([]);
});

function run(name: string, everyClass = false) {
  const method = table.find('Methods')?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return runScope(table, method, { scope: 1, natives: NATIVES, everyClass, runs: 20_000 }).result;
}

describe('slots of type Object or an interface', () => {
  it.each(REACHABLE.map(([condition, possible], index) => [condition, possible, index] as const))(
    '%s: %s',
    (_, possible, index) => {
      const [claim] = run(`m${index}`).claims.filter(({ property }) => property === 'assert');
      expect(claim?.verdict === 'refuted').toBe(possible);
    },
  );

  it('find what trying all classes finds', () => {
    for (const index of [0, 4, 6]) {
      const [restricted, full] = [false, true].map((everyClass) => run(`m${index}`, everyClass));
      expect(restricted?.claims.map(({ verdict }) => verdict)).toEqual(full?.claims.map(({ verdict }) => verdict));
      expect(restricted?.runs).toBeLessThanOrEqual(full?.runs ?? 0);
    }
  });
});

describe('type arguments', () => {
  it('are not broken by the heaps that count', () => {
    const { claims, notes } = run('read');
    expect(claims.map(({ verdict }) => verdict)).not.toContain('refuted');
    expect(notes.join()).toContain('type arguments exclude');
  });

  it('do not excuse a cast that is written', () => {
    const claim = run('cast').claims.find(({ property }) => property === 'class-cast');
    expect(claim?.verdict).toBe('refuted');
  });
});
