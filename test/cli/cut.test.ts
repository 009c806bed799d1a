/** Claims that a budget cut say in JSON which one it was. */
import { describe, expect, it } from 'vitest';
import { cutBy } from '../../src/findings/undecided.js';
import { espalier } from './command.js';

interface Told {
  readonly results: readonly { readonly claims: readonly { readonly verdict: string; readonly cut?: string }[] }[];
}

function told(...words: readonly string[]): readonly { readonly verdict: string; readonly cut?: string }[] {
  const { results } = JSON.parse(espalier(...words, '--format', 'json').out) as Told;
  return results.flatMap(({ claims }) => claims);
}

describe('a budget that is spent', () => {
  it.each([
    ['check', 'examples/check/Inventory.java'],
    ['shape', 'test/fixtures/shape/paper/Reverse.java'],
  ])('%s says which', (command, file) => {
    const words = [command, file, '--no-replay', ...(command === 'check' ? ['--no-cache'] : [])];
    const cut = told(...words, '--budget', '0.00001').filter(({ verdict }) => verdict === 'unknown');
    expect(cut.length).toBeGreaterThan(0);
    for (const claim of cut) expect(claim.cut).toMatch(/^(?:steps|states|all runs of the method)$/);
    for (const claim of told(...words)) if (claim.verdict === 'proved') expect(claim.cut).toBeUndefined();
  });

  it.each([
    ['more than 200 states in List.add, line 4', 'states'],
    ['more than 1000 steps', 'steps'],
    ['it takes more than 50 ms', 'time'],
    ['the time was up in List.add, line 4', 'time'],
    ['too many ways through the method', 'ways'],
    ['the budget for all runs of the method was spent', 'all runs of the method'],
    ['the solver has spent its budget', 'budget'],
    ['called on an object that comes from elsewhere, in an unknown state', undefined],
    ['unsupported code in line 3: too many constants', undefined],
  ])('is read from the reason: %s', (reason, cut) => {
    expect(cutBy({ verdict: 'unknown', reason })).toBe(cut);
    expect(cutBy({ verdict: 'proved', reason })).toBeUndefined();
  });
});
