/** What the points-to analysis says beforehand and what runs come to are the same locations, under the same names. */
import { expect, it } from 'vitest';
import type { TypestateComponent } from '../../../../src/analyses/typestate/component/component.js';
import { SliceCode } from '../../../../src/analyses/typestate/discovery/code.js';
import { locationsOf } from '../../../../src/analyses/typestate/locations/locations.js';
import type { TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import { componentFile, ERRORS } from '../../../papers/object-typestates/analysed.js';
import { FIGURES } from '../../../papers/object-typestates/figures.js';
import { openFiles } from '../../../support/open.js';
import { ENGINE } from './engine.js';

/** By operation: paths of locations whose objects have typestates, sorted. */
type Paths = Readonly<Record<string, readonly string[]>>;

function beforehand(component: TypestateComponent, { met }: TypestateTable): Paths {
  const all = locationsOf(new SliceCode(component));
  return Object.fromEntries(
    component.operations.map((method) => {
      const { locations = [] } = all.get(method) ?? {};
      // Heaps of runs have no elements of arrays; for an Object clients give none of the component's.
      const shown = locations.filter(({ type }) => component.isMember(type) && met?.typestates.mayHave(type) === true);
      return [`${method.owner}.${method.name}`, [...new Set(shown.map(({ path }) => path))].sort()];
    }),
  );
}

/** Where objects were met. Buddies are no locations of the points-to analysis: nothing leads to them. */
function inRuns(component: TypestateComponent, { met }: TypestateTable): Paths {
  const { seen = [], places = [] } = met?.transitions ?? {};
  return Object.fromEntries(
    component.operations.map((method) => {
      const numbers = seen
        .filter((each) => each.method === method)
        .flatMap(({ changes }) => [...changes].filter(([, at]) => at.some(({ from }) => from >= 0)))
        .map(([number]) => number);
      const met = numbers.flatMap((number) => places[number] ?? []).filter(({ kind }) => kind !== 'B');
      return [`${method.owner}.${method.name}`, [...new Set(met.map(({ path }) => path))].sort()];
    }),
  );
}

it.each(FIGURES.map((figure) => [figure.name, figure] as const))('%s', async (_, figure) => {
  const { table } = await openFiles(componentFile(figure));
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = ENGINE.componentsOf(table, classes, { errors: { named: ERRORS } });
  if (component === undefined) throw new Error('no component');
  const vocabulary = ENGINE.discover(component);
  const code = ENGINE.emulate(component, vocabulary, { budget: 1, witnesses: false });
  const boolean = ENGINE.emulate(component, vocabulary, {
    budget: 1,
    witnesses: false,
    engine: ENGINE.booleanEngine(component, vocabulary),
  });
  expect(inRuns(component, code)).toEqual(beforehand(component, code));
  expect(inRuns(component, boolean)).toEqual(beforehand(component, boolean));
});
