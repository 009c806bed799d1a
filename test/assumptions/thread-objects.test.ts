/**
 * Which objects threads of the input can use: those that nobody else can find are as the code at hand leaves them, others are not. In each
 * program a thread changes some list; `// fails` marks calls that some schedule makes fail, `// safe` those that stay proved.
 */
import { describe, expect, it } from 'vitest';
import { FORMS, linesWith, PROTOCOLS } from './opened.js';
import { checked, verdictsAt } from './verdicts.js';

function program(body: string, members = ''): string {
  return `import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
class T {
  static List<String> shared = new ArrayList<>();
  static Runnable kept;
  List<String> held = new ArrayList<>();
  static void start(Runnable task) { new Thread(task).start(); }
  static void register(List<String> list) { shared = list; }
  static List<String> made() { List<String> list = new ArrayList<>(); shared = list; return list; }
  static List<String> fresh() { List<String> list = new ArrayList<>(); list.add("f"); return list; }
  static void poke() { start(() -> shared.add("s")); }
  static class Worker extends Thread {
    final List<String> list;
    Worker(List<String> list) { this.list = list; }
    public void run() { list.add("w"); }
  }
  ${members}
  static void m(List<String> given, T other) {
${body}
  }
  public static void main(String[] args) { m(new ArrayList<>(), new T()); poke(); }
}
`;
}

const WALK = (mark: string): string => `    Iterator<String> it = list.iterator();
    while (it.hasNext())
      it.next(); // ${mark}`;
const LIST = '    List<String> list = new ArrayList<>(); list.add("a");\n';

