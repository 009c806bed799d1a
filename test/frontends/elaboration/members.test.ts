/** Members that the source does not show: bridges, enum and record members, static initialisers. */
import { describe, expect, it } from 'vitest';
import { Flag, hasFlag } from '../../../src/ir/program.js';
import { classNamed, complaints, elaborateText, instructionsOf, methodNamed, verifierProblems } from './opening.js';

function signatures(declaration: { readonly methods: readonly { name: string; descriptor: string; flags: number }[] }) {
  return declaration.methods.map(
    ({ name, descriptor, flags }) => `${flags & Flag.BRIDGE ? 'bridge ' : ''}${name}${descriptor}`,
  );
}

describe('bridges', () => {
  it('have the erased signature of every overridden method', async () => {
    const table = await elaborateText(`
      interface Maker<T> { T make(T from); }
      class Base { Object copy() { return this; } public String make(String from) { return from; } }
      class Derived extends Base implements Maker<String>, Comparable<Derived> {
        Derived copy() { return this; }
        public int compareTo(Derived other) { return 0; }
      }
      class More extends Derived { More copy() { return this; } }
      interface Specific extends Maker<Integer> { default Integer make(Integer from) { return from; } }`);
    expect(complaints(table)).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
    expect(signatures(classNamed(table, 'Derived')).filter((text) => text.startsWith('bridge'))).toEqual([
      'bridge copy()Ljava/lang/Object;',
      'bridge compareTo(Ljava/lang/Object;)I',
      'bridge make(Ljava/lang/Object;)Ljava/lang/Object;',
    ]);
    expect([...signatures(classNamed(table, 'More'))].sort()).toEqual(
      ['<init>()V', 'copy()LMore;', 'bridge copy()LDerived;', 'bridge copy()Ljava/lang/Object;'].sort(),
    );
    expect(signatures(classNamed(table, 'Specific'))).toContain('bridge make(Ljava/lang/Object;)Ljava/lang/Object;');
  });

  it('are not added where signatures agree', async () => {
    const table = await elaborateText(`
      abstract class A<T> { abstract T get(); abstract void put(Object o); }
      class B<T> extends A<T> { T get() { return null; } void put(Object o) {} public String toString() { return ""; } }`);
    expect(signatures(classNamed(table, 'B'))).toEqual([
      'get()Ljava/lang/Object;',
      'put(Ljava/lang/Object;)V',
      'toString()Ljava/lang/String;',
      '<init>()V',
    ]);
  });
});

describe('enums', () => {
  it('have their values, and constructors that take name and ordinal', async () => {
    const table = await elaborateText(
      'enum Test { A, B(2) { int get() { return 1; } }; Test(int... x) {} int get() { return 0; } }',
    );
    expect(complaints(table)).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
    const test = classNamed(table, 'Test');
    expect(test.fields.map(({ name }) => name)).toEqual(['A', 'B', '$VALUES']);
    expect(signatures(test)).toEqual([
      '<init>(Ljava/lang/String;I[I)V',
      'get()I',
      'values()[LTest;',
      'valueOf(Ljava/lang/String;)LTest;',
      '<clinit>()V',
    ]);
    expect(classNamed(table, 'Test$1').superclass).toBe('Test');
  });
});

describe('records', () => {
  it('have what they do not declare themselves', async () => {
    const table = await elaborateText(
      'record Test<T extends Number>(T a, int... b) { public T a() { return a; } public int hashCode() { return 1; } }',
    );
    expect(complaints(table)).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
    expect([...signatures(classNamed(table, 'Test'))].sort()).toEqual(
      [
        'a()Ljava/lang/Number;',
        'hashCode()I',
        '<init>(Ljava/lang/Number;[I)V',
        'b()[I',
        'toString()Ljava/lang/String;',
        'equals(Ljava/lang/Object;)Z',
      ].sort(),
    );
  });
});

describe('static initialisers', () => {
  it('exist only where something must be computed', async () => {
    const table = await elaborateText(`
      class Constants { static final int A = 1; static final String B = "b" + A; static int zero; int field = 5; }
      class Computed { static final Integer A = 1; }
      interface Lazy { int X = new Object().hashCode(); }
      class Asserting { void check(int x) { assert x > 0 : "small"; } }
      class Mentioning { /* assert */ void reassert() {} }`);
    expect(complaints(table)).toEqual([]);
    const having = table
      .inputs()
      .filter((name) => classNamed(table, name).methods.some((method) => method.name === '<clinit>'));
    expect(having).toEqual(['Computed', 'Lazy', 'Asserting']);
    const disabled = classNamed(table, 'Asserting').fields.find((field) => field.name === '$assertionsDisabled');
    expect(disabled && hasFlag(disabled, Flag.SYNTHETIC | Flag.STATIC)).toBe(true);
  });

  it('run in the order of the source, after the enum constants', async () => {
    const table = await elaborateText(
      `enum Test { ONE; static int a = f(); static { f(); } static int b = f(); static int f() { return 1; } }`,
    );
    const stored = instructionsOf(methodNamed(classNamed(table, 'Test'), '<clinit>')).flatMap((instruction) =>
      instruction.kind === 'store' && instruction.place.kind === 'static' ? [instruction.place.field.name] : [],
    );
    expect(stored).toEqual(['ONE', '$VALUES', 'a', 'b']);
  });
});
