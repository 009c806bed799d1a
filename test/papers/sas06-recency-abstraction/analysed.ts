/** The programs of the figures, analysed: what `figures.test.ts` expects and `compared.ts` puts beside the print. */
import { readFileSync } from 'node:fs';
import type { State } from '../../../src/domains/heap/recency/index.js';
import type { Drawing } from '../../../src/pictures/drawing.js';
import { type Options, type Ran, runFile } from '../../domains/recency/running.js';

export const program = (name: string): string => new URL(`programs/${name}.java`, import.meta.url).pathname;

export const transcribed = (name: string): string =>
  readFileSync(new URL(`${name}.drawing`, import.meta.url).pathname, 'utf8');

/** One graph for each point, as in the paper. */
export const ONE: Options = { merge: { kind: 'all' } };

/** Figure 5 by iteration: most recent blocks before the allocation, most recent and older ones after it. */
export const FIGURE_5: readonly (readonly string[])[] = [
  ['[0,0]', '[1,1]', '[0,0]'],
  ['[0,1]', '[1,1]', '[0,1]'],
  ['[0,1]', '[1,1]', '[0,∞]'],
  ['[0,1]', '[1,1]', '[0,∞]'],
];

export function nullAlarms({ alarms }: Ran): readonly number[] {
  return [...new Set(alarms.filter(({ rule, latent }) => rule === 'not-null' && !latent).map(({ line }) => line))];
}

/** The drawing at label L1, which is the call of `mark`. */
export async function drawnAtL1(options: Options): Promise<Drawing> {
  const ran = await runFile(program('Figure4'), 'Figure4.build', { ...ONE, ...options });
  const state = ran.before(ran.line('mark(elem);'));
  if (state === undefined) throw new Error('L1 is not reached');
  return ran.domain.draw(state, { code: ran.code, point: 0 });
}

/** The rows of figure 5, one for each time that the loop is entered, until nothing changes. */
export async function countsOfFigure5(): Promise<readonly (readonly string[])[]> {
  const heads: State[] = [];
  const ran = await runFile(program('Figure5'), 'Figure5.run', {
    ...ONE,
    widenDelay: 10,
    trace: ({ activation, point, after, how }) => {
      const [state] = after;
      const edges = activation.code.body.outgoing[point] ?? [];
      // The head of the loop over i.
      if (
        activation.depth === 0 &&
        edges.some(({ span }) => span.line === LOOP) &&
        state !== undefined &&
        how !== 'narrowed'
      ) {
        heads.push(state);
      }
    },
  });
  const made = ran.code.body.edges.find(({ instruction }) => instruction.kind === 'new' && instruction.type === 'Made');
  if (made === undefined) throw new Error('no allocation');
  const after = heads.map((head) => ran.domain.step(ran.program.edge(ran.code, made), head, () => 'unknown').normal[0]);
  return after.map((state, index) => [
    count(ran, heads[index], 'recent'),
    count(ran, state, 'recent'),
    count(ran, state, 'older'),
  ]);
}

/** The line of the loop that allocates. */
const LOOP =
  readFileSync(program('Figure5'), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('for (')) + 1;

function count(ran: Ran, state: State | undefined, age: 'recent' | 'older'): string {
  const site = ran.code.body.edges.find(({ instruction }) => instruction.kind === 'new' && instruction.type === 'Made');
  if (site === undefined) throw new Error('no allocation');
  const { number } = ran.program.edge(ran.code, site);
  const region = ran.tables.region({ kind: 'allocated', site: number, age, era: 'call' });
  return state?.heap.get(region)?.count ?? '[0,0]';
}
