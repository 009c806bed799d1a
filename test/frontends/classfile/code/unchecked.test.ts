/**
 * What the virtual machine lets happen although types, monitors or `final` say otherwise: it is not translated as if it could
 * not be, but is unsupported. Next to each stands the like that is in order.
 */
import { describe, expect, it } from 'vitest';
import { classBytes, openCompiled } from '../../../support/classfiles.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import type { CodeBuilder } from '../assembler/code-builder.js';
import { printingMain } from '../assembler/samples/sample.js';
import { OWNER } from './cases.js';
import { javaOutput, machineOutput } from './running.js';

const OBJECT = 'java/lang/Object';
const RUNNABLE = 'java/lang/Runnable';
const SEQUENCE = 'java/lang/CharSequence';
const ILLEGAL_STATE = 'java/lang/IllegalMonitorStateException';

type Write = (code: CodeBuilder) => unknown;

/** `main` prints what the static method `m` returns. */
function classWith(write: Write, version = 49): Uint8Array {
  const builder = new ClassBuilder({ name: OWNER, version }).defaultConstructor();
  for (const flags of [0x09, 0x19]) {
    builder.field({ flags, name: flags === 9 ? 'plain' : 'fixed', descriptor: 'I' });
  }
  builder.field({ flags: 9, name: 'run', descriptor: `L${RUNNABLE};` });
  for (const type of ['Z', 'B', 'S', 'C']) {
    builder.method({ flags: 9, name: 'same', descriptor: `(${type})I` }, (code) => code.op('iload_0', 'ireturn'));
  }
  builder.method({ flags: 9, name: 'length', descriptor: `(L${SEQUENCE};)I` }, (code) =>
    code.op('aload_0').invoke('invokeinterface', SEQUENCE, 'length', '()I').op('ireturn'),
  );
  builder.method({ flags: 9, name: 'asRunnable', descriptor: `(Ljava/lang/String;)L${RUNNABLE};` }, (code) =>
    code.op('aload_0', 'areturn'),
  );
  builder.method({ flags: 9, name: 'm', descriptor: '()I' }, write);
  printingMain(builder, [['I', (code) => code.invoke('invokestatic', OWNER, 'm', '()I')]]);
  return builder.build();
}

function pass(type: string): Write {
  return (code) => code.invoke('invokestatic', OWNER, 'same', `(${type})I`).op('ireturn');
}

const builderOf = (code: CodeBuilder, text: string): CodeBuilder =>
  code
    .type('new', 'java/lang/StringBuilder')
    .op('dup')
    .string(text)
    .invoke('invokespecial', 'java/lang/StringBuilder', '<init>', '(Ljava/lang/String;)V');

const REFUSED: readonly (readonly [title: string, reason: string, write: Write, version: number])[] = [
  ['2 as boolean', 'an int is passed where boolean is declared', (code) => pass('Z')(code.op('iconst_2')), 49],
  ['300 as byte', 'an int is passed where byte is declared', (code) => pass('B')(code.sipush(300)), 49],
  ['-1 as char', 'an int is passed where char is declared', (code) => pass('C')(code.op('iconst_m1')), 49],
  ['a sum as short', 'an int is passed where short is declared', (code) => pass('S')(code.op('iconst_1', 'iconst_2', 'iadd')), 49],
  ['a string in a field of an interface', 'a java.lang.String is taken for a java.lang.Runnable', (code) => code.string('x').field('putstatic', OWNER, 'run', `L${RUNNABLE};`).op('iconst_0', 'ireturn'), 49],
  ['a new object in a field of an interface', 'a java.lang.Object is taken for a java.lang.Runnable', (code) => code.type('new', OBJECT).op('dup').invoke('invokespecial', OBJECT, '<init>', '()V').field('putstatic', OWNER, 'run', `L${RUNNABLE};`).op('iconst_0', 'ireturn'), 49],
  ['a string as result of an interface', 'a java.lang.String is taken for a java.lang.Runnable', (code) => code.string('x').invoke('invokestatic', OWNER, 'asRunnable', `(Ljava/lang/String;)L${RUNNABLE};`).op('pop', 'iconst_0', 'ireturn'), 49],
  ['one of two classes lacks the interface', 'a java.lang.Object is taken for a java.lang.CharSequence', (code) => { const [other, after] = [code.label(), code.label()]; code.field('getstatic', OWNER, 'plain', 'I').jump('ifeq', other).string('x').jump('goto', after).mark(other).type('new', OWNER).op('dup').invoke('invokespecial', OWNER, '<init>', '()V').mark(after).invoke('invokestatic', OWNER, 'length', `(L${SEQUENCE};)I`).op('ireturn'); }, 49],
  ['the receiver lacks the interface', 'a java.lang.String is taken for a java.lang.Runnable', (code) => code.string('x').invoke('invokeinterface', RUNNABLE, 'run', '()V').op('iconst_0', 'ireturn'), 49],
  ['a return with a monitor held', 'the method returns with a monitor held', (code) => code.string('x').op('monitorenter', 'iconst_0', 'ireturn'), 49],
  ['a return with a monitor held by one way', 'the method returns with a monitor held', (code) => { const on = code.label(); code.field('getstatic', OWNER, 'plain', 'I').jump('ifne', on).string('x').op('monitorenter').mark(on).op('iconst_0', 'ireturn'); }, 49],
  ['a return with a monitor held, in a guarded range', 'the method returns with a monitor held', (code) => { const start = code.here(); code.string('x').op('monitorenter', 'iconst_0', 'ireturn'); const end = code.here(); code.op('pop', 'iconst_1', 'ireturn').handler(start, end, end, ILLEGAL_STATE); }, 49],
  ['an exception with a monitor held', 'an exception may leave the method with a monitor held', (code) => code.string('x').op('monitorenter', 'iconst_1').field('getstatic', OWNER, 'plain', 'I').op('idiv').string('x').op('monitorexit', 'ireturn'), 49],
  ['a monitor that was not entered', 'a monitor that is not held is left', (code) => { const start = code.here(); code.string('x').op('monitorexit', 'iconst_0', 'ireturn'); const end = code.here(); code.op('pop', 'iconst_1', 'ireturn').handler(start, end, end, ILLEGAL_STATE); }, 49],
  ['a final field outside of the initialiser', 'IllegalAccessError: odd.Cases.fixed is final', (code) => code.op('iconst_5').field('putstatic', OWNER, 'fixed', 'I').op('iconst_0', 'ireturn'), 61],
]; // biome-ignore format: one line each

