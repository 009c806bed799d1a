/** Random components whose boolean programs must cover what their code does. */

import { ENGINE } from '../../analyses/typestate/boolean/engine.js';
import { type Judgement, judged } from '../../analyses/typestate/boolean/judge.js';
import { openTexts } from '../../support/open.js';
import { type Block, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { randomComponent } from './component.js';
import { randomStructure } from './structure.js';

export interface BooleanTally {
  components: number;
  /** All rows the same. */
  exact: number;
  /** Not followed to the end, by either. */
  leftOut: number;
}

const SHRINKING = 150;
const OBJECTS = 2;
const BUDGET = 0.05;

/** Component n of seed s is component 0 of seed s + n. */
export async function fuzzBoolean(count: number, seed: number): Promise<BooleanTally> {
  const tally: BooleanTally = { components: 0, exact: 0, leftOut: 0 };
  for (let number = 0; number < count; number++) {
    const random = randomFrom(seed + number);
    const isStructure = (seed + number) % 3 === 0;
    const { blocks, errors } = isStructure
      ? { blocks: randomStructure(random), errors: ['throw'] }
      : randomComponent(random);
    const wrong = await wrongAbout(blocks, errors, tally);
    if (wrong === undefined) continue;
    const still = async (parts: readonly Block[]): Promise<boolean> =>
      (await wrongAbout(parts, errors, undefined)) !== undefined;
    const small = await shrink(blocks, still, SHRINKING);
    const last = (await wrongAbout(small, errors, undefined)) ?? wrong;
    throw new Error(`seed ${seed + number}, errors ${errors.join(',')}: ${last}\n${printBlocks(small)}`);
  }
  return tally;
}

async function wrongAbout(
  blocks: readonly Block[],
  errors: readonly string[],
  tally: BooleanTally | undefined,
): Promise<string | undefined> {
  const { table } = await openTexts([{ path: 'Whole.java', text: printBlocks(blocks) }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const [problem] = table.diagnostics();
  if (problem !== undefined) return tally === undefined ? undefined : `refused: ${problem.message}`;
  for (const judgement of judged(ENGINE, table, { errors, objects: OBJECTS, budget: BUDGET })) {
    if (tally !== undefined) count(judgement, tally);
    const { contradictions, uncovered, leftOut } = judgement;
    if (contradictions.length > 0) return `contradiction: ${contradictions[0]}`;
    if (leftOut.length === 0 && uncovered.length > 0) return `not covered: ${uncovered[0]}`;
  }
  return undefined;
}

function count({ leftOut, uncovered, unseen, rows }: Judgement, tally: BooleanTally): void {
  tally.components++;
  if (leftOut.length > 0) tally.leftOut++;
  else if (uncovered.length + unseen.length === 0 && rows[0] === rows[1]) tally.exact++;
}
