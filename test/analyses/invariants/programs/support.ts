/** Runs `invariants` over texts and files of the fixtures. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InvariantClaim, InvariantsResult } from '../../../../src/findings/invariants-result.js';
import { type ClassInvariants, type InvariantsOptions, invariants } from '../../../../src/workspace/invariants.js';
import { openTexts } from '../../../support/open.js';

const FIXTURES = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../fixtures/invariants');

export function fixture(name: string): string {
  return readFileSync(path.join(FIXTURES, `${name}.java`), 'utf8');
}

export async function invariantsOf(
  texts: string | readonly string[],
  options: Partial<InvariantsOptions> = {},
): Promise<ClassInvariants> {
  const all = typeof texts === 'string' ? [texts] : texts;
  const workspace = await openTexts(all.map((text, index) => ({ path: `Test${index}.java`, text })));
  return invariants(workspace, { classes: [], methods: [], budget: 1, ...options });
}

export async function resultOf(
  type: string,
  texts: string | readonly string[],
  options: Partial<InvariantsOptions> = {},
): Promise<InvariantsResult> {
  const { results, faults, diagnostics } = await invariantsOf(texts, { ...options, classes: [type] });
  if (faults > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const result = results.find((each) => each.class === type);
  if (result === undefined) throw new Error(`nothing about ${type}`);
  return result;
}

export function claim({ claims }: InvariantsResult, property: string, ...subject: readonly string[]): InvariantClaim {
  const wanted = subject.join();
  const found = claims.find((each) => each.property === property && [each.subject].flat().join() === wanted);
  if (found === undefined) throw new Error(`no claim ${property}(${wanted})`);
  return found;
}

export function verdict(result: InvariantsResult, property: string, ...subject: readonly string[]): string {
  return claim(result, property, ...subject).verdict;
}
