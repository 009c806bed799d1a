/** Results of library calls that are not null by what is written down of them, and what takes that away. */
import { describe, expect, it } from 'vitest';
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

describe('programs whose own class answers with null', () => {
  it.each(ANSWERED_WITH_NULL)('%s', async (_, text) => {
    const workspace = await openTexts([{ path: 'Main.java', text }]);
    const { failures, contradicted } = agreement(workspace, 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});
