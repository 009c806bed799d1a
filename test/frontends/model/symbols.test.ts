/** Declarations: implicit members, flags, clauses, nesting, duplicates. */
import { describe, expect, it } from 'vitest';
import type { ClassSymbol } from '../../../src/frontends/java/model/symbols.js';
import { erasure } from '../../../src/frontends/java/model/types/erasure.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import { overriddenMethods } from '../../../src/frontends/java/model/types/signatures.js';
import { Flag } from '../../../src/ir/program.js';
import { classNamed, fieldNamed, methodNamed, openSources } from './opening.js';

function signature(symbol: ClassSymbol): readonly string[] {
  return symbol.methods().map((method) => {
    const parameters = method.parameters().map((parameter) => `${showType(parameter.type)} ${parameter.name}`);
    return `${method.name}(${parameters.join(', ')}) ${showType(method.result())} ${method.implicit ?? ''}`.trim();
  });
}

describe('implicit members', () => {
  it('gives a class without constructor the default one, with the access of the class', async () => {
    const model = await openSources('public class A { private class B { } } class C { C(int i) { } }');
    expect(signature(classNamed(model, 'A'))).toEqual(['<init>() void default-constructor']);
    expect(methodNamed(classNamed(model, 'A'), '<init>').flags).toBe(Flag.PUBLIC);
    expect(methodNamed(classNamed(model, 'A$B'), '<init>').flags).toBe(Flag.PRIVATE);
    expect(signature(classNamed(model, 'C'))).toEqual(['<init>(int i) void']);
  });

  it('gives enums values and valueOf, and their constants as fields', async () => {
    const model = await openSources('enum E { A, B { int f() { return 1; } }; int f() { return 0; } }');
    const symbol = classNamed(model, 'E');
    expect(signature(symbol)).toEqual([
      'f() int',
      '<init>() void default-constructor',
      'values() E[] enum-values',
      'valueOf(String name) E enum-valueOf',
    ]);
    expect(symbol.fields().map((field) => [field.name, field.enumConstant, showType(field.type())])).toEqual([
      ['A', true, 'E'],
      ['B', true, 'E'],
    ]);
    expect(methodNamed(symbol, '<init>').flags).toBe(Flag.PRIVATE);
    expect(symbol.flags & Flag.FINAL).toBe(0);
    const superclass = symbol.superclass();
    expect(superclass === undefined ? '' : showType(superclass)).toBe('Enum<E>');
  });

  it('gives records fields, accessors and the canonical constructor unless they are written', async () => {
    const model = await openSources(
      `record P(int x, String... names) { }
       record Q(int x, int y) { Q { x = 1; } public int y() { return 2; } Q(int x) { this(x, 0); } }
       record R<T>(T value) { R(T value) { this.value = value; } }`,
    );
    expect(signature(classNamed(model, 'P'))).toEqual([
      '<init>(int x, String[] names) void record-constructor',
      'x() int record-accessor',
      'names() String[] record-accessor',
    ]);
    expect(methodNamed(classNamed(model, 'P'), '<init>').flags & Flag.VARARGS).not.toBe(0);
    expect(signature(classNamed(model, 'Q'))).toEqual([
      '<init>(int x, int y) void',
      'y() int',
      '<init>(int x) void',
      'x() int record-accessor',
    ]);
    expect(signature(classNamed(model, 'R'))).toEqual(['<init>(T value) void', 'value() T record-accessor']);
    expect(fieldNamed(classNamed(model, 'R'), 'value').flags).toBe(Flag.PRIVATE | Flag.FINAL);
  });
});

describe('flags that the language implies', () => {
  it('makes interface members public, fields constant and methods abstract unless they have a body', async () => {
    const model = await openSources(
      'interface I { int K = 1; void a(); default void b() { } static void c() { } private void d() { } class N { } }',
    );
    const symbol = classNamed(model, 'I');
    const flags = Object.fromEntries(symbol.methods().map((method) => [method.name, method.flags]));
    expect(flags).toEqual({
      a: Flag.PUBLIC | Flag.ABSTRACT,
      b: Flag.PUBLIC,
      c: Flag.PUBLIC | Flag.STATIC,
      d: Flag.PRIVATE,
    });
    expect(fieldNamed(symbol, 'K').flags).toBe(Flag.PUBLIC | Flag.STATIC | Flag.FINAL);
    expect(classNamed(model, 'I$N').flags).toBe(Flag.PUBLIC | Flag.STATIC);
    expect(symbol.flags).toBe(Flag.INTERFACE | Flag.ABSTRACT);
  });

  it('tells inner classes from static ones', async () => {
    const model = await openSources(
      'class A { class B { } static class C { } interface D { } enum E { X } record F(int i) { } }',
    );
    const inner = (name: string): boolean => classNamed(model, `A$${name}`).inner;
    expect(['B', 'C', 'D', 'E', 'F'].map(inner)).toEqual([true, false, false, false, false]);
    expect(['D', 'E', 'F'].every((name) => (classNamed(model, `A$${name}`).flags & Flag.STATIC) !== 0)).toBe(true);
  });
});

