/** What is shown and what is hidden, and for which reason: each case beside the twin that differs in what decides. */
import { describe, expect, it } from 'vitest';
import { summaryOf, totalOf } from '../../../../src/findings/summary.js';
import { checkText, claimsOf } from '../checking.js';

/** `rule: verdict`, with what it waits for where it is hidden; proved ones left out. */
async function fates(text: string): Promise<readonly string[]> {
  const checked = await checkText(text, { replay: true });
  return claimsOf(checked)
    .filter(({ kind, verdict }) => kind === 'obligation' && verdict !== 'proved')
    .map(({ property, verdict, hidden }) => `${property}: ${verdict}${hidden === undefined ? '' : ` (${hidden})`}`);
}

describe('an argument that the witness chose for an unseen caller', () => {
  it('is the caller’s in the call that fails', async () => {
    const text = 'public class T { public int at(int i) { int[] a = new int[5]; return a[i]; } }';
    expect(await fates(text)).toEqual(['array-bounds: refuted (caller)']);
  });

  it('is the input’s where the input writes the value', async () => {
    const text = `public class T {
      public int bad() { return sink(100); }
      private int sink(int d) { int[] a = new int[5]; return a[d]; }
    }`;
    expect(await fates(text)).toEqual(['array-bounds: refuted']);
  });

  it('is the input’s where one of several callers writes it', async () => {
    const text = (given: string): string => `public class T {
      public static int read(String text) { return Integer.parseInt(text); }
      public int oldest() { return read("${given}"); }
    }`;
    expect(await fates(text('2.x'))).toEqual(['number-format: refuted']);
    expect(await fates(text('2'))).toEqual(['number-format: refuted (caller)']);
  });

  it('stays the caller’s where it is handed on', async () => {
    const text = `public class T {
      public int at(int i) { return sink(i + 1); }
      private int sink(int d) { int[] a = new int[5]; return a[d]; }
    }`;
    expect(await fates(text)).toEqual(['array-bounds: refuted (caller)']);
  });

  it('is the class’s where the class tests it and lets it pass', async () => {
    const text = `public class T {
      private final int[] a = new int[5];
      public int at(int i) { if (i >= a.length) throw new IllegalArgumentException(); return a[i]; }
    }`;
    expect(await fates(text)).toEqual(['array-bounds: refuted']);
  });

  it('is the class’s where it is taken without complaint and a later call fails', async () => {
    const text = `public class T {
      private final int[] a = new int[5];
      private int at;
      public void to(int i) { at = i; }
      public int get() { return a[at]; }
    }`;
    expect(await fates(text)).toEqual(['array-bounds: refuted']);
  });

  it('is the caller’s where it is an object of another class, by way of a private method too', async () => {
    const text = `public class T {
      public String text(Object o) { return cast(o); }
      private String cast(Object o) { return (String) o; }
    }`;
    expect(await fates(text)).toEqual(['class-cast: refuted (caller)']);
    const twin = `public class T {
      public String text() { return cast(1); }
      private String cast(Object o) { return (String) o; }
    }`;
    expect(await fates(twin)).toEqual(['class-cast: refuted']);
  });
});

describe('what main does by itself', () => {
  it('is always shown', async () => {
    const text = `public class T {
      public static void main(String[] args) { for (int i = 1; i <= args.length; i++) System.out.println(args[i]); }
    }`;
    expect(await fates(text)).toEqual(['array-bounds: refuted']);
  });
});

describe('what the analysis does not keep', () => {
  it('is named', async () => {
    const text = `public class T {
      private final java.util.Map<String, String> names = new java.util.HashMap<>();
      public T() { names.put("a", "x"); }
      public String first() { return names.get("a"); }
    }`;
    const checked = await checkText(text, { replay: true });
    const open = claimsOf(checked).filter(({ verdict, kind }) => kind === 'obligation' && verdict === 'unproved');
    expect(open.every(({ hidden, reason }) => hidden === 'imprecise' && reason !== undefined)).toBe(true);
    expect(open.length).toBeGreaterThan(0);
  });
});

it('counts each obligation once', async () => {
  const text = 'public class T { public int at(int i, int[] b) { int[] a = new int[5]; return a[i] + b[0] + a[7]; } }';
  const checked = await checkText(text, { replay: true });
  const total = totalOf(summaryOf(checked.results));
  const obligations = claimsOf(checked).filter(({ kind }) => kind === 'obligation').length;
  expect(Object.values(total).reduce((sum, each) => sum + each, 0)).toBe(obligations);
});

