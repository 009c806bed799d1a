/** Boolean programs in place of the code: what the exploration needs to run them. */
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import type { Engine } from '../emulation/explorer.js';
import { BooleanParts } from './heap/parts.js';
import { BooleanMachine } from './machine.js';
import { booleanProgramOf } from './program.js';

export function booleanEngine(component: TypestateComponent, vocabulary: Vocabulary): Engine {
  const program = booleanProgramOf(component, vocabulary, 'all');
  return (options) => {
    const machine = new BooleanMachine(component.world, options, program);
    return { machine, islands: new BooleanParts(machine) };
  };
}
