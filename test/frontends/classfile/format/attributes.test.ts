/** Headers, members and attributes come back as they were written. */
import { describe, expect, it } from 'vitest';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import {
  constantValue,
  enclosingMethod,
  exceptions,
  innerClasses,
  methodParameters,
  nestHost,
  nestMembers,
  permittedSubclasses,
  rawAttribute,
  recordAttribute,
  signature,
  sourceFile,
  synthetic,
} from '../assembler/attributes.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import type { PoolBuilder } from '../assembler/pool-builder.js';

describe('a class', () => {
  it('has a version, flags, a name and supertypes', () => {
    const header = { name: 'p/q/Sample$1', version: 49, minorVersion: 7, flags: 0x1421, superclass: 'p/Base' };
    const file = readClassFile(new ClassBuilder({ ...header, interfaces: ['p/I', 'p/J'] }).build());
    expect(file).toMatchObject({ majorVersion: 49, minorVersion: 7, flags: 0x1421, name: 'p.q.Sample$1' });
    expect(file.superclass).toBe('p.Base');
    expect(file.interfaces).toEqual(['p.I', 'p.J']);
  });

  it('may have no superclass, and a version of any day', () => {
    const file = readClassFile(new ClassBuilder({ name: 'java/lang/Object', superclass: null, version: 900 }).build());
    expect(file.superclass).toBeUndefined();
    expect(file.majorVersion).toBe(900);
  });

  it('has no attributes unless they are there', () => {
    const file = readClassFile(
      new ClassBuilder({ name: 'A' }).attribute(rawAttribute('com.example.Other', 1, 2)).build(),
    );
    expect(file.sourceFile).toBeUndefined();
    expect(file.signature).toBeUndefined();
    expect(file.enclosingMethod).toBeUndefined();
    expect(file.nestHost).toBeUndefined();
    expect(file.recordComponents).toBeUndefined();
    expect(file.innerClasses).toEqual([]);
    expect(file.nestMembers).toEqual([]);
    expect(file.permittedSubclasses).toEqual([]);
    expect(file.bootstrapMethods).toEqual([]);
    expect(file.annotations).toEqual([]);
  });

  it('has the attributes that it is given', () => {
    const builder = new ClassBuilder({ name: 'p/A$B' });
    const { pool } = builder;
    builder.attribute(sourceFile(pool, 'A.java')).attribute(signature(pool, 'Ljava/util/List<TT;>;'));
    builder.attribute(nestHost(pool, 'p/A')).attribute(nestMembers(pool, 'p/A$B', 'p/A$C'));
    builder.attribute(permittedSubclasses(pool, 'p/X', 'p/Y'));
    builder.attribute(enclosingMethod(pool, 'p/A', 'make', '(I)V'));
    builder.attribute(
      innerClasses(
        pool,
        { name: 'p/A$B', outer: 'p/A', simpleName: 'B', flags: 0x4008 },
        { name: 'p/A$B$1', flags: 0 },
        { name: 'p/A$1Local', simpleName: 'Local', flags: 0x10 },
        { name: 'p/A$B$2', simpleName: '', flags: 0 },
      ),
    );
    const file = readClassFile(builder.build());
    expect(file.sourceFile).toBe('A.java');
    expect(file.signature).toBe('Ljava/util/List<TT;>;');
    expect(file.nestHost).toBe('p.A');
    expect(file.nestMembers).toEqual(['p.A$B', 'p.A$C']);
    expect(file.permittedSubclasses).toEqual(['p.X', 'p.Y']);
    expect(file.enclosingMethod).toEqual({ owner: 'p.A', method: { name: 'make', descriptor: '(I)V' } });
    expect(file.innerClasses).toEqual([
      { name: 'p.A$B', outer: 'p.A', simpleName: 'B', flags: 0x4008 },
      { name: 'p.A$B$1', outer: undefined, simpleName: undefined, flags: 0 },
      { name: 'p.A$1Local', outer: undefined, simpleName: 'Local', flags: 0x10 },
      { name: 'p.A$B$2', outer: undefined, simpleName: undefined, flags: 0 },
    ]);
  });

  it.each([undefined, '<clinit>'])('may lie in a class outside of methods: %s', (method) => {
    const builder = new ClassBuilder({ name: 'p/A$1' });
    builder.attribute(enclosingMethod(builder.pool, 'p/A', method));
    expect(readClassFile(builder.build()).enclosingMethod).toEqual({ owner: 'p.A', method: undefined });
  });

  it('is a record', () => {
    const builder = new ClassBuilder({ name: 'p/R', superclass: 'java/lang/Record' });
    const { pool } = builder;
    const list = {
      name: 'list',
      descriptor: 'Ljava/util/List;',
      attributes: [signature(pool, 'Ljava/util/List<TT;>;')],
    };
    builder.attribute(recordAttribute(pool, list, { name: 'x', descriptor: '[I' }));
    expect(readClassFile(builder.build()).recordComponents).toEqual([
      { name: 'list', type: 'java.util.List', signature: 'Ljava/util/List<TT;>;', annotations: [] },
      { name: 'x', type: 'int[]', signature: undefined, annotations: [] },
    ]);
  });
});

