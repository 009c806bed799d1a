/** What a replay may rest on: code beside the point does not stop it, and what nobody has computed is no evidence. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFolder } from '../../../../src/cli/input/source-folders.js';
import { check } from '../../../../src/workspace/check.js';
import { openTexts } from '../../../support/open.js';
import { lineOf, verdicts } from '../checking.js';

const LOGGING = `import java.util.logging.*; import java.util.*;`;

/** Classes of which nothing but their declarations is at hand. */
const LIBRARY = sourceFolder(fileURLToPath(new URL('library', import.meta.url)), 'model');

/** Of what is claimed about null in the line that says `here`. */
async function verdictOf(members: string): Promise<readonly string[]> {
  const text = `${LOGGING}
public class T {
${members}
}`;
  const workspace = await openTexts([{ path: 'T.java', text }], [LIBRARY]);
  const checked = check(workspace, { classes: [], methods: [], replay: true, budget: 1 });
  expect(checked.faults).toBe(0);
  return verdicts(checked, lineOf(text, 'here'), 'null-dereference');
}

/** A program with a logger. */
function logged(statements: string): string {
  return `  private static final Logger LOG = Logger.getLogger("x");
  static String name;
  static class Box { String text; int size() { return 1; } @Override public String toString() { return "box"; } }
  public static void main(String[] args) {
${statements}
  }`;
}

const LAST = 'System.out.println(s.length()); // here';

describe('code beside the point', () => {
  it.each([
    ['a logger that is only kept', `String s = null; ${LAST}`],
    [
      'calls without result',
      `LOG.info("x"); LOG.log(Level.INFO, "y", new Object[] { "z" }); String s = null;\n${LAST}`,
    ],
    ['a question about levels', `String s = null; if (LOG.isLoggable(Level.FINE)) LOG.fine("x" + s);\n${LAST}`],
    [
      'text of objects',
      `Box box = new Box(); String s = null; if (LOG.isLoggable(Level.FINE)) LOG.fine("x" + box + box.size());\n${LAST}`,
    ],
    ['a supplier that nobody asks', `String s = null; LOG.info(() -> name = "x"); s = name;\n${LAST}`],
    [
      'a local that only the log reads',
      `String s = null; int n = LOG.isLoggable(Level.FINE) ? 1 : 2; LOG.info("x" + n);\n${LAST}`,
    ],
    [
      'loggers that are made',
      `LogRecord r = new LogRecord(Level.INFO, "x"); r.setMessage("y"); LOG.log(r); String s = null;\n${LAST}`,
    ],
  ])('does not stop it: %s', async (_, statements) => {
    expect(await verdictOf(logged(statements))).toContain('refuted');
  });

  it('does not stop it in static initialisers', async () => {
    const members = `  static final java.util.ResourceBundle TEXTS = java.util.ResourceBundle.getBundle("texts");
  static final List<String> NAMES = new ArrayList<>();
  static { NAMES.add("a"); }
  public static void main(String[] args) { String s = NAMES.size() == 1 ? null : "x"; ${LAST} }`;
    expect(await verdictOf(members)).toContain('refuted');
  });

  it('stops it where somebody waits for the failure', async () => {
    const members = `  static boolean ready;
  static { try { java.util.ResourceBundle.getBundle("texts"); ready = true; } catch (RuntimeException e) { ready = false; } }
  public static void main(String[] args) { String s = ready ? null : "x"; ${LAST} }`;
    expect(await verdictOf(members)).not.toContain('refuted');
  });
});

