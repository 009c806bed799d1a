/** Faults in what classes are taken to keep are found by programs that break it. */
import { expect, it } from 'vitest';
import type * as Numbers from '../../src/analyses/numbers/index.js';
import { built } from '../support/seeded/building.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { KEPT_FAULTS } from './kept-faults.js';
import { falselyKept } from './kept-judged.js';

const ENTRY = "export { numbersInput } from './src/analyses/numbers/index.js';";

it('as it is nothing is proved that fails', async () =>
  expect(await falselyKept(await built<typeof Numbers>(ENTRY))).toBeUndefined());

describeFaults('broken invariants of classes are caught', KEPT_FAULTS, async (fault) =>
  falselyKept(await built<typeof Numbers>(ENTRY, fault)),
);
