/** Where results and diagnostics go. */
import { writeSync } from 'node:fs';
import type { ReportedDiagnostic } from '../findings/result.js';
import { diagnosticText } from '../reports/diagnostics.js';
import { reasonOf } from './input/files.js';
import { writeWhole } from './write-file.js';

/** Writes the result to `--output` or standard output. Whether the file could be written; where not, it is said why. */
export function deliver(text: string, options: { readonly output?: string }): boolean {
  if (options.output === undefined) {
    process.stdout.write(process.stdout.isTTY ? harmless(text) : text);
    return true;
  }
  try {
    writeWhole(options.output, text);
    return true;
  } catch (error) {
    report([{ severity: 'error', message: `cannot be written: ${reasonOf(error)}`, file: options.output }], {});
    return false;
  }
}

/** What standard output or standard error cannot take ends the run. */
export function endWithStream(error: NodeJS.ErrnoException): never {
  // The reader of a pipe has gone: nobody is left to tell.
  if (error.code === 'EPIPE') process.exit(0);
  try {
    writeSync(2, `error: the output cannot be written: ${reasonOf(error)}\n`);
  } catch {
    // Standard error is what cannot be written to.
  }
  process.exit(2);
}

/** Diagnostics on standard error, a line each. */
export function report(diagnostics: readonly ReportedDiagnostic[], options: { readonly quiet?: boolean }): void {
  if (options.quiet === true) return;
  for (const diagnostic of diagnostics) process.stderr.write(`${harmless(diagnosticText(diagnostic))}\n`);
}

/** Names in class files and archives may hold any character: on a terminal they must not act. Our own colours may. */
function harmless(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]|\u001b(?!\[\d{1,2}m)/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Text that must be out before anything else happens: the output of a running program. */
export function writeNow(stream: 'out' | 'err', text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(stream === 'out' ? 1 : 2, bytes, written);
    } catch (error) {
      const failure = error as NodeJS.ErrnoException;
      if (failure.code !== 'EAGAIN') endWithStream(failure);
    }
  }
}
