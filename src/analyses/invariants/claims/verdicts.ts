/** From what the local analyses answer to verdicts on claims. */
import type { Witness } from '../../../findings/claim.js';
import type { InvariantClaim, Reason } from '../../../findings/invariants-result.js';
import type { Analysed } from '../choose/choose.js';
import type { Candidate } from './candidates.js';

export interface CandidateEvidence {
  readonly analyses: readonly Analysed[];
  /** Its position among what was asked; undefined where it could not be asked. */
  readonly place: number | undefined;
  /** What forbids a proof. */
  readonly hindrances: readonly Reason[];
  /** What forbids a proof by an analysis that does not look at aliases itself. */
  readonly aliases: readonly Reason[];
  /** What those can do who have an internal object. */
  readonly users: readonly Reason[];
  /** What a proof rests on. */
  readonly assumptions: readonly string[];
  /** Whether objects of the class are made where the client does not see it. */
  readonly isMadeElsewhere: boolean;
  /** A call sequence that breaks it. */
  readonly witness?: Witness | undefined;
  /** Why nothing was analysed. */
  readonly unread?: string;
}

/** Whether an analysis shows it, and nothing forbids to say so. */
export function isShown(candidate: Candidate, evidence: CandidateEvidence): boolean {
  const { hindrances, place, unread } = evidence;
  if (candidate.term === undefined || place === undefined || unread !== undefined) return false;
  if (hindrances.length > 0) return false;
  return shownBy(candidate, evidence).length > 0 || isUnreached(candidate, evidence);
}

export function claimOf(candidate: Candidate, evidence: CandidateEvidence): InvariantClaim {
  const { property, kind, subject, over, location, message } = candidate;
  const common = { property, kind, subject, location, message, ...(over === undefined ? {} : { over }) };
  const { witness, hindrances, assumptions } = evidence;
  if (witness === undefined && isShown(candidate, evidence)) {
    const by = [...new Set(shownBy(candidate, evidence))];
    const unreached = isUnreached(candidate, evidence);
    return { ...common, verdict: 'proved', assumptions, by, ...(unreached ? { unreached } : {}) };
  }
  const because = hindrances.length > 0 ? hindrances : candidate.deep ? leaksOf(evidence) : [];
  const why = because.length === 0 ? {} : { because };
  if (witness !== undefined) return { ...common, verdict: 'refuted', assumptions: [], witness, ...why };
  return { ...common, assumptions: [], ...undecided(candidate, evidence, because), ...why };
}

/** Not proved and not refuted: whether that says something about the program, or about the analysis. */
function undecided(
  candidate: Candidate,
  { analyses, place, hindrances, unread }: CandidateEvidence,
  because: readonly Reason[],
): Pick<InvariantClaim, 'verdict' | 'reason'> {
  const unknown = (reason: string): Pick<InvariantClaim, 'verdict' | 'reason'> => ({ verdict: 'unknown', reason });
  if (unread !== undefined) return unknown(unread);
  if (candidate.term === undefined) return unknown('the formula has no meaning here');
  const [first] = hindrances;
  if (first !== undefined) return unknown(spelled(first));
  if (place === undefined || analyses.length === 0) return unknown('no analysis that was run covers it');
  const solved = analyses.filter((each) => each.run !== undefined);
  if (solved.some(({ run }) => run?.answers[place] === 'no')) return { verdict: 'unproved' };
  const needsShape = candidate.deep;
  const unsolved = analyses.find((each) => each.unsolved !== undefined && (each.knowsShapes || !needsShape));
  if (unsolved?.unsolved !== undefined) return unknown(unsolved.unsolved);
  const covering = solved.filter(({ knowsShapes }) => knowsShapes || !needsShape);
  if (covering.length === 0) return unknown('no analysis that was run covers it');
  const [given] = because;
  if (given !== undefined) return unknown(spelled(given));
  return candidate.property === 'invariant' && candidate.deep
    ? unknown('the formula could not be decided')
    : { verdict: 'unproved' };
}

/** Of no object at all, everything holds: that shows nothing. */
function shownBy(
  { ofObject, deep, kind }: Candidate,
  { analyses, place, aliases }: CandidateEvidence,
): readonly string[] {
  return analyses.flatMap(({ id, run, knowsShapes }) => {
    // What is inferred about structures is left to those that are made for it.
    if (deep && kind === 'fact' && !knowsShapes) return [];
    if (place === undefined || run === undefined || (ofObject && !run.reached)) return [];
    if (id === 'shapegraph' && aliases.length > 0) return [];
    return run.answers[place] === 'yes' ? [id] : [];
  });
}

/** No object between calls, in any run. */
function isUnreached({ ofObject }: Candidate, { analyses, isMadeElsewhere }: CandidateEvidence): boolean {
  return ofObject && !isMadeElsewhere && analyses.some(({ run }) => run?.reached === false);
}

/** Where what hangs on the fields was given up. */
function leaksOf({ analyses, aliases, place, users }: CandidateEvidence): readonly Reason[] {
  if (place !== undefined && aliases.length > 0 && analyses.some(({ run }) => run?.answers[place] === 'yes'))
    return aliases;
  const shaped = analyses.filter(({ knowsShapes, run }) => knowsShapes && run !== undefined);
  const [least] = [...shaped].sort((one, other) => count(one) - count(other));
  return (least?.run?.givenUp ?? []).map((reason) => withUser(reason, users));
}

const HANDED_OUT = 'handed out';

/** That something gets out does harm only by what can be done with it. */
function withUser({ text, location }: Reason, [user]: readonly Reason[]): Reason {
  const told = user !== undefined && text.startsWith(HANDED_OUT) ? `${text}; ${spelled(user)}` : text;
  return { text: told, ...(location === undefined ? {} : { location }) };
}

function count({ run }: Analysed): number {
  return run?.givenUp.length ?? 0;
}

export function spelled({ text, location }: Reason): string {
  return location === undefined ? text : `${text} (${fileName(location.file)}:${location.line})`;
}

function fileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
