/** The last lines of a run of `typestate`: how many tables are complete, what clients do wrong, and what that rests on. */
import type { Claim } from '../../findings/claim.js';
import type { RunResult } from '../../findings/result.js';
import type { ComponentResult, TypestateResult } from '../../findings/typestate-result.js';
import { type Paint, plural } from '../claim-text.js';

export function isComponent(result: TypestateResult): result is ComponentResult {
  return 'component' in result;
}

export function typestateSummary(run: RunResult<TypestateResult>, paint: Paint): readonly string[] {
  const components = run.results.filter(isComponent);
  const clients = run.results.filter((result) => !isComponent(result));
  const claims = clients.flatMap((result) => result.claims);
  const closed = components.filter((component) => component.closed).length;
  const sum = (count: (component: ComponentResult) => number): number =>
    components.reduce((total, component) => total + count(component), 0);
  const rest = [...(clients.length === 0 ? [] : [clientLine(claims, clients.length, paint)])];
  // Of shipped components no tables are made.
  if (components.length === 0 && clients.length > 0) return rest;
  return [
    `${plural(components.length, 'component')} in ${run.stats.milliseconds} ms: ` +
      `${plural(
        sum(({ typestates }) => typestates.length),
        'typestate',
      )}, ` +
      `${plural(
        sum(({ transitions }) => transitions.length),
        'transition',
      )}; ` +
      `${closed} of ${plural(components.length, 'table')} complete for every heap`,
    ...rest,
  ];
}

function clientLine(claims: readonly Claim[], methods: number, paint: Paint): string {
  const count = (verdict: Claim['verdict']): number => claims.filter((claim) => claim.verdict === verdict).length;
  const [bugs, maybes, unknowns, proved] = [count('refuted'), count('unproved'), count('unknown'), count('proved')];
  const parts = [
    bugs === 0 ? 'no bugs' : paint.bug(plural(bugs, 'bug')),
    ...(maybes === 0 ? [] : [paint.maybe(plural(maybes, 'maybe'))]),
    ...(unknowns === 0 ? [] : [paint.maybe(`${unknowns} not analysed`)]),
    paint.safe(`${proved} safe`),
  ];
  return `${plural(claims.length, 'call')} in ${plural(methods, 'method')} of clients: ${parts.join(', ')}`;
}
