/** Objects, arrays, strings, and going back to a marked heap. */
import { describe, expect, it } from 'vitest';
import { showSnapshot, takeSnapshot } from '../../src/execution/memory/snapshot.js';
import { JavaArray, JavaString } from '../../src/execution/memory/values.js';
import { Run } from './running.js';

const TEXT = `
class Cell { public int number; public Cell link; public static int counter; public static Cell shared;
  static void <clinit>() { Cell %1; 0: %1 = new Cell  1: static Cell.shared = %1  2: return } }
class Late { public static int value; static void <clinit>() { 0: static Late.value = 1  1: return } }
class Test {
  static void change(int[] array) {
    Cell c;
    0: initialise Cell
    1: c = static Cell.shared
    2: c.number = 5
    3: static Cell.counter = 8
    4: array[0] = 9
    5: initialise Late
    6: c = new Cell
    7: return
  }
  static boolean literals() { boolean r; 0: r = "ab" == "ab"  1: return r }
  static boolean joined() { String s; boolean r; 0: s = "a" ++ "b"  1: r = s == "ab"  2: return r }
  static String nothing(String s) { String r; 0: r = "<" ++ s  1: return r }
  static int[][] grid() { int[][] g; 0: g = new int[2][3]  1: return g }
  static Object[][] partial() { Object[][] g; 0: g = new Object[2][]  1: return g }
  static byte narrow(int n) { byte[] a; byte b; 0: a = new byte[1]  1: b = (byte) n  2: a[0] = b  3: b = a[0]  4: return b }
  static boolean covariant(Object o) { boolean r; 0: r = o instanceof Object[]  1: return r }
  static boolean cloneable(Object o) { boolean r; 0: r = o instanceof Cloneable  1: return r }
  static boolean self() { boolean r; 0: r = Cell.class == Cell.class  1: return r }
}
`;

describe('the heap', () => {
  it('interns literals and makes new strings by joining', () => {
    const runs = new Run(TEXT);
    expect(runs.result('Test.literals')).toBe(1);
    expect(runs.result('Test.joined')).toBe(0);
    expect(runs.result('Test.nothing', null)).toBe('<null');
  });

  it('nests arrays', () => {
    const runs = new Run(TEXT);
    const grid = runs.result('Test.grid');
    if (!(grid instanceof JavaArray)) throw new Error('no array');
    expect(grid.type.name).toBe('int[][]');
    expect([...grid.elements].map((row) => row instanceof JavaArray && [...row.elements])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const partial = runs.result('Test.partial');
    expect(partial instanceof JavaArray && [...partial.elements]).toEqual([null, null]);
  });

  it('knows the types of arrays', () => {
    const runs = new Run(TEXT);
    const { machine } = runs;
    expect(runs.result('Test.covariant', machine.newArray('Cell[]', 0))).toBe(1);
    expect(runs.result('Test.covariant', machine.newArray('int[][]', 0))).toBe(1);
    expect(runs.result('Test.covariant', machine.newArray('int[]', 0))).toBe(0);
    expect(runs.result('Test.cloneable', machine.newArray('int[]', 0))).toBe(1);
    expect(runs.result('Test.cloneable', machine.allocate('Cell'))).toBe(0);
    expect(machine.isSubtype('Cell[][]', 'java.io.Serializable[]')).toBe(true);
    expect(machine.isSubtype('int[]', 'long[]')).toBe(false);
  });

  it('keeps bytes as bytes', () => {
    expect(new Run(TEXT).result('Test.narrow', 200)).toBe(-56);
  });

  it('has one class object for each type', () => {
    expect(new Run(TEXT).result('Test.self')).toBe(1);
  });
});

describe('mark and rewind', () => {
  it('bring back fields, elements, statics and initialisation', () => {
    const runs = new Run(TEXT);
    const { machine } = runs;
    machine.initialise('Cell');
    const array = machine.newArray('int[]', 1);
    machine.mark();
    const observed = (): unknown => {
      const shared = machine.view.staticField('Cell', 'shared');
      return [
        typeof shared === 'object' && shared !== null && machine.view.field(shared, 'Cell', 'number'),
        machine.view.staticField('Cell', 'counter'),
        machine.view.element(array, 0),
        machine.view.staticField('Late', 'value'),
        machine.view.statics().some(({ owner }) => owner === 'Late'),
        machine.allocate('Cell').id,
      ];
    };
    const before = observed();
    machine.rewind();
    runs.invoke('Test.change', array);
    expect(observed()).toEqual([5, 8, 9, 1, true, 4]);
    machine.rewind();
    expect(observed()).toEqual(before);
    machine.rewind();
    runs.invoke('Test.change', array);
    machine.rewind();
    expect(observed()).toEqual(before);
  });
});

describe('a snapshot', () => {
  it('names objects by class in order of discovery, and stops at its limits', () => {
    const { machine } = new Run(TEXT);
    const [a, b] = [machine.allocate('Cell'), machine.allocate('Cell')];
    machine.setField(a, 'Cell', 'link', b);
    machine.setField(b, 'Cell', 'link', a);
    const texts = machine.newArray('java.lang.String[]', 2);
    machine.setElement(texts, 0, new JavaString(99, texts.type, 'say "hi"'));
    const named = [
      { name: 'b', type: 'Cell', value: b },
      { name: 'c', type: 'char', value: 65 },
      { name: 'texts', type: 'java.lang.String[]', value: texts },
      { name: 'yes', type: 'boolean', value: 1 },
      { name: 'none', type: 'Cell', value: null },
    ];
    expect(showSnapshot(takeSnapshot(machine.view, named))).toEqual([
      'b -> Cell#1',
      "c = 'A'",
      'texts -> String[]#1',
      'yes = true',
      'none = null',
      'Cell#1 {number: 0, link: Cell#2}',
      'String[]#1 {[0]: "say \\"hi\\"", [1]: null}',
      'Cell#2 {number: 0, link: Cell#1}',
    ]);
    expect(showSnapshot(takeSnapshot(machine.view, named, { objects: 1, fields: 1, characters: 3 }))).toEqual([
      'b -> Cell#1',
      "c = 'A'",
      'texts -> String[]#1',
      'yes = true',
      'none = null',
      'Cell#1 {number: 0, … 1 more}',
      '… more objects',
    ]);
  });
});
