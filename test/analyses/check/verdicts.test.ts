/** What must never be said: proofs of what was not finished, results that differ between runs. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf, findingsOf, lineOf, shown, verdicts } from './checking.js';

const SEVERAL = `import java.util.*;
  class T {
    private final List<String> words = new ArrayList<>();
    private T next;
    int m(int n) {
      int sum = 0;
      for (String word : words) sum += word.length();
      return n > 0 && next != null ? sum + next.m(n - 1) : sum;
    }
    static String first(T t) { return t.words.get(0); }
    static int broken() { String none = null; return none.length(); }
    private static int unused(String text) { return text.length(); }
    class Inner { int size() { return words.size(); } }
  }`;

/** What the text of a class shows needs no budget. */
const bounded = (checked: Awaited<ReturnType<typeof checkText>>) =>
  claimsOf(checked).filter(({ property }) => property !== 'unwritten-field');

describe('budgets', () => {
  it('end in unknown with a reason, never in a proof', async () => {
    const checked = await checkText(SEVERAL, { budget: 0.00001 });
    const claims = bounded(checked);
    expect(claims.length).toBeGreaterThan(0);
    expect(new Set(claims.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
    expect(claims.every(({ reason }) => reason !== undefined && reason !== '')).toBe(true);
    // Once for each method, not for each claim.
    const told = findingsOf(checked).filter(({ rule }) => rule === 'not-analysed');
    expect(told).toHaveLength(checked.results.length);
    expect(checked.faults).toBe(0);
  });

  it('give, whatever their size, no verdict that a larger one contradicts', async () => {
    const line = lineOf(SEVERAL.replace('none.length(); }', 'none.length(); } // none'), 'none');
    for (const budget of [1, 0.1, 0.01, 0.003, 0.001, 0.0003, 0.0001]) {
      const found = verdicts(await checkText(SEVERAL, { budget }), line, 'null-dereference');
      expect(found.filter((verdict) => verdict.startsWith('proved'))).toEqual([]);
    }
  });

  it('by time end in unknown too', async () => {
    const checked = await checkText(SEVERAL, { budgetMilliseconds: -1 });
    expect(new Set(bounded(checked).map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  });
});

describe('determinism', () => {
  it('gives the same result twice', async () => {
    const [one, other] = [await checkText(SEVERAL, { replay: true }), await checkText(SEVERAL, { replay: true })];
    expect(JSON.stringify(other.results)).toBe(JSON.stringify(one.results));
    expect(shown(one)).not.toEqual([]);
  });
});

describe('private methods', () => {
  it('are analysed as they are called, or with anything where nobody calls them', async () => {
    const text = `class T {
      private static int called(String text) {
        return text.length(); // called
      }
      private static int unused(String text) {
        return text.length(); // unused
      }
      static int m() { return called("a"); }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'called'), 'null-dereference')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'unused'), 'null-dereference')).toEqual(['unproved']);
    expect(shown(checked)).toEqual([]);
  });
});

describe('code that is not reached', () => {
  it('is proved, and said to be unreached', async () => {
    const text = `class T {
      static int m() {
        String text = null;
        if (text != null) return text.length(); // never
        return 0;
      }
    }`;
    expect(verdicts(await checkText(text), lineOf(text, 'never'), 'null-dereference')).toEqual(['proved unreached']);
  });
});

describe('unsupported code', () => {
  it('leaves what comes behind it unknown, there and in callers', async () => {
    const text = `class T {
      static String odd(String text) {
        int before = text.length(); // before
        before = ;
        String made = new String("a");
        return made.trim(); // behind
      }
      static int caller() {
        String made = odd("a");
        String other = "b";
        return other.length(); // caller
      }
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'before'), 'null-dereference')).toEqual(['proved']);
    expect(verdicts(checked, lineOf(text, 'behind'), 'null-dereference')).toEqual(['unknown']);
    expect(verdicts(checked, lineOf(text, 'caller'), 'null-dereference')).toEqual(['unknown']);
    expect(
      findingsOf(checked).some(({ rule, reason }) => rule === 'not-analysed' && reason?.includes('unsupported')),
    ).toBe(true);
  });
});

describe('assumptions', () => {
  it('are those that the claim rests on', async () => {
    const text = `import java.util.*;
    class T {
      String name = "a";
      int local() { T other = new T(); return other.hashCode(); } // local
      int field() { return name == null ? 0 : name.length(); } // field
      int library(List<String> list) { Object size = list.size(); return size.hashCode(); } // library
    }`;
    const checked = await checkText(text);
    const of = (comment: string): readonly (readonly string[])[] =>
      claimsOf(checked)
        .filter(({ location, verdict }) => location.line === lineOf(text, comment) && verdict === 'proved')
        .map(({ assumptions }) => assumptions);
    expect(of('local')).toEqual([[]]);
    expect(of('field').flat()).toContain('single-thread');
    expect(of('field').flat()).not.toContain('library-model:java.util.List');
    expect(of('library').flat()).toContain('library-model:java.util.List');
  });
});
