/** How many transitions of a component are found with few objects. */
import { componentsOf } from '../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../../src/analyses/typestate/emulation/emulation.js';
import { openFiles } from '../../support/open.js';
import { componentFile, ERRORS } from './analysed.js';
import type { Figure } from './figures.js';

/** With at most so many objects of a class. */
export async function transitionsWith(figure: Figure, objects: number): Promise<number> {
  const { table } = await openFiles(componentFile(figure));
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = componentsOf(table, classes, { errors: { named: ERRORS } });
  if (component === undefined) throw new Error('no component');
  const { transitions } = emulate(component, discover(component), { budget: 1, objects });
  return transitions.filter(({ thrown, isError }) => thrown === undefined || isError).length;
}
