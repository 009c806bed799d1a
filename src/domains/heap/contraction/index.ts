/**
 * Shapes of linked structures by contraction, as a domain of the engine.
 *
 * A state is a graph (see `graphs/model.ts` for what its regular nodes mean, `labels.ts` for the vague ones), the constant
 * boolean variables, and the classes that are initialised. Statements on regular nodes are best transformers.
 */
import type { Code } from '../../../engine/code.js';
import type { Domain, MakeDomain, ProgramView, Start } from '../../../engine/domain.js';
import type { Question } from '../../../engine/question.js';
import { ask, refine } from './ask/ask.js';
import { enterCall, leaveCall, receivers, unknownCall } from './calls/calls.js';
import { initialise, initialised } from './calls/initialisation.js';
import { draw, show } from './draw/draw.js';
import { type Entries, entries } from './entry/entry.js';
import type { ContractionOptions } from './options.js';
import { represents } from './represents/represents.js';
import { partition, shapeLattice } from './state/lattice.js';
import type { ShapeState } from './state/state.js';
import { step } from './step/step.js';
import { ShapeTables } from './tables.js';

export type { Entries } from './entry/entry.js';
export type { ContractionOptions, Written } from './options.js';
export type { ShapeState } from './state/state.js';
export { type ElementFields, EMPTY_UNIVERSE, elementFields, type Universe } from './universe.js';

export interface ContractionDomain extends Domain<ShapeState> {
  /** To look into states. */
  readonly tables: ShapeTables;
  /** The starts in which all the formulas hold. */
  readonly entries: (code: Code, start: Start, preconditions: readonly Question[]) => Entries;
}

export function contraction(options: (program: ProgramView) => ContractionOptions): MakeDomain<ShapeState> {
  return (program) => contractionDomain(program, options(program));
}

export function contractionDomain(program: ProgramView, options: ContractionOptions): ContractionDomain {
  const tables = new ShapeTables(program, options);
  return {
    tables,
    id: 'contraction',
    title: 'Which shapes linked structures have: lists, trees, rings, what is shared and what is lost.',
    paper:
      'T. Lev-Ami, N. Immerman, M. Sagiv, Abstraction for shape analysis with fast and precise transformers, CAV 2006',
    lattice: shapeLattice(tables),
    partitions: [partition(tables)],
    // An outside state does cover others; but nothing is gained by looking for such.
    comparesWithinPartitions: true,
    entries: (code, start, preconditions) => entries(tables, code, start, preconditions),
    entry: (code, start) => entries(tables, code, start, start.holds ?? []).states,
    step: (at, state, others) => step(tables, at, state, others),
    receivers: (at, state) => receivers(tables, at, state),
    enter: (at, callee, before) => enterCall(tables, at, callee, before),
    leave: (at, callee, frame, exit) => leaveCall(tables, at, callee, frame, exit),
    unknown: (at, callee, before) => unknownCall(tables, at, callee, before),
    initialised: (type, state) => initialised(tables, type, state),
    initialise: (type, state, values) => initialise(tables, type, state, values),
    abstract: (state, at) =>
      options.contracts === 'everywhere' ? state : tables.close(tables.work(state), at.code, at.point, true).state,
    ask: (question, state, at) => ask(tables, question, state, at),
    refine: (question, state, at) => refine(tables, question, state, at),
    represents: (concrete, state) => represents(tables, concrete, state),
    effort: () => tables.graphs.effort,
    show: (state, code) => show(tables, state, code),
    draw: (state, at) => draw(tables, state, at),
  };
}
