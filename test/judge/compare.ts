/**
 * Claims against a run. A claim that is `proved` at a place where the run saw what it excludes is a false proof; where several claims
 * of the rule are made on the line, they must all be proved, or the one that the machine's own words name. So is one that is proved
 * because nothing reaches it, on a line that the run went through. A claim `refuted` from `main` that the run did not show is a false
 * replay.
 */
import type { Claim } from '../../src/findings/claim.js';
import { type Breach, breachesOf } from './breaches.js';
import type { Recorded } from './recorded.js';

export interface Disagreement {
  readonly kind: 'false proof' | 'false replay';
  readonly claim: Claim;
  /** What the run saw; absent where it saw nothing. */
  readonly breach?: Breach;
}

export interface Compared {
  readonly disagreements: readonly Disagreement[];
  /** Proofs that the run breaks after it broke an assumption that they list, and that the program does not break by itself. */
  readonly apart: readonly Disagreement[];
  /** Failures at places of which nothing is claimed. */
  readonly unclaimed: readonly Breach[];
  /** Failures at places that are not called safe. */
  readonly agreed: number;
}

type LineOf = (file: string, line: number) => string;

export function compare(
  claims: readonly Claim[],
  { raised = [], ends = [], lines: passed = [] }: Recorded,
  sources: Readonly<Record<string, string>>,
): Compared {
  const lines = new Map(Object.entries(sources).map(([file, text]) => [file, text.split('\n')]));
  const lineOf: LineOf = (file, line) => lines.get(file)?.[line - 1] ?? '';
  const breaches = raised.flatMap((each) => breachesOf(each, lineOf));
  const result = {
    disagreements: [] as Disagreement[],
    apart: [] as Disagreement[],
    unclaimed: [] as Breach[],
    agreed: 0,
  };
  for (const breach of breaches) {
    const there = claims.filter((claim) => isAbout(claim, breach));
    const meant = meantBy(breach, there, lineOf);
    const [claim] = meant;
    if (there.length === 0) result.unclaimed.push(breach);
    else if (claim !== undefined && meant.every(({ verdict }) => verdict === 'proved')) {
      const isApart = breach.raised.afterError && claim.assumptions.includes('no-vm-errors') && !survives(sources);
      (isApart ? result.apart : result.disagreements).push({ kind: 'false proof', claim, breach });
    } else result.agreed++;
  }
  const isWhole = ends.length > 0 && ends.every((end) => end === 'ended');
  // Where a run does not end by itself, or in too many frames to tell, the rest of a line may never come.
  const isTold = isWhole && raised.every(({ type }) => type !== 'java.lang.StackOverflowError');
  const reached = new Set(isTold ? passed.filter((line) => !isLeft(line, raised)) : []);
  for (const claim of claims) {
    const { file, line } = claim.location;
    if (claim.unreached !== true || claim.kind !== 'obligation' || claim.verdict !== 'proved') continue;
    if (!reached.has(`${file}:${line}`) || !isStraight(lineOf(file, line))) continue;
    result.disagreements.push({ kind: 'false proof', claim });
  }
  const shown = new Set(breaches.map(({ property, file, line }) => `${property} ${file}:${line}`));
  for (const claim of isWhole ? claims : []) {
    if (claim.verdict !== 'refuted' || claim.witness?.start !== 'main' || !JUDGED.has(claim.property)) continue;
    const { file, line } = claim.location;
    const isShown =
      shown.has(`${claim.property} ${file}:${line}`) ||
      isOnLine(claim, raised, lineOf) ||
      (isOfFunction(lineOf(file, line)) && raised.some(({ type }) => type === HIDDEN.get(claim.property)));
    if (!isShown) result.disagreements.push({ kind: 'false replay', claim });
  }
  return { ...result, disagreements: unique(result.disagreements) };
}

/** What a machine makes of a lambda or method reference has no line: what fails in it shows where it is called. */
function isOfFunction(text: string): boolean {
  return /->|::/.test(text);
}

const HIDDEN: ReadonlyMap<string, string> = new Map([
  ['class-cast', 'java.lang.ClassCastException'],
  ['null-dereference', 'java.lang.NullPointerException'],
]);

