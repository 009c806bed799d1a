/** A fixed slice of the soundness fuzzing of the listed domains; `npm run fuzz -- domain-soundness --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../src/analyses/domains.js';
import { fuzzListed } from './domain-soundness.js';
import { block, countLines, printBlocks } from './java/blocks.js';
import { randomJavaProgram } from './java/program.js';
import { shrink } from './java/shrink.js';

const SEED = 20_240_918;
const PROGRAMS = 16;

describe('no run leaves the states that an analysis finds', () => {
  for (const some of DOMAINS) {
    it(some.id, async () => {
      const { finished, started, tally } = await fuzzListed(some, PROGRAMS, SEED);
      // A campaign that looks at nothing would hold too.
      expect(finished / started).toBeGreaterThan(0.9);
      expect(tally.visits).toBeGreaterThan(50 * PROGRAMS);
      expect(tally.steps).toBeGreaterThan(20 * PROGRAMS);
      expect(tally.calls).toBeGreaterThan(10 * PROGRAMS);
      expect(tally.failedChecks).toBeGreaterThan(PROGRAMS / 4);
      expect(tally.answers).toBeGreaterThan(5 * PROGRAMS);
    });
  }
});

describe('the programs', () => {
  it('are the same for the same seed', () => {
    expect(randomJavaProgram(7)).toEqual(randomJavaProgram(7));
    expect(printBlocks(randomJavaProgram(7))).not.toBe(printBlocks(randomJavaProgram(8)));
  });

  it('shrink to the lines that matter', async () => {
    const program = [block('{', ['a;', 'b;', block('if (x) {', ['c;', 'd;'])]), 'e;'];
    const small = await shrink(program, (blocks) => /c;/.test(printBlocks(blocks)), 100);
    expect(printBlocks(small)).toBe('c;\n');
    expect(countLines(small)).toBe(1);
  });
});
