/** Local classes, anonymous classes and lambdas: names, captured variables, outer instances. */
import { describe, expect, it } from 'vitest';
import { Flag, hasFlag } from '../../../src/ir/program.js';
import { classNamed, complaints, elaborateText, openText, verifierProblems } from './opening.js';

const NAMES = `class Test {
  Object first = new Object() { Object inner = new Object() {}; };
  void a() { class Local {} new Local(); Runnable r = () -> { class Local {} new Object() {}; }; }
  static Object second = new Object() {};
  void b() { Runnable r = this::a; record Local(int x) {} Runnable s = () -> {}; }
  class Member { void c() { new Object() {}; Runnable r = () -> {}; } }
}`;

describe('names of classes in bodies', () => {
  it('are those that javac gives', async () => {
    const table = await elaborateText(NAMES);
    expect([...table.inputs()].sort()).toEqual(
      [
        'Test',
        'Test$$Lambda$1',
        'Test$$Lambda$2',
        'Test$$Lambda$3',
        'Test$1',
        'Test$1$1',
        'Test$1Local',
        'Test$2',
        'Test$2Local',
        'Test$3',
        'Test$3Local',
        'Test$Member',
        'Test$Member$$Lambda$1',
        'Test$Member$1',
      ].sort(),
    );
  });

  it('do not depend on which body is elaborated first', async () => {
    const complete = await elaborateText(NAMES);
    for (const name of complete.inputs()) {
      const table = await openText(NAMES);
      const found = table.find(name);
      expect(found?.name).toBe(name);
      expect(found?.span).toEqual(complete.find(name)?.span);
    }
  });

  it('are found nowhere when no body declares them', async () => {
    const table = await openText(NAMES);
    for (const name of ['Test$9', 'Test$$Lambda$9', 'Test$1$9', 'Nothing$1', 'Test$'])
      expect(table.find(name)).toBeUndefined();
  });
});

function fieldsOf(table: Awaited<ReturnType<typeof openText>>, name: string): readonly string[] {
  return classNamed(table, name).fields.map((field) => field.name);
}

describe('captured variables', () => {
  it('are fields of local classes and lambdas; constants are not captured', async () => {
    const table = await elaborateText(`class Test {
      static void run(int p, int unused) {
        int a = p; final int constant = 5; final String text = "t";
        class Local { int get() { return a + p + constant + text.length(); } }
        Runnable r = () -> System.out.println(new Local().get() + constant);
      }
    }`);
    expect(complaints(table)).toEqual([]);
    expect([...fieldsOf(table, 'Test$1Local')].sort()).toEqual(['val$a', 'val$p']);
    expect([...fieldsOf(table, 'Test$$Lambda$1')].sort()).toEqual(['val$a', 'val$p']);
  });

  it('are not confused with names that the class declares itself', async () => {
    const table = await elaborateText(`class Test {
      interface Shape { int area(int side); }
      static class Base { int inherited; }
      static Object run() {
        int side, inherited, index, member, called;
        return new Base() {
          int member = 1;
          int area(int side) { int sum = 0; for (int index = 0; index < side; index++) sum += index; return sum + called(); }
          int called() { return inherited + member + this.member; }
          Shape shape = side -> side * 2;
        };
      }
    }`);
    expect(complaints(table)).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
    expect(fieldsOf(table, 'Test$1')).toEqual(['member', 'shape']);
  });

  it('reach a local class that only names another one', async () => {
    const table = await elaborateText(`class Test {
      static void run(int p) {
        class A { int get() { return p; } }
        class B { A make() { return new A(); } }
        class C extends B {}
        Runnable r = () -> new C().make().get();
      }
    }`);
    expect(complaints(table)).toEqual([]);
    expect(verifierProblems(table)).toEqual([]);
    for (const name of ['Test$1A', 'Test$1B', 'Test$1C', 'Test$$Lambda$1'])
      expect(fieldsOf(table, name)).toEqual(['val$p']);
  });

  it('and outer instances are set before the constructor of the superclass is called', async () => {
    const table = await elaborateText(`class Test {
      void run(int p) { class Local extends Exception { int q = p; } new Local(); }
    }`);
    const initialiser = classNamed(table, 'Test$1Local').methods.find((method) => method.name === '<init>');
    const kinds = initialiser
      ?.body()
      ?.edges.map(({ instruction }) =>
        instruction.kind === 'store' && instruction.place.kind === 'field'
          ? instruction.place.field.name
          : instruction.kind === 'call'
            ? instruction.method.owner
            : instruction.kind,
      );
    expect(kinds).toEqual(['this$0', 'val$p', 'java.lang.Exception', 'q', 'return']);
    expect(initialiser?.parameters.map(({ name }) => name)).toEqual(['this$0', 'val$p']);
  });

  it('need no outer instance in static contexts, nor in records, enums and interfaces', async () => {
    const table = await elaborateText(`class Test {
      static void still() { class A {} new A(); new Object() {}; }
      void moving() { record R(int x) {} enum E { X } interface I {} class B {} new B(); }
    }`);
    const withOuter = table.inputs().filter((name) => fieldsOf(table, name).includes('this$0'));
    expect(withOuter).toEqual(['Test$1B']);
  });
});

describe('lambdas', () => {
  it('implement the erased method, with bridges for what it overrides', async () => {
    const table = await elaborateText(`class Test {
      interface Narrow extends java.util.function.Function<String, Integer> { Integer apply(String text); }
      static Narrow make() { return text -> text.length(); }
    }`);
    const lambda = classNamed(table, 'Test$$Lambda$1');
    const methods = lambda.methods.filter((method) => method.name === 'apply');
    expect(methods.map((method) => [method.descriptor, hasFlag(method, Flag.BRIDGE)])).toEqual([
      ['(Ljava/lang/String;)Ljava/lang/Integer;', false],
      ['(Ljava/lang/Object;)Ljava/lang/Object;', true],
    ]);
    expect(lambda.interfaces).toEqual(['Test$Narrow']);
    expect(verifierProblems(table)).toEqual([]);
  });

  it('are made once, though a field initialiser runs in every constructor', async () => {
    const table = await elaborateText(`class Test {
      { int local = 1; Runnable r = () -> System.out.println(local); }
      Test() {} Test(int x) {} Test(String y) { this(); }
    }`);
    expect(table.inputs()).toEqual(['Test', 'Test$$Lambda$1']);
    expect(verifierProblems(table)).toEqual([]);
    const creations = classNamed(table, 'Test').methods.map(
      (method) => method.body()?.edges.filter(({ instruction }) => instruction.kind === 'new').length,
    );
    expect(creations).toEqual([1, 1, 0]);
  });
});