describe('unsupported', () => {
  it.each(REFUSED)('%s', async (_, reason, write, version) => {
    const output = await machineOutput(classWith(write, version));
    expect(output).toEqual([
      expect.stringMatching(new RegExp(`^unsupported at .*: ${reason.replaceAll('.', '\\.')}$`)),
    ]);
  });
});

const FINE: readonly (readonly [title: string, prints: string, write: Write])[] = [
  ['0 and 1 as boolean', '1', (code) => pass('Z')(code.op('iconst_1'))],
  ['a chosen constant as byte', '-128', (code) => { const [other, after] = [code.label(), code.label()]; code.field('getstatic', OWNER, 'plain', 'I').jump('ifeq', other).bipush(127).jump('goto', after).mark(other).bipush(-128).mark(after); pass('B')(code); }],
  ['a narrowed int as short', '4464', (code) => pass('S')(code.int(70000).op('i2s'))],
  ['a boolean as byte', '0', (code) => pass('B')(code.op('aconst_null').type('instanceof', OBJECT))],
  ['two classes with the interface', '3', (code) => { const [other, after] = [code.label(), code.label()]; code.field('getstatic', OWNER, 'plain', 'I').jump('ifeq', other).string('x').jump('goto', after).mark(other); builderOf(code, 'abc').mark(after).invoke('invokestatic', OWNER, 'length', `(L${SEQUENCE};)I`).op('ireturn'); }],
  ['an element of one of two arrays', '2', (code) => { const [other, after] = [code.label(), code.label()]; code.field('getstatic', OWNER, 'plain', 'I').jump('ifeq', other).op('iconst_1').type('anewarray', 'java/lang/StringBuilder').jump('goto', after).mark(other).op('iconst_1').type('anewarray', 'java/lang/String').op('dup', 'iconst_0').string('ab').op('aastore').mark(after).op('iconst_0', 'aaload').invoke('invokestatic', OWNER, 'length', `(L${SEQUENCE};)I`).op('ireturn'); }],
  ['a monitor that is left on each way', '7', (code) => { code.string('x').op('dup', 'astore_0', 'monitorenter'); const start = code.here(); code.bipush(7).field('putstatic', OWNER, 'plain', 'I').op('aload_0', 'monitorexit'); const end = code.here(); code.field('getstatic', OWNER, 'plain', 'I').op('ireturn'); const handler = code.here(); code.op('astore_1', 'aload_0', 'monitorexit', 'aload_1', 'athrow').handler(start, end, handler); }],
  ['a final field outside of the initialiser of an old class', '5', (code) => code.op('iconst_5').field('putstatic', OWNER, 'fixed', 'I').field('getstatic', OWNER, 'fixed', 'I').op('ireturn')],
]; // biome-ignore format: one line each

describe('supported', () => {
  it.each(FINE)('%s', async (_, prints, write) => {
    expect(await machineOutput(classWith(write))).toEqual([prints]);
  });

  it.for(FINE)('%s, under java', ([, prints, write], context) => {
    const lines = javaOutput(classWith(write));
    if (lines === undefined) return context.skip('no JDK found');
    expect(lines).toEqual([prints]);
  });
});

/** How many casts are checked when a parameter of one type is cast to another. */
async function checkedCasts(from: string, to: string): Promise<number> {
  const name = OWNER.replaceAll('/', '.');
  const builder = new ClassBuilder({ name: OWNER, version: 49 });
  builder.method({ flags: 9, name: 'cast', descriptor: `(L${from};)V` }, (code) =>
    code.op('aload_0').type('checkcast', to).op('pop', 'return'),
  );
  const table = await openCompiled(classBytes({ [name]: builder.build() }), [name]);
  const edges = table.find(name)?.methods[0]?.body()?.edges;
  if (edges === undefined) throw new Error('no body');
  return edges.filter(({ instruction }) => instruction.kind === 'check' && instruction.condition.kind === 'castable')
    .length;
}

describe('a cast is checked', () => {
  it.each([
    ['from an interface to itself', RUNNABLE, RUNNABLE, 1],
    ['from an interface to a wider one', 'java/util/List', 'java/util/Collection', 1],
    ['but not from a class that implements the interface', 'java/lang/String', SEQUENCE, 0],
    ['but not from a class to its superclass', 'java/lang/String', OBJECT, 0],
    ['but not from an interface to Object', RUNNABLE, OBJECT, 0],
  ] as const)('%s', async (_, from, to, checks) => {
    expect(await checkedCasts(from, to)).toBe(checks);
  });
});