describe('fields', () => {
  it.each<[string, string, (pool: PoolBuilder) => number, number | bigint | string]>([
    ['I', 'int', (pool) => pool.int(-7), -7],
    ['Z', 'boolean', (pool) => pool.int(1), 1],
    ['B', 'byte', (pool) => pool.int(-128), -128],
    ['C', 'char', (pool) => pool.int(0xffff), 0xffff],
    ['S', 'short', (pool) => pool.int(-1), -1],
    ['J', 'long', (pool) => pool.long(2n ** 62n), 2n ** 62n],
    ['F', 'float', (pool) => pool.float(1.5), 1.5],
    ['D', 'double', (pool) => pool.double(0.1), 0.1],
    ['Ljava/lang/String;', 'java.lang.String', (pool) => pool.string('é'), 'é'],
    // Stored into the smaller type as `putstatic` would.
    ['B', 'byte', (pool) => pool.int(0x1ff), -1],
    ['C', 'char', (pool) => pool.int(-1), 0xffff],
    ['S', 'short', (pool) => pool.int(0x8000), -32768],
    ['Z', 'boolean', (pool) => pool.int(2), 0],
  ])('of type %s have constants', (descriptor, type, constant, value) => {
    const builder = new ClassBuilder({ name: 'p/A' });
    const attributes = [constantValue(constant(builder.pool))];
    builder.field({ flags: 0x19, name: 'f', descriptor, attributes });
    const [field] = readClassFile(builder.build()).fields;
    expect(field).toMatchObject({ name: 'f', descriptor, type, flags: 0x19 });
    expect(field?.constant).toEqual({ kind: 'constant', type, value });
  });

  it('of objects have constants only for the compiler: when they are final', () => {
    const builder = new ClassBuilder({ name: 'p/A' });
    const attributes = [constantValue(builder.pool.int(1))];
    builder.field({ flags: 0x10, name: 'f', descriptor: 'I', attributes });
    builder.field({ flags: 0, name: 'g', descriptor: 'I', attributes });
    builder.field({ flags: 0x10, name: 'h', descriptor: 'J', attributes });
    builder.field({ flags: 0x18, name: 'i', descriptor: 'J', attributes });
    const [f, g, h, i] = readClassFile(builder.build()).fields;
    expect(f?.constant).toEqual({ kind: 'constant', type: 'int', value: 1 });
    expect(g?.constant).toBeUndefined();
    expect(h?.constant).toBeUndefined();
    expect(() => i?.constant).toThrow('does not fit');
  });

  it('have signatures, and may be synthetic by attribute', () => {
    const builder = new ClassBuilder({ name: 'p/A' });
    builder.field({ name: 'plain', descriptor: 'Lp/A;' });
    const attributes = [signature(builder.pool, 'TT;'), synthetic()];
    builder.field({ flags: 2, name: 'made', descriptor: 'Ljava/lang/Object;', attributes });
    const [plain, made] = readClassFile(builder.build()).fields;
    expect(plain).toMatchObject({ type: 'p.A', flags: 0 });
    expect(plain?.signature).toBeUndefined();
    expect(plain?.constant).toBeUndefined();
    expect(made?.signature).toBe('TT;');
    expect(made?.flags).toBe(0x1002);
  });

  it('may share a name', () => {
    const builder = new ClassBuilder({ name: 'p/A' });
    builder.field({ name: 'f', descriptor: 'I' }).field({ name: 'f', descriptor: 'J' });
    expect(readClassFile(builder.build()).fields.map(({ type }) => type)).toEqual(['int', 'long']);
  });
});

describe('methods', () => {
  it('have what their attributes say', () => {
    const builder = new ClassBuilder({ name: 'p/A', flags: 0x401 });
    const { pool } = builder;
    const attributes = [
      exceptions(pool, 'java/io/IOException', 'p/Problem'),
      signature(pool, '<T:Ljava/lang/Object;>(TT;I)V'),
      methodParameters(pool, ['first', 0x10], [undefined, 0x1000]),
    ];
    builder.method({ flags: 0x401, name: 'm', descriptor: '(Ljava/lang/Object;I)V', attributes });
    builder.method({ flags: 0x101, name: 'n', descriptor: '()V', attributes: [synthetic()] });
    const [m, n] = readClassFile(builder.build()).methods;
    expect(m).toMatchObject({ name: 'm', descriptor: '(Ljava/lang/Object;I)V', flags: 0x401 });
    expect(m?.exceptions).toEqual(['java.io.IOException', 'p.Problem']);
    expect(m?.signature).toBe('<T:Ljava/lang/Object;>(TT;I)V');
    expect(m?.parameterNames).toEqual([
      { name: 'first', flags: 0x10 },
      { name: undefined, flags: 0x1000 },
    ]);
    expect(m?.code).toBeUndefined();
    expect(m?.parameterAnnotations).toEqual([[], []]);
    expect(n).toMatchObject({ flags: 0x1101, exceptions: [], parameterNames: undefined });
  });

  it('have no parameter names when the table does not fit the descriptor', () => {
    const builder = new ClassBuilder({ name: 'p/A', flags: 0x401 });
    const attributes = [methodParameters(builder.pool, ['x', 0])];
    builder.method({ flags: 0x401, name: 'm', descriptor: '(II)V', attributes });
    expect(readClassFile(builder.build()).methods[0]?.parameterNames).toBeUndefined();
  });

  it('that initialise the class are static and nothing else', () => {
    const initialiser = (version: number, flags: number): number | undefined => {
      const builder = new ClassBuilder({ name: 'p/A', version });
      builder.method({ flags, name: '<clinit>', descriptor: '()V' }, (code) => code.op('return'));
      const [method] = readClassFile(builder.build()).methods;
      expect(method?.code?.bytes).toEqual(Uint8Array.of(0xb1));
      return method?.flags;
    };
    expect(initialiser(50, 0x400)).toBe(8);
    expect(initialiser(51, 0x508)).toBe(8);
    expect(() => initialiser(51, 0)).toThrow('not static');
  });
});
