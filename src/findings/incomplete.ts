/** What of the input a run has not analysed. */
import type { Claim } from './claim.js';
import type { ElementResult, Incomplete, ReportedDiagnostic } from './result.js';
import { undecidedFor } from './undecided.js';

/** Undefined where all was analysed. A method counts where something of it is unknown for want of time, of budget or of code. */
export function incompleteOf(
  results: readonly ElementResult[],
  diagnostics: readonly ReportedDiagnostic[],
): Incomplete | undefined {
  const methods = results.filter(({ claims }) => claims.some(isOpen)).length;
  const files = new Set(diagnostics.filter(isOfUnreadFile).map(({ file }) => file)).size;
  const classes = new Set(diagnostics.flatMap(({ message }) => MISSING.exec(message)?.[1] ?? [])).size;
  if (methods + files + classes === 0) return undefined;
  return {
    ...(methods === 0 ? {} : { methods }),
    ...(files === 0 ? {} : { files }),
    ...(classes === 0 ? {} : { classes }),
  };
}

function isOpen(claim: Claim): boolean {
  if (claim.kind !== 'obligation' || claim.verdict !== 'unknown') return false;
  return claim.property === NOT_ANALYSED || undecidedFor(claim) !== 'imprecise';
}

/** The rule under which `check` says so of a method. */
const NOT_ANALYSED = 'not-analysed';

/** What front ends say of a name that no class of the input, the class path or the library has. */
const MISSING = /^cannot find (?:class )?'?([A-Z][\w.$]*)'?$/;
const PROGRAM = /\.(?:java|class|jar|jmod)$/;
/** Our own faults are claims that are unknown. */
const OWN_FAULT = /^internal fault/;

/** A file of the program that could not be read, or not all of it. */
function isOfUnreadFile({ severity, file, message, unread }: ReportedDiagnostic): boolean {
  if (unread === true) return true;
  return severity === 'error' && file !== undefined && PROGRAM.test(file) && !OWN_FAULT.test(message);
}
