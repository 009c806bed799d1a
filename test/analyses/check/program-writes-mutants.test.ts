/** What calls leave alone, broken on purpose: a run of some program must contradict a proof. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { built } from '../../support/seeded/building.js';
import type { SeededFault } from '../../support/seeded/fault.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import type { agreement } from '../agreement.js';
import { ANSWERED_WITH_NULL } from './program-writes/answered-with-null.js';
import { FAULTS } from './program-writes/faults.js';
import { FORGOTTEN } from './program-writes/forgotten.js';

const ENTRY = `export { agreement } from './test/analyses/agreement.js';`;

async function contradiction(fault: SeededFault | undefined): Promise<string | undefined> {
  const broken = await built<{ readonly agreement: typeof agreement }>(ENTRY, fault);
  for (const [what, text] of [...FORGOTTEN, ...ANSWERED_WITH_NULL]) {
    const { contradicted } = broken.agreement(await openTexts([{ path: 'Main.java', text }]), 'Main');
    if (contradicted.length > 0) return what;
  }
  return undefined;
}

describe('what is built without a change', () => {
  it('is contradicted by no run', async () => {
    expect(await contradiction(undefined)).toBeUndefined();
  }, 300_000);
});

describeFaults('broken knowledge of calls is caught', FAULTS, contradiction);
