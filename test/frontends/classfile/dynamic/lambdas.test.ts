/** Function objects made by LambdaMetafactory, as its documentation describes them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openDynamicSites } from '../../../../src/frontends/classfile/dynamic/sites.js';
import { Flag } from '../../../../src/ir/program.js';
import { bootstrap, classFileOf, classOf, handle, int, lambda, methodType, Program, SPAN, siteOf } from './by-hand.js';

const JAVA = `
import java.util.*;
import java.util.function.*;
interface Narrow extends Function<Object, Object> { String apply(Object value); }
interface Marker {}
class Counted {
  static int count;
  static { count = 100; }
  final int number;
  static int plus(int value) { return value + count; }
  Counted(int start) { number = start + ++count; }
}
abstract class Shape { Shape() {} }
class Top { int which() { return 0; } }
class Base extends Top { int which() { return 1; } }
class Owner extends Base {
  static int last;
  int field = 5;
  int which() { return 2; }
  static int parse(String text) { return Integer.parseInt(text); }
  static int add(int left, int right) { return left + right; }
  static Object any(Object value) { return value; }
  static int note(int value) { last = value; return value; }
  static void put(long value) { last = (int) value; }
  private int lambda$sum$0(int captured, int value) { return field + captured + value; }
  int hidden(Object value) { return 7; }
  static Object apply(Function<Object, Object> function, Object value) { return function.apply(value); }
  static int applyTwo(BiFunction<Integer, Integer, Integer> function) { return function.apply(3, 4); }
  static int intOf(ToIntFunction<Object> function, Object value) { return function.applyAsInt(value); }
  static long longOf(ToLongFunction<Integer> function) { return function.applyAsLong(6); }
  static int unary(IntUnaryOperator operator, int value) { return operator.applyAsInt(value); }
  static int accept(IntConsumer consumer) { consumer.accept(9); return last; }
  static Object list() { return new ArrayList<Object>(List.of(1, 2, 3)); }
  static Object box(int value) { return value; }
  static Object small() { return (byte) 3; }
  static int numberOf(Object object) { return ((Counted) object).number; }
  static Owner make() { return new Owner(); }
}
`;

const OBJECT = 'Ljava/lang/Object;';
const FUNCTION = 'Ljava/util/function/Function;';
const APPLY = `(${OBJECT})${OBJECT}`;

/** `apply` of a function without captured values on what a static method of Owner gives. */
const applied = (type: string, argument: string): string => `
  static Object run() {
    ${type} %1; Object %2, %3;
    0: %1 = new ${type}
    1: special %1.<init>()
    2: %2 = ${argument}
    3: %3 = static Owner.apply(%1: java.util.function.Function, %2)
    4: return %3
  }`;

let program: Program;
beforeAll(async () => {
  program = await Program.open(JAVA);
});

