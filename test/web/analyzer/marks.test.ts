/** What stands beside lines: verdicts, missing preconditions that help once they are written, runs that break claims. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyzer } from '../../../src/web/analyzer/analyzer.js';
import type { Mark, Offer, SourceFile } from '../../../src/web/protocol.js';
import { answerOf, fileOf, lines, openAnalyzer } from './open.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

async function shapeMarks(files: readonly SourceFile[]): Promise<readonly Mark[]> {
  return (await answerOf(analyzer, 'shapes', files)).marks;
}

describe('marks of shapes', () => {
  it('a written formula has its verdict, proved or not; what is proved and not written has none', async () => {
    const marks = await shapeMarks(
      lines(
        'class A {',
        '  A next;',
        '  static void m(A a) {',
        '    A b = new A();',
        '    b.next = null;',
        '    //@ assert b.next == null;',
        '    //@ assert a == null;',
        '  }',
        '}',
      ),
    );
    expect(marks.map(({ line, verdict, written }) => [line, verdict, written])).toEqual([
      [6, 'proved', true],
      [7, 'refuted', true],
    ]);
    expect(marks[0]?.text).toBe('safe: b.next == null');
    expect(marks[1]?.text).toMatch(/^bug: .*a == null.*\(replayed\)$/);
  });

  it('an obligation that is not proved has one, although nobody wrote it', async () => {
    const marks = await shapeMarks(
      lines('class A {', '  A next;', '  private static A m(A a) {', '    return a.next;', '  }', '}'),
    );
    expect(marks.map(({ line, verdict, written }) => [line, verdict, written])).toEqual([[4, 'unproved', false]]);
    expect(marks[0]?.text).toMatch(/^maybe: /);
    expect(marks[0]?.claim?.property).toBe('null-dereference');
  });

  it('an invariant has a verdict for each method', async () => {
    const marks = await shapeMarks([fileOf('examples/queue/LinkedQueueKeepsTail.java')]);
    const second = marks.filter(({ line }) => line === 19);
    expect(second.map(({ verdict }) => verdict).sort()).toEqual(['proved', 'proved', 'refuted']);
    expect(second.find(({ verdict }) => verdict === 'refuted')?.text).toContain('`dequeue`');
    expect(second.flatMap(({ verdict, details }) => (verdict === 'proved' ? [details] : [])).sort()).toEqual([
      'in `<init>`',
      'in `enqueue`',
    ]);
  });
});

describe('an offered precondition', () => {
  const cases: readonly (readonly [string, readonly SourceFile[], string, number])[] = [
    [
      'that something is there',
      lines('class A {', '  A next;', '  static A m(A a) {', '    return a.next;', '  }', '}'),
      'a != null',
      3,
    ],
    [
      'where nobody outside the class calls',
      lines('class A {', '  A next;', '  private static A m(A a) {', '    return a.next;', '  }', '}'),
      'a != null',
      3,
    ],
    [
      'before a loop',
      lines(
        'class A {',
        '  A next;',
        '  static A last(A x) {',
        '    while (x.next != null) x = x.next;',
        '    return x;',
        '  }',
        '}',
      ),
      'x != null',
      3,
    ],
    [
      'above annotations and modifiers',
      lines(
        'class A {',
        '  A next;',
        '',
        '  @Deprecated',
        '  static',
        '  A m(A a) {',
        '    return a.next;',
        '  }',
        '}',
      ),
      'a != null',
      4,
    ],
    ['in an example: of a list', [fileOf('examples/list/PrependToRing.java')], 'list(list, next)', 11],
  ];

  it.each(cases)('%s: once it is written, the claim is proved', async (_, files, formula, beforeLine) => {
    const before = await shapeMarks(files);
    const offering = before.filter(({ offer }) => offer !== undefined);
    expect(offering.length).toBeGreaterThan(0);
    for (const { offer, claim } of offering) {
      if (offer === undefined || claim === undefined) throw new Error('nothing is offered');
      expect(claim.verdict).not.toBe('proved');
      expect(offer).toEqual({ text: `//@ requires ${formula};`, beforeLine, file: files[0]?.path });
      const after = await answerOf(analyzer, 'shapes', inserted(files, offer));
      expect(after.diagnostics).toEqual([]);
      const { property, location } = claim;
      const line = location.line >= offer.beforeLine ? location.line + 1 : location.line;
      const again = after.methods
        .flatMap(({ result }) => result.claims)
        .filter((each) => each.property === property && each.location.line === line);
      expect(again.map(({ verdict }) => verdict)).toEqual(again.map(() => 'proved'));
      expect(again.length).toBeGreaterThan(0);
    }
  });

  it('is not offered where a line of its own would stand before something else', async () => {
    const marks = await shapeMarks(lines('class A { A next; private static A m(A a) { return a.next; } }'));
    expect(marks.map(({ verdict, offer }) => [verdict, offer])).toEqual([['unproved', undefined]]);
    expect(marks[0]?.claim?.needs).toBe('a != null');
  });

  it('is not offered where one is written that does not do', async () => {
    const marks = await shapeMarks(
      lines(
        'class A {',
        '  A next;',
        '  //@ requires a != null;',
        '  static A m(A a) {',
        '    return a.next.next;',
        '  }',
        '}',
      ),
    );
    const open = marks.filter(({ verdict }) => verdict !== 'proved');
    expect(open.map(({ line, offer }) => [line, offer])).toEqual([[5, undefined]]);
  });
});

function inserted(files: readonly SourceFile[], { text, beforeLine, file }: Offer): readonly SourceFile[] {
  return files.map((each) => {
    if (each.path !== file) return each;
    const all = each.text.split('\n');
    const indentation = /^\s*/.exec(all[beforeLine - 1] ?? '')?.[0] ?? '';
    return {
      ...each,
      text: [...all.slice(0, beforeLine - 1), indentation + text, ...all.slice(beforeLine - 1)].join('\n'),
    };
  });
}

