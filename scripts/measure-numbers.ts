/** How many small methods over arrays, strings and counters `numbers` proves, and how many of their broken twins it reports and replays: `npm run measure:numbers`. */
import { NUMBER_DOMAINS } from '../src/analyses/numbers/index.js';
import { said, twinOf } from '../test/numbers/judged.js';
import { SUITE } from '../test/numbers/suite.js';

for (const domain of NUMBER_DOMAINS) {
  const counts = { proved: 0, reported: 0, replayed: 0 };
  for (const pair of SUITE) {
    const right = await said(pair.members, domain, false);
    if (right.claims.every(({ verdict }) => verdict === 'proved')) counts.proved++;
    const twin = await said(twinOf(pair), domain, domain === 'zones');
    if (twin.claims.some(({ verdict }) => verdict !== 'proved')) counts.reported++;
    if (twin.claims.some(({ verdict }) => verdict === 'refuted')) counts.replayed++;
  }
  const replayed = domain === 'zones' ? `, ${counts.replayed} replayed` : '';
  console.log(
    `${domain}: ${SUITE.length} methods, ${counts.proved} wholly proved; ${counts.reported} broken twins not proved${replayed}`,
  );
}
