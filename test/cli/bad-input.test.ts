/** Nonsense on the command line and in the input: a clear message, the right exit status, the rest unaffected. */
import { describe, expect, it } from 'vitest';
import { emptyFolder, espalier, filesOf } from './command.js';

const GOOD = `class Good {
  //@ ensures \\result >= 0;
  static int size(int x) { return x < 0 ? 0 : x; }
  public static void main(String[] args) { System.out.println("good " + args.length); }
}
`;

describe('inputs that cannot be used', () => {
  it('a missing file is named; the others are still run', () => {
    const { Good } = files({ Good: GOOD });
    const { status, out, err } = espalier('run', 'no/such/File.java', Good, '--entry', 'Good');
    expect(err).toContain('no/such/File.java: error: no such file or folder');
    expect(out).toBe('good 0\n');
    expect(status).toBe(2);
  });

  it('classes that inherit from themselves are named once a circle, and still run', () => {
    const text = `class Egg extends Hen {
  Egg next;
  //@ ensures next == null;
  void cut() { next = null; }
}
class Hen extends Egg { }
interface Left extends Right { }
interface Right extends Left { }
class Self extends Self { }
`;
    const { Egg } = files({ Egg: text });
    for (const command of [
      ['run', '--method', 'cut', '--scope', '1'],
      ['shape'],
      ['spec', '--check'],
      ['invariants'],
    ]) {
      const [name = '', ...options] = command;
      const { status, err } = espalier(name, Egg, ...options);
      expect(err.match(/error: cyclic inheritance: \w+ inherits from itself/g)?.length).toBe(3);
      expect(err).toContain('Egg.java:9:20: error: cyclic inheritance: Self inherits from itself');
      expect(status).toBe(2);
    }
  });

  it('a folder without Java is said', () => {
    const folder = emptyFolder();
    const { status, err } = espalier('ir', folder);
    expect(err).toContain(`${folder}: error: no .java or .class file and no jar in this folder`);
    expect(status).toBe(2);
  });

  it('a binary file named .java is refused, not parsed', () => {
    const paths = filesOf({ 'Binary.java': Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256) });
    const { status, err } = espalier('ir', paths['Binary.java'] ?? '');
    expect(err).toContain('not a text file: binary content');
    expect(status).toBe(2);
  });

  it('a file of another kind is refused', () => {
    const paths = filesOf({ 'notes.txt': 'hello' });
    const { status, err } = espalier('ir', paths['notes.txt'] ?? '');
    expect(err).toContain('not Java: a .java, .class, .jar or .jmod file is wanted');
    expect(status).toBe(2);
  });

  it('a line of five megabytes is read within seconds', () => {
    const terms = Array.from({ length: 1_250_000 }, (_, index) => index % 10).join(' + ');
    const { Big } = files({ Big: `class Big { static int ok() { return 1; } int f() { return ${terms}; } }` });
    const { status, out, err } = espalier('run', Big, '--method', 'ok', '--scope', '1');
    expect(out).toContain('Big.ok');
    expect(err).toMatch(/Big\.java:1:\d+: error: nested too deeply/);
    expect(status).toBe(2);
  });
});

