/** Code that no Java virtual machine accepts is refused, with the place (JVMS 4.9). */
import { expect, it } from 'vitest';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { problemOf } from './translating.js';

const WRONG: readonly (readonly [title: string, descriptor: string, write: (code: CodeBuilder) => unknown, offset: number])[] = [
  ['an unused operation code', '()V', (code) => code.raw(0xfe).op('return'), 0],
  ['an instruction that is cut off', '()V', (code) => code.op('return').raw(0x11, 0x00), 1],
  ['a jump into an instruction', '()V', (code) => code.jump('goto', 4).sipush(1).op('return'), 0],
  ['a jump before the code', '()V', (code) => code.op('nop').jump('goto', -1).op('return'), 1],
  ['a jump behind the code', '()V', (code) => code.jump('goto', 4).op('return'), 0],
  ['a switch whose lowest case is above the highest', '()V', (code) => code.op('iconst_0').tableSwitch(5, [0], 0, 4).op('return'), 1],
  ['cases that are not in order', '()V', (code) => code.op('iconst_0').lookupSwitch([[3, 0], [2, 0]], 0).op('return'), 1],
  ['wide before another instruction', '()V', (code) => code.raw(0xc4, 0x00, 0, 0).op('return'), 0],
  ['control that falls off the end', '()V', (code) => code.op('nop', 'nop'), 1],
  ['an empty stack', '()V', (code) => code.op('nop', 'pop', 'return'), 1],
  ['a stack that is too high', '()V', (code) => code.sizes(1, 0).op('iconst_0', 'iconst_0', 'return'), 1],
  ['half of a long', '()V', (code) => code.op('lconst_0', 'pop', 'return'), 1],
  ['a long under dup_x1', '()V', (code) => code.op('lconst_0', 'iconst_0', 'dup_x1', 'return'), 2],
  ['a float as int', '()V', (code) => code.op('fconst_0', 'iconst_0', 'iadd', 'return'), 2],
  ['an int as reference', '()V', (code) => code.op('iconst_0', 'monitorenter', 'return'), 1],
  ['a local variable that is not there', '()V', (code) => code.sizes(2, 1).op('lconst_0', 'lstore_0', 'return'), 1],
  ['a local variable of another type', '()V', (code) => code.op('fconst_0', 'fstore_0', 'iload_0', 'pop', 'return'), 2],
  ['a result of another type', '()I', (code) => code.op('fconst_0', 'freturn'), 1],
  ['no result', '()I', (code) => code.op('return'), 0],
  ['different heights of the stack', '(I)V', (code) => { const on = code.label(); code.op('iload_0').jump('ifeq', on).op('iconst_0').mark(on).op('return'); }, 4],
  ['elements of an array that has none such', '()V', (code) => code.op('iconst_1').newArray(3).op('return'), 1],
  ['an empty guarded range', '()V', (code) => code.handler(0, 0, 0).op('return'), 0],
  ['a guarded range into an instruction', '()V', (code) => code.sipush(1).op('pop', 'return').handler(1, 4, 3), 1],
  ['a handler in an instruction', '()V', (code) => code.sipush(1).op('pop', 'return').handler(0, 4, 2), 0],
  ['ret outside of a subroutine', '()V', (code) => code.op('aconst_null', 'astore_0').local('ret', 0), 2],
  ['the address of a subroutine as a value', '()V', (code) => { const routine = code.label(); code.jump('jsr', routine).op('return').mark(routine).op('astore_0', 'aload_0', 'pop').local('ret', 0); }, 5],
  ['ret of an address that was overwritten', '()V', (code) => { const routine = code.label(); code.jump('jsr', routine).op('return').mark(routine).op('astore_0', 'aconst_null', 'astore_0').local('ret', 0); }, 7],
]; // biome-ignore format: one line each

it.each(WRONG)('%s', (_, descriptor, write, offset) => {
  expect(problemOf(descriptor, write)).toMatch(new RegExp(`^${offset}: \\S`));
});

it('a variable that one way leaves without a value', () => {
  const problem = problemOf('(I)I', (code) => {
    const on = code.label();
    code.op('iload_0').jump('ifeq', on).op('iconst_0', 'istore_1').mark(on).op('iload_1', 'ireturn');
  });
  expect(problem).toMatch(/local variable 1/);
});
