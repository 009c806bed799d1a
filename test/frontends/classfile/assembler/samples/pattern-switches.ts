/** Sealed types and switches over patterns as the compiler of Java 21 writes them. */
import { permittedSubclasses } from '../attributes.js';
import { ClassBuilder } from '../class-builder.js';
import type { CodeBuilder } from '../code-builder.js';
import { HandleKind } from '../pool-builder.js';
import { recordClass } from './records.js';
import { printingMain, type Sample } from './sample.js';

const SWITCH_BOOTSTRAP =
  '(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;' +
  '[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;';

/** A bootstrap of `java.lang.runtime.SwitchBootstraps` with the given labels (indices of the pool). */
export function switchBootstrap(
  builder: ClassBuilder,
  name: 'typeSwitch' | 'enumSwitch',
  ...labels: readonly number[]
): number {
  const { pool } = builder;
  const method = pool.method('java/lang/runtime/SwitchBootstraps', name, SWITCH_BOOTSTRAP);
  return builder.bootstrap(pool.methodHandle(HandleKind.invokeStatic, method), ...labels);
}

/**
 *     static int measure(Shape shape) {
 *       return switch (shape) {
 *         case Circle c when c.size() > 10 -> 1000;
 *         case Circle c -> c.size();
 *         case Square s -> s.size() * 4;
 *       };
 *     }
 */
function measure(main: ClassBuilder): void {
  const { pool } = main;
  const circle = pool.class('shapes/Circle');
  const bootstrap = switchBootstrap(main, 'typeSwitch', circle, circle, pool.class('shapes/Square'));
  const size = (code: CodeBuilder, type: string): CodeBuilder =>
    code.op('aload_1').type('checkcast', type).invoke('invokevirtual', type, 'size', '()I');
  main.method({ flags: 9, name: 'measure', descriptor: '(Lshapes/Shape;)I' }, (code) => {
    const [big, plain, square, otherwise, notBig] = [1, 2, 3, 4, 5].map(() => code.label());
    if (!big || !plain || !square || !otherwise || !notBig) return;
    code.op('aload_0', 'dup');
    code.invoke('invokestatic', 'java/util/Objects', 'requireNonNull', '(Ljava/lang/Object;)Ljava/lang/Object;');
    code.op('pop', 'astore_1', 'iconst_0', 'istore_2');
    const again = code.here();
    code.frame({ kind: 'append', locals: [{ object: 'shapes/Shape' }, 'int'] });
    code.op('aload_1', 'iload_2').invokeDynamic(bootstrap, 'typeSwitch', '(Ljava/lang/Object;I)I');
    code.lookupSwitch([[0, big], [1, plain], [2, square]], otherwise); // biome-ignore format: one line reads better
    code.mark(otherwise).frame({ kind: 'same' });
    code.type('new', 'java/lang/MatchException').op('dup', 'aconst_null', 'aconst_null');
    code.invoke('invokespecial', 'java/lang/MatchException', '<init>', '(Ljava/lang/String;Ljava/lang/Throwable;)V');
    code.op('athrow');
    code.mark(big).frame({ kind: 'same' });
    size(code, 'shapes/Circle').bipush(10).jump('if_icmple', notBig).sipush(1000).op('ireturn');
    code.mark(notBig).frame({ kind: 'same' }).op('iconst_1', 'istore_2').jump('goto', again);
    code.mark(plain).frame({ kind: 'same' });
    size(code, 'shapes/Circle').op('ireturn');
    code.mark(square).frame({ kind: 'same' });
    size(code, 'shapes/Square').op('iconst_4', 'imul', 'ireturn');
  });
}

/** A switch over all that can be a label: a string, an integer, a class, null; and `enumSwitch` by names of constants. */
function classify(main: ClassBuilder): void {
  const { pool } = main;
  const types = switchBootstrap(main, 'typeSwitch', pool.string('a'), pool.int(42), pool.class('java/lang/Integer'));
  main.method({ flags: 9, name: 'classify', descriptor: '(Ljava/lang/Object;)I' }, (code) =>
    code.op('aload_0', 'iconst_0').invokeDynamic(types, 'typeSwitch', '(Ljava/lang/Object;I)I').op('ireturn'),
  );
  const units = 'java/util/concurrent/TimeUnit';
  const constants = switchBootstrap(main, 'enumSwitch', pool.string('SECONDS'), pool.string('DAYS'), pool.class(units));
  main.method({ flags: 9, name: 'unit', descriptor: `(L${units};)I` }, (code) =>
    code.op('aload_0', 'iconst_0').invokeDynamic(constants, 'enumSwitch', `(L${units};I)I`).op('ireturn'),
  );
}

export function patternSwitches(): Sample {
  const shape = new ClassBuilder({ name: 'shapes/Shape', version: 65, flags: 0x601 });
  shape.attribute(permittedSubclasses(shape.pool, 'shapes/Circle', 'shapes/Square'));
  const ofSize = (name: string): Uint8Array =>
    recordClass({
      name,
      components: [{ name: 'size', descriptor: 'I', load: 'iload' }],
      interfaces: ['shapes/Shape'],
    }).build();
  const main = new ClassBuilder({ name: 'shapes/Main', version: 65 });
  measure(main);
  classify(main);
  const measured = (type: string, size: number) => (code: CodeBuilder) =>
    code
      .type('new', type)
      .op('dup')
      .int(size)
      .invoke('invokespecial', type, '<init>', '(I)V')
      .invoke('invokestatic', 'shapes/Main', 'measure', '(Lshapes/Shape;)I');
  const classified = (write: (code: CodeBuilder) => CodeBuilder) => (code: CodeBuilder) =>
    write(code).invoke('invokestatic', 'shapes/Main', 'classify', '(Ljava/lang/Object;)I');
  const boxed = (value: number) => (code: CodeBuilder) =>
    code.int(value).invoke('invokestatic', 'java/lang/Integer', 'valueOf', '(I)Ljava/lang/Integer;');
  const unit = (name: string) => (code: CodeBuilder) =>
    code
      .field('getstatic', 'java/util/concurrent/TimeUnit', name, 'Ljava/util/concurrent/TimeUnit;')
      .invoke('invokestatic', 'shapes/Main', 'unit', '(Ljava/util/concurrent/TimeUnit;)I');
  printingMain(main, [
    ['I', measured('shapes/Circle', 11)],
    ['I', measured('shapes/Circle', 10)],
    ['I', measured('shapes/Square', 5)],
    ['I', classified((code) => code.string('a'))],
    ['I', classified(boxed(42))],
    ['I', classified(boxed(43))],
    ['I', classified((code) => code.string('b'))],
    ['I', classified((code) => code.op('aconst_null'))],
    ['I', unit('SECONDS')],
    ['I', unit('DAYS')],
    ['I', unit('HOURS')],
  ]);
  return {
    title: 'sealed types and pattern switches',
    classes: new Map([
      ['shapes.Shape', shape.build()],
      ['shapes.Circle', ofSize('shapes/Circle')],
      ['shapes.Square', ofSize('shapes/Square')],
      ['shapes.Main', main.build()],
    ]),
    main: 'shapes.Main',
    output: ['1000', '10', '20', '0', '1', '2', '3', '-1', '0', '1', '2'],
    java: 21,
  };
}