describe('Java that is wrong', () => {
  it('syntax errors have a place, and what parsed around them is used', () => {
    const { Broken } = files({
      Broken: `class Broken {
  int f() { return 1 +; }
  //@ ensures \\result == x;
  static int g(int x) { return x; }
}
`,
    });
    const { status, out, err } = espalier('run', Broken, '--method', 'g', '--scope', '2');
    expect(err).toMatch(/Broken\.java:2:\d+: error: /);
    expect(out).toContain('all held up to scope 2');
    expect(status).toBe(2);
  });

  it('nothing is proved behind a syntax error, not even of what parsed', () => {
    const { Cut } = files({
      Cut: `class Cut {
  static int f(String s) {
    String t = "a";
    t = s +;
    t = null;
    return t.length();
  }
  static int g() { String t = "a"; return t.length(); }
}
`,
    });
    const { status, out } = espalier('check', Cut, '--format', 'json', '--no-cache');
    const { results } = JSON.parse(out) as {
      results: { method: string; claims: { property: string; verdict: string }[] }[];
    };
    const verdicts = (method: string): readonly string[] =>
      results
        .filter((result) => result.method === method)
        .flatMap(({ claims }) => claims.filter(({ property }) => property === 'null-dereference'))
        .map(({ verdict }) => verdict);
    expect(verdicts('f')).toEqual(['unknown']);
    expect(verdicts('g')).toEqual(['proved']);
    expect(status).toBe(2);
  });

  it('what a class does that cannot be found is not run, with a warning; other code runs', () => {
    const { Unresolved } = files({
      Unresolved: `class Unresolved {
  static int f(Missing x) { return Missing.size(x); }
  public static void main(String[] args) { System.out.println("runs"); f(null); }
}
`,
    });
    const { status, out, err } = espalier('run', Unresolved, '--entry', 'Unresolved');
    expect(out).toBe('runs\n');
    expect(err).toMatch(/Unresolved\.java:2:\d+: warning: cannot find class Missing/);
    expect(err).toContain('not run to its end: unsupported');
    expect(status).toBe(2);
  });

  it('a class twice: the first is used', () => {
    const { A, B } = files({
      A: 'class Same { public static void main(String[] a) { System.out.println(1); } }',
      B: 'class Same { public static void main(String[] a) { System.out.println(2); } }',
    });
    const { status, out, err } = espalier('run', A, B, '--entry', 'Same');
    expect(out).toBe('1\n');
    expect(err).toMatch(/B\.java:1:\d+: error: class Same is already declared/);
    expect(status).toBe(2);
  });

  it('an assertion that does not parse or bind is an error of its line; other claims are checked', () => {
    const { Specified } = files({
      Specified: `class Specified {
  Specified next;
  //@ requires list(x, next;
  static int f(Specified x) { return 1; }
  //@ ensures acyclic(x, nxt);
  static int g(Specified x) { return 1; }
  //@ assignable x.next;
  //@ ensures \\result == 1;
  static int h(Specified x) { return 1; }
}
`,
    });
    const { status, out, err } = espalier('run', Specified, '--method', 'h', '--scope', '2');
    expect(err).toMatch(/Specified\.java:3:\d+: error: /);
    expect(err).toMatch(/Specified\.java:5:\d+: error: unknown field 'nxt'/);
    expect(err).toMatch(/Specified\.java:7:\d+: warning: JML clause 'assignable' is not supported/);
    expect(out).toContain('all held up to scope 2');
    expect(status).toBe(2);
  });
});

describe('command lines that are wrong', () => {
  const reverse = 'examples/list/Reverse.java';
  it.each([
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['run'], "missing required argument 'input'"],
    [['run', reverse], 'say what to run'],
    [['run', reverse, '--scope', '2'], '--scope needs --method'],
    [['run', reverse, '--method', 'reverse', '--scope', 'many'], 'a whole number of at least 1 is needed'],
    [
      ['run', reverse, '--method', 'revers', '--scope', '2'],
      "no method 'revers' in the input; did you mean 'reverse'?",
    ],
    [['run', reverse, '--entry', 'Nowhere.main'], "no class 'Nowhere' in the input"],
    [['run', reverse, '--entry', 'Reverse$Node'], 'has no method'],
    [['ir', reverse, '--format', 'png'], 'choose one of text'],
    [['ir', reverse, '--bogus'], "unknown option '--bogus'"],
    [
      ['shape', reverse, '--fail-on', 'refutd'],
      "no verdict (refuted, unproved, unknown, incomplete) and no rule 'refutd'",
    ],
    [['run', reverse, '--method', 'reverse', '--scope', '2', '--fail-on', 'unknown,never'], "no rule 'never'"],
    [['spec', reverse, '--fail-on', 'proved'], "no rule 'proved'"],
    [['ir', reverse, '--classpath', 'no/such/folder'], 'class path entry does not exist'],
  ])('%j', (words, message) => {
    const { status, err } = espalier(...words);
    expect(err).toContain(message);
    expect(status).toBe(2);
  });
});

function files<Name extends string>(texts: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  const named = filesOf(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}.java`, text as string])),
  );
  return Object.fromEntries(Object.keys(texts).map((name) => [name, named[`${name}.java`] ?? ''])) as Record<
    Name,
    string
  >;
}
