/** What cannot be translated is said, once, where it stands; the rest goes on. */
import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { classNamed, complaints, elaborateText, instructionsOf, methodNamed, verifierProblems } from './opening.js';

function unsupportedReasons(method: Parameters<typeof instructionsOf>[0]): readonly string[] {
  return instructionsOf(method).flatMap((instruction) =>
    instruction.kind === 'unsupported' ? [instruction.reason] : [],
  );
}

describe('names that nothing declares', () => {
  it('are reported once and become calls of unknown code', async () => {
    const table = await elaborateText(`class Test {
      int f(Missing m) {
        int known = 1;
        unknown.call().again(known);
        return m.field + other(known);
      }
      int g() { return 2; }
    }`);
    expect([...complaints(table)].sort()).toEqual([
      '2:13 warning: cannot find class Missing',
      "4:9 warning: cannot find 'unknown'",
      "5:26 warning: cannot find method 'other'",
    ]);
    const test = classNamed(table, 'Test');
    expect(unsupportedReasons(methodNamed(test, 'f'))).toEqual([]);
    const calls = instructionsOf(methodNamed(test, 'f')).flatMap((each) => (each.kind === 'call' ? [each.method] : []));
    expect(calls.map(({ name }) => name)).toEqual(['call', 'again', 'field', 'other', '+']);
    const hierarchy = new Hierarchy(table);
    for (const method of calls) expect(hierarchy.resolveMethod(method)).toBeUndefined();
    expect(unsupportedReasons(methodNamed(test, 'g'))).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
  });
});

describe('supertypes that nothing declares', () => {
  it('may have members that hide what stands around the class', async () => {
    const table = await elaborateText(`import some.where.Missing;
    class Test {
      int x;
      static int g() { return 1; }
      class A extends Missing implements other.Absent {
        int own;
        int f() { return x; }
        int h() { return g(); }
        int k() { return own; }
        void p(Object o) {}
        void q(Object o) { p(o); }
        void r(String s) { p(s); }
      }
    }`);
    const inner = classNamed(table, 'Test$A');
    expect(inner.superclass).toBe('some.where.Missing');
    expect(inner.interfaces).toEqual(['other.Absent']);
    expect(unsupportedReasons(methodNamed(inner, 'f'))).toEqual(["cannot find variable 'x'"]);
    expect(unsupportedReasons(methodNamed(inner, 'h'))).toEqual(["cannot find method 'g'"]);
    expect(unsupportedReasons(methodNamed(inner, 'k'))).toEqual([]);
    // Missing may have p(String), which would fit better.
    expect(unsupportedReasons(methodNamed(inner, 'q'))).toEqual([]);
    expect(unsupportedReasons(methodNamed(inner, 'r'))).toHaveLength(1);
    expect(verifierProblems(table)).toEqual([]);
  });
});

describe('errors that only control flow shows', () => {
  it('make the body unsupported', async () => {
    const table = await elaborateText(`class Test {
      int missing(boolean b) { if (b) return 1; }
      int unassigned(boolean b) { int x; if (b) x = 1; return x; }
      int fine(boolean b) { int x; if (b) x = 1; else x = 2; while (true) { if (x > 0) return x; } }
    }`);
    expect([...complaints(table)].sort()).toEqual([
      '2:49 error: missing return statement',
      '3:11 error: variable x might not have been initialized',
    ]);
    const test = classNamed(table, 'Test');
    expect(unsupportedReasons(methodNamed(test, 'fine'))).toEqual([]);
    expect(unsupportedReasons(methodNamed(test, 'unassigned')).length).toBeGreaterThan(0);
    expect(verifierProblems(table)).toEqual([]);
  });
});

