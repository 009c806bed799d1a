/** How findings are told: expressions of the source, steps, fingerprints. */
import { describe, expect, it } from 'vitest';
import { HIDDEN_REASONS } from '../../../src/findings/claim.js';
import { checkText, claimsOf, findingsOf, lineOf } from './checking.js';

describe('expressions', () => {
  it('are told as the source has them, not by temporaries', async () => {
    const text = `import java.util.*;
    class T {
      T next; T[] many; static T all; String name;
      void m(List<T> list, int i) {
        next.next.name.trim();
        many[i + 1].name.trim();
        T.all.name.trim();
        list.get(0).name.trim();
        ((T) list.get(i)).make("x", null).name.trim();
      }
      T make(String a, Object b) { return new T(); }
    }`;
    const checked = await checkText(text);
    const subjects = claimsOf(checked)
      .filter(({ property }) => property === 'null-dereference')
      .map(({ subject }) => subject);
    expect([...subjects].sort()).toEqual(
      [
        'next',
        'next.next',
        'next.next.name',
        'many',
        'many[i + 1]',
        'many[i + 1].name',
        'T.all',
        'T.all.name',
        'list',
        'list.get(0)',
        'list.get(0).name',
        'list',
        'list.get(i)',
        'list.get(i).make("x", null)',
        'list.get(i).make("x", null).name',
      ].sort(),
    );
  });
});

describe('fields', () => {
  it('are told with or without `this`, as the source has it', async () => {
    const text = `class T {
      String name; static String all;
      class Inner { int inside() { return name.length(); } } // inside
      int simple() { return name.length(); } // simple
      int qualified() { return this.name.length(); } // qualified
      int unqualified() { return all.length(); } // unqualified
    }`;
    const claims = claimsOf(await checkText(text));
    const subjects = (place: string): readonly unknown[] =>
      claims.filter(({ location }) => location.line === lineOf(text, place)).map(({ subject }) => subject);
    expect(subjects('inside')).toEqual(['T.this', 'name']);
    expect(subjects('simple')).toEqual(['name']);
    expect(subjects('qualified')).toEqual(['this.name']);
    expect(subjects('unqualified')).toEqual(['all']);
  });
});

