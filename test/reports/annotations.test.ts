/** Workflow commands of GitHub Actions: escaped by its rules, no more than it shows. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import { annotationsReport } from '../../src/reports/annotations.js';
import { REFUTED, runOf, UNKNOWN, UNPROVED } from './check-run.js';

describe('GitHub annotations', () => {
  it('are errors, warnings and notices by verdict', () => {
    const lines = annotationsReport(runOf([UNKNOWN, UNPROVED, REFUTED]))
      .trimEnd()
      .split('\n');
    expect(lines[0]).toBe(
      '::error file=src/a b/Box.java,line=4,col=10,title=espalier%3A null-dereference::' +
        'bug: `item` is null here (replayed)%0Asrc/a b/Box.java:2: `item` is never set',
    );
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '::notice']);
  });

  it('escape what would end a property or the message', () => {
    const location = { file: 'a,b:c%\n::error::x.java', line: 1, column: 1 };
    const finding: Finding = { ...UNPROVED, location, message: '100%\r\n::error::injected' };
    const text = annotationsReport(runOf([finding]));
    expect(text).toBe(
      '::warning file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax.java,line=1,col=1,title=espalier%3A null-dereference::' +
        'maybe: 100%25%0D%0A::error::injected\n',
    );
  });

  it('are at most ten of a kind, the rest is counted', () => {
    const many = (finding: Finding, count: number): readonly Finding[] => Array.from({ length: count }, () => finding);
    const text = annotationsReport(runOf([...many(REFUTED, 12), ...many(UNPROVED, 10), ...many(UNKNOWN, 10)]));
    const kinds = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    const count = (kind: string): number => kinds.filter((each) => each === kind).length;
    expect([count('::error'), count('::warning'), count('::notice')]).toEqual([10, 10, 10]);
    expect(text).toContain('::2 errors, 1 notice more than a step can show');
  });

  it('are none where nothing was found', () => {
    expect(annotationsReport(runOf([]))).toBe('');
  });
});
