/** Every kind of constant, and every way one can be wrong (Java Virtual Machine Specification, 4.4). */
import { describe, expect, it } from 'vitest';
import { type ClassFile, ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { ByteWriter } from '../assembler/byte-writer.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import { HandleKind, type PoolBuilder } from '../assembler/pool-builder.js';

/** A class with the constants that are made, and their indices. */
function withConstants<Indices>(make: (pool: PoolBuilder, builder: ClassBuilder) => Indices): [ClassFile, Indices] {
  const builder = new ClassBuilder({ name: 'p/Sample' });
  const indices = make(builder.pool, builder);
  return [readClassFile(builder.build()), indices];
}

function indices(...list: readonly number[]): Uint8Array {
  const writer = new ByteWriter();
  for (const index of list) writer.u2(index);
  return writer.bytes();
}

describe('constants', () => {
  it('are numbers of each kind', () => {
    const [{ pool }, made] = withConstants((builder) => ({
      int: builder.int(-5),
      float: builder.float(0.5),
      long: builder.long(-(2n ** 63n)),
      double: builder.double(-0.1),
      least: builder.int(-(2 ** 31)),
      infinite: builder.double(Number.NEGATIVE_INFINITY),
      nan: builder.float(Number.NaN),
    }));
    expect(pool.loadable(made.int)).toEqual({ kind: 'constant', type: 'int', value: -5 });
    expect(pool.loadable(made.float)).toEqual({ kind: 'constant', type: 'float', value: 0.5 });
    expect(pool.loadable(made.long)).toEqual({ kind: 'constant', type: 'long', value: -9223372036854775808n });
    expect(pool.loadable(made.double)).toEqual({ kind: 'constant', type: 'double', value: -0.1 });
    expect(pool.loadable(made.least)).toEqual({ kind: 'constant', type: 'int', value: -2147483648 });
    expect(pool.loadable(made.infinite)).toMatchObject({ value: Number.NEGATIVE_INFINITY });
    expect(pool.loadable(made.nan)).toMatchObject({ type: 'float', value: Number.NaN });
  });

  it.each([
    ['ASCII', 'hello'],
    ['nothing', ''],
    ['zero', 'a\0b'],
    ['two bytes', 'äÿ߿'],
    ['three bytes', 'ࠀ€\uffff'],
    ['a pair of surrogates', '😀'],
    ['a lone surrogate', 'x\ud800y'],
    ['very much', 'ä'.repeat(30000)],
  ])('are texts: %s', (_, text) => {
    const [{ pool }, made] = withConstants((builder) => ({ text: builder.utf8(text), string: builder.string(text) }));
    expect(pool.utf8(made.text)).toBe(text);
    expect(pool.string(made.string)).toBe(text);
    expect(pool.loadable(made.string)).toEqual({ kind: 'constant', type: 'java.lang.String', value: text });
  });

  it.each([
    ['a zero byte', [0x00]],
    ['a four-byte form', [0xf0, 0x90, 0x80, 0x80]],
    ['a stray continuation', [0x80]],
    ['a missing continuation', [0xc3, 0x41]],
    ['an end within a character', [0xe2, 0x82]],
  ])('are no texts: %s', (_, bytes) => {
    const [{ pool }, index] = withConstants((builder) =>
      builder.entry(1, new ByteWriter().u2(bytes.length).raw(bytes).bytes()),
    );
    expect(() => pool.utf8(index)).toThrow('modified UTF-8');
  });

  it.each([
    ['java/util/Map$Entry', 'java.util.Map$Entry'],
    ['Plain', 'Plain'],
    ['[I', 'int[]'],
    ['[[Ljava/lang/String;', 'java.lang.String[][]'],
    ['a/int', 'a.int'],
  ])('are classes: %s', (internal, name) => {
    const [{ pool }, index] = withConstants((builder) => builder.class(internal));
    expect(pool.className(index)).toBe(name);
    expect(pool.loadable(index)).toEqual({ kind: 'constant', type: 'java.lang.Class', value: name });
  });

  it.each([
    ...['', '/', 'a/', '/a', 'a//b', 'a.b', 'a;', 'Lp/A;', '../x', 'a/../x', 'int', 'null', 'void'],
    ...['[', '[V', '[p/A', '[Lp/A', '[Lp/A;x', '[Lp.A;', '[Lint;', `${'['.repeat(256)}I`],
  ])('are no classes: %s', (internal) => {
    const [{ pool }, index] = withConstants((builder) => builder.class(internal));
    expect(() => pool.className(index)).toThrow(ClassFileProblem);
  });

  it('are members', () => {
    const [{ pool }, made] = withConstants((builder) => ({
      field: builder.field('p/A', 'f', '[J'),
      method: builder.method('p/A', 'm', '(IJ[Lp/B;)V'),
      constructor: builder.method('p/A', '<init>', '()V'),
      clone: builder.method('[I', 'clone', '()Ljava/lang/Object;'),
      interfaceMethod: builder.interfaceMethod('p/I', 'm', '()I'),
      pair: builder.nameAndType('m', '()I'),
    }));
    expect(pool.field(made.field)).toEqual({ owner: 'p.A', name: 'f', type: 'long[]' });
    const m = { owner: 'p.A', name: 'm', descriptor: '(IJ[Lp/B;)V', ofInterface: false };
    expect(pool.method(made.method)).toEqual(m);
    expect(pool.method(made.method)).toBe(pool.method(made.method));
    expect(pool.method(made.constructor)).toMatchObject({ name: '<init>' });
    expect(pool.method(made.clone)).toMatchObject({ owner: 'int[]', name: 'clone' });
    expect(pool.method(made.interfaceMethod)).toMatchObject({ owner: 'p.I', ofInterface: true });
    expect(pool.nameAndType(made.pair)).toEqual({ name: 'm', descriptor: '()I' });
  });

  it.each<[string, (pool: PoolBuilder) => number]>([
    ['an array with a field', (pool) => pool.field('[I', 'length', 'I')],
    ['a field with a method descriptor', (pool) => pool.field('p/A', 'f', '()V')],
    ['a field of type void', (pool) => pool.field('p/A', 'f', 'V')],
    ['a field with a dot', (pool) => pool.field('p/A', 'a.b', 'I')],
    ['a field without a name', (pool) => pool.field('p/A', '', 'I')],
    ['a field that is a method', (pool) => pool.method('p/A', 'm', '()V')],
  ])('are no fields: %s', (_, make) => {
    const [{ pool }, index] = withConstants(make);
    expect(() => pool.field(index)).toThrow(ClassFileProblem);
  });

  it.each<[string, (pool: PoolBuilder) => number]>([
    ['a field descriptor', (pool) => pool.method('p/A', 'm', 'I')],
    ['no end', (pool) => pool.method('p/A', 'm', '(I')],
    ['no result', (pool) => pool.method('p/A', 'm', '(I)')],
    ['a parameter of type void', (pool) => pool.method('p/A', 'm', '(V)V')],
    ['more after the result', (pool) => pool.method('p/A', 'm', '()VI')],
    ['too many parameters', (pool) => pool.method('p/A', 'm', `(${'J'.repeat(128)})V`)],
    ['the static initialiser', (pool) => pool.method('p/A', '<clinit>', '()V')],
    ['a constructor with a result', (pool) => pool.method('p/A', '<init>', '()I')],
    ['a name in angle brackets', (pool) => pool.method('p/A', '<other>', '()V')],
    ['a constructor of an interface', (pool) => pool.interfaceMethod('p/A', '<init>', '()V')],
    ['an array as interface', (pool) => pool.interfaceMethod('[I', 'm', '()V')],
    ['a class that is no class', (pool) => pool.entry(10, indices(pool.utf8('p/A'), pool.nameAndType('m', '()V')))],
    ['no name and type', (pool) => pool.entry(10, indices(pool.class('p/A'), pool.class('p/A')))],
    ['itself', (pool) => pool.entry(10, indices(pool.size, pool.size))],
  ])('are no methods: %s', (_, make) => {
    const [{ pool }, index] = withConstants(make);
    expect(() => pool.method(index)).toThrow(ClassFileProblem);
  });

  it('are method types and handles', () => {
    const [{ pool }, made] = withConstants((builder) => ({
      type: builder.methodType('(I)V'),
      getter: builder.methodHandle(HandleKind.getField, builder.field('p/A', 'f', '[I')),
      constructor: builder.methodHandle(HandleKind.newInvokeSpecial, builder.method('p/A', '<init>', '()V')),
      ofInterface: builder.methodHandle(HandleKind.invokeStatic, builder.interfaceMethod('p/I', 'm', '()V')),
    }));
    expect(pool.loadable(made.type)).toEqual({ kind: 'method-type', descriptor: '(I)V' });
    expect(pool.loadable(made.getter)).toEqual({
      ...{ kind: 'method-handle', reference: 'get-field', ofInterface: false },
      ...{ owner: 'p.A', name: 'f', descriptor: '[I' },
    });
    expect(pool.loadable(made.constructor)).toMatchObject({ reference: 'new-invoke-special', name: '<init>' });
    expect(pool.loadable(made.ofInterface)).toMatchObject({ reference: 'invoke-static', ofInterface: true });
  });

  it.each<[string, (pool: PoolBuilder) => number]>([
    ['kind 0', (pool) => pool.methodHandle(0, pool.field('p/A', 'f', 'I'))],
    ['kind 10', (pool) => pool.methodHandle(10, pool.method('p/A', 'm', '()V'))],
    ['a getter of a method', (pool) => pool.methodHandle(HandleKind.getField, pool.method('p/A', 'm', '()V'))],
    ['a call of a field', (pool) => pool.methodHandle(HandleKind.invokeStatic, pool.field('p/A', 'f', 'I'))],
    [
      'a call of a constructor',
      (pool) => pool.methodHandle(HandleKind.invokeSpecial, pool.method('p/A', '<init>', '()V')),
    ],
    ['`new` of a method', (pool) => pool.methodHandle(HandleKind.newInvokeSpecial, pool.method('p/A', 'm', '()V'))],
    ['a class as interface', (pool) => pool.methodHandle(HandleKind.invokeInterface, pool.method('p/A', 'm', '()V'))],
    [
      'an interface as class',
      (pool) => pool.methodHandle(HandleKind.invokeVirtual, pool.interfaceMethod('p/A', 'm', '()V')),
    ],
    ['a method type that is none', (pool) => pool.methodType('I')],
    ['a module', (pool) => pool.module('m')],
    ['a package', (pool) => pool.package('p')],
    ['a text', (pool) => pool.utf8('x')],
    ['a name and type', (pool) => pool.nameAndType('x', 'I')],
    ['a dynamic call site', (pool) => pool.invokeDynamic(0, 'x', '()V')],
  ])('are not loadable: %s', (_, make) => {
    const [{ pool }, index] = withConstants(make);
    expect(() => pool.loadable(index)).toThrow(ClassFileProblem);
  });

  it('are dynamic, with their bootstrap methods', () => {
    const [file, made] = withConstants((pool, builder) => {
      const handle = pool.methodHandle(HandleKind.invokeStatic, pool.method('p/B', 'boot', '()V'));
      const plain = builder.bootstrap(handle, pool.int(1), pool.string('s'));
      const constant = pool.dynamic(plain, 'c', 'I');
      const nested = builder.bootstrap(handle, constant);
      return { constant, site: pool.invokeDynamic(nested, 'run', '()V'), beyond: pool.dynamic(2, 'c', 'I') };
    });
    expect(file.pool.dynamic(made.constant)).toEqual({ bootstrap: 0, name: 'c', descriptor: 'I' });
    expect(file.pool.dynamic(made.site)).toEqual({ bootstrap: 1, name: 'run', descriptor: '()V' });
    expect(() => file.pool.dynamic(made.beyond)).toThrow('no bootstrap method 2');
    expect(file.bootstrapMethods).toEqual([
      {
        method: expect.objectContaining({ owner: 'p.B', name: 'boot' }),
        arguments: [
          { kind: 'constant', type: 'int', value: 1 },
          { kind: 'constant', type: 'java.lang.String', value: 's' },
        ],
      },
      {
        method: expect.objectContaining({ owner: 'p.B' }),
        arguments: [{ kind: 'dynamic', bootstrap: 0, name: 'c', descriptor: 'I' }],
      },
    ]);
  });

  it('are no dynamic constants that depend on themselves', () => {
    const [file] = withConstants((pool, builder) => {
      const handle = pool.methodHandle(HandleKind.invokeStatic, pool.method('p/B', 'boot', '()V'));
      builder.bootstrap(handle, pool.dynamic(1, 'c', 'I'));
      builder.bootstrap(handle, pool.int(1), pool.dynamic(0, 'd', 'I'));
    });
    expect(() => file.bootstrapMethods).toThrow('depends on itself');
  });

  it('have no index beyond the pool, none at 0 and none after a long', () => {
    const [{ pool }, long] = withConstants((builder) => builder.long(1n));
    for (const index of [0, long + 1, pool.size, 65535, -1]) {
      expect(() => pool.tag(index)).toThrow(ClassFileProblem);
      expect(() => pool.utf8(index)).toThrow(ClassFileProblem);
      expect(() => pool.loadable(index)).toThrow(ClassFileProblem);
    }
    expect(pool.tag(long)).toBe(5);
  });
});
