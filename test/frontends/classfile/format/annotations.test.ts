/** Annotations: elements as Java text, both retentions, types and parameters. */
import { describe, expect, it } from 'vitest';
import type { ClassFile, MethodInformation } from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import {
  type AnnotationEntry,
  annotationDefault,
  annotations,
  type ElementValue,
  parameterAnnotations,
  typeAnnotations,
} from '../assembler/annotations.js';
import {
  type Attribute,
  enclosingMethod,
  innerClasses,
  methodParameters,
  recordAttribute,
} from '../assembler/attributes.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import type { PoolBuilder } from '../assembler/pool-builder.js';

const A: AnnotationEntry = { type: 'Lp/A;' };
const B: AnnotationEntry = { type: 'Lp/B;' };
const C: AnnotationEntry = { type: 'Lp/C;', elements: [['value', { kind: 'I', value: 1 }]] };

function names(list: readonly { readonly type: string }[] | undefined): readonly string[] | undefined {
  return list?.map(({ type }) => type);
}

function methodWith(descriptor: string, make: (pool: PoolBuilder) => readonly Attribute[]): MethodInformation {
  const builder = new ClassBuilder({ name: 'p/Owner', flags: 0x401 });
  builder.method({ flags: 0x401, name: 'm', descriptor, attributes: make(builder.pool) });
  const [method] = readClassFile(builder.build()).methods;
  if (method === undefined) throw new Error('no method');
  return method;
}

describe('elements of annotations', () => {
  it.each<[string, ElementValue]>([
    ['1', { kind: 'I', value: 1 }],
    ['-128', { kind: 'B', value: -128 }],
    ['32767', { kind: 'S', value: 32767 }],
    ['true', { kind: 'Z', value: 1 }],
    ['false', { kind: 'Z', value: 0 }],
    ['5L', { kind: 'J', value: 5n }],
    ['0.1f', { kind: 'F', value: 0.1 }],
    ['1.0f', { kind: 'F', value: 1 }],
    ['3.4028235e38f', { kind: 'F', value: 3.4028234663852886e38 }],
    ['1.0', { kind: 'D', value: 1 }],
    ['1.5', { kind: 'D', value: 1.5 }],
    ['-0.0', { kind: 'D', value: -0 }],
    ['1e300', { kind: 'D', value: 1e300 }],
    ['1.0 / 0.0', { kind: 'D', value: Number.POSITIVE_INFINITY }],
    ['0.0f / 0.0f', { kind: 'F', value: Number.NaN }],
    ["'x'", { kind: 'C', value: 120 }],
    ["'\\''", { kind: 'C', value: 39 }],
    ["'\\u0000'", { kind: 'C', value: 0 }],
    ["'\\ud800'", { kind: 'C', value: 0xd800 }],
    ['"a\\"b\\\\c\\n"', { kind: 's', value: 'a"b\\c\n' }],
    ['"\'é😀"', { kind: 's', value: "'é😀" }],
    ['"\\u001b[31m\\u202e"', { kind: 's', value: '\u001b[31m\u202e' }],
    ['p.Outer$Kind.X', { kind: 'e', type: 'Lp/Outer$Kind;', name: 'X' }],
    ['java.lang.String[].class', { kind: 'c', type: '[Ljava/lang/String;' }],
    ['void.class', { kind: 'c', type: 'V' }],
    ['int.class', { kind: 'c', type: 'I' }],
    ['{}', { kind: '[', values: [] }],
    ['{1, 2}', { kind: '[', values: [{ kind: 'I', value: 1 }, { kind: 'I', value: 2 }] }], // biome-ignore format: one line each
    ['@p.A', { kind: '@', annotation: A }],
    ['@p.C(1)', { kind: '@', annotation: C }],
    ['@p.D(x = 1, y = "z")', { kind: '@', annotation: { type: 'Lp/D;', elements: [['x', { kind: 'I', value: 1 }], ['y', { kind: 's', value: 'z' }]] } }], // biome-ignore format: one line each
  ])('%s', (text, value) => {
    const builder = new ClassBuilder({ name: 'p/Owner' });
    builder.attribute(annotations(builder.pool, 'Visible', { type: 'Lp/A$Inner;', elements: [['name', value]] }));
    expect(readClassFile(builder.build()).annotations).toEqual([{ type: 'p.A$Inner', elements: [['name', text]] }]);
    const method = methodWith('()I', (pool) => [annotationDefault(pool, value)]);
    expect(method.annotationDefault).toBe(text);
  });

  it('nest only so deep', () => {
    let value: ElementValue = { kind: 'I', value: 1 };
    for (let depth = 0; depth < 200; depth++) value = { kind: '[', values: [value] };
    const method = methodWith('()I', (pool) => [annotationDefault(pool, value)]);
    expect(() => method.annotationDefault).toThrow('too deeply');
    // And a second time for the same reason, not because of what the first left behind.
    expect(() => method.annotationDefault).toThrow('too deeply');
  });

  it('do not multiply a long text without bound', () => {
    const long: ElementValue = { kind: 's', value: 'x'.repeat(60000) };
    const values: readonly ElementValue[] = new Array(30000).fill(long);
    const method = methodWith('()I', (pool) => [annotationDefault(pool, { kind: '[', values })]);
    expect(() => method.annotationDefault).toThrow('too long');
  });
});

