/** What calls that are not followed imply is used after them, and where it does not hold it is not. */
import { describe, expect, it } from 'vitest';
import type { EnginePolicy } from '../../../../src/engine/policy.js';
import { impliedAssumptions } from '../../../../src/obligations/assumptions.js';
import { checkText, claimsOf, lineOf } from '../../../analyses/check/checking.js';
import { alarms } from '../../recency-calls/support.js';
import { runJava } from '../running.js';

/** Nothing is followed. */
const ALONE: Partial<EnginePolicy> = { follows: () => false };

/** Lines with `// alarm` are the ones where null is possible. */
const PROGRAM = `class Main {
  static class Check {
    void that(Object x) { if (x == null) throw new IllegalStateException(); }
  }
  static class Lax extends Check { @Override void that(Object x) {} }
  static class Other { void that(Object x) { if (x == null) throw new IllegalStateException(); } }
  static class Stricter extends Other { @Override void that(Object x) { x.hashCode(); } }
  static java.util.Map<String, String> map = new java.util.HashMap<>();
  static void required(Object x) { if (x == null) throw new IllegalArgumentException(); }
  static void replaced(Object x) { x = map; if (x == null) throw new IllegalArgumentException(); }
  static boolean isEmpty(String s) { return s == null || s.length() == 0; }
  static boolean isAbsent(String s) { return s == null; }
  static String trimmed(String s) { return s == null ? null : s.trim(); }
  static String checked(String s) { required(s); return s; }
  static Strict kept;
  static void isTrue(boolean b) { if (!b) throw new IllegalArgumentException(); }
  static void isTrueOrNot(boolean b) { if (!b) map.clear(); }
  static class Strict { void isTrue(boolean b) { if (!b) throw new IllegalArgumentException(); } }
  static class Loose extends Strict { @Override void isTrue(boolean b) {} }
  static void test(Check check, Other other) {
    String a = map.get("a");
    required(a);
    a.length();
    String b = map.get("b");
    replaced(b);
    b.length(); // alarm: not-null
    String c = map.get("c");
    if (!isEmpty(c)) c.length();
    String d = map.get("d");
    if (isEmpty(d)) d.length(); // alarm: not-null
    String e = map.get("e");
    if (isAbsent(e)) return;
    e.length();
    String f = map.get("f");
    if (trimmed(f) != null) f.length();
    String g = map.get("g");
    check.that(g);
    g.length(); // alarm: not-null
    String h = map.get("h");
    other.that(h);
    h.length();
    String i = map.get("i");
    try { required(i); } catch (IllegalArgumentException x) { i.length(); } // alarm: not-null
    String j = map.get("j");
    j = checked(j);
    j.length();
    String k = map.get("k");
    String l = checked(k);
    k.length();
    l.length();
    Strict strict = kept;
    if (strict == null) return;
    String m = map.get("m");
    isTrue(m != null);
    m.length();
    String n = map.get("n");
    isTrueOrNot(n != null);
    n.length(); // alarm: not-null
    String o = map.get("o");
    boolean isThere = o != null;
    o = map.get("p");
    isTrue(isThere);
    o.length(); // alarm: not-null
    String q = map.get("q");
    strict.isTrue(q != null);
    q.length(); // alarm: not-null
    String r = map.get("r");
    try { isTrue(r != null); } catch (IllegalArgumentException x) { r.length(); } // alarm: not-null
    String s = map.get("s");
    isTrue(s == null);
    s.length(); // alarm: not-null
  }
}`;

describe('what calls that are not followed imply', () => {
  it('is known after them, and only where it holds', async () => {
    const expected = PROGRAM.split('\n').flatMap((line, index) =>
      line.includes('// alarm') ? [`${index + 1} not-null`] : [],
    );
    const found = await alarms(PROGRAM, 'test', ALONE);
    expect(found.filter((alarm) => !alarm.startsWith('('))).toEqual([...expected].sort());
  });

  it('a value that cannot be so does not come back', async () => {
    const program = `class Main {
      static void required(Object x) { if (x == null) throw new IllegalArgumentException(); }
      static void fail() { throw new IllegalStateException(); }
      static void test(String s) {
        Object nothing = null;
        if (s == null) fail();
        s.length();
        required(nothing);
        nothing.hashCode();
      }
    }`;
    expect(await alarms(program, 'test', ALONE)).toEqual([]);
  });

  it('rests on what was read for it', async () => {
    const text = `import java.util.*;
class T {
  static final Map<String, String> MAP = new HashMap<>();
  static void required(Object x) { demanded(x); }
  static void demanded(Object x) { Objects.requireNonNull(x, () -> "x"); }
  static void idle(Object x) { Optional.ofNullable(x); }
  static int a(String key) { String s = MAP.get(key); required(s); return s.length(); }
  static int b(String key) { String s = MAP.get(key); idle(s); return s.length(); }
}`;
    const assumed = async (method: string): Promise<readonly string[]> => {
      const { program, result, code } = await runJava(text, method, ALONE);
      return impliedAssumptions(program, result)(code);
    };
    expect(await assumed('T.a')).toEqual(['library-model:java.util.Objects']);
    expect(await assumed('T.b')).toEqual([]);
  });

  it('proves', async () => {
    const text = `import java.util.*;
class T {
  static final Map<String, String> MAP = new HashMap<>();
  static void required(Object x) { Objects.requireNonNull(x, () -> "x"); }
  static int a(String key) { String s = MAP.get(key); required(s); return s.length(); } // checked
  static int b(String key) { String s = MAP.get(key); return s.length(); } // unchecked
}`;
    const checked = await checkText(text);
    const verdictsOf = (comment: string): readonly string[] =>
      claimsOf(checked)
        .filter(({ location, subject }) => location.line === lineOf(text, comment) && subject === 's')
        .map(({ verdict }) => verdict);
    expect(verdictsOf('checked')).toEqual(['proved']);
    expect(verdictsOf('unchecked')).toEqual(['unproved']);
  });
});
