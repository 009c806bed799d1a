/** Methods of the greatest size (65,535 bytes) are translated or refused within seconds, whatever they hold. */
import { expect, it } from 'vitest';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { problemOf } from './translating.js';

const BOUND = 20_000;

const TRANSLATED: readonly (readonly [string, string, (code: CodeBuilder) => unknown])[] = [
  ['straight code', '(I)I', (code) => { repeat(16_000, () => code.op('iload_0', 'iconst_1', 'iadd', 'istore_0')); code.op('iload_0', 'ireturn'); }],
  ['branches', '(I)I', (code) => { repeat(6000, () => skipping(code)); code.op('iload_0', 'ireturn'); }],
  ['a switch of 8,000 cases', '(I)I', switching],
  ['2,000 handlers of one range', '(I)V', (code) => { const start = code.here(); repeat(5000, () => code.op('iload_0', 'iload_0', 'idiv', 'pop')); const end = code.here(); code.op('return'); const handler = code.here(); code.op('pop', 'return'); repeat(2000, (index) => code.handler(start, end, handler, `p/E${index}`)); }],
  ['1,000 loops in one another', '(I)V', (code) => { const starts = Array.from({ length: 1000 }, () => { code.increment(0, 1); return code.here(); }); for (const start of starts.reverse()) code.op('iload_0').jump('ifne', start); code.op('return'); }],
]; // biome-ignore format: one line each

/** Work that no compiler makes necessary: too much of it is refused. */
const HEAVY: readonly (readonly [string, string, (code: CodeBuilder) => unknown])[] = [
  ['a high stack under stores', '(I)I', (code) => { code.sizes(0xffff, 2); repeat(20_000, () => code.op('iload_0')); repeat(10_000, () => code.op('iload_0', 'istore_1', 'iload_1', 'istore_0')); code.op('ireturn'); }],
  ['a high stack over branches', '(I)I', (code) => { code.sizes(0xffff, 2); repeat(5000, () => code.op('iload_0')); repeat(5000, () => skipping(code)); code.op('iload_0', 'ireturn'); }],
  ['many variables over many branches', '(I)V', (code) => { code.sizes(4, 0xffff); const again = code.here(); repeat(4500, (index) => { code.op('iconst_0').local('istore', index + 300); skipping(code, 'short'); }); repeat(3000, (index) => code.local('iload', index + 300).op('pop')); code.jump('goto_w', again); }],
  ['ranges in one another', '(I)V', (code) => { const starts: number[] = []; repeat(1900, () => { starts.push(code.offset); code.op('iload_0', 'iload_0', 'idiv', 'pop'); }); const end = code.here(); code.op('return'); starts.forEach((start, index) => { const handler = code.here(); code.op('pop', 'return').handler(start, end, handler, `p/E${index}`); }); }],
  ['subroutines that call one another twice', '()V', (code) => { const routines = Array.from({ length: 100 }, () => code.label()); code.sizes(2, 100); code.jump('jsr', routines[0] ?? 0).op('return'); routines.forEach((routine, index) => { code.mark(routine).local('astore', index); const inner = routines[index + 1]; if (inner !== undefined) code.jump('jsr', inner).jump('jsr', inner); code.local('ret', index); }); }],
  ['types that wander against the order of the code', '(I)V', (code) => { code.sizes(2, 4000); repeat(3000, (index) => code.op('aconst_null').local('astore', 10 + index)); const again = code.here(); for (let slot = 3000; slot > 10; slot--) code.local('aload', slot - 1).local('astore', slot); code.string('x').local('astore', 10).op('iload_0').jump('ifne', again).op('return'); }],
]; // biome-ignore format: one line each

function repeat(times: number, write: (index: number) => unknown): void {
  for (let index = 0; index < times; index++) write(index);
}

function skipping(code: CodeBuilder, form: 'long' | 'short' = 'long'): void {
  const on = code.label();
  code.op('iload_0').jump('ifeq', on);
  if (form === 'long') code.increment(0, 1);
  code.mark(on);
}

function switching(code: CodeBuilder): void {
  const cases = Array.from({ length: 8000 }, () => code.label());
  const otherwise = code.label();
  code.op('iload_0').tableSwitch(0, cases, otherwise);
  for (const label of cases) code.mark(label).op('iload_0', 'ireturn');
  code.mark(otherwise).op('iconst_0', 'ireturn');
}

it.each(TRANSLATED)('%s', { timeout: BOUND }, (_, descriptor, write) => {
  expect(problemOf(descriptor, write)).toBeUndefined();
});

it.each(HEAVY)('%s', { timeout: BOUND }, (_, descriptor, write) => {
  expect(problemOf(descriptor, write)).toMatch(/too /);
});
