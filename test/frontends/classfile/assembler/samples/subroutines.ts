/** `jsr` and `ret` as compilers up to Java 1.4 wrote `finally`, and nested as they would not. */
import { ClassBuilder } from '../class-builder.js';
import { printingMain, type Sample } from './sample.js';

const OWNER = 'old/Main';

/**
 *     static int tried(int n) {
 *       try { return 100 / n; } catch (ArithmeticException e) { return -1; } finally { count++; }
 *     }
 */
function tried(builder: ClassBuilder): void {
  builder.method({ flags: 9, name: 'tried', descriptor: '(I)I' }, (code) => {
    const cleanUp = code.label();
    const start = code.here();
    code.bipush(100).op('iload_0', 'idiv', 'istore_1').jump('jsr', cleanUp).op('iload_1', 'ireturn');
    const arithmetic = code.here();
    code.op('astore_2', 'iconst_m1', 'istore_1').jump('jsr', cleanUp).op('iload_1', 'ireturn');
    const any = code.here();
    code.op('astore_3').jump('jsr', cleanUp).op('aload_3', 'athrow');
    code.mark(cleanUp).local('astore', 4).field('getstatic', OWNER, 'count', 'I').op('iconst_1', 'iadd');
    code.field('putstatic', OWNER, 'count', 'I').local('ret', 4);
    code.handler(start, arithmetic, arithmetic, 'java/lang/ArithmeticException');
    code.handler(start, any, any);
    code.sizes(2, 5);
  });
}

/** A subroutine that is called from two places and calls another one twice: adds 10 + 1 + 1 each time. */
function nested(builder: ClassBuilder): void {
  builder.method({ flags: 9, name: 'nested', descriptor: '(I)I' }, (code) => {
    const outer = code.label();
    const inner = code.label();
    code.jump('jsr', outer).jump('jsr_w', outer).op('iload_0', 'ireturn');
    code.mark(outer).op('astore_1').jump('jsr', inner).increment(0, 10).jump('jsr', inner).local('ret', 1);
    code.mark(inner).op('astore_2').increment(0, 1).local('ret', 2, 'wide');
    code.sizes(2, 3);
  });
}

/** A loop in a subroutine; its variable is a long, where the other caller keeps a reference. */
function looping(builder: ClassBuilder): void {
  builder.method({ flags: 9, name: 'looping', descriptor: '(I)J' }, (code) => {
    const sum = code.label();
    const done = code.label();
    code.op('lconst_0', 'lstore_1').jump('jsr', sum);
    code.string('kept').op('astore_1').op('lconst_0', 'lstore_1').jump('jsr', sum).op('lload_1', 'lreturn');
    code.mark(sum).op('astore_3').op('iload_0').local('istore', 4);
    const again = code.here();
    code.local('iload', 4).jump('ifle', done);
    code.op('lload_1').local('iload', 4).op('i2l', 'ladd', 'lstore_1').increment(4, -1).jump('goto', again);
    code.mark(done).local('ret', 3);
    code.sizes(4, 5);
  });
}

export function subroutines(): Sample {
  const builder = new ClassBuilder({ name: OWNER, version: 48 });
  builder.field({ flags: 9, name: 'count', descriptor: 'I' });
  tried(builder);
  nested(builder);
  looping(builder);
  printingMain(builder, [
    ['I', (code) => code.int(7).invoke('invokestatic', OWNER, 'tried', '(I)I')],
    ['I', (code) => code.int(0).invoke('invokestatic', OWNER, 'tried', '(I)I')],
    ['I', (code) => code.field('getstatic', OWNER, 'count', 'I')],
    ['I', (code) => code.int(5).invoke('invokestatic', OWNER, 'nested', '(I)I')],
    ['J', (code) => code.int(10).invoke('invokestatic', OWNER, 'looping', '(I)J')],
  ]);
  return {
    title: 'subroutines',
    classes: new Map([['old.Main', builder.build()]]),
    main: 'old.Main',
    output: ['14', '-1', '2', '29', '55'],
    java: 2,
  };
}
