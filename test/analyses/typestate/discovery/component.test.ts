/** Which classes are analysed together, what clients call, and what counts as an error. */
import { expect, test } from 'vitest';
import { A_C, component, components, LIST, operation, SET_ITERATOR } from './support.js';

function names(group: { readonly classes: readonly { readonly name: string }[] }): readonly string[] {
  return group.classes.map(({ name }) => name);
}

const THROWN = { span: { file: '', line: 0, column: 0, endLine: 0, endColumn: 0 } } as const;

test('classes that mention each other are one component; exceptions connect nothing', async () => {
  const groups = await components(`
    class Bad extends RuntimeException {}
    class One { private boolean b; void m() { if (b) throw new Bad(); b = true; } }
    class Two { private boolean b; void m() { if (b) throw new Bad(); b = true; } Three three() { return null; } }
    class Three {}
    class Idle { int n; void m() { n++; } }`);
  expect(groups.map(names)).toEqual([
    ['Bad', 'One'],
    ['Two', 'Three'],
  ]);
});

test('clients call what is not private, on classes that can be made', async () => {
  expect((await component(A_C)).operations.map(operation).sort()).toEqual([
    'A.<init>',
    'A.done',
    'A.run',
    'A.set',
    'C.<init>',
    'C.dispose',
    'C.run',
  ]);
  expect((await component(LIST)).operations.map(operation)).not.toContain('List.add');
  expect((await component(LIST)).operations.map(operation).some((name) => name.startsWith('TestError'))).toBe(false);
  expect((await component(SET_ITERATOR)).operations).toHaveLength(6);
});

test('members of private classes are called through what they implement; abstract classes are not made', async () => {
  const { operations, classes } = await component(`
    import java.util.Iterator;
    abstract class Base { protected Base() {} abstract void m(); void both() { m(); } }
    class Coll extends Base {
      void m() {}
      private static void hidden() {}
      Iterator<String> iterator() { return new Itr(); }
      Runnable later() { return () -> m(); }
      Comparable<String> other() { return new Comparable<String>() { public int compareTo(String s) { return secret(); } private int secret() { return 0; } }; }
      private class Itr implements Iterator<String> {
        public boolean hasNext() { return false; }
        public String next() { throw new IllegalStateException(); }
        void own() {}
      }
    }`);
  expect(operations.map(operation).sort()).toEqual([
    'Base.both',
    'Coll$$Lambda$1.run',
    'Coll$1.compareTo',
    'Coll$Itr.hasNext',
    'Coll$Itr.next',
    'Coll.<init>',
    'Coll.iterator',
    'Coll.later',
    'Coll.m',
    'Coll.other',
  ]);
  expect(classes.map(({ name }) => name)).toContain('Coll$$Lambda$1');
});

test('a main method is a client, no operation', async () => {
  const { operations } = await component(
    `${A_C} class Main { public static void main(String[] args) { new A().set(null); } static void main() {} }`,
  );
  expect(operations.map(operation).filter((name) => name === 'Main.main')).toHaveLength(1);
});

test('errors are unchecked exceptions that are thrown', async () => {
  const [list] = await components(`${LIST} class Checked extends Exception {}`);
  const method = list?.operations[0];
  if (list === undefined || method === undefined) throw new Error('no method');
  const { isError } = list;
  const thrown = (type: string, cause: 'throw' | 'null' | 'assert') => ({ ...THROWN, method, type, cause });
  expect(isError(thrown('TestError', 'throw'))).toBe(true);
  expect(isError(thrown('java.lang.IllegalStateException', 'throw'))).toBe(true);
  expect(isError(thrown('java.io.IOException', 'throw'))).toBe(false);
  expect(isError(thrown('Checked', 'throw'))).toBe(false);
  expect(isError(thrown('Nobody', 'throw'))).toBe(true);
  expect(isError(thrown('java.lang.NullPointerException', 'null'))).toBe(false);
  expect(isError(thrown('java.lang.AssertionError', 'assert'))).toBe(true);
});

test('errors by name, with subclasses, simple or qualified', async () => {
  const [one] = await components(LIST, 'java.lang.Error', 'NoSuchElementException', 'null', 'throw');
  const [two] = await components(LIST, 'TestError');
  const method = one?.operations[0];
  if (one === undefined || two === undefined || method === undefined) throw new Error('no component');
  const thrown = (type: string, cause: 'throw' | 'null') => ({ ...THROWN, method, type, cause });
  expect(one.isError(thrown('TestError', 'throw'))).toBe(true);
  expect(one.isError(thrown('java.util.InputMismatchException', 'throw'))).toBe(true);
  expect(one.isError(thrown('java.lang.NullPointerException', 'null'))).toBe(true);
  expect(two.isError(thrown('TestError', 'throw'))).toBe(true);
  expect(two.isError(thrown('java.lang.IllegalStateException', 'throw'))).toBe(false);
  expect(await components(LIST, 'IllegalStateException')).toEqual([]);
});

