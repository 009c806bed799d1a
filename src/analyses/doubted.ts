/** Claims that rest on an assumption which the input may break: they are not proved, and say why. */
import type { Claim } from '../findings/claim.js';

export function doubted<C extends Claim>(
  claims: readonly C[],
  reason: string | undefined,
  verdict: 'unknown' | 'unproved' = 'unknown',
): readonly C[] {
  if (reason === undefined || claims.every((claim) => !isInDoubt(claim))) return claims;
  return claims.map((claim) => (isInDoubt(claim) ? withDoubt(claim, reason, verdict) : claim));
}

function withDoubt<C extends Claim>(claim: C, reason: string, verdict: 'unknown' | 'unproved'): C {
  const changed: C = { ...claim, verdict, assumptions: [], reason };
  Reflect.deleteProperty(changed, 'unreached');
  return changed;
}

/** What the method's own code shows of a reference rests on nothing. */
function isInDoubt({ verdict, property, assumptions, unreached }: Claim): boolean {
  const restsOnNothing = property === 'null-dereference' && assumptions.length === 0 && unreached !== true;
  return verdict === 'proved' && !restsOnNothing;
}
