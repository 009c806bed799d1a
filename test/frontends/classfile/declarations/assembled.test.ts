/** Declarations and bodies of class files as bytes, written by the assembler of the tests: no JDK is needed. */
import { describe, expect, it } from 'vitest';
import { type ClassDeclaration, type ClassTable, Flag } from '../../../../src/ir/program.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { classBytes, openCompiled } from '../../../support/classfiles.js';
import { parameterAnnotations } from '../assembler/annotations.js';
import {
  constantValue,
  enclosingMethod,
  innerClasses,
  methodParameters,
  recordAttribute,
  sourceFile,
} from '../assembler/attributes.js';
import { ClassBuilder } from '../assembler/class-builder.js';

async function opened(...builders: readonly ClassBuilder[]): Promise<ClassTable> {
  const classes = Object.fromEntries(builders.map((builder, index) => [`p.C${index}`, builder.build()]));
  return openCompiled(classBytes(classes), Object.keys(classes));
}

function found(table: ClassTable, name = 'p.C0'): ClassDeclaration {
  const declaration = table.find(name);
  if (declaration === undefined)
    throw new Error(
      table
        .diagnostics()
        .map(({ message }) => message)
        .join(),
    );
  return declaration;
}

describe('class files as bytes', () => {
  it('a record: kind, components, constants, names of parameters, source', async () => {
    const builder = new ClassBuilder({ name: 'p/C0', superclass: 'java/lang/Record', flags: Flag.FINAL | 0x20 });
    const { pool } = builder;
    builder
      .attribute(recordAttribute(pool, { name: 'width', descriptor: 'I' }))
      .attribute(sourceFile(pool, 'Shapes.java'))
      .field({ flags: Flag.PRIVATE | Flag.FINAL, name: 'width', descriptor: 'I' })
      .field({
        flags: Flag.STATIC | Flag.FINAL,
        name: 'WIDE',
        descriptor: 'Z',
        attributes: [constantValue(pool.int(1))],
      })
      .method(
        { flags: 0, name: '<init>', descriptor: '(I)V', attributes: [methodParameters(pool, ['width', 0x8000])] },
        (code) =>
          code
            .op('aload_0')
            .invoke('invokespecial', 'java/lang/Record', '<init>', '()V')
            .op('aload_0', 'iload_1')
            .field('putfield', 'p/C0', 'width', 'I')
            .op('return'),
      );
    const table = await opened(builder);
    const declaration = found(table);
    expect(declaration).toMatchObject({ kind: 'record', superclass: 'java.lang.Record', flags: Flag.FINAL });
    expect(declaration.span.file).toBe('p/Shapes.java');
    expect(declaration.fields.map(({ name, type }) => `${type} ${name}`)).toEqual(['int width', 'boolean WIDE']);
    expect(declaration.fields[1]?.constant).toEqual({ kind: 'constant', type: 'boolean', value: 1 });
    expect(declaration.methods[0]?.parameters).toEqual([{ name: 'width', type: 'int', annotations: [] }]);
    expect(declaration.methods.flatMap((method) => verifyMethod(table, method))).toEqual([]);
    const kinds = declaration.methods[0]?.body()?.edges.map(({ instruction }) => instruction.kind);
    expect(kinds).toEqual(['call', 'store', 'return']);
    expect(table.diagnostics()).toEqual([]);
  });

  it('an inner class: flags, the class around it, annotations behind the outer instance', async () => {
    const outer = new ClassBuilder({ name: 'p/C' });
    const builder = new ClassBuilder({ name: 'p/C0' });
    const { pool } = builder;
    const entry = { name: 'p/C0', outer: 'p/C', simpleName: 'C0', flags: Flag.PROTECTED };
    builder.attribute(innerClasses(pool, entry)).method(
      {
        name: '<init>',
        descriptor: '(Lp/C;Ljava/lang/String;)V',
        attributes: [parameterAnnotations(pool, 'Visible', [{ type: 'La/NonNull;' }])],
      },
      (code) => code.op('aload_0').invoke('invokespecial', 'java/lang/Object', '<init>', '()V').op('return'),
    );
    outer.attribute(innerClasses(outer.pool, entry));
    const table = await openCompiled(classBytes({ 'p.C': outer.build(), 'p.C0': builder.build() }), ['p.C', 'p.C0']);
    const declaration = found(table);
    expect(declaration).toMatchObject({ flags: Flag.PROTECTED, outer: 'p.C', kind: 'class' });
    expect(found(table, 'p.C').members).toEqual(['p.C0']);
    const annotated = declaration.methods[0]?.parameters.map(({ annotations }) => annotations.map(({ type }) => type));
    expect(annotated).toEqual([[], ['a.NonNull']]);
  });

  it('a local class stands in the class of its method', async () => {
    const builder = new ClassBuilder({ name: 'p/C0' });
    builder.attribute(enclosingMethod(builder.pool, 'p/C', 'm')).defaultConstructor();
    expect(found(await opened(builder)).outer).toBe('p.C');
  });

  it('a method that no machine accepts does not spoil the others', async () => {
    const builder = new ClassBuilder({ name: 'p/C0' })
      .method({ flags: Flag.STATIC, name: 'bad', descriptor: '()I' }, (code) => code.op('iadd', 'ireturn'))
      .method({ flags: Flag.STATIC, name: 'good', descriptor: '()I' }, (code) => code.op('iconst_2', 'ireturn'));
    const table = await opened(builder);
    const bodies = found(table).methods.map((method) => method.body()?.edges[0]?.instruction.kind);
    expect(bodies).toEqual(['unsupported', 'return']);
    expect(table.diagnostics()).toMatchObject([{ severity: 'warning', span: { file: 'p/C0.class' } }]);
  });

  it('a call of a method that the models lack stays a call', async () => {
    const builder = new ClassBuilder({ name: 'p/C0' }).method(
      { flags: Flag.STATIC, name: 'm', descriptor: '()V' },
      (code) => code.invoke('invokestatic', 'java/lang/Object', 'missing', '()V').op('return'),
    );
    const table = await opened(builder);
    const kinds = found(table)
      .methods[0]?.body()
      ?.edges.map(({ instruction }) => instruction.kind);
    expect(kinds).toContain('call');
    expect(kinds).not.toContain('unsupported');
    expect(table.diagnostics()).toEqual([]);
  });

  it('bytes that are cut off are an error of the file', async () => {
    const bytes = new ClassBuilder({ name: 'p/C0' }).defaultConstructor().build();
    const table = await openCompiled(classBytes({ 'p.C0': bytes.subarray(0, 40) }), []);
    expect(table.find('p.C0')).toBeUndefined();
    expect(table.diagnostics()).toMatchObject([{ severity: 'error', span: { file: 'p/C0.class', line: 0 } }]);
  });
});
