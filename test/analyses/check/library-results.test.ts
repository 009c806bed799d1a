/** Results of library calls that are not null by what is written down of them, and what takes that away. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';

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

/** A class of the program answers with null; each fails in a run. */
const ANSWERED_WITH_NULL: readonly (readonly [what: string, text: string])[] = [
  [
    'a map of the program has no view',
    `import java.util.*;
    public class Main extends AbstractMap<String, String> {
      public Set<Map.Entry<String, String>> entrySet() { return null; }
      static int count(Map<String, String> map) { return map.entrySet().size(); }
      public static void main(String[] args) { count(new Main()); }
    }`,
  ],
  [
    'a view of the library hands on what a map of the program says',
    `import java.util.*;
    public class Main extends HashMap<String, String> {
      public Collection<String> values() { return null; }
      static int count(Map<String, String> map) { return map.values().size(); }
      public static void main(String[] args) { count(new TreeMap<>(Map.of("a", "b"))); count(new Main()); }
    }`,
  ],
  [
    'an iterable of the program has no iterator',
    `import java.util.*;
    public class Main implements Iterable<String> {
      public Iterator<String> iterator() { return null; }
      static int count(Iterable<String> all) { int n = 0; for (String each : all) n++; return n; }
      public static void main(String[] args) { count(new Main()); }
    }`,
  ],
  [
    'the method that says so is inherited from an abstract class of the program',
    `import java.util.*;
    public class Main extends Base {
      public int size() { return 0; }
      static boolean any(Collection<String> all) { return all.iterator().hasNext(); }
      public static void main(String[] args) { any(new Main()); }
    }
    abstract class Base extends AbstractCollection<String> {
      public Iterator<String> iterator() { return null; }
    }`,
  ],
  [
    'a lambda is the iterable',
    `import java.util.*;
    public class Main {
      static boolean any(Iterable<String> all) { return all.iterator().hasNext(); }
      public static void main(String[] args) { any(() -> null); }
    }`,
  ],
];

describe('programs whose own class answers with null', () => {
  it.each(ANSWERED_WITH_NULL)('%s', async (_, text) => {
    const workspace = await openTexts([{ path: 'Main.java', text }]);
    const { failures, contradicted } = agreement(workspace, 'Main');
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});
