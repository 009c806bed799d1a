/** Resources that stay open, and their right twins. Expectations follow from the semantics of `try` and of the Java library. */
import { describe, expect, it } from 'vitest';
import { resourceLeak } from '../../../../src/analyses/check/inspections/leaks/resource-leak.js';
import { findingsOf, inspectText, told } from './inspecting.js';

/** Members of a class, and what is told of the claims in it. */
async function members(text: string): Promise<readonly string[]> {
  const found = await inspectText(resourceLeak, classOf(text));
  return told(found);
}

function classOf(text: string): string {
  return `import java.io.*; import java.util.*; import java.util.function.*; import java.nio.charset.StandardCharsets;
    class T {
      ${text}
    }`;
}

const OPEN = 'FileReader r = new FileReader(f);';

/** Name, what is wrong and what is told of it; the same done right. `proved` where nothing else is said. */
const PAIRS: readonly (readonly [name: string, wrong: string, told: string, right: string, rightTold?: string])[] = [
  [
    'a reader that is never closed',
    `int m(String f) throws IOException { ${OPEN} return r.read(); }`,
    'unproved, high',
    'int m(String f) throws IOException { try (FileReader r = new FileReader(f)) { return r.read(); } }',
  ],
  [
    'an early return',
    `int m(String f, int n) throws IOException { ${OPEN} if (n < 0) return -1; r.close(); return n; }`,
    'unproved, high',
    `int m(String f, int n) throws IOException { ${OPEN} if (n < 0) { r.close(); return -1; } r.close(); return n; }`,
  ],
  [
    'a call that throws in between',
    `int m(String f) throws IOException { ${OPEN} int n = r.read(); r.close(); return n; }`,
    'unproved, medium',
    `int m(String f) throws IOException { ${OPEN} try { return r.read(); } finally { r.close(); } }`,
  ],
  [
    'an exception that is caught and forgotten',
    'int m(String f) { try { FileReader r = new FileReader(f); int n = r.read(); r.close(); return n; } catch (IOException e) { return -1; } }',
    'unproved, medium',
    'int m(String f) { FileReader r = null; try { r = new FileReader(f); return r.read(); } catch (IOException e) { return -1; } finally { if (r != null) try { r.close(); } catch (IOException e) { } } }',
  ],
  [
    'a handler that takes some of what is thrown, and none of the rest',
    `int m(String f) throws IOException { ${OPEN} int n = 0; try { n = r.read(); } catch (EOFException e) { n = -1; } r.close(); return n; }`,
    'unproved, medium',
    `int m(String f) throws IOException { ${OPEN} int n = 0; try { n = r.read(); } catch (Throwable e) { n = -1; } finally { r.close(); } return n; }`,
  ],
  [
    'a handler that takes all that is declared, and passes it on',
    `int m(String f) { FileReader r; try { r = new FileReader(f); } catch (IOException e) { return 0; } int n = 0; try { n = r.read(); } catch (IOException e) { throw new IllegalStateException(e); } try { r.close(); } catch (IOException e) { } return n; }`,
    'unproved, medium',
    `int m(String f) { FileReader r; try { r = new FileReader(f); } catch (IOException e) { return 0; } int n = 0; try { n = r.read(); } catch (IOException e) { n = -1; } try { r.close(); } catch (IOException e) { } return n; }`,
    'unproved',
  ],
  [
    'a handler that takes another exception of the input',
    `static class Bad extends Exception { } static void work(int n) throws Bad { if (n > 0) throw new Bad(); }
      int m(String f) throws Exception { ${OPEN} try { work(1); } catch (IllegalStateException e) { } r.close(); return 1; }`,
    'unproved, medium',
    `static class Bad extends Exception { } static void work(int n) throws Bad { if (n > 0) throw new Bad(); }
      int m(String f) throws Exception { ${OPEN} try { work(1); } catch (Bad e) { } r.close(); return 1; }`,
    'unproved',
  ],
  [
    'a wrapper',
    'String m(String f) throws IOException { BufferedReader r = new BufferedReader(new FileReader(f)); return r.readLine(); }',
    'unproved, high',
    'String m(String f) throws IOException { BufferedReader r = new BufferedReader(new FileReader(f)); try { return r.readLine(); } finally { r.close(); } }',
  ],
  [
    'a wrapper with a charset',
    'int m(String f) throws IOException { Reader r = new InputStreamReader(new FileInputStream(f), StandardCharsets.UTF_8); return r.read(); }',
    'unproved, high',
    'int m(String f) throws IOException { try (Reader r = new InputStreamReader(new FileInputStream(f), StandardCharsets.UTF_8)) { return r.read(); } }',
  ],
  [
    'a helper that closes',
    `static void shut(Closeable c) { if (c == null) try { c.close(); } catch (IOException e) { } }
     int m(String f) throws IOException { ${OPEN} try { return r.read(); } finally { shut(r); } }`,
    'unproved, high',
    `static void shut(Closeable c) { if (c != null) try { c.close(); } catch (IOException e) { } }
     int m(String f) throws IOException { ${OPEN} try { return r.read(); } finally { shut(r); } }`,
  ],
  [
    'a helper that opens',
    `static BufferedReader open(String f) throws IOException { return new BufferedReader(new FileReader(f)); }
     String m(String f) throws IOException { BufferedReader r = open(f); return r.readLine(); }`,
    'unproved, high',
    `static BufferedReader open(String f) throws IOException { return new BufferedReader(new FileReader(f)); }
     String m(String f) throws IOException { try (BufferedReader r = open(f)) { return r.readLine(); } }`,
  ],
  [
    'a variable that is set again',
    `void m(String f, String g) throws IOException { ${OPEN} r = null; }`,
    'unproved, high',
    `void m(String f, String g) throws IOException { ${OPEN} r.close(); r = null; }`,
  ],
  [
    'a loop that goes on too early',
    'void m(List<String> names) throws IOException { for (String n : names) { FileWriter w = new FileWriter(n); if (n.isEmpty()) continue; w.close(); } }',
    'unproved, high',
    'void m(List<String> names) throws IOException { for (String n : names) { FileWriter w = new FileWriter(n); w.close(); if (n.isEmpty()) continue; } }',
  ],
  [
    'another condition than that under which it was opened',
    'void m(String f, boolean a, boolean b) throws IOException { FileWriter w = null; if (a) w = new FileWriter(f); if (b) w.close(); }',
    'unproved, high',
    'void m(String f, boolean a, boolean b) throws IOException { FileWriter w = null; if (a) w = new FileWriter(f); if (a) w.close(); }',
  ],
  [
    'a finally block that returns',
    `int m(String f) throws IOException { ${OPEN} try { return r.read(); } finally { return 1; } }`,
    'unproved, high',
    `int m(String f) throws IOException { ${OPEN} try { return r.read(); } finally { r.close(); return 1; } }`,
  ],
  [
    'a throw before it is closed',
    `void m(String f, int n) throws IOException { ${OPEN} if (n < 0) throw new IllegalArgumentException(); r.close(); }`,
    'unproved, medium',
    `void m(String f, int n) throws IOException { if (n < 0) throw new IllegalArgumentException(); ${OPEN} r.close(); }`,
  ],
  [
    'one of two that are closed by turns',
    `void m(String f, boolean b) throws IOException { ${OPEN} Reader s = new StringReader(f); Reader one = b ? r : s; one.close(); }`,
    'unproved, high',
    `void m(String f, boolean b) throws IOException { ${OPEN} Reader one = b ? r : r; one.close(); }`,
  ],
  [
    'a stream over it that is closed instead',
    'void m(String f) throws IOException { BufferedReader r = new BufferedReader(new FileReader(f)); r.lines().close(); }',
    'unproved, high',
    'void m(String f) throws IOException { BufferedReader r = new BufferedReader(new FileReader(f)); r.close(); }',
  ],
  [
    'a class of the program',
    `static class Session implements AutoCloseable { int open = 1; int get() { return open; } public void close() { open = 0; } }
     int m() { Session s = new Session(); return s.get(); }`,
    'unproved, medium',
    `static class Session implements AutoCloseable { int open = 1; int get() { return open; } public void close() { open = 0; } }
     int m() { try (Session s = new Session()) { return s.get(); } }`,
  ],
  [
    'a flag',
    `int m(String f) throws IOException { ${OPEN} boolean done = false; try { int n = r.read(); done = true; return n; } finally { if (!done) r.close(); } }`,
    'unproved, high',
    `int m(String f) throws IOException { ${OPEN} boolean done = false; try { int n = r.read(); done = true; r.close(); return n; } finally { if (!done) r.close(); } }`,
  ],
  [
    'a field that is read twice',
    'boolean b; void m(String f) throws IOException { FileReader r = null; if (b) r = new FileReader(f); if (b) r.close(); }',
    // Nobody reckons with a change in between, but it is possible.
    'unproved',
    'final boolean b = f(); static boolean f() { return true; } void m(String f) throws IOException { FileReader r = null; if (b) r = new FileReader(f); if (b) r.close(); }',
  ],
  [
    'a helper of which one override does not close',
    `static class A { void end(Reader r) throws IOException { r.close(); } } static class B extends A { void end(Reader r) { } }
     void m(String f, A a) throws IOException { ${OPEN} a.end(r); }`,
    'unproved, high',
    `void end(Reader r) throws IOException { r.close(); } static class B extends T { void end(Reader r) throws IOException { super.end(r); } }
     void m(String f) throws IOException { ${OPEN} end(r); }`,
  ],
];