describe('steps', () => {
  it('do not repeat the finding, whatever the rule', async () => {
    const text = `import java.util.*;
    class T {
      String name;
      //@ invariant name != null;
      //@ ensures \\result > 0;
      static int m() { String text = null; return text.length(); }
      //@ ensures \\result != null;
      static Object n() { Object one = null; return one; }
      //@ requires text != null;
      static void needs(String text) { }
      static void calls() { String text = null; needs(text); }
      static Object cast() { Object one = "a"; return (Integer) one; }
      void breaks() { name = null; }
    }`;
    const findings = findingsOf(await checkText(text));
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(
      new Set(['null-dereference', 'ensures', 'requires', 'class-cast', 'invariant']),
    );
    for (const { steps, message, location } of findings) {
      expect(steps.map((step) => step.message)).not.toContain(message);
      expect(steps.map((step) => step.location)).not.toContainEqual(location);
    }
  });

  it('say of a library method when it returns null', async () => {
    const text = `import java.util.*;
    class T {
      private final Map<String, String> contacts = new HashMap<>();
      int one(String name) {
        String found = contacts.get(name); // get
        return found.length();
      }
      int two(SortedSet<String> names) { return names.comparator().hashCode(); } // comparator
    }`;
    const [one, two] = findingsOf(await checkText(text));
    const told = one?.steps.map(({ location, message }) => `${location.line} ${message}`);
    expect(told).toContain(
      `${lineOf(text, 'get')} \`contacts.get(name)\` returns null when there is no mapping for the key`,
    );
    expect(two?.steps.map(({ message }) => message)).toEqual(['`names.comparator()` may return null']);
  });

  it('do not say of a cast that null comes in', async () => {
    const text = `class T {
      private static Object make() { return "a"; }
      static Integer m() { return (Integer) make(); }
    }`;
    const [finding] = findingsOf(await checkText(text));
    expect(finding?.rule).toBe('class-cast');
    expect(finding?.steps.map(({ message }) => message).join()).not.toContain('null');
  });

  it('leave out what says nothing', async () => {
    const text = `class T {
      private String code = "a";
      T(String code) { this.code = code; }
      static int use(String code) { return code.length(); }
      static int m() {
        T one = new T("x");
        one.code = null; // store
        String code = one.code; // copy
        return use(code);
      }
    }`;
    const [finding] = findingsOf(await checkText(text));
    const told = finding?.steps.map(({ location, message }) => `${location.line} ${message}`) ?? [];
    expect(told).toContain(`${lineOf(text, 'store')} \`one.code\` is set to \`null\``);
    expect(told).toContain(`${lineOf(text, 'copy')} \`code\` is set to \`one.code\``);
    expect(told.filter((each) => /is read|`(.*)` is (set to )?`\1`/.test(each))).toEqual([]);
  });

  it('tell where a null came from, the calls and the branches', async () => {
    const text = `class T {
      private static String find(int n) {
        if (n > 3) {
          return null; // null
        }
        return "a";
      }
      static int m() {
        String found = find(5); // call
        return found.length(); // use
      }
    }`;
    const [finding] = findingsOf(await checkText(text, { show: HIDDEN_REASONS }));
    const told = finding?.steps.map(({ location, message }) => `${location.line} ${message}`) ?? [];
    expect(finding?.location.line).toBe(lineOf(text, 'use'));
    expect(told).toEqual([`${lineOf(text, 'call')} \`found\` is set: \`T.find(5)\` may return null`]);
  });

  it('tell the store that put null into a field', async () => {
    const text = `class T {
      private String name = "a";
      static int m() {
        T t = new T();
        t.name = null; // store
        return t.name.length(); // use
      }
    }`;
    const [finding] = findingsOf(await checkText(text));
    const told = finding?.steps.map(({ location, message }) => `${location.line} ${message}`) ?? [];
    expect(told).toEqual([`${lineOf(text, 'store')} \`t.name\` is set to \`null\``]);
    expect(finding?.location.line).toBe(lineOf(text, 'use'));
  });
});

describe('fingerprints', () => {
  const TEXT = `class T {
      static int m() {
        String text = null;
        return text.length();
      }
      static int n() {
        String text = null;
        return text.length();
      }
    }`;

  it('stay when lines move, and differ between places', async () => {
    const before = findingsOf(await checkText(TEXT)).map(({ fingerprint }) => fingerprint);
    const after = findingsOf(await checkText(`// a comment\n\n${TEXT}`)).map(({ fingerprint }) => fingerprint);
    expect(before).toHaveLength(2);
    expect(after).toEqual(before);
    expect(new Set(before).size).toBe(2);
    for (const each of before) expect(each).toMatch(/^[0-9a-f]{16}$/);
  });

  it('change with the line itself', async () => {
    const [one] = findingsOf(await checkText(TEXT));
    const [other] = findingsOf(await checkText(TEXT.replace('return text.length();', 'return 1 + text.length();')));
    expect(other?.fingerprint).not.toBe(one?.fingerprint);
  });
});

describe('steps in loops over elements', () => {
  it('do not name what the compiler made', async () => {
    const text = `import java.util.*;
    class T {
      static int list(List<Map<String, String>> all) {
        String last = null;
        for (Map<String, String> each : all) last = each.get("x");
        return last.length();
      }
      static int array(Map<String, String> map, String[] keys) {
        String last = null;
        for (String key : keys) if (key.isEmpty()) last = map.get(key);
        return last.length();
      }
      static int written(Map<String, String> map, Iterator<String> keys) {
        String last = null;
        while (keys.hasNext()) last = map.get(keys.next());
        return last.length();
      }
    }`;
    const told = findingsOf(await checkText(text, { show: HIDDEN_REASONS })).map(({ location, steps }) => [
      location.line,
      steps.map(({ message }) => message),
    ]);
    expect(told).toContainEqual([6, ['`last` is set to `null`', 'the loop ends']]);
    expect(told).toContainEqual([11, ['`last` is set to `null`', 'the loop ends']]);
    expect(told).toContainEqual([16, ['`last` is set to `null`', 'taken: `!keys.hasNext()`']]);
  });
});
