/** Which claims are findings, how sure they are, and which stay hidden because nobody was seen to bring them about. */
import type { Confidence } from '../../../findings/check-result.js';
import type { Claim } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { isNullMarked, nullnessOf } from '../../../ir/nullness.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty, Ledger } from '../../../obligations/index.js';
import { isBounded } from '../scope/with-scope.js';

export type Showing =
  | { readonly kind: 'shown'; readonly confidence: Confidence }
  /** Shown where latent problems are asked for. */
  | { readonly kind: 'latent' }
  /** A formula that holds in all small heaps: shown with those, but not counted among them. */
  | { readonly kind: 'bounded' }
  | { readonly kind: 'nothing' };

const NOTHING: Showing = { kind: 'nothing' };
const LATENT: Showing = { kind: 'latent' };
const BOUNDED: Showing = { kind: 'bounded' };

export function showing(duty: Duty, claim: Claim, ledger: Ledger, hierarchy: Hierarchy): Showing {
  if (claim.verdict === 'refuted') return refuted(duty, claim, ledger, hierarchy);
  if (claim.verdict !== 'unproved') return NOTHING;
  // Nothing speaks against the formula but that no proof was found.
  return isBounded(claim) ? BOUNDED : unproved(duty, ledger);
}

function refuted(duty: Duty, { witness }: Claim, ledger: Ledger, hierarchy: Hierarchy): Showing {
  const { obligation } = duty;
  const shown: Showing = { kind: 'shown', confidence: 'high' };
  if (obligation.written || witness?.start === 'main') return shown;
  // A caller from outside that passes a wrong number or object is to blame itself, and so is one that gets around type arguments.
  if (obligation.chosenByCaller || obligation.implicit) return LATENT;
  if (witness?.start === 'calls') return shown;
  if (isSpelledOut(hierarchy, obligation.method)) return shown;
  // An annotation of one parameter says nothing of what else the heap holds: the finding must come from what is annotated.
  return isAnnotated(hierarchy, obligation.method) && ledger.trouble(duty)?.latent === false ? shown : LATENT;
}

function unproved(duty: Duty, ledger: Ledger): Showing {
  const { written, numeric, implicit } = duty.obligation;
  const trouble = ledger.trouble(duty);
  if (trouble === undefined || trouble.consequence) return NOTHING;
  const must = trouble.certainty === 'must';
  if (written) return { kind: 'shown', confidence: must ? 'medium' : 'low' };
  // Of numbers too little is known; and what erasure demands nobody wrote, and types speak for it.
  if (trouble.latent || ((numeric || implicit) && !must)) return LATENT;
  return { kind: 'shown', confidence: must ? 'high' : 'medium' };
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
