/** Whatever somebody types gets an answer: diagnostics, never a fault. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyzer } from '../../../src/web/analyzer/analyzer.js';
import type { SourceFile } from '../../../src/web/protocol.js';
import { answerOf, lines, openAnalyzer, VIEWS } from './open.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

/** Errors by place, the same in every view. */
async function errors(files: readonly SourceFile[]): Promise<readonly string[]> {
  const told: (readonly string[])[] = [];
  for (const view of VIEWS) {
    const { diagnostics, marks } = await answerOf(analyzer, view, files);
    expect(diagnostics.filter(({ message }) => message.includes('internal fault'))).toEqual([]);
    const found = diagnostics.filter(({ severity }) => severity === 'error');
    told.push(found.map(({ file, line }) => `${file}:${line}`));
    // What is said of a line stands beside it.
    const problems = marks.filter(({ verdict }) => verdict === 'problem').map(({ file, line }) => `${file}:${line}`);
    for (const { file, line } of found) if (line !== undefined) expect(problems).toContain(`${file}:${line}`);
  }
  const [first = []] = told;
  for (const other of told) expect(other).toEqual(first);
  return first;
}

describe('what is no program', () => {
  it('no file, an empty file, a file of spaces: nothing to say', async () => {
    expect(await errors([])).toEqual([]);
    expect(await errors([{ path: 'Test.java', text: '' }])).toEqual([]);
    expect(await errors([{ path: 'Test.java', text: ' \n\t\n' }])).toEqual([]);
  });

  it('a syntax error is told at its line, and the other class is analysed', async () => {
    const files = lines('class Broken {', '  void m( { }', '}', 'class Whole {', '  int f() { return 1; }', '}');
    const found = await errors(files);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((place) => /^Test\.java:[1-6]$/.test(place))).toBe(true);
  });

  it('prose', async () => {
    expect((await errors(lines('This is not Java, is it?'))).length).toBeGreaterThan(0);
  });

  it('a formula that does not parse, and one that names nothing', async () => {
    const found = await errors(
      lines(
        'class A {',
        '  A next;',
        '  //@ requires acyclic(;',
        '  void m() {',
        '    //@ assert nobody != null;',
        '  }',
        '}',
      ),
    );
    expect(found).toEqual(expect.arrayContaining(['Test.java:3', 'Test.java:5']));
  });

  it('a program in the middle of being typed, cut anywhere', async () => {
    const text = 'class L { L next; static L last(L x) { while (x.next != null) x = x.next; return x; } }\n';
    for (let end = 0; end < text.length; end += 7) {
      const { diagnostics } = await answerOf(analyzer, 'shapes', [{ path: 'Test.java', text: text.slice(0, end) }]);
      expect(diagnostics.filter(({ message }) => message.includes('internal fault'))).toEqual([]);
    }
  });
});

describe('several files', () => {
  it('that declare the same class', async () => {
    const found = await errors([
      { path: 'One.java', text: 'class A { int one() { return 1; } }\n' },
      { path: 'Two.java', text: 'class A { int two() { return 2; } }\n' },
    ]);
    expect(found).toEqual(['Two.java:1']);
  });

  it('that have the same name: the first is used', async () => {
    const files = [
      { path: 'A.java', text: 'class A { int one() { return 1; } }\n' },
      { path: 'A.java', text: 'class A { int two() { return 2; } }\n' },
    ];
    expect(await errors(files)).toEqual(['A.java:undefined']);
    expect((await answerOf(analyzer, 'ir', files)).text).toContain('one()');
    expect((await answerOf(analyzer, 'ir', files)).text).not.toContain('two()');
  });
});

describe('a megabyte', () => {
  it('of letters', async () => {
    const { diagnostics } = await answerOf(analyzer, 'shapes', [{ path: 'Test.java', text: 'a '.repeat(500_000) }]);
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('of open brackets', async () => {
    for (const text of ['{'.repeat(1_000_000), '('.repeat(1_000_000), '<'.repeat(1_000_000)]) {
      const { diagnostics } = await answerOf(analyzer, 'ir', [{ path: 'Test.java', text }]);
      expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    }
  });

  it('of comments around a method: it is analysed', async () => {
    const text = `${'// nothing to see here\n'.repeat(45_000)}class A { static int one() { return 1; } }\n`;
    const { methods, diagnostics } = await answerOf(analyzer, 'shapes', [{ path: 'Test.java', text }]);
    expect(diagnostics).toEqual([]);
    expect(methods.map(({ result }) => result.method)).toContain('one');
    expect(methods[0]?.result.location.line).toBe(45_001);
  });
});

describe('an analyzer that has seen much', () => {
  it('answers as a new one does', async () => {
    const files = lines('class A {', '  A next;', '  static A next(A a) { return a.next; }', '}');
    const fresh = await openAnalyzer();
    for (const view of VIEWS) {
      const { milliseconds: _, ...old } = await answerOf(analyzer, view, files);
      const { milliseconds: __, ...young } = await answerOf(fresh, view, files);
      expect(withoutTimes(old)).toEqual(withoutTimes(young));
    }
  });
});

function withoutTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'milliseconds' ? 0 : inner)));
}
