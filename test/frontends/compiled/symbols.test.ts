/** What source sees of class files, odd ones included. Signatures and attributes are those of JVMS 4.7.6, 4.7.7 and 4.7.9.1. */
import { describe, expect, it } from 'vitest';
import type { JavaModel } from '../../../src/frontends/java/model/model.js';
import { openModel } from '../../../src/frontends/java/model/open-model.js';
import type { ClassSymbol } from '../../../src/frontends/java/model/symbols.js';
import { ancestors, hasUnknownSupertype } from '../../../src/frontends/java/model/types/ancestors.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import { Flag } from '../../../src/ir/program.js';
import { classBytes } from '../../support/classfiles.js';
import { annotations, parameterAnnotations } from '../classfile/assembler/annotations.js';
import {
  type Attribute,
  constantValue,
  enclosingMethod,
  innerClasses,
  rawAttribute,
  recordAttribute,
  signature,
} from '../classfile/assembler/attributes.js';
import { ClassBuilder, type ClassHeader } from '../classfile/assembler/class-builder.js';
import type { PoolBuilder } from '../classfile/assembler/pool-builder.js';
import { openParser } from '../elaboration/opening.js';
import { describeSymbol } from './describe-symbol.js';
import { filesOf, withModels } from './resolving.js';

interface Made {
  readonly header: ClassHeader;
  readonly attributes?: (pool: PoolBuilder) => readonly Attribute[];
  /** Flags, name, descriptor and signature. */
  readonly fields?: readonly (readonly [number, string, string, (string | undefined)?])[];
  readonly methods?: readonly (readonly [number, string, string, (string | undefined)?])[];
}

function make({ header, attributes, fields = [], methods = [] }: Made): Uint8Array {
  const builder = new ClassBuilder(header);
  const { pool } = builder;
  const generic = (text: string | undefined): readonly Attribute[] =>
    text === undefined ? [] : [signature(pool, text)];
  for (const [flags, name, descriptor, text] of fields)
    builder.field({ flags, name, descriptor, attributes: generic(text) });
  // Abstract ones need no code, and nobody asks whether the class is abstract.
  for (const [flags, name, descriptor, text] of methods)
    builder.method({ flags: flags | Flag.ABSTRACT, name, descriptor, attributes: generic(text) });
  for (const attribute of attributes?.(pool) ?? []) builder.attribute(attribute);
  return builder.build();
}

async function open(...made: readonly Made[]): Promise<JavaModel> {
  const entries = made.map((each) => [each.header.name.replaceAll('/', '.'), make(each)] as const);
  const classes = classBytes(Object.fromEntries(entries), 'classpath');
  const files = filesOf(classes);
  return openModel({ parser: await openParser(), inputs: [], provider: withModels(classes), classFile: files.file });
}

function named(model: JavaModel, name: string): ClassSymbol {
  const symbol = model.findClass(name);
  if (symbol === undefined) throw new Error(`no class ${name}`);
  return symbol;
}

function methods(symbol: ClassSymbol): readonly string[] {
  return symbol.methods().map((method) => {
    const list = method.parameters().map(({ type }) => showType(type));
    return `${showType(method.result())} ${method.name}(${list.join(', ')})`;
  });
}

const PUBLIC = Flag.PUBLIC;