const PROGRAMS: readonly (readonly [name: string, text: string])[] = [
  ['a list that nobody else has', program(`${LIST}    poke();\n${WALK('safe')}`)],
  ['one that a lambda captured', program(`${LIST}    start(() -> list.add("b"));\n${WALK('fails')}`)],
  [
    'another is captured',
    program(`${LIST}    List<String> b = new ArrayList<>(); start(() -> b.add("b"));\n${WALK('safe')}`),
  ],
  ['one that a thread holds in a field', program(`${LIST}    new Worker(list).start();\n${WALK('fails')}`)],
  ['one that is put into a static field', program(`${LIST}    shared = list; poke();\n${WALK('fails')}`)],
  ['one that a method puts there', program(`${LIST}    register(list); poke();\n${WALK('fails')}`)],
  ['one that comes from a method that keeps it', program(`    List<String> list = made(); poke();\n${WALK('fails')}`)],
  ['one that comes from a method that does not', program(`    List<String> list = fresh(); poke();\n${WALK('safe')}`)],
  [
    'one in a collection that is captured',
    program(
      `${LIST}    List<List<String>> all = new ArrayList<>(); all.add(list);\n    start(() -> all.get(0).add("b"));\n${WALK('fails')}`,
    ),
  ],
  [
    'one in a map of a field',
    program(
      `${LIST}    names.put("a", list);\n    start(() -> { for (List<String> each : names.values()) each.clear(); });\n${WALK('fails')}`,
      'static final Map<String, List<String>> names = new HashMap<>();',
    ),
  ],
  [
    'one in an array',
    program(`${LIST}    List<?>[] all = { list };\n    start(() -> all[0].clear());\n${WALK('fails')}`),
  ],
  [
    'one under another name',
    program(`${LIST}    List<String> same = list;\n    start(() -> same.clear());\n${WALK('fails')}`),
  ],
  [
    'one in a field of an object that is captured',
    program(
      `    T box = new T(); start(() -> box.held.add("b"));\n    List<String> list = box.held;\n${WALK('fails')}`,
    ),
  ],
  [
    'one in a field of an object of which nobody knows',
    program(`    T box = new T(); poke();\n    List<String> list = box.held; list.add("b");\n${WALK('safe')}`),
  ],
  [
    'a view of one',
    program(
      `${LIST}    List<String> view = Collections.unmodifiableList(list); start(() -> list.clear());\n    Iterator<String> it = view.iterator();\n    if (it.hasNext())\n      it.next(); // fails`,
    ),
  ],
  [
    'a view that the thread has',
    program(`${LIST}    List<String> view = list.subList(0, 1); start(() -> view.clear());\n${WALK('fails')}`),
  ],
  ['by a method of the library', program(`${LIST}    start(() -> Collections.addAll(list, "b"));\n${WALK('fails')}`)],
  ['by a function of it', program(`${LIST}    Runnable task = list::clear; start(task);\n${WALK('fails')}`)],
  [
    'an iterator that the thread has',
    program(
      `${LIST}    Iterator<String> it = list.iterator(); start(() -> it.next());\n    if (it.hasNext())\n      it.next(); // fails`,
    ),
  ],
  [
    'a set whose key set the thread has',
    program(
      `    Map<String, String> map = new HashMap<>(); map.put("a", "b");\n    Set<String> keys = map.keySet(); start(() -> keys.clear());\n    for (Iterator<String> it = map.values().iterator(); it.hasNext();)\n      it.next(); // fails`,
    ),
  ],
  [
    'shared when an exception comes',
    program(
      `${LIST}    try { Integer.parseInt(given.toString()); } catch (NumberFormatException e) { shared = list; }\n    poke();\n${WALK('fails')}`,
    ),
  ],
  ['given by the caller', program(`    List<String> list = given; poke();\n${WALK('fails')}`)],
  [
    'shared only afterwards',
    program(
      `${LIST}${WALK('safe')}\n    start(() -> list.add("b"));\n    Iterator<String> at = list.iterator();\n    if (at.hasNext())\n      at.next(); // fails`,
    ),
  ],
  [
    'an inner object that keeps what it is in',
    program(
      `    Outer outer = new Outer(); outer.go();\n    Iterator<String> it = outer.list.iterator();\n    if (it.hasNext())\n      it.next(); // fails`,
      'static class Outer { final List<String> list = new ArrayList<>(); Outer() { list.add("o"); } void go() { start(new Runnable() { public void run() { list.add("i"); } }); } }',
    ),
  ],
  [
    'a constructor that hands its object over',
    program(
      `    Loud loud = new Loud();\n    Iterator<String> it = loud.list.iterator();\n    if (it.hasNext())\n      it.next(); // fails`,
      'static class Loud { final List<String> list = new ArrayList<>(); Loud() { list.add("o"); start(() -> list.clear()); } }',
    ),
  ],
  [
    'code of the thread itself',
    program(
      `${LIST}    start(() -> { for (Iterator<String> it = list.iterator(); it.hasNext();)\n      it.next(); // fails\n    });\n    list.add("c");`,
    ),
  ],
  [
    'what the thread makes for itself',
    program(
      `    start(() -> { List<String> own = new ArrayList<>(); own.add("a"); for (Iterator<String> it = own.iterator(); it.hasNext();)\n      it.next(); // safe\n    });`,
    ),
  ],
  [
    'what the thread makes and shows',
    program(
      `    start(() -> { List<String> own = new ArrayList<>(); own.add("a"); shared = own; for (Iterator<String> it = own.iterator(); it.hasNext();)\n      it.next(); // fails\n    });\n    shared.add("c");`,
    ),
  ],
  [
    'locks, which each thread holds by itself',
    program(
      '    ReentrantLock lock = new ReentrantLock();\n    start(() -> { lock.lock(); lock.unlock(); });\n    lock.lock();\n    lock.unlock(); // safe',
    ),
  ],
  [
    'locks that are given up twice',
    program(
      '    ReentrantLock lock = new ReentrantLock();\n    start(() -> { lock.lock(); lock.unlock(); });\n    lock.lock();\n    lock.unlock();\n    lock.unlock(); // fails',
    ),
  ],
];

describe.each(FORMS)('objects that threads can use, from %s', (form) => {
  it.each(PROGRAMS)('%s', async (_, text) => {
    const claims = await checked(form, text, PROTOCOLS);
    const found = (mark: string): readonly unknown[] =>
      linesWith(text, mark).map((line) => {
        const verdicts = verdictsAt(claims, line, 'protocol-error');
        return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'proved');
      });
    expect({ safe: found('safe'), fails: found('fails') }).toEqual({
      safe: linesWith(text, 'safe').map(() => true),
      fails: linesWith(text, 'fails').map(() => false),
    });
    expect(linesWith(text, 'safe').length + linesWith(text, 'fails').length).toBeGreaterThan(0);
  });

  it('the reason names the start', async () => {
    const text = program(`${LIST}    start(() -> list.add("b"));\n${WALK('fails')}`);
    const claims = await checked(form, text, PROTOCOLS);
    const [line] = linesWith(text, 'fails');
    const reasons = claims.flatMap(({ reason = '', property, location }) =>
      property === 'protocol-error' && location.line === line ? [reason] : [],
    );
    expect(reasons.join()).toMatch(/another thread may use the same objects of ArrayList: one is started at line 8/);
  });
});
