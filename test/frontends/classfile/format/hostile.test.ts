/** Whatever the bytes: a class file, or a ClassFileProblem that says what is wrong. Nothing else, and at once. */
import { describe, expect, it } from 'vitest';
import { type ClassFile, ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { workOf } from '../../../support/work.js';
import { innerClasses, nestHost, rawAttribute, sourceFile } from '../assembler/attributes.js';
import { ByteWriter } from '../assembler/byte-writer.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import { samples } from '../assembler/samples/index.js';
import { readEverything } from './everything.js';
import { richClass } from './rich-class.js';

const MAGIC = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61];

function built(write: (builder: ClassBuilder) => unknown, header: { readonly flags?: number } = {}): Uint8Array {
  const builder = new ClassBuilder({ name: 'p/A', ...header });
  write(builder);
  return builder.build();
}

describe('the frame of a file', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /no class file/],
    ['another file', new TextEncoder().encode('public class A {}'), /no class file/],
    ['only a magic number', Uint8Array.from(MAGIC.slice(0, 4)), /ends too early/],
    ['a pool of size 0', Uint8Array.from([...MAGIC, 0, 0]), /pool of size 0/],
    ['a pool that is too big', Uint8Array.from([...MAGIC, 0xff, 0xff, 1, 0, 0]), /pool of size 65535 does not fit/],
    ['an unknown tag', Uint8Array.from([...MAGIC, 0, 2, 2, 0, 0]), /unknown constant tag 2/],
    ['tag 0', Uint8Array.from([...MAGIC, 0, 2, 0, 0, 0]), /unknown constant tag 0/],
    ['a text beyond the end', Uint8Array.from([...MAGIC, 0, 2, 1, 0, 9, 65]), /ends within a constant/],
    ['a long at the end of the pool', Uint8Array.from([...MAGIC, 0, 2, 5, 0, 0, 0, 0, 0, 0, 0, 1]), /second index/],
    ['no class', Uint8Array.from([...MAGIC, 0, 2, 1, 0, 0, 0, 33, 0, 1, 0, 0]), /a text where a class is wanted/],
    ['bytes after the end', Uint8Array.from([...built(() => {}), 0]), /1 bytes too many/],
    [
      'an attribute beyond the end',
      built((builder) => builder.attribute({ ...rawAttribute('X'), length: 1 })),
      /too early/,
    ],
    [
      'an attribute of four gigabytes',
      built((builder) => builder.attribute({ ...rawAttribute('X'), length: -1 })),
      /too early/,
    ],
  ])('%s', (_, bytes, message) => {
    expect(() => readClassFile(bytes)).toThrow(ClassFileProblem);
    expect(() => readClassFile(bytes)).toThrow(message);
  });

  it.each(['[I', '[Lp/A;', '../A', 'int', ''])('a class that is called %s', (name) => {
    expect(() => readClassFile(new ClassBuilder({ name }).build())).toThrow(ClassFileProblem);
    expect(() => readClassFile(new ClassBuilder({ name: 'p/A', superclass: name }).build())).toThrow(ClassFileProblem);
    expect(() => readClassFile(new ClassBuilder({ name: 'p/A', interfaces: [name] }).build())).toThrow(
      ClassFileProblem,
    );
  });

  it('every truncation of a file', () => {
    const bytes = richClass();
    for (let length = 0; length < bytes.length; length++) {
      expect(() => readClassFile(bytes.subarray(0, length))).toThrow(ClassFileProblem);
    }
    expect(readEverything(readClassFile(bytes))).toEqual([]);
  });
});

