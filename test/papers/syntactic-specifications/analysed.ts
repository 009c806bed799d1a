/** Specifications of the programs of the figures, and the form in which they are compared. */
import { readFileSync } from 'node:fs';
import type { SpecResult } from '../../../src/findings/spec-result.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { specify } from '../../analyses/spec/oracle/check.js';
import { openTexts } from '../../support/open.js';

export async function opened(name: string): Promise<{ workspace: Workspace; results: readonly SpecResult[] }> {
  const path = `test/papers/syntactic-specifications/programs/${name}`;
  const workspace = await openTexts([{ path: name, text: readFileSync(path, 'utf8') }]);
  return { workspace, results: specify(workspace) };
}

/** The text with operands of `+` and `&` in alphabetical order, and types primed only where the call allocates objects of them. */
export function normal(text: string, listed: readonly string[]): string {
  const unprimed = text.replace(/(\w+)'/g, (name, plain: string) => (listed.includes(name) ? name : plain));
  return sorted(unprimed);
}

function sorted(text: string): string {
  for (const operator of [' + ', ' & ']) {
    const parts = split(text, operator);
    if (parts.length > 1)
      return parts
        .map((part) => sorted(part))
        .sort()
        .join(operator);
  }
  return text.replace(/\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, (_, inner: string) => `(${sorted(inner)})`);
}

function split(text: string, operator: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    // Looser operators beside it keep the text whole.
    else if (depth === 0 && operator === ' & ' && /^ (?:->|\+\+|-|\+) /.test(text.slice(at, at + 4))) return [text];
    else if (depth === 0 && operator === ' + ' && /^ (?:\+\+|-) /.test(text.slice(at, at + 4))) return [text];
    else if (depth === 0 && text.startsWith(operator, at)) {
      parts.push(text.slice(start, at));
      start = at + operator.length;
    }
  }
  return [...parts, text.slice(start)];
}