describe('annotations', () => {
  it('are those of both retentions, of declarations and types, each once', () => {
    const attributes = (pool: PoolBuilder, target: number): readonly Attribute[] => [
      annotations(pool, 'Visible', A, C),
      annotations(pool, 'Invisible', B),
      typeAnnotations(
        pool,
        'Visible',
        { ...A, target: [target] },
        { type: 'Lp/OfType;', target: [target] },
        { type: 'Lp/OfElement;', target: [target], path: [[0, 0]] },
        { type: 'Lp/OfArgument;', target: [target], path: [[3, 0]] },
        { type: 'Lp/OfInner;', target: [target], path: [[1, 0]] },
      ),
      typeAnnotations(pool, 'Invisible', { type: 'Lp/Late;', target: [target] }),
    ];
    const expected = ['p.A', 'p.C', 'p.B', 'p.OfType', 'p.OfInner', 'p.Late'];
    const builder = new ClassBuilder({ name: 'p/Owner', flags: 0x401 });
    const { pool } = builder;
    builder.field({ name: 'f', descriptor: 'Lp/X;', attributes: attributes(pool, 0x13) });
    builder.method({ flags: 0x401, name: 'm', descriptor: '()Lp/X;', attributes: attributes(pool, 0x14) });
    builder.attribute(recordAttribute(pool, { name: 'f', descriptor: 'Lp/X;', attributes: attributes(pool, 0x13) }));
    const file = readClassFile(builder.build());
    expect(names(file.fields[0]?.annotations)).toEqual(expected);
    expect(names(file.methods[0]?.annotations)).toEqual(expected);
    expect(names(file.recordComponents?.[0]?.annotations)).toEqual(expected);
  });

  it('of other targets are stepped over', () => {
    const targets = [[0x00, 1], [0x01, 1], [0x10, 0, 1], [0x11, 0, 0], [0x12, 0, 0], [0x15], [0x17, 0, 0], [0x42, 0, 1]]; // biome-ignore format: one line
    const ofCode = [[0x40, 0, 1, 0, 0, 0, 1, 0, 0], [0x43, 0, 1], [0x44, 0, 1], [0x46, 0, 1], [0x47, 0, 1, 0], [0x4b, 0, 1, 0]]; // biome-ignore format: one line
    const method = methodWith('()V', (pool) => [
      typeAnnotations(pool, 'Visible', ...[...targets, ...ofCode].map((target) => ({ ...A, target })), {
        ...B,
        target: [0x14],
      }),
    ]);
    expect(names(method.annotations)).toEqual(['p.B']);
    const unknown = methodWith('()V', (pool) => [typeAnnotations(pool, 'Visible', { ...A, target: [0x18] })]);
    expect(() => unknown.annotations).toThrow('unknown target');
  });

  it('of parameters belong to one each', () => {
    const method = methodWith('(IJLp/X;)V', (pool) => [
      parameterAnnotations(pool, 'Visible', [A], [], [B]),
      parameterAnnotations(pool, 'Invisible', [], [C], [C]),
      typeAnnotations(pool, 'Visible', { ...B, target: [0x16, 2] }, { type: 'Lp/D;', target: [0x16, 0] }),
    ]);
    expect(method.parameterAnnotations.map(names)).toEqual([['p.A', 'p.D'], ['p.C'], ['p.B', 'p.C']]);
  });
});

