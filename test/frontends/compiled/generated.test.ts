/** Class files that supply what their source lacks: the program behaves as the compiled one does. Most are skipped without a JDK. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/ir/program.js';
import { runInMachine } from '../../agreement/machine-run.js';
import { classBytes, classFolders, compileSources, jdkFrom } from '../../support/classfiles.js';
import { ClassBuilder } from '../classfile/assembler/class-builder.js';
import { classNamed, verifierProblems } from '../elaboration/opening.js';
import { openAgainst } from './opening.js';

const jdk = jdkFrom(17);
const NOTHING = classBytes({}, 'classpath');

/** Lines that end in this are what a generator put in: the source has none of them. */
const GENERATED = /^.*\/\/ generated\n/gm;

const ACCOUNT = `package m;
import java.util.ArrayList;
import java.util.List;
public class Account implements Comparable<Account> {
  private int balance = 5;
  private String owner = "nobody";
  private static final List<String> log = new ArrayList<>(); // generated
  public static final int VERSION = 3; // generated
  private final List<Integer> history = new ArrayList<>(); // generated
  static int created;
  static { created = 100; }
  public Account(int balance, String owner) { this.balance = balance; this.owner = owner; created++; } // generated
  Account(String owner) { this.owner = owner; created += 10; }
  public int getBalance() { return balance; } // generated
  public void setBalance(int balance) { this.balance = balance; history.add(balance); } // generated
  public <T extends Comparable<T>> T larger(T one, T other) { return one.compareTo(other) > 0 ? one : other; } // generated
  public int compareTo(Account other) { return Integer.compare(balance, other.balance); } // generated
  void deposit(int amount) { setBalance(getBalance() + amount); log.add(owner + amount); }
  static List<String> entries() { return log; }
  List<Integer> past() { return history; }
  public static Builder builder() { return new Builder(); } // generated
  public static class Builder { private int balance; private String owner = "default"; // generated
    public Builder balance(int balance) { this.balance = balance; return this; } // generated
    public Builder owner(String owner) { this.owner = owner; return this; } // generated
    public Account build() { return new Account(balance, owner); } } // generated
  enum Kind { SMALL, LARGE; Kind next() { return values()[(ordinal() + 1) % 2]; } }
  record Limits(int low, int high) { boolean has(int x) { return low <= x && x <= high; } }
  class Visit { int seen() { return getBalance() * 2; }
    public String label() { return owner + seen(); } // generated
  }
}
`;
const MAIN = `import m.*;
public class Main { public static void main(String[] arguments) { System.out.println(Client.run()); } }
`;
const CLIENT = `package m;
public class Client {
  public static String run() {
    Account one = new Account(10, "ann");
    Account two = new Account("bob");
    one.deposit(7);
    two.deposit(1);
    Account built = Account.builder().balance(42).owner("eve").build();
    Comparable<Account> compared = built;
    String text = one.getBalance() + " " + two.getBalance() + " " + built.getBalance() + " " + Account.entries();
    text += " " + one.past() + built.past() + Account.VERSION + " " + Account.created + " " + one.larger("a", "b");
    text += " " + compared.compareTo(one) + " " + Account.Kind.SMALL.next() + new Account.Limits(1, 3).has(2);
    return text + " " + one.new Visit().label();
  }
}
`;

function sparse(text: string): string {
  // Lines stay where they are.
  return text.replace(GENERATED, '\n');
}

