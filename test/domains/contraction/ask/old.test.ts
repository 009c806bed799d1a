/** `\old` terms: evaluated on entry, kept in slots, and read at the exit. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../../../src/domains/heap/contraction/ask/ask.js';
import { FAULTED_ON_ENTRY, keptOlds, TRUE_ON_ENTRY } from '../../../../src/domains/heap/contraction/entry/old.js';
import { bindOlds } from '../../../../src/domains/heap/contraction/entry/old-entry.js';
import type { ShapeState, Work } from '../../../../src/domains/heap/contraction/state/state.js';
import { captureEntry, type EvaluationState, evaluateTerm, Fault, judge } from '../../../../src/facts/index.js';
import type { Thing } from '../../../facts/fixture.js';
import { randomFrom } from '../../../fuzz/random.js';
import { allHeaps, type Heap, randomHeap } from '../support/heaps.js';
import { type Garden, garden } from './garden.js';

/** Sets the slots of `\\old` terms to what they were in the heap on entry, as `facts` evaluates them. */
function withOlds({ tables, code, objects }: Garden, work: Work, entry: EvaluationState): Work {
  const { firstOld } = tables.slots(code);
  const { labels } = tables;
  const marked = (type: string): number => {
    const classes = labels.exactly(type);
    return work.draft.addNode(labels.number({ vague: true, nullable: false, age: 'any', known: 0, classes }));
  };
  tables.options.olds(code).forEach(({ operand }, place) => {
    const value = evaluateTerm(operand, tables.program.hierarchy, entry);
    const isObject = typeof value === 'object' && value !== null;
    work.draft.variables[firstOld + place] =
      value instanceof Fault
        ? marked(FAULTED_ON_ENTRY)
        : isObject
          ? objects(entry).indexOf(value as Thing)
          : value === 1
            ? marked(TRUE_ON_ENTRY)
            : -1;
  });
  return work;
}

function closed({ tables, code, start }: Garden, work: Work): ShapeState {
  return tables.close(work, code, start.point, true).state;
}

