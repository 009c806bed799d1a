/** Each rule on a small program that breaks it, and on one that does not. Expectations follow from Java's semantics. */

import { describe, expect, it } from 'vitest';
import { hiddenOf, summaryOf } from '../../../src/findings/summary.js';
import { checkText, claimsOf, findingsOf, lineOf, shown, verdicts } from './checking.js';

describe('null-dereference', () => {
  it('tells a null literal apart from a value that is set', async () => {
    const text = `class T {
      static int broken() {
        String text = null;
        return text.length(); // broken
      }
      static int right() {
        String text = "a";
        return text.length(); // right
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} null-dereference text: unproved`]);
    expect(findingsOf(checked)[0]?.confidence).toBe('high');
    expect(verdicts(checked, lineOf(text, 'right'), 'null-dereference')).toEqual(['proved']);
  });

  it('follows null through a call into the callee', async () => {
    const text = `class T {
      private static int size(String word) {
        return word.length(); // size
      }
      static int twice() {
        return size("a") + size(null);
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'size')} null-dereference word: unproved`]);
    const [finding] = findingsOf(checked);
    expect(finding?.steps.map(({ message }) => message)).toContainEqual(expect.stringContaining('`word` is `null`'));
  });

  it('knows that map.get may return null, by the model', async () => {
    const text = `import java.util.*;
    class T {
      static int count(Map<String, String> map, String key) {
        return map.get(key).length(); // get
      }
      static int guarded(Map<String, String> map, String key) {
        String value = map.get(key);
        return value == null ? 0 : value.length(); // guarded
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'get')} null-dereference map.get(key): unproved`]);
    expect(verdicts(checked, lineOf(text, 'guarded'), 'null-dereference')).toEqual(['proved']);
  });
});

describe('class-cast', () => {
  it('tells classes apart', async () => {
    const text = `class T {
      static Integer broken() {
        Object value = "text";
        return (Integer) value; // broken
      }
      static String right() {
        Object value = new T();
        return value instanceof String ? (String) value : ""; // right
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} class-cast (Integer) value: unproved`]);
    expect(verdicts(checked, lineOf(text, 'right'), 'class-cast')).toHaveLength(1);
    expect(verdicts(checked, lineOf(text, 'right'), 'class-cast')[0]).toMatch(/^proved/);
  });
});

