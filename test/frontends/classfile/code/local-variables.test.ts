/** What the LocalVariableTable says is used where it fits, and only there. */
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../../src/ir/body.js';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { translated } from './translating.js';

/** Names and types of the variables that edges of the body mention, `@thrown` and temporaries left out. */
function locals(body: Body): readonly string[] {
  const used = new Set(body.edges.map(({ instruction }) => ('target' in instruction ? instruction.target : undefined)));
  return body.variables
    .filter((variable) => variable.role === 'local' && used.has(variable))
    .map(({ name, type, slot }) => `${type} ${name}${slot === undefined ? '' : ` in ${slot}`}`);
}

/** Stores a value in slot 1 and reads it; the table calls it what it is told. */
function stored(code: CodeBuilder, descriptor: string, name = 'value', slot = 1): void {
  code.op('iload_0', 'istore_1');
  const start = code.here();
  code.op('iload_1', 'ireturn');
  code.variable({ start, end: code.here(), name, descriptor, slot });
}

describe('a variable of the table', () => {
  it('gives its name and type', () => {
    expect(locals(translated('(I)I', (code) => stored(code, 'I')))).toEqual(['int value']);
  });

  it('is ignored where its type cannot hold the value', () => {
    expect(locals(translated('(I)I', (code) => stored(code, 'Ljava/lang/String;')))).toEqual(['int local1 in 1']);
    expect(locals(translated('(I)I', (code) => stored(code, 'Z')))).toEqual(['int local1 in 1']);
    expect(locals(translated('(I)I', (code) => stored(code, 'B')))).toEqual(['int local1 in 1']);
  });

  it('is ignored where its name is none', () => {
    expect(locals(translated('(I)I', (code) => stored(code, 'I', 'a b')))).toEqual(['int local1 in 1']);
  });

  it('is ignored where it is about another slot', () => {
    expect(locals(translated('(I)I', (code) => stored(code, 'I', 'value', 7)))).toEqual(['int local1 in 1']);
  });

  it('is ignored where another one is in the same place', () => {
    const body = translated('(I)I', (code) => {
      code.variable({ start: 2, end: 4, name: 'other', descriptor: 'I', slot: 1 });
      stored(code, 'I');
    });
    expect(locals(body)).toEqual(['int local1 in 1']);
  });
});

describe('a slot', () => {
  it('is several variables where it holds unrelated values', () => {
    const body = translated('(I)I', (code) =>
      code.op(
        'iload_0',
        'istore_1',
        'iload_1',
        'i2f',
        'fstore_1',
        'fload_1',
        'f2d',
        'dstore_1',
        'dload_1',
        'd2i',
        'ireturn',
      ),
    );
    expect(locals(body)).toEqual(['int local1 in 1', 'float local1$2 in 1', 'double local1$3 in 1']);
  });

  it('is one variable where values meet', () => {
    const body = translated('(I)I', (code) => {
      const [other, after] = [code.label(), code.label()];
      code.op('iload_0').jump('ifeq', other).bipush(7).op('istore_1').jump('goto', after);
      code.mark(other).bipush(9).op('istore_1').mark(after).op('iload_1', 'ireturn');
    });
    expect(locals(body)).toEqual(['int local1 in 1']);
  });

  it('of a parameter may become another variable', () => {
    const body = translated('(I)F', (code) => code.op('iload_0', 'i2f', 'fstore_0', 'fload_0', 'freturn'));
    expect(locals(body)).toEqual(['float local0 in 0']);
    expect(body.parameters.map(({ name, type }) => `${type} ${name}`)).toEqual(['int first']);
  });

  it('is boolean where zero and one are used so', () => {
    const body = translated('(I)Z', (code) => {
      const on = code.label();
      code
        .op('iconst_0', 'istore_1', 'iload_0')
        .jump('ifeq', on)
        .op('iconst_1', 'istore_1')
        .mark(on)
        .op('iload_1', 'ireturn');
    });
    expect(locals(body)).toEqual(['boolean local1 in 1']);
  });

  it('is int where zero and one are used as numbers', () => {
    const body = translated('(I)I', (code) => {
      const on = code.label();
      code
        .op('iconst_0', 'istore_1', 'iload_0')
        .jump('ifeq', on)
        .op('iconst_1', 'istore_1')
        .mark(on)
        .op('iload_1', 'ireturn');
    });
    expect(locals(body)).toEqual(['int local1 in 1']);
  });
});