describe('what a function object is', () => {
  it('is of a final synthetic class of its own, with the captured values as fields', async () => {
    const own = await Program.open(JAVA);
    const implementation = handle('invoke-virtual', 'Owner.lambda$sum$0', '(II)I');
    const site = lambda(
      'applyAsInt',
      '(LOwner;I)Ljava/util/function/IntUnaryOperator;',
      { erased: '(I)I' },
      implementation,
    );
    expect(own.meaning(site)).toEqual({
      kind: 'object',
      type: 'Owner$$Lambda$1',
      constructorDescriptor: '(LOwner;I)V',
    });
    const declaration = own.sites.classes().get('Owner$$Lambda$1');
    expect(declaration).toMatchObject({
      kind: 'class',
      origin: 'input',
      flags: Flag.FINAL | Flag.SYNTHETIC,
      superclass: 'java.lang.Object',
      interfaces: ['java.util.function.IntUnaryOperator'],
      outer: 'Owner',
      span: SPAN,
    });
    expect(declaration?.fields.map(({ name, type }) => [name, type])).toEqual([
      ['val$this', 'Owner'],
      ['val$captured', 'int'],
    ]);
    expect(declaration?.methods.map(({ name, descriptor }) => name + descriptor)).toEqual([
      '<init>(LOwner;I)V',
      'applyAsInt(I)I',
    ]);
    const body = declaration?.methods[1]?.body();
    expect(declaration?.methods[1]?.body()).toBe(body);
    expect(new Set(body?.edges.map(({ span }) => span))).toEqual(new Set([SPAN]));
  });

  it('is numbered by first use; copies of a site share a class, the same written elsewhere has its own', async () => {
    const own = await Program.open(JAVA);
    const site = (target: string) =>
      lambda('apply', `()${FUNCTION}`, { erased: APPLY }, handle('invoke-static', target, APPLY));
    const first = site('Owner.any');
    const again = { ...first, offset: 17 };
    const elsewhere = { ...first, method: 3, offset: 17 };
    const below = { ...first, span: { ...first.span, line: first.span.line + 1 } };
    expect(own.functionClass(first)).toBe('Owner$$Lambda$1');
    expect(own.functionClass(site('Owner.any'))).toBe('Owner$$Lambda$2');
    expect(own.functionClass(again)).toBe('Owner$$Lambda$1');
    expect(own.functionClass(first)).toBe('Owner$$Lambda$1');
    expect([...own.sites.classes().keys()]).toEqual(['Owner$$Lambda$1', 'Owner$$Lambda$2']);
    expect([own.functionClass(elsewhere), own.functionClass(below)]).toEqual(['Owner$$Lambda$3', 'Owner$$Lambda$4']);
  });

  it('is not called what a class file is called', async () => {
    const { hierarchy } = await Program.open(JAVA);
    const isTaken = (name: string): boolean => name === 'Owner$$Lambda$1';
    const sites = openDynamicSites({ owner: classFileOf('Owner'), origin: 'input', hierarchy, isTaken });
    const site = lambda('apply', `()${FUNCTION}`, { erased: APPLY }, handle('invoke-static', 'Owner.any', APPLY));
    expect(sites.meaning(site)).toMatchObject({ kind: 'object', type: 'Owner$$Lambda$2' });
  });

  it('has markers, Serializable and bridges of altMetafactory', () => {
    const values = [
      methodType(`(${OBJECT})Ljava/lang/String;`),
      handle('invoke-static', 'java.lang.String.valueOf', `(${OBJECT})Ljava/lang/String;`),
      methodType(`(${OBJECT})Ljava/lang/String;`),
      ...[int(7), int(1), classOf('Marker'), int(2), methodType(APPLY), methodType(`(${OBJECT})Ljava/lang/String;`)],
    ];
    const site = siteOf(
      bootstrap('java.lang.invoke.LambdaMetafactory.altMetafactory', ...values),
      'apply',
      '()LNarrow;',
    );
    const type = program.functionClass(site);
    const declaration = program.sites.classes().get(type);
    expect(declaration?.interfaces).toEqual(['Narrow', 'Marker', 'java.io.Serializable']);
    expect(declaration?.methods.map(({ name, descriptor, flags }) => [name + descriptor, flags & Flag.BRIDGE])).toEqual(
      [
        ['<init>()V', 0],
        [`apply(${OBJECT})Ljava/lang/String;`, 0],
        [`apply${APPLY}`, Flag.BRIDGE],
      ],
    );
    expect(program.run(applied(type, 'static Owner.box(12)'))).toBe('12');
  });
});

