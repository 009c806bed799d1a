/** Which classes are initialised, as far as a state knows. */
import type { Truth } from '../../../../base/truth.js';
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { ClassName } from '../../../../ir/types.js';
import type { ShapeState } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** That a class has not been initialised is never known. */
export function initialised(tables: ShapeTables, type: ClassName, state: ShapeState): Truth {
  return tables.initialisedOf(state.initialised).includes(tables.classNumber(type)) ? 'yes' : 'unknown';
}

/**
 * The state in which the class is initialised, or being so. Its static fields are left as they are where they have their
 * first values: a state stands for machine states before that only if null is among the values of their variables.
 */
export function initialise(
  tables: ShapeTables,
  type: ClassName,
  state: ShapeState,
  _values: 'first' | 'kept',
): ShapeState {
  const { graph, initialised: set } = state;
  return tables.state(graph, [...tables.truthsOf(state)], tables.withInitialised(set, type));
}

/** Classes never stop being initialised. */
export function unitedInitialised(tables: ShapeTables, before: number, after: number): number {
  if (before === after) return after;
  return tables.initialisedSet([...tables.initialisedOf(before), ...tables.initialisedOf(after)]);
}

/** Neither the class whose initialiser failed is initialised, nor those below it for which it was run. */
export function afterFailure(tables: ShapeTables, { edge }: CodeEdge, { method }: Code, before: number): number {
  const { instruction } = edge;
  const { hierarchy } = tables.program;
  const failed = [method.owner];
  if (instruction.kind === 'initialise') {
    for (const { name } of hierarchy.superclassChain(instruction.type)) {
      if (hierarchy.isSubclass(name, method.owner)) failed.push(name);
    }
  }
  const numbers = failed.map((name) => tables.classNumber(name));
  return tables.initialisedSet([...tables.initialisedOf(before)].filter((number) => !numbers.includes(number)));
}
