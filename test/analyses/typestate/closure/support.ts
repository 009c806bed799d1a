/** Components explored and then cut down, to see whether the proof of completeness misses what was cut off. */
import { isClosed } from '../../../../src/analyses/typestate/closure/closure.js';
import { componentsOf, type TypestateComponent } from '../../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import { NULL_STATE, type SeenTransition } from '../../../../src/analyses/typestate/emulation/transitions.js';
import type { TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import type { Heap } from '../../../../src/machines/predicates/machine/machine.js';
import type { Vocabulary } from '../../../../src/machines/predicates/vocabulary.js';
import { openTexts } from '../../../support/open.js';

/** The steps of the analysis, as they are or built with a fault. */
export interface Engine {
  readonly componentsOf: typeof componentsOf;
  readonly discover: typeof discover;
  readonly emulate: typeof emulate;
  readonly isClosed: typeof isClosed;
}

const ENGINE: Engine = { componentsOf, discover, emulate, isClosed };

export interface Explored {
  readonly engine: Engine;
  readonly component: TypestateComponent;
  readonly vocabulary: Vocabulary;
  readonly table: TypestateTable;
}

export async function explored(text: string, objects?: number, engine: Engine = ENGINE): Promise<Explored> {
  const { table } = await openTexts([{ path: 'Component.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const components = engine.componentsOf(table, classes, { errors: { named: ['throw', 'null'] } });
  const [component] = components;
  if (component === undefined || components.length > 1) throw new Error(`${components.length} components`);
  const vocabulary = engine.discover(component);
  const limit = objects === undefined ? {} : { objects };
  const found = engine.emulate(component, vocabulary, { budget: 1, witnesses: false, ...limit });
  return { engine, component, vocabulary, table: found };
}

export function proves({ engine, component, vocabulary, table }: Explored): boolean {
  return engine.isClosed(component, vocabulary, table, { budget: 1 }).closed;
}

type Met = NonNullable<TypestateTable['met']>;

export function metOf({ table }: Explored): Met {
  if (table.met === undefined) throw new Error('nothing met');
  return table.met;
}

/** With some rows and heaps left out, as if they had not been met. */
export function cutDown(
  from: Explored,
  keepsRow: (row: SeenTransition) => boolean,
  keepsHeap: (heap: Heap) => boolean,
): Explored {
  const met = metOf(from);
  const { seen, places } = met.transitions;
  const transitions = { seen: seen.filter(keepsRow), places };
  return { ...from, table: { ...from.table, met: { ...met, transitions, heaps: met.heaps.filter(keepsHeap) } } };
}

/** One for each row of the table: without that row. */
export function withoutOneRow(from: Explored): readonly { readonly row: SeenTransition; readonly cut: Explored }[] {
  return metOf(from).transitions.seen.map((row) => ({
    row,
    cut: cutDown(
      from,
      (each) => each !== row,
      () => true,
    ),
  }));
}

/** One for each typestate: without the heaps in which an object is in it, and without the rows that speak of it. */
export function withoutOneTypestate(from: Explored): readonly { readonly typestate: number; readonly cut: Explored }[] {
  const { machine, typestates, heaps } = metOf(from);
  const inHeap = heaps.map(
    (heap) =>
      new Set(
        heap.objects
          .filter((object) => !machine.isStatics(heap, object) && typestates.has(machine.typeOf(heap, object)))
          .map((object) => typestates.of(heap, object)),
      ),
  );
  const all = new Set(inHeap.flatMap((each) => [...each]));
  return [...all].map((typestate) => {
    const kept = new Set(heaps.filter((_, at) => inHeap[at]?.has(typestate) !== true));
    const isAbout = ({ changes, leaves }: SeenTransition): boolean =>
      [...changes.values(), ...leaves.values()]
        .flat()
        .some(({ from: before, to }) => before !== NULL_STATE && (before === typestate || to === typestate));
    return {
      typestate,
      cut: cutDown(
        from,
        (row) => !isAbout(row),
        (heap) => kept.has(heap),
      ),
    };
  });
}
