/** Code that is legal and that javac does not write: stack tricks, values on the stack across jumps, handlers over one another. */
import { ClassBuilder } from '../class-builder.js';
import type { CodeBuilder } from '../code-builder.js';
import { printingMain, type Sample } from './sample.js';

const OWNER = 'odd/Main';

const METHODS: readonly (readonly [name: string, result: string, write: (code: CodeBuilder) => unknown])[] = [
  // 1 2 → 2 1 2: 2 - (1 - 2)
  ['dupX1', 'I', (code) => code.op('iconst_1', 'iconst_2', 'dup_x1', 'isub', 'isub', 'ireturn')],
  // 1 2 3 → 3 1 2 3: 3 * 10 - (1 - (2 - 3)) = 28
  ['dupX2', 'I', (code) => code.op('iconst_1', 'iconst_2', 'iconst_3', 'dup_x2', 'isub', 'isub').op('swap').bipush(10).op('imul', 'swap', 'isub', 'ireturn')], // biome-ignore format: one line each
  // 7L over 1: 7 1 7: 7 - (1 → long) … (7 - (1 - 7)) = 13
  ['dup2X1', 'J', (code) => code.op('iconst_1').long(7n).op('dup2_x1', 'l2i', 'isub', 'i2l', 'lsub', 'lreturn')],
  // 5L 7L → 7 5 7: 7 - (5 - 7) = 9
  ['dup2X2', 'J', (code) => code.long(5n).long(7n).op('dup2_x2', 'lsub', 'lsub', 'lreturn')],
  // 3 4 → 3 4 3 4: 3 + 4 * 3 + 4 … (3 * (4 * (3 - 4))) = -12
  ['dup2', 'I', (code) => code.op('iconst_3', 'iconst_4', 'dup2', 'isub', 'imul', 'imul', 'ireturn')],
  ['wide', 'I', (code) => code.sizes(2, 400).int(40000).local('istore', 300).increment(300, -1000).local('iload', 300).op('ireturn')], // biome-ignore format: one line each
];

/** The stack holds a value while a loop runs: 1 + 2 + … + 5 on top of 100. */
function stackAcrossLoop(code: CodeBuilder): void {
  const done = code.label();
  code.bipush(100).op('iconst_5', 'istore_0');
  const again = code.here();
  code.op('iload_0').jump('ifeq', done).op('iload_0', 'iadd').increment(0, -1).jump('goto_w', again);
  code.mark(done).op('ireturn');
}

/** The range of the second handler begins within that of the first and covers the first's own code, itself included. */
function overlappingHandlers(code: CodeBuilder): void {
  code.op('iconst_0', 'istore_0');
  const start = code.here();
  code.op('iconst_1', 'iconst_0');
  const middle = code.here();
  code.op('idiv', 'ireturn');
  const first = code.here();
  code.op('pop').increment(0, 1).op('aconst_null', 'athrow');
  const second = code.here();
  code.op('pop').increment(0, 10).op('iload_0').bipush(11).jump('if_icmpne', 0).op('iload_0', 'ireturn');
  const end = code.here();
  code.handler(start, first, first, 'java/lang/ArithmeticException');
  code.handler(middle, end, second);
}

/** One slot holds an int, a reference, a double, in turn. */
function reusedSlot(code: CodeBuilder): void {
  code.op('iconst_3', 'istore_0').op('iload_0', 'istore_3');
  code.string('four').op('astore_0', 'aload_0').invoke('invokevirtual', 'java/lang/String', 'length', '()I');
  code.op('iload_3', 'iadd', 'istore_3').double(0.5).op('dstore_0', 'dload_0', 'iload_3', 'i2d', 'dadd', 'dreturn');
}

/** An object whose constructor runs late, its copy having gone through a local variable. */
function lateConstructor(code: CodeBuilder): void {
  code.type('new', 'java/lang/StringBuilder').op('dup', 'astore_0').op('aload_0').string('late');
  code.invoke('invokespecial', 'java/lang/StringBuilder', '<init>', '(Ljava/lang/String;)V');
  code.op('pop', 'aload_0').invoke('invokevirtual', 'java/lang/StringBuilder', 'length', '()I').op('ireturn');
}

export function oddCode(): Sample {
  // Without stack maps, which the machine works out itself for this version.
  const builder = new ClassBuilder({ name: OWNER, version: 49 });
  const methods = [
    ...METHODS,
    ['stackAcrossLoop', 'I', stackAcrossLoop] as const,
    ['overlappingHandlers', 'I', overlappingHandlers] as const,
    ['reusedSlot', 'D', reusedSlot] as const,
    ['lateConstructor', 'I', lateConstructor] as const,
  ];
  for (const [name, result, write] of methods) {
    builder.method({ flags: 9, name, descriptor: `()${result}` }, write);
  }
  printingMain(
    builder,
    methods.map(([name, result]) => [result, (code) => code.invoke('invokestatic', OWNER, name, `()${result}`)]),
  );
  return {
    title: 'odd code',
    classes: new Map([['odd.Main', builder.build()]]),
    main: 'odd.Main',
    output: ['3', '28', '13', '9', '-12', '39000', '115', '11', '7.5', '4'],
    java: 5,
  };
}
