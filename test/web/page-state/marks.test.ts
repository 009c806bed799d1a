/** What stands beside a line, where several views and methods speak of one claim: never `proved` where anything else may hold. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../src/findings/claim.js';
import {
  besidesVerdict,
  combinedMarks,
  gutterLabel,
  inlineText,
  isInGutter,
  isInline,
  isProvedElsewhere,
  wholeText,
  withLines,
  worstOf,
} from '../../../src/web/page/logic/marks.js';
import type { Answer, Mark, ViewName } from '../../../src/web/protocol.js';

function mark(verdict: Mark['verdict'], changes: Partial<Mark> & { property?: string; subject?: string } = {}): Mark {
  const { property = 'ensures', subject = 'list(list, next)', ...rest } = changes;
  const line = rest.line ?? 12;
  return {
    file: 'A.java',
    line,
    verdict,
    text: `${verdict} text`,
    details: '',
    written: true,
    claim: {
      property,
      kind: 'obligation',
      subject,
      verdict: verdict === 'problem' ? 'unknown' : verdict,
      location: { file: 'A.java', line, column: 17 },
      assumptions: [],
    },
    ...rest,
  };
}

function answer(view: ViewName, ...marks: readonly Mark[]): Answer {
  return { view, marks, diagnostics: [], assumptions: [], milliseconds: 1 } as unknown as Answer;
}

function verdicts(...answers: readonly Answer[]): readonly string[] {
  return combinedMarks(answers).map(({ verdict }) => verdict);
}

describe('marks of several views', () => {
  it('are one for one claim, and a broken claim is broken', () => {
    const [shapes, findings] = [answer('shapes', mark('proved')), answer('findings', mark('refuted'))];
    expect(verdicts(shapes, findings)).toEqual(['refuted']);
    expect(verdicts(findings, shapes)).toEqual(['refuted']);
  });

  it('are proved where one view proves what the other leaves open', () => {
    const [open, proved] = [answer('findings', mark('unproved')), answer('shapes', mark('proved'))];
    expect(verdicts(open, proved)).toEqual(['proved']);
    expect(verdicts(proved, open)).toEqual(['proved']);
  });

  it('are not proved where one method keeps the invariant and another may not', () => {
    const invariant = { property: 'invariant' };
    const both = answer('shapes', mark('proved', invariant), mark('unknown', invariant));
    expect(verdicts(both)).toEqual(['unknown']);
    expect(verdicts(answer('shapes', mark('unknown', invariant), mark('proved', invariant)))).toEqual(['unknown']);
  });

  it('are not proved where a view proves it of other methods than the one that is left open', () => {
    const of = (element: string) => ({ property: 'invariant', element });
    const many = answer('shapes', mark('proved', of('A push')), mark('unproved', of('A pop')));
    const one = answer('invariants', mark('proved', of('A')), mark('proved', of('A push')));
    expect(verdicts(many, one)).toEqual(['unproved']);
    expect(verdicts(one, many)).toEqual(['unproved']);
    expect(verdicts(many, answer('findings', mark('proved', of('A pop'))))).toEqual(['proved']);
  });

  it('keep apart what is claimed of different things at one place', () => {
    const calls = answer(
      'shapes',
      mark('proved', { property: 'requires', subject: 'first != null' }),
      mark('refuted', { property: 'requires', subject: 'second != null' }),
    );
    expect(verdicts(calls)).toEqual(['refuted', 'proved']);
  });

  it('keep the offer and the run that only one of them has', () => {
    const offer = { text: '//@ requires list != null;', beforeLine: 11, file: 'A.java' };
    const [combined] = combinedMarks([
      answer('shapes', mark('unproved')),
      answer('findings', mark('unproved', { offer })),
    ]);
    expect(combined?.offer).toEqual(offer);
  });

  it('keep the offer of the view that leaves open what another breaks', () => {
    const offer = { text: '//@ requires list(list, next);', beforeLine: 11, file: 'A.java' };
    const [open, broken] = [answer('shapes', mark('unproved', { offer })), answer('findings', mark('refuted'))];
    expect(combinedMarks([open, broken])).toMatchObject([{ verdict: 'refuted', offer }]);
    expect(combinedMarks([broken, open])).toMatchObject([{ verdict: 'refuted', offer }]);
  });

  it('are in the order of the text', () => {
    const lines = combinedMarks([answer('shapes', mark('proved', { line: 30 }), mark('proved', { line: 4 }))]);
    expect(lines.map(({ line }) => line)).toEqual([4, 30]);
  });
});

describe('what is said of a line', () => {
  it('is a word beside a formula, and the sentence elsewhere', () => {
    expect(inlineText(mark('proved'), 'current')).toBe('proved');
    expect(inlineText(mark('unproved', { written: false }), 'current')).toBe('unproved text');
  });

  it('is never a verdict once the text has changed', () => {
    for (const verdict of ['proved', 'refuted', 'unproved', 'unknown'] as const) {
      for (const written of [true, false]) {
        const said = [
          inlineText(mark(verdict, { written }), 'stale'),
          wholeText(mark(verdict, { written }), 'stale'),
          gutterLabel(12, [mark(verdict, { written })], 'stale'),
        ];
        for (const text of said) {
          expect(text).toContain('out of date');
          expect(text).not.toMatch(/proved|refuted|decided/);
        }
      }
    }
  });

  it('is told in the gutter for what is open, and for what the user wrote', () => {
    expect(isInGutter(mark('proved', { written: false }))).toBe(false);
    expect(isInGutter(mark('proved'))).toBe(true);
    expect(isInGutter(mark('unknown', { written: false }))).toBe(true);
  });

  it('stands beside the line for formulas, bugs, problems and offers', () => {
    expect(isInline(mark('proved'))).toBe(true);
    expect(isInline(mark('unknown', { written: false }))).toBe(false);
    expect(isInline(mark('refuted', { written: false }))).toBe(true);
    expect(isInline(mark('problem', { written: false }))).toBe(true);
  });

  it('has the sign of the worst', () => {
    expect(worstOf([mark('proved'), mark('refuted'), mark('unknown')])?.verdict).toBe('refuted');
    expect(worstOf([mark('proved'), mark('unknown')])?.verdict).toBe('unknown');
    expect(worstOf([])).toBeUndefined();
  });

  it('is not taken for a formula at a call', () => {
    const files = [{ path: 'A.java', text: '//@ requires x != null;\nuse(x);\n  * @ensures y\n' }];
    const at = (line: number): boolean | undefined => withLines([mark('proved', { line })], files)[0]?.written;
    expect([at(1), at(2), at(3)]).toEqual([true, false, true]);
  });
});

describe('what one view does not prove', () => {
  const claimOf = (verdict: Mark['verdict'], line = 12): Claim => mark(verdict, { line }).claim as Claim;

  it('may be proved by another, as long as nobody breaks it', () => {
    expect(isProvedElsewhere(claimOf('unproved'), [mark('proved')])).toBe(true);
    expect(isProvedElsewhere(claimOf('unproved'), [mark('unproved')])).toBe(false);
    expect(isProvedElsewhere(claimOf('unproved'), [mark('proved', { line: 13 })])).toBe(false);
    expect(isProvedElsewhere(claimOf('unproved'), [mark('proved', { property: 'assert' })])).toBe(false);
    expect(isProvedElsewhere(claimOf('refuted'), [mark('proved')])).toBe(false);
    expect(isProvedElsewhere(claimOf('proved'), [mark('proved')])).toBe(false);
  });
});

describe('behind a verdict', () => {
  it('it is not told again', () => {
    expect(besidesVerdict(mark('refuted', { text: 'bug: `x` is null here' }))).toBe('`x` is null here');
    expect(besidesVerdict(mark('refuted', { text: 'refuted: bug: it fails' }))).toBe('it fails');
    expect(besidesVerdict(mark('unproved', { text: 'the bug: it is here' }))).toBe('the bug: it is here');
  });
});
