/** Alarms that are not worth showing although the analysis cannot exclude them, each beside one that is. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf, findingsOf, shown } from './checking.js';

/** Nulls that are shown without running anything. */
async function alarms(text: string): Promise<readonly string[]> {
  const checked = await checkText(text);
  return shown(checked).filter((line) => line.includes('null-dereference'));
}

const PAIRS: readonly (readonly [string, string, string])[] = [
  [
    'a variable of which an assertion speaks, although it may be switched off',
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>();
       int a(String key) { String s = map.get(key); assert s != null; return s.length(); } }`,
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>();
       int a(String key) { String s = map.get(key); assert key != null; return s.length(); } }`,
  ],
  [
    'a key of which an assertion speaks',
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>();
       int a(String key) { assert map.containsKey(key) : key; return map.get(key).length(); } }`,
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>();
       int a(String key, String other) { assert other != null; return map.get(key).length(); } }`,
  ],
  [
    'a property that is always set, through a call',
    'class T { static int a() { return b(System.getProperty("java.version")); } private static int b(String s) { return s.length(); } }',
    'class T { static int a() { return b(System.getProperty("my.version")); } private static int b(String s) { return s.length(); } }',
  ],
  [
    'a property that is always set',
    'class T { boolean a() { return System.getProperty("os.name").isEmpty(); } }',
    'class T { boolean a(String key) { return System.getProperty(key).isEmpty(); } }',
  ],
  [
    'the kind of a class',
    'class T { String a(Class<?> type) { return type.getComponentType().getName(); } }',
    'class T { String a(java.util.Map<String, Class<?>> types) { return types.get("x").getName(); } }',
  ],
  [
    'a static flag beside the field',
    `class T { static boolean on; static String text; static void set(boolean f) { on = f; text = f ? "x" : null; }
       static int a(boolean f) { set(f); int b = 0; if (on) b = text.length(); return b; } }`,
    `class T { static boolean on; static String text; static void set(boolean f) { on = f; text = f ? "x" : null; }
       static int a(boolean f) { set(f); int b = 0; b = text.length(); return b; } }`,
  ],
  [
    'a key that a method of the same object has put in',
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.putIfAbsent(key, new ArrayList<>()); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.putIfAbsent(key, new ArrayList<>()); }
       void a(String key, String other) { add(other); map.get(key).add("x"); } }`,
  ],
  [
    'a key that another object was asked for before',
    `import java.util.*; class Options { final Map<String, String> all = new HashMap<>(), others = new HashMap<>();
       boolean has(String key) { String k = key.trim(); return all.containsKey(k); }
       String get(String key) { String k = key.trim(); if (others.containsKey(k)) return others.get(k); return all.get(k); }
       boolean knows(String key) { return get(key) != null; } }
     class T { Options options = new Options(); void set(Options o) { options = o; }
       int a(String key) { return options.has(key) ? options.get(key).length() : 0; } }`,
    `import java.util.*; class Options { final Map<String, String> all = new HashMap<>(), others = new HashMap<>();
       boolean has(String key) { String k = key.trim(); return all.containsKey(k); }
       String get(String key) { String k = key.trim(); if (others.containsKey(k)) return others.get(k); return all.get(k); }
       boolean knows(String key) { return get(key) != null; } }
     class T { Options options = new Options(); void set(Options o) { options = o; }
       int a(String key, String other) { return options.has(other) ? options.get(key).length() : 0; } }`,
  ],
  [
    'a key that the object itself has named',
    `import java.util.*; class Options { final Map<String, String> all = new HashMap<>();
       List<String> names() { return new ArrayList<>(all.keySet()); }
       String get(String key) { return all.get(key); }
       boolean knows(String key) { return get(key) != null; } }
     class T { int a(Options options) { List<String> names = options.names(); return names.isEmpty() ? 0 : options.get(names.get(0)).length(); } }`,
    `import java.util.*; class Options { final Map<String, String> all = new HashMap<>();
       List<String> names() { return new ArrayList<>(all.keySet()); }
       String get(String key) { return all.get(key); }
       boolean knows(String key) { return get(key) != null; } }
     class T { int a(Options options, List<String> names) { return names.isEmpty() ? 0 : options.get(names.get(0)).length(); } }`,
  ],
  [
    'what one outcome of a call that is not followed would pass on',
    `abstract class Settings { String text; Settings(String t) { if (t != null) text = t; } String text() { return text; } }
     abstract class T { abstract int of(String s); int a(Settings s) { return of(s.text()); } }
     class U extends T { int of(String s) { return s.length(); } }
     class V extends T { int of(String s) { return 1; } }`,
    `abstract class Settings { String text; Settings(String t) { if (t != null) text = t; } String text() { return text; } }
     abstract class T { abstract int of(String s); int a(Settings s) { return of(null); } }
     class U extends T { int of(String s) { return s.length(); } }
     class V extends T { int of(String s) { return 1; } }`,
  ],
  [
    'a key that it puts in, and not one that it takes out',
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.put(key, new ArrayList<>()); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
    `import java.util.*; class T { final Map<String, List<String>> map = new HashMap<>();
       void add(String key) { map.remove(key); }
       void a(String key) { add(key); map.get(key).add("x"); } }`,
  ],
  [
    'a copy of what can be copied',
    `class T implements Cloneable { String s = "x"; int a() { return copy().s.length(); } boolean b() { return copy() == null; }
       T copy() { try { return (T) super.clone(); } catch (CloneNotSupportedException e) { return null; } } }`,
    `class T { String s = "x"; int a() { return copy().s.length(); } boolean b() { return copy() == null; }
       T copy() { try { return (T) super.clone(); } catch (CloneNotSupportedException e) { return null; } } }`,
  ],
  [
    'a constant that stands in for null',
    `class U { static Object[] all; static void set(Object[] v) { all = v; } }
     class T { static int a(Object[] x) { if (x == null) x = U.all; return x.length; } }`,
    `class U { static Object[] all; static void set(Object[] v) { all = v; } }
     class T { static int a(Object[] x) { x = U.all; if (x == null) U.set(null); return x.length; } }`,
  ],
  [
    'a key that another collection holds',
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>(); final Set<String> kept = new HashSet<>();
       int a() { int n = 0; for (String s : kept) n += map.get(s).length(); return n; } }`,
    `import java.util.*; class T { final Map<String, String> map = new HashMap<>(); final Set<String> kept = new HashSet<>();
       boolean has(String s) { return map.get(s) != null; }
       int a() { int n = 0; for (String s : kept) n += map.get(s).length(); return n; } }`,
  ],
  [
    'a result that nobody else takes for null',
    `class T { private String s; private int n; void set(String t) { s = t; n = 1; } private String text() { return n > 0 ? s : null; }
       int a() { return text().length(); } }`,
    `class T { private String s; private int n; void set(String t) { s = t; n = 1; } private String text() { return n > 0 ? s : null; }
       int a() { return text().length(); } boolean b() { return text() == null; } }`,
  ],
  [
    'a result that the class decides about, and not the library',
    `class T { private java.io.BufferedReader r; private int n; T(java.io.BufferedReader r) { this.r = r; }
       private String line() throws java.io.IOException { n++; return n > 9 ? null : ""; } int a() throws java.io.IOException { return line().length(); } }`,
    `class T { private java.io.BufferedReader r; private int n; T(java.io.BufferedReader r) { this.r = r; }
       private String line() throws java.io.IOException { return r.readLine(); } int a() throws java.io.IOException { return line().length(); } }`,
  ],
  [
    'the message of an exception that was caught',
    'class T { boolean a(Runnable r) { try { r.run(); return true; } catch (RuntimeException e) { return e.getMessage().isEmpty(); } } }',
    'class T { boolean a(Exception e) { return e.getMessage().isEmpty(); } }',
  ],
];

