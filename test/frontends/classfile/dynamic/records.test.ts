/** Methods of records by ObjectMethods. Expected values are what JDK 17 and 25 print for records of these components. */
import { describe, expect, it } from 'vitest';
import type { LoadableConstant } from '../../../../src/frontends/classfile/format/class-file.js';
import { bootstrap, classFileOf, classOf, handle, int, Program, siteOf, text } from './by-hand.js';

const JAVA = `
class Owner {
  static class Point {
    boolean z = true; byte b = -3; short s = 300; char c = 'x'; int i = -7; long l = 1L << 40;
    float f; double d; String t; int[] a;
    Point(float f, double d, String t) { this.f = f; this.d = d; this.t = t; }
  }
  static class Never {
    public boolean equals(Object other) { return false; }
    public int hashCode() { return 17; }
    public String toString() { return null; }
  }
  static class Log {
    static String text = "";
    final String name;
    Log(String name) { this.name = name; }
    public boolean equals(Object other) { text += name; return true; }
  }
  static class Pair { Object left, right; Pair(Object left, Object right) { this.left = left; this.right = right; } }
  static class Empty { }
  static final Never NEVER = new Never();
  static Object point(int number) {
    switch (number) {
      case 0: return new Point(1.5f, -0.0, "text");
      case 1: return new Point(Float.NaN, 1e300, null);
      case 2: return new Point(1.5f, 0.0, "text");
      default: return new Point(Float.NaN, 1e300, "a");
    }
  }
  static Object pair(int number) {
    switch (number) {
      case 0: return new Pair(NEVER, null);
      case 1: return new Pair(new Never(), null);
      case 2: return new Pair(null, null);
      case 3: return new Pair(null, NEVER);
      default: return new Pair(new Log("left"), new Log("right"));
    }
  }
  static Object empty(int number) { return new Empty(); }
  static String log() { return Log.text; }
  static Object text() { return "a"; }
}
`;

interface RecordOf {
  readonly name: string;
  readonly components: readonly (readonly [name: string, descriptor: string])[];
}

const OBJECT = 'Ljava/lang/Object;';
const POINT: RecordOf = {
  name: 'Point',
  components: [...'zbscilfd']
    .map((name) => [name, name === 'z' ? 'Z' : name === 'l' ? 'J' : name.toUpperCase()] as const)
    .concat([
      ['t', 'Ljava/lang/String;'],
      ['a', '[I'],
    ]),
};
const PAIR: RecordOf = {
  name: 'Pair',
  components: [
    ['left', OBJECT],
    ['right', OBJECT],
  ],
};
const EMPTY: RecordOf = { name: 'Empty', components: [] };

const DESCRIPTORS = { toString: ')Ljava/lang/String;', hashCode: ')I', equals: `${OBJECT})Z` };

class RecordProgram {
  readonly #record: RecordOf;
  readonly #program: Program;
  readonly #values: readonly LoadableConstant[];

  private constructor(record: RecordOf, program: Program) {
    const type = `Owner$${record.name}`;
    const names = record.components.map(([name]) => name).join(';');
    const getters = record.components.map(([name, descriptor]) => handle('get-field', `${type}.${name}`, descriptor));
    this.#record = record;
    this.#program = program;
    this.#values = [classOf(type), text(names), ...getters];
  }

  static async open(record: RecordOf): Promise<RecordProgram> {
    const name = `Owner$${record.name}`;
    const inner = { name, outer: 'Owner', simpleName: record.name, flags: 0 };
    return new RecordProgram(record, await Program.open(JAVA, classFileOf(name, [], [inner])));
  }

