/**
 * Claims against a run. A claim that is `proved` at a place where the run saw what it excludes is a false proof; where several claims
 * of the rule are made on the line, they must all be proved, or the one that the machine's own words name. So is one that is proved
 * because nothing reaches it, on a line that the run went through. A claim `refuted` from `main` that the run did not show is a false
 * replay. Class files tell less of where a claim is made: there all claims of the line, or of the method, are asked together.
 */
import type { Claim } from '../../src/findings/claim.js';
import { type Breach, breachesOf, CALL_RULES, refusedBy } from './breaches.js';
import type { MethodClaim } from './claimed.js';
import type { Told } from './forms.js';
import type { Raised, Recorded } from './recorded.js';

export interface Disagreement {
  readonly kind: 'false proof' | 'false replay';
  readonly claim: ToldClaim;
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

type ToldClaim = Claim & Partial<Pick<MethodClaim, 'method'>>;
type LineOf = (file: string, line: number) => string;

export function compare(
  claims: readonly ToldClaim[],
  { raised = [], ends = [], lines: passed = [] }: Recorded,
  sources: Readonly<Record<string, string>>,
  told: Told = 'column',
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
    const there = claims.filter((claim) => isAbout(claim, breach, told));
    const meant = meantBy(breach, there, lineOf, told, sources);
    const [claim] = meant;
    if (there.length === 0) {
      // What a call refuses is counted once, whichever rules might speak of it.
      if (!CALL_RULES.has(breach.property) || breach.property === 'protocol-error') result.unclaimed.push(breach);
    } else if (claim !== undefined && meant.every(({ verdict }) => verdict === 'proved')) {
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
    if (told === 'method' || !reached.has(`${file}:${line}`) || !isStraight(lineOf(file, line))) continue;
    if (told === 'line' && !isWholeLine(claim, claims)) continue;
    result.disagreements.push({ kind: 'false proof', claim });
  }
  const shown = new Set(breaches.map((breach) => `${breach.property} ${placeOf(breach, breach.method, told)}`));
  for (const claim of isWhole ? claims : []) {
    if (claim.verdict !== 'refuted' || claim.witness?.start !== 'main' || !JUDGED.has(claim.property)) continue;
    if (hasThreads(sources)) continue;
    const { file, line } = claim.location;
    const isFunction = told === 'method' ? Object.values(sources).some(isOfFunction) : isOfFunction(lineOf(file, line));
    const isShown =
      shown.has(`${claim.property} ${placeOf(claim.location, claim.method, told)}`) ||
      (told === 'method' ? isInMethod(claim, raised) : isOnLine(claim, raised, lineOf)) ||
      (isFunction && raised.some((each) => isHidden(claim, each)));
    if (!isShown) result.disagreements.push({ kind: 'false replay', claim });
  }
  return { ...result, disagreements: unique(result.disagreements) };
}

/** What a machine makes of a lambda or method reference has no line: what fails in it shows where it is called. */
function isOfFunction(text: string): boolean {
  return /->|::/.test(text);
}

function isHidden({ property, message = '' }: ToldClaim, { type, purpose }: Raised): boolean {
  if (type === HIDDEN.get(property) || refusedBy(type) === property) return true;
  return (
    property === 'protocol-error' && purpose && message.includes(` throws ${type.slice(type.lastIndexOf('.') + 1)}`)
  );
}

const HIDDEN: ReadonlyMap<string, string> = new Map([
  ['class-cast', 'java.lang.ClassCastException'],
  ['null-dereference', 'java.lang.NullPointerException'],
]);

/** Whether an exception came by the line: the rest of it may not have run. */
function isLeft(line: string, raised: NonNullable<Recorded['raised']>): boolean {
  return raised.some(({ frames }) => frames.some((frame) => line.endsWith(`${frame.source}:${frame.line}`)));
}

/**
 * Whether all of a line runs where some of it does. At the end of a block compilers close what is open; of a call that goes on below, what
 * stands first runs last.
 */
function isStraight(text: string): boolean {
  return (
    /[^\s{}]/.test(text) &&
    text.split('(').length === text.split(')').length &&
    !/[?]|&&|\|\||->|\b(?:if|else|for|while|do|switch|case|default|try|catch|finally|assert|class|yield)\b/.test(text)
  );
}

/** What runs show: formulas of the assertion language are not seen by the machine. */
const JUDGED: ReadonlySet<string> = new Set([
  'null-dereference',
  'class-cast',
  'array-bounds',
  'negative-array-size',
  'division-by-zero',
  'array-store',
  'java-assert',
  ...CALL_RULES,
]);

function isAbout({ kind, property, location, method }: ToldClaim, breach: Breach, told: Told): boolean {
  return (
    kind === 'obligation' &&
    property === breach.property &&
    (method === undefined || isOfLambda(method) === isOfLambda(breach.method)) &&
    placeOf(location, method, told) === placeOf(breach, breach.method, told)
  );
}

/** What stands on the line of a lambda, and what stands in it, is not the same code. */
function isOfLambda(method: string): boolean {
  return /\$\$Lambda\$|\.lambda\$/.test(method);
}

function placeOf(
  { file, line }: { readonly file: string; readonly line: number },
  method: string | undefined,
  told: Told,
): string {
  return told === 'method' ? String(method) : `${file}:${line}`;
}

/** Compilers copy code, and some copies are never reached: whether that is claimed of all that the line became. */
function isWholeLine({ location, property }: Claim, claims: readonly Claim[]): boolean {
  return claims.every(
    (other) =>
      other.property !== property ||
      other.location.file !== location.file ||
      other.location.line !== location.line ||
      other.unreached === true,
  );
}

/** The claims of which at least one is broken. */
function meantBy(
  { property, callee, owner, argument, raised, file, line }: Breach,
  there: readonly Claim[],
  lineOf: LineOf,
  told: Told,
  sources: Readonly<Record<string, string>>,
): readonly Claim[] {
  if (property === 'protocol-error') {
    const about = there.filter((claim) => {
      const subject = String(claim.subject);
      const isWritten = told === 'column' && !isOfLoop(claim, lineOf);
      const called = calledIn(subject) ?? (isWritten ? calledAt(claim, lineOf) : undefined);
      return called === undefined ? isUnwritten(subject, callee ?? '') : called === callee;
    });
    // The call that failed may be of a method of the program, of which nothing is claimed.
    const isOwn = told === 'method' && isDeclared(`${owner}.${callee}`, Object.values(sources).join('\n'));
    return isOwn ? about.filter(({ verdict }) => verdict !== 'proved') : about;
  }
  if (property === 'null-argument') {
    const name = callee?.replaceAll('$', '\\$');
    const said = new RegExp(`^argument ${argument} of (?:new |(.*)\\.)?${name}:`);
    const about = there.filter(({ subject }) => {
      const [whole, receiver = ''] = said.exec(String(subject)) ?? [];
      return whole !== undefined && (!/^[A-Z]\w*$/.test(receiver) || receiver === owner);
    });
    // Of several calls of the name, nothing may be claimed of the one that failed.
    const text = told === 'method' ? Object.values(sources).join('\n') : lineOf(file, line);
    const calls = timesWritten(callee, text);
    return calls > Math.max(1, about.length) ? about.filter(({ verdict }) => verdict !== 'proved') : about;
  }
  if (CALL_RULES.has(property)) return there.filter(({ subject }) => calledIn(String(subject)) === callee);
  const name = nullOf(raised.message);
  const named = name === undefined ? [] : there.filter(({ subject }) => name(plain(String(subject))));
  return named.length > 0 && property === 'null-dereference' ? named : there;
}

/** Whether the program has a class and a method of these names. */
function isDeclared(called: string, text: string): boolean {
  const [owner = '', name = ''] = called.replaceAll('$', '\\$').split('.');
  const isClass = new RegExp(`\\b(?:class|interface|record|enum) ${owner}\\b`).test(text);
  return isClass && new RegExp(`\\b${name}\\s*\\([^()]*\\)\\s*(?:throws [\\w., ]+)?\\{`).test(text);
}

/** How often a method of the name is called or declared. */
function timesWritten(name: string | undefined, text: string): number {
  const written = String(name).replaceAll('$', '\\$');
  return [...text.matchAll(new RegExp(`\\b${written}\\s*(?:<[^()]*>)?\\(`, 'g'))].length;
}

/** The method that is called at the place, or the class that is made; undefined where the language calls by itself. */
function calledAt({ location: { line, column, file } }: Claim, lineOf: LineOf): string | undefined {
  const text = lineOf(file, line).slice(column - 1);
  return /^(?:new\s+(?:[\w$]+\.)*)?([\w$]+)\s*(?:<[^()]*>)?\(/.exec(text)?.[1];
}

/** Whether it stands where a loop over elements names what it goes over. */
function isOfLoop({ location: { line, column, file } }: Claim, lineOf: LineOf): boolean {
  return /\bfor \([^;:]*:\s*$/.test(lineOf(file, line).slice(0, column - 1));
}

/** Whether a call that nobody wrote, of a loop or at the end of `try`, calls the method. */
function isUnwritten(subject: string, callee: string): boolean {
  return subject === 'the next turn of the loop' ? callee === 'next' : callee === 'hasNext' || callee === 'close';
}

/** The last call of a subject: of `a.b(c).d(e(f))` it is `d`. */
export function calledIn(subject: string): string | undefined {
  let depth = 0;
  for (let index = subject.length - 1; index >= 0; index--) {
    if (subject[index] === ')') depth++;
    else if (subject[index] === '(' && --depth === 0)
      return /([\w$]+)(?:<[^()]*>)?$/.exec(subject.slice(0, index))?.[1];
    if (depth === 0) return undefined;
  }
  return undefined;
}

/** What was null, by the machine's words: a name, a path, an element, or the result of a call. */
function nullOf(message: string): ((subject: string) => boolean) | undefined {
  const [, result] = /because the return value of ".*?([\w$]+)\([^"]*\)" is null$/.exec(message) ?? [];
  if (result !== undefined) return (subject) => calledIn(subject) === result;
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
  if (!CALL_RULES.has(property)) return false;
  const name = location.file.replace(/^.*\//, '');
  const closes = /\btry \(/.test(lineOf(location.file, location.line));
  return raised.some(({ frames }) =>
    frames.some(
      ({ source, line, callee }) =>
        source === name && (line === location.line || (closes && callee?.endsWith('.close') === true)),
    ),
  );
}

function isInMethod({ property, method }: ToldClaim, raised: NonNullable<Recorded['raised']>): boolean {
  if (!CALL_RULES.has(property)) return false;
  return raised.some(({ frames }) => frames.some((frame) => `${frame.class}.${frame.method}` === method));
}

/** Threads may run in another order than in the replay, which may be any. */
function hasThreads(sources: Readonly<Record<string, string>>): boolean {
  return Object.values(sources).some((text) => /\bThread\b|Executor|ForkJoin|Async\(|\bTimer\b|[pP]arallel/.test(text));
}

/** Whether code of the program runs on after memory or stack is exhausted. */
function survives(sources: Readonly<Record<string, string>>): boolean {
  return Object.values(sources).some((text) => /\b(?:finally|catch \((?:\w+ )*(?:\w*Error|Throwable)\b)/.test(text));
}

function unique(all: readonly Disagreement[]): readonly Disagreement[] {
  const key = ({ kind, claim: { property, location, subject, method } }: Disagreement): string =>
    `${kind} ${property} ${location.file}:${location.line}:${location.column} ${method} ${subject}`;
  return [...new Map(all.map((each) => [key(each), each])).values()];
}
