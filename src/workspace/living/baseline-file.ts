/** The text of a baseline file: JSON, one finding after the other, in the order of places. */
import * as v from 'valibot';
import { VERSION as TOOL_VERSION } from '../version.js';
import type { BaselineEntry } from './baseline.js';

const VERSION = 1;

const text = v.string();
const baselineSchema = v.object({
  version: v.literal(VERSION),
  tool: v.exactOptional(text),
  findings: v.array(
    v.object({
      rule: text,
      file: text,
      class: text,
      method: v.exactOptional(text),
      descriptor: v.exactOptional(text),
      subject: v.exactOptional(text),
      message: text,
      code: text,
      fingerprint: text,
    }),
  ),
});

export type ReadBaseline =
  | {
      readonly kind: 'baseline';
      readonly entries: readonly BaselineEntry[];
      /** The version of the tool that wrote it. */
      readonly tool?: string;
    }
  | { readonly kind: 'problem'; readonly message: string };

export function readBaseline(content: string): ReadBaseline {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { kind: 'problem', message: `not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = v.safeParse(baselineSchema, value);
  if (parsed.success) {
    const { findings, tool } = parsed.output;
    return { kind: 'baseline', entries: findings, ...(tool === undefined ? {} : { tool }) };
  }
  const [issue] = parsed.issues;
  return { kind: 'problem', message: `not a baseline: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

export function baselineText(entries: readonly BaselineEntry[]): string {
  return `${JSON.stringify({ version: VERSION, tool: TOOL_VERSION, findings: entries }, undefined, 2)}\n`;
}