describe('what calling it does', () => {
  const parse = lambda(
    'apply',
    `()${FUNCTION}`,
    { erased: APPLY, exact: '(Ljava/lang/String;)Ljava/lang/Integer;' },
    handle('invoke-static', 'Owner.parse', '(Ljava/lang/String;)I'),
  );

  it('casts arguments to the instantiated type and boxes the result', () => {
    const type = program.functionClass(parse);
    const driver = `
      static int run() {
        ${type} %1; Object %2; Integer %3; int %4; Object %5;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %5 = "42"
        3: %2 = static Owner.apply(%1: java.util.function.Function, %5)
        4: %3 = (Integer) %2
        5: %4 = %3.intValue()
        6: return %4
      }`;
    expect(program.run(driver)).toBe(42);
    expect(program.run(applied(type, 'static Owner.list()'))).toBe('java.lang.ClassCastException');
    const check = program.sites
      .classes()
      .get(type)
      ?.methods[1]?.body()
      ?.edges.map(({ instruction }) => instruction)
      .find(({ kind }) => kind === 'check');
    expect(check).toMatchObject({ condition: { kind: 'castable', type: 'java.lang.String' }, implicit: true });
  });

  it('unboxes arguments, and null cannot be unboxed', () => {
    const exact = '(Ljava/lang/Integer;Ljava/lang/Integer;)Ljava/lang/Integer;';
    const implementation = handle('invoke-static', 'Owner.add', '(II)I');
    const erased = `(${OBJECT}${OBJECT})${OBJECT}`;
    const type = program.functionClass(
      lambda('apply', '()Ljava/util/function/BiFunction;', { erased, exact }, implementation),
    );
    const driver = `
      static int run() {
        ${type} %1; int %2;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = static Owner.applyTwo(%1: java.util.function.BiFunction)
        3: return %2
      }`;
    expect(program.run(driver)).toBe(7);
    const withNull = `
      static Object run() {
        ${type} %1; Object %2;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = %1.apply(null: Object, null: Object)
        3: return %2
      }`;
    expect(program.run(withNull)).toBe('java.lang.NullPointerException');
  });

  it('widens arguments and results', () => {
    const longs = lambda(
      'applyAsLong',
      '()Ljava/util/function/ToLongFunction;',
      { erased: `(${OBJECT})J`, exact: '(Ljava/lang/Integer;)J' },
      handle('invoke-static', 'Owner.note', '(I)I'),
    );
    const type = program.functionClass(longs);
    expect(
      program.run(`
        static long run() {
          ${type} %1; long %2;
          0: %1 = new ${type}
          1: special %1.<init>()
          2: %2 = static Owner.longOf(%1: java.util.function.ToLongFunction)
          3: return %2
        }`),
    ).toBe(6n);
    // The result of the implementation is dropped, the int argument becomes a long.
    for (const [name, descriptor] of [
      ['note', '(I)I'],
      ['put', '(J)V'],
    ] as const) {
      const implementation = handle('invoke-static', `Owner.${name}`, descriptor);
      const site = lambda('accept', '()Ljava/util/function/IntConsumer;', { erased: '(I)V' }, implementation);
      const consumer = program.functionClass(site);
      const driver = `
        static int run() {
          ${consumer} %1; int %2;
          0: %1 = new ${consumer}
          1: special %1.<init>()
          2: %2 = static Owner.accept(%1: java.util.function.IntConsumer)
          3: return %2
        }`;
      expect(program.run(driver)).toBe(9);
    }
  });

  it('checks arguments and results against the instantiated type, though the implementation takes and gives anything', () => {
    const implementation = handle('invoke-static', 'Owner.any', APPLY);
    for (const exact of [`(Ljava/lang/String;)${OBJECT}`, `(${OBJECT})Ljava/lang/String;`]) {
      const type = program.functionClass(lambda('apply', `()${FUNCTION}`, { erased: APPLY, exact }, implementation));
      expect(program.run(applied(type, '"text"'))).toBe('text');
      expect(program.run(applied(type, 'null'))).toBe(null);
      expect(program.run(applied(type, 'static Owner.box(1)'))).toBe('java.lang.ClassCastException');
    }
  });

  it('initialises the class of a static method', () => {
    const implementation = handle('invoke-static', 'Counted.plus', '(I)I');
    const site = lambda('applyAsInt', '()Ljava/util/function/IntUnaryOperator;', { erased: '(I)I' }, implementation);
    const type = program.functionClass(site);
    const driver = `
      static int run() {
        ${type} %1; int %2;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = static Owner.unary(%1: java.util.function.IntUnaryOperator, 7)
        3: return %2
      }`;
    expect(program.run(driver)).toBe(107);
  });

  it('takes any number where a generic result is to be an int', () => {
    const site = lambda(
      'applyAsInt',
      '()Ljava/util/function/ToIntFunction;',
      { erased: `(${OBJECT})I` },
      handle('invoke-static', 'Owner.any', APPLY),
    );
    const type = program.functionClass(site);
    const driver = (argument: string): string => `
      static int run() {
        ${type} %1; Object %2; int %3;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = ${argument}
        3: %3 = static Owner.intOf(%1: java.util.function.ToIntFunction, %2)
        4: return %3
      }`;
    expect(program.run(driver('static Owner.box(8)'))).toBe(8);
    expect(program.run(driver('static Owner.small()'))).toBe(3);
    expect(program.run(driver('"text"'))).toBe('java.lang.ClassCastException');
    expect(program.run(driver('null'))).toBe('java.lang.NullPointerException');
  });

  it('passes captured values before arguments, by virtual and special handles alike', () => {
    for (const kind of ['invoke-virtual', 'invoke-special'] as const) {
      const implementation = handle(kind, 'Owner.lambda$sum$0', '(II)I');
      const factory = '(LOwner;I)Ljava/util/function/IntUnaryOperator;';
      const type = program.functionClass(lambda('applyAsInt', factory, { erased: '(I)I' }, implementation));
      const driver = `
        static int run() {
          Owner %1; ${type} %2; int %3;
          0: %1 = static Owner.make()
          1: %2 = new ${type}
          2: special %2.<init>(%1, 20)
          3: %3 = static Owner.unary(%2: java.util.function.IntUnaryOperator, 300)
          4: return %3
        }`;
      expect(program.run(driver)).toBe(325);
      const call = program.sites
        .classes()
        .get(type)
        ?.methods[1]?.body()
        ?.edges.map(({ instruction }) => instruction)
        .find((instruction) => instruction.kind === 'call');
      expect(call).toMatchObject({ dispatch: 'special', method: { owner: 'Owner', name: 'lambda$sum$0' } });
    }
  });

  it('selects a virtual method by the receiver, a special one by the name', () => {
    // A special call above the direct superclass starts there all the same (JVMS 6.5, invokespecial).
    for (const [kind, owner, expected] of [
      ['invoke-virtual', 'Base', 2],
      ['invoke-virtual', 'Top', 2],
      ['invoke-special', 'Owner', 2],
      ['invoke-special', 'Base', 1],
      ['invoke-special', 'Top', 1],
    ] as const) {
      const implementation = handle(kind, `${owner}.which`, '()I');
      const site = lambda('getAsInt', '(LOwner;)Ljava/util/function/IntSupplier;', { erased: '()I' }, implementation);
      const type = program.functionClass(site);
      const driver = `
        static int run() {
          Owner %1; ${type} %2; int %3;
          0: %1 = static Owner.make()
          1: %2 = new ${type}
          2: special %2.<init>(%1)
          3: %3 = %2.getAsInt()
          4: return %3
        }`;
      expect(program.run(driver)).toBe(expected);
    }
  });

  it('takes the receiver from the arguments of an unbound reference', () => {
    const exact = '(Ljava/util/List;)Ljava/lang/Integer;';
    const implementation = handle('invoke-interface', 'java.util.List.size', '()I', true);
    const type = program.functionClass(lambda('apply', `()${FUNCTION}`, { erased: APPLY, exact }, implementation));
    const driver = (argument: string): string => `
      static int run() {
        ${type} %1; Object %2, %3; Integer %4; int %5;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = ${argument}
        3: %3 = static Owner.apply(%1: java.util.function.Function, %2)
        4: %4 = (Integer) %3
        5: %5 = %4.intValue()
        6: return %5
      }`;
    expect(program.run(driver('static Owner.list()'))).toBe(3);
    expect(program.run(driver('null'))).toBe('java.lang.NullPointerException');
  });

  it('makes objects for a constructor, whose class is initialised first', () => {
    const exact = '(Ljava/lang/Integer;)LCounted;';
    const implementation = handle('new-invoke-special', 'Counted.<init>', '(I)V');
    const type = program.functionClass(lambda('apply', `()${FUNCTION}`, { erased: APPLY, exact }, implementation));
    const driver = `
      static int run() {
        ${type} %1; Object %2, %3; int %4;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = static Owner.box(5)
        3: %3 = static Owner.apply(%1: java.util.function.Function, %2)
        4: %4 = static Owner.numberOf(%3)
        5: return %4
      }`;
    expect(program.run(driver)).toBe(106);
  });

  it("calls an array's clone", () => {
    const exact = `([I)${OBJECT}`;
    const implementation = handle('invoke-virtual', 'int[].clone', `()${OBJECT}`);
    const type = program.functionClass(lambda('apply', `()${FUNCTION}`, { erased: APPLY, exact }, implementation));
    const driver = `
      static int run() {
        ${type} %1; int[] %2; Object %3; int[] %4; int %5;
        0: %1 = new ${type}
        1: special %1.<init>()
        2: %2 = new int[4]
        3: %3 = static Owner.apply(%1: java.util.function.Function, %2: Object)
        4: if %3 == %2 -> 8 else -> 5
        5: %4 = (int[]) %3
        6: %5 = %4.length
        7: return %5
        8: return -1
      }`;
    expect(program.run(driver)).toBe(4);
  });
});