describe('an opaque answer is no evidence', () => {
  it.each([
    ['whether null is refused', `String s = null; LOG.log(null, "x");\n${LAST}`],
    ['whether a variable that is null is refused', `Level none = null; String s = null; LOG.log(none, "x");\n${LAST}`],
    ['the value itself', `String s = LOG.getName().isEmpty() ? null : "x"; ${LAST}`],
    ['a branch that sets it', `String s = "x"; if (!LOG.isLoggable(Level.FINE)) s = null;\n${LAST}`],
    ['a branch that would have set it', `String s = null; if (LOG.isLoggable(Level.FINE)) s = "x";\n${LAST}`],
    ['a branch around it', `String s = null; if (!LOG.isLoggable(Level.FINE)) { ${LAST}\n }`],
    ['an early return', `String s = null; if (LOG.isLoggable(Level.FINE)) return;\n${LAST}`],
    ['an exception', `String s = null; if (LOG.isLoggable(Level.FINE)) throw new IllegalStateException();\n${LAST}`],
    ['a field that would have been set', `if (LOG.isLoggable(Level.FINE)) name = "x"; String s = name;\n${LAST}`],
    ['a method that would have set it', `if (LOG.isLoggable(Level.FINE)) set(); String s = name;\n${LAST}`],
    [
      'a field of an object',
      `Box b = new Box(); if (LOG.isLoggable(Level.FINE)) b.text = "x"; String s = b.text;\n${LAST}`,
    ],
    [
      'which object is written',
      `Box a = new Box(), b = new Box(); Box c = LOG.isLoggable(Level.FINE) ? a : b; c.text = "x"; String s = a.text;\n${LAST}`,
    ],
    ['an index', `String[] all = { null, "x" }; String s = all[LOG.isLoggable(Level.FINE) ? 1 : 0];\n${LAST}`],
    [
      'where an element is written',
      `String[] all = new String[2]; all[LOG.isLoggable(Level.FINE) ? 0 : 1] = "x"; String s = all[0];\n${LAST}`,
    ],
    ['a key', `Map<String, String> m = new HashMap<>(); m.put(LOG.getName(), "x"); String s = m.get("x");\n${LAST}`],
    ['a number computed from it', `int n = LOG.getName().length() * 2 + 1; String s = n == 1 ? null : "x";\n${LAST}`],
    ['the rounds of a loop', `String s = null; for (Handler h : LOG.getHandlers()) { s = "x"; }\n${LAST}`],
    ['the result of a call', `String s = pick(LOG.isLoggable(Level.FINE));\n${LAST}`],
    ['a switch', `String s = null; switch (LOG.getName()) { case "x": s = "y"; break; default: break; }\n${LAST}`],
    [
      'a callback',
      `List<String> l = new ArrayList<>(); l.add("a"); if (LOG.isLoggable(Level.FINE)) l.clear(); String s = l.isEmpty() ? "x" : null;\n${LAST}`,
    ],
    [
      'a handler',
      `String s = "x"; try { LOG.getHandlers()[0].flush(); } catch (RuntimeException e) { s = null; }\n${LAST}`,
    ],
    [
      'what was passed on',
      `Box b = new Box(); b.text = LOG.getName(); String s = b.text.equals("x") ? "x" : null;\n${LAST}`,
    ],
    [
      'text made of it',
      `StringBuilder b = new StringBuilder(); b.append(LOG.getName()); String s = b.toString().isEmpty() ? null : "x";\n${LAST}`,
    ],
    ['a static that was set under it', `if (!LOG.isLoggable(Level.FINE)) { name = null; } String s = name;\n${LAST}`],
    ['a flag', `boolean on = LOG.isLoggable(Level.FINE); boolean off = !on; String s = null; if (off) { ${LAST} \n}`],
    [
      'a lambda that chooses',
      `boolean on = LOG.isLoggable(Level.FINE); java.util.function.Supplier<String> f = () -> on ? "x" : null; String s = f.get();\n${LAST}`,
    ],
  ])('%s', async (_, statements) => {
    const members = `${logged(statements)}
  static void set() { name = "x"; }
  static String pick(boolean on) { if (on) { return "x"; } return null; }`;
    const found = await verdictOf(members);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain('refuted');
  });
});

describe('what the surroundings answer is no evidence', () => {
  it.each([
    ['T.class.getClassLoader()', 'getClass()'],
    ['System.getenv("PATH")', 'length()'],
    ['System.getProperty("user.home")', 'length()'],
    ['Thread.currentThread().getContextClassLoader()', 'getParent()'],
    ['new java.io.File(".").list()', 'clone()'],
    ['T.class.getResourceAsStream("T.class")', 'hashCode()'],
    ['(System.currentTimeMillis() > 1000000 ? "x" : null)', 'length()'],
    ['(System.nanoTime() != 5 ? "x" : null)', 'length()'],
    ['(new Object().hashCode() > 100 ? "x" : null)', 'length()'],
    ['(System.identityHashCode(args) > 100 ? "x" : null)', 'length()'],
    ['(Objects.hash(new Object()) > 100 ? "x" : null)', 'length()'],
    ['(new Object().toString().length() > 30 ? "x" : null)', 'length()'],
    ['(new Random().nextInt() != 0 ? "x" : null)', 'length()'],
    ['(Math.random() > 0.001 ? "x" : null)', 'length()'],
    ['(Runtime.getRuntime().availableProcessors() > 1 ? "x" : null)', 'length()'],
    ['(Runtime.getRuntime().freeMemory() > 1 ? "x" : null)', 'length()'],
    ['(UUID.randomUUID().getMostSignificantBits() != 0 ? "x" : null)', 'length()'],
    ['(new Date().getTime() > 1000000 ? "x" : null)', 'length()'],
    ['(new java.io.File("x").length() > 0 ? "x" : null)', 'length()'],
    ['(new java.lang.ref.WeakReference<>(args).get() == null ? null : "x")', 'length()'],
  ])('%s', async (given, use) => {
    const members = `  public static void main(String[] args) {
    System.out.println(${given}.${use}); // here
  }`;
    expect(await verdictOf(members)).not.toContain('refuted');
  });

  it('but a failure that does not rest on it is one', async () => {
    const members = `  public static void main(String[] args) {
    long start = System.currentTimeMillis();
    Map<Object, String> byKey = new HashMap<>();
    byKey.put(new Object(), "x");
    String home = System.getenv("HOME");
    String s = null;
    if (home != null) { System.out.println(home); }
    System.out.println("took " + (System.currentTimeMillis() - start) + s.length()); // here
  }`;
    expect(await verdictOf(members)).toContain('refuted');
  });
});
