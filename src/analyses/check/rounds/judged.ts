/**
 * Runs judge proofs. A run that goes past a place which is claimed to be safe, and sees it fail, caught or not, breaks the claim,
 * unless it does what the proof lists as assumed not to be done: the claim falls, and that it was made is a fault of our own. A run
 * of a program breaks what was not decided, too; what runs that we thought of break by the way is left to those who look for it.
 */
import type { Claim, Witness } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import { isOfLibrary, isTypedIn } from '../inspections/protocols/ended-programs.js';
import { PROPERTY } from '../inspections/protocols/sketched-claims.js';
import { OF_STATE } from '../inspections/protocols/user-components.js';
import { dutyOf } from '../tasks/noted.js';
import type { InspectedMethod, RefusedCall, Replayed, ReplayTask, SightedDuty, Suspect } from '../tasks/task.js';
import type { RoundSurroundings, Rounds } from './surroundings.js';

/** What the runs of a task broke that nobody had asked them about, and what they were asked about. */
export interface Sighted extends Pick<Replayed, 'sighted' | 'refused'> {
  readonly task: ReplayTask;
  /** Of programs and calls: it is refuted, but somebody may have proved it all the same. */
  readonly sought: readonly SightedDuty[];
}

/** A claim that fell. */
export interface Fallen {
  /** As it was; undefined where there was none, since only what speaks against it would have made it one. */
  readonly claim: Claim | undefined;
  /** Undefined where the run could not be told. */
  readonly witness: Witness | undefined;
}

export interface Judged {
  readonly duties: ReadonlyMap<Duty, Fallen>;
  /** Of inspections. */
  readonly claims: ReadonlyMap<Claim, Fallen>;
}

/** What is claimed as long as no run is asked. */
export interface Claimed {
  readonly isSelected: (method: MethodDeclaration) => boolean;
  readonly ofDuty: (duty: Duty) => Claim | undefined;
  readonly ofInspections: (
    method: MethodDeclaration,
  ) => readonly Pick<InspectedMethod, 'claims' | 'calls' | 'findings'>[];
  /** What an inspection proves of a duty, whatever else is claimed of it. */
  readonly besides: (duty: Duty) => Claim | undefined;
}

/** A suspect, and what is to fall with it. */
interface Case {
  readonly suspect: Suspect;
  readonly fall: (witness: Witness | undefined) => void;
}

/** In the order of the tasks: the first run that counts is the one to tell. */
export function* judged<E>(
  surroundings: RoundSurroundings<E>,
  sighted: readonly Sighted[],
  claimed: Claimed,
): Rounds<Judged> {
  const { session, onFailure } = surroundings;
  const duties = new Map<Duty, Fallen>();
  const claims = new Map<Claim, Fallen>();
  const trials = sighted
    .map((each) => ({
      task: each.task,
      cases: [
        ...each.sighted.flatMap((key) => caseOfDuty(surroundings, key, each.task, claimed, duties)),
        ...each.refused.flatMap((call) => casesOfCall(surroundings, call, each.task, claimed, claims)),
        ...each.sought.flatMap((key) => caseOfSought(surroundings, key, claimed, duties)),
      ],
    }))
    .filter(({ cases }) => cases.length > 0);
  if (trials.length === 0) return { duties, claims };
  const tasks = trials.map(({ task, cases }) => ({ ...task, suspects: cases.map(({ suspect }) => suspect) }));
  const answers = yield { round: { dropped: [] }, tasks, what: 'judging' };
  for (const [index, { task, cases }] of trials.entries()) {
    const answer = answers[index];
    if (answer?.kind !== 'replayed') {
      onFailure(answer, session.component(task.component));
      continue;
    }
    for (const [number, { fall }] of cases.entries()) {
      const suspected = answer.suspected[number];
      if (suspected?.kind === 'broken') fall(suspected.witness);
      else if (suspected?.kind === 'lost') fall(undefined);
    }
  }
  return { duties, claims };
}

function caseOfDuty<E>(
  { session }: RoundSurroundings<E>,
  key: SightedDuty,
  { start }: ReplayTask,
  { isSelected, ofDuty }: Claimed,
  fallen: Map<Duty, Fallen>,
): readonly Case[] {
  const duty = dutyOf(session, key);
  if (duty === undefined || !isSelected(duty.obligation.method)) return [];
  const claim = ofDuty(duty);
  const isOpen = start === 'main' && (claim === undefined || claim.verdict === 'unknown');
  if (!isOpen && claim?.verdict !== 'proved') return [];
  const fall: Case['fall'] = (witness) => {
    const known = fallen.get(duty);
    if (known === undefined || (known.witness === undefined && witness !== undefined))
      fallen.set(duty, { claim, witness });
  };
  return [{ suspect: { ...key, assumptions: claim?.assumptions ?? [] }, fall }];
}

/** What runs were asked about has been looked for without a thought of what a proof assumes: it may not be found again. */
function caseOfSought<E>(
  { session }: RoundSurroundings<E>,
  key: SightedDuty,
  { isSelected, besides }: Claimed,
  fallen: Map<Duty, Fallen>,
): readonly Case[] {
  const duty = dutyOf(session, key);
  if (duty === undefined || !isSelected(duty.obligation.method)) return [];
  const claim = besides(duty);
  if (claim === undefined) return [];
  const fall: Case['fall'] = (witness) => {
    if (witness !== undefined && !fallen.has(duty)) fallen.set(duty, { claim, witness });
  };
  return [{ suspect: { ...key, assumptions: claim.assumptions }, fall }];
}

function casesOfCall<E>(
  { session }: RoundSurroundings<E>,
  call: RefusedCall,
  { start }: ReplayTask,
  { isSelected, ofInspections }: Claimed,
  fallen: Map<Claim, Fallen>,
): readonly Case[] {
  const method = session.places.method(call.method);
  const edge = method?.body()?.edges[call.edge];
  if (method === undefined || edge === undefined || !isSelected(method)) return [];
  if (!OF_STATE.some((upper) => session.hierarchy.isSubclass(call.type, upper))) return [];
  const isTelling = start === 'main' && isOfLibrary(session, edge) && !isTypedIn(edge, call.type);
  return ofInspections(method).flatMap(({ claims, calls, findings }) =>
    claims
      .filter(({ property }, index) => property === PROPERTY && calls?.[index]?.includes(call.edge))
      .flatMap((claim): readonly Case[] => {
        const isProved = claim.verdict === 'proved';
        const isOpen = isTelling && claim.verdict === 'unproved' && !findings.some((found) => isAt(found, claim));
        if (!isProved && !isOpen) return [];
        const fall: Case['fall'] = (witness) => {
          const known = fallen.get(claim);
          if (witness === undefined && !isProved) return;
          if (known === undefined || (known.witness === undefined && witness !== undefined))
            fallen.set(claim, { claim, witness });
        };
        return [{ suspect: { ...call, assumptions: claim.assumptions, isUncaught: !isProved }, fall }];
      }),
  );
}

function isAt({ location }: Pick<Claim, 'location'>, { location: { line, column } }: Claim): boolean {
  return location.line === line && location.column === column;
}
