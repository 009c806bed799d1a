/** Says before the tests which share of what takes long is taken. */
import { leftOut } from './campaigns.js';
import { IS_FULL, TURNS, turn } from './turns.js';

export default function setup(): void {
  const taken = IS_FULL
    ? 'all seeded faults and campaigns'
    : `turn ${turn()} of ${TURNS} of the seeded faults and campaigns; the others are skipped, \`npm run test:full\` takes all`;
  console.log(`taken: all tests of behaviour, ${taken}`);
  if (!IS_FULL) console.log(`left out in this turn: ${leftOut().join(', ')}`);
}
