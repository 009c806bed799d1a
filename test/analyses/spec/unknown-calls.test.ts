/** Calls of unknown code, and of one of many methods: what is said after them holds in every run, and is not nothing. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { SpecResult } from '../../../src/findings/spec-result.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { openTexts } from '../../support/open.js';
import { constraint, refuted, replacing, written } from './oracle/assertions.js';
import { newTally, specify } from './oracle/check.js';

let workspace: Workspace;
let results: readonly SpecResult[];

beforeAll(async () => {
  const text = readFileSync('test/fixtures/spec/traps/Callbacks.java', 'utf8');
  workspace = await openTexts([{ path: 'Callbacks.java', text }]);
  results = specify(workspace);
});

function resultOf(name: string): SpecResult {
  const found = results.find(({ method, class: owner }) => owner === 'Callbacks' && method === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

/** By hand: what is certain whatever is called. */
const CERTAIN: readonly (readonly [method: string, ...claims: string[]])[] = [
  ['between', "mark' ⊇ mark"],
  ['mark', '\\result = n.mark', "mark' ⊇ mark"],
  ['made'],
  ['twice'],
  ['walk'],
  ['caught', '\\result ⊆ 0 + 1'],
  ['same'],
  ['compared'],
  ['element'],
  ['length', '\\result = a.length'],
  ['after', "data' ⊇ n -> 3"],
  ['onePath'],
  ['many', "mark' ⊇ mark"],
  ['through'],
];

/** What forgets that anything may have been called. */
const WRONG: readonly (readonly [method: string, claim: string])[] = [
  ['between', '\\result = 6'],
  ['between', "data' = data ++ (n -> 6)"],
  ['made', '\\result ⊆ 0 + Node.mark'],
  ['twice', "count' = count ++ (this -> 2)"],
  ['walk', "next' = next"],
  ['same', '\\result = true'],
  ['compared', '\\result = Node.root'],
  ['element', '\\result ⊆ 0 + 5'],
  ['after', "data' = data ++ (n -> 3)"],
  ['onePath', '\\result = m.next'],
  ['many', '\\result = 1'],
  ['through', '\\result = 6'],
];

it.each(CERTAIN)('%s: ours holds, and says what is certain', (name, ...claims) => {
  const result = resultOf(name);
  expect(result.status).not.toBe('unknown');
  const tally = newTally();
  expect(refuted(workspace, result, 400, tally)).toBeUndefined();
  expect(tally.pairs).toBeGreaterThan(60);
  const said = [...result.constraints, ...(result.detailed ?? [])].map(written);
  for (const claim of claims) expect(refuted(workspace, replacing(result, constraint(claim)), 200)).toBeUndefined();
  const equalities = claims.filter((claim) => claim.includes(' = '));
  expect(said).toEqual(expect.arrayContaining(equalities));
});

it.each(WRONG)('%s: runs refute %s', (name, claim) => {
  expect(refuted(workspace, replacing(resultOf(name), constraint(claim)), 3000)).toBeDefined();
});

it('every class may be allocated by unknown code, and nothing is pure after it', () => {
  const { constraints, pure, modifies } = resultOf('after');
  expect(pure).toBe(false);
  expect(modifies).toEqual(expect.arrayContaining(['data', 'next', 'count', 'Node.root']));
  expect(modifies).not.toContain('mark');
  expect(constraints.map(({ relation }) => relation)).toEqual(expect.arrayContaining(["Node'", "Job'", "S0'"]));
});
