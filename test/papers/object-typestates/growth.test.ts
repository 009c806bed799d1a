/** How many transitions are found with few objects: the paper's "nine" and "seven additional" (section 5.5), the rest as recomputed. */
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../../src/analyses/typestate/component.js';
import { discover } from '../../../src/analyses/typestate/discovery.js';
import { emulate } from '../../../src/analyses/typestate/emulation.js';
import { openFiles } from '../../support/open.js';
import { componentFile, ERRORS } from './analysed.js';
import { AC, type Figure, LIST, SET_ITERATOR } from './figures.js';

async function found(figure: Figure, objects: number): Promise<number> {
  const { table } = await openFiles(componentFile(figure));
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = componentsOf(table, classes, { errors: { named: ERRORS } });
  if (component === undefined) throw new Error('no component');
  const { transitions } = emulate(component, discover(component), { budget: 1, objects });
  return transitions.filter(({ thrown, isError }) => thrown === undefined || isError).length;
}

describe('transitions found with at most so many objects of a class', () => {
  const cases = [AC, SET_ITERATOR, LIST].flatMap((figure) =>
    (figure.growth ?? []).map((count, at) => [figure.name, at + 1, count, figure] as const),
  );
  it.each(cases)('%s, %i: %i', async (_name, objects, count, figure) => {
    expect(await found(figure, objects)).toBe(count);
  });
});
