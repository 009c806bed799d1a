/** Random formulas on states against their truth in all concrete heaps up to a size. */
import { ask } from '../../../../src/domains/heap/contraction/ask/ask.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import { randomFrom } from '../../../fuzz/random.js';
import { allHeaps, type Heap } from '../support/heaps.js';
import { type Garden, garden, type Soil } from './garden.js';
import { randomFormula, type Vocabulary } from './random-formula.js';

interface Group {
  readonly state: ShapeState;
  readonly heaps: readonly Heap[];
}

/** Heaps by the state that they have; in partial mode states of one key are merged, as the engine does. */
export function groups({ tables, state }: Garden, heaps: Iterable<Heap>): readonly Group[] {
  const found = new Map<number, { state: ShapeState; heaps: Heap[] }>();
  for (const heap of heaps) {
    const one = state(heap);
    const key = tables.options.mode === 'partial' ? tables.graphs.key(one.graph) : one.number;
    const group = found.get(key) ?? { state: one, heaps: [] };
    const graph = tables.options.mode === 'partial' ? tables.graphs.merged(group.state.graph, one.graph) : one.graph;
    group.state = tables.state(graph, [...tables.truthsOf(one)], one.initialised);
    group.heaps.push(heap);
    found.set(key, group);
  }
  return [...found.values()];
}

export interface Audit {
  readonly asked: number;
  readonly decided: number;
  /** Answers that a heap contradicts. */
  readonly wrong: readonly string[];
  /** Formulas with one truth in all heaps at hand, of a state, that were not decided. */
  readonly open: readonly string[];
}

export async function audit(
  soil: Soil,
  most: number,
  formulas: { readonly seed: number; readonly count: number } & Omit<Vocabulary, 'names' | 'fields'>,
): Promise<Audit> {
  const plot = await garden(soil);
  const all = groups(plot, allHeaps(soil.variables.length, soil.fields.length, most));
  const random = randomFrom(formulas.seed);
  const [wrong, open]: [string[], string[]] = [[], []];
  let [asked, decided] = [0, 0];
  for (let count = 0; count < formulas.count; count++) {
    const text = randomFormula(random, { ...formulas, names: soil.variables, fields: soil.fields });
    const bound = plot.bound(text);
    for (let each = 0; each < 12; each++) {
      const { state, heaps } = random.pick(all);
      const answer = ask(plot.tables, plot.question(bound), state, plot.start);
      asked++;
      if (answer !== 'unknown') decided++;
      const some = heaps.slice(0, 40);
      const truths = new Set(some.map((heap) => plot.holds(bound, heap)));
      const show = `${text} is ${answer} in ${some.length} heaps such as ${JSON.stringify(some.at(-1))}`;
      if (answer === 'unknown' ? false : truths.has(answer === 'no')) wrong.push(show);
      if (answer === 'unknown' && truths.size === 1) open.push(show);
    }
  }
  return { asked, decided, wrong, open };
}