describe('specifications', () => {
  const SOURCE = `class Test {
      Test next; int size;
      //@ invariant size >= 0;
      //@ invariant siz >= 0;
      //@ requires other != null && other.nothing == 1;
      //@ ensures \\result >= \\old(size);
      int f(Test other) {
        int local = 1; //@ assert local == 1 && other != null;
        //@ assert wrong == 1;
        //@ assert local == ;
        //@ assume acyclic(this, next); assignable size;
        if (size > 1) //@ assert false;
          return 1;
        Runnable r = () -> { /*@ assert local == 1 && size > 0; @*/ };
        return size;
      }
    }`;

  it('that do not parse or bind are errors at their place; the others stay', async () => {
    const table = await elaborateText(SOURCE);
    expect(
      complaints(table)
        .filter((text) => text.includes('error'))
        .map((text) => text.slice(0, text.indexOf(' ')))
        .sort(),
    ).toEqual(['10:28', '4:21', '5:37', '9:20'].sort());
    const test = classNamed(table, 'Test');
    expect(test.invariants.map(({ formula }) => formula)).toEqual(['size >= 0']);
    expect(methodNamed(test, 'f').clauses.map(({ kind }) => kind)).toEqual(['ensures']);
  });

  it('that are not supported or misplaced are warnings', async () => {
    const table = await elaborateText(SOURCE);
    expect(
      complaints(table)
        .filter((text) => text.includes('warning'))
        .sort(),
    ).toEqual([
      "11:41 warning: JML clause 'assignable' is not supported; what it claims is unknown",
      '12:23 warning: this specification stands where no statement may, and is not used',
    ]);
  });

  it('know the variables around them, captured ones too', async () => {
    const table = await elaborateText(SOURCE);
    const environments = ['Test', 'Test$$Lambda$1'].flatMap((name) =>
      classNamed(table, name).methods.flatMap((method) =>
        instructionsOf(method).flatMap((instruction) =>
          instruction.kind === 'specify' ? [instruction.environment.map(([variable]) => variable)] : [],
        ),
      ),
    );
    expect(environments).toEqual([['local', 'other'], [], ['local', 'this']]);
  });
});

describe('source that is no Java', () => {
  it.each([
    'class Test { void f() { int x = ; foo(; } }',
    'class Test extends Test { Test t; int f() { return t.f(); } }',
    'class Test { static final int A = B, B = A; int f() { switch (A) { case B: return 1; } return 2; } }',
    'class Test { int f() { return f; } int f; int f; void f() {} int f() { return 1; } }',
    'enum Test { A { }, A; Test() { super(); } }',
    'record Test(int a, int a) { Test { this.a = a; return; } }',
    'class Test { void f() { this = null; 1 = 2; f() = 3; break; continue x; yield 1; return 1; } }',
    'class Test { Runnable r = () -> { r.run(); return 1; }; java.util.function.Supplier<String> s = () -> {}; }',
    'class Test<T extends T> { T t; <U extends U> U f(U u) { return f(u).x; } }',
    'interface Test { int x; Test() {} { } static { } }',
    `class Test { int f() { return ${'('.repeat(3000)}1${')'.repeat(3000)}; } }`,
    `class Test { int f() { return 1${'+1'.repeat(20000)}; } String s = "a"${'+f()'.repeat(3000)}; }`,
    `class Test { void f() ${'{'.repeat(2000)}${'}'.repeat(2000)} }`,
  ])('neither throws nor leaves ill-formed code: %s', async (text) => {
    const table = await elaborateText(text);
    expect(verifierProblems(table)).toEqual([]);
  });
});

describe('methods that a class lacks', () => {
  it('are not taken for others with as many parameters of another kind', async () => {
    const table = await elaborateText(`class Test {
      Test(Runnable task) {}
      static void one(Runnable task) {}
      static void many(Integer... numbers) {}
      static void number(int number) {}
      void a(Thread thread, Object any) { one(thread); one((Runnable) any); }
      void b(Comparable<String> text) { one(null); many(); many(1, 2); many(new Integer[0]); number('c'); number(Integer.valueOf(1)); }
      <T extends Comparable<T> & Runnable> void c(T both) { one(both); new Test(both); }
      void d() { one("text"); }
      void e() { new Test("text"); }
      void f() { many("text"); }
      void g(boolean flag) { number(flag); }
      void h(int[] numbers) { one(numbers); }
    }`);
    const reasons = (name: string): readonly string[] =>
      unsupportedReasons(methodNamed(classNamed(table, 'Test'), name));
    expect([reasons('a'), reasons('b'), reasons('c')]).toEqual([[], [], []]);
    expect(reasons('d')).toEqual(['no method fits: one(String)']);
    expect(reasons('e')).toEqual(['no method fits: constructor(String)']);
    expect(reasons('f')).toEqual(['no method fits: many(String)']);
    expect(reasons('g')).toEqual(['no method fits: number(boolean)']);
    expect(reasons('h')).toEqual(['no method fits: one(int[])']);
    expect(verifierProblems(table)).toEqual([]);
  });
});
