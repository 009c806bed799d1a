/** Puts claims and findings together, method by method. */

import type { CheckResult, FindingStep, RuleCard } from '../../findings/check-result.js';
import type { Claim, HiddenReason, Witness } from '../../findings/claim.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import {
  claimOf,
  type Duty,
  isUnsupported,
  type Ledger,
  locationOf,
  type ObligationBook,
  reasonOf,
} from '../../obligations/index.js';
import type { CallInstruction } from '../../program/calls/targets.js';
import { errorReason } from '../../program/doubts.js';
import { Definitions } from '../../program/flow/definitions.js';
import type { MachineErrors } from '../../program/machine-errors.js';
import type { Threads } from '../../program/threads/threads.js';
import { doubted } from '../doubted.js';
import { fallenClaim, fallenDuty } from './fallen.js';
import { InspectedProofs } from './inspected-proofs.js';
import type { UnnumberedFinding } from './inspection.js';
import type { Judged } from './rounds/judged.js';
import type { ScopeOutcome } from './scope/scope-check.js';
import { withScope } from './scope/with-scope.js';
import type { ShapeProofs } from './shape-proofs.js';
import type { InspectedMethod } from './tasks/task.js';
import { Account } from './telling/account.js';
import { fingerprint } from './telling/fingerprint.js';
import type { StableNames } from './telling/stable-names.js';
import { isByTime } from './telling/time-limit.js';
import { showing } from './trust/shown.js';

/** Not a finder's rule: says that something was not decided. */
export const NOT_ANALYSED: RuleCard = {
  id: 'not-analysed',
  title: 'Not analysed',
  question: 'Was all of the method analysed?',
  help: 'A larger --budget may help where the budget was spent; code that is not supported is skipped.',
  cwe: [],
  since: '0.1.0',
};

export interface Assembly {
  readonly hierarchy: Hierarchy;
  readonly book: ObligationBook;
  readonly names: StableNames;
  readonly ledger: Ledger;
  readonly witnesses: ReadonlyMap<Duty, Witness>;
  readonly proofs: Pick<ShapeProofs, 'proof' | 'facts'>;
  readonly threads: Threads;
  readonly machineErrors: MachineErrors;
  /** Methods of the program because of which the result of a library call may be null. */
  readonly overridesBehind: (call: CallInstruction) => readonly MethodDeclaration[];
  /** How far formulas of the method hold that nothing has decided. */
  readonly scoped: (method: MethodDeclaration) => readonly ScopeOutcome[];
  /** What inspections said of a method. */
  readonly inspected: (method: MethodDeclaration) => readonly Pick<InspectedMethod, 'claims' | 'calls' | 'findings'>[];
  /** What fell because a run broke it. */
  readonly fallen: Judged;
  /** Words of what is shown on request. */
  readonly show: ReadonlySet<HiddenReason>;
  /** The text of a line of the input, for fingerprints. */
  readonly sourceLine: (file: string, line: number) => string | undefined;
}

export function resultOf(method: MethodDeclaration, assembly: Assembly): CheckResult {
  const { book, ledger, hierarchy, show } = assembly;
  const account = new Account({ show, identify: identifier(method, assembly) });
  const inspections = new InspectedProofs(assembly.inspected(method));
  for (const duty of book.of(method).all) {
    // What runs were asked about is told by the run that was found first.
    const fall = assembly.witnesses.has(duty) ? undefined : assembly.fallen.duties.get(duty);
    const claim = fall === undefined ? claimedOf(duty, assembly, inspections) : fallenDuty(duty, ledger, fall);
    if (claim.verdict === 'proved') account.settled(claim);
    else {
      const steps = ledger.trouble(duty)?.steps ?? NO_STEPS;
      account.open(claim, showing(duty, claim, ledger, hierarchy), steps, duty.repair);
    }
  }
  for (const inspected of assembly.inspected(method)) {
    const fallen: UnnumberedFinding[] = [];
    const claims = inspected.claims.flatMap((claim): readonly Claim[] => {
      if (inspections.isAboutDuty(claim)) return [];
      const fall = assembly.fallen.claims.get(claim);
      if (fall === undefined) return [claim];
      const told = fallenClaim(claim, fall);
      if (told.verdict === 'refuted')
        fallen.push({ ...told, rule: told.property, confidence: 'high', steps: NO_STEPS });
      return [told];
    });
    account.inspected(claims, [...fallen, ...inspected.findings]);
  }
  for (const reason of reasonsOf(method, account.claims, ledger)) {
    const finding: UnnumberedFinding = {
      ...notAnalysed(method, reason),
      rule: NOT_ANALYSED.id,
      confidence: 'low',
      steps: NO_STEPS,
    };
    // Said once for all methods.
    if (isByTime(finding)) account.hidden(finding, 'budget');
    else account.open(finding, { kind: 'shown', confidence: 'low' }, NO_STEPS);
  }
  for (const fact of assembly.proofs.facts(method)) account.settled(fact);
  const { owner, name, descriptor, span } = method;
  const { claims, findings } = account;
  return { class: owner, method: name, descriptor, location: locationOf(span), claims, findings };
}

