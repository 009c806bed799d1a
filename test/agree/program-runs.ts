/** Runs each `main` of a program without arguments and input: every check and clause on the way that fails, caught or not. */
import { findMain } from '../../src/execution/entry.js';
import { Machine } from '../../src/execution/machine.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { Claim } from '../../src/findings/claim.js';
import type { ElementResult } from '../../src/findings/result.js';
import type { Workspace } from '../../src/workspace/index.js';
import { FaultWatch } from '../fixtures/support/faults.js';

const STEPS = 200_000;

/** As claims that were refuted, without a subject, because a fault is told by its line. */
export function failuresOfPrograms({ table, inputFiles }: Workspace, budget: number): readonly ElementResult[] {
  return table.inputs().flatMap((name): readonly ElementResult[] => {
    const main = findMain(table, name);
    if (main === undefined || main.owner !== name) return [];
    return inputFiles().flatMap((file): readonly ElementResult[] => {
      const options = { natives: NATIVES, stepBudget: Math.round(STEPS * budget), depthLimit: 500 };
      const machine = new Machine(table, { ...options, enableAssertions: true });
      const watch = new FaultWatch(() => machine, file);
      watch.ended(machine.invoke(main, [machine.strings([])], watch.hooks));
      const claims = watch.faults
        .filter(({ line }) => line > 0)
        .map(({ rule, line }) => failed(rule, { file, line, start: 'main' }));
      return [{ class: name, location: { file, line: main.span.line, column: main.span.column }, claims }];
    });
  });
}

interface Failure {
  readonly file: string;
  readonly line: number;
  readonly start: 'main' | 'calls';
}

export function failed(property: string, { file, line, start }: Failure): Claim {
  return {
    property,
    kind: 'obligation',
    verdict: 'refuted',
    location: { file, line, column: 0 },
    assumptions: [],
    message: `a run from ${start} fails here`,
    witness: { start, arguments: [], heap: [], calls: [], trace: [] },
  };
}
