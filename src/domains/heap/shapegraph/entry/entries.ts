/**
 * The states in which a method starts where the cells that it is given are followed: all heaps without garbage (the weakest
 * assertion of the thesis), cut down to those in which what is known holds.
 *
 * States say that nothing else leads to cells. On entry this need not be so; so whoever asks has to see to it that the code never
 * gets at a cell through anything but what is given, and that no code which is not followed can change the links of cells.
 */

import type { Code, CodePoint } from '../../../../engine/code.js';
import type { Start } from '../../../../engine/domain.js';
import type { Question } from '../../../../engine/question.js';
import type { TypeName } from '../../../../ir/types.js';
import { SHAPEGRAPH_BUDGETS } from '../budgets.js';
import { NOTHING, NULL } from '../graphs/store/model.js';
import { graphLattice, partition } from '../lattice.js';
import { type GraphState, SOME, type Work } from '../state.js';
import { refine } from '../step/refine.js';
import { GraphTables } from '../tables.js';
import { entry, type Given, started } from './entry.js';
import { areTrees } from './trees.js';
import { fitsTypes } from './types.js';

export interface GraphEntries {
  /** Cover every start in which the formulas hold. */
  readonly states: readonly GraphState[];
  /** Whether the cells that are there on entry are followed. */
  readonly isFollowed: boolean;
}

const MOST_GIVEN = SHAPEGRAPH_BUDGETS['entry/entries'].mostGiven.most;
const MOST_STARTS = SHAPEGRAPH_BUDGETS['entry/entries'].mostStarts.most;
const MOST_EXACT = SHAPEGRAPH_BUDGETS['entry/entries'].mostExact.most;

/** `isFollowed`: whether what is given as a value of the type is to be followed where it is a cell. */
export function entries(
  tables: GraphTables,
  code: Code,
  start: Start,
  known: readonly Question[],
  isFollowed: (type: TypeName) => boolean,
): GraphEntries {
  const found = exactly(tables, code, start, known, isFollowed) ?? weakly(tables, code, start, known, isFollowed);
  if (found !== undefined && found.length <= MOST_STARTS) return { states: found, isFollowed: true };
  const at = { code, point: code.body.entry };
  return { states: cutDown(tables, entry(tables, code, start), known, at), isFollowed: false };
}

type Followed = (type: TypeName) => boolean;

/** By exact graphs, of which formulas say most. Undefined: there are too many. */
function exactly(
  tables: GraphTables,
  code: Code,
  start: Start,
  known: readonly Question[],
  isFollowed: Followed,
): readonly GraphState[] | undefined {
  const { options, program } = tables;
  const exact = new GraphTables(program, {
    ...options,
    mode: 'relational',
    splits: Math.max(options.splits, MOST_EXACT),
  });
  const states = startsIn(exact, code, start, known, isFollowed);
  if (states === undefined) return undefined;
  if (options.mode === 'relational' && states.length > MOST_STARTS) return undefined;
  const { initialised } = started(tables, code, start, isFollowed).work;
  const merged = new Map<number, GraphState>();
  const lattice = graphLattice(tables);
  const partOf = partition(tables);
  for (const state of states) {
    const graph = tables.graphs.imported(exact.graphs, state.graph);
    if (graph === undefined) continue;
    const [kinds, truths] = [exact.numbers.kindsOf(state), exact.numbers.truthsOf(state)];
    const one = tables.numbers.state(graph, kinds, truths, initialised);
    const known = merged.get(partOf(one));
    merged.set(partOf(one), known === undefined ? one : lattice.join(known, one));
  }
  return [...merged.values()];
}

/** By graphs whose flags say nothing. Undefined: there are too many. */
function weakly(
  tables: GraphTables,
  code: Code,
  start: Start,
  known: readonly Question[],
  isFollowed: Followed,
): readonly GraphState[] | undefined {
  return tables.options.mode === 'keyed' ? startsIn(tables, code, start, known, isFollowed) : undefined;
}

function startsIn(
  tables: GraphTables,
  code: Code,
  start: Start,
  known: readonly Question[],
  isFollowed: Followed,
): readonly GraphState[] | undefined {
  const { work, chosen } = started(tables, code, start, isFollowed);
  const isSimple = areTrees(tables, chosen, known);
  if (chosen.length > MOST_GIVEN || (!isSimple && isHopeless(tables, chosen.length))) return undefined;
  const { weakest, trees } = tables.graphs;
  const graphs = (isSimple ? trees : weakest)(chosen.length);
  if (graphs === undefined) return undefined;
  const at = { code, point: code.body.entry };
  const found = new Set<GraphState>();
  for (const graph of graphs) {
    if (!fitsTypes(tables, graph, chosen)) continue;
    for (const each of startsOf(tables, work, graph, chosen)) {
      const { states, isTooMany } = tables.close(each, code, at.point);
      if (isTooMany) return undefined;
      for (const state of cutDown(tables, states, known, at)) found.add(state);
    }
  }
  return [...found];
}

/** Whether there are so many graphs that it is not worth while to count them. Exact ones also tell apart what unnamed cells refer to. */
function isHopeless({ options: { mode, links } }: GraphTables, given: number): boolean {
  if (mode === 'relational') return given * links.length > (links.length === 1 ? 3 : 2);
  return (given + 2) ** (given * links.length) > 2 * MOST_STARTS;
}

/** The works in which what is given is as the graph says; what is null there may be an object that is no cell, if its type allows. */
function startsOf(tables: GraphTables, work: Work, graph: number, chosen: readonly Given[]): readonly Work[] {
  const mapping = new Array<number>(work.kinds.length).fill(NOTHING);
  for (const [variable, { slot }] of chosen.entries()) mapping[slot] = variable;
  let works = (tables.graphs.project(graph, mapping) ?? []).map((each) => ({ ...tables.copied(work), graph: each }));
  for (const [variable, { slot, type, isNonNull }] of chosen.entries()) {
    if (tables.graphs.value(graph, variable) !== NULL) continue;
    const others = tables.options.isCell(type)
      ? []
      : works.map((each) => {
          const other = tables.copied(each);
          other.sources[slot] = -1;
          other.kinds[slot] = SOME;
          return other;
        });
    works = isNonNull ? others : [...works, ...others];
  }
  return works;
}

function cutDown(
  tables: GraphTables,
  states: readonly GraphState[],
  known: readonly Question[],
  at: CodePoint,
): readonly GraphState[] {
  return known.reduce((left, question) => left.flatMap((state) => refine(tables, question, state, at)), states);
}
