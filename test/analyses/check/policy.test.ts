/** What is shown and what is not, point by point as the contract says. */

import { describe, expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../../src/findings/claim.js';
import { hiddenOf, summaryOf, totalOf } from '../../../src/findings/summary.js';
import { checkText, claimsOf, findingsOf, lineOf, shown, verdicts } from './checking.js';

describe('parameters of accessible methods', () => {
  it('are taken as not null where nothing says otherwise', async () => {
    const text = `class T {
      int size(String word) {
        return word.length(); // size
      }
    }`;
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([]);
    expect(verdicts(checked, lineOf(text, 'size'), 'null-dereference')).toEqual(['proved']);
  });

  it('are expected to be null where the method tests them', async () => {
    const text = `public class T {
      public int size(String word) {
        if (word == null) System.out.println("none");
        return word.length(); // size
      }
    }`;
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([`${lineOf(text, 'size')} null-dereference word: refuted`]);
    expect(findingsOf(checked)[0]?.witness?.calls).toEqual(['t = new T()', 't.size(null)']);
  });

  it('are not expected to be null because Objects.requireNonNull says so', async () => {
    const text = `import java.util.Objects;
    class T {
      int size(String word) {
        Objects.requireNonNull(word);
        return word.length(); // size
      }
    }`;
    expect(verdicts(await checkText(text), lineOf(text, 'size'), 'null-dereference')).toEqual(['proved']);
  });

  it('are null where another class of the input passes null, even through calls that are not followed', async () => {
    const text = `class T {
      static int size(String word) {
        return word.length(); // size
      }
    }
    class Caller {
      static int call() { return T.size(null); }
    }`;
    const line = lineOf(text, 'size');
    expect(verdicts(await checkText(text), line, 'null-dereference')).toEqual(['unproved']);
    // So little that nothing but single methods can be analysed, if that.
    for (const budget of [0.01, 0.001, 0.0005]) {
      const found = verdicts(await checkText(text, { budget }), line, 'null-dereference');
      expect(found.every((verdict) => !verdict.startsWith('proved'))).toBe(true);
    }
  });

  it('of lambdas are not assumed anything of', async () => {
    const text = `import java.util.function.*;
    class T {
      static Function<String, Integer> sizes() {
        return word -> word.length(); // lambda
      }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'lambda'), 'null-dereference')).toEqual(['unproved']);
    expect(shown(checked)).toEqual([]);
  });
});

describe('latent problems', () => {
  const TEXT = `class T {
      private T next;
      private T() {}
      static T make() { T made = new T(); made.next = made; return made; }
      T second() {
        return next.next; // second
      }
    }`;

  it('are hidden and counted', async () => {
    const checked = await checkText(TEXT, { replay: true });
    expect(shown(checked)).toEqual([]);
    expect(hiddenOf(summaryOf(checked.results))).toEqual(new Map([['heap', 1]]));
    // The heap that breaks it cannot be built by calls: it stays a refutation that nobody realises.
    expect(claimsOf(checked).find(({ verdict }) => verdict === 'refuted')?.witness?.start).toBe('heap');
  });

  it('are shown on demand, marked as such', async () => {
    const checked = await checkText(TEXT, { replay: true, show: HIDDEN_REASONS });
    expect(shown(checked)).toEqual([`${lineOf(TEXT, 'second')} null-dereference next: refuted`]);
    expect(findingsOf(checked)[0]?.onRequest).toBe('heap');
    expect(totalOf(summaryOf(checked.results))).toMatchObject({ bugs: 1, hidden: 0 });
  });

  it('are shown where calls bring them about', async () => {
    const text = TEXT.replace('class', 'public class')
      .replace('private T() {}', 'public T() {}')
      .replace('T second', 'public T second');
    const checked = await checkText(text, { replay: true });
    const [finding] = findingsOf(checked);
    expect(finding?.verdict).toBe('refuted');
    expect(finding?.witness?.start).toBe('calls');
    expect(finding?.confidence).toBe('high');
  });

  it('are shown where the code is annotated', async () => {
    const text = TEXT.replace('T second() {', '//@ requires this != null;\n T second() {');
    expect(shown(await checkText(text, { replay: true }))).toHaveLength(1);
  });
});

describe('one cause, one finding', () => {
  it('does not repeat a null on the same path', async () => {
    const text = `class T {
      static int m() {
        String text = null;
        int first = text.length(); // first
        return first + text.hashCode();
      }
    }`;
    expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'first')} null-dereference text: unproved`]);
  });

  it('reports a place once, whoever calls', async () => {
    const text = `class T {
      private static int size(String word) {
        return word.length(); // size
      }
      static int a() { return size(null); }
      static int b(String word) { return word == null ? size(word) : 0; }
    }`;
    expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'size')} null-dereference word: unproved`]);
  });

  it('reports a finally block once, although it is copied', async () => {
    const text = `class T {
      static void m(Runnable run) {
        String text = null;
        try {
          run.run();
        } finally {
          text.length(); // finally
        }
      }
    }`;
    expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'finally')} null-dereference text: unproved`]);
  });
});