describe('what is not called', () => {
  const reasonOf = (implementation: ReturnType<typeof handle>): unknown => {
    const type = program.functionClass(lambda('apply', `()${FUNCTION}`, { erased: APPLY }, implementation));
    const method = program.sites.classes().get(type)?.methods[1];
    const found = method?.body()?.edges.find(({ instruction }) => instruction.kind === 'unsupported')?.instruction;
    return found?.kind === 'unsupported' ? found.reason : undefined;
  };

  it.each([
    ['a method that is not there', handle('invoke-static', 'Owner.missing', APPLY)],
    ['an instance method called as static', handle('invoke-static', 'Base.which', '(LOwner;)I')],
    ['a static method called as virtual', handle('invoke-virtual', 'Owner.make', '()LOwner;')],
    ['a class called as an interface', handle('invoke-interface', 'Owner.which', '()I', true)],
    ['an interface called as a class', handle('invoke-virtual', 'java.util.List.size', '()I')],
  ])('%s is unsupported', (_, implementation) => {
    expect(reasonOf(implementation)).toEqual(expect.any(String));
  });

  it('an abstract class cannot be made', () => {
    const implementation = handle('new-invoke-special', 'Shape.<init>', '()V');
    const site = lambda('get', '()Ljava/util/function/Supplier;', { erased: `()${OBJECT}` }, implementation);
    const type = program.functionClass(site);
    const edges = program.sites.classes().get(type)?.methods[1]?.body()?.edges;
    expect(edges?.map(({ instruction }) => instruction.kind)).toEqual(['unsupported', 'return']);
  });

  it('classes that are not known are called all the same', () => {
    const implementation = handle('invoke-static', 'absent.Other.make', APPLY);
    expect(reasonOf(implementation)).toBeUndefined();
  });
});

