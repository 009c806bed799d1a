/** Colours on a terminal. */
import picocolors from 'picocolors';
import type { Paint } from '../reports/claim-text.js';
import type { CommonOptions } from '../workspace/commands/common-options.js';

/** Whether the result goes to somebody who sees colours. */
export function isPainted({ color, output }: Pick<CommonOptions, 'color' | 'output'>): boolean {
  return color && output === undefined && picocolors.isColorSupported && process.stdout.isTTY;
}

export const COLOURS: Paint = {
  bug: (text) => picocolors.bold(picocolors.red(text)),
  maybe: (text) => picocolors.yellow(text),
  safe: (text) => picocolors.green(text),
  faint: (text) => picocolors.dim(text),
  strong: (text) => picocolors.bold(text),
};
