/** Results of library calls that are not null by what is written down of them, and what takes that away. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/workspace/check.js';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';
import { ANSWERED_WITH_NULL } from './program-writes/answered-with-null.js';

const VIEWS = `
  import java.util.*;
  public class Views {
    public int keys(Map<String, String> m) { return m.keySet().size(); } // keys
    public int values(Map<String, String> m) { return m.values().size(); } // values
    public int entries(Map<String, String> m) { return m.entrySet().size(); } // entries
    public boolean iterator(Collection<String> c) { return c.iterator().hasNext(); } // iterator
    public int part(List<String> l) { return l.subList(0, 1).size(); } // part
    public int array(Collection<String> c) { return c.toArray().length; } // array
    public int looked(Map<String, String> m) { return m.get("a").length(); } // looked
  }
`;

describe('views and iterators of collections that are given', () => {
  it.each(['keys', 'values', 'entries', 'iterator', 'part', 'array'])('%s', async (place) => {
    const checked = await checkText(VIEWS);
    expect([...new Set(verdicts(checked, lineOf(VIEWS, place), 'null-dereference'))]).toEqual(['proved']);
    const [claim] = claimsOf(checked).filter(({ location }) => location.line === lineOf(VIEWS, place));
    expect(claim?.assumptions).toContain('interface-contracts');
  });

  it('but nothing that may be missing', async () => {
    expect(verdicts(await checkText(VIEWS), lineOf(VIEWS, 'looked'), 'null-dereference')).toContain('unproved');
  });
});

describe('a class of another file', () => {
  const LIST_OF_ITS_OWN = `
    import java.util.*;
    class Own extends AbstractList<String> {
      public int size() { return 0; }
      public String get(int i) { return null; }
      public Iterator<String> iterator() { return null; }
    }`;
  const ITERABLE = `
    import java.util.*;
    class Own implements Iterable<String> {
      public Iterator<String> iterator() { return null; }
    }`;

  it('takes proofs away by what it overrides, with its line', async () => {
    const workspace = await openTexts([
      { path: 'Views.java', text: VIEWS },
      { path: 'Own.java', text: LIST_OF_ITS_OWN },
    ]);
    const [claim] = claimsOf(check(workspace, { classes: [], methods: [], replay: false, budget: 1 })).filter(
      ({ subject, property }) => property === 'null-dereference' && subject === 'c.iterator()',
    );
    expect(claim?.verdict).toBe('unproved');
    expect(claim?.reason).toBe('iterator is overridden in Own.java:6');
  });

  it('takes none away that the library cannot meet there', async () => {
    const workspace = await openTexts([
      { path: 'Views.java', text: VIEWS },
      { path: 'Own.java', text: ITERABLE },
    ]);
    const [claim] = claimsOf(check(workspace, { classes: [], methods: [], replay: false, budget: 1 })).filter(
      ({ subject, property }) => property === 'null-dereference' && subject === 'c.iterator()',
    );
    expect(claim?.verdict).toBe('proved');
  });
});

describe('programs whose own class answers with null', () => {
  it.each(ANSWERED_WITH_NULL)('%s', async (_, text) => {
    const workspace = await openTexts([{ path: 'Main.java', text }]);
    const { failures, contradicted } = agreement(workspace, 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});
