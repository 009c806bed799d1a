/**
 * Files that compare with an oracle at length: each run of the tests takes a third of them, by turns. What they compare is also looked at, in little, by
 * tests that every run takes.
 */
import { IS_FULL, turn } from './turns.js';

const CAMPAIGNS: readonly string[] = [
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
];
const SHARES = 3;

/** Those that wait for another turn. */
export function leftOut(): readonly string[] {
  return IS_FULL ? [] : CAMPAIGNS.filter((_, index) => index % SHARES !== turn() % SHARES);
}