describe('resource-leak', () => {
  for (const [name, wrong, expected, right, rightTold = 'proved'] of PAIRS) {
    it(name, async () => {
      expect((await members(wrong)).filter((each) => each.startsWith('m:'))).toEqual([`m: ${expected}`]);
      expect((await members(right)).filter((each) => each.startsWith('m:'))).toEqual([`m: ${rightTold}`]);
    });
  }

  it.each([
    ['returned', `Reader m(String f) throws IOException { ${OPEN} return r; }`],
    ['put into a field', `Reader kept; void m(String f) throws IOException { ${OPEN} this.kept = r; }`],
    ['put into a list', `void m(String f, List<Reader> all) throws IOException { ${OPEN} all.add(r); }`],
    ['put into an array', `void m(String f, Reader[] all) throws IOException { ${OPEN} all[0] = r; }`],
    ['captured', `Runnable m(String f) throws IOException { ${OPEN} return () -> System.out.println(r); }`],
    [
      'kept by an object',
      'static class Keeper { final Reader kept; Keeper(Reader r) { kept = r; } } Keeper m(String f) throws IOException { return new Keeper(new FileReader(f)); }',
    ],
    [
      'passed to code that is not known',
      `void m(String f, Consumer<Reader> user) throws IOException { ${OPEN} user.accept(r); }`,
    ],
    ['wrapped and returned', 'Reader m(String f) throws IOException { return new BufferedReader(new FileReader(f)); }'],
    [
      'closed in a lambda',
      `void m(String f) throws IOException { ${OPEN} Runnable end = () -> { try { r.close(); } catch (IOException e) { } }; end.run(); }`,
    ],
  ])('says nothing of what is %s', async (_, text) => {
    expect(await members(text)).toEqual([]);
  });

  it.each([
    ['readers of strings', 'int m() throws IOException { StringReader r = new StringReader("a"); return r.read(); }'],
    ['streams of bytes', 'int m() { return new ByteArrayInputStream(new byte[2]).read(); }'],
    [
      'scanners of strings and of System.in',
      'int m() { Scanner s = new Scanner(System.in); return s.nextInt() + new Scanner("1").nextInt(); }',
    ],
    [
      'wrappers of what somebody else opened',
      'int m(Reader given) throws IOException { BufferedReader r = new BufferedReader(given); return r.read(); }',
    ],
    [
      'classes whose close does nothing',
      'static class Idle implements AutoCloseable { public void close() { } } void m() { new Idle(); }',
    ],
    [
      'classes that hide the close of the library',
      'static class Sticky extends FileReader { Sticky(String f) throws IOException { super(f); } public void close() { } } void m(String f) throws IOException { Sticky s = new Sticky(f); s.close(); }',
    ],
  ])('does not ask of %s', async (_, text) => {
    expect(await members(text)).toEqual([]);
  });

  it('tells of the first that has to be closed, and how it comes to that', async () => {
    const found = await inspectText(
      resourceLeak,
      `import java.io.*;
      class T {
        String m(File f) throws IOException {
          BufferedReader r = new BufferedReader(new FileReader(f));
          String line = r.readLine();
          if (line == null) return "";
          r.close();
          return line;
        }
      }`,
    );
    const [finding] = findingsOf(found);
    expect(finding?.message).toBe('`r` is not closed when the method returns (line 6)');
    expect(finding?.location.line).toBe(4);
    expect(finding?.steps.map(({ location, message }) => `${location.line} ${message}`)).toEqual([
      '4 `r` is opened',
      '6 taken: `line == null`',
      '6 returns here',
    ]);
    expect(finding?.fix).toContain('try (BufferedReader r = …)');
  });

  it('tells once of one variable that is opened at two places and never closed', async () => {
    const text = classOf(
      'int m(String f, boolean b) throws IOException { FileReader r; if (b) r = new FileReader(f); else r = new FileReader(f + 1); return r.read(); }',
    );
    const found = findingsOf(await inspectText(resourceLeak, text));
    expect(found).toHaveLength(1);
    expect(found[0]?.also).toHaveLength(1);
  });

  it('proves nothing of code with errors', async () => {
    expect(
      await members('void m(String f) throws IOException { FileReader r = new FileReader(f); int x = ; r.close(); }'),
    ).toEqual([]);
  });

  it('does not prove what an exception of a parameter of null would break, and does not show it either', async () => {
    expect(
      await members(`void m(String f, int[] a) throws IOException { ${OPEN} int n = a.length; r.close(); }`),
    ).toEqual(['m: unproved']);
  });
});
