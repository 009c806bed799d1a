/** Constraints as a test writes them: `next' = next ++ (x -> y)`, `prev' ⊆ …`, `\result ⊇ …`. */
import type { SpecConstraint, SpecResult } from '../../../../src/findings/spec-result.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { drawing } from '../../../fuzz/spec/campaign.js';
import { check, newTally, type Tally } from './check.js';

const OPERATORS = { '=': 'eq', '⊆': 'subset', '⊇': 'superset' } as const;

export function constraint(text: string): SpecConstraint {
  const match = /^(\S+) (=|⊆|⊇) (.*)$/.exec(text);
  if (match === null) throw new Error(`no constraint: ${text}`);
  const [, relation = '', operator = '=', expr = ''] = match;
  return { relation, op: OPERATORS[operator as keyof typeof OPERATORS], expr };
}

export function written({ relation, op, expr }: SpecConstraint): string {
  const operator = Object.entries(OPERATORS).find(([, name]) => name === op)?.[0];
  return `${relation} ${operator} ${expr}`;
}

/** The same method with these constraints on normal return instead. */
export function claiming(result: SpecResult, constraints: readonly SpecConstraint[]): SpecResult {
  return { ...result, constraints };
}

/** With one relation's constraints replaced. */
export function replacing(result: SpecResult, instead: SpecConstraint): SpecResult {
  return claiming(result, [...result.constraints.filter(({ relation }) => relation !== instead.relation), instead]);
}

/** What is wrong with the specification on random heaps; undefined: nothing. */
export function refuted(
  workspace: Workspace,
  result: SpecResult,
  heaps = 300,
  tally: Tally = newTally(),
): string | undefined {
  return check(workspace, [result], { random: heaps }, drawing(17), tally)[0]?.fault;
}
