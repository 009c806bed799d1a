/** The rounds of the iteration with their pictures. */
import type { DrawnRound, MemberRound } from '../../../findings/invariants-result.js';
import type { ClassRun } from '../local-analysis.js';

export function drawnRounds({ rounds, draw }: ClassRun): readonly DrawnRound[] {
  const before: number[] = [];
  return rounds.map(({ operations, fresh }, number): DrawnRound => {
    const members = operations.flatMap(({ operation, normal, abrupt }): readonly MemberRound[] => {
      const others = abrupt.filter((state) => !normal.includes(state));
      if (normal.length === 0 && others.length === 0) return [];
      return [{ member: operation.text, normal: normal.map(draw), abrupt: others.map(draw) }];
    });
    const assertion = [...fresh, ...before].map(draw);
    before.push(...fresh);
    return { number, members, assertion, fresh: fresh.length };
  });
}