describe('trust in alarms', () => {
  it.each(PAIRS)('%s', async (_, quiet, loud) => {
    expect(await alarms(quiet)).toEqual([]);
    expect((await alarms(loud)).length).toBe(1);
  });

  it('what a call may return is no certain null, unless the code has asked', async () => {
    const confidences = async (use: string): Promise<readonly string[]> => {
      const text = `class T { T next; static T find(T t, int n) { while (t != null && n-- > 0) t = t.next; return t; }
        static boolean has(T t) { return found(t, 1) != null && find(t, 1) != null; }
        static T found(T t, int n) { T r = find(t, n); if (r == null) return null; return r; }
        static T use(T t, int n) { ${use} } }`;
      const findings = findingsOf(await checkText(text)).filter(({ subject }) => subject === 'r');
      return findings.map(({ confidence }) => confidence);
    };
    expect(await confidences('T r = found(t, n); return r.next;')).toEqual(['medium']);
    expect(await confidences('T r = found(t, n); if (r == null) n++; return r.next;')).toEqual(['high']);
    expect(await confidences('T r = null; if (n > 0) r = t; return r.next;')).toEqual(['high']);
  });

  it('no proof rests on it', async () => {
    for (const [, quiet] of PAIRS) {
      const found = claimsOf(await checkText(quiet)).filter(({ property }) => property === 'null-dereference');
      expect(found.some(({ verdict }) => verdict === 'unproved')).toBe(true);
    }
  });
});
