/** Code that is legal and that no compiler writes, or hardly one. */
import type { ClassBuilder } from '../assembler/class-builder.js';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { type Case, OWNER } from './cases.js';

const ARITHMETIC = 'java/lang/ArithmeticException';
const POINTER = 'java/lang/NullPointerException';
const CAST = 'java/lang/ClassCastException';

/** Static fields of every small type, an object with a link, methods that the cases call. */
export function surroundings(builder: ClassBuilder): void {
  for (const descriptor of ['Z', 'B', 'C', 'S', 'I']) builder.field({ flags: 9, name: descriptor, descriptor });
  builder.field({ flags: 1, name: 'next', descriptor: `L${OWNER};` });
  builder.method({ flags: 9, name: 'throwing', descriptor: '(I)V' }, (code) =>
    code.op('iconst_1', 'iload_0', 'idiv', 'pop', 'return'),
  );
  // A constructor that fails.
  builder.method({ flags: 1, name: '<init>', descriptor: '(I)V' }, (code) =>
    code
      .op('aload_0')
      .invoke('invokespecial', 'java/lang/Object', '<init>', '()V')
      .op('iconst_0')
      .invoke('invokestatic', OWNER, 'throwing', '(I)V')
      .op('return'),
  );
  // `this` gives way to another object: returns whether its link is null.
  builder.method({ flags: 1, name: 'displaced', descriptor: `(L${OWNER};)Z` }, (code) => {
    const isNull = code.label();
    code.op('aload_1', 'astore_0', 'aload_0').field('getfield', OWNER, 'next', `L${OWNER};`).jump('ifnull', isNull);
    code.op('iconst_0', 'ireturn').mark(isNull).op('iconst_1', 'ireturn');
  });
}

function fresh(code: CodeBuilder): CodeBuilder {
  return code.type('new', OWNER).op('dup').invoke('invokespecial', OWNER, '<init>', '()V');
}

/** Runs `guarded`; where it throws the type, the rest of the stack is dropped and `caught` runs with the exception on it. */
function guarded(
  code: CodeBuilder,
  type: string,
  write: (code: CodeBuilder) => unknown,
  caught: (code: CodeBuilder) => unknown,
): void {
  const start = code.here();
  write(code);
  const end = code.here();
  caught(code);
  code.handler(start, end, end, type);
}

export const SMALL_TYPES: readonly Case[] = [
  { title: 'a boolean result is the low bit', result: 'Z', write: (code) => code.op('iconst_2', 'ireturn'), prints: 'false' },
  { title: 'a boolean result is the low bit of a variable', result: 'Z', write: (code) => code.int(7).op('istore_0').increment(0, -4).op('iload_0', 'ireturn'), prints: 'true' },
  { title: 'a boolean field keeps the low bit', result: 'Z', write: (code) => code.int(6).op('istore_0').increment(0, 0).op('iload_0').field('putstatic', OWNER, 'Z', 'Z').field('getstatic', OWNER, 'Z', 'Z').op('ireturn'), prints: 'false' },
  { title: 'a byte field keeps eight bits', result: 'I', write: (code) => code.int(300).field('putstatic', OWNER, 'B', 'B').field('getstatic', OWNER, 'B', 'B').op('ireturn'), prints: '44' },
  { title: 'a char field has no sign', result: 'I', write: (code) => code.op('iconst_m1').field('putstatic', OWNER, 'C', 'C').field('getstatic', OWNER, 'C', 'C').op('ireturn'), prints: '65535' },
  { title: 'a short result', result: 'S', write: (code) => code.int(70000).op('ireturn'), prints: '4464' },
  { title: 'an element of boolean[] is the low bit', result: 'Z', write: (code) => code.op('iconst_1').newArray('boolean').op('astore_0', 'aload_0', 'iconst_0', 'iconst_3', 'bastore', 'aload_0', 'iconst_0', 'baload', 'ireturn'), prints: 'true' },
  { title: 'an element of byte[] keeps eight bits', result: 'I', write: (code) => code.op('iconst_1').newArray('byte').op('astore_0', 'aload_0', 'iconst_0').int(200).op('bastore', 'aload_0', 'iconst_0', 'baload', 'ireturn'), prints: '-56' },
  { title: 'a boolean is added to a number', result: 'I', write: (code) => code.op('iconst_1').field('putstatic', OWNER, 'Z', 'Z').field('getstatic', OWNER, 'Z', 'Z').op('iconst_5', 'iadd', 'ireturn'), prints: '6' },
  { title: 'a boolean and a number in one variable', result: 'I', write: (code) => { const other = code.label(); const after = code.label(); code.field('getstatic', OWNER, 'I', 'I').jump('ifne', other).field('getstatic', OWNER, 'Z', 'Z').op('istore_0').jump('goto', after).mark(other).bipush(40).op('istore_0').mark(after).op('iload_0').bipush(9).op('iadd', 'ireturn'); }, prints: '10' },
  { title: 'and, or, exclusive or of booleans', result: 'Z', write: (code) => code.field('getstatic', OWNER, 'Z', 'Z').op('iconst_1', 'ixor', 'iconst_1', 'ior').field('getstatic', OWNER, 'Z', 'Z').op('iand', 'ireturn'), prints: 'true' },
]; // biome-ignore format: one line each

