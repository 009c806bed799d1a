/** Figures 1, 4(d), 5 and 6, computed again. */
import { type Options, runFile } from '../../domains/recency/running.js';
import { type Compared, type ComparedRow, row, rowsOfSets } from '../compared.js';
import { countsOfFigure5, drawnAtL1, FIGURE_5, nullAlarms, ONE, program, transcribed } from './analysed.js';
import { parseDrawing, printDrawing, renamedLike } from './drawings.js';

export async function compared(): Promise<readonly Compared[]> {
  return [
    { figure: 'Figure 1, is the use reported', rows: await uses() },
    { figure: 'Figure 4(d), the list by allocation sites alone', rows: await drawing('figure-4', { heap: 'site' }) },
    {
      figure: 'Figure 5, most recent blocks before the allocation, most recent and older ones after it',
      rows: await counts(),
    },
    { figure: 'Figure 6, the list with recency', rows: await drawing('figure-6', {}) },
  ];
}

async function uses(): Promise<readonly ComparedRow[]> {
  const cases: readonly (readonly [what: string, name: string, printed: string, options: Options])[] = [
    ['(a), set on one path', 'Figure1a', 'reported', {}],
    ['(b), set on both paths', 'Figure1b', 'not reported', {}],
    ['(b), allocation sites alone', 'Figure1b', 'reported', { heap: 'site' }],
  ];
  return Promise.all(
    cases.map(async ([what, name, printed, options]) => {
      const ran = await runFile(program(name), `${name}.run`, { ...ONE, ...options });
      const isReported = nullAlarms(ran).includes(ran.line('pp.target.number = 10'));
      return row(what, printed, isReported ? 'reported' : 'not reported');
    }),
  );
}

async function counts(): Promise<readonly ComparedRow[]> {
  const found = await countsOfFigure5();
  return FIGURE_5.map((printed, at) => row(`iteration ${at + 1}`, printed.join(' '), (found[at] ?? []).join(' ')));
}

async function drawing(name: string, options: Options): Promise<readonly ComparedRow[]> {
  const wanted = parseDrawing(transcribed(name));
  const drawn = renamedLike(await drawnAtL1(options), wanted);
  return rowsOfSets(printDrawing(wanted).split('\n'), printDrawing(drawn).split('\n'));
}