describe('array-bounds and negative-array-size', () => {
  it('decides constant indices and lengths', async () => {
    const text = `class T {
      static int broken() {
        int[] numbers = new int[3];
        return numbers[3]; // broken
      }
      static int right() {
        int[] numbers = new int[3];
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) sum += numbers[i]; // right
        return sum;
      }
      static int[] negative() {
        int length = -1;
        return new int[length]; // negative
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([
      `${lineOf(text, 'broken')} array-bounds numbers[3]: unproved`,
      `${lineOf(text, 'negative')} negative-array-size length: unproved`,
    ]);
    expect(verdicts(checked, lineOf(text, 'right'), 'array-bounds')).toEqual(['proved']);
  });

  it('does not blame a method for an index that its caller chooses', async () => {
    const text = `public class T {
      public static int at(int index) {
        int[] numbers = { 1, 2, 3 };
        return numbers[index];
      }
    }`;
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([]);
    expect(hiddenOf(summaryOf(checked.results))).toEqual(new Map([['caller', 1]]));
    // The run that breaks it is real all the same.
    expect(claimsOf(checked).find(({ property }) => property === 'array-bounds')?.verdict).toBe('refuted');
  });
});

describe('division-by-zero', () => {
  it('decides int and long, with and without assignment; floats never fail', async () => {
    const text = `class T {
      static int broken(int n) {
        int zero = n - n * 1;
        zero = 0;
        return n / zero; // broken
      }
      static long compound(long n) {
        long zero = 0;
        n %= zero; // compound
        return n;
      }
      static int right(int n, boolean b) {
        int divisor = b ? 2 : -3;
        return n / divisor; // right
      }
      static int guarded(int n, int divisor) {
        return divisor == 0 ? 0 : n / divisor; // guarded
      }
      static double real(double n) {
        return n / 0 % 0; // real
      }
      static int constant(int n) {
        return n / 4 % 3; // constant
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([
      `${lineOf(text, 'broken')} division-by-zero zero: unproved`,
      `${lineOf(text, 'compound')} division-by-zero zero: unproved`,
    ]);
    expect(verdicts(checked, lineOf(text, 'right'), 'division-by-zero')).not.toContain('refuted');
    expect(verdicts(checked, lineOf(text, 'guarded'), 'division-by-zero')).not.toContain('refuted');
    for (const never of ['real', 'constant']) {
      expect(verdicts(checked, lineOf(text, never), 'division-by-zero')).toEqual([]);
    }
  });

  it('proves what bounds show, and nothing of what a caller passes', async () => {
    const text = `class T {
      static int positive(int n, int divisor) {
        return divisor > 0 ? n / divisor : 0; // positive
      }
      static int orZero(int n, int divisor) {
        return divisor >= 0 ? n / divisor : 0; // orZero
      }
      static int any(int n) {
        return 8 / n; // any
      }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'positive'), 'division-by-zero')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'orZero'), 'division-by-zero')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'any'), 'division-by-zero')).toEqual(['unproved']);
    expect(shown(checked)).toEqual([]);
  });
});

describe('array-store', () => {
  it('goes by the class that the array was made with, not by its type', async () => {
    const text = `class T {
      static void broken() {
        Object[] all = new String[1];
        all[0] = 1; // broken
      }
      static void right() {
        Object[] all = new Number[1];
        all[0] = 1; // right
      }
      static void passed(Object[] all, Object value) {
        all[0] = value; // passed
        all[0] = null; // null
      }
      static void hidden(String[][] all, Object[] value) {
        ((Object[]) all)[0] = value; // hidden
      }
      static void strings(String[] all) {
        all[0] = "a"; // strings
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} array-store all[] = Integer.valueOf(1): unproved`]);
    expect(verdicts(checked, lineOf(text, 'right'), 'array-store')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'passed'), 'array-store')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'hidden'), 'array-store')).toEqual(['unproved']);
    // Null fits everywhere, and a string into every array of strings: there is nothing to claim.
    for (const never of ['null', 'strings']) {
      expect(verdicts(checked, lineOf(text, never), 'array-store')).toEqual([]);
    }
  });
});

describe('what nobody wrote', () => {
  it('is claimed all the same: casts of erasure, arguments of method references, bridges', async () => {
    const text = `import java.util.*;
    import java.util.function.*;
    class T {
      static String element(List<String> list) {
        return list.get(0); // element
      }
      static class Box<E> { E value; }
      static String known() {
        Box<String> box = new Box<>();
        box.value = "a";
        return box.value; // known
      }
      static int unbound() {
        Function<String, Integer> length = String::length; // unbound
        return length.apply(null);
      }
      static class P implements Comparable<P> { // bridge
        public int compareTo(P other) { return 0; }
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'unbound')} null-dereference argument0: unproved`]);
    expect(verdicts(checked, lineOf(text, 'element'), 'class-cast')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'known'), 'class-cast')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'unbound'), 'class-cast')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'bridge'), 'class-cast')).toEqual(['unproved']);
    // What a compiler adds is no method that somebody wrote: two constructors that nobody wrote count, bridges do not.
    expect(checked.results.filter(({ method }) => method === 'compareTo')).toHaveLength(2);
    expect(checked.methods).toBe(checked.results.length - 2);
  });
});

describe("the user's clauses", () => {
  it('judges requires at the call, not in the callee', async () => {
    const text = `class T {
      //@ requires word != null;
      static int size(String word) {
        return word.length(); // size
      }
      static int broken() {
        return size(null); // broken
      }
      static int right() {
        return size("a"); // right
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} requires word != null: unproved`]);
    expect(verdicts(checked, lineOf(text, 'right'), 'requires')).toEqual(['proved']);
  });

  it('judges ensures where the method returns', async () => {
    const text = `class T {
      //@ ensures \\result != null;
      static String broken(boolean flag) {
        return flag ? "a" : null;
      }
      //@ ensures \\result != null;
      static String right(boolean flag) {
        return flag ? "a" : "b";
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual(['2 ensures \\result != null: unproved']);
    expect(verdicts(checked, 6, 'ensures')).toEqual(['proved']);
  });

  it('takes a parameter that is assigned for what it was on entry', async () => {
    const text = `class T {
      //@ ensures word != null;
      static void clear(String word) {
        word = null;
      }
    }`;
    // A run with "a" meets it: \`word\` means "a". Saying that it fails would be wrong.
    const [claim] = claimsOf(await checkText(text)).filter(({ property }) => property === 'ensures');
    expect(claim?.message ?? '').not.toContain('does not hold');
  });

  it('judges assert, and assumes requires and assume before it', async () => {
    const text = `class T {
      //@ requires n > 3;
      static void m(int n, int k) {
        //@ assert n > 2;
        //@ assume k > 5;
        //@ assert k > 4;
        //@ assert k > 9;
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual(['7 assert k > 9: unproved']);
    const proved = claimsOf(checked).filter(({ verdict }) => verdict === 'proved');
    expect(proved.map(({ subject }) => subject)).toEqual(['n > 2', 'k > 4']);
    expect(proved[1]?.assumptions).toContain('assume:5');
  });

  it('judges invariants at exits, and names them where they are assumed', async () => {
    const text = `class T {
      //@ invariant name != null;
      private String name = "a";
      void right(String other) { name = other; }
      void broken() { name = null; }
      int size() { return name.length(); }
    }`;
    const checked = await checkText(text);
    const invariants = claimsOf(checked).filter(({ property }) => property === 'invariant');
    expect(checked.results.find(({ method }) => method === 'broken')?.claims.map(({ verdict }) => verdict)).toEqual([
      'unproved',
    ]);
    expect(invariants.filter(({ verdict }) => verdict === 'proved').length).toBeGreaterThanOrEqual(2);
    const size = checked.results
      .find(({ method }) => method === 'size')
      ?.claims.find(({ property }) => property === 'null-dereference');
    expect(size?.verdict).toBe('proved');
    expect(size?.assumptions).toContain('invariant:T');
  });
});

describe('nullness annotations', () => {
  const ANNOTATIONS = '@interface NonNull {} @interface Nullable {}';

  it('demand at calls, trust inside', async () => {
    const text = `class T {
      static int size(@NonNull String word) {
        return word.length(); // size
      }
      static int broken() {
        return size(null); // broken
      }
    }
    ${ANNOTATIONS}`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} requires word != null: unproved`]);
  });

  it('demand a result that is not null', async () => {
    const text = `class T {
      static @NonNull String broken(boolean flag) {
        if (flag) return "a"; // right
        return null; // broken
      }
    }
    ${ANNOTATIONS}`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([`${lineOf(text, 'broken')} ensures \\result != null: unproved`]);
    expect(verdicts(checked, lineOf(text, 'right'), 'ensures')).toEqual(['proved']);
  });

  it('allow null where they say so', async () => {
    const text = `class T {
      static int size(@Nullable String word) {
        return word.length(); // size
      }
    }
    ${ANNOTATIONS}`;
    expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'size')} null-dereference word: unproved`]);
  });
});

describe('lengths in formulas', () => {
  it('bound the array that they speak of, and no other', async () => {
    const text = `class T {
      //@ requires a != null && b != null && a.length == 3;
      //@ ensures \\result == 3;
      static int fill(int[] a, int[] b) {
        for (int i = 0; i < 3; i++) a[i] = 1; // known
        b[2] = 1; // other
        return a.length;
      }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'known'), 'array-bounds')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'other'), 'array-bounds')).toEqual(['unproved']);
    expect(claimsOf(checked).filter(({ property }) => property === 'ensures')).toMatchObject([{ verdict: 'proved' }]);
  });
});