export const STACK: readonly Case[] = [
  { title: 'a variable that changes while its old value is on the stack', result: 'I', write: (code) => code.op('iconst_3', 'istore_0', 'iload_0').increment(0, 1).op('iload_0', 'imul', 'iload_0', 'isub', 'ireturn'), prints: '8' },
  { title: 'two values change places on the stack at each turn of a loop', result: 'I', write: (code) => { const done = code.label(); code.op('iconst_3', 'istore_0').bipush(100).bipush(7); const again = code.here(); code.op('iload_0').jump('ifeq', done).op('swap').increment(0, -1).jump('goto', again).mark(done).op('isub', 'ireturn'); }, prints: '-93' },
  { title: 'a chosen value under another', result: 'I', write: (code) => { const no = code.label(); const after = code.label(); code.bipush(50).field('getstatic', OWNER, 'I', 'I').jump('ifne', no).op('iconst_1').jump('goto', after).mark(no).op('iconst_2').mark(after).op('isub', 'ireturn'); }, prints: '49' },
  { title: 'an uninitialised object goes through a jump', result: 'I', write: (code) => { const there = code.label(); code.type('new', 'java/lang/StringBuilder').op('dup').jump('goto', there).mark(there).string('abc').invoke('invokespecial', 'java/lang/StringBuilder', '<init>', '(Ljava/lang/String;)V').invoke('invokevirtual', 'java/lang/StringBuilder', 'length', '()I').op('ireturn'); }, prints: '3' },
  { title: 'dup_x2 over a long', result: 'J', write: (code) => code.long(5n).op('iconst_2', 'dup_x2', 'pop', 'l2i', 'iadd', 'i2l', 'lreturn'), prints: '7' },
  { title: 'dup2_x2 of two ints over two ints', result: 'I', write: (code) => code.op('iconst_1', 'iconst_2', 'iconst_3', 'iconst_4', 'dup2_x2').op('imul', 'iadd', 'iadd', 'imul', 'iadd', 'ireturn'), prints: '63' },
  { title: 'dup2_x1 of two ints', result: 'I', write: (code) => code.op('iconst_5', 'iconst_2', 'iconst_3', 'dup2_x1').op('isub', 'iadd', 'isub', 'isub', 'ireturn'), prints: '3' },
  { title: 'pop2 of two ints and of a double', result: 'I', write: (code) => code.op('iconst_1', 'iconst_2', 'iconst_3', 'pop2', 'dconst_1', 'pop2', 'ireturn'), prints: '1' },
  { title: 'code that nothing reaches', result: 'I', write: (code) => { const on = code.label(); code.jump('goto', on).op('iadd', 'pop2', 'athrow').mark(on).op('iconst_4', 'ireturn'); }, prints: '4' },
]; // biome-ignore format: one line each

