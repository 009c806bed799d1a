/** Explored components, some cut down, and whether they are complete. */

import { LIST } from './components.js';
import {
  cutDown,
  type Engine,
  type Explored,
  explored,
  metOf,
  proves,
  withoutOneRow,
  withoutOneTypestate,
} from './support.js';

export interface Case {
  readonly name: string;
  readonly isClosed: boolean;
  readonly wrong: () => boolean;
}

function caseOf(name: string, from: Explored, isClosed: boolean): Case {
  return { name, isClosed, wrong: () => proves(from) !== isClosed };
}

export async function closed(engine: Engine, text: string): Promise<readonly Case[]> {
  return [caseOf('all of it', await explored(text, undefined, engine), true)];
}

/** Without each of its rows. */
export async function rows(engine: Engine, text: string): Promise<readonly Case[]> {
  return withoutOneRow(await explored(text, undefined, engine)).map(({ row, cut }) =>
    caseOf(`without row ${row.number} of ${row.method.name}`, cut, false),
  );
}

/** Without each of its typestates. */
export async function states(engine: Engine, text: string): Promise<readonly Case[]> {
  return withoutOneTypestate(await explored(text, undefined, engine)).map(({ typestate, cut }) =>
    caseOf(`without typestate ${typestate}`, cut, false),
  );
}

/** Explored with few objects: more show more. */
export async function small(engine: Engine, text: string, objects: number): Promise<readonly Case[]> {
  return [caseOf(`${objects} objects`, await explored(text, objects, engine), false)];
}

/** Lists of up to three elements, and all rows of lists of up to four: longer ones have one more. */
export async function shortLists(engine: Engine): Promise<readonly Case[]> {
  const from = await explored(LIST, 4, engine);
  const { machine } = metOf(from);
  const cut = cutDown(
    from,
    () => true,
    (heap) => heap.objects.filter((object) => machine.typeOf(heap, object) === 'Element').length <= 3,
  );
  return [caseOf('short lists', cut, false)];
}

/** Without heaps in which a node is met again along `next`, and without what such nodes show when they are used. */
export async function acyclic(engine: Engine, text: string): Promise<readonly Case[]> {
  const from = await explored(text, undefined, engine);
  const { machine } = metOf(from);
  const next = from.vocabulary.followed.find(({ name }) => name === 'next');
  if (next === undefined) throw new Error('no next');
  const cut = cutDown(
    from,
    ({ aliases, method }) => aliases.length === 0 || method.name !== 'use',
    (heap) =>
      heap.objects.every((start) => {
        let object = start;
        for (let steps = 0; steps < 9 && object >= 0; steps++) object = machine.reference(heap, object, next);
        return object < 0;
      }),
  );
  return [caseOf('no cycles', cut, false)];
}

/** Without each of the typestates, and without heaps in which two objects refer to the same one through the field. */
export async function unshared(engine: Engine, text: string, field: string): Promise<readonly Case[]> {
  const from = await explored(text, undefined, engine);
  const { machine } = metOf(from);
  const shared = from.vocabulary.followed.find(({ name }) => name === field);
  if (shared === undefined) throw new Error(`no ${field}`);
  return withoutOneTypestate(from).map(({ typestate, cut }) => {
    const unsharing = cutDown(
      cut,
      () => true,
      (heap) => {
        const targets = heap.objects
          .filter((object) => machine.typeOf(heap, object) === shared.owner)
          .map((object) => machine.reference(heap, object, shared))
          .filter((target) => target >= 0);
        return new Set(targets).size === targets.length;
      },
    );
    return caseOf(`without sharing and typestate ${typestate}`, unsharing, false);
  });
}
