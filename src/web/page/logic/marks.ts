/** What stands in the gutter and beside lines: the marks of all fresh answers, one a claim. */
import type { Claim } from '../../../findings/claim.js';
import type { Answer, Mark, SourceFile } from '../../protocol.js';

/** Of one line or one claim the first of these is told. */
const WORST_FIRST: readonly Mark['verdict'][] = ['problem', 'refuted', 'unproved', 'unknown', 'proved'];

/**
 * By file and line; one mark for each claim. Of two views that speak of one element the one that decides the claim counts, a broken claim before
 * all. A formula may be claimed of several elements, an invariant of every method: the worst of these counts, whoever said it.
 */
export function combinedMarks(answers: readonly Answer[]): readonly Mark[] {
  const ofElements = new Map<string, Mark>();
  for (const { marks } of answers) {
    for (const [key, mark] of worstByKey(marks, elementKey)) {
      const known = ofElements.get(key);
      ofElements.set(key, known === undefined ? mark : decided(known, mark));
    }
  }
  return [...worstByKey(ofElements.values(), claimKey).values()].sort(
    (left, right) => compare(left.file, right.file) || left.line - right.line || rank(left) - rank(right),
  );
}

function worstByKey(marks: Iterable<Mark>, keyOf: (mark: Mark) => string): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const known = found.get(keyOf(mark));
    const [worse, better] = known === undefined || rank(mark) < rank(known) ? [mark, known] : [known, mark];
    found.set(keyOf(mark), better === undefined ? worse : completed(worse, better));
  }
  return found;
}

/** Formulas that are claimed where they stand. */
const FORMULAS: readonly string[] = ['ensures', 'assert', 'invariant'];

/** Views word one claim differently; its place is the same, and where several are made at one place, what they are about. */
function claimKey({
  file,
  line,
  claim,
  text,
  verdict,
}: Pick<Mark, 'file' | 'line' | 'claim' | 'text' | 'verdict'>): string {
  if (claim === undefined) return JSON.stringify([file, line, verdict === 'problem', text]);
  const { property, subject, location } = claim;
  const about = FORMULAS.includes(property) ? '' : (subject ?? '');
  return JSON.stringify([file, line, property, about, location.column]);
}

function elementKey(mark: Mark): string {
  return JSON.stringify([claimKey(mark), mark.element ?? '']);
}

/** A precondition is claimed at calls, too, where nobody wrote it: there it is like any other obligation. */
export function withLines(marks: readonly Mark[], files: readonly SourceFile[]): readonly Mark[] {
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n')]));
  return marks.map((mark) => {
    const line = lines.get(mark.file)?.[mark.line - 1] ?? '';
    return mark.written && !/@|^\s*\*/.test(line) ? { ...mark, written: false } : mark;
  });
}

function rank({ verdict }: Mark): number {
  return WORST_FIRST.indexOf(verdict);
}

/** Of one claim about one element, by two views. */
function decided(left: Mark, right: Mark): Mark {
  const [worse, better] = rank(left) <= rank(right) ? [left, right] : [right, left];
  const proves = better.verdict === 'proved' && worse.verdict !== 'refuted' && worse.verdict !== 'problem';
  return proves ? better : completed(worse, better);
}

/** With what another mark has besides: an offer helps whatever is open, a run shows what is broken. */
function completed(mark: Mark, other: Mark): Mark {
  if (mark.verdict === 'proved' || mark.verdict === 'problem') return mark;
  const isSame = mark.verdict === other.verdict;
  const offer = mark.offer ?? (other.verdict === 'proved' ? undefined : other.offer);
  const counterexample = mark.counterexample ?? (isSame ? other.counterexample : undefined);
  return {
    ...mark,
    details: mark.details === '' && isSame ? other.details : mark.details,
    ...(offer === undefined ? {} : { offer }),
    ...(counterexample === undefined ? {} : { counterexample }),
  };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Beside the line: what the user wrote and what is wrong. The rest is in the gutter only. */
export function isInline({ written, verdict, offer, counterexample }: Mark): boolean {
  return (
    written || verdict === 'refuted' || verdict === 'problem' || offer !== undefined || counterexample !== undefined
  );
}

/** Proved obligations that nobody wrote down would fill the gutter. */
export function isInGutter({ written, verdict }: Mark): boolean {
  return written || verdict !== 'proved';
}

/** The worst of a line decides its sign. */
export function worstOf(marks: readonly Mark[]): Mark | undefined {
  return marks.toSorted((left, right) => rank(left) - rank(right))[0];
}

export const SIGNS: Readonly<Record<Mark['verdict'], string>> = {
  problem: '!',
  refuted: '✗',
  unproved: '?',
  unknown: '?',
  proved: '✓',
};

/** Of formulas that stand beside it, the verdict is enough. */
const WORDS: Readonly<Record<Mark['verdict'], string>> = {
  problem: 'problem',
  refuted: 'refuted',
  unproved: 'not proved',
  unknown: 'not decided',
  proved: 'proved',
};

const LONGEST = 90;

/** What stands beside the line; of an older text nothing is said but that. */
export function inlineText({ written, verdict, text }: Mark, age: 'stale' | 'current'): string {
  if (age === 'stale') return 'out of date';
  if (written && verdict !== 'problem') return WORDS[verdict];
  const plain = text.replaceAll('`', '');
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1)}…`;
}

/** All that a mark says. */
export function wholeText({ verdict, text, details }: Mark, age: 'stale' | 'current'): string {
  if (age === 'stale') return 'out of date: the program has changed since';
  const said = text.toLowerCase().includes(WORDS[verdict]) ? text : `${WORDS[verdict]}: ${text}`;
  return details === '' ? said : `${said}\n${details}`;
}

/** What stands behind the verdict, which is not told twice. */
export function besidesVerdict({ verdict, text }: Mark): string {
  const words = [verdict, WORDS[verdict], 'bug', 'maybe'].join('|');
  return text.replace(new RegExp(`^(?:(?:${words}): )+`), '');
}

/** For those who do not see the sign: all marks of a line in words. */
export function gutterLabel(line: number, marks: readonly Mark[], age: 'stale' | 'current'): string {
  if (age === 'stale') return `Line ${line}: out of date`;
  return `Line ${line}: ${marks.map((mark) => wholeText({ ...mark, details: '' }, 'current')).join('; ')}`;
}

/** Whether all views together prove the claim, though the one that made it does not. */
export function isProvedElsewhere(claim: Claim, marks: readonly Mark[]): boolean {
  const { verdict, location } = claim;
  if (verdict === 'proved' || verdict === 'refuted') return false;
  const { file, line } = location;
  const key = claimKey({ file, line, claim, verdict, text: '' });
  return marks.some((mark) => mark.verdict === 'proved' && mark.claim !== undefined && claimKey(mark) === key);
}
