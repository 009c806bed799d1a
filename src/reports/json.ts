/** The JSON envelope: the run result as it is. */
import type { RunResult } from '../findings/result.js';

export function jsonReport(result: RunResult): string {
  return `${JSON.stringify(result, counted, 2)}\n`;
}

/** Lines and columns count from 1; code of class files without a line table is somewhere in its file. */
function counted(key: string, value: unknown): unknown {
  if (key !== 'location' || typeof value !== 'object' || value === null) return value;
  return { ...value, ...atLeastOne('line', value), ...atLeastOne('column', value) };
}

function atLeastOne(name: 'line' | 'column', value: object): object {
  return name in value && (value as Record<string, unknown>)[name] === 0 ? { [name]: 1 } : {};
}