test('what makes a complete table impossible is told', async () => {
  const { openness, assumptions } = await component(`
    interface Listener { void told(); }
    class Source extends Thread {
      private Listener listener;
      void set(Listener l) { if (listener != null) throw new IllegalStateException(); listener = l; }
      void fire() { listener.told(); }
      void go() { start(); }
      native void low();
      Object make() throws Exception { return Class.forName("X"); }
    }`);
  expect(openness).toHaveLength(5);
  expect(openness.join('\n')).toMatch(/Listener, which only clients implement \(Input\.java:6\)/);
  expect(openness.join('\n')).toMatch(/inherits from java\.lang\.Thread/);
  expect(openness.join('\n')).toMatch(/low is native/);
  expect(openness.join('\n')).toMatch(/reflection/);
  expect(openness.join('\n')).toMatch(/starts a thread/);
  expect(assumptions).toEqual(['known-subclasses']);
});

test('the paper’s components are closed but for clients that write fields', async () => {
  for (const text of [A_C, SET_ITERATOR]) {
    const { openness, assumptions } = await component(text);
    expect(openness).toEqual([]);
    expect(assumptions).toContain('clients-call-operations-only');
  }
  expect((await component(LIST)).openness).toEqual([]);
});

test('inherited library code is run with the component; other library code only if it is small', async () => {
  const { follows, world } = await component(`
    class Bag extends java.util.AbstractList<String> {
      private boolean closed;
      public String get(int i) { if (closed) throw new Error(); return null; }
      public int size() { return java.util.Objects.hash(closed); }
    }`);
  const named = (owner: string, name: string): boolean => {
    const [method] = world.hierarchy.declaredMethods(owner, name);
    return method !== undefined && follows(method);
  };
  expect(named('Bag', 'get')).toBe(true);
  expect(named('java.util.AbstractList', '<init>')).toBe(true);
  expect(named('java.util.Objects', 'requireNonNull')).toBe(true);
  expect(named('java.util.ArrayList', 'add')).toBe(false);
  expect(named('java.util.Objects', 'hash')).toBe(false);
});

test('an exception whose superclasses are missing counts', async () => {
  const { errors, openness } = await component(`
    class Odd extends far.away.Trouble { void x() {} }
    class User { private boolean b; void m() { if (b) throw new Odd(); b = true; } }`);
  expect(errors.isUnchecked('Odd')).toBe(true);
  expect([...errors.unknown]).toContain('Odd');
  expect(openness.join()).toMatch(/Odd inherits from far\.away\.Trouble/);
  expect((await component(LIST)).notes).toEqual([]);
});

test('unknown library code can fail where all exceptions or named ones count', async () => {
  const text =
    'class Reader { private java.io.InputStream in; int read() throws java.io.IOException { return in.read(); } }';
  expect(await components(text)).toEqual([]);
  expect(await components(text, 'IOException')).toHaveLength(1);
  expect(await components(text, 'all')).toHaveLength(1);
});

test('code of clients behind an interface of the library may call back', async () => {
  const calling = (parameter: string, call: string, more = '') =>
    component(`class Gate {
      private boolean held;
      ${more}
      void run(${parameter}) { held = true; ${call}; held = false; }
      void free() { if (held) throw new IllegalStateException(); }
    }`);
  // As by: gate.run(() -> gate.free()).
  expect((await calling('Runnable r', 'r.run()')).openness).toEqual([
    'Gate.run calls a method of Runnable, which clients may implement (Input.java:4)',
  ]);
  expect((await calling('Runnable... r', 'r[0].run()')).openness).toHaveLength(1);
  expect((await calling('java.util.ArrayList<Runnable> r', 'r.get(0).run()')).openness).toHaveLength(1);
  // What nobody can give is the library's own; comparing does no more than that.
  const own = 'private final java.util.List<Object> own = new java.util.ArrayList<>();';
  expect((await calling('Object o', 'own.add(o)', own)).openness).toEqual([]);
  const comparing = await calling('java.util.Comparator<String> c', 'c.compare("a", "b")');
  expect(comparing.openness).toEqual([]);
  expect(comparing.assumptions).toContain('interface-contracts');
  expect((await calling('Object o', 'own.add(o)', own)).assumptions).not.toContain('interface-contracts');
});
