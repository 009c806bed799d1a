/** Copies of `finally` blocks are found where they are, and only there. */
import { describe, expect, it } from 'vitest';
import { findFinallyCopies } from '../../../../src/frontends/classfile/code/flow/finally-copies.js';
import { readListing } from '../../../../src/frontends/classfile/code/flow/listing.js';
import type { Variable } from '../../../../src/ir/instructions.js';
import { definedVariable } from '../../../../src/ir/operands.js';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { assembled, translated } from './translating.js';

/** Offsets of the copied instructions, each with that of the handler's instruction. */
function copies(descriptor: string, write: (code: CodeBuilder) => unknown): readonly (readonly [number, number])[] {
  const code = assembled(descriptor, write).methods[0]?.code;
  if (code === undefined) throw new Error('no code');
  const listing = readListing(code.bytes);
  const found = findFinallyCopies(listing, code.handlers);
  return [...(found ?? [])].flatMap((original, node) =>
    original < 0 ? [] : [[listing.offset[node] as number, listing.offset[original] as number] as const],
  );
}

/**
 *     try { a / b; } finally { int kept = b + 1; use kept }   as javac writes it, the variable in `slot` of the handler's copy
 */
function tried(code: CodeBuilder, slot: number, added: 'iconst_1' | 'iconst_2' = 'iconst_1', handled = 3): void {
  const end = code.label();
  code.line(1);
  const start = code.here();
  code.op('iload_0', 'iload_1', 'idiv', 'pop');
  const behind = code.here();
  code.line(2).op('iload_1', 'iconst_1', 'iadd').local('istore', 2).local('iload', 2).op('pop').jump('goto', end);
  const handler = code.here();
  code.line(3).local('astore', handled).op('iload_1', added, 'iadd').local('istore', slot).local('iload', slot);
  code.op('pop').local('aload', handled).op('athrow').mark(end).op('return');
  code.handler(start, behind, handler);
}

describe('finally blocks', () => {
  it('have their copy where the guarded range ends', () => {
    expect(copies('(II)V', (code) => tried(code, 2))).toEqual([
      [4, 17],
      [5, 18],
      [6, 19],
      [7, 20],
      [9, 22],
      [11, 24],
    ]);
  });

  it('may keep their variables in other slots', () => {
    expect(copies('(II)V', (code) => tried(code, 4))).toHaveLength(6);
  });

  it('are no copies when an instruction differs', () => {
    expect(copies('(II)V', (code) => tried(code, 2, 'iconst_2'))).toEqual([]);
  });

  it('do not read what a copy does not read', () => {
    // The handler's block reads slot 1, the copy slot 0.
    const found = copies('(II)V', (code) => {
      const end = code.label();
      const start = code.here();
      code.op('iload_0', 'iload_1', 'idiv', 'pop');
      const behind = code.here();
      code.op('iload_0', 'pop').jump('goto', end);
      const handler = code.here();
      code.op('astore_2', 'iload_1', 'pop', 'aload_2', 'athrow').mark(end).op('return').handler(start, behind, handler);
    });
    expect(found).toEqual([]);
  });

  it('jump within themselves as their copies do', () => {
    const write = (inner: 'ifeq' | 'ifne') => (code: CodeBuilder) => {
      const [end, one, other] = [code.label(), code.label(), code.label()];
      const start = code.here();
      code.op('iload_0', 'iload_1', 'idiv', 'pop');
      const behind = code.here();
      code.op('iload_0').jump('ifeq', one).increment(1, 1).mark(one).jump('goto', end);
      const handler = code.here();
      code.op('astore_2', 'iload_0').jump(inner, other).increment(1, 1).mark(other).op('aload_2', 'athrow');
      code.mark(end).op('return').handler(start, behind, handler);
    };
    expect(copies('(II)V', write('ifeq'))).toHaveLength(3);
    expect(copies('(II)V', write('ifne'))).toEqual([]);
  });

  it('that catch something particular are none', () => {
    const found = copies('(II)V', (code) => {
      const start = code.here();
      code.op('iload_0', 'iload_1', 'idiv', 'pop');
      const behind = code.here();
      code.op('iload_1', 'pop', 'return');
      const handler = code.here();
      code.op('astore_2', 'iload_1', 'pop', 'aload_2', 'athrow');
      code.handler(start, behind, handler, 'java/lang/ArithmeticException');
    });
    expect(found).toEqual([]);
  });
});

it('copies share their variables and their lines', () => {
  const body = translated('(II)V', (code) => tried(code, 2));
  const written = body.edges.filter(({ instruction }) => definedVariable(instruction)?.role === 'local');
  const kept = written.filter(({ instruction }) => definedVariable(instruction)?.slot === 2);
  expect(kept).toHaveLength(2);
  expect(new Set(kept.map(({ instruction }) => definedVariable(instruction) as Variable))).toHaveProperty('size', 1);
  expect(kept.map(({ span }) => span.line)).toEqual([3, 3]);
});