describe('what is asked for late', () => {
  const indexList = (name: string, ...indices: readonly number[]): ReturnType<typeof rawAttribute> => {
    const writer = new ByteWriter();
    for (const index of indices) writer.u2(index);
    return rawAttribute(name, ...writer.bytes());
  };
  const method = (flags: number, name: string, descriptor: string) => (builder: ClassBuilder) =>
    builder.method({ flags, name, descriptor });
  const code =
    (...content: readonly number[]) =>
    (builder: ClassBuilder) =>
      builder.method({ flags: 9, name: 'm', descriptor: '()V', attributes: [rawAttribute('Code', ...content)] });
  const RETURN = [0, 1, 0, 1, 0, 0, 0, 1, 0xb1];

  it.each<[string, Uint8Array, (file: ClassFile) => unknown, RegExp]>([
    ['two source files', built((b) => b.attribute(sourceFile(b.pool, 'A')).attribute(sourceFile(b.pool, 'B'))), (f) => f.sourceFile, /two attributes SourceFile/],
    ['a source file of three bytes', built((b) => b.attribute(rawAttribute('SourceFile', 0, b.pool.utf8('A'), 0))), (f) => f.sourceFile, /1 bytes too many/],
    ['a source file of one byte', built((b) => b.attribute(rawAttribute('SourceFile', 0))), (f) => f.sourceFile, /too early/],
    ['a source file that is a class', built((b) => b.attribute(indexList('SourceFile', b.pool.class('p/A')))), (f) => f.sourceFile, /a class where a text is wanted/],
    ['a source file beyond the pool', built((b) => b.attribute(indexList('SourceFile', 999))), (f) => f.sourceFile, /no constant has index 999/],
    ['an array as nest host', built((b) => b.attribute(nestHost(b.pool, '[I'))), (f) => f.nestHost, /array type/],
    ['more nest members than bytes', built((b) => b.attribute(indexList('NestMembers', 60000))), (f) => f.nestMembers, /60000 classes do not fit/],
    ['an inner class twice', built((b) => b.attribute(innerClasses(b.pool, { name: 'X', flags: 0 }, { name: 'X', flags: 1 }))), (f) => f.innerClasses, /listed twice/],
    ['a class in itself', built((b) => b.attribute(innerClasses(b.pool, { name: 'X', outer: 'X', flags: 0 }))), (f) => f.innerClasses, /within itself/],
    ['classes in one another', built((b) => b.attribute(innerClasses(b.pool, { name: 'X', outer: 'Y', flags: 0 }, { name: 'Y', outer: 'X', flags: 0 }))), (f) => f.innerClasses, /within itself/],
    ['a field twice', built((b) => b.field({ name: 'f', descriptor: 'I' }).field({ name: 'f', descriptor: 'I' })), (f) => f.fields, /same name and descriptor/],
    ['a method twice', built((b) => method(0x401, 'm', '()V')(method(0x401, 'm', '()V')(b))), (f) => f.methods, /same name and descriptor/],
    ['a field with a path as name', built((b) => b.field({ name: '../f', descriptor: 'I' })), (f) => f.fields, /is no name/],
    ['a field that is a method', built((b) => b.field({ name: 'f', descriptor: '()V' })), (f) => f.fields, /no descriptor/],
    ['a method that is a field', built(method(0x401, 'm', 'I')), (f) => f.methods, /no descriptor/],
    ['a method with a strange name', built(method(0x401, '<m>', '()V')), (f) => f.methods, /no name of a method/],
    ['a constructor with a result', built(method(0x401, '<init>', '()I')), (f) => f.methods, /constructor with a result/],
    ['a constructor in an interface', built(method(0x401, '<init>', '()V'), { flags: 0x601 }), (f) => f.methods, /constructor in an interface/],
    ['an initialiser with parameters', built(method(8, '<clinit>', '(I)V')), (f) => f.methods, /static initialiser with/],
    ['a method without code', built(method(1, 'm', '()V')), (f) => f.methods[0]?.code, /lacks its code/],
    ['an abstract method with code', built((b) => b.method({ flags: 0x401, name: 'm', descriptor: '()V' }, (c) => c.op('return'))), (f) => f.methods[0]?.code, /abstract or native and has code/],
    ['code without an instruction', built(code(0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)), (f) => f.methods[0]?.code, /code of 0 bytes/],
    ['code of 65,536 bytes', built(code(0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)), (f) => f.methods[0]?.code, /code of 65536 bytes/],
    ['code beyond the end', built(code(0, 1, 0, 1, 0, 0, 0, 9, 0xb1)), (f) => f.methods[0]?.code, /too early/],
    ['more handlers than bytes', built(code(...RETURN, 0xff, 0xff)), (f) => f.methods[0]?.code, /65535 exception handlers do not fit/],
    ['bytes after the code', built(code(...RETURN, 0, 0, 0, 0, 7)), (f) => f.methods[0]?.code, /1 bytes too many in Code/],
    ['attributes beyond the code', built(code(...RETURN, 0, 0, 0, 1, 0, 1, 0, 0, 0, 9)), (f) => f.methods[0]?.code, /too early/],
    ['a line beyond the code', built((b) => b.method({ flags: 9, name: 'm', descriptor: '()V' }, (c) => c.op('return').line(3))), (f) => f.methods[0]?.code?.lines, /beyond the code/],
    ['a variable beyond the code', built((b) => b.method({ flags: 9, name: 'm', descriptor: '()V' }, (c) => c.op('return').variable({ name: 'x', descriptor: 'I', slot: 0, start: 0, end: 2 }))), (f) => f.methods[0]?.code?.localVariables, /beyond the code/],
    ['a variable beyond the slots', built((b) => b.method({ flags: 9, name: 'm', descriptor: '()V' }, (c) => c.sizes(1, 1).op('return').variable({ name: 'x', descriptor: 'J', slot: 0, start: 0, end: 1 }))), (f) => f.methods[0]?.code?.localVariables, /beyond the local variables/],
    ['a bootstrap that is no handle', built((b) => b.bootstrap(b.pool.int(1))), (f) => f.bootstrapMethods, /has to be a method handle/],
    ['a constant of its own type', built((b) => b.bootstrap(b.pool.methodHandle(6, b.pool.method('p/A', 'm', '()V')), b.pool.utf8('x'))), (f) => f.bootstrapMethods, /something loadable/],
  ])('%s', (_, bytes, ask, message) => {
    const file = readClassFile(bytes);
    expect(() => ask(file)).toThrow(ClassFileProblem);
    expect(() => ask(file)).toThrow(message);
  }); // biome-ignore format: a table

  it('says where', () => {
    const bytes = built((builder) =>
      builder.attribute(indexList('SourceFile', 1)).attribute(indexList('SourceFile', 1)),
    );
    const problem = readEverything(readClassFile(bytes))[0];
    expect(problem?.offset).toBe(bytes.length - 8);
  });
});

