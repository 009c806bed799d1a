/** The JSON envelope: the run result as it is. */
import type { RunResult } from '../findings/result.js';

export function jsonReport(result: RunResult): string {
  return `${JSON.stringify(result, undefined, 2)}\n`;
}
