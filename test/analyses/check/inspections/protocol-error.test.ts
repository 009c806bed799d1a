/** Calls that library objects refuse, and their right twins. Expectations follow from the documentation of the Java library. */
import { describe, expect, it } from 'vitest';
import { protocolError } from '../../../../src/analyses/check/inspections/protocols/protocol-error.js';
import { findingsOf, inspectText, type Runs, told } from './inspecting.js';

async function members(text: string, runs: Runs = 'with replay'): Promise<readonly string[]> {
  return told(
    await inspectText(
      protocolError,
      `import java.util.*; import java.util.concurrent.*; import java.util.regex.*; import java.util.stream.*; import java.io.*;
      class T {
        ${text}
      }`,
      [],
      runs,
    ),
  );
}

const FIND =
  'List<String> items; Optional<String> find(String k) { for (String s : items) if (s.equals(k)) return Optional.of(s); return Optional.empty(); }';

/** Name, what is wrong and how sure that is as long as nothing is replayed, the same done right. */
const PAIRS: readonly (readonly [name: string, wrong: string, confidence: string, right: string])[] = [
  [
    'a list that is changed in a loop over it',
    'void m(List<String> l) { for (String s : l) if (s.isEmpty()) l.remove(s); }',
    'medium',
    'void m(List<String> l) { Iterator<String> it = l.iterator(); while (it.hasNext()) if (it.next().isEmpty()) it.remove(); }',
  ],
  [
    'a list in a field',
    'final List<String> items = new ArrayList<>(); void m() { for (String s : items) if (s.isEmpty()) items.add(s); }',
    'medium',
    'final List<String> items = new CopyOnWriteArrayList<>(); void m() { for (String s : items) if (s.isEmpty()) items.add(s); }',
  ],
  [
    'a change, and the end of the loop',
    'void m(List<String> l) { for (String s : l) if (s.isEmpty()) { l.remove(s); continue; } }',
    'medium',
    'void m(List<String> l) { for (String s : l) if (s.isEmpty()) { l.remove(s); break; } }',
  ],
  [
    'keys of a map',
    'void m(Map<String, String> m) { for (String k : m.keySet()) if (k.isEmpty()) m.remove(k); }',
    'medium',
    'void m(Map<String, String> m) { for (String k : new ArrayList<>(m.keySet())) if (k.isEmpty()) m.remove(k); }',
  ],
  [
    'new keys of a map',
    'void m(Map<String, Integer> m) { for (String k : m.keySet()) m.put(k + 1, 1); }',
    'medium',
    'void m(Map<String, Integer> m) { for (String k : m.keySet()) m.put(k, 1); }',
  ],
  [
    'a method that changes the field',
    'final List<String> items = new ArrayList<>(); void drop(String s) { items.remove(s); } void m() { for (String s : items) drop(s); }',
    'medium',
    'final List<String> items = new ArrayList<>(); void drop(String s) { items.remove(s); } void m() { for (String s : items) { drop(s); return; } }',
  ],
  [
    'another list',
    'void m(List<String> l) { List<String> o = l; for (String s : l) o.remove(s); }',
    'medium',
    'void m(List<String> l, List<String> o) { for (String s : l) o.remove(s); }',
  ],
  [
    'next after the end',
    'String m(List<String> l) { Iterator<String> it = l.iterator(); while (it.hasNext()) it.next(); return it.next(); }',
    'high',
    'String m(List<String> l) { Iterator<String> it = l.iterator(); return it.hasNext() ? it.next() : ""; }',
  ],
  [
    'remove twice',
    'void m(List<String> l) { Iterator<String> it = l.iterator(); while (it.hasNext()) { it.next(); it.remove(); it.remove(); } }',
    'high',
    'void m(List<String> l) { Iterator<String> it = l.iterator(); while (it.hasNext()) { it.next(); it.remove(); } }',
  ],
  [
    'remove before next',
    'void m(List<String> l) { Iterator<String> it = l.iterator(); it.remove(); }',
    'high',
    'void m(List<String> l) { Iterator<String> it = l.iterator(); it.next(); it.remove(); }',
  ],
  [
    'an empty optional',
    'String m() { Optional<String> o = Optional.empty(); return o.get(); }',
    'high',
    'String m() { Optional<String> o = Optional.of("a"); return o.get(); }',
  ],
  [
    'an optional that a method leaves empty',
    `${FIND} String m(String k) { return find(k).get(); }`,
    'medium',
    `${FIND} String m(String k) { return find(k).orElse(""); }`,
  ],
  [
    'an optional that was asked',
    `${FIND} String m(String k) { Optional<String> o = find(k); if (!o.isPresent()) System.out.println(k); return o.get(); }`,
    'medium',
    `${FIND} String m(String k) { Optional<String> o = find(k); if (!o.isPresent()) return ""; return o.get(); }`,
  ],
  [
    'an optional of what a map may lack',
    'Map<String, String> names; Optional<String> find(String k) { return Optional.ofNullable(names.get(k)); } String m(String k) { return find(k).get(); }',
    'medium',
    'Map<String, String> names; Optional<String> find(String k) { return Optional.ofNullable(names.getOrDefault(k, "")); } String m(String k) { return find(k).get(); }',
  ],
  [
    'isEmpty',
    `${FIND} String m(String k) { Optional<String> o = find(k); return o.isEmpty() ? o.get() : ""; }`,
    'high',
    `${FIND} String m(String k) { Optional<String> o = find(k); return o.isEmpty() ? "" : o.get(); }`,
  ],
  [
    'List.of',
    'void m() { List<String> l = List.of("a"); l.add("b"); }',
    'high',
    'void m() { List<String> l = new ArrayList<>(List.of("a")); l.add("b"); }',
  ],
  [
    'a field that holds List.of',
    'final List<String> l = List.of("a"); void m() { l.add("b"); }',
    'high',
    'final List<String> l = new ArrayList<>(); void m() { l.add("b"); }',
  ],
  [
    'Arrays.asList',
    'void m(String a) { List<String> l = Arrays.asList(a, a); l.add("x"); }',
    'high',
    'void m(String a) { List<String> l = Arrays.asList(a, a); l.set(0, "x"); }',
  ],
  [
    'a stream used twice',
    'long m(List<String> l) { Stream<String> s = l.stream(); return s.count() + s.count(); }',
    'high',
    'long m(List<String> l) { return l.stream().count() + l.stream().count(); }',
  ],
  [
    'a stream made of another',
    'Object m(List<String> l) { Stream<String> s = l.stream(); s.filter(x -> true); return s.count(); }',
    'high',
    'Object m(List<String> l) { Stream<String> s = l.stream(); s = s.filter(x -> true); return s.count(); }',
  ],
  [
    'a group without a match',
    'String m(String s) { Matcher m = Pattern.compile("(a)").matcher(s); return m.group(1); }',
    'high',
    'String m(String s) { Matcher m = Pattern.compile("(a)").matcher(s); return m.matches() ? m.group(1) : ""; }',
  ],
  [
    'an answer that nobody looks at',
    'String m(String s) { Matcher m = Pattern.compile("(a)").matcher(s); m.find(); return m.group(1); }',
    'medium',
    'String m(String s) { Matcher m = Pattern.compile("(a)").matcher(s); if (!m.find()) throw new IllegalArgumentException(s); return m.group(1); }',
  ],
  [
    'a reader that is closed',
    'String m(Reader in) throws IOException { BufferedReader r = new BufferedReader(in); r.close(); return r.readLine(); }',
    'high',
    'String m(Reader in) throws IOException { BufferedReader r = new BufferedReader(in); try { return r.readLine(); } finally { r.close(); } }',
  ],
  [
    'a scanner that is closed on one way',
    'int m(String t, boolean b) { Scanner s = new Scanner(t); if (b) s.close(); return s.nextInt(); }',
    'medium',
    'int m(String t, boolean b) { Scanner s = new Scanner(t); int n = s.nextInt(); if (b) s.close(); return n; }',
  ],
  [
    'a thread started twice',
    'void m() { Thread t = new Thread(); t.start(); t.start(); }',
    'high',
    'void m() { Thread t = new Thread(); t.start(); t = new Thread(); t.start(); }',
  ],
  [
    'an executor that is shut down',
    'void m(Runnable r) { ExecutorService e = Executors.newCachedThreadPool(); e.shutdown(); e.execute(r); }',
    'high',
    'void m(Runnable r) { ExecutorService e = Executors.newCachedThreadPool(); e.execute(r); e.shutdown(); }',
  ],
];

