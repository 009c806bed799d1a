/** Fields annotated as never null: checked where they are set, assumed where they are read, in unfinished objects too. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, shown, verdicts } from './checking.js';

const BEFORE = '@interface NonNull {} @interface Nullable {} @interface NullMarked {}\n';

describe('stores into a field annotated as never null', () => {
  const TEXT = `${BEFORE}
    public class T {
      @NonNull String name = "a";
      @NonNull static Object all = "b";
      String free;
      public void clear() { name = null; } // clear
      void rename(String other) { name = other; } // rename
      void renamed(java.util.Map<String, String> map) { this.name = map.get("a"); } // map
      static void none() { all = null; } // none
      void loosen() { free = null; } // free
      Runnable later() { return () -> { name = null; }; } // later
    }
    class Other { static void change(T one) { one.name = null; } } // other
  `;

  it('are obligations, in whichever class', async () => {
    const checked = await checkText(TEXT);
    const found = (place: string): readonly string[] => verdicts(checked, lineOf(TEXT, place), 'invariant');
    for (const place of ['clear', 'map', 'none', 'later', 'other'])
      expect([place, ...found(place)]).toEqual([place, 'unproved']);
    expect(found('rename')).toEqual(['proved']);
    expect(found('free')).toEqual([]);
    expect(shown(checked)).toContain(`${lineOf(TEXT, 'clear')} invariant name != null: unproved`);
  });

  it('are refuted by a run that stores null', async () => {
    const checked = await checkText(TEXT, { replay: true });
    expect(verdicts(checked, lineOf(TEXT, 'clear'), 'invariant')).toEqual(['refuted']);
  });

  it('count for fields without annotation where nulls are marked', async () => {
    const text = `${BEFORE}
      @NullMarked class T {
        String name = "a";
        @Nullable String other;
        void clear() { name = null; other = null; } // clear
      }
    `;
    expect(verdicts(await checkText(text), lineOf(text, 'clear'), 'invariant')).toEqual(['unproved']);
  });
});

describe('constructors', () => {
  it('have to set it, on all paths', async () => {
    const text = `${BEFORE}
      class T {
        @NonNull String name;
        T(String name) { this.name = name; } // sets
        T() { this("a"); } // delegates
        T(int n) { if (n > 3) name = "a"; } // sometimes
        T(long n) { } // never
        T(char c) { if (c == 'a') throw new IllegalArgumentException(); name = "b"; } // throws
        T(byte b) { this("a"); name = null; } // undone
      }
      class U { @NonNull Object key; } // default
    `;
    const checked = await checkText(text);
    const found = (place: string): readonly string[] => [
      ...new Set(verdicts(checked, lineOf(text, place), 'invariant')),
    ];
    expect(found('sets')).toEqual(['proved']);
    expect(found('delegates')).toEqual([]);
    expect(found('sometimes')).toContain('unproved');
    expect(found('never')).toEqual(['unproved']);
    expect(found('throws')).toEqual(['proved']);
    expect(found('undone')).toEqual(['unproved']);
    expect(found('default')).toEqual(['unproved']);
    const lines = shown(checked).map((each) => Number(each.split(' ')[0]));
    for (const place of ['sometimes', 'never', 'undone', 'default']) expect(lines).toContain(lineOf(text, place));
  });
});

describe('reads of a field annotated as never null', () => {
  it('give an object, resting on the invariant of its class', async () => {
    const text = `${BEFORE}
      public class T {
        @NonNull public String name;
        protected @NonNull T next;
        public T(String name, T next) { this.name = name; this.next = next; }
        public int length(T other, Runnable work) { work.run(); return name.length() + other.next.name.length(); } // length
      }
    `;
    const checked = await checkText(text);
    const line = lineOf(text, 'length');
    expect([...new Set(verdicts(checked, line, 'null-dereference'))]).toEqual(['proved']);
    const claim = claimsOf(checked).find(({ location, subject }) => location.line === line && subject === 'name');
    expect(claim?.assumptions).toContain('invariant:T');
  });

  it.each([
    ['in the constructor', 'int n; Main() { n = name.length(); name = "a"; }'],
    ['in a method that the constructor calls', 'Main() { look(); name = "a"; } int look() { return name.length(); }'],
    [
      'by somebody that the constructor shows the object to',
      'Main() { Seen.one = this; Seen.look(); name = "a"; } static class Seen { static Main one; static int look() { return one.name.length(); } }',
    ],
    [
      'by a subclass that the superclass calls',
      `Main() { this(1); } Main(int n) { Sub sub = new Sub(); name = "a"; }
       static abstract class Base { Base() { look(); } abstract int look(); }
       static class Sub extends Base { @NonNull String text = "a"; int look() { return text.length(); } }`,
    ],
    ['after another class has stored null', 'Main() { name = "a"; Breaker.reset(this); name.length(); }'],
    ['where no constructor sets it', 'Main() { look(); } int look() { return name.length(); }'],
  ])('are not trusted where a run sees null: %s', async (_, code) => {
    const text = `${BEFORE}
      class Breaker { static void reset(Main one) { one.name = null; } }
      public class Main {
        @NonNull String name;
        ${code}
        public static void main(String[] args) { new Main(); }
      }
    `;
    const { failures, contradicted } = agreement(await openTexts([{ path: 'Main.java', text }]), 'Main');
    expect(failures).not.toEqual([]);
    expect(contradicted).toEqual([]);
  });
});
