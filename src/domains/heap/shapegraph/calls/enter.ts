/** What a callee sees of its caller's state: the cells that it can reach, with cutpoints where its caller refers to them. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Entered } from '../../../../engine/domain.js';
import { FIRST_NODE, NOTHING, type Parts } from '../graphs/store/model.js';
import { CELL, type GraphState, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { keptSlots, type Passed, passedTo } from './calls.js';
import { frameState } from './frame.js';

export function enterCall(
  tables: GraphTables,
  at: CodeEdge,
  callee: Code,
  before: GraphState,
): readonly Entered<GraphState>[] {
  return entered(tables, at, callee, tables.work(before), 'whole');
}

function entered(
  tables: GraphTables,
  at: CodeEdge,
  callee: Code,
  work: Work,
  nodes: 'given-up' | 'whole',
): readonly Entered<GraphState>[] {
  const passed = passedTo(tables, at, callee, work);
  if (passed === undefined) return [];
  const kept = keptSlots(tables, at, callee, work, passed);
  const parts = separated(tables, work, passed, kept);
  if (parts === undefined) {
    // All that the callee sees is given up, so that there is nothing to be cut.
    const given = passedSlots(work, passed);
    const works = given.reduce<readonly Work[]>(
      (all, slot) => all.flatMap((each) => tables.givenUp(each, slot)),
      [work],
    );
    if (nodes === 'whole') return works.flatMap((each) => entered(tables, at, callee, each, 'given-up'));
    const none = tables.work(tables.outside(work));
    return entered(tables, at, callee, none, 'given-up');
  }
  return parts.flatMap(({ callee: graph, frame }) =>
    start(tables, callee, work, passed, graph).map((state) => ({
      callee: state,
      frame: frameState(tables, at, work, {
        graph: frame,
        kept,
        shared: passed.shared,
        isGivenUp: nodes === 'given-up',
      }),
    })),
  );
}

/** The caller's slots with the cells that are passed. */
function passedSlots({ sources }: Work, passed: Passed): readonly number[] {
  const given = new Set(passed.sources.filter((source) => source !== -1));
  return sources.flatMap((source, slot) => (given.has(source) ? [slot] : []));
}

function start(
  tables: GraphTables,
  callee: Code,
  { initialised }: Work,
  { kinds, truths }: Passed,
  graph: number,
): readonly GraphState[] {
  const all = [...kinds, ...new Array<number>(tables.options.cutpoints).fill(CELL)];
  const work: Work = {
    graph,
    sources: all.map((kind, slot) => (kind === CELL ? slot : -1)),
    kinds: all,
    truths: [...truths],
    initialised,
  };
  return tables.close(work, callee, callee.body.entry).states;
}

/** Undefined where there are too many cutpoints or cases. */
function separated(
  tables: GraphTables,
  work: Work,
  { sources }: Passed,
  kept: readonly number[],
): readonly Parts[] | undefined {
  const { graphs, options } = tables;
  const found = graphs.separate(work.graph, sources, kept, options.cutpoints);
  return found === 'inseparable' ? whole(tables, work, sources, kept) : found;
}

/** Everything is passed; the frame knows of cutpoints only. */
function whole(
  tables: GraphTables,
  work: Work,
  sources: readonly number[],
  kept: readonly number[],
): readonly Parts[] | undefined {
  const { graphs, options } = tables;
  const width = graphs.variables(work.graph);
  const cuts: number[] = [];
  let frame = graphs.nothing(width + options.cutpoints);
  const places = new Map<number, number>();
  for (const slot of kept) {
    const value = graphs.value(work.graph, slot);
    if (value < FIRST_NODE) continue;
    const known = places.get(value);
    if (known === undefined && cuts.length === options.cutpoints) return undefined;
    const place = known ?? width + cuts.length;
    const made = known === undefined ? graphs.allocate(frame, place)?.[0] : frame;
    const named = made === undefined ? undefined : graphs.copy(made, slot, place)?.[0];
    if (named === undefined) return undefined;
    frame = named;
    if (known !== undefined) continue;
    places.set(value, place);
    cuts.push(slot);
  }
  const rest = new Array<number>(options.cutpoints - cuts.length).fill(NOTHING);
  return graphs.project(work.graph, [...sources, ...cuts, ...rest])?.map((callee) => ({ callee, frame }));
}
