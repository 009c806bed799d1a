/** The text of `check`: verdict words of the contract, source with carets, steps, replay, and what is safe. */
import { describe, expect, it } from 'vitest';
import { checkText, PLAIN } from '../../src/reports/check-text.js';
import { REFUTED, runOf, SOURCE, UNKNOWN, UNPROVED } from './check-run.js';

describe('text of check', () => {
  const text = checkText(runOf([UNKNOWN, UNPROVED, REFUTED]), { source: () => SOURCE, hidden: 2, paint: PLAIN });
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

  it('counts what is proved, apart what nothing reaches, and what is hidden', () => {
    expect(text).toContain('safe: no null dereference: 2 of 5 places proved, 1 of them never reached');
    expect(text).toContain('1 method checked: 1 bug, 1 maybe');
    expect(text).toContain('not shown: 2 claims');
    expect(text).toContain('assuming single-thread');
  });

  it('does without the source', () => {
    expect(checkText(runOf([REFUTED]), { source: () => undefined, hidden: 0, paint: PLAIN })).not.toContain('|');
  });
});