describe('a use that nobody makes', () => {
  const rest = `public int next(int i) { return count(labels) + i; }
    private static int count(String[] all) { return all.length; }`;

  it('is one before what the class’s own code always does first', async () => {
    const text = `public class T {
      private String[] labels;
      public void train(String[] given) { labels = given; rounds(3); }
      private void rounds(int n) { for (int i = 0; i < n; i++) next(i); }
      ${rest}
    }`;
    expect(await fates(text)).toContain('null-dereference: refuted (use)');
  });

  it('is told by what is passed on, too, also to what calls itself', async () => {
    const text = (first: string): string => `import java.util.*; public class T {
      private StringBuilder out;
      public void create(List<Part> parts) { ${first} for (Part p : parts) p.write(this); }
      public void print(String s) { add(out, s); }
      private static void add(StringBuilder to, String s) { to.append(s); }
      public interface Part { void write(T t); }
      public static class Leaf implements Part { public void write(T t) { t.print("leaf"); } }
      public static class Group implements Part {
        private final List<Part> inner = new ArrayList<>();
        public void put(Part p) { inner.add(p); }
        public void write(T t) { t.print("group"); for (Part p : inner) p.write(t); }
      }
    }`;
    expect(await fates(text('out = new StringBuilder();'))).toContain('null-dereference: refuted (use)');
    expect(await fates(text(''))).not.toContain('null-dereference: refuted (use)');
  });

  it('is one before the method that says by its name that it comes first, but for what objects promise at any time', async () => {
    const text = (first: string, method: string): string => `public class T {
      private String[] labels;
      public void ${first}(String[] given) { labels = given; }
      public ${method} { return "" + labels.length; }
    }`;
    expect(await fates(text('initialize', 'String get()'))).toContain('null-dereference: refuted (use)');
    expect(await fates(text('initialize', 'String toString()'))).toContain('null-dereference: refuted');
    expect(await fates(text('train', 'String get()'))).toContain('null-dereference: refuted');
    const own = 'public void prepare(String[] given) { initialize(given); } public String';
    expect(await fates(text('initialize', `void none() {} ${own} get()`))).toContain('null-dereference: refuted');
  });

  it('is told through a getter, too', async () => {
    const text = (first: string): string => `public class T {
      private String[] labels;
      public String[] labels() { return labels; }
      public void train(String[] given) { ${first} next(2); }
      public int next(int i) { return labels().length + i; }
    }`;
    expect(await fates(text('labels = given;'))).toContain('null-dereference: refuted (use)');
    expect(await fates(text('if (given.length > 3) labels = given;'))).toContain('null-dereference: refuted');
  });

  it('is the class’s fault where its own code makes it too', async () => {
    const text = `public class T {
      private String[] labels;
      public void train(String[] given) { labels = given; rounds(3); }
      public void retrain(String[] given) { rounds(1); labels = given; }
      private void rounds(int n) { for (int i = 0; i < n; i++) next(i); }
      ${rest}
    }`;
    expect(await fates(text)).toContain('null-dereference: refuted');
  });

  it('is not known where the class’s own code does not call the method', async () => {
    const text = `public class T {
      private String[] labels;
      public void train(String[] given) { labels = given; }
      ${rest}
    }`;
    expect(await fates(text)).toContain('null-dereference: refuted');
  });
});

describe('what comes behind the end of the program', () => {
  it('is not reached, which rests on what is known of the library', async () => {
    const body = (end: string): string => `public class T {
      static int a(String s) {
        String t = null;
        try { t = s.substring(1); } catch (Exception e) { ${end} }
        return t.length();
      }
    }`;
    const proved = claimsOf(await checkText(body('System.exit(1);'))).find(({ subject }) => subject === 't');
    expect(proved?.verdict).toBe('proved');
    expect(proved?.assumptions).toContain('library-fact:java.lang.System');
    const own = `${body('System.exit(1);')} class System { static void exit(int status) { } }`;
    for (const text of [
      body('System.out.println(1);'),
      body('try { System.exit(1); } catch (SecurityException x) { }'),
      own,
    ])
      expect(claimsOf(await checkText(text)).find(({ subject }) => subject === 't')?.verdict).toBe('unproved');
  });
});