describe('arguments that the factory refuses', () => {
  const good = {
    erased: methodType(APPLY),
    implementation: handle('invoke-static', 'Owner.any', APPLY),
    factory: `()${FUNCTION}`,
  };
  const metafactory = 'java.lang.invoke.LambdaMetafactory.metafactory';
  const other = 'java.lang.invoke.LambdaMetafactory.altMetafactory';
  const three = [good.erased, good.implementation, good.erased] as const;

  it.each([
    ['too few', siteOf(bootstrap(metafactory, good.erased, good.implementation), 'apply', good.factory)],
    ['too many', siteOf(bootstrap(metafactory, ...three, int(1)), 'apply', good.factory)],
    ['no handle', siteOf(bootstrap(metafactory, good.erased, int(1), good.erased), 'apply', good.factory)],
    ['no method type', siteOf(bootstrap(metafactory, int(0), good.implementation, good.erased), 'apply', good.factory)],
    ['a bad descriptor', siteOf(bootstrap(metafactory, ...three), 'apply', '(()')],
    ['a parameter of type void', siteOf(bootstrap(metafactory, ...three), 'apply', `(V)${FUNCTION}`)],
    ['a class to implement', siteOf(bootstrap(metafactory, ...three), 'apply', '()LOwner;')],
    ['a class as marker', siteOf(bootstrap(other, ...three, int(2), int(1), classOf('Owner')), 'apply', good.factory)],
    ['no interface', siteOf(bootstrap(metafactory, ...three), 'apply', '()I')],
    ['a constructor as name', siteOf(bootstrap(metafactory, ...three), '<init>', good.factory)],
    ['another number of captured values', siteOf(bootstrap(metafactory, ...three), 'apply', `(I)${FUNCTION}`)],
    [
      'a narrowing conversion',
      lambda('apply', good.factory, { erased: '(J)I' }, handle('invoke-static', 'Owner.note', '(I)I')),
    ],
    [
      'an object that need not be a wrapper',
      lambda('apply', good.factory, { erased: `(${OBJECT})I` }, handle('invoke-static', 'Owner.note', '(I)I')),
    ],
    [
      'a result from nothing',
      lambda('apply', good.factory, { erased: '(J)I' }, handle('invoke-static', 'Owner.put', '(J)V')),
    ],
    [
      'types of another sort',
      lambda('apply', good.factory, { erased: APPLY, exact: '(I)I' }, handle('invoke-static', 'Owner.note', '(I)I')),
    ],
    ['a field', lambda('apply', good.factory, { erased: APPLY }, handle('get-field', 'Owner.field', 'I'))],
    ['no flags', siteOf(bootstrap(other, ...three), 'apply', good.factory)],
    ['unknown flags', siteOf(bootstrap(other, ...three, int(8)), 'apply', good.factory)],
    ['markers missing', siteOf(bootstrap(other, ...three, int(2), int(3)), 'apply', good.factory)],
    ['a negative number', siteOf(bootstrap(other, ...three, int(4), int(-1)), 'apply', good.factory)],
    ['a huge number', siteOf(bootstrap(other, ...three, int(2), int(0x7fffffff)), 'apply', good.factory)],
    ['a rest', siteOf(bootstrap(other, ...three, int(0), int(0)), 'apply', good.factory)],
  ])('%s', (_, site) => {
    const { kind } = program.meaning(site);
    expect(kind).toBe('unknown');
  });

  it('control: the same without a mistake', () => {
    expect(program.meaning(siteOf(bootstrap(metafactory, ...three), 'apply', good.factory)).kind).toBe('object');
    expect(program.meaning(siteOf(bootstrap(other, ...three, int(0)), 'apply', good.factory)).kind).toBe('object');
  });
});
