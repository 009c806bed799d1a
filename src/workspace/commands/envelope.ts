/** The envelope around results, the same for all commands. */
import type { ElementResult, ReportedDiagnostic, RunResult } from '../../findings/result.js';
import { VERSION } from '../version.js';

export interface Enveloped<R extends ElementResult> {
  readonly library: RunResult['library'];
  readonly assumptions: readonly string[];
  readonly results: readonly R[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  readonly summary?: NonNullable<RunResult['summary']>;
  /** Methods looked at. */
  readonly methods: number;
  /** When it began, as `Date.now()` tells it. */
  readonly started: number;
}

export function envelope<R extends ElementResult>(
  { id }: { readonly id: string },
  { library, assumptions, results, diagnostics, summary, methods, started }: Enveloped<R>,
): RunResult<R> {
  return {
    tool: { name: 'espalier', version: VERSION },
    command: id,
    library,
    assumptions,
    results,
    diagnostics,
    ...(summary === undefined ? {} : { summary }),
    stats: { methods, milliseconds: Date.now() - started },
  };
}

/** Sentences about what could not be used, as diagnostics. */
export function errors(messages: readonly string[]): readonly ReportedDiagnostic[] {
  return messages.map((message) => ({ severity: 'error', message }));
}
