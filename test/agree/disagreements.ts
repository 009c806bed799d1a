/**
 * Places that one command proves and another refutes. A run that breaks an assumption which the proof lists is no disagreement, and a
 * run from a heap says nothing against a proof about executions where no execution comes to that heap; both are counted.
 */
import type { Claim } from '../../src/findings/claim.js';
import { BY_CLIENTS } from './client-runs.js';
import type { JudgedProgram, Judgement } from './judgements.js';
import type { Starts } from './starts.js';

export interface Disagreement {
  readonly proved: Judgement;
  readonly refuted: Judgement;
}

export interface Agreement {
  readonly places: number;
  /** Of them, those that several commands have decided. */
  readonly shared: number;
  readonly disagreements: readonly Disagreement[];
  /** By why it is none. */
  readonly excused: ReadonlyMap<Excuse, readonly Disagreement[]>;
}

export type Excuse =
  /** The run breaks an assumption that the proof lists. */
  | 'assumption'
  /** Specifications tell of each method that the receiver keeps the invariant; a call on another object may break it. */
  | 'another object'
  /** It starts in a method that nobody outside can call, or from a heap that no code was seen to build. */
  | 'no execution';

const INVARIANT = 'invariant:';
const SPEC = 'spec';
const NON_NULL = 'non-null-arguments';
/** They speak of executions: of objects as constructors and methods leave them. The others speak of every heap that meets `requires`. */
const OF_EXECUTIONS: ReadonlySet<string> = new Set(['check', 'invariants', 'typestate']);
/** They go through all code, whose methods they do not tell. */
const THROUGH_ALL: ReadonlySet<string> = new Set(['run --entry', BY_CLIENTS]);

export function agreement({ judgements, starts }: Pick<JudgedProgram, 'judgements' | 'starts'>): Agreement {
  const places = new Map<string, Judgement[]>();
  for (const judgement of judgements) {
    if (isOfLine(judgement)) continue;
    const place = placeOf(judgement);
    places.set(place, [...(places.get(place) ?? []), judgement]);
  }
  const found = [...places.values()].flatMap(oppositesIn);
  const failures = judgements.filter((each) => isOfLine(each) && each.claim.verdict === 'refuted');
  found.push(...failures.flatMap((failure) => provedLines(failure, judgements, starts)));
  const disagreements: Disagreement[] = [];
  const excused = new Map<Excuse, Disagreement[]>();
  for (const each of found) {
    const excuse = excuseOf(each, starts);
    if (excuse === undefined) disagreements.push(each);
    else excused.set(excuse, [...(excused.get(excuse) ?? []), each]);
  }
  return { places: places.size, shared: [...places.values()].filter(isShared).length, disagreements, excused };
}

/** Runs tell what fails by its line: of all that may fail there, the first is named. */
function isOfLine({ command, claim: { subject } }: Judgement): boolean {
  return subject === undefined && command.startsWith('run ');
}

function placeOf({ claim: { location, property } }: Judgement): string {
  const { file, line, column } = location;
  return `${file}:${line}:${column} ${property}`;
}

function isShared(all: readonly Judgement[]): boolean {
  return new Set(all.filter(({ claim }) => isDecided(claim)).map(({ command }) => command)).size > 1;
}

function isDecided({ verdict }: Claim): boolean {
  return verdict === 'proved' || verdict === 'refuted';
}

function oppositesIn(all: readonly Judgement[]): readonly Disagreement[] {
  const refuted = all.filter(({ claim }) => claim.verdict === 'refuted');
  return refuted.flatMap((each) => {
    const same = all.filter((other) => isSameCode(each, other));
    const { subject } = each.claim;
    const about = same.filter(({ claim }) => isSame(claim.subject, subject));
    // Which of the methods did not keep the invariant is not told.
    if (each.claim.property === 'invariant' && THROUGH_ALL.has(each.command))
      return allProved(each, about).flatMap(([proved]) => (proved === undefined ? [] : [{ proved, refuted: each }]));
    const proved = about.filter(({ claim }) => claim.verdict === 'proved');
    return proved.map((other) => ({ proved: other, refuted: each }));
  });
}

function isSame(one: Claim['subject'], other: Claim['subject']): boolean {
  return String(one) === String(other);
}