export const EXCEPTIONS: readonly Case[] = [
  { title: 'the first handler of the table that fits', result: 'I', write: (code) => { const start = code.here(); code.op('iconst_1', 'iconst_0', 'idiv', 'ireturn'); const end = code.here(); code.op('pop', 'iconst_1', 'ireturn'); const second = code.here(); code.op('pop', 'iconst_2', 'ireturn'); code.handler(start, end, end, POINTER).handler(start, end, second, ARITHMETIC).handler(start, end, end); }, prints: '2' },
  { title: 'a handler that is jumped to as well', result: 'I', write: (code) => { const shared = code.label(); code.op('iconst_0', 'istore_0'); const start = code.here(); code.type('new', ARITHMETIC).op('dup').invoke('invokespecial', ARITHMETIC, '<init>', '()V').jump('goto', shared); const second = code.here(); code.op('iconst_1', 'iconst_0', 'idiv', 'ireturn'); const end = code.here(); code.mark(shared).op('pop').increment(0, 1).op('iload_0', 'iconst_2').jump('if_icmplt', second).op('iload_0', 'ireturn').handler(start, end, shared, ARITHMETIC); }, prints: '2' },
  { title: 'a variable keeps its value when a constructor fails', result: 'I', write: (code) => { fresh(code).op('astore_0'); guarded(code, ARITHMETIC, () => code.type('new', OWNER).op('dup', 'iconst_0').invoke('invokespecial', OWNER, '<init>', '(I)V').op('astore_0', 'iconst_0', 'ireturn'), () => code.op('pop', 'aload_0').field('getfield', OWNER, 'next', `L${OWNER};`).op('pop', 'iconst_5', 'ireturn')); }, prints: '5' },
  { title: 'a variable that is written between two instructions that throw', result: 'I', write: (code) => { code.op('iconst_1', 'istore_0'); guarded(code, ARITHMETIC, () => code.op('iconst_1').invoke('invokestatic', OWNER, 'throwing', '(I)V').op('iconst_2', 'istore_0', 'iconst_0').invoke('invokestatic', OWNER, 'throwing', '(I)V').op('iconst_3', 'istore_0', 'iload_0', 'ireturn'), () => code.op('pop', 'iload_0', 'ireturn')); }, prints: '2' },
  { title: 'a monitor that was never entered is left: of null', result: 'I', write: (code) => guarded(code, POINTER, () => code.op('aconst_null', 'monitorexit', 'iconst_0', 'ireturn'), () => code.op('pop', 'iconst_1', 'ireturn')), prints: '1' },
  { title: 'null is thrown', result: 'I', write: (code) => guarded(code, POINTER, () => code.op('aconst_null', 'athrow'), () => code.op('pop', 'iconst_1', 'ireturn')), prints: '1' },
  { title: 'what was tested is not what is cast', result: 'I', write: (code) => { const no = code.label(); code.string('s').op('astore_0'); fresh(code).op('astore_1'); guarded(code, CAST, () => code.op('aload_0').type('instanceof', 'java/lang/String').jump('ifeq', no).op('aload_1', 'astore_0', 'aload_0').type('checkcast', 'java/lang/String').invoke('invokevirtual', 'java/lang/String', 'length', '()I').op('ireturn').mark(no).op('iconst_0', 'ireturn'), () => code.op('pop', 'iconst_4', 'ireturn')); }, prints: '4' },
  { title: 'a new array takes no object of another class', result: 'I', write: (code) => guarded(code, 'java/lang/ArrayStoreException', () => code.op('iconst_1').type('anewarray', 'java/lang/String').type('checkcast', '[Ljava/lang/Object;').op('iconst_0').type('new', 'java/lang/Object').op('dup').invoke('invokespecial', 'java/lang/Object', '<init>', '()V').op('aastore', 'iconst_0', 'ireturn'), () => code.op('pop', 'iconst_1', 'ireturn')), prints: '1' },
  { title: 'an index behind the end of a new array', result: 'I', write: (code) => guarded(code, 'java/lang/ArrayIndexOutOfBoundsException', () => code.op('iconst_1').newArray('int').op('iconst_1', 'iconst_1', 'iastore', 'iconst_0', 'ireturn'), () => code.op('pop', 'iconst_1', 'ireturn')), prints: '1' },
  { title: 'this is another object', result: 'Z', write: (code) => { fresh(code); fresh(code).invoke('invokevirtual', OWNER, 'displaced', `(L${OWNER};)Z`).op('ireturn'); }, prints: 'true' },
  { title: 'this is null', result: 'I', write: (code) => guarded(code, POINTER, () => fresh(code).op('aconst_null').invoke('invokevirtual', OWNER, 'displaced', `(L${OWNER};)Z`).op('ireturn'), () => code.op('pop', 'iconst_1', 'ireturn')), prints: '1' },
]; // biome-ignore format: one line each

export const SUBROUTINES: readonly Case[] = [
  { title: 'a subroutine that an exception handler guards', result: 'I', write: (code) => { const routine = code.label(); const zero = code.label(); code.op('iconst_0', 'istore_0').jump('jsr', routine).op('iconst_1', 'istore_0').jump('jsr', routine).op('iload_0', 'ireturn').mark(routine).op('astore_1'); const start = code.here(); code.op('iconst_1', 'iload_0', 'idiv', 'pop').increment(0, 20); const end = code.here(); const back = code.label(); code.mark(back).local('ret', 1).mark(zero).op('pop').increment(0, 100).jump('goto', back); code.handler(start, end, zero, ARITHMETIC); }, prints: '21' },
  { title: 'a subroutine that is left by a jump, in a loop', result: 'I', write: (code) => { const routine = code.label(); const done = code.label(); code.op('iconst_0', 'istore_0'); const again = code.here(); code.jump('jsr', routine).op('iconst_m1', 'ireturn').mark(routine).op('astore_1').increment(0, 1).op('iload_0', 'iconst_5').jump('if_icmpge', done).jump('goto', again).mark(done).op('iload_0', 'ireturn'); }, prints: '5' },
  { title: 'a return over two levels', result: 'I', write: (code) => { const outer = code.label(); const inner = code.label(); code.op('iconst_0', 'istore_0').jump('jsr', outer).op('iload_0', 'ireturn').mark(outer).op('astore_1').increment(0, 1).jump('jsr', inner).increment(0, 50).local('ret', 1).mark(inner).op('astore_2').increment(0, 2).local('ret', 1); }, prints: '3' },
  { title: 'a subroutine that drops its return address', result: 'I', write: (code) => { const routine = code.label(); code.jump('jsr', routine).op('iconst_1', 'ireturn').mark(routine).op('pop', 'iconst_2', 'ireturn'); }, prints: '2' },
]; // biome-ignore format: one line each
