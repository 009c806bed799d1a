/** Boolean programs in place of the code: what the exploration needs to run them. */
import type { Vocabulary } from '../../domains/predicates/vocabulary.js';
import { BooleanMachine } from './boolean-machine.js';
import { BooleanParts } from './boolean-parts.js';
import { booleanProgramOf } from './boolean-program.js';
import type { Component } from './component.js';
import type { Engine } from './emulation-explorer.js';

export function booleanEngine(component: Component, vocabulary: Vocabulary): Engine {
  const program = booleanProgramOf(component, vocabulary, true);
  return (options) => {
    const machine = new BooleanMachine(component.world, options, program);
    return { machine, islands: new BooleanParts(machine) };
  };
}
