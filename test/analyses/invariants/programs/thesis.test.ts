/** The examples of the thesis end to end: closed world and open, as the digest corrects them. */
import { describe, expect, it } from 'vitest';
import { claim, fixture, resultOf, verdict } from './support.js';

const CELL = fixture('thesis/ConsCell');
const STACK = [fixture('thesis/IntStack'), CELL];
const LIST1 = [fixture('thesis/IntList1'), CELL];
const LIST2 = [fixture('thesis/IntList2'), CELL];

describe('IntStack', () => {
  it('is acyclic and unshared in the closed world: three graphs, confirmed in round 4', async () => {
    const result = await resultOf('IntStack', STACK, { world: 'closed', draws: true });
    expect(result).toMatchObject({ iterations: 4, graphs: 3, domain: 'shapegraph', world: 'closed', threads: 'one' });
    expect(result.fields).toMatchObject([{ name: 'top', static: false, disciplined: true }]);
    expect(result.constructors).toMatchObject([{ descriptor: '()V', tight: true }]);
    expect(result.methods.map(({ name, clean }) => [name, clean])).toEqual([
      ['push', true],
      ['pop', true],
      ['peek', true],
    ]);
    const acyclic = claim(result, 'acyclic', 'top');
    expect(acyclic).toMatchObject({ verdict: 'proved', kind: 'fact', over: ['tail'] });
    expect(acyclic.assumptions).toContain('closed-world');
    expect(acyclic.assumptions).toContain('single-thread');
    expect(acyclic.assumptions).not.toContain('known-subclasses');
    expect(verdict(result, 'unshared', 'top')).toBe('proved');
    expect(verdict(result, 'null', 'top')).toBe('refuted');
    expect(verdict(result, 'non-null', 'top')).toBe('refuted');
  });

  it('claims neither in the open world: peek and pop hand out cells whose setTail is public', async () => {
    const result = await resultOf('IntStack', STACK, { replay: false });
    for (const property of ['acyclic', 'unshared']) {
      const found = claim(result, property, 'top');
      expect(found.verdict).not.toBe('proved');
      const told = (found.because ?? []).map(({ text }) => text).join('; ');
      expect(told).toMatch(/handed out by (?:peek|pop)/);
    }
    const replayed = await resultOf('IntStack', STACK);
    expect(verdict(replayed, 'acyclic', 'top')).toBe('refuted');
    expect(claim(replayed, 'acyclic', 'top').witness?.calls.join('; ')).toContain('setTail');
  });

  it('claims both again where the cells are private', async () => {
    const result = await resultOf('IntStackWithPrivateCells', fixture('classes/IntStackWithPrivateCells'));
    expect(verdict(result, 'acyclic', 'top')).toBe('proved');
    expect(verdict(result, 'unshared', 'top')).toBe('proved');
  });
});

describe('IntList1', () => {
  it('is acyclic and unshared, in the open world too: cells never leave', async () => {
    const closed = await resultOf('IntList1', LIST1, { world: 'closed' });
    expect(closed).toMatchObject({ iterations: 4, graphs: 3 });
    for (const world of ['open', 'closed'] as const) {
      const result = await resultOf('IntList1', LIST1, { world });
      expect(verdict(result, 'acyclic', 'start')).toBe('proved');
      expect(verdict(result, 'unshared', 'start')).toBe('proved');
    }
  });
});

describe('IntList2', () => {
  it('is refuted by calls; the sound set has seven graphs, confirmed in round 5', async () => {
    const result = await resultOf('IntList2', LIST2, { world: 'closed' });
    expect(result).toMatchObject({ iterations: 5, graphs: 7 });
    for (const property of ['acyclic', 'unshared']) {
      const found = claim(result, property, 'start');
      expect(found.verdict).toBe('refuted');
      expect(found.witness?.start).toBe('calls');
      expect(found.witness?.calls.join('; ')).toContain('make_circular');
    }
  });
});