/** Whether an exception came by the line: the rest of it may not have run. */
function isLeft(line: string, raised: NonNullable<Recorded['raised']>): boolean {
  return raised.some(({ frames }) => frames.some((frame) => line.endsWith(`${frame.source}:${frame.line}`)));
}

/** Whether all of a line runs where some of it does. */
function isStraight(text: string): boolean {
  return !/[?]|&&|\|\||->|\b(?:if|else|for|while|do|switch|case|default|try|catch|finally|assert|class|yield)\b/.test(
    text,
  );
}

/** What runs show: formulas of the assertion language are not seen by the machine. */
const JUDGED: ReadonlySet<string> = new Set([
  'null-dereference',
  'class-cast',
  'array-bounds',
  'negative-array-size',
  'protocol-error',
]);

function isAbout({ kind, property, location }: Claim, breach: Breach): boolean {
  return (
    kind === 'obligation' &&
    property === breach.property &&
    location.file === breach.file &&
    location.line === breach.line
  );
}

/** The claims of which at least one is broken. */
function meantBy({ property, callee, raised }: Breach, there: readonly Claim[], lineOf: LineOf): readonly Claim[] {
  if (property === 'protocol-error') {
    return there.filter((claim) => {
      const called = calledAt(claim, lineOf);
      return called === undefined ? UNWRITTEN.has(callee ?? '') : called === callee;
    });
  }
  const name = nullOf(raised.message);
  const named = name === undefined ? [] : there.filter(({ subject }) => name(plain(String(subject))));
  return named.length > 0 && property === 'null-dereference' ? named : there;
}

/** The method that is called at the place, or the class that is made; undefined where the language calls by itself. */
function calledAt({ location: { line, column, file } }: Claim, lineOf: LineOf): string | undefined {
  const text = lineOf(file, line).slice(column - 1);
  return /^(?:new\s+(?:[\w$]+\.)*)?([\w$]+)\s*(?:<[^()]*>)?\(/.exec(text)?.[1];
}

/** What is called without being written: by loops over collections, and at the end of `try`. */
const UNWRITTEN: ReadonlySet<string> = new Set(['iterator', 'hasNext', 'next', 'close']);

/** What was null, by the machine's words: a name, a path, an element, or the result of a call. */
function nullOf(message: string): ((subject: string) => boolean) | undefined {
  const [, result] = /because the return value of ".*?([\w$]+)\([^"]*\)" is null$/.exec(message) ?? [];
  if (result !== undefined) return (subject) => new RegExp(`(?:^|\\.)${result}\\([^.]*\\)$`).test(subject);
  const [, path] = /because "([^"<]+)" is null$/.exec(message) ?? [];
  return path === undefined ? undefined : (subject) => subject === plain(path);
}

function plain(subject: string): string {
  return subject.replace(/^this\./, '').replace(/^(?:[a-z]\w*\.)*[A-Z]\w*\./, '');
}

/**
 * Calls of the replay may end in what this comparison does not count as a refusal. What `try` closes, it closes on a line that the
 * compiler chooses.
 */
function isOnLine({ property, location }: Claim, raised: NonNullable<Recorded['raised']>, lineOf: LineOf): boolean {
  if (property !== 'protocol-error') return false;
  const name = location.file.replace(/^.*\//, '');
  const closes = /\btry \(/.test(lineOf(location.file, location.line));
  return raised.some(({ frames }) =>
    frames.some(
      ({ source, line, callee }) =>
        source === name && (line === location.line || (closes && callee?.endsWith('.close') === true)),
    ),
  );
}

/** Whether code of the program runs on after memory or stack is exhausted. */
function survives(sources: Readonly<Record<string, string>>): boolean {
  return Object.values(sources).some((text) => /\b(?:finally|catch \((?:\w+ )*(?:\w*Error|Throwable)\b)/.test(text));
}

function unique(all: readonly Disagreement[]): readonly Disagreement[] {
  const key = ({ kind, claim: { property, location, subject } }: Disagreement): string =>
    `${kind} ${property} ${location.file}:${location.line}:${location.column} ${subject}`;
  return [...new Map(all.map((each) => [key(each), each])).values()];
}
