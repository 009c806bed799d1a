/** Methods that any code may call, over the shipped protocols: what can fail is not called safe, and what cannot is. */
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../../fuzz/typestate/engine.js';
import { builtEngine } from '../../../fuzz/typestate/mutants.js';
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

describe('broken sketches', () => {
  it.each(SKETCH_MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (_, mutant) => {
    const engine = await builtEngine(mutant);
    const client = OPEN_CLIENTS.find(({ name }) => name === mutant.shownBy);
    if (client === undefined) throw new Error(`no client ${mutant.shownBy}`);
    // The call that fails is called safe.
    const { unsafe } = await openVerdicts(engine, client.text);
    expect(markedLines(client.text).filter((line) => !unsafe.includes(line))).not.toEqual([]);
  });
});
