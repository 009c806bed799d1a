/** Plain syntax trees: positions, escapes, comments, newer constructs, broken and hostile text. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JavaParser } from '../../../src/frontends/java/syntax/parse.js';
import type { SourceFile, SyntaxNode } from '../../../src/frontends/java/syntax/tree.js';
import { openParser } from './opening.js';

const parser: JavaParser = await openParser();

function find(node: SyntaxNode, kind: string): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const open = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at.kind === kind) found.push(at);
    open.push(...[...at.children].reverse());
  }
  return found;
}

function textsOf(file: SourceFile, kind: string): readonly string[] {
  return find(file.root, kind).map((node) => file.textOf(node));
}

/** Children lie inside their parent, in order; broken goes up to the root. */
function checkShape(file: SourceFile): void {
  const problems: string[] = [];
  const open = [file.root];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    let end = at.start;
    for (const child of at.children) {
      if (child.start < end || child.end > at.end) problems.push(`${child.kind} at ${child.start} is out of place`);
      if (child.broken && !at.broken) problems.push(`${at.kind} at ${at.start} does not show that it is broken`);
      end = child.end;
      open.push(child);
    }
  }
  expect(problems).toEqual([]);
}

describe('trees', () => {
  it('keep tokens, fields and positions, and leave comments out', () => {
    const file = parser.parse('A.java', '/* c */ class A {\r\n  int x = 1; // d\r  int y;\n}');
    expect(file.diagnostics).toEqual([]);
    checkShape(file);
    expect(find(file.root, 'line_comment')).toEqual([]);
    const [first, second] = find(file.root, 'field_declaration');
    expect(first === undefined ? undefined : file.span(first)).toMatchObject({
      line: 2,
      column: 3,
      endLine: 2,
      endColumn: 13,
    });
    expect(second === undefined ? undefined : file.span(second)).toMatchObject({ line: 3, column: 3 });
    expect(first?.children.map((child) => [child.kind, child.field])).toEqual([
      ['integral_type', 'type'],
      ['variable_declarator', 'declarator'],
      [';', undefined],
    ]);
  });

  it('collect specification comments with the places of their text', () => {
    const text =
      'class A { //@ invariant x;\n/*@ requires y;\n  @ ensures z; @*/ void f() { } // @ no\n//@Override\n//+ESPALIER@ requires q;\n}';
    const file = parser.parse('A.java', text);
    expect(file.specifications.map((each) => each.text.trim())).toEqual([
      'invariant x;',
      'requires y;\n    ensures z;',
      'requires q;',
    ]);
    for (const each of file.specifications) {
      const word = each.text.trim().slice(0, 8);
      expect(text.slice(each.textStart + each.text.indexOf(word)).startsWith(word)).toBe(true);
    }
  });

  it('see Unicode escapes translated, at the places they were written', () => {
    const file = parser.parse(
      'A.java',
      'class \\u0041b { String s = "\\u0022; char c = \'\\\\u0041\'; int \\uuu0078 = 1, y; String t = "\\u0000\\ud83d\\ude00"; }',
    );
    expect(file.diagnostics).toEqual([]);
    expect(textsOf(file, 'identifier')).toEqual(['Ab', 's', 'c', 'x', 'y', 't']);
    expect(textsOf(file, 'character_literal')).toEqual(["'\\\\u0041'"]);
    expect(textsOf(file, 'string_literal')).toEqual(['""', '"\\u0000😀"']);
    const y = find(file.root, 'identifier')[4];
    expect(y === undefined ? 0 : file.span(y).column).toBe(75);
  });
});

