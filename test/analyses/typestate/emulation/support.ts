/** Emulates components given as text. */
import { componentsOf, type TypestateComponent } from '../../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { type EmulationOptions, emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import type { Transition, TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import type { Vocabulary } from '../../../../src/machines/predicates/vocabulary.js';
import { openTexts } from '../../../support/open.js';

export async function componentOf(
  text: string,
  errors: readonly string[] = ['throw'],
): Promise<{ readonly component: TypestateComponent; readonly vocabulary: Vocabulary }> {
  const { table } = await openTexts([{ path: 'Component.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component, another] = componentsOf(table, classes, { errors: { named: errors } });
  if (component === undefined || another !== undefined) throw new Error('not one component');
  return { component, vocabulary: discover(component) };
}

export async function emulated(text: string, options: Partial<EmulationOptions> = {}): Promise<TypestateTable> {
  const { component, vocabulary } = await componentOf(text);
  return emulate(component, vocabulary, { budget: 1, ...options });
}

/** `A.run: not disposed -> ?`, with the names of typestates: of the first parameter only. */
export function rows(table: TypestateTable, method: string): readonly string[] {
  return transitionsOf(table, method).map((transition) => rowText(table, transition));
}

export function transitionsOf({ transitions }: TypestateTable, method: string): readonly Transition[] {
  return transitions.filter(({ method: { owner, name } }) => `${owner}.${name}` === method);
}

export function rowText({ typestates }: TypestateTable, { locations, aliases }: Transition): string {
  const named = (id: string): string => typestates.find((each) => each.id === id)?.name ?? id;
  const cells = [...locations].map(
    ([location, changes]) =>
      `${location} ${changes.map(({ from, to }) => `${named(from)} -> ${named(to)}`).join('; ')}`,
  );
  return [...cells, ...aliases.map((pair) => `(${pair.join(', ')})`)].join(' | ');
}
