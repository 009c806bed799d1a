/** A fixed-seed slice of hostile class files; `npm run fuzz -- class-files --full` runs all. */
import { describe, expect, it } from 'vitest';
import { findJdks } from '../agreement/jdks.js';
import { openTexts } from '../support/open.js';
import { BOMBS } from './class-files/bombs.js';
import { fuzzClassFiles } from './class-files/campaign.js';
import { fuzzJavaPrograms } from './class-files/java-programs.js';
import { judge } from './class-files/judge.js';
import { fuzzSemantics } from './class-files/semantic/campaign.js';
import { fuzzTables } from './class-files/tables.js';

const [JDK] = findJdks();
const BOMB_MILLISECONDS = 10_000;

describe('hostile class files', () => {
  it('500 changed ones end in a diagnostic or in verified IR', async () => {
    const { kinds, bodies, slowest, failures } = await fuzzClassFiles(500, 20_260_101);
    expect(failures).toEqual([]);
    // Some get through, others are refused: else the changes would be too weak or too strong to test anything.
    expect(kinds.get('refused') ?? 0).toBeGreaterThan(50);
    expect((kinds.get('fine') ?? 0) + (kinds.get('partly') ?? 0)).toBeGreaterThan(100);
    expect(bodies).toBeGreaterThan(500);
    expect(slowest.milliseconds).toBeLessThan(5_000);
  });

  it.each(Object.entries(BOMBS))('%s is done with soon', async (_, make) => {
    const library = (await openTexts([])).table;
    const { failure, milliseconds } = judge(make(), library);
    expect(failure).toBeUndefined();
    expect(milliseconds).toBeLessThan(BOMB_MILLISECONDS);
  });

  it('nonsense in tables that are not run by does not change what programs do', async () => {
    const { same, refused, failures } = await fuzzTables(100, 20_260_101);
    expect(failures).toEqual([]);
    expect(same).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(5);
  });

  it('random programs, compiled, leave the same heap behind as under java', async (context) => {
    if (JDK === undefined) {
      console.warn('random programs were NOT run against java: no JDK found');
      context.skip('no JDK found');
      return;
    }
    const { agreed, failures } = await fuzzJavaPrograms(JDK, 40, 20_260_101);
    expect(failures).toEqual([]);
    expect(agreed).toBeGreaterThan(60);
  });

  it('changed code that java accepts does the same here, or is unsupported', async (context) => {
    if (JDK === undefined) {
      console.warn('changed code was NOT run against java: no JDK found');
      context.skip('no JDK found');
      return;
    }
    const { accepted, agreed, failures } = await fuzzSemantics(JDK, 300, 20_260_101);
    expect(failures).toEqual([]);
    expect(accepted).toBeGreaterThan(60);
    expect(agreed).toBeGreaterThan(accepted * 0.9);
  });
});
