/** The last lines of a run of `invariants`: how classes were classified, how many claims hold, and what that rests on. */
import type { Claim } from '../../findings/claim.js';
import type { InvariantsResult } from '../../findings/invariants-result.js';
import type { RunResult } from '../../findings/result.js';
import { type Paint, plural } from '../claim-text.js';

export function invariantsSummary(run: RunResult<InvariantsResult>, paint: Paint): readonly string[] {
  const { results, stats } = run;
  const fields = results.flatMap((result) => result.fields);
  const constructors = results.flatMap((result) => result.constructors);
  const methods = results.flatMap((result) => result.methods);
  const claims = results.flatMap((result) => result.claims);
  const bugs = claims.filter(({ kind, verdict }) => kind === 'obligation' && verdict === 'refuted').length;
  const dirty = methods.filter(({ clean }) => !clean).length;
  return [
    `${results.length === 1 ? '1 class' : `${results.length} classes`} in ${stats.milliseconds} ms: ${
      bugs === 0 ? 'no broken invariant of yours' : paint.bug(`${plural(bugs, 'broken invariant')}`)
    }`,
    `${fields.filter(({ disciplined }) => disciplined).length} of ${plural(fields.length, 'field')} disciplined, ` +
      `${constructors.filter(({ tight }) => tight).length} of ${plural(constructors.length, 'constructor')} tight, ` +
      `${methods.length - dirty} of ${plural(methods.length, 'method')} clean-called`,
    ...shapeLines(claims, paint),
  ];
}

const SHAPES = ['acyclic', 'unshared', 'disjoint', 'invariant'];

function shapeLines(claims: readonly Claim[], paint: Paint): readonly string[] {
  return SHAPES.flatMap((property) => {
    const all = claims.filter((claim) => claim.property === property);
    if (all.length === 0) return [];
    const count = (verdict: Claim['verdict']): number => all.filter((claim) => claim.verdict === verdict).length;
    const parts = [
      paint.safe(`${count('proved')} always`),
      `${count('refuted')} not`,
      `${count('unproved')} perhaps`,
      `${count('unknown')} not analysed`,
    ];
    return [`${property}: ${parts.join(', ')}`];
  });
}
