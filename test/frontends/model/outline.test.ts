/** Outlines: the tree of an outline, read to the end, is the tree of the whole text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../src/frontends/java/syntax/outline.js';
import type { SyntaxNode } from '../../../src/frontends/java/syntax/tree.js';
import { openParser } from './opening.js';

const parser = await openParser();

function show(node: SyntaxNode): string {
  const children = node.children.map(show).join(' ');
  return `(${node.field ?? ''}:${node.kind}${node.named ? '' : '!'}[${node.start},${node.end}]${node.broken ? '?' : ''} ${children})`;
}

function expectSame(text: string): void {
  const whole = parser.parse('A.java', text);
  const outline = parser.parseOutline('A.java', text);
  expect(show(outline.root)).toBe(show(whole.root));
  expect(outline.specifications).toEqual(whole.specifications);
}

describe('outlines', () => {
  it('leave out comments and bodies, and nothing else', () => {
    const text =
      'package p; /** A. */ class A<T> { int[] x = {1, 2}; /* b */ T f(int a /* c */) { return g("}"); } static { } A() { } }';
    expect(outlineOf(text)?.text).toBe(
      'package p;   class A<T> { int[] x = {1, 2};   T f(int a  ) {} static {} A() {} }',
    );
  });

  it.each([
    [
      'fields with braces',
      'class A { Runnable r = () -> { f(); }; int[][] a = {{1}, {2}}; Object o = new Object() { int x() { return 1; } }; void g() { h(); } }',
    ],
    [
      'enums',
      'enum E { A, B(1, x -> { }) { void f() { g(); } }, C { }; E() { } int h() { return 1; } enum F { X { int k() { return 2; } } } }',
    ],
    [
      'records',
      'record R<T extends Comparable<T>>(int a, T... b) implements I { R { a = 1; } record S() { } static int record(int x) { return x; } }',
    ],
    [
      'annotations',
      '@A(value = {"x", "}"}, c = B.class) class C { @interface D { String[] a() default {"{"}; int b() default 1; } @SuppressWarnings({"a", "b"}) void f() { } }',
    ],
    [
      'literals',
      'class A { String f() { return "}\\"{" + \'}\' + \'\\\'\' + """\n  } \\""" {\n"""; } char c = \'{\'; String s = "/* "; int g() { return 1 / 2; /* } */ } }',
    ],
    [
      'interfaces',
      'interface I { int X = 1; default int f() { return X; } static <T> T g() throws E { return null; } void h(); class K { K() { } } }',
    ],
    ['specifications', 'class L { //@ invariant a;\n //@ requires b;\n void f() { /*@ assert c; @*/ } L next; }'],
    [
      'several classes',
      'import a.B; class A { void f() { class Local { void g() { } } } } // end\n final class B { } interface C { }',
    ],
    ['no class', 'package p;'],
    ['nothing', ''],
  ])('of %s', (_, text) => {
    expect(outlineOf(text)).toBeDefined();
    expectSame(text);
  });

  it.each([
    'class A { void f( { } }',
    'class A { } }',
    'class A { String s = "open; }',
    'class A { void f() { ',
    'class A { /* open',
    ')',
  ])('give up on %s, and the whole text is read', (text) => {
    expectSame(text);
  });

  it('of the bundled library', () => {
    const folder = path.join(import.meta.dirname, '../../../models/java/util');
    const files = readdirSync(folder).filter((name) => name.endsWith('.java'));
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) expectSame(readFileSync(path.join(folder, name), 'utf8'));
  });
});
