/** Who may pass null, and which claims say that they rest on nobody doing so. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../src/findings/claim.js';
import { checkText, claimsOf, lineOf, shown, verdicts } from './checking.js';

const RULE = 'null-dereference';

async function verdictAt(text: string, comment = 'here'): Promise<readonly string[]> {
  return verdicts(await checkText(text), lineOf(text, comment), RULE);
}

async function claimAt(text: string, comment = 'here'): Promise<Claim> {
  const line = lineOf(text, comment);
  const found = claimsOf(await checkText(text)).find(
    ({ property, location }) => property === RULE && location.line === line,
  );
  if (found === undefined) throw new Error(`no claim in line ${line}`);
  return found;
}

const NODE = 'class Node { Node next; int value; }';

describe('a requires that names a parameter says all of it', () => {
  const method = (clause: string): string => `${NODE}
    class T {
      //@ requires ${clause};
      static int first(Node c, Node d) {
        return c.value; // here
      }
    }`;

  it.each([
    'list(c, next)',
    'acyclic(c)',
    'list(c, next) && list(d, next)',
    'c == null || c.next == null',
    'd != null ==> reach(d, c, next)',
    '!cyclic(c, next)',
    'disjoint(c, d)',
  ])('%s: null is among what is right', async (clause) => {
    expect(await verdictAt(method(clause))).toEqual(['unproved']);
  });

  it.each([
    'c != null',
    'list(c, next) && c != null',
    'c.next == null',
    'list(c.next, next)',
    'reach(d, c, next)',
    'cyclic(c, next)',
    '!list(c, next)',
    '!disjoint(c, d)',
    'c instanceof Node',
  ])('%s: null is not', async (clause) => {
    expect(await verdictAt(method(clause))).toEqual(['proved']);
  });

  it('says nothing of the others', async () => {
    const claim = await claimAt(method('list(d, next)'));
    expect(claim).toMatchObject({ verdict: 'proved' });
    expect(claim.assumptions).toContain('non-null-arguments');
  });
});

describe('a parameter that is tested is not taken as non-null', () => {
  const method = (before: string): string => `
    import java.util.Objects;
    class T {
      static boolean isBlank(Object o) { return o == null || o.toString().isEmpty(); }
      static boolean isMissing(Object o) { return isBlank(o); }
      static boolean isText(Object o) { return o instanceof String; }
      static boolean isEmpty(Object o) { return o.hashCode() == 0; }
      static int size(Object o) {
        ${before}
        return o.hashCode(); // here
      }
    }`;

  it.each([
    'if (o == null) System.out.println();',
    'if (o instanceof String) return 1;',
    'if (!(o instanceof String)) System.out.println();',
    'Object copy = o; if (null != copy) System.out.println();',
    'boolean missing = Objects.isNull(o);',
    'boolean blank = isBlank(o);',
    'boolean missing = isMissing(o);',
    'boolean text = isText(o);',
  ])('%s', async (before) => {
    expect(await verdictAt(method(before))).toEqual(['unproved']);
  });

  it.each([
    '',
    'if (isEmpty(o)) System.out.println();',
    'if (o == "") System.out.println();',
    'if (o == null) return 0;',
    'if (!(o instanceof String)) return 0;',
  ])('but otherwise: %s', async (before) => {
    expect(await verdictAt(method(before))).toEqual(['proved']);
  });
});

describe('what is assumed of callers outside is listed', () => {
  const restsOn = async (text: string): Promise<boolean> => {
    const claim = await claimAt(text);
    expect(claim.verdict).toBe('proved');
    return claim.assumptions.includes('non-null-arguments');
  };

  it('with a parameter', async () => {
    expect(await restsOn('class T { int f(String s) {\n return s.length(); // here\n } }')).toBe(true);
  });

  it('not where an annotation demands it', async () => {
    const text = '@interface NonNull {} class T { int f(@NonNull String s) {\n return s.length(); // here\n } }';
    expect(await restsOn(text)).toBe(false);
  });

  it.each(['', 'String unused'])('not where no parameter is looked at: (%s)', async (parameters) => {
    const text = `class T { final Object o = "x"; int f(${parameters}) {\n return o.hashCode(); // here\n } }`;
    expect(await restsOn(text)).toBe(false);
  });

  const helper = (caller: string): string => `class T {
    ${caller}
    private int one(String s) { return two(s); }
    private int two(String s) {
      return s.length(); // here
    }
  }`;

  it('in private methods that it is handed to, not in those that get something else', async () => {
    expect(await restsOn(helper('int f(String s) { return one(s); }'))).toBe(true);
    expect(await restsOn(helper('int f() { return one("x"); }'))).toBe(false);
  });

  const held = (parameter: string): string => `@interface NonNull {} class T {
    private final String s;
    T(${parameter}) { this.s = s; }
    int f() {
      return s.length(); // here
    }
  }`;

  it('where a field holds the argument of a constructor', async () => {
    expect(await restsOn(held('String s'))).toBe(true);
    expect(await restsOn(held('@NonNull String s'))).toBe(false);
  });

  it('not where the input passes null itself: then nothing is proved', async () => {
    const text =
      'class T { static int f(String s) {\n return s.length(); // here\n } static int g() { return f(null); } }';
    expect(await verdictAt(text)).toEqual(['unproved']);
  });
});

describe('what library code calls back gets what the library has', () => {
  const named = (supertype: string): string => `
    import java.util.*;
    import java.util.function.*;
    class T ${supertype} {
      public void accept(String s) {
        System.out.println(s.length()); // here
      }
    }`;

  it('in a class that it knows by a supertype', async () => {
    expect(await verdictAt(named('implements Consumer<String>'))).toContain('unproved');
    expect(await verdictAt(named(''))).toEqual(['proved', 'proved']);
  });

  it('in a superclass that does not know of it', async () => {
    const below = 'class Below extends T implements Consumer<String> {}';
    expect(await verdictAt(`${named('')}\n${below}`)).toContain('unproved');
    expect(await verdictAt(`${named('')}\nclass Below extends T {}`)).toEqual(['proved', 'proved']);
  });

  it('where the supertype is not at hand', async () => {
    expect(await verdictAt(named('implements missing.Listener'))).toContain('unproved');
  });

  it('but not a static method, or one of another name', async () => {
    const text = (how: string): string => `import java.util.function.*; class T implements Predicate<String> {
      public boolean test(String s) { return false; }
      ${how}(String s) {
        return s.isEmpty(); // here
      }
    }`;
    expect(await verdictAt(text('static boolean not'))).toEqual(['proved']);
    expect(await verdictAt(text('public boolean also'))).toEqual(['proved']);
  });

  const filter = (type: string, result: string, body: string): string => `
    class T implements ${type} {
      public ${result} {
        ${body} // here
      }
    }`;

  it('but for what it never passes', async () => {
    const files = filter('java.io.FileFilter', 'boolean accept(java.io.File file)', 'return file.isFile();');
    expect(await verdictAt(files)).toEqual(['proved']);
    const any = filter('java.util.function.Predicate<String>', 'boolean test(String s)', 'return s.isEmpty();');
    expect(await verdictAt(any)).toEqual(['unproved']);
    // Whoever calls `ThreadGroup.uncaughtException` decides what the handler gets.
    const handler = 'void uncaughtException(Thread thread, Throwable problem)';
    const uncaught = filter('Thread.UncaughtExceptionHandler', handler, 'problem.getMessage();');
    expect(await verdictAt(uncaught)).toEqual(['unproved']);
  });

  it('and what rests on that names the record', async () => {
    const files = filter('java.io.FileFilter', 'boolean accept(java.io.File file)', 'return file.isFile();');
    expect((await claimAt(files)).assumptions).toContain('library-fact:java.io.FileFilter');
    const own = 'class T { public boolean accept(java.io.File file) {\n return file.isFile(); // here\n } }';
    expect((await claimAt(own)).assumptions).not.toContain('library-fact:java.io.FileFilter');
  });

  it('is shown where the input passes null to the same method', async () => {
    const text = `
      import java.util.function.*;
      class T implements Predicate<String> {
        public boolean test(String s) {
          return s.isEmpty(); // here
        }
        static boolean none() { return new T().test(null); }
      }`;
    expect(shown(await checkText(text))).toEqual([`${lineOf(text, 'here')} null-dereference s: unproved`]);
  });

  const sorted = (added: string): string => `
    import java.util.*;
    class T implements Comparator<String> {
      public int compare(String a, String b) {
        return a.length(); // here
      }
      static void sort(List<String> texts, String given) {
        texts.add(${added});
        texts.sort(new T());
      }
    }`;

  it.each([
    ['null', 1],
    ['"x"', 0],
    ['given', 0],
  ])('is shown where the input puts null in: %s', async (added, findings) => {
    const checked = await checkText(sorted(added));
    expect(verdicts(checked, lineOf(sorted(added), 'here'), RULE)).toEqual(['unproved']);
    expect(shown(checked)).toHaveLength(findings);
  });

  it('is hidden where nothing shows that null is there', async () => {
    expect(shown(await checkText(named('implements Consumer<String>')))).toEqual([]);
  });
});

describe('code that is not there calls with anything', () => {
  it.each([
    ['a lambda', 'static void t() { ext.Run.each(x -> System.out.println(x.hashCode())); } // here'],
    [
      'a class with a missing supertype',
      'static class H implements ext.Hook { public int hook(String x) { return x.length(); } } // here',
    ],
  ])('%s', async (_, member) => {
    const text = `class T {\n${member}\n}`;
    expect(await verdictAt(text)).toContain('unproved');
  });

  it('but a method that only its own name reaches gets what callers are taken to pass', async () => {
    const text = 'class T {\n  public static int size(String x) { return x.length(); } // here\n}';
    expect(await verdictAt(text)).toEqual(['proved']);
  });
});

it('the test that closes a resource says nothing of who may pass null, others of a copy do', async () => {
  const method = (body: string): string => `
    class T {
      static void print(java.io.Writer target) throws java.io.IOException { ${body} }
    }`;
  expect(await verdictAt(method('try (java.io.Writer out = target) {\n out.write(1); // here\n }'))).toEqual([
    'proved',
  ]);
  expect(
    await verdictAt(method('java.io.Writer out = target;\n out.write(1); // here\n if (out != null) out.flush();')),
  ).toEqual(['unproved']);
});
