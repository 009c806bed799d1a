/** The text of `check`: verdict words of the contract, source with carets, steps, replay, and what is safe. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import { checkText, PLAIN } from '../../src/reports/check-text.js';
import { REFUTED, runOf, SOURCE, UNKNOWN, UNPROVED } from './check-run.js';

describe('text of check', () => {
  const text = checkText(runOf([UNKNOWN, UNPROVED, REFUTED]), { source: () => SOURCE, paint: PLAIN });
  const lines = text.split('\n');

  it('puts what was replayed first, with the words of the contract', () => {
    const heads = lines.filter((line) => line.startsWith('src/'));
    expect(heads).toEqual([
      'src/a b/Box.java:4:10: bug: `item` is null here (replayed) [null-dereference]',
      'src/a b/Box.java:4:10: maybe: `item` may be null here [null-dereference]',
      'src/a b/Box.java:4:10: not analysed: null dereferences in size() (the budget of 10 steps was spent) [null-dereference]',
    ]);
  });

  it('shows the source, tabs widened alike in text and carets', () => {
    const at = lines.indexOf('  4 |         return item.hashCode();');
    expect(lines[at - 1]).toBe('  3 |     int size() {');
    expect(lines[at + 1]).toBe(`    | ${' '.repeat(8 + 'return '.length)}^^^^`);
  });

  it('shows steps and calls', () => {
    expect(text).toContain('    line 2: `item` is never set\n');
    expect(text).toContain('  replayed by:\n    Box box = new Box();\n    box.size();\n');
  });

  it('names the file of a line that was run elsewhere', () => {
    const { witness } = REFUTED;
    if (witness === undefined) throw new Error('no witness');
    const step = { line: 12, variables: {}, heap: [] };
    const trace = [
      { ...step, file: 'Other.java' },
      { ...step, file: REFUTED.location.file },
    ];
    const told = checkText(runOf([{ ...REFUTED, witness: { ...witness, trace } }]), {
      source: () => undefined,

      paint: PLAIN,
    });
    expect(told).toContain('  last lines run:\n    Other.java:12\n    line 12\n');
  });

  it('counts what is proved, apart what nothing reaches, and what is hidden', () => {
    expect(text).toContain('safe: no null dereference: 2 of 5 places proved, 1 of them never reached');
    expect(text).toContain('1 method checked: 1 bug, 1 maybe');
    expect(text).toContain('not shown: 2 claims');
    expect(text).toContain('assuming single-thread');
  });

  it('does without the source', () => {
    expect(checkText(runOf([REFUTED]), { source: () => undefined, paint: PLAIN })).not.toContain('|');
  });

  it('sorts by confidence, then by place', () => {
    const at = (file: string, line: number, confidence: 'high' | 'low') => ({
      ...UNPROVED,
      confidence,
      location: { file, line, column: 1 },
    });
    const run = runOf([
      at('B.java', 1, 'low'),
      at('B.java', 10, 'high'),
      at('B.java', 9, 'high'),
      at('A.java', 20, 'high'),
    ]);
    const heads = checkText(run, { source: () => undefined, paint: PLAIN }).match(/^[AB]\.java:\d+/gm);
    expect(heads).toEqual(['A.java:20', 'B.java:9', 'B.java:10', 'B.java:1']);
  });

  it('says what would repair it, where else it is, and what is suppressed or known', () => {
    const also = [
      { file: REFUTED.location.file, line: 9, column: 1 },
      { file: 'C.java', line: 2, column: 1 },
    ];
    const [result] = runOf([{ ...REFUTED, fix: 'set `item` in the constructor', also }]).results;
    if (result === undefined) throw new Error('no result');
    const run = { ...runOf([]), results: [{ ...result, known: [UNPROVED] }] };
    const told = checkText(run, { source: () => undefined, paint: PLAIN });
    expect(told).toContain('\n  also at line 9, C.java:2\n  fix: set `item` in the constructor\n');
    expect(told).toContain('known to the baseline: 1 finding\n');
  });

  it('counts formulas that hold in all small heaps, unless they are shown', () => {
    const [result] = runOf([]).results;
    if (result === undefined) throw new Error('no result');
    const bounded = (line: number, holdsUpToScope: number) => ({
      ...UNPROVED,
      property: 'ensures',
      location: { ...UNPROVED.location, line },
      holdsUpToScope,
    });
    const claims = [bounded(1, 3), bounded(2, 4), bounded(3, 2)];
    const told = (findings: readonly Finding[]): string =>
      checkText(
        { ...runOf([]), results: [{ ...result, claims, findings }] },
        { source: () => undefined, paint: PLAIN },
      );
    expect(told([])).toContain('not proved: 3 formulas; each holds in every heap up to scope 2\n');
    expect(told(claims.slice(2))).toContain('not proved: 2 formulas; each holds in every heap up to scope 3\n');
    expect(told(claims)).not.toContain('not proved:');
  });
});
