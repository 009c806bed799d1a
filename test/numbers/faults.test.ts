/** Faults that are built into the domain are found by methods that fail: something is proved that a run breaks. */
import { expect, it } from 'vitest';
import type * as Numbers from '../../src/analyses/numbers/index.js';
import { built } from '../support/seeded/building.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { NUMBERS_FAULTS } from './faults.js';
import { falseProof } from './judged.js';

const ENTRY = "export { numbersInput } from './src/analyses/numbers/index.js';";

it('as it is nothing is proved that fails', async () =>
  expect(await falseProof(await built<typeof Numbers>(ENTRY))).toBeUndefined());

describeFaults('broken domains of numbers are caught', NUMBERS_FAULTS, async (fault) =>
  falseProof(await built<typeof Numbers>(ENTRY, fault)),
);
