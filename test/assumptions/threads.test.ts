/**
 * Fields that a thread of the input writes are not known elsewhere: `// fails` marks lines that some schedule makes fail, `// safe`
 * lines whose claims stay proved. Each way to start a thread has its program, and a twin that writes another field.
 */
import { describe, expect, it } from 'vitest';
import { FORMS, linesWith } from './opened.js';
import { checked, classified, shaped, verdictsAt } from './verdicts.js';

const TASK = '() -> { t.name = null; }';

/** Statements that let another thread run the task. */
const STARTS: readonly (readonly [name: string, code: string])[] = [
  ['Thread.start', `new Thread(${TASK}).start();`],
  ['a subclass of Thread', 'new Worker(t).start();'],
  ['an anonymous Thread', 'Thread a = new Thread() { public void run() { t.name = null; } }; a.start();'],
  ['a method that does it', `Runnable r = () -> clear(t); new Thread(r).start();`],
  ['execute', `Executors.newFixedThreadPool(1).execute(${TASK});`],
  ['submit', `Executors.newFixedThreadPool(1).submit(${TASK});`],
  ['schedule', `Executors.newScheduledThreadPool(1).schedule(${TASK}, 1, TimeUnit.SECONDS);`],
  ['runAsync', `CompletableFuture.runAsync(${TASK});`],
  ['supplyAsync', 'CompletableFuture.supplyAsync(() -> { t.name = null; return 1; });'],
  ['a parallel stream', 'List.of(1, 2).parallelStream().forEach(i -> { t.name = null; });'],
  ['a ForkJoinTask', 'new Job(t).fork();'],
];

function program(start: string, field = 'name'): string {
  return `import java.util.*;
import java.util.concurrent.*;
class T {
  String name = "a";
  String other = "b";
  static void clear(T t) { t.name = null; }
  static class Worker extends Thread {
    final T t;
    Worker(T t) { this.t = t; }
    public void run() { t.name = null; }
  }
  static class Job extends RecursiveAction {
    final T t;
    Job(T t) { this.t = t; }
    protected void compute() { t.name = null; }
  }
  public static void main(String[] args) {
    T t = new T();
    ${start} // start
    t.${field} = "x";
    int n = t.${field}.length(); // read
  }
}
`;
}

function line(text: string, mark: string): number {
  return linesWith(text, mark)[0] ?? 0;
}

describe.each(FORMS)('check and threads that the input starts, from %s', (form) => {
  it.each(STARTS)('%s', async (_, start) => {
    const text = program(start);
    const claims = await checked(form, text);
    expect(verdictsAt(claims, line(text, 'read'), 'null-dereference')).toContain('unproved');
    const reasons = claims.flatMap(({ reason, location }) =>
      reason !== undefined && location.line === line(text, 'read') ? [reason] : [],
    );
    expect(reasons.join()).toContain('T.name');
    expect(reasons.join()).toMatch(/started at line \d+/);
    const twin = program(start, 'other');
    expect(verdictsAt(await checked(form, twin), line(twin, 'read'), 'null-dereference')).toEqual(['proved', 'proved']);
  });

  it('a start names its line', async () => {
    const text = program(STARTS[0]?.[1] ?? '');
    const claims = await checked(form, text);
    const found = claims.find(({ reason }) => reason?.includes('T.name') === true);
    expect(found?.reason).toContain(`line ${line(text, 'start')}`);
  });

  it('without a start nothing is lost', async () => {
    const text = program(`Runnable r = ${TASK}; r.run();`);
    expect(verdictsAt(await checked(form, text), line(text, 'read'), 'null-dereference')).toEqual(['proved', 'proved']);
  });

  it('statics, elements, tests, and what the thread itself reads', async () => {
    const text = `class T {
  static String name = "a";
  static boolean done;
  static String last = "b";
  public static void main(String[] args) {
    String[] held = { "q" };
    new Thread(() -> { name = null; held[0] = null; done = true; }).start();
    name = "y";
    name.length(); // fails
    held[0] = "r";
    held[0].length(); // fails
    done = false;
    String x = null;
    if (done) x.length(); // fails
    if (last != null) last = null;
    new Thread(() -> { if (last != null) last.length(); }).start(); // fails
    String local = "c";
    local.length(); // safe
  }
}
`;
    const claims = await checked(form, text);
    for (const each of linesWith(text, 'fails'))
      expect([each, verdictsAt(claims, each, 'null-dereference')]).toEqual([
        each,
        expect.arrayContaining(['unproved']),
      ]);
    for (const each of linesWith(text, 'safe'))
      expect(verdictsAt(claims, each, 'null-dereference')).toEqual(['proved']);
  });
});

const LIST = (start: string): string => `class T {
  T next;
  static T first = new T();
  int size() {
    int n = 0;
    for (T at = this; at != null; at = at.next) n++;
    return n;
  }
  void link() {
    //@ assume acyclic(this, next);
    T at = next;
    next = at;
    //@ assert acyclic(this, next);
  }
  void go() { ${start} }
}
`;

describe.each(FORMS)('other commands and threads, from %s', (form) => {
  const threaded = LIST('new Thread(() -> { T.first.next = T.first; }).start();');
  const plain = LIST('Runnable r = () -> { T.first.next = T.first; }; r.run();');

  it('shape proves nothing that reads what the thread writes', async () => {
    const proved = (await shaped(form, threaded)).filter(
      ({ verdict, assumptions }) => verdict === 'proved' && assumptions.includes('single-thread'),
    );
    expect(proved).toEqual([]);
    const kept = (await shaped(form, plain)).filter(({ verdict }) => verdict === 'proved');
    expect(kept.length).toBeGreaterThan(0);
  });

  it('invariants claims nothing of such fields', async () => {
    const claims = await classified(form, threaded);
    expect(claims.filter(({ verdict }) => verdict === 'proved')).toEqual([]);
  });
});