describe('generic signatures', () => {
  it('give type parameters, supertypes and members their types', async () => {
    const model = await open({
      header: { name: 'p/Box', interfaces: ['java/lang/Comparable'] },
      attributes: (pool) => [
        signature(
          pool,
          '<T:Ljava/lang/Object;U::Ljava/lang/Comparable<-TT;>;V:TT;>Ljava/lang/Object;Ljava/lang/Comparable<Lp/Box<TT;TU;TV;>;>;',
        ),
      ],
      fields: [[PUBLIC, 'list', 'Ljava/util/List;', 'Ljava/util/List<+TU;>;']],
      methods: [
        [PUBLIC, 'first', '(Ljava/util/Map;[Ljava/lang/Object;)Ljava/lang/Object;', '(Ljava/util/Map<*TT;>;[TT;)TT;'],
        [PUBLIC, 'second', '(Ljava/lang/Exception;Ljava/lang/Comparable;)V', '<X:Ljava/lang/Exception;>(TX;TU;)V^TX;'],
      ],
    });
    const box = named(model, 'p.Box');
    expect(box.typeParameters.map((each) => [each.name, ...each.bounds().map(showType)])).toEqual([
      ['T', 'Object'],
      ['U', 'Comparable<? super T>'],
      ['V', 'T'],
    ]);
    expect(box.interfaces().map(showType)).toEqual(['Comparable<Box<T, U, V>>']);
    expect(box.fields().map((field) => showType(field.type()))).toEqual(['List<? extends U>']);
    expect(methods(box)).toEqual(['T first(Map<?, T>, T[])', 'void second(X, U)']);
    expect(box.methods()[1]?.exceptions().map(showType)).toEqual(['X']);
    expect(model.diagnostics()).toEqual([]);
  });

  it('count for nothing where they are malformed, name no declared variable, or belie the descriptor', async () => {
    const descriptor = '(Ljava/lang/String;)Ljava/util/List;';
    const model = await open({
      header: { name: 'p/Odd' },
      fields: [[PUBLIC, 'field', 'Ljava/util/List;', 'Ljava/util/List<']],
      methods: [
        [PUBLIC, 'malformed', descriptor, '(Ljava/lang/String;'],
        [PUBLIC, 'undeclared', descriptor, '(TZ;)Ljava/util/List<TZ;>;'],
        [PUBLIC, 'other', descriptor, '(Ljava/lang/Integer;)Ljava/util/List<Ljava/lang/String;>;'],
        [PUBLIC, 'fewer', descriptor, '()Ljava/util/List<Ljava/lang/String;>;'],
        [PUBLIC, 'bound', descriptor, '<A:Ljava/lang/Integer;>(TA;)TA;'],
        [PUBLIC, 'cyclic', '(Ljava/lang/Object;)V', '<A:TB;B:TA;>(TA;)V'],
      ],
    });
    const odd = named(model, 'p.Odd');
    expect(odd.fields().map((field) => showType(field.type()))).toEqual(['List']);
    expect(methods(odd)).toEqual([
      'List malformed(String)',
      'List undeclared(String)',
      'List<String> other(String)',
      'List<String> fewer(String)',
      'List bound(String)',
      'void cyclic(A)',
    ]);
    expect(odd.methods().map((method) => method.erased?.descriptor)).toEqual([
      ...Array.from({ length: 5 }, () => descriptor),
      '(Ljava/lang/Object;)V',
    ]);
  });

  it('may name the type variables of the class around, and of the method around a local class', async () => {
    const outer: Made = {
      header: { name: 'p/Outer' },
      attributes: (pool) => [
        signature(pool, '<T:Ljava/lang/Object;>Ljava/lang/Object;'),
        innerClasses(pool, { name: 'p/Outer$In', outer: 'p/Outer', simpleName: 'In', flags: PUBLIC }),
      ],
      methods: [[PUBLIC, 'run', '()V', '<M:Ljava/lang/Object;>()V']],
    };
    const inner: Made = {
      header: { name: 'p/Outer$In' },
      attributes: (pool) => [
        innerClasses(pool, { name: 'p/Outer$In', outer: 'p/Outer', simpleName: 'In', flags: PUBLIC }),
      ],
      fields: [[PUBLIC, 'value', 'Ljava/lang/Object;', 'TT;']],
    };
    const local: Made = {
      header: { name: 'p/Outer$1Local' },
      attributes: (pool) => [
        innerClasses(pool, { name: 'p/Outer$1Local', simpleName: 'Local', flags: 0 }),
        enclosingMethod(pool, 'p/Outer', 'run', '()V'),
      ],
      fields: [[PUBLIC, 'both', 'Ljava/util/Map;', 'Ljava/util/Map<TT;TM;>;']],
    };
    const model = await open(outer, inner, local);
    const types = (name: string): readonly string[] =>
      named(model, name)
        .fields()
        .map((field) => showType(field.type()));
    expect(types('p.Outer$In')).toEqual(['T']);
    expect(types('p.Outer$1Local')).toEqual(['Map<T, M>']);
    expect(named(model, 'p.Outer$1Local').local).toBe(true);
    expect(
      named(model, 'p.Outer')
        .memberClasses()
        .map(({ name }) => name),
    ).toEqual(['p.Outer$In']);
  });
});