describe('terms that speak of the entry', () => {
  it('are found in formulas, each once, references only', async () => {
    const plot = await garden({ variables: ['x', 'y'], fields: ['next'] });
    const { term } = plot.bound(
      '\\old(x.next) != null && \\old(x.next == y && !(y.next != null)) ==> \\old(y) == \\old(x.next)',
    );
    const texts = keptOlds([term]).map(({ operand }) =>
      operand.kind === 'field' && operand.base.kind === 'variable'
        ? `${operand.base.name}.next`
        : operand.kind === 'variable'
          ? operand.name
          : '?',
    );
    expect(texts).toEqual(['x.next', 'y', 'y.next']);
  });

  for (const mode of ['exact', 'partial'] as const) {
    it(`are bound on entry so that every heap is covered, ${mode}`, async () => {
      const formula =
        '\\old(x.left) == \\old(x.left.right) && \\old(y.left) == null && \\old(reach(x, y, left, right))';
      const plot = await garden({
        variables: ['x', 'y'],
        fields: ['left', 'right'],
        ensures: [formula],
        options: { mode },
      });
      const bare = await garden({ variables: ['x', 'y'], fields: ['left', 'right'], options: { mode } });
      const expected = new Map<number, Set<number>>();
      const found = new Map<number, Set<number>>();
      for (const heap of allHeaps(2, 2, 3)) {
        const { number } = bare.state(heap);
        const exactly = closed(plot, withOlds(plot, plot.work(heap), plot.concrete(heap)));
        expected.set(number, (expected.get(number) ?? new Set()).add(exactly.number));
        if (!found.has(number)) {
          const works = bindOlds(plot.tables, plot.code, plot.tables.work(plot.state(heap)));
          found.set(number, new Set(works.map((work) => closed(plot, work).number)));
        }
        const [graphs, states] = [plot.tables.graphs, [...(found.get(number) ?? [])]];
        if (mode === 'exact') expect(states).toContain(exactly.number);
        else {
          const same = bindOlds(plot.tables, plot.code, plot.tables.work(plot.state(heap))).map(
            (work) => closed(plot, work).graph,
          );
          expect(
            same.some(
              (graph) => graphs.key(graph) === graphs.key(exactly.graph) && graphs.within(exactly.graph, graph),
            ),
          ).toBe(true);
        }
      }
      expect(expected.size).toBeGreaterThan(100);
    });
  }

  it('split the entry into no more than what heaps show', async () => {
    const formula = '\\old(x.next.next) == \\old(y.next)';
    const soil = { variables: ['x', 'y'], fields: ['next'], options: { mode: 'exact' } } as const;
    const [plot, bare] = [await garden({ ...soil, ensures: [formula] }), await garden(soil)];
    const expected = new Map<number, Set<number>>();
    const smallest = new Map<number, Heap>();
    for (const heap of allHeaps(2, 1, 7)) {
      const { number } = bare.state(heap);
      const exactly = closed(plot, withOlds(plot, plot.work(heap), plot.concrete(heap)));
      expected.set(number, (expected.get(number) ?? new Set()).add(exactly.number));
      if (!smallest.has(number) || heap.cells.length < (smallest.get(number)?.cells.length ?? 0))
        smallest.set(number, heap);
    }
    for (const [number, heap] of smallest) {
      // Larger ones have ways to look that need more cells than were tried.
      if (heap.cells.length > 4) continue;
      const works = bindOlds(plot.tables, plot.code, plot.tables.work(plot.state(heap)));
      const found = new Set(works.map((work) => closed(plot, work).number));
      expect([...found].sort()).toEqual([...(expected.get(number) ?? [])].sort());
    }
    expect(smallest.size).toBeGreaterThan(50);
  });

  it('have no value where they dereference null, so that no formula that reads them holds', async () => {
    const truths = {
      '\\old(x.next) == null': 'no',
      '!(\\old(x.next) == null)': 'no',
      '\\old(x.next != null || y == null)': 'no',
      '!\\old(list(x.next, next))': 'no',
      'x == null || \\old(x.next) == null': 'yes',
      'x != null ==> \\old(x.next).next == null': 'yes',
      'y == null || \\old(x.next) == null': 'no',
    };
    const formulas = Object.keys(truths);
    const plot = await garden({ variables: ['x', 'y'], fields: ['next'], ensures: formulas });
    const [work, ...others] = bindOlds(plot.tables, plot.code, plot.work({ variables: [-1, 0], cells: [[-1]] }));
    expect(others).toEqual([]);
    const state = work && closed(plot, work);
    const answers = formulas.map(
      (text) => state && ask(plot.tables, plot.question(plot.bound(text)), state, plot.exit),
    );
    expect(answers).toEqual(Object.values(truths));
  });

  it('are read at the exit', async () => {
    const formulas = [
      'x != null && \\old(x.left) != null ==> reach(x, \\old(x.left), left, right)',
      'x.left == \\old(x.left)',
      '\\old(x.left).right == y',
      'x != null ==> \\old(x.left.right) == x.right',
      'x != null ==> \\old(x.left == x.right || y == null)',
      '!(\\old(x.left) == \\old(x.left.right))',
      '\\old(x.left) == null || \\old(x.left.right) != y',
      '\\old(reach(x, y, left, right)) ==> reach(x, y, left, right)',
      '!\\old(tree(x.left, left, right)) || y == null',
      'y == null || (\\forall Node n; reach(\\old(y.right), n, left, right); n != y)',
    ];
    const plot = await garden({ variables: ['x', 'y'], fields: ['left', 'right'], ensures: formulas });
    const bounds = formulas.map((text) => plot.bound(text));
    const random = randomFrom(5);
    const truths = new Set<string>();
    for (let run = 0; run < 1500; run++) {
      const before = randomHeap(random, { variables: 2, fields: 2, cells: 1 + random.below(5) });
      const after = { ...before, cells: before.cells.map((cell) => [...cell]) };
      for (let stores = random.below(4); stores > 0; stores--) {
        (random.pick(after.cells) as number[])[random.below(2)] = random.below(after.cells.length + 1) - 1;
      }
      const concrete = plot.concrete(before);
      const state = closed(plot, withOlds(plot, plot.work(after), concrete));
      const entries = bounds.map((bound) => captureEntry([bound], concrete));
      const things = [...plot.objects(concrete)];
      after.cells.forEach((cell, source) => {
        cell.forEach((target, field) => {
          (things[source] as Thing).fields[plot.fields[field] as string] = things[target] ?? null;
        });
      });
      bounds.forEach((bound, place) => {
        const entry = entries[place];
        const judged = judge(bound, { ...concrete, ...(entry && { entry }) });
        const answer = ask(plot.tables, plot.question(bound), state, plot.exit);
        if (answer === 'unknown') return;
        truths.add(`${place} ${answer}`);
        expect(`${formulas[place]}: ${answer} ${JSON.stringify([before, after])}`).toBe(
          `${formulas[place]}: ${judged.kind === 'holds' ? 'yes' : 'no'} ${JSON.stringify([before, after])}`,
        );
      });
    }
    expect(truths.size).toBe(2 * formulas.length);
  });
});