describe('tests that the domain forgets', () => {
  it('hide an alarm, but prove nothing', async () => {
    const text = `import java.util.*;
    class T {
      static int m(Map<String, String> map, String key) {
        if (map.containsKey(key)) return map.get(key).length(); // tested
        return 0;
      }
    }`;
    const checked = await checkText(text);
    expect(shown(checked)).toEqual([]);
    expect(verdicts(checked, lineOf(text, 'tested'), 'null-dereference')).toContain('unproved');
  });

  it('count only for the same key', async () => {
    const text = `import java.util.*;
    class T {
      static int m(Map<String, String> map, String key, String other) {
        if (map.containsKey(other)) return map.get(key).length(); // tested
        return 0;
      }
    }`;
    expect(shown(await checkText(text))).toHaveLength(1);
  });
});

describe('programs', () => {
  it('start with main, with static fields as initialisers leave them', async () => {
    const text = `class T {
      static String name;
      static String other = "b";
      public static void main(String[] args) {
        System.out.println(other.length()); // other
        System.out.println(name.length()); // name
      }
    }`;
    const checked = await checkText(text, { replay: true });
    expect(shown(checked)).toEqual([`${lineOf(text, 'name')} null-dereference name: refuted`]);
    expect(findingsOf(checked)[0]?.witness?.start).toBe('main');
    // Called later, any value may be in \`other\`.
    expect(verdicts(checked, lineOf(text, 'other'), 'null-dereference')).not.toContain('refuted');
  });
});

describe('method references', () => {
  it('let others call a private method with anything', async () => {
    const text = `import java.util.*;
    class T {
      private static void handle(String word) {
        int size = word.length(); // handle
      }
      static void all(List<String> words) {
        handle("a");
        words.forEach(T::handle);
      }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'handle'), 'null-dereference')).not.toContain('proved');
  });

  it('and bridges pass null on to the method behind them', async () => {
    const text = `class T implements Comparable<T> {
      int value;
      public int compareTo(T other) {
        return value - other.value; // compare
      }
      static int m(Comparable<T> one) { return one.compareTo(null); }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'compare'), 'null-dereference')).not.toContain('proved');
  });
});

describe('private methods behind calls that are not followed', () => {
  it('are not proved from the calls that were followed', async () => {
    // Six calls inside each other are followed: from `m` all of them, from `call` not the last.
    const text = `class T {
      static int m(String s) { return p1(s); }
      private static int p1(String s) { return p2(s); }
      private static int p2(String s) { return p3(s); }
      private static int p3(String s) { return last(s); }
      private static int last(String s) {
        return s.length(); // last
      }
    }
    class Caller {
      static int call() { return c1(); }
      private static int c1() { return c2(); }
      private static int c2() { return T.m(null); }
    }`;
    const line = lineOf(text, 'last');
    for (const budget of [1, 0.1, 0.01, 0.001]) {
      const found = verdicts(await checkText(text, { budget }), line, 'null-dereference');
      expect(found.filter((verdict) => verdict.startsWith('proved'))).toEqual([]);
    }
  });
});
