/** What of the input a run has not analysed. */
import type { Claim } from './claim.js';
import type { ElementResult, Incomplete, ReportedDiagnostic } from './result.js';

/** Undefined where all was analysed. A method counts where something of it is unknown. */
export function incompleteOf(
  results: readonly ElementResult[],
  diagnostics: readonly ReportedDiagnostic[],
): Incomplete | undefined {
  const methods = results.filter(({ claims }) => claims.some(isOpen)).length;
  const files = new Set(
    diagnostics.flatMap(({ severity, file }) => (severity === 'error' && file !== undefined ? [file] : [])),
  ).size;
  if (methods + files === 0) return undefined;
  return { ...(methods === 0 ? {} : { methods }), ...(files === 0 ? {} : { files }) };
}

function isOpen({ kind, verdict }: Claim): boolean {
  return kind === 'obligation' && verdict === 'unknown';
}
