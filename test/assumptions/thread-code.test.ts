/**
 * Which code of the input threads run: what a start hands over, whichever way it got there, what the library runs in its threads besides, and
 * all that these call. In each program some task sets `name` to null; a thread that is not given it does not.
 */
import { describe, expect, it } from 'vitest';
import { FORMS, linesWith } from './opened.js';
import { checked, verdictsAt } from './verdicts.js';

const CLEAR = '() -> { t.name = null; }';

function program(start: string, members = ''): string {
  return `import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
class T {
  String name = "a";
  int count;
  static Runnable kept;
  static boolean coin;
  static Runnable task(T t) { return ${CLEAR}; }
  static Runnable either(T t) { if (coin) return () -> t.count++; return task(t); }
  static Runnable counting(T t) { return () -> t.count++; }
  static class Plain extends Thread { Plain(Runnable r) { super(r); } }
  static class Twice extends Thread { Twice(Runnable r) { super(r); } public void run() { super.run(); } }
  static class Base implements Runnable { T t; public void run() { t.name = null; } }
  static class Below extends Base { Below(T t) { this.t = t; } }
  static class Quiet extends Base { Quiet(T t) { this.t = t; } public void run() { t.count++; } }
  static class Both extends Thread implements Callable<String> {
    Both(Runnable r) { super(r); }
    public String call() { return ""; }
  }
  static class Teller { final T t; Teller(T t) { this.t = t; } public String toString() { t.name = null; return ""; } }
  ${members}
  public static void main(String[] args) {
    T t = new T();
    Runnable away = ${CLEAR};
    ${start}
    t.name = "x";
    int n = t.name.length(); // read
  }
}
`;
}

const FAILING: readonly (readonly [name: string, start: string, members?: string])[] = [
  ['a variable', 'Runnable r = away; new Thread(r).start();'],
  ['a variable that is one of two', 'Runnable r = () -> t.count++; if (coin) r = away; new Thread(r).start();'],
  ['a conditional', 'new Thread(coin ? away : () -> t.count++).start();'],
  ['what a method returns', 'new Thread(task(t)).start();'],
  ['what a method returns sometimes', 'new Thread(either(t)).start();'],
  ['a parameter of the method that starts it', 'go(away);', 'static void go(Runnable r) { new Thread(r).start(); }'],
  ['a field', 'kept = away; new Thread(kept).start();'],
  ['an element', 'Runnable[] all = { away }; new Thread(all[0]).start();'],
  ['an element of a list', 'List<Runnable> all = List.of(away); new Thread(all.get(0)).start();'],
  ['an Object that is cast', 'Object o = away; new Thread((Runnable) o).start();'],
  ['a named class', 'new Thread(new Below(t)).start();'],
  ['a class above', 'Base b = new Quiet(t); if (coin) b = new Below(t); new Thread(b).start();'],
  ['a subclass of Thread without code', 'new Plain(away).start();'],
  ['a subclass of Thread that calls what is above', 'new Twice(away).start();'],
  ['a subclass of Thread that is another task as well', 'new Both(away).start();'],
  [
    'a thread that is kept in a variable',
    'Thread thread = new Thread(away, "t"); thread.setDaemon(true); thread.start();',
  ],
  ['a thread within a thread', 'new Thread(() -> { new Thread(away).start(); }).start();'],
  ['a task around another', 'new Thread(() -> away.run()).start();'],
  ['a task of the library', 'new Thread(new FutureTask<>(away, null)).start();'],
  ['an adapter of the library', 'Executors.newCachedThreadPool().submit(Executors.callable(away));'],
  [
    'several at once',
    'try { Executors.newCachedThreadPool().invokeAll(List.of(Executors.callable(away))); } catch (InterruptedException e) { }',
  ],
  [
    'a factory of threads',
    'Executors.newCachedThreadPool(r -> { t.name = null; return new Thread(r); }).execute(() -> t.count++);',
  ],
  [
    'a handler of what is not caught',
    'Thread thread = new Thread(() -> { throw new IllegalStateException(); }); thread.setUncaughtExceptionHandler((x, e) -> { t.name = null; }); thread.start();',
  ],
  [
    'what a pool calls before a task',
    'new Pool(t).execute(() -> t.count++);',
    'static class Pool extends ThreadPoolExecutor { final T t; Pool(T t) { super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()); this.t = t; } protected void beforeExecute(Thread thread, Runnable r) { t.name = null; } }',
  ],
  ['text that the library asks for', 'Object o = new Teller(t); new Thread(() -> String.valueOf(o)).start();'],
  ['text that a format asks for', 'Object o = new Teller(t); new Thread(() -> String.format("%s", o)).start();'],
  [
    'a comparison',
    'List<T> all = new ArrayList<>(List.of(t, t)); new Thread(() -> Collections.sort(all, (x, y) -> { x.name = null; return 0; })).start();',
  ],
  [
    'several for a pool that is a task as well',
    'try { new Tasks().invokeAll(List.of(Executors.callable(away))); } catch (InterruptedException e) { }',
    'static class Tasks extends ThreadPoolExecutor implements Runnable { Tasks() { super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()); } public void run() { } }',
  ],
];

const KEPT: readonly (readonly [name: string, start: string])[] = [
  ['another task', 'new Thread(() -> t.count++).start(); away.run();'],
  ['another variable', 'Runnable r = () -> t.count++; new Thread(r).start(); away.run();'],
  ['what another method returns', 'new Thread(counting(t)).start(); away.run();'],
  ['a class that overrides it', 'new Thread(new Quiet(t)).start(); new Below(t).run();'],
  ['a thread with a name only', 'new Thread("idle").start(); away.run();'],
];

describe.each(FORMS)('code that threads run, from %s', (form) => {
  it.each(FAILING)('%s', async (_, start = '', members = '') => {
    const text = program(start, members);
    const [line = 0] = linesWith(text, 'read');
    expect(verdictsAt(await checked(form, text), line, 'null-dereference')).toContain('unproved');
  });

  it.each(KEPT)('not given to one: %s', async (_, start) => {
    const text = program(start);
    const [line = 0] = linesWith(text, 'read');
    expect(verdictsAt(await checked(form, text), line, 'null-dereference')).toEqual(['proved', 'proved']);
  });

  it('objects of the library that others made', async () => {
    const text = (task: string): string => `import java.util.concurrent.atomic.*;
class T {
  public static void main(String[] args) {
    AtomicReference<String> ref = new AtomicReference<>("a");
    AtomicReference<String> other = new AtomicReference<>("a");
    ${task}
    ref.set("b");
    ref.get().length(); // read
  }
}
`;
    const failing = text('new Thread(() -> ref.set(null)).start();');
    const [line = 0] = linesWith(failing, 'read');
    expect(verdictsAt(await checked(form, failing), line, 'null-dereference')).toContain('unproved');
    const kept = text('Runnable r = () -> ref.set(null); r.run();');
    expect(verdictsAt(await checked(form, kept), line, 'null-dereference')).not.toContain('unproved');
  });
});
