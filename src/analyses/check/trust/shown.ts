/** Which claims are findings, how sure they are, and what those wait for that stay hidden. */
import type { Confidence } from '../../../findings/check-result.js';
import type { Claim, HiddenReason, Witness } from '../../../findings/claim.js';
import { undecidedFor } from '../../../findings/undecided.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { isNullMarked, nullnessOf } from '../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty, Ledger } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { isBounded } from '../scope/with-scope.js';
import { isOfDisagreeing } from './agreeing-arguments.js';
import { isChosenForCaller } from './chosen-arguments.js';
import { isOfGivenContents } from './given-contents.js';
import { isMisusedByClient, isStateCheck } from './misused-objects.js';
import { isUnusualUse } from './unusual-uses.js';

export type Showing =
  | { readonly kind: 'shown'; readonly confidence: Confidence }
  /** Shown where it is asked for; `why` says in words what the word leaves open. */
  | { readonly kind: 'hidden'; readonly reason: HiddenReason; readonly why?: string };

const NUMBERS = 'what numbers have to do with each other is not kept';
const MISSING = 'the method that returns it is not at hand';
const PROVED: Showing = { kind: 'shown', confidence: 'high' };

export function showing(duty: Duty, claim: Claim, ledger: Ledger, hierarchy: Hierarchy): Showing {
  if (claim.verdict === 'refuted') return refuted(duty, claim, ledger, hierarchy);
  if (claim.verdict === 'unknown') return hidden(undecidedFor(claim));
  if (claim.verdict !== 'unproved') return PROVED;
  // Nothing speaks against the formula but that no proof was found.
  return isBounded(claim) ? hidden('imprecise') : unproved(duty, claim, ledger, hierarchy);
}

function refuted(duty: Duty, { witness }: Claim, ledger: Ledger, hierarchy: Hierarchy): Showing {
  const { obligation } = duty;
  const shown: Showing = { kind: 'shown', confidence: 'high' };
  if (obligation.written || witness?.start === 'main') return shown;
  // A caller from outside that passes a wrong number or object is to blame itself, and so is one that gets around type arguments.
  if (obligation.implicit || witness === undefined) return hidden('caller');
  if (witness.start === 'calls') {
    const reason = faultOfClient(duty, witness, hierarchy);
    return reason === undefined ? shown : hidden(reason);
  }
  if (obligation.chosenByCaller) return hidden('caller');
  if (isStateCheck(duty)) return hidden('heap');
  if (isSpelledOut(hierarchy, obligation.method)) return shown;
  // An annotation of one parameter says nothing of what else the heap holds: the finding must come from what is annotated.
  const isShown = isAnnotated(hierarchy, obligation.method) && ledger.trouble(duty)?.latent === false;
  return isShown ? shown : hidden('heap');
}

/** What a run by calls waits for that shows only what its client does wrong. */
export function faultOfClient(
  duty: Duty,
  witness: Witness,
  hierarchy: Hierarchy,
): Extract<HiddenReason, 'caller' | 'use'> | undefined {
  if (duty.obligation.implicit || isChosenForCaller(duty, witness, hierarchy)) return 'caller';
  if (isOfDisagreeing(duty, witness, hierarchy) || isOfGivenContents(duty, witness, hierarchy)) return 'caller';
  return isUnusualUse(duty, witness, hierarchy) || isMisusedByClient(duty, witness, hierarchy) ? 'use' : undefined;
}

function unproved(duty: Duty, { reason }: Claim, ledger: Ledger, hierarchy: Hierarchy): Showing {
  const { written, numeric, unkept = NUMBERS, implicit, chosenByCaller } = duty.obligation;
  const trouble = ledger.trouble(duty);
  // The input takes away what the proof would assume, and the claim says so.
  if (trouble === undefined) return hidden('imprecise', reason ?? 'what a proof would rest on may not hold');
  // Somebody calls the method against its precondition, and is told.
  if (trouble.consequence) return hidden('caller');
  const must = trouble.certainty === 'must';
  if (written) return { kind: 'shown', confidence: must ? 'medium' : 'low' };
  if (chosenByCaller && !must) return hidden('caller');
  if (implicit && !must) return hidden('imprecise', 'what type arguments promise is not kept');
  if (numeric && !must) return hidden('imprecise', unkept);
  if (trouble.latent) return isOfMissingCode(duty, hierarchy) ? hidden('missing-code', MISSING) : hidden('heap');
  if (trouble.unkept !== undefined && !must) return hidden('imprecise', trouble.unkept);
  return { kind: 'shown', confidence: must ? 'high' : 'medium' };
}

/** Whether what may be null is the result of a method that is not at hand. */
function isOfMissingCode({ obligation: { blamed, method } }: Duty, hierarchy: Hierarchy): boolean {
  const body = method.body();
  if (body === undefined || blamed?.kind !== 'variable') return false;
  const origin = new Definitions(body).only(blamed)?.instruction;
  return origin?.kind === 'call' && hierarchy.resolveMethod(origin.method) === undefined;
}

function hidden(reason: HiddenReason, why?: string): Showing {
  return { kind: 'hidden', reason, ...(why === undefined ? {} : { why }) };
}

/** Whether somebody wrote down which heaps the method expects. */
function isSpelledOut(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  if (method.clauses.some(({ kind }) => kind === 'requires')) return true;
  if ((hierarchy.find(method.owner)?.invariants.length ?? 0) > 0) return true;
  return isNullMarked(hierarchy, method.owner);
}

/** Whether somebody wrote down something of what the method expects. */
export function isAnnotated(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  if (isSpelledOut(hierarchy, method)) return true;
  return method.parameters.some((parameter) => nullnessOf(hierarchy, parameter, method.owner) !== 'unknown');
}