describe('constructs newer than the grammar', () => {
  it.each([
    ['case null, default', 'switch (o) { case null, default -> a(); }', 'switch_label', 'case null, default'],
    [
      'several patterns in a label',
      'switch (o) { case A(int x, var _), B _, C _ -> a(); default -> b(); }',
      'pattern',
      'A(int x, var _)',
    ],
    [
      'qualified record patterns',
      'switch (o) { case A.B(C.D(int x), var y) -> a(); default -> b(); }',
      'record_pattern',
      'A.B(C.D(int x), var y)',
    ],
    ['qualified record patterns in instanceof', 'if (o instanceof A.B(int x)) a();', 'record_pattern', 'A.B(int x)'],
    ['final patterns', 'switch (o) { case final A a -> a(); default -> b(); }', 'type_pattern', 'A a'],
    ['octal numbers with underscores', 'int x = 0_17;', 'octal_integer_literal', '0_17'],
    [
      'unnamed variables',
      'for (var _ : list) f(_ -> 1, (_, _) -> 2);',
      'enhanced_for_statement',
      'for (var _ : list) f(_ -> 1, (_, _) -> 2);',
    ],
    ['statements before a constructor call', 'a(); super(1);', 'method_invocation', 'a()'],
  ])('%s', (_, statement, kind, text) => {
    const file = parser.parse('A.java', `class A { A() { ${statement} } }`);
    expect(file.diagnostics).toEqual([]);
    expect(file.root.broken).toBe(false);
    expect(textsOf(file, kind)[0]).toBe(text);
    checkShape(file);
  });

  it('module imports keep a token that tells them apart', () => {
    const file = parser.parse('A.java', 'import module java.base; class A { }');
    expect(file.diagnostics).toEqual([]);
    expect(find(file.root, 'import_declaration')[0]?.children.map((child) => child.kind)).toContain('module');
  });
});

describe('broken text', () => {
  it('gives few diagnostics with positions, and trees for the rest', () => {
    const file = parser.parse('A.java', `class A { void f() { int = ; } void g() { } }\n${'%$ '.repeat(500)}`);
    expect(file.diagnostics.length).toBeGreaterThan(0);
    expect(file.diagnostics.length).toBeLessThan(15);
    expect(file.diagnostics[0]).toMatchObject({ severity: 'error', span: { file: 'A.java', line: 1 } });
    expect(textsOf(file, 'method_declaration')).toContain('void g() { }');
    checkShape(file);
  });

  it('says what is missing', () => {
    const file = parser.parse('A.java', 'class A { int x = 1 }');
    expect(file.diagnostics.map((each) => each.message)).toEqual(['; expected']);
  });

  const hostile: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['nested parentheses', `class A { int x = ${'('.repeat(10_000)}1${')'.repeat(10_000)}; }`],
    ['open parentheses', '('.repeat(50_000)],
    ['open braces', 'class A {'.repeat(20_000)],
    ['open angle brackets', 'a<'.repeat(50_000)],
    ['a long sum', `class A { String s = ${'"a" + '.repeat(20_000)}""; }`],
    ['zeros', '\0'.repeat(100_000)],
    ['quotes', '"'.repeat(100_001)],
    ['an open comment', `/*${'*'.repeat(100_000)}`],
    ['lone surrogates', 'class A { String s = "\ud800"; char c = \'\udc00\'; }'],
    ['a byte order mark', '\ufeffclass A { }'],
    ['backslashes', '\\u'.repeat(50_000)],
    ['lambdas', 'x -> '.repeat(20_000)],
    ['specification comments', '//@ requires x;\n'.repeat(20_000)],
  ];
  it.each(hostile)('does not stop at %s', (_, text) => {
    const file = parser.parse('A.java', text);
    expect(file.root.kind).toBe('program');
    expect(file.diagnostics.length).toBeLessThan(15);
    checkShape(file);
  });

  it('cuts off what is nested too deeply, and says so', () => {
    const file = parser.parse('A.java', `class A { int x = ${'('.repeat(10_000)}1${')'.repeat(10_000)}; int y; }`);
    expect(file.diagnostics.map((each) => each.message)).toEqual(['nested too deeply']);
    expect(textsOf(file, 'field_declaration')[1]).toBe('int y;');
  });

  it('takes any text', () => {
    const pieces = fc.constantFrom(
      'class A {',
      '}',
      '(',
      ')',
      'int x',
      ';',
      '"',
      "'",
      '\\u0041',
      '/*@',
      '//@ requires',
      '<',
      '>',
      'case',
      '\n',
      '->',
      '@',
      '\ud800',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const file = parser.parse('A.java', text);
        checkShape(file);
        expect(file.root.broken).toBe(file.diagnostics.length > 0);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