describe('what source does not write', () => {
  const entry = { name: 'p/Outer$In', outer: 'p/Outer', simpleName: 'In', flags: PUBLIC };
  const outer: Made = { header: { name: 'p/Outer' }, attributes: (pool) => [innerClasses(pool, entry)] };
  const inner = (descriptor: string, text?: string): Made => ({
    header: { name: 'p/Outer$In' },
    attributes: (pool) => [innerClasses(pool, entry)],
    methods: [[PUBLIC, '<init>', descriptor, text]],
  });

  it.each([
    ['(Lp/Outer;I)V', undefined, true, 'void <init>(int)'],
    ['(Lp/Outer;Ljava/util/List;)V', '(Ljava/util/List<*>;)V', true, 'void <init>(List<?>)'],
    ['(Lp/Outer;Ljava/util/List;)V', '(Lp/Outer;Ljava/util/List<*>;)V', true, 'void <init>(List<?>)'],
    ['(I)V', undefined, false, 'void <init>(int)'],
    ['()V', undefined, false, 'void <init>()'],
  ])('is the outer instance of a constructor %s with signature %s', async (descriptor, text, isInner, shown) => {
    const model = await open(outer, inner(descriptor, text));
    const symbol = named(model, 'p.Outer$In');
    expect(symbol.inner).toBe(isInner);
    expect(methods(symbol)).toEqual([shown]);
  });

  it("is name and ordinal of an enum's constructor", async () => {
    const flags = PUBLIC | Flag.ENUM | Flag.FINAL;
    const model = await open({
      header: { name: 'p/E', flags, superclass: 'java/lang/Enum' },
      attributes: (pool) => [signature(pool, 'Ljava/lang/Enum<Lp/E;>;')],
      fields: [[PUBLIC | Flag.STATIC | Flag.FINAL | Flag.ENUM, 'A', 'Lp/E;']],
      methods: [
        [Flag.PRIVATE, '<init>', '(Ljava/lang/String;I)V', '()V'],
        [Flag.PRIVATE, '<init>', '(Ljava/lang/String;ILjava/lang/String;I)V'],
      ],
    });
    const symbol = named(model, 'p.E');
    expect(symbol.kind).toBe('enum');
    expect(methods(symbol)).toEqual(['void <init>()', 'void <init>(String, int)']);
    expect(symbol.fields().map((field) => [field.name, field.enumConstant])).toEqual([['A', true]]);
  });

  it('are synthetic members, bridges and static initialisers', async () => {
    const model = await open({
      header: { name: 'p/C' },
      fields: [
        [Flag.SYNTHETIC, 'this$0', 'Ljava/lang/Object;'],
        [Flag.PRIVATE, 'kept', 'I'],
      ],
      methods: [
        [PUBLIC, 'compareTo', '(Lp/C;)I'],
        [PUBLIC | Flag.BRIDGE | Flag.SYNTHETIC, 'compareTo', '(Ljava/lang/Object;)I'],
        [Flag.STATIC | Flag.SYNTHETIC, 'lambda$run$0', '()V'],
        [Flag.STATIC, '<clinit>', '()V'],
        [Flag.PRIVATE, 'hidden', '()V'],
      ],
    });
    const symbol = named(model, 'p.C');
    expect(methods(symbol)).toEqual(['int compareTo(C)', 'void hidden()']);
    expect(symbol.fields().map(({ name }) => name)).toEqual(['kept']);
    expect(symbol.hasMethod?.('compareTo', '(Ljava/lang/Object;)I')).toBe(true);
    expect(symbol.hasMethod?.('compareTo', '(I)I')).toBe(false);
  });
});

