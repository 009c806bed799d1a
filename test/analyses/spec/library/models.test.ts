import { describe, expect, it } from 'vitest';
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import { COLLECTIONS, type Heap, type Library, MAPS, openLibrary, shippedTexts } from './support.js';

const SEQUENCES = 25;
const LENGTH = 24;
/** Called more often than others: collections are to hold something, and to be asked for it. */
const FAVOURITES = ['add', 'put', 'contains', 'remove', 'get', 'push', 'iterator', 'next'];

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface Played {
  readonly problems: string[];
  readonly calls: number;
  readonly seen: ReadonlySet<string>;
}

/** Random calls of specified methods on a few collections, maps and iterators. */
async function play(
  texts = shippedTexts(),
  sequences = SEQUENCES,
  names: readonly string[] = [...COLLECTIONS, ...MAPS],
): Promise<Played> {
  const problems: string[] = [];
  const seen = new Set<string>();
  let calls = 0;
  for (let seed = 1; seed <= sequences; seed++) {
    const random = randomOf(seed);
    const library = await openLibrary(texts);
    const heap: Heap = {
      collections: [],
      maps: [],
      iterators: [],
      items: [null],
      source: new Map(),
      last: new Map(),
      stale: new Set(),
    };
    for (let index = 0; index < 2; index++)
      heap.items.push(library.make('Item', ''), library.make('Name', 'I', index % 2));
    heap.items.push(library.make('Name', 'I', 0));
    for (const name of names) {
      const made = library.make(`java.util.${name}`, '');
      (MAPS.includes(name) ? heap.maps : heap.collections).push(made);
    }
    for (let step = 0; step < LENGTH; step++) {
      const receivers = [...heap.collections, ...heap.maps, ...heap.iterators];
      const receiver = receivers[random(receivers.length)] as Reference;
      const type = library.machine.view.typeOf(receiver);
      const isIterator = heap.iterators.includes(receiver);
      const methods = library.specified(type).filter(({ name }) => name !== '<init>');
      const isMaking = !isIterator && random(6) === 0;
      const favourites = methods.filter(({ name }) => FAVOURITES.includes(name));
      const usual = random(3) > 0 && favourites.length > 0 ? favourites : methods;
      const choices = isMaking ? library.specified(type).filter(({ name }) => name === '<init>') : usual;
      const method = choices[random(choices.length)] as MethodDeclaration;
      const object = isMaking ? library.machine.allocate(type) : receiver;
      const values: Value[] = [object, ...method.parameters.map((parameter) => argument(parameter.type, heap, random))];
      calls++;
      seen.add(`${type}.${method.name}${method.descriptor}`);
      const problem = call(library, method, values, heap, isMaking);
      if (problem !== undefined)
        problems.push(`seed ${seed}, step ${step}: ${type}.${method.name}${method.descriptor}: ${problem}`);
    }
  }
  return { problems, calls, seen };
}

function argument(type: string, heap: Heap, random: (below: number) => number): Value {
  const pick = (from: readonly Value[]): Value => from[random(from.length)] as Value;
  if (type === 'int') return random(4) - 1;
  if (type === 'float') return 0.75;
  if (type === 'java.util.Collection') return random(8) === 0 ? null : pick(heap.collections);
  if (type === 'java.util.Map') return random(8) === 0 ? null : pick(heap.maps);
  if (type === 'java.util.Comparator') return null;
  return pick(heap.items);
}

function call(
  library: Library,
  method: MethodDeclaration,
  values: Value[],
  heap: Heap,
  isMaking: boolean,
): string | undefined {
  const [receiver] = values as [Reference];
  const before = library.picture(heap);
  const outcome = library.machine.invoke(method, values);
  if (outcome.kind !== 'returned' && outcome.kind !== 'threw')
    return 'reason' in outcome ? outcome.reason : outcome.kind;
  const isReading = ['hasNext', 'next', 'iterator', 'contains', 'isEmpty', 'size', 'get', 'peek'].includes(method.name);
  for (const iterator of heap.iterators) {
    const isOwn = iterator === receiver;
    const changes = heap.source.get(iterator) === (heap.source.get(receiver) ?? receiver);
    if (!isReading && !isOwn && changes) heap.stale.add(iterator);
  }
  if (outcome.kind === 'returned') {
    const { value } = outcome;
    if (method.name === 'iterator') {
      heap.iterators.push(value as Reference);
      heap.source.set(value as Reference, receiver);
      heap.last.set(value as Reference, null);
    }
    if (method.name === 'next') heap.last.set(receiver, value ?? null);
    if (isMaking) {
      const isMap = method.owner.endsWith('Map');
      (isMap ? heap.maps : heap.collections).push(receiver);
    }
  }
  const after = library.picture(heap);
  const ended =
    outcome.kind === 'returned'
      ? { value: outcome.value }
      : { exception: library.machine.view.typeOf(outcome.exception) };
  return library.judge(method, values, heap, before, after, ended);
}

describe('shipped specifications', () => {
  it('are read without fault', async () => {
    const library = await openLibrary();
    expect(library.faults).toEqual([]);
    for (const name of [...COLLECTIONS, ...MAPS, 'Iterator']) library.specified(`java.util.${name}`);
    expect(library.specifications.faults).toEqual([]);
  });

  it('hold in runs of the models', async () => {
    const { problems, calls, seen } = await play();
    expect(problems).toEqual([]);
    expect(calls).toBe(SEQUENCES * LENGTH);
    expect(seen.size).toBeGreaterThan(100);
  });

  it.each([
    ['ArrayList', 'java.util.ArrayList.spec', "elems' = elems + (this -> e)", "elems' = elems"],
    ['HashMap', 'java.util.Map.spec', 'key.(this.entries) else null', 'none else null'],
    ['HashSet', 'java.util.HashSet.spec', '(o in identical => o else Object)', 'o'],
    ['LinkedList', 'java.util.Iterator.spec', 'rest - (this -> \\result)', 'rest'],
    ['ArrayList', 'java.util.Collection.spec', 'when o in identical', 'when some this'],
    ['LinkedList', 'java.util.Queue.spec', '+ (some this.elems => none else null)', ''],
    ['TreeSet', 'java.util.TreeSet.spec', "elems' ⊇ elems\n", "elems' ⊇ elems + (this -> e)\n"],
    ['Stack', 'java.util.Stack.spec', '\\result = e', '\\result ⊆ this.elems'],
  ])('of %s: %s with `%s` changed is caught', async (name, file, from, to) => {
    const texts = shippedTexts().map((each) =>
      each.file === file ? { ...each, text: each.text.replaceAll(from, to) } : each,
    );
    expect(texts).not.toEqual(shippedTexts());
    const { problems } = await play(texts, 60, [name]);
    expect(problems.length).toBeGreaterThan(0);
  });
});
