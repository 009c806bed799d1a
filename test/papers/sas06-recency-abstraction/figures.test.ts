/** The figures and examples of the paper, with expectations written down from it. See README.md for what deviates. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { svgOf } from '../../../src/cli/pictures.js';
import { dotOf } from '../../../src/pictures/dot.js';
import { runFile } from '../../domains/recency/running.js';
import { countsOfFigure5, drawnAtL1, FIGURE_5, nullAlarms, ONE, program, transcribed } from './analysed.js';
import { isSameDrawing, parseDrawing, printDrawing } from './drawings.js';

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

describe('figures 4 and 6: the list', () => {
  it('4(d): one summary node for the site', async () => {
    const drawn = await drawnAtL1({ heap: 'site' });
    const wanted = parseDrawing(transcribed('figure-4'));
    expect(isSameDrawing(drawn, wanted), printDrawing(drawn)).toBe(true);
  });

  it('6: head and elem are exactly the most recent element', async () => {
    const drawn = await drawnAtL1({});
    const wanted = parseDrawing(transcribed('figure-6'));
    expect(isSameDrawing(drawn, wanted), printDrawing(drawn)).toBe(true);
  });

  it('4 and 6 differ, so the comparison can fail', async () => {
    expect(isSameDrawing(await drawnAtL1({}), parseDrawing(transcribed('figure-4')))).toBe(false);
    const broken = parseDrawing(transcribed('figure-6').replace('elem -> MRAB must', 'elem -> NMRAB must'));
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

describe('figure 5: counts and the table of methods', () => {
  it('counts as in iterations 1 to 4, and is stable after the fourth', async () => {
    const counts = await countsOfFigure5();
    expect(counts.slice(0, 4)).toEqual(FIGURE_5);
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
