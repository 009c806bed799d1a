/** JML that the command writes, pasted before the methods and put to the test: every heap of a small scope satisfies it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jmlClauses } from '../../../../src/analyses/spec/jml/clauses.js';
import { runScope } from '../../../../src/workspace/index.js';
import { openFiles, openTexts } from '../../../support/open.js';
import { specified } from './open-spec.js';

/** Each file, and how many formulas are expected at least. */
const FILES = [
  ['examples/spec/Lists.java', 9],
  ['examples/spec/Ring.java', 5],
  ['examples/spec/Account.java', 6],
  ['examples/dll/InsertAfter.java', 4],
  ['examples/cache/LruCache.java', 6],
] as const;

async function annotated(file: string): Promise<{ readonly text: string; readonly formulas: number }> {
  const { program, methods } = specified(await openFiles(file));
  const lines = readFileSync(file, 'utf8')
    .replace(/^[ \t]*(?:\/\/@|\/\*@).*$/gm, '')
    .split('\n');
  let formulas = 0;
  const inserted = methods.flatMap((method) => {
    const outcome = program.summaries.of(method).outcomes.find(({ kind }) => kind === 'return');
    if (outcome === undefined) return [];
    const { clauses } = jmlClauses(program.context, outcome);
    const ensures = clauses.filter((clause) => clause.startsWith('ensures'));
    formulas += ensures.length;
    return [{ line: method.span.line, text: ensures.map((clause) => `  //@ ${clause}`) }];
  });
  for (const { line, text } of inserted.sort((left, right) => right.line - left.line))
    lines.splice(line - 1, 0, ...text);
  return { text: lines.join('\n'), formulas };
}

describe('JML', () => {
  it.each(FILES)(
    '%s',
    async (file, least) => {
      const { text, formulas } = await annotated(file);
      expect(formulas).toBeGreaterThanOrEqual(least);
      const workspace = await openTexts([{ path: file, text }]);
      const ran = runScope(workspace, { classes: [], methods: [], scope: 2, budget: 0.05 });
      expect(workspace.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
      const ensures = ran.results.flatMap(({ claims }) => claims.filter(({ property }) => property === 'ensures'));
      expect(ensures.length).toBe(formulas);
      expect(ensures.filter(({ verdict }) => verdict === 'refuted').map(({ subject }) => subject)).toEqual([]);
    },
    120_000,
  );

  it('says which locations change, and of what it says nothing', async () => {
    const { program, methods } = specified(await openFiles('examples/spec/Lists.java'));
    const text = program.jml(methods);
    expect(text).toContain('  //@ assignable this.head, this.head.prev;');
    expect(text).toContain('  //@ ensures fresh(this.head);');
    expect(text).toContain("  //@ assignable \\everything;\n  // not all is said of data'\n  void init(int d);");
    expect(text).toContain('  //@ assignable \\nothing;\n  // not all is said of \\result\n  Entry search(int d);');
  });
});

it('types are written so that they mean the same without imports, and each class says where its file begins', async () => {
  const workspace = await openTexts([
    {
      path: 'Z.java',
      text: `package q; import java.util.*;
        class Z { int k; class In { void w(In i) { k = 1; } }
          Map.Entry<String, String> f(List<String> l, Y y) { return null; } }
        class Y { }`,
    },
  ]);
  const { program, methods } = specified(workspace);
  const text = program.jml(methods);
  expect(text).toContain('java.util.Map.Entry f(java.util.List l, Y y);');
  expect(text).toContain('void w(In i);');
  expect(text).toContain('    In();');
  expect(text).not.toContain('this$');
  expect(text).toMatch(/^\/\/ q\/Z\.jml\npackage q;/);
  expect(text).toContain('// q/Y.jml');
});