describe('annotations of parameters of constructors', () => {
  function constructorOf(
    owner: { readonly name: string; readonly flags?: number },
    descriptor: string,
    make: (pool: PoolBuilder) => readonly Attribute[],
    nesting: (pool: PoolBuilder) => readonly Attribute[] = () => [],
  ): ClassFile {
    const builder = new ClassBuilder(owner);
    builder.method({ flags: 1, name: '<init>', descriptor, attributes: make(builder.pool) }, (code) =>
      code.op('return'),
    );
    for (const attribute of nesting(builder.pool)) builder.attribute(attribute);
    return readClassFile(builder.build());
  }
  const first = (file: ClassFile) => file.methods[0]?.parameterAnnotations.map(names);
  const oneAndType = (pool: PoolBuilder): readonly Attribute[] => [
    parameterAnnotations(pool, 'Visible', [A]),
    typeAnnotations(pool, 'Visible', { ...B, target: [0x16, 0] }),
  ];

  it('of inner classes leave out the outer instance', () => {
    const nesting = (pool: PoolBuilder) => [
      innerClasses(pool, { name: 'p/O$I', outer: 'p/O', simpleName: 'I', flags: 1 }),
    ];
    expect(first(constructorOf({ name: 'p/O$I' }, '(Lp/O;I)V', oneAndType, nesting))).toEqual([[], ['p.A', 'p.B']]);
  });

  it('of enums leave out name and ordinal', () => {
    const file = constructorOf({ name: 'p/E', flags: 0x4031 }, '(Ljava/lang/String;II)V', oneAndType);
    expect(first(file)).toEqual([[], [], ['p.A', 'p.B']]);
  });

  it('of static and top-level classes are all there', () => {
    const nesting = (pool: PoolBuilder) => [
      innerClasses(pool, { name: 'p/O$I', outer: 'p/O', simpleName: 'I', flags: 9 }),
    ];
    expect(first(constructorOf({ name: 'p/O$I' }, '(Lp/O;)V', oneAndType, nesting))).toEqual([['p.A', 'p.B']]);
    expect(first(constructorOf({ name: 'p/O' }, '(I)V', oneAndType))).toEqual([['p.A', 'p.B']]);
  });

  it('of local classes in static methods come before captured variables', () => {
    const nesting = (pool: PoolBuilder) => [
      innerClasses(pool, { name: 'p/O$1L', simpleName: 'L', flags: 0 }),
      enclosingMethod(pool, 'p/O', 'm'),
    ];
    expect(first(constructorOf({ name: 'p/O$1L' }, '(II)V', oneAndType, nesting))).toEqual([['p.A', 'p.B'], []]);
  });

  it('are told by MethodParameters where that is there', () => {
    const make = (pool: PoolBuilder) => [
      ...oneAndType(pool),
      methodParameters(pool, ['this$0', 0x8010], ['x', 0], ['val$y', 0x1010]),
    ];
    const nesting = (pool: PoolBuilder) => [
      innerClasses(pool, { name: 'p/O$1L', simpleName: 'L', flags: 0 }),
      enclosingMethod(pool, 'p/O', 'm'),
    ];
    expect(first(constructorOf({ name: 'p/O$1L' }, '(Lp/O;II)V', make, nesting))).toEqual([[], ['p.A', 'p.B'], []]);
  });

  it('are left out where it is unclear whose they are', () => {
    const method = methodWith('(II)V', (pool) => [parameterAnnotations(pool, 'Visible', [A])]);
    expect(method.parameterAnnotations).toEqual([[], []]);
    const surplus = methodWith('(I)V', (pool) => [parameterAnnotations(pool, 'Visible', [A], [B])]);
    expect(surplus.parameterAnnotations).toEqual([[]]);
  });
});
