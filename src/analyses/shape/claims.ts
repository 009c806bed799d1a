/** From what the runs of a method have shown to claims about it. */

import type { FindingStep } from '../../findings/check-result.js';
import type { Witness } from '../../findings/claim.js';
import type { ShapeClaim } from '../../findings/shape-result.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type Duty, isPlain, locationOf, type MethodDuties } from '../../obligations/index.js';
import { Definitions } from '../../program/flow/definitions.js';
import type { AcyclicFact } from './clauses/facts.js';
import { isNeeded } from './clauses/needed-at-calls.js';
import type { LostNodes } from './lost-nodes.js';
import type { Found, MethodRuns } from './shape-method.js';

export interface Evidence {
  readonly runs: MethodRuns;
  /** What proofs rest on. */
  readonly assumptions: readonly string[];
  readonly witnesses: ReadonlyMap<Duty, Witness>;
  /** Preconditions under which obligations hold that do not hold without. */
  readonly needs: ReadonlyMap<Duty, string>;
  /** Of these, what holds between all calls of the members of the class, and so on entry. */
  readonly met: ReadonlySet<Duty>;
  /** How execution gets to where an obligation may fail. */
  readonly steps: (duty: Duty, found: Found) => readonly FindingStep[];
}

/** The obligations about which something is claimed, in the order of the claims. */
export function claimed({ all }: MethodDuties): readonly Duty[] {
  return all.filter(({ obligation }) => !obligation.implicit);
}

/** In the order of the source. What only erasure demands is left out. */
export function obligationClaims(duties: MethodDuties, evidence: Evidence): readonly ShapeClaim[] {
  return claimed(duties).map((duty) => obligationClaim(duty, evidence));
}

function obligationClaim(duty: Duty, { runs, assumptions, witnesses, needs, met, steps }: Evidence): ShapeClaim {
  const { rule, obligation } = duty;
  const common = {
    property: rule,
    kind: 'obligation',
    subject: obligation.subject,
    location: locationOf(obligation.span),
  } as const;
  const proof = runs.proof(duty);
  if (proof !== undefined) {
    const rests = restsOnNothing(duty) ? [] : assumptions;
    return {
      ...common,
      verdict: 'proved',
      assumptions: rests,
      ...(proof.reached ? {} : { unreached: true }),
      ...(proof.byGraphs ? { domain: 'shapegraph' } : {}),
    };
  }
  const found = runs.about(duty);
  const witness = witnesses.get(duty);
  const need = needs.get(duty);
  if (met.has(duty) && !isWritten(duty) && (witness === undefined || witness.start === 'heap')) {
    const rests = new Set([...assumptions, `invariant:${obligation.method.owner}`]);
    return { ...common, verdict: 'proved', assumptions: [...rests].sort() };
  }
  // An invariant says itself what it needs: that it holds on entry.
  if (witness !== undefined && (need === undefined || witness.start !== 'heap' || rule === 'invariant')) {
    return refutedClaim(duty, witness, need);
  }
  const told = found === undefined ? [] : steps(duty, found);
  const way = told.length === 0 ? {} : { steps: told };
  if (need !== undefined) {
    const message = `${obligation.message('may')}; holds if \`${need}\``;
    return { ...common, verdict: 'unproved', assumptions: [], message, needs: need, ...way };
  }
  return { ...common, assumptions: [], ...undecided(duty, runs), ...way };
}

/** Whoever writes a formula says on which heaps it counts: those that all that is written allows, whether clients can build them or not. */
function isWritten({ rule }: Duty): boolean {
  return rule !== 'null-dereference';
}

/** What a run breaks. `needs` is the formula under which it holds, if one was found. */
export function refutedClaim({ rule, obligation }: Duty, witness: Witness, needs?: string): ShapeClaim {
  const { subject, span, message } = obligation;
  return {
    property: rule,
    kind: 'obligation',
    subject,
    verdict: 'refuted',
    location: locationOf(span),
    assumptions: [],
    message: message('must'),
    witness,
    ...(needs === undefined ? {} : { needs }),
  };
}

/** Not proved and not refuted: whether that says something about the program, or about the analysis. */
function undecided(duty: Duty, runs: MethodRuns): Pick<ShapeClaim, 'verdict' | 'reason' | 'message'> {
  const message = duty.obligation.message('may');
  const found = runs.about(duty);
  const unsolved = runs.unsolved(duty);
  if (found === undefined) return { verdict: 'unknown', message, reason: unsolved ?? 'not analysed' };
  if (found.reading.failure?.certainty === 'must')
    return { verdict: 'unproved', message: duty.obligation.message('must') };
  const reason = found.tried.run.attempt.coarse ? (unsolved ?? 'the budget was spent') : reasonOf(found, duty);
  return reason === undefined ? { verdict: 'unproved', message } : { verdict: 'unknown', message, reason };
}

function reasonOf(
  { tried: { run, reading }, reading: { undecided: untranslated } }: Found,
  duty: Duty,
): string | undefined {
  if (untranslated !== undefined) return untranslated;
  const [given] = reading.givenUp;
  if (given !== undefined) return `the shape was given up in line ${given.span.line}: ${given.message}`;
  if (!run.isRegular && run.subject.universe.links.length > 0)
    return 'no precondition says which shape the heap has on entry';
  // What callees were found to need says nothing that could not be decided.
  return duty.rule === 'null-dereference' || isNeeded(duty) ? undefined : 'the formula could not be decided';
}

/** Whether the method's own code shows it, whatever else runs. */
function restsOnNothing({ obligation: { blamed, method, edges } }: Duty): boolean {
  const body = method.body();
  const isCheck = edges.every(
    ({ instruction }) => instruction.kind === 'check' && instruction.condition.kind === 'not-null',
  );
  return blamed !== undefined && body !== undefined && isCheck && isPlain(new Definitions(body), blamed);
}

export function acyclicClaims(
  method: MethodDeclaration,
  facts: readonly AcyclicFact[],
  assumptions: readonly string[],
): readonly ShapeClaim[] {
  return facts.map(({ subject, over }) => ({
    property: 'acyclic',
    kind: 'fact',
    subject,
    verdict: 'proved',
    location: locationOf(method.span),
    assumptions,
    message: `\`${subject}\` leads to no cycle along ${over.map((name) => `\`${name}\``).join(', ')} when \`${method.name}\` returns`,
    over,
  }));
}

export function lostNodesClaim(method: MethodDeclaration, lost: LostNodes, assumptions: readonly string[]): ShapeClaim {
  const common = { property: 'lost-nodes', kind: 'fact' } as const;
  const location = locationOf(method.span);
  if (lost.kind === 'none') return { ...common, verdict: 'proved', location, assumptions };
  if (lost.kind === 'unknown') return { ...common, verdict: 'unknown', location, assumptions: [], reason: lost.reason };
  const [first] = lost.places;
  const lines = [...new Set(lost.places.map(({ span }) => span.line))].join(', ');
  const isSure = lost.places.some((place) => place.isSure);
  return {
    ...common,
    verdict: 'unproved',
    location: first === undefined ? location : locationOf(first.span),
    assumptions: [],
    message: `objects of a linked structure ${isSure ? 'become' : 'may become'} unreachable in line ${lines}`,
  };
}