/** What is claimed of a duty, before runs by the way judge it. */
export function claimedOf(duty: Duty, assembly: Omit<Assembly, 'fallen'>, inspections: InspectedProofs): Claim {
  const { ledger, witnesses, proofs, scoped } = assembly;
  const { method, message } = duty.obligation;
  const witness = witnesses.get(duty);
  const proof = witness === undefined ? proofs.proof(duty) : undefined;
  const found = proof ?? claimOf(duty, ledger, witness);
  const alone = withScope(found, scoped(method), message('must'));
  // What the method breaks by itself counts, even if the class never gets there.
  const decided = alone.verdict === 'unproved' ? (inspections.proof(duty) ?? alone) : alone;
  return withCause(withSharing(decided, method, assembly), duty, assembly);
}

/** What formulas read may be written by another thread before they do. */
function withSharing(claim: Claim, method: MethodDeclaration, { threads }: Pick<Assembly, 'threads'>): Claim {
  const { verdict, property, location } = claim;
  if (verdict !== 'proved' || !FORMULAS.has(property)) return claim;
  const reason = threads.reasonInFormulas(
    method,
    ({ kind, span }) => kind === property && (kind !== 'assert' || span.line === location.line),
  );
  return doubted([claim], reason, 'unproved')[0] ?? claim;
}

/** What an inspection claims of the method, less what the input takes away. Sketches of protocols know of doubts by themselves. */
export function inDoubt<I extends Pick<InspectedMethod, 'claims'>>(inspected: I, reason: string | undefined): I {
  const claims = inspected.claims.flatMap((claim) =>
    INDEPENDENT.has(claim.property) ? [claim] : doubted([claim], reason, 'unproved'),
  );
  return { ...inspected, claims };
}

/** What the input does to an assumption that would else be made: a thread that may have written what the claim is about, an error of the machine. */
function withCause(
  claim: Claim,
  { obligation: { method, blamed } }: Duty,
  { threads, machineErrors, overridesBehind }: Pick<Assembly, 'threads' | 'machineErrors' | 'overridesBehind'>,
): Claim {
  if (claim.verdict !== 'unproved' || claim.reason !== undefined) return claim;
  const failing = machineErrors.methods.get(method);
  if (failing !== undefined) return { ...claim, reason: errorReason(failing.line) };
  const body = method.body();
  if (body === undefined || blamed === undefined) return claim;
  const definitions = new Definitions(body);
  const place = definitions.readFrom(blamed);
  if (place !== undefined && place.kind !== 'length' && threads.isShared(place, method))
    return { ...claim, reason: threads.reasonOf(place) };
  const call = blamed.kind === 'variable' ? definitions.only(blamed)?.instruction : undefined;
  const [override] = call?.kind === 'call' ? [...overridesBehind(call)].sort(byPlace) : [];
  if (override === undefined) return claim;
  return { ...claim, reason: `${override.name} is overridden in ${override.span.file}:${override.span.line}` };
}

function byPlace({ span: one }: MethodDeclaration, { span: other }: MethodDeclaration): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line;
}

/** What sketches of protocols claim knows of doubts by itself; what is read off the text of classes holds whatever runs. */
const INDEPENDENT: ReadonlySet<string> = new Set(['protocol-error', 'unwritten-field', 'equals-without-hash-code']);
const FORMULAS: ReadonlySet<string> = new Set(['assert', 'requires', 'ensures', 'invariant']);

const NO_STEPS: readonly FindingStep[] = [];

function reasonsOf(method: MethodDeclaration, claims: readonly Claim[], ledger: Ledger): readonly string[] {
  const reasons = new Set<string>();
  for (const { verdict, reason } of claims) if (verdict === 'unknown' && reason !== undefined) reasons.add(reason);
  for (const edge of method.body()?.edges ?? []) if (isUnsupported(edge)) reasons.add(reasonOf(edge));
  const { covered, reason } = ledger.method(method);
  if (!covered) reasons.add(reason ?? 'not analysed');
  for (const each of ledger.leftOut(method)) reasons.add(each);
  return [...reasons];
}

function notAnalysed(method: MethodDeclaration, reason: string): Claim {
  return {
    property: NOT_ANALYSED.id,
    kind: 'obligation',
    verdict: 'unknown',
    location: locationOf(method.span),
    assumptions: [],
    reason,
    message: `\`${method.name}\` was not analysed in full`,
  };
}

/** Equal problems of one method are counted, so that each has a fingerprint of its own. */
function identifier(method: MethodDeclaration, { sourceLine, names }: Assembly): (claim: Claim) => string {
  const counts = new Map<string, number>();
  const [owner, name] = names.of(method);
  return ({ property, location, subject }) => {
    const line = sourceLine(location.file, location.line)?.trim() ?? String(subject ?? '');
    const same = `${property}\u0000${line}`;
    const ordinal = counts.get(same) ?? 0;
    counts.set(same, ordinal + 1);
    return fingerprint([property, owner, name, method.descriptor, line, String(ordinal)]);
  };
}
