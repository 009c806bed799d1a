/** Methods that any code may call, over the shipped protocols: what can fail is not called safe, and what cannot is. */
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../../fuzz/typestate/engine.js';
import { builtEngine } from '../../../fuzz/typestate/mutants.js';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { OPEN_CLIENTS } from './open-clients.js';
import { markedLines, openVerdicts } from './open-judge.js';
import { SKETCH_MUTANTS } from './sketch-mutants.js';

describe('clients without a program', () => {
  it.each(OPEN_CLIENTS.map(({ name, text }) => [name, text] as const))('%s', async (_, text) => {
    const { unsafe, unknown } = await openVerdicts(ENGINE, text);
    expect(unknown).toBe(0);
    expect(unsafe).toEqual(markedLines(text));
  });
});

describeFaults('broken sketches call it safe', SKETCH_MUTANTS, async (fault) => {
  const engine = await builtEngine(fault);
  const client = OPEN_CLIENTS.find(({ name }) => name === fault.shownBy);
  if (client === undefined) throw new Error(`no client ${fault.shownBy}`);
  const { unsafe } = await openVerdicts(engine, client.text);
  const missed = markedLines(client.text).find((line) => !unsafe.includes(line));
  return missed === undefined ? undefined : `line ${missed}`;
});
