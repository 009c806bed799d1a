/** `espalier ir --format json`: the envelope of the contract, a result a method. */
import { expect, it } from 'vitest';
import { espalier, filesOf } from './command.js';

const { 'Pair.java': pair = '' } = filesOf({
  'Pair.java': `class Pair {
  Pair other;
  Pair swap(Pair next) {
    Pair before = other;
    other = next;
    return before;
  }
  static class Inner { int size() { return 1 +; } }
}
`,
});

it('names each method, where it is and its text', () => {
  const { status, out } = espalier('ir', pair, '--format', 'json', '--method', 'swap');
  const { results, ...envelope } = JSON.parse(out);
  expect(envelope).toMatchObject({ command: 'ir', library: 'models', assumptions: [], stats: { methods: 1 } });
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    class: 'Pair',
    method: 'swap',
    descriptor: '(LPair;)LPair;',
    location: { file: pair, line: 3, column: 8 },
    claims: [],
  });
  expect(results[0].text).toContain('this.other = next');
  const incomplete = '\nincomplete: 1 file not read in full\n';
  expect(espalier('ir', pair, '--method', 'swap').out).toBe(results[0].text + incomplete);
  // The file is named, and has an error elsewhere.
  expect(envelope.diagnostics[0]).toMatchObject({ severity: 'error', file: pair, line: 8 });
  expect(status).toBe(2);
});

it('has all methods, of nested classes and those that a compiler adds too', () => {
  const { results } = JSON.parse(espalier('ir', pair, '--format', 'json').out);
  const names = results.map((result: { class: string; method: string }) => `${result.class}.${result.method}`);
  expect(names.sort()).toEqual(['Pair$Inner.<init>', 'Pair$Inner.size', 'Pair.<init>', 'Pair.swap']);
});

it('says what it did not find', () => {
  const { status, out } = espalier('ir', pair, '--format', 'json', '--method', 'swop');
  const { results, diagnostics } = JSON.parse(out);
  expect(results).toEqual([]);
  expect(diagnostics).toContainEqual({ severity: 'error', message: expect.stringContaining("no method 'swop'") });
  expect(status).toBe(2);
});
