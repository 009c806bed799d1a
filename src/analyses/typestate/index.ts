/** Object typestates: which states the objects of a component can be in, which call leads where, which call fails; and whether its clients call it so. */
import type { ClientResult, ComponentResult } from '../../findings/typestate-result.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { ErrorKinds } from './component/errors.js';
import { TypestateProgram } from './typestate-program.js';

export { LIBRARY_PACKAGES } from '../../library/index.js';
// What other analyses ask for.
export { type ClientCall, callsIn } from './clients/calls.js';
export { type CallSketch, ClientSketches } from './clients/sketch.js';
export { DEFAULT_ERRORS, ERROR_WORDS, type ErrorKinds, Errors, LIBRARY_ERRORS } from './component/errors.js';
export { Followed } from './component/follows.js';
export type { Protocol } from './sketch/protocol.js';
export { isRepresented, isStandIn, representedBy } from './sketch/stand-ins.js';
export { makesParts } from './sketch/world.js';
export { ProtocolTable } from './table/protocol-table.js';

export type TypestateEngine = 'code' | 'boolean';

export interface TypestateOptions {
  /** Whether the user wants to hear about the class; default: all. */
  readonly isSelected?: (declaration: ClassDeclaration) => boolean;
  /** Whether there are errors in the method, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  readonly errors: ErrorKinds;
  /** Whether failures of clients are replayed in the interpreter. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** Says when the time for a component is up. */
  readonly deadline?: () => () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** The components are protocols of library classes: their tables are not asked for. */
  readonly shipped?: {
    /** Names of the classes, as assumptions list them. */
    readonly names: readonly string[];
    /** The clients over the library as it is, for replays. */
    readonly replayTable: ClassTable;
  };
  /** What tables are made with: the code itself (default), or the boolean programs made of it. */
  readonly engine?: TypestateEngine;
  /** Whether the boolean methods of components are printed, instead of looking for typestates. */
  readonly printsBoolean?: boolean;
}

export interface TypestatesOfProgram {
  /** One for each group of classes that have to do with each other, in the order of the input. */
  readonly components: readonly ComponentResult[];
  /** One for each method of a client that calls a component. */
  readonly clients: readonly ClientResult[];
  /** The text of boolean methods, where it was asked for. */
  readonly boolean: string;
  /** Components found. */
  readonly count: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
}

/** The classes of clients are none of the component's. */
export function typestatesOfInput(
  table: ClassTable,
  componentClasses: readonly ClassDeclaration[],
  clientClasses: readonly ClassDeclaration[],
  options: TypestateOptions,
): TypestatesOfProgram {
  return new TypestateProgram(table, componentClasses, clientClasses, options).run();
}
