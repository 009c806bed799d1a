/** A class file with every attribute that the reader knows. */
import {
  annotationDefault,
  annotations,
  type ElementValue,
  parameterAnnotations,
  typeAnnotations,
} from '../assembler/annotations.js';
import {
  constantValue,
  enclosingMethod,
  exceptions,
  innerClasses,
  methodParameters,
  nestHost,
  nestMembers,
  permittedSubclasses,
  recordAttribute,
  signature,
  sourceFile,
  synthetic,
} from '../assembler/attributes.js';
import { ClassBuilder } from '../assembler/class-builder.js';
import { HandleKind } from '../assembler/pool-builder.js';

const ELEMENTS: readonly ElementValue[] = [
  { kind: 'I', value: 1 },
  { kind: 'J', value: 2n },
  { kind: 'F', value: 0.5 },
  { kind: 'D', value: 0.25 },
  { kind: 'C', value: 65 },
  { kind: 's', value: 'text' },
  { kind: 'e', type: 'Lp/Kind;', name: 'ONE' },
  { kind: 'c', type: '[Lp/A;' },
  { kind: '@', annotation: { type: 'Lp/A;' } },
];

export function richClass(): Uint8Array {
  const builder = new ClassBuilder({ name: 'p/Outer$Rich', interfaces: ['java/io/Serializable'] });
  const { pool } = builder;
  const list = { type: 'Lp/A;', elements: [['value', { kind: '[', values: ELEMENTS }]] } as const;
  const bootstrap = builder.bootstrap(
    pool.methodHandle(HandleKind.invokeStatic, pool.method('p/Boot', 'strap', '()V')),
    ...[pool.int(1), pool.long(2n), pool.string('s'), pool.class('[I'), pool.methodType('(I)V')],
    pool.dynamic(1, 'constant', 'I'),
  );
  builder.bootstrap(pool.methodHandle(HandleKind.getStatic, pool.field('p/Boot', 'f', 'I')));
  pool.module('m');
  pool.package('p');
  builder.field({ flags: 0x18, name: 'F', descriptor: 'D', attributes: [constantValue(pool.double(1.5))] });
  builder.field({
    name: 'list',
    descriptor: 'Ljava/util/List;',
    attributes: [
      signature(pool, 'Ljava/util/List<TT;>;'),
      annotations(pool, 'Invisible', list),
      typeAnnotations(pool, 'Visible', { ...list, target: [0x13] }),
      synthetic(),
    ],
  });
  builder.method(
    {
      flags: 1,
      name: 'm',
      descriptor: '(IJ)Ljava/lang/Object;',
      attributes: [
        exceptions(pool, 'java/io/IOException'),
        signature(pool, '<T:Ljava/lang/Object;>(IJ)TT;'),
        methodParameters(pool, ['a', 0], ['b', 0x10]),
        annotations(pool, 'Visible', list),
        parameterAnnotations(pool, 'Visible', [list], []),
        typeAnnotations(pool, 'Invisible', { ...list, target: [0x16, 1] }),
      ],
    },
    (code) => {
      const start = code.line(10).here();
      code.op('aload_0').invokeDynamic(bootstrap, 'run', '(Lp/Outer$Rich;)Ljava/lang/Object;').local('astore', 4);
      code.line(11).variable({ name: 'x', descriptor: 'Ljava/lang/Object;', slot: 4, start, end: code.offset });
      code.local('aload', 4).op('areturn');
      code.frame({ kind: 'one-on-stack', stack: { object: 'java/lang/Throwable' } });
      code.handler(start, code.here(), code.here(), 'java/lang/Throwable').op('athrow');
      code.frame({ kind: 'append', locals: ['double', { uninitialised: 0 }] }).op('nop');
      code.frame({ kind: 'full', locals: ['top', 'long'], stack: ['null'] }).op('return');
    },
  );
  builder.method({ flags: 0x401, name: 'n', descriptor: '()I', attributes: [annotationDefault(pool, list.elements[0][1])] }); // biome-ignore format: one line
  builder.attribute(sourceFile(pool, 'Outer.java')).attribute(signature(pool, 'Ljava/lang/Object;'));
  builder.attribute(nestHost(pool, 'p/Outer')).attribute(nestMembers(pool, 'p/Outer$X'));
  builder.attribute(permittedSubclasses(pool, 'p/X')).attribute(enclosingMethod(pool, 'p/Outer', 'make'));
  builder.attribute(innerClasses(pool, { name: 'p/Outer$Rich', outer: 'p/Outer', simpleName: 'Rich', flags: 8 }));
  builder.attribute(annotations(pool, 'Visible', list));
  builder.attribute(recordAttribute(pool, { name: 'c', descriptor: 'I', attributes: [annotations(pool, 'Visible', list)] })); // biome-ignore format: one line
  return builder.build();
}
