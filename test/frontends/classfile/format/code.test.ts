/** Code and its tables (Java Virtual Machine Specification, 4.7.3, 4.7.4, 4.7.12, 4.7.13). */
import { describe, expect, it } from 'vitest';
import type { Code } from '../../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { rawAttribute } from '../assembler/attributes.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import type { CodeBuilder } from '../assembler/code-builder.js';

interface Place {
  readonly name?: string;
  readonly descriptor?: string;
  readonly flags?: number;
  readonly version?: number;
  readonly minorVersion?: number;
}

function codeOf(write: (code: CodeBuilder) => unknown, place: Place = {}): Code {
  const { version = 52, minorVersion = 0, flags = 9, name = 'm', descriptor = '()V' } = place;
  const builder = new ClassBuilder({ name: 'p/A', version, minorVersion });
  builder.method({ flags, name, descriptor }, write);
  const code = readClassFile(builder.build()).methods[0]?.code;
  if (code === undefined) throw new Error('no code');
  return code;
}

describe('code', () => {
  it('has bytes, sizes and handlers', () => {
    const code = codeOf((builder) => {
      const start = builder.here();
      builder.op('iconst_1', 'pop');
      const end = builder.here();
      builder.op('return', 'athrow').sizes(3, 70);
      builder.handler(start, end, 3, 'java/lang/Error').handler(end, 2, start);
    });
    expect(code).toMatchObject({ maxStack: 3, maxLocals: 70 });
    expect([...code.bytes]).toEqual([4, 87, 177, 191]);
    expect(code.handlers).toEqual([
      { start: 0, end: 2, handler: 3, type: 'java.lang.Error' },
      { start: 2, end: 2, handler: 0, type: undefined },
    ]);
    expect(code.lines).toEqual([]);
    expect(code.localVariables).toEqual([]);
    expect(code.frames).toBeUndefined();
  });

  it.each([
    [45, 2],
    [45, 3],
    [46, 0],
  ])('of version %i.%i', (version, minorVersion) => {
    const code = codeOf((builder) => builder.op('nop', 'return').sizes(2, 1).line(4), { version, minorVersion });
    expect(code).toMatchObject({ maxStack: 2, maxLocals: 1 });
    expect([...code.bytes]).toEqual([0, 177]);
  });

  it('has lines of several tables, sorted', () => {
    const code = codeOf((builder) => {
      builder.line(10).op('nop').line(11).op('nop', 'return');
      builder.attributes.push(rawAttribute('LineNumberTable', 0, 2, 0, 2, 0, 9, 0, 1, 0, 12));
    });
    expect(code.lines).toEqual([
      { start: 0, line: 10 },
      { start: 1, line: 11 },
      { start: 1, line: 12 },
      { start: 2, line: 9 },
    ]);
  });

  it('has local variables', () => {
    const code = codeOf((builder) => {
      const start = builder.here();
      builder.op('nop');
      builder.variable({ name: 'list', descriptor: 'Ljava/util/List;', slot: 2, start, end: builder.here() });
      builder.op('return').variable({ name: '<long>', descriptor: 'J', slot: 0, start, end: 2 });
    });
    expect(code.localVariables).toEqual([
      { start: 0, end: 1, name: 'list', type: 'java.util.List', slot: 2 },
      { start: 0, end: 2, name: '<long>', type: 'long', slot: 0 },
    ]);
  });
});

describe('stack maps', () => {
  const object = (type: string) => ({ kind: 'object', type }) as const;
  const nops = (builder: CodeBuilder, count: number): void => {
    for (let left = count; left > 0; left--) builder.op('nop');
  };

  it('have frames of all kinds, made full', () => {
    const code = codeOf(
      (builder) => {
        nops(builder, 200);
        builder.frame({ kind: 'same' }, 0);
        builder.frame({ kind: 'one-on-stack', stack: { object: 'p/B' } }, 3);
        builder.frame({ kind: 'append', locals: ['int', 'double'] }, 10);
        builder.frame({ kind: 'chop', count: 2 }, 80);
        builder.frame({ kind: 'same', extended: true }, 81);
        builder.frame({ kind: 'one-on-stack', stack: 'long', extended: true }, 82);
        builder.frame({ kind: 'same' }, 150);
        builder.frame({ kind: 'full', locals: ['top', 'null', 'float', { uninitialised: 7 }], stack: ['int', 'double'] }, 151); // biome-ignore format: one frame a line
        builder.frame({ kind: 'append', locals: [{ object: '[I' }] }, 199);
      },
      { flags: 1, descriptor: '(JZLp/B;)V' },
    );
    const start = [object('p.A'), { kind: 'long' }, { kind: 'top' }, { kind: 'int' }, object('p.B')];
    const appended = [...start, { kind: 'int' }, { kind: 'double' }, { kind: 'top' }];
    const full = [{ kind: 'top' }, { kind: 'null' }, { kind: 'float' }, { kind: 'uninitialised', offset: 7 }];
    expect(code.frames).toEqual([
      { offset: 0, locals: start, stack: [] },
      { offset: 3, locals: start, stack: [object('p.B')] },
      { offset: 10, locals: appended, stack: [] },
      { offset: 80, locals: start, stack: [] },
      { offset: 81, locals: start, stack: [] },
      { offset: 82, locals: start, stack: [{ kind: 'long' }] },
      { offset: 150, locals: start, stack: [] },
      { offset: 151, locals: full, stack: [{ kind: 'int' }, { kind: 'double' }] },
      { offset: 199, locals: [...full, object('int[]')], stack: [] },
    ]);
  });

  it('of constructors begin with an object that is not initialised', () => {
    const frame = (builder: CodeBuilder) => builder.frame({ kind: 'same' }).op('return');
    const code = codeOf(frame, { flags: 1, name: '<init>', descriptor: '(I)V' });
    expect(code.frames?.[0]?.locals).toEqual([{ kind: 'uninitialised-this' }, { kind: 'int' }]);
    expect(codeOf(frame, { descriptor: '([Lp/B;)V' }).frames?.[0]?.locals).toEqual([object('p.B[]')]);
  });

  it.each<[string, (builder: CodeBuilder) => unknown]>([
    ['beyond the code', (builder) => builder.frame({ kind: 'same' }, 10)],
    ['more taken away than there is', (builder) => builder.frame({ kind: 'chop', count: 1 })],
    ['more than the locals', (builder) => builder.sizes(1, 1).frame({ kind: 'append', locals: ['int', 'int'] }, 0)],
    ['a kind that does not exist', (builder) => builder.attributes.push(rawAttribute('StackMapTable', 0, 1, 128))],
    ['a type that does not exist', (builder) => builder.attributes.push(rawAttribute('StackMapTable', 0, 1, 64, 9))],
    ['an end within', (builder) => builder.attributes.push(rawAttribute('StackMapTable', 0, 1, 255, 0, 0, 0, 9))],
    ['bytes left over', (builder) => builder.attributes.push(rawAttribute('StackMapTable', 0, 1, 0, 0))],
  ])('are refused: %s', (_, write) => {
    const code = codeOf((builder) => {
      builder.op('return');
      write(builder);
    });
    expect(() => code.frames).toThrow(expect.objectContaining({ name: 'ClassFileProblem' }));
  });

  it('do not grow without bound', () => {
    const code = codeOf((builder) => {
      builder.sizes(1, 65535);
      nops(builder, 20000);
      for (let at = 0; at < 20000; at++) builder.frame({ kind: 'append', locals: ['int', 'int', 'int'] }, at);
    });
    expect(() => code.frames).toThrow('too big');
  });
});
