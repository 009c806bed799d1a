/** Diagnostics as compilers print them: `File.java:3:7: error: message`. */
import type { ReportedDiagnostic } from '../findings/result.js';

export function diagnosticText({ file, line, column, severity, message }: ReportedDiagnostic): string {
  const place = [
    file,
    line === undefined || line === 0 ? undefined : line,
    line === undefined || line === 0 ? undefined : column,
  ];
  const prefix = place.filter((part) => part !== undefined && part !== '').join(':');
  return `${prefix === '' ? '' : `${prefix}: `}${severity}: ${message}`;
}