/** Of each command that has proved all of the claims it makes, these. */
function allProved(refuted: Judgement, claims: readonly Judgement[]): readonly (readonly Judgement[])[] {
  const commands = new Set(claims.map(({ command }) => command));
  // A line may have code of several methods: who speaks of some of them only does not say that all of it is safe.
  const codes = codesOf(THROUGH_ALL.has(refuted.command) ? claims : []);
  return [...commands].flatMap((command) => {
    const here = claims.filter((each) => each.command === command);
    const isWhole = [...codes].every((code) => codesOf(here).has(code));
    return isWhole && here.every(({ claim }) => claim.verdict === 'proved') ? [here] : [];
  });
}

function codesOf(judgements: readonly Judgement[]): ReadonlySet<string> {
  return new Set(judgements.flatMap((each) => (each.method === undefined ? [] : [`${each.class}.${each.method}`])));
}

/** What is said of a class holds for its methods; an invariant is asked of each method. */
function isSameCode(one: Judgement, other: Judgement): boolean {
  if (THROUGH_ALL.has(one.command) || THROUGH_ALL.has(other.command)) return true;
  if (one.method === undefined || other.method === undefined) return one.class === other.class;
  return one.class === other.class && one.method === other.method;
}

/** A run failed on the line: not every claim of its kind there can hold. */
function provedLines(failure: Judgement, judgements: readonly Judgement[], starts: Starts): readonly Disagreement[] {
  const { property, location } = failure.claim;
  const here = judgements.filter(
    (each) =>
      !isOfLine(each) &&
      each.claim.property === property &&
      each.claim.location.file === location.file &&
      each.claim.location.line === location.line &&
      isCodeOf(each, failure),
  );
  // Which of the claims the run breaks is not told: where it may be one that assumes what the run does not keep, it is no disagreement.
  return allProved(failure, here).flatMap((all) => {
    const found = all.map((proved): Disagreement => ({ proved, refuted: failure }));
    const [one] = [...found.filter((each) => excuseOf(each, starts) !== undefined), ...found];
    return one === undefined ? [] : [one];
  });
}

/** Whether the claim is about the code that failed: a lambda that stands on the line is called by others. */
function isCodeOf(each: Judgement, failure: Judgement): boolean {
  const [, owner, method] = /^ {2}at ([\w.$]+)\.([\w$<>]+)\(/m.exec(failure.claim.message ?? '') ?? [];
  if (owner === undefined || owner === failure.class || THROUGH_ALL.has(failure.command))
    return isSameCode(each, failure);
  return each.class === owner && each.method?.startsWith(`${method}(`) === true;
}

function excuseOf({ proved, refuted }: Disagreement, starts: Starts): Excuse | undefined {
  const { witness } = refuted.claim;
  if (witness === undefined || witness.start === 'main') return undefined;
  const { class: owner, method = '' } = refuted;
  if (proved.command === SPEC && refuted.command === BY_CLIENTS && refuted.claim.property === 'invariant')
    return 'another object';
  if (starts.isOfEnum(owner, method) && witness.arguments.includes('null')) return 'no execution';
  const isListed = proved.claim.assumptions.includes(NON_NULL);
  const passesNull =
    witness.start === 'calls'
      ? witness.calls.some((call) => /\bnull\b/.test(call))
      : (witness.arguments.includes('null') && !starts.isRequired(owner, method)) || starts.isGivenNull(witness);
  if ((passesNull && isListed) || breaksInvariant(proved.claim, refuted.claim, starts)) return 'assumption';
  if (witness.start === 'calls' || !OF_EXECUTIONS.has(proved.command)) return undefined;
  return starts.isCallable(owner, method) && starts.isBuildable(witness) ? undefined : 'no execution';
}

/** The proof speaks of objects as the class makes them, and the run starts from one that only its own code can make. */
function breaksInvariant({ assumptions }: Claim, { witness }: Claim, starts: Starts): boolean {
  if (witness?.start !== 'heap' || starts.isBuildable(witness)) return false;
  return witness.heap.some(({ class: name }) =>
    assumptions.some((each) => each.startsWith(INVARIANT) && starts.isBelow(name, each.slice(INVARIANT.length))),
  );
}
