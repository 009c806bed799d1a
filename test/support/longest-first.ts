/**
 * The order of test files: those that take longest come first, so that no worker is left with one of them when the others are done. In a fresh clone
 * nothing is known of earlier runs, and the size of a file says little of its time.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each took more than a hundredth of the time of all, longest first. */
const LONGEST: readonly string[] = [
  'test/suite/suite.test.ts',
  'test/analyses/invariants/fixtures/verdicts.test.ts',
  'test/fuzz/domain-soundness.test.ts',
  'test/analyses/spec/unknown-calls.test.ts',
  'test/analyses/shape/verdicts.test.ts',
  'test/cli/check-examples.test.ts',
  'test/programs.test.ts',
  'test/analyses/compiled/traps.test.ts',
  'test/analyses/spec/checking/linked-list.test.ts',
  'test/judging/judged.test.ts',
  'test/pairs/pairs.test.ts',
  'test/agree/agree.test.ts',
  'test/analyses/spec/graph/graph.test.ts',
  'test/analyses/typestate/fixtures/table.test.ts',
  'test/workspace/commands/tutorial.test.ts',
  'test/analyses/typestate/fixtures/clients.test.ts',
  'test/emitted-tests/emitted-tests.test.ts',
  'test/models/differential.test.ts',
  'test/web/analyzer/examples.test.ts',
  'test/analyses/compiled/fixtures.test.ts',
  'test/newcomer/newcomer.test.ts',
  'test/domains/contraction/mutants.test.ts',
  'test/analyses/spec/checking/mutants.test.ts',
  'test/workspace/asked-before.test.ts',
  'test/cli/typestate-examples.test.ts',
  'test/domains/mutants.test.ts',
  'test/fuzz/shape/mutants.test.ts',
  'test/analyses/typestate/client/open-clients.test.ts',
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((left, right) => rank(left) - rank(right));
  }
}
