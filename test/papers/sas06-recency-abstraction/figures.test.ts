/** The figures and examples of the paper, with expectations written down from it. See README.md for what deviates. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { svgOf } from '../../../src/cli/pictures.js';
import type { State } from '../../../src/domains/recency/index.js';
import { dotOf } from '../../../src/pictures/dot.js';
import { type Options, type Ran, runFile } from '../../domains/recency/running.js';
import { isSameDrawing, parseDrawing, printDrawing } from './drawings.js';

const program = (name: string): string => new URL(`programs/${name}.java`, import.meta.url).pathname;
const drawing = (name: string): string => readFileSync(new URL(`${name}.drawing`, import.meta.url).pathname, 'utf8');
/** One graph for each point, as in the paper. */
const ONE: Options = { merge: { kind: 'all' } };

function nullAlarms({ alarms }: Ran): readonly number[] {
  return [...new Set(alarms.filter(({ rule, latent }) => rule === 'not-null' && !latent).map(({ line }) => line))];
}

describe('figure 1: weak updates', () => {
  it('(a) warns at the use of the block that is set on one path only', async () => {
    const ran = await runFile(program('Figure1a'), 'Figure1a.run', ONE);
    expect(nullAlarms(ran)).toEqual([ran.line('pp.target.number = 10')]);
  });

  it('(b) says that exactly a or b is written, without a warning', async () => {
    const ran = await runFile(program('Figure1b'), 'Figure1b.run', ONE);
    expect(nullAlarms(ran)).toEqual([]);
    const [pp, a, b] = ['new Cell', 'a = new Value', 'b = new Value'].map(ran.line);
    expect(ran.textBefore(ran.line('pp.target.number = 10'))).toContain(
      `recent@${pp}.target={recent@${a}, recent@${b}}`,
    );
  });

  it('(b) is not told from (a) by allocation sites alone', async () => {
    const ran = await runFile(program('Figure1b'), 'Figure1b.run', { ...ONE, heap: 'site' });
    expect(nullAlarms(ran)).toEqual([ran.line('pp.target.number = 10')]);
  });
});

/** The drawing at label L1, which is the call of `mark`. */
async function drawnAtL1(options: Options): Promise<ReturnType<typeof parseDrawing>> {
  const ran = await runFile(program('Figure4'), 'Figure4.build', { ...ONE, ...options });
  const state = ran.before(ran.line('mark(elem);'));
  if (state === undefined) throw new Error('L1 is not reached');
  return ran.domain.draw(state, { code: ran.code, point: 0 });
}

describe('figures 4 and 6: the list', () => {
  it('4(d): one summary node for the site', async () => {
    const drawn = await drawnAtL1({ heap: 'site' });
    const wanted = parseDrawing(drawing('figure-4'));
    expect(isSameDrawing(drawn, wanted), printDrawing(drawn)).toBe(true);
  });

  it('6: head and elem are exactly the most recent element', async () => {
    const drawn = await drawnAtL1({});
    const wanted = parseDrawing(drawing('figure-6'));
    expect(isSameDrawing(drawn, wanted), printDrawing(drawn)).toBe(true);
  });

  it('4 and 6 differ, so the comparison can fail', async () => {
    expect(isSameDrawing(await drawnAtL1({}), parseDrawing(drawing('figure-4')))).toBe(false);
    const broken = parseDrawing(drawing('figure-6').replace('elem -> MRAB must', 'elem -> NMRAB must'));
    expect(isSameDrawing(await drawnAtL1({}), broken)).toBe(false);
  });

  it('6 is the picture in docs/recency.md', async () => {
    const drawn = await drawnAtL1({});
    const svg = await svgOf(dotOf({ ...drawn, title: 'at the end of the loop' }));
    expect(svg).toBe(readFileSync('docs/pictures/recency-list.svg', 'utf8'));
  });

  it('6 is what the paper lists in example 3', async () => {
    const ran = await runFile(program('Figure4'), 'Figure4.build', ONE);
    const m1 = ran.line('new Element');
    expect(ran.textBefore(ran.line('mark(elem);'))).toEqual(
      expect.arrayContaining([
        `head={recent@${m1}}`,
        `elem={recent@${m1}}`,
        `recent@${m1}.a=[0,4]`,
        `recent@${m1}.next={null, older@${m1}}`,
        `older@${m1}.a=[0,4]`,
        `older@${m1}.next={null, older@${m1}}`,
      ]),
    );
  });
});

/** The line of the loop that allocates. */
const LOOP =
  readFileSync(program('Figure5'), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('for (')) + 1;

describe('figure 5: counts and the table of methods', () => {
  const count = (ran: Ran, state: State | undefined, age: 'recent' | 'older'): string => {
    const site = [...ran.code.body.edges].findIndex(
      ({ instruction }) => instruction.kind === 'new' && instruction.type === 'Made',
    );
    const { number } = ran.program.edge(ran.code, ran.code.body.edges[site] as (typeof ran.code.body.edges)[number]);
    const region = ran.tables.region({ kind: 'allocated', site: number, age, era: 'call' });
    return state?.heap.get(region)?.count ?? '[0,0]';
  };

  it('counts as in iterations 1 to 4, and is stable after the fourth', async () => {
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
    const made = ran.code.body.edges.find(
      ({ instruction }) => instruction.kind === 'new' && instruction.type === 'Made',
    );
    if (made === undefined) throw new Error('no allocation');
    const after = heads.map(
      (head) => ran.domain.step(ran.program.edge(ran.code, made), head, () => 'unknown').normal[0],
    );
    const counts = after.map((state, index) => [
      count(ran, heads[index], 'recent'),
      count(ran, state, 'recent'),
      count(ran, state, 'older'),
    ]);
    expect(counts.slice(0, 4)).toEqual([
      ['[0,0]', '[1,1]', '[0,0]'],
      ['[0,1]', '[1,1]', '[0,1]'],
      ['[0,1]', '[1,1]', '[0,∞]'],
      ['[0,1]', '[1,1]', '[0,∞]'],
    ]);
    // The bound of i still grows; the heap does not change.
    for (const later of counts.slice(4)) expect(later).toEqual(counts[3]);
  });

  it('links the newest and the older objects to the table for sure', async () => {
    const ran = await runFile(program('Figure5'), 'Figure5.run', ONE);
    const text = ran.textBefore(ran.line('other.f()'));
    const [made, table] = ['new Made', 'new Table'].map(ran.line);
    expect(text).toContain(`recent@${made}.vt={recent@${table}}`);
    expect(text).toContain(`older@${made}.vt={recent@${table}}`);
    expect(nullAlarms(ran)).toEqual([]);
  });

  it('resolves the call through the table to one method', async () => {
    const ran = await runFile(program('Figure5'), 'Figure5.run', ONE);
    expect(ran.targets(ran.line('last.vt.f()'), 'f')).toEqual(['Table.f']);
    expect(ran.targets(ran.line('other.f()'), 'f')).toEqual(['OtherTable.f']);
  });
});