describe('annotations', () => {
  it.each([
    ['for the parameters of the source', [[{ type: 'Lp/First;' }], []]],
    ['for all parameters', [[], [{ type: 'Lp/First;' }], []]],
  ])('of parameters belong to the last ones: lists %s', async (_, lists) => {
    const entry = { name: 'p/Outer$In', outer: 'p/Outer', simpleName: 'In', flags: PUBLIC };
    const outer = new ClassBuilder({ name: 'p/Outer' });
    outer.attribute(innerClasses(outer.pool, entry));
    const inner = new ClassBuilder({ name: 'p/Outer$In' });
    const { pool } = inner;
    inner.attribute(innerClasses(pool, entry)).attribute(annotations(pool, 'Visible', { type: 'Lp/OfClass;' }));
    const ofField = annotations(pool, 'Invisible', { type: 'Lp/OfField;' });
    inner.field({ name: 'field', descriptor: 'I', attributes: [ofField] });
    const attributes = [
      annotations(pool, 'Visible', { type: 'Lp/OfMethod;' }),
      parameterAnnotations(pool, 'Visible', ...lists),
    ];
    inner.method({
      flags: PUBLIC | Flag.ABSTRACT,
      name: '<init>',
      descriptor: '(Lp/Outer;Ljava/lang/String;I)V',
      attributes,
    });
    const classes = classBytes({ 'p.Outer': outer.build(), 'p.Outer$In': inner.build() }, 'classpath');
    const provider = withModels(classes);
    const model = openModel({ parser: await openParser(), inputs: [], provider, classFile: filesOf(classes).file });
    const symbol = named(model, 'p.Outer$In');
    const types = (list: readonly { readonly type: string }[]): readonly string[] => list.map(({ type }) => type);
    expect(types(symbol.annotations())).toEqual(['p.OfClass']);
    expect(symbol.fields().map((field) => types(field.annotations()))).toEqual([['p.OfField']]);
    const [made] = symbol.methods();
    expect(types(made?.annotations() ?? [])).toEqual(['p.OfMethod']);
    expect(made?.parameters().map((parameter) => types(parameter.annotations))).toEqual([['p.First'], []]);
  });
});

describe('constants', () => {
  it('have the type of their field', async () => {
    const flags = PUBLIC | Flag.STATIC | Flag.FINAL;
    const builder = new ClassBuilder({ name: 'p/K' });
    const { pool } = builder;
    const add = (name: string, descriptor: string, index: number, own = flags): unknown =>
      builder.field({ flags: own, name, descriptor, attributes: [constantValue(index)] });
    add('letter', 'C', pool.int(65));
    add('flag', 'Z', pool.int(1));
    add('text', 'Ljava/lang/String;', pool.string('x'));
    add('variable', 'I', pool.int(3), PUBLIC | Flag.STATIC);
    const classes = classBytes({ 'p.K': builder.build() }, 'classpath');
    const parser = await openParser();
    const provider = withModels(classes);
    const model = openModel({ parser, inputs: [], provider, classFile: filesOf(classes).file });
    expect(
      named(model, 'p.K')
        .fields()
        .map((field) => field.constant()),
    ).toEqual([
      { kind: 'constant', type: 'char', value: 65 },
      { kind: 'constant', type: 'boolean', value: 1 },
      { kind: 'constant', type: 'java.lang.String', value: 'x' },
      undefined,
    ]);
  });
});

