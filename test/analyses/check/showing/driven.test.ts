/** Fields that code from outside sets and takes away, and what arguments hold: each case beside a twin where the class is to blame. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf } from '../checking.js';

/** `null-dereference: refuted (use)` of what is not proved. */
async function fates(text: string): Promise<readonly string[]> {
  const checked = await checkText(text, { replay: true });
  return claimsOf(checked)
    .filter(({ kind, verdict }) => kind === 'obligation' && verdict !== 'proved')
    .map(({ property, verdict, hidden }) => `${property}: ${verdict}${hidden === undefined ? '' : ` (${hidden})`}`);
}

const SHOWN = 'null-dereference: refuted';
const USE = 'null-dereference: refuted (use)';

describe('a field that a setter sets', () => {
  it('may not be set yet: nobody promises that a setter comes first', async () => {
    const text = `public class T {
      private String[] parts;
      public void setParts(String[] given) { parts = given; }
      public int count() { return parts.length; }
    }`;
    expect(await fates(text)).toEqual([SHOWN]);
  });
});

describe('a method that creates what the object needs', () => {
  const text = (head: string, more = ''): string => `public class T {
    private String[] parts;
    public ${head} { parts = new String[1];${head.startsWith('void') ? '' : ' return this;'} }
    public int count() { return parts.length; }
    ${more}
  }`;

  it('comes first, also where an override calls it', async () => {
    expect(await fates(text('void createParts()'))).toEqual([USE]);
    const below = 'static class Below extends T { @Override public void createParts() { super.createParts(); } }';
    expect(await fates(text('void createParts()', below))).toEqual([USE]);
  });

  it('is another that gives something back, has another name, or is called by the class itself', async () => {
    expect(await fates(text('T createParts()'))).toEqual([SHOWN]);
    expect(await fates(text('void grow()'))).toEqual([SHOWN]);
    expect(await fates(text('void createParts()', 'public void begin() { createParts(); }'))).toEqual([SHOWN]);
  });
});

describe('an object that was ended', () => {
  const text = (name: string, next: string): string => `public class T {
    private int[] kept = {1};
    public void ${name}() { kept = null; }
    public int ${next} { return kept.length; }
  }`;

  it('is used by nobody', async () => {
    expect(await fates(text('dispose', 'count()'))).toEqual([USE]);
    expect(await fates(text('shutDown', 'count()'))).toEqual([USE]);
  });

  it('is still asked what objects promise at any time, and other methods end nothing', async () => {
    expect(await fates(text('dispose', 'hashCode()'))).toEqual([SHOWN]);
    expect(await fates(text('clear', 'count()'))).toEqual([SHOWN]);
  });
});

describe('a static field that a framework sets', () => {
  const text = (above: string, more = ''): string => `public class T ${above} {
    private static T plugin;
    private static String[] words = {"a"};
    public void start(String context) { plugin = this; }
    private static int size() { return words.length; }
    public static T getDefault() { return plugin; }
    public static int length() { return getDefault().count(); }
    private int count() { return size(); }
    ${more}
  }`;

  it('is not read before', async () => {
    expect(await fates(text('extends org.frame.Plugin'))).toContain(USE);
  });

  it('is one of a class that no framework has', async () => {
    expect(await fates(text(''))).toContain(SHOWN);
    expect(await fates(text('', 'static void make() { plugin = new T(); }'))).toContain(SHOWN);
  });
});

describe('what an argument holds', () => {
  const text = (members: string): string => `import java.util.*; public class T { ${members} }`;

  it('is the caller’s, also where it is handed on', async () => {
    const get = '((String) options.get("name"))';
    expect(await fates(text(`public int f(Map<String, Object> options) { return ${get}.length(); }`))).toEqual([
      'class-cast: unproved (caller)',
      'null-dereference: refuted (caller)',
    ]);
    const handed = `public int f(Properties p) { return g(p.getProperty("name")); }
      private static int g(String s) { return s.length(); }`;
    expect(await fates(text(handed))).toEqual(['null-dereference: refuted (caller)']);
  });

  it('is the input’s where the input passes it', async () => {
    const own = `public int f() { return g(new Properties()); }
      private static int g(Properties p) { return p.getProperty("name").length(); }`;
    expect(await fates(text(own))).toEqual([SHOWN]);
  });
});

describe('what the library promises of arguments', () => {
  const text = (members: string): string =>
    `public class T { private int n = 1; public void up() { n++; } ${members} }`;

  it('is that `equals` takes any object', async () => {
    const found = await fates(text('@Override public boolean equals(Object o) { return n == ((T) o).n; }'));
    expect(found.filter((each) => !each.startsWith('equals-without'))).toContain('class-cast: refuted');
    const right = 'if (o == null || o.getClass() != getClass()) return false; return n == ((T) o).n;';
    const none = await fates(text(`@Override public boolean equals(Object o) { ${right} }`));
    expect(none.filter((each) => !each.endsWith(')'))).toEqual([]);
  });

  it('is that `compareTo` throws for what it cannot compare with', async () => {
    const body = 'if (o instanceof String) { return ((T) o).n; } return n;';
    expect(await fates(text(`public int compareTo(Object o) { ${body} }`))).toEqual(['class-cast: refuted (caller)']);
    expect(await fates(text(`public int order(Object o) { ${body} }`))).toEqual(['class-cast: refuted']);
  });
});

it('an empty queue answers `poll`', async () => {
  const text = (name: string): string => `import java.util.*; public class T extends AbstractQueue<String> {
    private String only;
    @Override public boolean offer(String s) { only = s; return true; }
    @Override public String ${name}() { if (only == null) throw new IllegalStateException(); String s = only; only = null; return s; }
    @Override public String ${name === 'poll' ? 'peek' : 'poll'}() { return only; }
    @Override public Iterator<String> iterator() { return Collections.emptyIterator(); }
    @Override public int size() { return only == null ? 0 : 1; }
  }`;
  expect(await fates(text('poll'))).toContain('illegal-state: refuted');
  const own = text('poll').replace('extends AbstractQueue<String> ', '').replaceAll('@Override ', '');
  expect(await fates(own)).toContain('illegal-state: refuted (use)');
});
