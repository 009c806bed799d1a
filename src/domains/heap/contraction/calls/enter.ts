/** What a callee sees of its caller's state: the part that its arguments and static fields reach, with cutpoints. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Entered, FollowedCall } from '../../../../engine/domain.js';
import { Draft } from '../../../../structures/draft.js';
import { liveNodes } from '../../../../structures/garbage.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { type Entered as EnteredGraph, enter } from '../../../../structures/local-heap.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { BACKWARDS } from '../graphs/links.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { turnVague } from '../vague/vague.js';
import { type Passed, passedTo } from './arguments.js';
import { type CallRefusal, frameState, type Notes } from './frame.js';
import { keepNeeded } from './needed.js';
import { splitArguments } from './split.js';
import { exposeHidden, forgetWritten } from './written.js';

const SEARCH_LIMIT = CONTRACTION_BUDGETS['calls/enter'].searchLimit.most;

export function enterCall(
  tables: ShapeTables,
  at: CodeEdge,
  callee: Code,
  before: ShapeState,
): readonly Entered<ShapeState>[] {
  const works = splitArguments(tables, at, callee, tables.work(before));
  return works.flatMap((work) => {
    const passed = passedTo(tables, at, callee, work);
    return passed === undefined
      ? []
      : [entered(tables, { at, callee }, work, passed, works.length === 1 ? 'one' : 'several')];
  });
}

function entered(
  tables: ShapeTables,
  { at, callee }: FollowedCall,
  work: Work,
  passed: Passed,
  cases: 'one' | 'several',
): Entered<ShapeState> {
  keepNeeded(tables, at, callee, work);
  const written = tables.options.writes?.(callee.method, at, true);
  const lost = losesNodes(tables, work.draft);
  const exposed = written !== undefined && written.hidden !== false && exposeFrame(tables, work.draft, passed);
  let refusal: CallRefusal | undefined;
  let parts = entering(tables, work, passed);
  if (parts.cutpoints > tables.options.cutpoints) {
    refusal = 'too-many-cutpoints';
    const { variables } = work.draft;
    turnVague(
      tables,
      work.draft,
      variables.slice(passed.own).filter((node) => node !== NULL_NODE),
    );
    parts = entering(tables, work, passed);
  }
  const { cutpoints } = parts;
  // Contracted always: recursion has no loop head at which it would be.
  const start = tables.close(calleeWork(tables, callee, work, passed, parts), callee, callee.body.entry, true);
  const kept = Draft.of(parts.frame);
  forgetWritten(tables, kept, written, callee.method);
  const reason = refusal ?? start.refusal ?? (exposed ? 'hidden-references' : undefined);
  const losing: Notes['lost'] = cases === 'one' ? 'must' : 'may';
  const notes = { cutpoints, refusal: reason, lost: lost || start.lost ? losing : undefined };
  return { callee: start.state, frame: frameState(tables, kept, work, notes) };
}

function entering(tables: ShapeTables, { draft }: Work, { own, slots }: Passed): EnteredGraph {
  return enter(draft.freeze(), {
    passed: slots.map((_, index) => own + index),
    own,
    backwards: BACKWARDS,
    searchLimit: SEARCH_LIMIT,
    isShared: (label) => tables.labels.isVague(label),
  });
}

/** What only the caller sees, unknown code inside the callee may reach in ways that nobody knows. */
function exposeFrame(tables: ShapeTables, draft: Draft, { own }: Passed): boolean {
  const given = draft.copy();
  given.variables.splice(0, own);
  return exposeHidden(tables, draft, liveNodes(given, BACKWARDS));
}

/** In the callee's slots. */
function calleeWork(
  tables: ShapeTables,
  callee: Code,
  caller: Work,
  { slots, truths }: Passed,
  { callee: graph }: EnteredGraph,
): Work {
  const work = tables.blank(callee);
  const draft = Draft.of(graph);
  const given = draft.variables.splice(0);
  draft.variables.push(...work.draft.variables);
  for (let index = 0; index < slots.length; index++) draft.variables[slots[index] as number] = given[index] as number;
  for (let index = slots.length; index < given.length; index++) draft.variables.push(given[index] as number);
  for (const { place, truth } of truths) work.truths[place] = truth;
  return { draft, truths: work.truths, initialised: caller.initialised };
}

/** Whether neither caller nor callee holds some node of a linked structure any more. */
function losesNodes(tables: ShapeTables, draft: Draft): boolean {
  const live = liveNodes(draft, BACKWARDS);
  for (let node = 0; node < live.length; node++) {
    if (live[node] === 1) continue;
    const { vague, classes } = tables.labels.label(draft.labels[node] as number);
    if (!vague && tables.leadsToLinked(classes, 'a payload')) return true;
  }
  return false;
}
