/** Random linked structures whose tables are called complete after few objects: more objects must not show more. */
import { isClosed } from '../../../src/analyses/typestate/closure/closure.js';
import { componentsOf } from '../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../src/analyses/typestate/discovery/discovery.js';
import { Emulation } from '../../../src/analyses/typestate/emulation/emulation.js';
import type { TypestateTable } from '../../../src/analyses/typestate/table/table.js';
import { openTexts } from '../../support/open.js';
import { type Block, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { randomFrom } from '../random.js';
import { randomStructure } from './structure.js';

export interface ClosureTally {
  components: number;
  closed: number;
  /** Of those: without a proof, because there are no more heaps. */
  exhausted: number;
}

const FEW = 2;
const MANY = 6;
const BUDGET = 0.3;
const PROOF = 0.3;
const SHRINKING = 150;

/** Component n of seed s is component 0 of seed s + n. */
export async function fuzzClosures(count: number, seed: number): Promise<ClosureTally> {
  const tally: ClosureTally = { components: 0, closed: 0, exhausted: 0 };
  for (let number = 0; number < count; number++) {
    const blocks = randomStructure(randomFrom(seed + number));
    const wrong = await wrongAbout(blocks, tally);
    if (wrong === undefined) continue;
    const small = await shrink(blocks, async (parts) => (await wrongAbout(parts, undefined)) !== undefined, SHRINKING);
    throw new Error(`seed ${seed + number}: ${wrong}\n${printBlocks(small)}`);
  }
  return tally;
}

async function wrongAbout(blocks: readonly Block[], tally: ClosureTally | undefined): Promise<string | undefined> {
  const { table } = await openTexts([{ path: 'Component.java', text: printBlocks(blocks) }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  for (const { methods } of classes) for (const method of methods) method.body();
  const [problem] = table.diagnostics();
  if (problem !== undefined) return tally === undefined ? undefined : `refused: ${problem.message}`;
  for (const component of componentsOf(table, classes, { errors: { named: ['throw'] } })) {
    const vocabulary = discover(component);
    for (let objects = FEW; objects < MANY; objects++) {
      const emulation = new Emulation(component, vocabulary, { budget: BUDGET, objects, witnesses: false });
      const few = emulation.table();
      if (tally !== undefined && objects === FEW) tally.components++;
      if (few.open.length > 0 || few.spent !== undefined) break;
      const closure = emulation.isExhaustive ? undefined : isClosed(component, vocabulary, few, { budget: PROOF });
      if (closure?.closed === false) continue;
      if (tally !== undefined) tally.closed++;
      if (tally !== undefined && closure === undefined) tally.exhausted++;
      const many = new Emulation(component, vocabulary, { budget: BUDGET, objects: MANY, witnesses: false }).table();
      if (shown(many) > shown(few)) return `complete with ${objects} objects, with ${MANY} there is more`;
      break;
    }
  }
  return undefined;
}

/** Transitions, what failed calls leave, and typestates. */
function shown({ met, typestates }: TypestateTable): number {
  const rows = met?.transitions.seen ?? [];
  const left = rows.flatMap(({ leaves }) => [...leaves.values()]).flat();
  return rows.length + left.length + typestates.length;
}

export function showClosures({ components, closed, exhausted }: ClosureTally): string {
  return `${components} components, ${closed} complete, ${exhausted} of them because there are no more heaps`;
}
