/** Records as the compiler of Java 21 writes them: `record Point(int x, int y)`. */
import { recordAttribute, signature } from '../attributes.js';
import { ClassBuilder } from '../class-builder.js';
import type { CodeBuilder } from '../code-builder.js';
import { HandleKind } from '../pool-builder.js';
import { printingMain, type Sample } from './sample.js';

const BOOTSTRAP =
  '(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;' +
  'Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;';

export interface Component {
  readonly name: string;
  readonly descriptor: string;
  readonly load: 'iload' | 'aload';
  readonly signature?: string;
}

export interface RecordShape {
  readonly name: string;
  readonly components: readonly Component[];
  readonly interfaces?: readonly string[];
}

/** One slot each component. */
export function recordClass({ name, components, interfaces = [] }: RecordShape): ClassBuilder {
  // public final super
  const builder = new ClassBuilder({ name, version: 65, flags: 0x31, superclass: 'java/lang/Record', interfaces });
  const { pool } = builder;
  for (const component of components) builder.field({ flags: 0x12, ...component, attributes: [] });
  const descriptors = components.map(({ descriptor }) => descriptor).join('');
  builder.method({ flags: 1, name: '<init>', descriptor: `(${descriptors})V` }, (code) => {
    code.op('aload_0').invoke('invokespecial', 'java/lang/Record', '<init>', '()V');
    components.forEach(({ name: field, descriptor, load }, index) => {
      code
        .op('aload_0')
        .local(load, index + 1)
        .field('putfield', name, field, descriptor);
    });
    code.op('return');
  });
  for (const { name: field, descriptor, load } of components) {
    builder.method({ flags: 1, name: field, descriptor: `()${descriptor}` }, (code) =>
      code
        .op('aload_0')
        .field('getfield', name, field, descriptor)
        .op(load === 'iload' ? 'ireturn' : 'areturn'),
    );
  }
  const bootstrap = builder.bootstrap(
    pool.methodHandle(HandleKind.invokeStatic, pool.method('java/lang/runtime/ObjectMethods', 'bootstrap', BOOTSTRAP)),
    pool.class(name),
    pool.string(components.map((component) => component.name).join(';')),
    ...components.map((component) =>
      pool.methodHandle(HandleKind.getField, pool.field(name, component.name, component.descriptor)),
    ),
  );
  const dynamic = (method: string, descriptor: string, write: (code: CodeBuilder) => unknown): void => {
    builder.method({ flags: 0x11, name: method, descriptor }, write);
  };
  dynamic('toString', '()Ljava/lang/String;', (code) =>
    code.op('aload_0').invokeDynamic(bootstrap, 'toString', `(L${name};)Ljava/lang/String;`).op('areturn'),
  );
  dynamic('hashCode', '()I', (code) =>
    code.op('aload_0').invokeDynamic(bootstrap, 'hashCode', `(L${name};)I`).op('ireturn'),
  );
  dynamic('equals', '(Ljava/lang/Object;)Z', (code) =>
    code.op('aload_0', 'aload_1').invokeDynamic(bootstrap, 'equals', `(L${name};Ljava/lang/Object;)Z`).op('ireturn'),
  );
  return builder.attribute(
    recordAttribute(
      pool,
      ...components.map((component) => ({
        name: component.name,
        descriptor: component.descriptor,
        attributes: component.signature === undefined ? [] : [signature(pool, component.signature)],
      })),
    ),
  );
}

export function records(): Sample {
  const point: RecordShape = {
    name: 'records/Point',
    components: [
      { name: 'x', descriptor: 'I', load: 'iload' },
      { name: 'y', descriptor: 'I', load: 'iload' },
    ],
  };
  const make = (code: CodeBuilder, x: number, y: number): CodeBuilder =>
    code.type('new', point.name).op('dup').int(x).int(y).invoke('invokespecial', point.name, '<init>', '(II)V');
  const main = new ClassBuilder({ name: 'records/Main', version: 65 });
  const equals = (code: CodeBuilder): CodeBuilder =>
    code.invoke('invokevirtual', point.name, 'equals', '(Ljava/lang/Object;)Z');
  printingMain(main, [
    ['Ljava/lang/Object;', (code) => make(code, 3, -4)],
    ['Z', (code) => equals(make(make(code, 3, 4), 3, 4))],
    ['Z', (code) => equals(make(make(code, 3, 4), 4, 3))],
    ['I', (code) => make(code, 3, -4).invoke('invokevirtual', point.name, 'y', '()I')],
  ]);
  return {
    title: 'records',
    classes: new Map([
      ['records.Point', recordClass(point).build()],
      ['records.Main', main.build()],
    ]),
    main: 'records.Main',
    output: ['Point[x=3, y=-4]', 'true', 'false', '-4'],
    java: 21,
  };
}
