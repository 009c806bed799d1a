/** Random components with random clients, judged by running them. */
import { openTexts } from '../../support/open.js';
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { FailedClient, judged, newTally, type TypestateCampaignOptions } from './campaign.js';
import { randomClient, usableOf } from './client.js';
import { randomComponent, WHOLE } from './component.js';
import { ENGINE } from './engine.js';
import type { JudgeTally } from './judge.js';

const CLIENTS = 4;
const STATEMENTS = 14;
const BUDGET = 0.1;

/** Component n of seed s is component 0 of seed s + n. */
export async function fuzzComponents(
  count: number,
  seed: number,
  { engine = ENGINE, shrinking = 200 }: Pick<TypestateCampaignOptions, 'engine' | 'shrinking'> = {},
): Promise<JudgeTally> {
  const tally = newTally();
  for (let number = 0; number < count; number++) {
    const random = randomFrom(seed + number);
    const { blocks: component, errors } = randomComponent(random);
    const sourceOf = (blocks: readonly Block[]) => ({ path: `${WHOLE}.java`, text: printBlocks(blocks) });
    const { table: alone } = await openTexts([sourceOf(component)]);
    const usable = usableOf(alone, () => true);
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      randomClient(random, usable, STATEMENTS, `Client${index}`),
    );
    const found = await judged(engine, { source: sourceOf(component), errors }, clients, tally, BUDGET);
    if (found === undefined) continue;
    const client = clients[found.client] as readonly Block[];
    let last = found.wrong;
    const still = async (parts: readonly Block[]): Promise<boolean> => {
      const [whole, user] = parts;
      if (whole === undefined || user === undefined || parts.length !== 2) return false;
      const again = await judged(engine, { source: sourceOf([whole]), errors }, [[user]], newTally(), BUDGET);
      if (again?.wrong.kind !== found.wrong.kind) return false;
      last = again.wrong;
      return true;
    };
    const small = await shrink([...component, ...client], still, shrinking);
    const told = `seed ${seed + number}, errors ${errors.join(',')}: ${last.kind}: ${last.message}`;
    throw new FailedClient(number + 1, last, `${told}\n${countLines(small)} lines:\n${printBlocks(small)}`);
  }
  return tally;
}
