/** `espalier spec` as a user meets it: JSON of the contract, options, class files, bad input, exit status. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, espalier, filesOf } from './command.js';

interface Result {
  readonly class: string;
  readonly method: string;
  readonly descriptor: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number };
  readonly status: string;
  readonly reason?: string;
  readonly constraints: readonly { readonly relation: string; readonly op: string; readonly expr: string }[];
  readonly modifies: readonly string[];
  readonly pure?: boolean;
  readonly throws: readonly {
    readonly type: string;
    readonly when: string;
    readonly constraints: readonly unknown[];
  }[];
  readonly claims: readonly { readonly property: string; readonly verdict: string; readonly kind: string }[];
  readonly unchanged?: readonly string[];
}

interface Report {
  readonly command: string;
  readonly results: readonly Result[];
  readonly diagnostics: readonly { readonly severity: string; readonly message: string }[];
  readonly stats: { readonly methods: number };
}

function json(...words: readonly string[]): Report {
  return JSON.parse(espalier('spec', ...words, '--format', 'json').out);
}

const NAMES = `
package shapes;
class Node { Node next; int v; Node(int v) { this.v = v; } }
class Tree {
  static Tree root;
  Tree next;
  class Node { Tree left; }
  Node inner;
  static void setRoot(Tree root) { Tree.root = root; }
  void link(Tree other) { this.next = other; }
  void put(Node none) { this.inner = none; }
}
`;

describe('JSON', () => {
  const [insert] = json('examples/spec/Lists.java', '--method', 'insert').results;

  it('has what the contract lists', () => {
    expect(insert).toMatchObject({
      class: 'List',
      method: 'insert',
      descriptor: '(I)V',
      status: 'exact',
      modifies: ['head', 'prev'],
      pure: false,
      throws: [],
      claims: [],
    });
    expect(insert?.location.line).toBeGreaterThan(1);
    expect(insert?.constraints).toEqual([
      { relation: "data'", op: 'eq', expr: 'data ++ (New_Entry -> d)' },
      { relation: "head'", op: 'eq', expr: 'head ++ (this -> New_Entry)' },
      { relation: "next'", op: 'eq', expr: 'next ++ (New_Entry -> this.head)' },
      { relation: "prev'", op: 'eq', expr: 'prev ++ (New_Entry -> null) ++ ((this.head - null) -> New_Entry)' },
      { relation: "Entry'", op: 'eq', expr: 'Entry + New_Entry' },
    ]);
  });

  it('writes conditions with the operators of the contract only', () => {
    const [isEmpty] = json('examples/spec/Lists.java', '--method', 'isEmpty').results;
    expect(isEmpty?.constraints).toEqual([
      {
        relation: '\\result',
        op: 'eq',
        expr: '(this.head & null).(univ -> true) + (this.head - null).(univ -> false)',
      },
    ]);
  });

  it('qualifies names that mean two things', () => {
    const { 'Shapes.java': file = '' } = filesOf({ 'Shapes.java': NAMES });
    const { results } = json(file);
    const said = (owner: string, method: string): Result | undefined =>
      results.find((each) => each.class === owner && each.method === method);
    // Two classes declare next and are called Node; a parameter has the name of v, another that of an operator.
    expect(said('shapes.Node', '<init>')?.constraints).toEqual([
      { relation: "v'", op: 'eq', expr: 'shapes.Node.v ++ (this -> v)' },
    ]);
    expect(said('shapes.Tree', 'link')?.constraints).toEqual([
      { relation: "Tree.next'", op: 'eq', expr: 'Tree.next ++ (this -> other)' },
    ]);
    expect(said('shapes.Tree', 'setRoot')?.constraints).toEqual([{ relation: "Tree.root'", op: 'eq', expr: 'root' }]);
    expect(said('shapes.Tree', 'put')?.constraints).toEqual([
      { relation: "inner'", op: 'eq', expr: 'inner ++ (this -> none_)' },
    ]);
  });

  it('says of what a missing class does that it may be anything', () => {
    const { 'Odd.java': file = '' } = filesOf({
      'Odd.java': 'class Odd { Object f; void call() { f = Missing.any(); } }',
    });
    const [call] = json(file, '--method', 'call').results;
    expect(call?.status).toBe('bounds');
    expect(call?.pure).toBe(false);
    expect(call?.modifies).toEqual(['f']);
    expect(call?.throws.map(({ type }) => type)).toEqual(['java.lang.Throwable']);
    expect(call?.constraints.filter(({ op }) => op === 'eq')).toEqual([]);
  });
});

describe('options', () => {
  it('--all lists what stays the same, and what compilers add', () => {
    const { results } = json('examples/spec/Lists.java', '--method', 'search', '--all');
    expect(results[0]?.unchanged).toEqual(['data', 'head', 'next', 'prev', 'Entry', 'List']);
    const { out } = espalier('spec', 'examples/spec/Lists.java', '--method', 'search', '--all');
    expect(out).toContain("\n  next' = next\n");
  });

  it('--ascii keeps to ASCII', () => {
    const { out } = espalier('spec', 'examples/list', '--ascii');
    expect([...out].filter((sign) => sign > '\u007f')).toEqual([]);
    expect(espalier('spec', 'examples/spec/Lists.java').out).toContain('(New_Entry → d)');
  });

  it('--operators gives up long bounds', () => {
    const [short] = json('examples/spec/Lists.java', '--method', 'insert', '--operators', '1').results;
    // Exact with the default; how good the bounds are that are left is not promised.
    expect(['bounds', 'frame']).toContain(short?.status);
    const prev = short?.constraints.filter(({ relation }) => relation === "prev'") ?? [];
    expect(prev.length).toBeGreaterThan(0);
    expect(prev.filter(({ op }) => op === 'eq')).toEqual([]);
  });

  it.each(['--steps', '--objects', '--operators', '--contexts', '--scope'])('%s needs a number', (option) => {
    const { status, err } = espalier('spec', 'examples/spec/Lists.java', option, '0');
    expect(status).toBe(2);
    expect(err).toContain('at least 1');
  });

  it('--output writes a file', () => {
    const file = path.join(emptyFolder(), 'List.jml');
    const { status, out } = espalier('spec', 'examples/spec/Lists.java', '--format', 'jml', '--output', file);
    expect([status, out]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain(
      '//@ ensures \\result <==> \\old(this.head == null);\n  boolean isEmpty();',
    );
  });
});

describe('inputs', () => {
  it('are jars too', () => {
    const { results, stats } = json('examples/compiled/playlist.jar');
    expect(results.length).toBeGreaterThan(3);
    expect(stats.methods).toBe(results.length);
    expect(results.filter(({ status }) => status === 'exact').length).toBeGreaterThan(0);
  });

  it('may be broken: the rest is specified', () => {
    const { 'Half.java': file = '' } = filesOf({
      'Half.java': 'class Half {\n  int f;\n  int get() { return f; }\n  void bad() {\n    f = ;\n  }\n}',
    });
    const { status } = espalier('spec', file);
    const { results, diagnostics } = json(file);
    expect(status).toBe(2);
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    expect(results.find(({ method }) => method === 'get')?.status).toBe('exact');
    expect(results.find(({ method }) => method === 'bad')?.status ?? 'unknown').toBe('unknown');
  });

  it.each([
    ['a file that is not there', ['Missing.java'], 'Missing.java'],
    ['a method that is not there', ['examples/spec/Lists.java', '--method', 'serach'], "did you mean 'search'?"],
    ['a class that is not there', ['examples/spec/Lists.java', '--class', 'Lisp'], "no class 'Lisp'"],
    ['an unknown format', ['examples/spec/Lists.java', '--format', 'pdf'], 'choose one of text, json, alloy, jml'],
    ['no input', [], 'missing required argument'],
    ['a property that is no formula', ['examples/spec/Lists.java', '--property', 'this is nonsense'], 'means nothing'],
  ])('%s', (_, words, message) => {
    const { status, err } = espalier('spec', ...words);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('--check', () => {
  const SOURCE = `
class Cell {
  int value;
  //@ ensures value == v;
  void set(int v) { value = v; }
  //@ ensures \\result == 0;
  int get() { return value; }
}`;

  it('proves, refutes and sets the exit status', () => {
    const { 'Cell.java': file = '' } = filesOf({ 'Cell.java': SOURCE });
    const { results } = json(file, '--check');
    const verdicts = results.flatMap(({ method, claims }) => claims.map(({ verdict }) => [method, verdict]));
    expect(verdicts).toEqual([
      ['set', 'proved'],
      ['get', 'refuted'],
    ]);
    const { status, out } = espalier('spec', file, '--check');
    expect(status).toBe(1);
    expect(out).toContain('safe: ensures value == v');
    expect(out).toContain('bug: ensures \\result == 0 (replayed)');
    expect(espalier('spec', file).status).toBe(0);
  });
});
