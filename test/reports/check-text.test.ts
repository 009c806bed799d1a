/** The text of `check`: verdict words of the contract, source with carets, steps, replay, and what is safe. */
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../src/findings/summary.js';
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
    expect(text).toMatch(/^null-dereference +1 +1 +0 +2 +\d$/m);
    expect(text).toContain('1 method checked: 1 bug, 1 maybe');
    expect(text).toContain('proved because nothing reaches it: 1 place');
    expect(text).toMatch(/^proofs that assume: .*single-thread \d/m);
    expect(text).not.toContain('incomplete');
  });

  it('says what hides claims, and that a run is incomplete', () => {
    const [result] = runOf([]).results;
    if (result === undefined) throw new Error('no result');
    const claims = [
      { ...UNPROVED, hidden: 'heap' as const },
      { ...UNPROVED, hidden: 'caller' as const },
      { ...UNPROVED, hidden: 'caller' as const },
    ];
    const summary = summaryOf([{ claims }]);
    const run = { ...runOf([]), results: [{ ...result, claims }], summary, incomplete: { methods: 2, classes: 1 } };
    const told = checkText(run, { source: () => undefined, paint: PLAIN });
    expect(told).toContain('no bugs, no maybes, incomplete\n');
    expect(told).toContain('hidden: 2 claims (the caller');
    expect(told).toContain('--show caller)\nhidden: 1 claim (a heap that no code was seen to build; --show heap)\n');
    expect(told).toContain('incomplete: 2 methods not analysed in full, 1 missing class\n');
  });

  it('does without the source', () => {
    expect(checkText(runOf([REFUTED]), { source: () => undefined, paint: PLAIN })).not.toContain('|');
  });

  it('puts what is sure first, and each group in the order of places', () => {
    const at = (file: string, line: number, confidence: 'high' | 'medium' | 'low') => ({
      ...UNPROVED,
      confidence,
      location: { file, line, column: 1 },
    });
    const run = runOf([
      at('B.java', 1, 'low'),
      at('B.java', 10, 'high'),
      at('B.java', 9, 'high'),
      at('A.java', 20, 'high'),
      at('A.java', 3, 'medium'),
    ]);
    const heads = checkText(run, { source: () => undefined, paint: PLAIN }).match(/^[AB]\.java:\d+/gm);
    expect(heads).toEqual(['A.java:20', 'B.java:9', 'B.java:10', 'A.java:3', 'B.java:1']);
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
    expect(told).not.toContain('known to the baseline');
    const listed = checkText(run, { source: () => undefined, paint: PLAIN, show: ['known'] });
    expect(listed).toContain('  not counted: known to the baseline\n');
  });
});