describe('types of members', () => {
  it('reads arrays in all their spellings', async () => {
    const model = await openSources(
      'class A<T> { int a[], b, c[][]; T[] d[]; int f(String[] x[], int... y)[] { return null; } }',
    );
    const symbol = classNamed(model, 'A');
    expect(symbol.fields().map((field) => erasure(field.type()))).toEqual([
      'int[]',
      'int',
      'int[][]',
      'java.lang.Object[][]',
    ]);
    const method = methodNamed(symbol, 'f');
    expect(method.parameters().map((parameter) => erasure(parameter.type))).toEqual(['java.lang.String[][]', 'int[]']);
    expect(erasure(method.result())).toBe('int[]');
  });

  it('erases type variables to their first bound', async () => {
    const model = await openSources(
      'class A<T extends Number & Comparable<T>, U extends T> { T t; U u; <V extends java.util.List<V>> V v() { return null; } }',
    );
    const symbol = classNamed(model, 'A');
    expect(symbol.fields().map((field) => erasure(field.type()))).toEqual(['java.lang.Number', 'java.lang.Number']);
    expect(erasure(methodNamed(symbol, 'v').result())).toBe('java.util.List');
  });

  it('finds what a method overrides through type arguments', async () => {
    const model = await openSources(
      `class Node<T> { void set(T t) { } } class Strings extends Node<String> implements Comparable<Strings> {
         void set(String s) { } void set(Integer i) { } public int compareTo(Strings s) { return 0; } }`,
    );
    const overridden = classNamed(model, 'Strings')
      .methods()
      .map((method) => overriddenMethods(model, method).map((other) => `${other.owner.name}.${other.name}`));
    expect(overridden).toEqual([['Node.set'], [], ['java.lang.Comparable.compareTo'], []]);
  });

  it('lists the permitted subclasses of a sealed class, written or implied', async () => {
    const model = await openSources(
      'sealed interface S { record A() implements S { } } final class B implements S { } sealed class T permits U { } final class U extends T { }',
    );
    expect(
      classNamed(model, 'S')
        .permits()
        .map((each) => each.name),
    ).toEqual(['S$A', 'B']);
    expect(
      classNamed(model, 'T')
        .permits()
        .map((each) => each.name),
    ).toEqual(['U']);
  });
});

describe('specification clauses', () => {
  it('belong to the method that follows, invariants to the class', async () => {
    const model = await openSources(`class L {
      L next; //@ invariant list(this, next);
      //@ requires x > 0;
      //@ ensures \\result == x;
      /*@ ensures true; @*/
      int f(int x) { //@ assert x > 1;
        return x; }
      // requires nothing
      void g() { }
      //+ESPALIER@ requires this != null;
      void h() { }
      class Inner { //@ requires false;
        void k() { } }
    }`);
    const symbol = classNamed(model, 'L');
    const clauses = (name: string): readonly string[] =>
      methodNamed(symbol, name)
        .clauses()
        .map((clause) => `${clause.kind} ${clause.formula} @${clause.span.line}`);
    expect(clauses('f')).toEqual(['requires x > 0 @3', 'ensures \\result == x @4', 'ensures true @5']);
    expect(clauses('g')).toEqual([]);
    expect(clauses('h')).toEqual(['requires this != null @10']);
    expect(symbol.invariants().map((clause) => clause.formula)).toEqual(['list(this, next)']);
    expect(
      methodNamed(classNamed(model, 'L$Inner'), 'k')
        .clauses()
        .map((clause) => clause.formula),
    ).toEqual(['false']);
    expect(model.diagnostics()).toEqual([]);
  });

  it('are reported when they stand nowhere, are no JML or are not supported', async () => {
    const model = await openSources(
      'class L {\n//@ requires x;\nint f;\n//@ assignable f;\n//@ ensures (;\nvoid g() { } }',
    );
    methodNamed(classNamed(model, 'L'), 'g').clauses();
    expect(model.diagnostics().map((each) => [each.severity, each.span.line])).toEqual([
      ['error', 2],
      ['warning', 4],
      ['error', 5],
    ]);
  });
});

describe('several files', () => {
  it('keeps the first of two classes of one name and reports the other', async () => {
    const model = await openSources({
      'a/A.java': 'package p; class A { int first; }',
      'b/A.java': 'package p;\nclass A { int second; }',
    });
    expect(
      classNamed(model, 'p.A')
        .fields()
        .map((field) => field.name),
    ).toEqual(['first']);
    const [diagnostic] = model.diagnostics();
    expect(diagnostic?.severity).toBe('error');
    expect(diagnostic?.message).toContain('p.A is already declared (a/A.java:1)');
    expect(diagnostic?.span).toMatchObject({ file: 'b/A.java', line: 2 });
  });

  it('uses what parsed around a syntax error', async () => {
    const model = await openSources('class A { int f() { return 1; } void g( { } int h; }\nclass B { int k; }');
    expect(model.diagnostics().length).toBeGreaterThan(0);
    expect(methodNamed(classNamed(model, 'A'), 'f').name).toBe('f');
    expect(fieldNamed(classNamed(model, 'B'), 'k').name).toBe('k');
  });

  it('takes a file of methods without a class as a class of its own', async () => {
    const model = await openSources({ 'Hello.java': 'int count = 1; void main() { } class Helper { }' });
    const symbol = classNamed(model, 'Hello');
    expect(symbol.methods().map((method) => method.name)).toEqual(['main', '<init>']);
    expect(symbol.fields().map((field) => field.name)).toEqual(['count']);
    expect(symbol.memberClasses().map((member) => member.name)).toEqual(['Hello$Helper']);
  });
});
