/**
 * The recency heap: which objects references may mean, what fields hold, null or not, and between which bounds numbers lie.
 * G. Balakrishnan, T. Reps, Recency-abstraction for heap-allocated storage, SAS 2006.
 */
import type { Domain, MakeDomain, ProgramView } from '../../../engine/domain.js';
import type { Outcome } from '../../../engine/outcome.js';
import { abstract } from './abstraction.js';
import { ask } from './ask/ask.js';
import { enter } from './calls/enter.js';
import { initialise, initialised } from './calls/initialisation.js';
import { leave } from './calls/leave.js';
import { receivers } from './calls/receivers.js';
import { CallRenamings } from './calls/renamings.js';
import { unknownCall } from './calls/unknown-call.js';
import { draw } from './draw.js';
import { entry } from './entry.js';
import type { RecencyOptions } from './options.js';
import { partitions } from './regions/partitions.js';
import { Surveys } from './regions/surveys.js';
import { represents } from './represents/represents.js';
import { showState } from './show.js';
import { Specifications } from './specifications.js';
import type { State } from './state/state.js';
import { stateLattice } from './state/state-order.js';
import { Tables } from './state/tables.js';
import { withoutPaths } from './step/paths.js';
import { refine } from './step/refine.js';
import { step } from './step/step.js';

export type { RecencyOptions, State };

const NO_STATES: readonly never[] = [];

export function recency(options: RecencyOptions = {}): MakeDomain<State> {
  return (program) => recencyDomain(new Tables(program, options), program);
}

/** With the tables at hand, to look into states. */
export function recencyDomain(tables: Tables, program: ProgramView): Domain<State> {
  const renamings = new CallRenamings(tables);
  const stepping = {
    tables,
    surveys: new Surveys(tables),
    specifications: new Specifications(program.hierarchy, {
      ask: (question, state) => ask(tables, question, state),
      refine: (question, state) => refine(tables, question, state),
    }),
  };
  // Others may write the fields of what variables refer to.
  const forgotten = (state: State): State => withoutPaths(tables, state);
  const first = (state: State): State => tables.canonical(state);
  // Outcomes are remembered: what is empty is shared.
  const firsts = (states: readonly State[]): readonly State[] => (states.length === 0 ? NO_STATES : states.map(first));
  const canonical = ({ normal, exceptional, alarms, exact }: Outcome<State>): Outcome<State> => ({
    normal: firsts(normal),
    exceptional: firsts(exceptional),
    alarms: alarms.length === 0 ? NO_STATES : alarms,
    exact,
  });
  return {
    id: tables.tellsRecent ? 'recency' : 'allocation-sites',
    title: 'Which objects references may mean, what their fields hold, and whether that may be null.',
    paper: 'G. Balakrishnan, T. Reps, Recency-abstraction for heap-allocated storage, SAS 2006',
    lattice: stateLattice(tables),
    partitions: partitions(tables),
    entry: (code, start) => entry(tables, code, start),
    step: (at, state, others) => canonical(step(stepping, at, state, others)),
    receivers: (at, state) => receivers(tables, at, state),
    enter: (at, callee, before) => enter(tables, renamings, at, callee, forgotten(before)),
    leave: (at, callee, frame, exit) =>
      canonical(leave(tables, renamings, { at, callee }, forgotten(frame), { ...exit, state: forgotten(exit.state) })),
    unknown: (at, callee, before) => canonical(unknownCall(tables, at, callee, before, stepping.surveys.of(at.code))),
    initialised: (type, state) => initialised(tables, type, state),
    initialise: (type, state, values) => initialise(tables, type, state, values),
    abstract: (state, at) => tables.canonical(abstract(tables, state, at)),
    ask: (question, state) => ask(tables, question, state),
    refine: (question, state) => refine(tables, question, state),
    represents: (concrete, state) => represents(tables, concrete, state),
    show: (state, code) => showState(tables, state, code),
    draw: (state, at) => draw(tables, state, at),
  };
}
