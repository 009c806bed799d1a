/**
 * Checks random pairs of programs that have nothing to do with each other, alone and together.
 *
 *     npm run pairs -- [COUNT [SEED]] [--replay] [--only PART OF A NAME]
 *
 * Every difference is printed with the programs; the status is 1 where there is one.
 */
import { parseArgs } from 'node:util';
import { runPairs } from './campaign.js';
import { listUnits } from './units.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replay: { type: 'boolean' }, only: { type: 'string' } },
});
const [count = 300, seed = 1] = positionals.map(Number);
const { only = '' } = values;
const units = listUnits().filter(({ name }) => name.includes(only));
const tally = await runPairs(units, {
  count,
  seed,
  replay: values.replay === true,
  onPair: ([one, other], differences) => {
    if (differences.length === 0) return;
    console.log(`${one.name} with ${other.name}`);
    for (const { kind, claim, alone, together } of differences)
      console.log(`  ${kind}: ${claim}\n    ${alone}\n    ${together}`);
  },
});
const { pairs, claims, taken, differences } = tally;
console.log(`${pairs} pairs, ${claims} claims, ${taken} proofs taken by an override, ${differences} differences`);
process.exitCode = differences === 0 ? 0 : 1;
