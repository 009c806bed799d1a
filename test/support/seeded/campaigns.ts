/**
 * Files that compare with an oracle at length, or go through a long list: each run of the tests takes a share of them, by turns. What they compare is
 * also looked at, in little, by tests that every run takes.
 */
import { IS_FULL, TURNS, turn } from './turns.js';

export const CAMPAIGNS: readonly string[] = [
  'test/emitted-tests/emitted-tests.test.ts',
  'test/models/differential.test.ts',
  'test/web/analyzer/agreement.test.ts',
  'test/frontends/classfile/declarations/source-agreement.test.ts',
  'test/frontends/elaboration/javac-agreement.test.ts',
  'test/domains/recency-calls/soundness.test.ts',
  'test/agreement/library.test.ts',
  'test/agreement/jdk-bodies.test.ts',
  'test/models/calls.test.ts',
  'test/library/facts.test.ts',
  'test/judging/judged.test.ts',
  'test/pairs/pairs.test.ts',
  'test/agree/agree.test.ts',
  'test/fuzz/typestate/typestate.test.ts',
  'test/fuzz/invariants/invariants.test.ts',
  'test/fuzz/spec/spec.test.ts',
  'test/web/browser/offline.test.ts',
  'test/web/browser/unusual.test.ts',
  'test/web/browser/reach.test.ts',
  'test/web/analyzer/examples.test.ts',
  'test/analyses/compiled/fixtures.test.ts',
  'test/analyses/shape/soundness.test.ts',
  'test/analyses/compiled/reports.test.ts',
  'test/analyses/compiled/traps.test.ts',
  'test/frontends/compiled/same-symbols.test.ts',
  'test/frontends/classfile/adversary/programs.test.ts',
  'test/models/util.test.ts',
  'test/agreement/programs.test.ts',
  'test/cli/check-parallel.test.ts',
  'test/fuzz/domain-soundness.test.ts',
  'test/analyses/typestate/library/lines.test.ts',
  'test/analyses/compiled/implicit-checks.test.ts',
  'test/analyses/typestate/boolean/components.test.ts',
];
const SHARES = TURNS;

/** Those that wait for another turn. */
export function leftOut(): readonly string[] {
  return IS_FULL ? [] : CAMPAIGNS.filter((_, index) => index % SHARES !== turn() % SHARES);
}
