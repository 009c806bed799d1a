/**
 * Frames: what a caller keeps while a callee runs, as a state.
 *
 * Its graph has the caller's variables and then the cutpoints, which point to nodes that stand for the callee's; its truths are
 * those of the caller and then what `Notes` says.
 */
import type { Draft } from '../../../../structures/draft.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import type { Refusal } from '../graphs/model.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

export type CallRefusal = Refusal | 'too-many-cutpoints' | 'hidden-references';

/** What became known on the way into the callee, to be told when it ends. */
export interface Notes {
  readonly cutpoints: number;
  /** Why the callee's part was given up. */
  readonly refusal: CallRefusal | undefined;
  /** Whether nodes were lost because the callee does not look at what it is given. */
  readonly lost: 'may' | 'must' | undefined;
}

export interface Frame extends Notes {
  readonly graph: HeapGraph;
  /** Of the caller's boolean variables. */
  readonly truths: number[];
  readonly initialised: number;
}

const REFUSALS: readonly (CallRefusal | undefined)[] = [
  undefined,
  'too-many-cutpoints',
  'hidden-references',
  'too-many-distinct-nodes',
  'cycle-held-by-parent-pointers-only',
  'too-many-cases',
];
const LOST = [undefined, 'may', 'must'] as const;
const NOTES = 3;

export function frameState(tables: ShapeTables, draft: Draft, caller: Work, notes: Notes): ShapeState {
  const { cutpoints, refusal, lost } = notes;
  const truths = [...caller.truths, cutpoints, Math.max(REFUSALS.indexOf(refusal), 0), LOST.indexOf(lost)];
  return tables.state(tables.graphs.uncontracted(draft), truths, caller.initialised);
}

export function frameOf(tables: ShapeTables, state: ShapeState): Frame {
  const truths = [...tables.truthsOf(state)];
  const [cutpoints = 0, refusal = 0, lost = 0] = truths.splice(truths.length - NOTES);
  return {
    graph: tables.graphs.graph(state.graph),
    truths,
    initialised: state.initialised,
    cutpoints,
    refusal: REFUSALS[refusal],
    lost: LOST[lost],
  };
}
