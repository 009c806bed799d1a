/** Typestates of objects in heaps that calls have made: predicates of the object, what it leads to, what its buddies agree on. */
import { expect, test } from 'vitest';
import { componentsOf } from '../../../../src/analyses/typestate/component/component.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import {
  type Heap,
  type HeapObject,
  type Machine,
  machineFor,
} from '../../../../src/machines/predicates/machine/machine.js';
import { type Typestates, typestatesOf } from '../../../../src/machines/predicates/typestates/typestates.js';
import { openTexts } from '../../../support/open.js';

/** Calls methods of a component one after the other, each ending in one way. */
class Calls {
  heap: Heap;

  constructor(
    readonly machine: Machine,
    readonly typestates: Typestates,
    readonly method: (name: string) => Parameters<Machine['call']>[1],
  ) {
    const [start] = machine.initial([]).exits;
    if (start === undefined) throw new Error('no start');
    this.heap = start.heap;
  }

  make(type: string, ...given: HeapObject[]): HeapObject {
    const { heap, object } = this.machine.allocated(this.heap, type);
    this.heap = this.machine.held(heap, object);
    this.call(`${type}.<init>`, object, ...given);
    return object;
  }

  call(name: string, ...given: HeapObject[]): void {
    const references = given.map((reference) => ({ kind: 'reference', reference }) as const);
    const { exits } = this.machine.call(this.heap, this.method(name), references);
    const [exit] = exits.filter(({ thrown }) => thrown === undefined);
    if (exit === undefined) throw new Error(`${name} does not return`);
    this.heap = exit.heap;
  }

  /** The value of the last predicate: that about two objects. */
  dual(object: HeapObject): string | undefined {
    return [...this.typestates.contents(this.typestates.of(this.heap, object)).predicates.values()].at(-1);
  }
}

async function calls(text: string): Promise<Calls> {
  const { table } = await openTexts([{ path: 'Component.java', text }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const [component] = componentsOf(table, classes, { errors: { named: ['throw'] } });
  if (component === undefined) throw new Error('no component');
  const machine = machineFor(component.world, {
    vocabulary: discover(component),
    follows: component.follows,
    steps: 1000,
    depth: 10,
  });
  const methods = classes.flatMap((each) => each.methods);
  return new Calls(machine, typestatesOf(machine, component.world), (name) => {
    const found = methods.find((method) => `${method.owner}.${method.name}` === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found;
  });
}

const SET = `
class Version {}
class Set { Version ver; Set() { ver = new Version(); } void add() { ver = new Version(); } }
class Iterator { final Version ts; final Set set;
  Iterator(Set s) { ts = s.ver; set = s; }
  void next() { if (ts != set.ver) throw new IllegalStateException(); } }`;

test('what buddies agree on: none, all, none of them, some (figure 9)', async () => {
  const run = await calls(SET);
  const set = run.make('Set');
  expect(run.dual(set)).toBe('none');
  const first = run.make('Iterator', set);
  run.make('Iterator', set);
  expect(run.dual(set)).toBe('true');
  expect(run.dual(first)).toBe('true');
  run.call('Set.add', set);
  expect(run.dual(set)).toBe('false');
  const third = run.make('Iterator', set);
  expect(run.dual(set)).toBe('mixed');
  expect(run.dual(first)).toBe('false');
  expect(run.dual(third)).toBe('true');
  expect([...run.typestates.buddies(run.heap, set).values()].flat()).toHaveLength(3);
  expect(run.typestates.buddies(run.heap, first).size).toBe(0);
});

test('an iterator is told apart by what its set is in', async () => {
  const run = await calls(SET);
  const set = run.make('Set');
  const first = run.make('Iterator', set);
  const before = run.typestates.of(run.heap, first);
  run.make('Iterator', set);
  expect(run.typestates.of(run.heap, first)).toBe(before);
  run.call('Set.add', set);
  const stale = run.typestates.of(run.heap, first);
  run.make('Iterator', set);
  expect(run.typestates.of(run.heap, first)).not.toBe(stale);
  expect(run.typestates.has('Version')).toBe(false);
});

test('buddies that are not among the live do not count', async () => {
  const run = await calls(SET);
  const set = run.make('Set');
  const iterator = run.make('Iterator', set);
  const contents = (live: readonly HeapObject[]): readonly string[] => [
    ...run.typestates.contents(run.typestates.of(run.heap, set, new Set(live))).predicates.values(),
  ];
  expect(contents([set])).toEqual(['none']);
  expect(contents([set, iterator])).toEqual(['true']);
});

test('no field name is followed twice', async () => {
  const run = await calls(`
    class Link { Link next;
      void join(Link other) { next = other; }
      void check() { if (next != null && next.next != null) throw new IllegalStateException(); } }`);
  const links = [1, 2, 3, 4].map(() => run.make('Link'));
  const state = (index: number): number => run.typestates.of(run.heap, links[index] as number);
  for (let index = 0; index < 3; index++) run.call('Link.join', links[index] as number, links[index + 1] as number);
  // Last; before the last; any other.
  expect(new Set([state(0), state(1), state(2), state(3)]).size).toBe(3);
  expect(state(0)).toBe(state(1));
  run.call('Link.join', links[3] as number, links[0] as number);
  expect(new Set([state(0), state(1), state(2), state(3)]).size).toBe(1);
});

test('an object that is not constructed is in a typestate of its own', async () => {
  const run = await calls(SET);
  const { heap, object } = run.machine.allocated(run.heap, 'Set');
  expect(run.typestates.contents(run.typestates.of(heap, object)).isRaw).toBe(true);
  expect(run.typestates.of(heap, object)).toBe(run.typestates.raw('Set'));
});