describe('class files that do not fit together', () => {
  it('leave a missing supertype unknown, with its name, and say nothing about the library', async () => {
    const model = await open({
      header: { name: 'p/C', superclass: 'gone/Base', interfaces: ['gone/Face'] },
      methods: [[PUBLIC, 'give', '(Lgone/Argument;)Lgone/Result;']],
    });
    const symbol = named(model, 'p.C');
    expect(symbol.superclass()).toMatchObject({ kind: 'unknown', name: 'gone.Base' });
    expect(symbol.interfaces()).toMatchObject([{ kind: 'unknown', name: 'gone.Face' }]);
    expect(symbol.methods()[0]?.result()).toMatchObject({ kind: 'unknown', name: 'gone.Result' });
    expect(symbol.methods()[0]?.erased?.parameters).toEqual(['gone.Argument']);
    expect(hasUnknownSupertype(model, symbol)).toBe(true);
    expect(model.diagnostics()).toEqual([]);
  });

  it('end every walk, whatever they claim about inheritance and nesting', async () => {
    const nested = (name: string, outer: string): Made => ({
      header: { name, superclass: outer, interfaces: [name] },
      attributes: (pool) => [
        innerClasses(
          pool,
          { name, outer, simpleName: 'N', flags: PUBLIC },
          { name: outer, outer: name, simpleName: 'M', flags: PUBLIC },
        ),
        enclosingMethod(pool, name),
      ],
    });
    const model = await open(nested('p/A', 'p/B'), nested('p/B', 'p/A'), nested('p/A$C', 'p/A$C'));
    for (const name of ['p.A', 'p.B', 'p.A$C']) {
      const symbol = named(model, name);
      expect(describeSymbol(symbol)[0]).toBe(`class ${name} = ${name.slice(2)} in -`);
      expect(ancestors(model, symbol).size).toBeGreaterThan(0);
    }
  });

  it('with a damaged attribute have what the rest says', async () => {
    const model = await open({
      header: { name: 'p/C' },
      attributes: () => [rawAttribute('InnerClasses', 0, 9, 1), rawAttribute('Signature', 255, 255)],
      methods: [[PUBLIC, 'run', '()V']],
    });
    const symbol = named(model, 'p.C');
    expect(methods(symbol)).toEqual(['void run()']);
    expect(symbol.memberClasses()).toEqual([]);
    expect(symbol.typeParameters).toEqual([]);
  });

  it('that name members which are not there leave these without anything known', async () => {
    const entry = { name: 'p/C$Gone', outer: 'p/C', simpleName: 'Gone', flags: PUBLIC | Flag.STATIC };
    const model = await open({ header: { name: 'p/C' }, attributes: (pool) => [innerClasses(pool, entry)] });
    const [member] = named(model, 'p.C').memberClasses();
    expect(member?.superclass()).toMatchObject({ kind: 'unknown', name: 'p.C$Gone' });
    expect(member?.methods()).toEqual([]);
  });

  it('are not taken for classes of another name', async () => {
    const bytes = make({ header: { name: 'p/Real' }, methods: [[PUBLIC, 'run', '()V']] });
    const classes = classBytes({ 'p.Claimed': bytes }, 'classpath');
    const provider = withModels(classes);
    const classFile = filesOf(classes).file;
    const model = openModel({ parser: await openParser(), inputs: [], provider, classFile });
    expect(named(model, 'p.Claimed').methods()).toEqual([]);
    expect(model.findClass('p.Real')).toBeUndefined();
  });

  it('have record components even without the fields behind them', async () => {
    const model = await open({
      header: { name: 'p/R', superclass: 'java/lang/Record', flags: PUBLIC | Flag.FINAL },
      attributes: (pool) => [recordAttribute(pool, { name: 'x', descriptor: 'I' }, { name: 'y', descriptor: 'J' })],
      fields: [[Flag.PRIVATE | Flag.FINAL, 'y', 'J']],
    });
    const symbol = named(model, 'p.R');
    expect(symbol.kind).toBe('record');
    expect(symbol.recordComponents().map((field) => [field.name, showType(field.type())])).toEqual([
      ['x', 'int'],
      ['y', 'long'],
    ]);
  });
});
