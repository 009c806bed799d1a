/** The parts of the analysis that clients are judged with; seeded faults replace them. */
import { checkClients } from '../../../src/analyses/typestate/client.js';
import { isClosed } from '../../../src/analyses/typestate/closure.js';
import { type Component, componentsOf } from '../../../src/analyses/typestate/component.js';
import { discover } from '../../../src/analyses/typestate/discovery.js';
import { emulate } from '../../../src/analyses/typestate/emulation.js';
import type { TypestateTable } from '../../../src/analyses/typestate/table.js';
import type { Vocabulary } from '../../../src/domains/predicates/vocabulary.js';
import type { ClassTable } from '../../../src/ir/program.js';

export interface TypestateEngine {
  readonly componentsOf: typeof componentsOf;
  readonly discover: typeof discover;
  readonly emulate: typeof emulate;
  readonly isClosed: typeof isClosed;
  readonly checkClients: typeof checkClients;
}

export const ENGINE: TypestateEngine = { componentsOf, discover, emulate, isClosed, checkClients };

export interface Analysed {
  readonly component: Component;
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
    const found = engine.emulate(component, vocabulary, { budget });
    const { closed, open } = engine.isClosed(component, vocabulary, found, { budget });
    const reasons = [...new Set([...found.open, ...open, ...component.openness])];
    const table = { ...found, closed: closed && component.openness.length === 0, open: reasons };
    return { component, vocabulary, table };
  });
}
