/** Which classes are initialised, as far as a state knows. */
import type { Truth } from '../../../../base/truth.js';
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { ClassName } from '../../../../ir/types.js';
import type { GraphState } from '../state.js';
import type { GraphTables } from '../tables.js';

/** That a class has not been initialised is never known. */
export function initialised(tables: GraphTables, type: ClassName, state: GraphState): Truth {
  return tables.isInitialised(type, state) ? 'yes' : 'unknown';
}

/**
 * The state in which the class is initialised, or being so. Its static fields are left as they are where they have their
 * first values: a state stands for machine states before that only if null is among the values of their variables.
 */
export function initialise({ numbers }: GraphTables, type: ClassName, state: GraphState): GraphState {
  const set = numbers.withInitialised(state.initialised, type);
  return numbers.state(state.graph, numbers.kindsOf(state), numbers.truthsOf(state), set);
}

/** Classes never stop being initialised. */
export function unitedInitialised({ numbers }: GraphTables, before: number, after: number): number {
  if (before === after) return after;
  return numbers.initialisedSet([...numbers.initialisedOf(before), ...numbers.initialisedOf(after)]);
}

/** Neither the class whose initialiser failed is initialised, nor those below it for which it was run. */
export function afterFailure(tables: GraphTables, { edge }: CodeEdge, { method }: Code, before: number): number {
  const { instruction } = edge;
  const { hierarchy } = tables.program;
  const { numbers } = tables;
  const failed = [method.owner];
  if (instruction.kind === 'initialise') {
    for (const { name } of hierarchy.superclassChain(instruction.type)) {
      if (hierarchy.isSubclass(name, method.owner)) failed.push(name);
    }
  }
  const classes = failed.map((name) => numbers.classNumber(name));
  return numbers.initialisedSet([...numbers.initialisedOf(before)].filter((number) => !classes.includes(number)));
}