describe('protocol-error', () => {
  it.each(PAIRS)('%s', async (_, wrong, confidence, right) => {
    expect(await members(wrong, 'without replay')).toEqual([`m: unproved, ${confidence}`]);
    expect(await members(right)).toEqual([]);
  });

  it.each([
    [
      'code that reckons with the exception',
      'String m() { try { Optional<String> o = Optional.empty(); return o.get(); } catch (NoSuchElementException e) { return ""; } }',
    ],
    [
      'the same condition twice',
      'int m(String t, boolean b) { Scanner s = new Scanner(t); if (b) s.close(); return b ? 0 : s.nextInt(); }',
    ],
    [
      'objects that others got',
      'static void use(Iterator<String> it) { } String m(List<String> l) { Iterator<String> it = l.iterator(); while (it.hasNext()) it.next(); use(it); return it.next(); }',
    ],
    ['elements that are collections', 'void m(List<List<String>> l) { for (List<String> s : l) s.clear(); }'],
  ])('says nothing of %s', async (_, text) => {
    expect(await members(text)).toEqual([]);
  });

  it.each([
    ['an iterator', 'String m(Iterator<String> it) { return it.next(); }'],
    ['an optional', 'String m(Optional<String> o) { return o.get(); }'],
    ['a stream of a field', 'Stream<String> s; long m() { return s.count(); }'],
    ['a thread of an array', 'void m(Thread[] all) { Thread one = all[0]; one.start(); }'],
  ])('finds nothing of %s in an unknown state, but claims nothing either', async (_, text) => {
    expect(await members(text)).toEqual(['m: unproved']);
  });

  it('replays by public calls, and tells the way', async () => {
    const found = await inspectText(
      protocolError,
      `import java.util.*;
      public class T {
        public String last(List<String> names) {
          Iterator<String> it = names.iterator();
          while (it.hasNext()) it.next();
          return it.next();
        }
      }`,
    );
    const [finding] = findingsOf(found);
    expect(finding?.verdict).toBe('refuted');
    expect(finding?.witness?.start).toBe('calls');
    expect(finding?.message).toBe('`it.next()` throws NoSuchElementException: there are no more elements');
    expect(finding?.steps.map(({ location, message }) => `${location.line} ${message}`)).toContain(
      '5 `it` has no more elements',
    );
  });

  it('runs programs, and tells of classes of the input that refuse a call', async () => {
    const text = (last: string): string => `
      class Door {
        private boolean isOpen;
        void open() { if (isOpen) throw new IllegalStateException(); isOpen = true; }
        void close() { demand(isOpen); isOpen = false; }
        static void demand(boolean holds) { if (!holds) throw new IllegalStateException(); }
      }
      public class T {
        static void expect(Runnable action) { try { action.run(); } catch (IllegalStateException expected) { } }
        public static void main(String[] args) {
          Door door = new Door();
          expect(() -> door.close());
          door.open();
          try { door.close(); } finally { System.out.println(); }
          ${last}
        }
      }`;
    const wrong = await inspectText(protocolError, text('door.close();'));
    expect(findingsOf(wrong).map(({ verdict, confidence }) => `${verdict}, ${confidence}`)).toEqual(['refuted, high']);
    const right = await inspectText(protocolError, text('door.open();'));
    expect(findingsOf(right)).toEqual([]);
    // The constructor and the four calls outside of the lambda.
    expect(told(right).filter((each) => each.startsWith('main'))).toEqual(Array(4).fill('main: proved'));
  });

  it('runs methods that take the first element of a collection of their own unasked', async () => {
    const text = (first: string): string => `import java.util.*;
      public class T {
        private final List<String> names = new ArrayList<>();
        public String longest() {
          Iterator<String> it = names.iterator();
          ${first}
          while (it.hasNext()) { String next = it.next(); if (next.length() > best.length()) best = next; }
          return best;
        }
        public String any(List<String> given) { return given.iterator().next(); }
      }`;
    expect(told(await inspectText(protocolError, text('String best = it.next();')))).toEqual([
      'longest: refuted, high',
    ]);
    expect(told(await inspectText(protocolError, text('String best = it.hasNext() ? it.next() : "";')))).toEqual([]);
  });

  it('says nothing of iterators and optionals that are handed on', async () => {
    const text = `import java.util.*;
      public class T implements Iterator<String> {
        private final Iterator<String> inner;
        private final Optional<String> last = Optional.empty();
        public T(Iterator<String> inner) { this.inner = inner; }
        public boolean hasNext() { return inner.hasNext(); }
        public String next() { return inner.next(); }
        public String last() { return last.get(); }
      }`;
    expect(told(await inspectText(protocolError, text))).toEqual(['next: unproved', 'last: unproved']);
  });

  it.each([
    ['names.stream().max(Comparator.naturalOrder()).get()', 'names.stream().max(Comparator.naturalOrder()).orElse("")'],
    ['names.stream().filter(n -> n.isEmpty()).findFirst().get()', 'given.stream().findFirst().get()'],
  ])('runs methods that take an element of a collection of their own unasked: %s', async (wrong, right) => {
    const text = (taken: string): string => `import java.util.*;
      public class T {
        private final List<String> names = new ArrayList<>();
        public void add(String name) { names.add(name); }
        public String any(List<String> given) { return ${taken}; }
      }`;
    expect(told(await inspectText(protocolError, text(wrong)))).toEqual(['any: refuted, high']);
    expect(told(await inspectText(protocolError, text(right)))).toEqual([]);
  });
});
