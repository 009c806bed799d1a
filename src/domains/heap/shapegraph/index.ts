/**
 * Shape graphs with variable-set names, as a domain of the engine.
 *
 * A state is a graph of cells (see `graphs/model.ts`), what is known of variables that hold no cell, constant booleans, and the
 * classes that are initialised. Cells that were allocated in the run are tracked, others where `entries` starts it. Of the root object the fields act as
 * variables. It is made by the code that the run starts with; that it comes back from places that are not followed (fields of other
 * objects, elements, results of calls that are not followed) whoever uses the domain has to exclude.
 */
import type { Code } from '../../../engine/code.js';
import type { Domain, MakeDomain, ProgramView, Start } from '../../../engine/domain.js';
import type { Question } from '../../../engine/question.js';
import type { TypeName } from '../../../ir/types.js';
import { ask } from './ask/ask.js';
import { unknownCall } from './calls/call.js';
import { enterCall } from './calls/enter.js';
import { initialise, initialised } from './calls/initialisation.js';
import { leaveCall } from './calls/leave.js';
import { receivers } from './calls/receivers.js';
import { draw, show } from './draw/draw.js';
import { entries, type GraphEntries } from './entry/entries.js';
import { entry } from './entry/entry.js';
import { graphLattice, partition } from './lattice.js';
import type { ShapegraphOptions } from './options.js';
import { represents } from './represents/represents.js';
import type { GraphState } from './state.js';
import { refine } from './step/refine.js';
import { step } from './step/step.js';
import { GraphTables } from './tables.js';

export type { GraphEntries } from './entry/entries.js';
export type { ShapegraphOptions } from './options.js';
export type { GraphState } from './state.js';

export interface ShapegraphDomain extends Domain<GraphState> {
  /** To look into states. */
  readonly tables: GraphTables;
  /**
   * The starts in which all the formulas hold, where the cells are followed that are given as values of such types. Only for code that
   * gets at cells in no other way: see `entries.ts`.
   */
  readonly entries: (
    code: Code,
    start: Start,
    known: readonly Question[],
    isFollowed: (type: TypeName) => boolean,
  ) => GraphEntries;
}

export function shapegraph(options: (program: ProgramView) => ShapegraphOptions): MakeDomain<GraphState> {
  return (program) => shapegraphDomain(program, options(program));
}

export function shapegraphDomain(program: ProgramView, options: ShapegraphOptions): ShapegraphDomain {
  const tables = new GraphTables(program, options);
  return {
    tables,
    id: 'shapegraph',
    title: 'Which cells variables and fields lead to: shared or not, in cycles or not.',
    paper: 'C. Rubio, Class invariant shape analysis, University of Wisconsin-Milwaukee, 2004',
    lattice: graphLattice(tables),
    partitions: [partition(tables)],
    // A state without cells does cover others; but nothing is gained by looking for such.
    comparesWithinPartitions: true,
    entries: (code, start, known, isFollowed) => entries(tables, code, start, known, isFollowed),
    entry: (code, start) => entry(tables, code, start),
    step: (at, state, others) => step(tables, at, state, others),
    receivers: (at, state) => receivers(tables, at, state),
    enter: (at, callee, before) => enterCall(tables, at, callee, before),
    leave: (at, callee, frame, exit) => leaveCall(tables, at, callee, frame, exit),
    unknown: (at, callee, before) => unknownCall(tables, at, callee, before),
    initialised: (type, state) => initialised(tables, type, state),
    initialise: (type, state) => initialise(tables, type, state),
    abstract: (state) => state,
    ask: (question, state, at) => ask(tables, question, state, at),
    refine: (question, state, at) => refine(tables, question, state, at),
    represents: (concrete, state) => represents(tables, concrete, state),
    // Many graphs of one step cost as much as many steps.
    effort: () => tables.graphs.size >> 1,
    show: (state, code) => show(tables, state, code),
    draw: (state, at) => draw(tables, state, at),
  };
}
