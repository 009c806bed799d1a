/** Where results and diagnostics go. */
import { writeFileSync, writeSync } from 'node:fs';
import type { ReportedDiagnostic } from '../findings/result.js';
import { diagnosticText } from '../reports/diagnostics.js';

/** Writes the result to `--output` or standard output. */
export function deliver(text: string, options: { readonly output?: string }): void {
  if (options.output === undefined) process.stdout.write(text);
  else writeFileSync(options.output, text);
}

/** Diagnostics on standard error, a line each. */
export function report(diagnostics: readonly ReportedDiagnostic[], options: { readonly quiet?: boolean }): void {
  if (options.quiet === true) return;
  for (const diagnostic of diagnostics) process.stderr.write(`${diagnosticText(diagnostic)}\n`);
}

/** Text that must be out before anything else happens: the output of a running program. */
export function writeNow(stream: 'out' | 'err', text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(stream === 'out' ? 1 : 2, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}
