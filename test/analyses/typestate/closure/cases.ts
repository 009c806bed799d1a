/** Explored components, some cut down, and whether they are complete. */

import { contentsText } from '../../../../src/analyses/typestate/closure/labels.js';
import {
  FAILED_STATE,
  NULL_STATE,
  type SeenTransition,
} from '../../../../src/analyses/typestate/emulation/transitions.js';
import type { Heap } from '../../../../src/machines/predicates/machine/machine.js';
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

export async function closed(engine: Engine, text: string, objects?: number): Promise<readonly Case[]> {
  return [caseOf('all of it', await explored(text, objects, engine), true)];
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

/**
 * A component of which one method breaks a rule, cut down to heaps in which the rule holds, and to the rows of the same component with
 * a method that does not break it: as if nobody had met what the method can do. The rows of the method itself are all there.
 */
export async function ruled(
  engine: Engine,
  breaking: string,
  keeping: string,
  method: string,
  objects: number,
  holds: (from: Explored, heap: Heap) => boolean,
): Promise<readonly Case[]> {
  const from = await explored(breaking, objects, engine);
  const tame = await explored(keeping, objects, engine);
  const known = new Set(metOf(tame).transitions.seen.map((row) => rowText(tame, row)));
  const kept = metOf(from).transitions.seen.filter(
    (row) => row.method.name === method || known.has(rowText(from, row)),
  );
  if (kept.length === metOf(from).transitions.seen.length) throw new Error('nothing is cut off');
  const cut = cutDown(
    from,
    (row) => kept.includes(row),
    (heap) => holds(from, heap),
  );
  return [caseOf(`${method} breaks the rule`, cut, false)];
}

function rowText(from: Explored, { method, changes, aliases, thrown }: SeenTransition): string {
  const { transitions, typestates } = metOf(from);
  const place = (number: number): string => {
    const found = transitions.places[number];
    return found === undefined || found.kind === 'O' ? 'new' : `${found.kind} ${found.path}`;
  };
  const state = (number: number): string =>
    number === NULL_STATE || number === FAILED_STATE ? `${number}` : contentsText(typestates.contents(number));
  const cells = [...changes].map(
    ([at, each]) => `${place(at)}: ${each.map(({ from: before, to }) => `${state(before)} -> ${state(to)}`).join()}`,
  );
  return [method.name, ...cells.sort(), ...aliases.map((pair) => pair.map(place).join(' = ')), thrown ?? ''].join('; ');
}

/** Whether what `last` leads to is found along `next` from what `first` leads to. */
export function isWhole(first: string, last: string, next: string): (from: Explored, heap: Heap) => boolean {
  return (from, heap) => {
    const { machine } = metOf(from);
    const field = (name: string) => {
      const found = from.vocabulary.followed.find((each) => each.name === name);
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    };
    const [head, tail, link] = [field(first), field(last), field(next)];
    return heap.objects.every((object) => {
      if (machine.typeOf(heap, object) !== head.owner) return true;
      const end = machine.reference(heap, object, tail);
      let at = machine.reference(heap, object, head);
      for (let steps = 0; steps < 9 && at >= 0 && at !== end; steps++) at = machine.reference(heap, at, link);
      return at === end;
    });
  };
}

/** Whether no object is referred to twice. */
export function isUnshared(from: Explored, heap: Heap): boolean {
  const { machine } = metOf(from);
  const targets = heap.objects.flatMap((object) =>
    from.vocabulary.followed
      .filter(({ owner }) => owner === machine.typeOf(heap, object))
      .map((field) => machine.reference(heap, object, field))
      .filter((target) => target >= 0),
  );
  return new Set(targets).size === targets.length;
}

/** Without heaps in which clients hold an object of the class, and without what they can then do. */
export async function unheld(engine: Engine, text: string, type: string, method: string): Promise<readonly Case[]> {
  const from = await explored(text, undefined, engine);
  const { machine } = metOf(from);
  const cut = cutDown(
    from,
    (row) => row.method.name !== method,
    (heap) => heap.objects.every((object) => machine.typeOf(heap, object) !== type || !machine.isHeld(heap, object)),
  );
  return [caseOf(`nobody holds a ${type}`, cut, false)];
}
