/** The envelope around results, the same for all commands. */

import { incompleteOf } from '../../findings/incomplete.js';
import type { ElementResult, ReportedDiagnostic, RunResult } from '../../findings/result.js';
import { summaryOf } from '../../findings/summary.js';
import { VERSION } from '../version.js';

export interface Enveloped<R extends ElementResult> {
  readonly library: RunResult['library'];
  readonly assumptions: readonly string[];
  readonly results: readonly R[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** Rules in the order in which the summary names them; others follow. */
  readonly rules?: readonly string[];
  /** Methods looked at. */
  readonly methods: number;
  /** When it began, as `Date.now()` tells it. */
  readonly started: number;
}

export function envelope<R extends ElementResult>(
  { id }: { readonly id: string },
  { library, assumptions, results, diagnostics, rules, methods, started }: Enveloped<R>,
): RunResult<R> {
  const summary = summaryOf(results, rules);
  const incomplete = incompleteOf(results, diagnostics);
  return {
    tool: { name: 'espalier', version: VERSION },
    command: id,
    library,
    assumptions,
    results,
    diagnostics,
    ...(summary.length === 0 ? {} : { summary }),
    ...(incomplete === undefined ? {} : { incomplete }),
    stats: { methods, analysed: Math.max(0, methods - (incomplete?.methods ?? 0)), milliseconds: Date.now() - started },
  };
}

/** Sentences about what could not be used, as diagnostics. */
export function errors(messages: readonly string[]): readonly ReportedDiagnostic[] {
  return messages.map((message) => ({ severity: 'error', message }));
}