describe('mutated files', () => {
  const seeds = [richClass(), ...samples().flatMap(({ classes }) => [...classes.values()])];

  /** A generator of its own, so that a failure can be repeated. */
  function randomNumbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  function mutate(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
    let list = [...bytes];
    for (let count = 1 + random(4); count > 0; count--) {
      const at = random(list.length);
      const kind = random(8);
      if (kind === 0) list[at] = random(256);
      else if (kind === 1) list[at] = (list[at] ?? 0) ^ (1 << random(8));
      else if (kind === 2) list[at] = [0, 1, 0x7f, 0x80, 0xff][random(5)] ?? 0;
      else if (kind === 3) list.splice(at, 2, 0xff, 0xff);
      else if (kind === 4) list.splice(at, 2, 0, random(bytes.length > 500 ? 200 : 50));
      else if (kind === 5) list.splice(at, random(5));
      else if (kind === 6) list.splice(at, 0, ...list.slice(at, at + random(9)));
      else if (random(8) === 0) list = list.slice(0, at);
      else list[at] = (list[at] ?? 0) + 1;
    }
    return Uint8Array.from(list);
  }

  it('give problems and nothing else', () => {
    let refused = 0;
    let damaged = 0;
    for (let run = 0; run < 4000; run++) {
      const seed = seeds[run % seeds.length] ?? richClass();
      const bytes = mutate(seed, randomNumbers(run));
      try {
        if (readEverything(readClassFile(bytes)).length > 0) damaged++;
      } catch (problem) {
        if (!(problem instanceof ClassFileProblem)) throw new Error(`run ${run}`, { cause: problem });
        refused++;
      }
    }
    // The mutations reach the frame and what lies within it.
    expect(refused).toBeGreaterThan(400);
    expect(damaged).toBeGreaterThan(400);
    expect(refused + damaged).toBeLessThan(4000);
  });
});

describe('files with very many things', () => {
  it('attributes, dynamic constants and constructors', () => {
    const builder = new ClassBuilder({ name: 'p/A' });
    const { pool } = builder;
    const handle = pool.methodHandle(6, pool.method('p/A', 'm', '()V'));
    builder.bootstrap(handle);
    for (let number = 0; number < 15000; number++) {
      pool.dynamic(0, `d${number}`, 'I');
      builder.attribute(rawAttribute('Other'));
      const annotated = rawAttribute('RuntimeVisibleParameterAnnotations', 1, 0, 0);
      if (number < 5000) {
        const attributes = [annotated];
        builder.method({ flags: 1, name: '<init>', descriptor: `(Lp/T${number};I)V`, attributes }, (code) =>
          code.op('return'),
        );
      }
    }
    builder.attribute(
      innerClasses(pool, ...Array.from({ length: 2000 }, (_, number) => ({ name: `p/I${number}`, flags: 0 }))),
    );
    const work = workOf(() => expect(readEverything(readClassFile(builder.build()))).toEqual([]));
    // Far more than it is, far less than looking through everything for everything.
    expect(work).toBeLessThan(20);
  }, 300_000);

  it('two of one name among many attributes', () => {
    const bytes = built((builder) => {
      for (let number = 0; number < 30; number++) builder.attribute(rawAttribute(`Other${number}`));
      builder.attribute(sourceFile(builder.pool, 'A')).attribute(sourceFile(builder.pool, 'A'));
      builder.attribute(nestHost(builder.pool, 'p/B'));
    });
    const file = readClassFile(bytes);
    expect(() => file.sourceFile).toThrow('two attributes SourceFile');
    expect(file.nestHost).toBe('p.B');
    expect(file.signature).toBeUndefined();
  });
});
