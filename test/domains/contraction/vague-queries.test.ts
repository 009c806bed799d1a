/** Queries on graphs with vague nodes and unknown fields: what they say is true of every heap that was forgotten so. */
import { describe, expect, it } from 'vitest';
import { KIT } from './support/kit.js';
import { auditVague } from './support/vague-audit.js';
import { casesFail } from './support/vague-cases.js';

describe.each(['exact', 'partial'] as const)('queries on graphs with vague nodes, %s', (mode) => {
  it.each<[fields: number, links: number, parent: number]>([
    [1, 1, -1],
    [2, 2, -1],
    [2, 2, 1],
    [2, 1, -1],
    [3, 2, 1],
    [3, 3, 2],
  ])('%i fields, of which %i are links (parent %i)', (fields, links, parent) => {
    const { failure, asked, decided } = auditVague(KIT, { fields, links, parent, mode }, 120, 21);
    expect(failure).toBeUndefined();
    expect(decided / asked).toBeGreaterThan(0.2);
  });
});

it('small graphs have the answers that were worked out by hand', () => {
  expect(casesFail(KIT)).toBeUndefined();
});