describe.skipIf(jdk === undefined)('a class file beside its source', () => {
  it('supplies fields, methods, constructors and member classes that the source lacks', async () => {
    if (jdk === undefined) return;
    const full = { 'm/Account.java': ACCOUNT, 'm/Client.java': CLIENT, 'Main.java': MAIN };
    const folder = compileSources({ jdk, sources: full });
    const expected = spawnSync(jdk.java, ['-cp', folder, 'Main'], { encoding: 'utf8' }).stdout;
    expect(expected).toContain('ann7');
    const source = sparse(ACCOUNT);
    const texts = { 'm/Account.java': source, 'm/Client.java': CLIENT, 'Main.java': MAIN };
    const table = await openAgainst(NOTHING, texts, { twins: classFolders([folder], 'input') });
    table.elaborateAll();
    const { output, exception, troubles } = runInMachine(table, 'Main');
    expect({ output, exception, troubles }).toEqual({ output: expected, exception: null, troubles: [] });
    expect(verifierProblems(table)).toEqual([]);
    expect(table.diagnostics().map(({ severity, span, message }) => `${severity} ${span.line} ${message}`)).toEqual([
      'note 4 the class file of m.Account supplies log, VERSION, history, Account(int, String), getBalance(), ' +
        'setBalance(int), larger(Comparable, Comparable), compareTo(Account), builder(), Builder',
      'note 28 the class file of m.Account$Visit supplies label()',
    ]);
    expect(table.inputs()).toContain('m.Account$Builder');
  });

  it('supplies nothing that the source front end makes itself', async () => {
    if (jdk === undefined) return;
    const text = `
      public class All {
        enum Plain { A, B { @Override int f() { return 2; } }; int f() { return 1; } }
        record Point(int x, int... rest) { Point { assert x >= 0; } }
        record Own(int x) { public int x() { return 1; } @Override public String toString() { return "own"; } }
        interface Face<T> { T get(T t); default T twice(T t) { return get(get(t)); } private int p() { return 1; } }
        class Inner implements Face<String> { public String get(String s) { return s + All.this; } class Deeper { } }
        private static int secret;
        static class Peek { int look() { return secret + new Peek(){ }.hashCode(); } private Peek() { } }
        Runnable run = () -> System.out.println(this);
        int pick(Plain p, Gone g) { switch (p) { case A: return 1; default: return 2; } }
      }
      class Gone { }
    `;
    const folder = compileSources({ jdk, sources: { 'All.java': text } });
    // What the source calls Gone is unknown: then a method that names it is still the one of the class file.
    const source = text.replace('class Gone { }', '');
    const table = await openAgainst(NOTHING, { 'All.java': source }, { twins: classFolders([folder], 'input') });
    table.elaborateAll();
    expect(table.diagnostics().filter(({ severity }) => severity === 'note')).toEqual([]);
    expect(classNamed(table, 'All').methods.filter(({ name }) => name === 'pick')).toHaveLength(1);
  });

  it('supplies no body that uses what the source numbers or names otherwise', async () => {
    if (jdk === undefined) return;
    const text = `
      public class Numbered {
        Runnable first() { return () -> System.out.println("first"); }
        Runnable extra() { return () -> System.out.println("extra"); } // generated
        Object other() { return new Object() { }; } // generated
      }
    `;
    const folder = compileSources({ jdk, sources: { 'Numbered.java': text } });
    const twins = classFolders([folder], 'input');
    const table = await openAgainst(NOTHING, { 'Numbered.java': sparse(text) }, { twins });
    table.elaborateAll();
    const bodies = classNamed(table, 'Numbered').methods.map((method) => [
      method.name,
      method.body()?.edges.some(({ instruction }) => instruction.kind === 'unsupported'),
    ]);
    expect(bodies).toEqual([
      ['first', false],
      ['<init>', false],
      ['extra', true],
      ['other', true],
    ]);
  });
});

it('a constructor that the class file does not have cannot set what only the class file knows', async () => {
  const bean = new ClassBuilder({ name: 'Bean' }).defaultConstructor();
  bean.field({ flags: Flag.PRIVATE, name: 'generated', descriptor: 'I' });
  const source = 'class Bean { int own; Bean() { own = 1; } Bean(int own) { this.own = own; } }';
  const table = await openAgainst(NOTHING, { 'Bean.java': source }, { twins: classBytes({ Bean: bean.build() }) });
  const unsupported = classNamed(table, 'Bean').methods.map((method) => [
    method.descriptor,
    method.body()?.edges.some(({ instruction }) => instruction.kind === 'unsupported'),
  ]);
  expect(unsupported).toEqual([
    ['()V', false],
    ['(I)V', true],
  ]);
});

it('a class file beside its source supplies a body, without any JDK', async () => {
  const bean = new ClassBuilder({ name: 'Bean' }).defaultConstructor();
  bean.field({ flags: Flag.PRIVATE, name: 'x', descriptor: 'I' });
  bean.method({ flags: Flag.PUBLIC, name: 'getX', descriptor: '()I' }, (code) =>
    code.op('aload_0').field('getfield', 'Bean', 'x', 'I').op('ireturn'),
  );
  const source = `class Bean { private int x = 3; }
    public class Main { public static void main(String[] args) { System.out.println(new Bean().getX() + 4); } }`;
  const table = await openAgainst(NOTHING, { 'Main.java': source }, { twins: classBytes({ Bean: bean.build() }) });
  const behaviour = { output: '7\n', exception: null, troubles: [] };
  table.elaborateAll();
  expect(runInMachine(table, 'Main')).toEqual(behaviour);
  expect(table.diagnostics().map(({ message }) => message)).toEqual(['the class file of Bean supplies getX()']);
});