describe('a counterexample', () => {
  it('is a run in pictures: the heap before, then after each line, with the same ids', async () => {
    const marks = await shapeMarks([fileOf('examples/list/ReverseLosesTail.java')]);
    const [broken, ...more] = marks.filter(({ counterexample }) => counterexample !== undefined);
    expect(more).toEqual([]);
    expect([broken?.line, broken?.verdict]).toEqual([14, 'refuted']);
    const { title, steps = [], witness } = broken?.counterexample ?? {};
    expect(title).toMatch(/^on a heap built for it: list = Node#\d$/);
    expect(steps.length).toBe((witness?.trace.length ?? 0) + 1);
    const [before] = steps;
    expect([before?.line, before?.drawing.title]).toEqual([undefined, 'before']);
    // Two nodes: the second one is lost in line 18, where the first one's link is overwritten.
    const first = before?.drawing.edges.find(({ from }) => from === 'variable list')?.to ?? '';
    const second = before?.drawing.edges.find(({ from }) => from === first)?.to ?? '';
    expect([first, second].every((id) => before?.drawing.nodes.some((node) => node.id === id))).toBe(true);
    expect(first).not.toBe(second);
    const overwriting = steps.find(({ line }) => line === 18);
    const cell = overwriting?.drawing.nodes.find(({ id }) => id === first)?.cells.find(({ name }) => name === 'next');
    expect(cell).toEqual({ name: 'next', text: 'null', changed: true });
    expect(overwriting?.file).toBe('examples/list/ReverseLosesTail.java');
    expect(steps.at(-1)?.drawing.edges.some(({ to }) => to === second)).toBe(false);
  });

  it('of a program starts from main, and ends with what is thrown', async () => {
    const marks = await shapeMarks(
      lines(
        'class A {',
        '  A next;',
        '  public static void main(String[] words) {',
        '    new A().next.next = null;',
        '  }',
        '}',
      ),
    );
    expect(marks.map(({ line, verdict }) => [line, verdict])).toEqual([[4, 'refuted']]);
    const { title, steps } = marks[0]?.counterexample ?? {};
    expect(title).toMatch(/^from main/);
    expect([steps?.at(-1)?.line, steps?.at(-1)?.note]).toEqual([4, expect.stringContaining('NullPointerException')]);
  });
});

describe('marks of other views', () => {
  it('findings: what check shows, and written formulas that are proved', async () => {
    const { findings, marks, proved } = await answerOf(analyzer, 'findings', [
      fileOf('examples/list/ReverseLosesTail.java'),
    ]);
    expect(findings.map(({ rule, location, element }) => [rule, location.line, element])).toEqual([
      ['ensures', 14, 'ReverseLosesTail.reverse(Node)'],
    ]);
    expect(marks.map(({ line, verdict }) => [line, verdict])).toEqual([
      [14, 'refuted'],
      [12, 'proved'],
      [13, 'proved'],
    ]);
    expect(proved).toBeGreaterThanOrEqual(2);
  });

  it('specification: clauses are checked, and names lead to declarations', async () => {
    const { marks, methods, declarations } = await answerOf(analyzer, 'specification', [
      fileOf('examples/spec/Checked.java'),
    ]);
    expect(marks.every(({ written }) => written)).toBe(true);
    // The comments in the file say which of its clauses is wrong.
    expect(marks.filter(({ verdict }) => verdict === 'refuted').length).toBe(1);
    expect(methods.length).toBeGreaterThan(0);
    const text = fileOf('examples/spec/Checked.java').text.split('\n');
    for (const [name, { line }] of Object.entries(declarations)) {
      expect(text[line - 1]).toContain(name.split('.').at(-1));
    }
    expect(Object.keys(declarations).length).toBeGreaterThan(2);
  });

  it('ir: each line leads to the line that it comes from', async () => {
    const { text, lines: places } = await answerOf(analyzer, 'ir', [fileOf('examples/list/Reverse.java')]);
    const written = text.split('\n');
    const from = (at: (line: string) => boolean): readonly (number | undefined)[] =>
      written.flatMap((line, index) => (at(line) ? [places.find((place) => place.at === index + 1)?.line] : []));
    expect(from((line) => line.includes('list.next = reversed'))).toEqual([20]);
    expect(from((line) => line.includes('specify assert'))).toEqual([18]);
    expect(from((line) => line.includes('static Reverse$Node reverse('))).toEqual([15]);
    expect(from((line) => line.includes('requires'))).toEqual([11]);
    expect(from((line) => line.endsWith(' exceptional exit') || line === '}')).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(places.every(({ file }) => file === 'examples/list/Reverse.java')).toBe(true);
  });
});
