/**
 * Checks pairs of programs that have nothing to do with each other, alone and together.
 *
 *     npm run pairs -- [COUNT [SEED]] [--replay] [--only PART OF A NAME] [--lines N]
 *     npm run pairs -- A.java B.java [--replay]
 *
 * Random ones of the repository, of at most N lines, or the two that are named. Every difference is printed with the programs; the
 * status is 1 where there is one.
 */
import { parseArgs } from 'node:util';
import { comparedPair, runPairs } from './campaign.js';
import type { Difference } from './comparison.js';
import { toldOf } from './told-claims.js';
import { listUnits, type Unit, unitOf } from './units.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replay: { type: 'boolean' }, only: { type: 'string' }, lines: { type: 'string' } },
});
const replay = values.replay === true;

function print([one, other]: readonly [Unit, Unit], differences: readonly Difference[]): void {
  if (differences.length > 0) console.log(`${one.name} with ${other.name}`);
  for (const { kind, claim, alone, together } of differences)
    console.log(`  ${kind}: ${claim}\n    ${alone}\n    ${together}`);
}

async function named(): Promise<number> {
  const [one, other] = positionals.map((file) => unitOf([file]));
  if (one === undefined || other === undefined) throw new Error('two files are compared');
  const found = await comparedPair([one, other], (inputs) => toldOf(inputs, { replay }));
  if (found === undefined) throw new Error('there are errors in the code');
  print([one, other], found.differences);
  console.log(`${found.claims} claims, ${found.taken} proofs taken by an override`);
  return found.differences.length;
}

async function random(): Promise<number> {
  const [count = 300, seed = 1] = positionals.map(Number);
  const units = listUnits().filter(({ name }) => name.includes(values.only ?? ''));
  const lines = values.lines === undefined ? {} : { mostLines: Number(values.lines) };
  const tally = await runPairs(units, { count, seed, replay, onPair: print, ...lines });
  const { pairs, claims, taken, differences } = tally;
  console.log(`${pairs} pairs, ${claims} claims, ${taken} proofs taken by an override, ${differences} differences`);
  return differences;
}

const differences = await (positionals[0]?.endsWith('.java') === true ? named() : random());
process.exitCode = differences === 0 ? 0 : 1;
