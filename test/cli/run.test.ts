/** `espalier run`: what it prints, its JSON, its exit status. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/workspace/index.js';
import { espalier, filesOf } from './command.js';

describe('a method on all heaps up to a scope', () => {
  it('that holds is a bounded statement, with status 0', () => {
    const { status, out } = espalier('run', 'examples/list/Reverse.java', '--method', 'reverse', '--scope', '4');
    expect(out).toContain('Reverse.reverse (examples/list/Reverse.java:');
    // Null-terminated lists of at most four nodes.
    expect(out).toContain('5 runs, scope 4');
    expect(out).toContain('all held up to scope 4; larger heaps were not tried');
    expect(status).toBe(0);
  });

  it('that fails is shown on the smallest heap, with status 1', () => {
    const file = 'examples/list/ReverseLosesTail.java';
    const { status, out } = espalier('run', file, '--method', 'reverse', '--scope', '4');
    expect(out).toContain('(replayed)');
    expect(out).toContain('Node#1 {value: 0, next: Node#2}');
    expect(status).toBe(1);
  });

  it('gives the JSON of the contract', () => {
    const file = 'examples/list/ReverseLosesTail.java';
    const { out } = espalier('run', file, '--method', 'reverse', '--scope', '3', '--format', 'json');
    const envelope = JSON.parse(out);
    expect(envelope).toMatchObject({ tool: { name: 'espalier', version: VERSION }, command: 'run', library: 'models' });
    const [result] = envelope.results;
    expect(result).toMatchObject({ class: 'ReverseLosesTail', method: 'reverse', scope: 3, cutOff: false });
    expect(result.descriptor).toBe('(LReverseLosesTail$Node;)LReverseLosesTail$Node;');
    const refuted = result.claims.find((claim: { verdict: string }) => claim.verdict === 'refuted');
    expect(refuted).toMatchObject({ property: 'ensures', kind: 'obligation', location: { file } });
    expect(refuted.witness.start).toBe('heap');
    expect(refuted.witness.heap[0]).toMatchObject({ id: 'Node#1', class: 'ReverseLosesTail$Node' });
    expect(refuted.witness.trace.length).toBeGreaterThan(0);
  });
});

describe('numbers of enumerated heaps', () => {
  const { 'Square.java': square = '' } = filesOf({
    'Square.java': `class Square {
  //@ ensures \\result != 49;
  static int of(int x) { return x * x; }
}
`,
  });

  it('are -1 and 0 to the scope unless they are chosen', () => {
    const usual = espalier('run', square, '--method', 'of', '--scope', '2');
    expect(usual.out).toContain('4 runs, scope 2');
    expect(usual.status).toBe(0);
    const chosen = espalier('run', square, '--method', 'of', '--scope', '2', '--integers', '0,7');
    expect(chosen.out).toContain('x = 7');
    expect(chosen.status).toBe(1);
    expect(espalier('run', square, '--method', 'of', '--scope', '2', '--integers', '0,x').status).toBe(2);
  });
});

describe('a program from its main', () => {
  const { 'Echo.java': echo = '' } = filesOf({
    'Echo.java': `class Echo {
  public static void main(String[] args) {
    for (String arg : args) System.out.println("<" + arg + ">");
    if (args.length > 2) throw new IllegalStateException("too many");
  }
}
`,
  });

  it('gets the words behind --', () => {
    const { status, out } = espalier('run', echo, '--entry', 'Echo.main', '--', 'a', '--method');
    expect(out).toBe('<a>\n<--method>\n');
    expect(status).toBe(0);
  });

  it('that ends in an exception prints it as java does, with status 1', () => {
    const { status, err } = espalier('run', echo, '--entry', 'Echo', '--', 'a', 'b', 'c');
    expect(err).toContain(
      'Exception in thread "main" java.lang.IllegalStateException: too many\n\tat Echo.main(Echo.java:4)',
    );
    expect(status).toBe(1);
  });

  it('reports output and exception in JSON', () => {
    const { out } = espalier('run', echo, '--entry', 'Echo', '--format', 'json', '--', 'a', 'b', 'c');
    expect(JSON.parse(out).results[0]).toMatchObject({
      output: '<a>\n<b>\n<c>\n',
      exception: 'java.lang.IllegalStateException',
    });
  });

  const { 'Spends.java': spends = '' } = filesOf({
    'Spends.java': `class Spends {
  public static void main(String[] args) {
    int[][] kept = new int[100][];
    for (int i = 0; ; i++) if (args.length > 0) kept[i] = new int[10000000];
  }
}
`,
  });

  it.each([
    // Without the cut-off, a tenth of the usual steps would be spent.
    ['time', ['--budget', '0.1', '--budget-ms', '200']],
    ['step', ['--budget', '0.001']],
    ['memory', ['--', 'much']],
  ])('that spends its %s is not run to its end', (what, options) => {
    const { status, err } = espalier('run', spends, '--entry', 'Spends', '--fail-on', 'unknown', ...options);
    expect(err).toBe(`not run to its end: ${what} budget spent\n`);
    expect(status).toBe(1);
  });
});

it('the version is that of package.json', () => {
  expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  expect(espalier('--version').out.trim()).toBe(VERSION);
});
