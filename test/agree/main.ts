/**
 * Runs all commands over all fixtures, examples, suites and programs, and over random ones: no place is proved by one and refuted, or
 * failed in a run, by another.
 *
 *     npm run agree -- [RANDOM [SEED]] [--only PART OF A NAME] [--every N] [--scope N] [--budget N] [--clients N]
 *
 * RANDOM: how many random programs; `--every N`: one of so many of the others; `--clients N`: how often other code
 * is made up that calls the program. The status is 1 where there is a disagreement.
 */
import { parseArgs } from 'node:util';
import { listUnits } from '../pairs/units.js';
import { runAgree, showDisagreement } from './campaign.js';
import { randomUnits } from './random-programs.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    scope: { type: 'string', default: '2' },
    budget: { type: 'string', default: '0.2' },
    clients: { type: 'string', default: '120' },
  },
});
const [count = 200, seed = 1] = positionals.map(Number);
const written = listUnits().filter(({ name }) => name.includes(values.only));
const chosen = written.filter((_, index) => index % Number(values.every) === 0);
const units = [...chosen, ...randomUnits(count, seed)];
const options = { scope: Number(values.scope), budget: Number(values.budget), clients: Number(values.clients) };
const tally = await runAgree(units, options, (unit, each) => console.log(showDisagreement(unit, each)));
const { programs, skipped, places, shared, excused, disagreements } = tally;
console.log(
  `${programs} programs (${skipped} with errors left out), ${places} places, ${shared} decided by several commands`,
);
for (const [excuse, number] of excused) console.log(`  ${number} refutations are none of a proof: ${excuse}`);
console.log(`${disagreements} disagreements`);
process.exitCode = disagreements === 0 ? 0 : 1;
