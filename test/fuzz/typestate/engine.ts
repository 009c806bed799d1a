/** The parts of the analysis that clients are judged with; seeded faults replace them. */

import { callsOf } from '../../../src/analyses/typestate/clients/calls.js';
import { checkClients, sketchesOf } from '../../../src/analyses/typestate/clients/client.js';
import { clientCode } from '../../../src/analyses/typestate/clients/code.js';
import { completed } from '../../../src/analyses/typestate/closure/completion.js';
import { componentsOf, type TypestateComponent } from '../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../src/analyses/typestate/discovery/discovery.js';
import type { TypestateTable } from '../../../src/analyses/typestate/table/table.js';
import type { ClassTable } from '../../../src/ir/program.js';
import type { Vocabulary } from '../../../src/machines/predicates/vocabulary.js';

export interface TypestateEngine {
  readonly componentsOf: typeof componentsOf;
  readonly discover: typeof discover;
  readonly completed: typeof completed;
  readonly checkClients: typeof checkClients;
  readonly sketchesOf: typeof sketchesOf;
  readonly clientCode: typeof clientCode;
  readonly callsOf: typeof callsOf;
}

export const ENGINE: TypestateEngine = {
  componentsOf,
  discover,
  completed,
  checkClients,
  sketchesOf,
  clientCode,
  callsOf,
};

export interface Analysed {
  readonly component: TypestateComponent;
  readonly vocabulary: Vocabulary;
  /** With what closure says about it. */
  readonly table: TypestateTable;
}

/** The components among the classes of a file, none of whose objects clients of others have. */
export function analysed(
  engine: TypestateEngine,
  program: ClassTable,
  file: string,
  errors: readonly string[],
  budget: number,
): readonly Analysed[] {
  const classes = program.inputs().flatMap((name) => {
    const found = program.find(name);
    return found !== undefined && found.span.file === file ? [found] : [];
  });
  return engine.componentsOf(program, classes, { errors: { named: errors } }).map((component) => {
    const vocabulary = engine.discover(component);
    const table = engine.completed(component, vocabulary, { budget, openness: component.openness });
    return { component, vocabulary, table };
  });
}