  /** The record's method on what `Owner.point(number)` and the like give. */
  call(method: keyof typeof DESCRIPTORS, number: number, argument = ''): unknown {
    const type = `Owner$${this.#record.name}`;
    const objectMethods = bootstrap('java.lang.runtime.ObjectMethods.bootstrap', ...this.#values);
    const meaning = this.#program.meaning(siteOf(objectMethods, method, `(L${type};${DESCRIPTORS[method]}`));
    if (meaning.kind !== 'call') throw new Error(JSON.stringify(meaning));
    const factory = this.#record.name.toLowerCase();
    const result = { toString: 'String', hashCode: 'int', equals: 'boolean' }[method];
    return this.#program.run(`
      static ${result} run() {
        Object %1, %2; ${type} %3; ${result} %4;
        0: initialise Owner
        1: %1 = static Owner.${factory}(${number})
        2: %3 = (${type}) %1
        3: %2 = ${argument === '' ? 'null' : argument}
        4: %4 = static ${meaning.method.owner}.${method}(%3${argument === '' ? '' : ', %2'})
        5: return %4
      }`);
  }

  get program(): Program {
    return this.#program;
  }
}

describe('records', () => {
  it('have text', async () => {
    const points = await RecordProgram.open(POINT);
    const head = 'Point[z=true, b=-3, s=300, c=x, i=-7, l=1099511627776';
    expect(points.call('toString', 0)).toBe(`${head}, f=1.5, d=-0.0, t=text, a=null]`);
    expect(points.call('toString', 1)).toBe(`${head}, f=NaN, d=1.0E300, t=null, a=null]`);
    expect((await RecordProgram.open(PAIR)).call('toString', 0)).toBe('Pair[left=null, right=null]');
    expect((await RecordProgram.open(EMPTY)).call('toString', 0)).toBe('Empty[]');
  });

  it('have hash codes', async () => {
    const points = await RecordProgram.open(POINT);
    expect(points.call('hashCode', 0)).toBe(-1457653772);
    expect(points.call('hashCode', 1)).toBe(690307361);
    const pairs = await RecordProgram.open(PAIR);
    expect([0, 2].map((number) => pairs.call('hashCode', number))).toEqual([527, 0]);
    expect((await RecordProgram.open(EMPTY)).call('hashCode', 0)).toBe(0);
  });

  it('equal each other by their components', async () => {
    const points = await RecordProgram.open(POINT);
    expect([0, 1, 2].map((number) => points.call('equals', number, 'static Owner.point(0)'))).toEqual([1, 0, 0]);
    expect([1, 3].map((number) => points.call('equals', number, 'static Owner.point(1)'))).toEqual([1, 0]);
    expect(points.call('equals', 1, 'static Owner.point(3)')).toBe(0);
    expect(points.call('equals', 0, 'static Owner.text()')).toBe(0);
    expect(points.call('equals', 0, 'null')).toBe(0);
    expect((await RecordProgram.open(EMPTY)).call('equals', 0, 'static Owner.empty(0)')).toBe(1);
  });

  it('ask components only where these are not the same object', async () => {
    const pairs = await RecordProgram.open(PAIR);
    expect(pairs.call('equals', 0, 'static Owner.pair(0)')).toBe(1);
    expect(pairs.call('equals', 0, 'static Owner.pair(1)')).toBe(0);
    expect(pairs.call('equals', 1, '%1')).toBe(1);
    expect(pairs.call('equals', 3, 'static Owner.pair(0)')).toBe(0);
  });

  it('compare the last component first', async () => {
    const pairs = await RecordProgram.open(PAIR);
    pairs.call('equals', 0, 'static Owner.pair(0)');
    const [owner] = pairs.program.sites.classes().keys();
    const driver = `
      static String run() {
        Object %1, %2; Owner$Pair %3; boolean %4; String %5;
        0: initialise Owner
        1: %1 = static Owner.pair(4)
        2: %3 = (Owner$Pair) %1
        3: %2 = static Owner.pair(4)
        4: %4 = static ${owner}.equals(%3, %2)
        5: %5 = static Owner.log()
        6: return %5
      }`;
    expect(pairs.program.run(driver)).toBe('rightleft');
  });
});

describe('arguments that ObjectMethods refuses', () => {
  const type = 'Owner$Pair';
  const left = handle('get-field', `${type}.left`, OBJECT);
  const good = [classOf(type), text('left'), left];

  it.each([
    ['another class', 'hashCode', `(L${type};)I`, [classOf('Owner'), text('left'), left]],
    ['no class', 'hashCode', `(L${type};)I`, [text(type), text('left'), left]],
    ['no names', 'hashCode', `(L${type};)I`, [classOf(type), int(0), left]],
    ['too few names', 'toString', `(L${type};)Ljava/lang/String;`, [classOf(type), text(''), left]],
    ['no getter', 'hashCode', `(L${type};)I`, [classOf(type), text('left'), int(3)]],
    [
      'a getter of another class',
      'hashCode',
      `(L${type};)I`,
      [...good.slice(0, 2), handle('get-field', 'Owner.x', 'I')],
    ],
    ['a setter', 'hashCode', `(L${type};)I`, [...good.slice(0, 2), handle('put-field', `${type}.left`, OBJECT)]],
    ['another method', 'finalize', `(L${type};)V`, good],
    ['another result', 'hashCode', `(L${type};)J`, good],
    ['another receiver', 'hashCode', `(${OBJECT})I`, good],
    ['another parameter', 'equals', `(L${type};L${type};)Z`, good],
  ])('%s', async (_, name, descriptor, values) => {
    const program = await Program.open(JAVA, classFileOf(type));
    const objectMethods = bootstrap('java.lang.runtime.ObjectMethods.bootstrap', ...values);
    expect(program.meaning(siteOf(objectMethods, name, descriptor)).kind).toBe('unknown');
    const control = bootstrap('java.lang.runtime.ObjectMethods.bootstrap', ...good);
    expect(program.meaning(siteOf(control, 'hashCode', `(L${type};)I`)).kind).toBe('call');
  });
});
