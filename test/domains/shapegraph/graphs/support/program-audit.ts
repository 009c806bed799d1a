/** Random straight-line programs, run on a heap and on sets of graphs side by side. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { NO_CELL } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import type { ShapeGraph, ShapeGraphs } from '../../../../../src/domains/heap/shapegraph/graphs/store/model.js';
import { questions } from './claim-audit.js';
import { lost, run, type Statement, statements } from './concrete-steps.js';
import { step } from './step-audit.js';

export interface ProgramBounds {
  readonly variables: number;
  readonly programs: number;
  readonly length: number;
  readonly elsewhere: boolean;
  readonly seed: number;
}

/** What went wrong, if anything. Programs that outgrow the limit end there. */
export function programsFail(
  graphs: ShapeGraphs,
  bounds: ProgramBounds,
  choose: (bound: number) => number,
): string | undefined {
  const { variables, programs, length, elsewhere } = bounds;
  const all = statements(variables, graphs.fields).filter(({ kind }) => elsewhere || !kind.includes('elsewhere'));
  const asked = questions(variables, graphs.fields);
  for (let program = 0; program < programs; program++) {
    let heap: ConcreteHeap = { variables: new Array<number>(variables).fill(NO_CELL), cells: [] };
    let states: readonly ShapeGraph[] = [graphs.nothing(variables)];
    const trace: string[] = [];
    for (let at = 0; at < length; at++) {
      const gives = elsewhere && choose(12) === 0;
      // More cells and stores than anything else, or nothing grows.
      const building = all.filter(({ kind }) => kind === 'allocate' || kind === 'store' || kind === 'copy');
      const pool = choose(2) === 0 ? building : all;
      const statement = pool[choose(pool.length)] as Statement;
      const heaps = gives ? [lost(heap, heap.variables[statement.x] as number)] : run(statement, heap, graphs.fields);
      if (heaps.length === 0) continue;
      trace.push(gives ? `give up ${statement.x}` : JSON.stringify(statement));
      const next = states.map((state) => (gives ? graphs.giveUp(state, statement.x) : step(graphs, statement, state)));
      if (next.includes(undefined)) break;
      states = graphs.merged(next.flatMap((each) => each ?? []));
      if (states.length > 400) break;
      heap = heaps[choose(heaps.length)] as ConcreteHeap;
      const now = heap;
      const over = states.filter((state) => graphs.represents(state, now));
      if (over.length === 0) return `${trace.join('; ')}: no graph for ${JSON.stringify(heap)}`;
      for (const state of over) {
        const wrong = asked.find(({ ask, holds }) => ask(graphs, state) === (holds(now) ? 'no' : 'yes'));
        if (wrong !== undefined) {
          return `${trace.join('; ')}: ${wrong.text} is wrong on ${graphs.show(state)} for ${JSON.stringify(heap)}`;
        }
      }
    }
  }
  return undefined;
}
