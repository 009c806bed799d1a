/**
 * Calls the methods of a program as other code of its package may, in random order, on objects that such calls made: what fails on the way breaks
 * proofs about executions. Null is passed only where a parameter is annotated so, or compared with it.
 */
import type { Claim } from '../../src/findings/claim.js';
import type { ElementResult } from '../../src/findings/result.js';
import type { SourceInput, Workspace } from '../../src/workspace/index.js';
import { observe } from '../fixtures/support/runs.js';
import { failed } from './program-runs.js';

export const BY_CLIENTS = 'run by clients';

/** As claims that were refuted, without a subject, because a fault is told by its line. */
export function failuresByClients(
  { table }: Workspace,
  inputs: readonly SourceInput[],
  sequences: number,
): readonly ElementResult[] {
  return inputs.map(({ path: file, text }): ElementResult => {
    const { faults } = observe({ file, text }, table, sequences);
    const claims = faults
      .filter(({ line }) => line > 0)
      .map(({ rule, line }): Claim => failed(rule, { file, line, start: 'calls' }));
    return { class: '', location: { file, line: 1, column: 1 }, claims };
  });
}
