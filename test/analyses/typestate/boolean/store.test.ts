/** The predicate store: entries, buddies, and Figure 9 of the paper run call by call. */
import { expect, it } from 'vitest';
import { booleanEngine } from '../../../../src/analyses/typestate/boolean/engine.js';
import { objectEntity, PredicateStore, variableEntity } from '../../../../src/analyses/typestate/boolean/heap/store.js';
import { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import type { Heap, HeapObject, Machine } from '../../../../src/machines/predicates/machine/machine.js';
import { component, SET_ITERATOR } from '../discovery/support.js';

const [ONE, TWO, THREE] = [objectEntity(0), objectEntity(1), objectEntity(2)] as const;

it('what was never set, or set to `*`, has no entry', () => {
  const store = new PredicateStore();
  expect(store.get(0, ONE, TWO)).toBeUndefined();
  store.set(0, ONE, TWO, false);
  expect([store.get(0, ONE, TWO), store.get(0, TWO, ONE), store.get(1, ONE, TWO)]).toEqual([
    false,
    undefined,
    undefined,
  ]);
  store.set(0, ONE, TWO, undefined);
  expect(store.entries()).toEqual([]);
});

it('buddies are those with an entry, whatever it is', () => {
  const store = new PredicateStore();
  store.set(0, TWO, ONE, true);
  store.set(0, THREE, ONE, false);
  store.set(1, objectEntity(3), ONE, true);
  expect([...store.buddies(0, ONE, 'right')].sort()).toEqual([TWO, THREE]);
  expect(store.buddies(0, TWO, 'left')).toEqual([ONE]);
  expect(store.buddies(0, ONE, 'left')).toEqual([]);
});

it('copies do not see each other’s changes', () => {
  const store = new PredicateStore();
  store.set(0, ONE, TWO, true);
  const copy = store.copy();
  copy.set(0, ONE, TWO, false);
  store.set(0, ONE, THREE, true);
  expect([store.get(0, ONE, TWO), copy.get(0, ONE, TWO), copy.get(0, ONE, THREE)]).toEqual([true, false, undefined]);
});

it('objects and variables are told apart', () => {
  const store = new PredicateStore();
  store.set(0, variableEntity(0, 0), ONE, true);
  expect(store.get(0, objectEntity(0), ONE)).toBeUndefined();
  store.forget((entity) => entity === variableEntity(0, 0));
  expect(store.entries()).toEqual([]);
});

it('Figure 9: a set and its iterators', async () => {
  const members = await component(SET_ITERATOR, 'throw', 'null');
  const vocabulary = discover(members);
  const engine = booleanEngine(members, vocabulary);
  const { machine } = engine({ vocabulary, follows: members.follows, steps: 10_000, depth: 40 });
  const isCurrent = vocabulary.predicates.find(
    (each) => each.kind === 'fields' && each.left.name === 'ts' && each.right.name === 'ver',
  );
  if (isCurrent === undefined) throw new Error('no predicate');
  const method = (owner: string, name: string): MethodDeclaration => {
    const found = members.operations.find((each) => each.owner === owner && each.name === name);
    if (found === undefined) throw new Error(`no ${owner}.${name}`);
    return found;
  };
  const [initial] = machine.initial(['Set', 'Version', 'Iterator']).exits;
  if (initial === undefined) throw new Error('no heap');
  const set = made(machine, initial.heap, method('Set', '<init>'), 'Set', []);
  const one = made(machine, set.heap, method('Iterator', '<init>'), 'Iterator', [set.object]);
  const two = made(machine, one.heap, method('Iterator', '<init>'), 'Iterator', [set.object]);
  const values = (heap: Heap, ...iterators: readonly HeapObject[]): readonly string[] =>
    iterators.map((iterator) => machine.dual(heap, isCurrent, iterator, set.object));
  expect(values(two.heap, one.object, two.object)).toEqual(['yes', 'yes']);
  // An element that is none of the component's.
  const added = only(machine, two.heap, method('Set', 'add'), [set.object, -2]);
  expect(values(added, one.object, two.object)).toEqual(['no', 'no']);
  const three = made(machine, added, method('Iterator', '<init>'), 'Iterator', [set.object]);
  expect(values(three.heap, one.object, two.object, three.object)).toEqual(['no', 'no', 'yes']);
  expect(failures(machine, three.heap, method('Iterator', 'next'), [one.object])).toEqual([
    'java.util.ConcurrentModificationException',
  ]);
  expect(failures(machine, three.heap, method('Iterator', 'next'), [three.object])).not.toContain(
    'java.util.ConcurrentModificationException',
  );
});

function made(
  machine: Machine,
  heap: Heap,
  method: MethodDeclaration,
  type: string,
  given: readonly number[],
): { readonly heap: Heap; readonly object: HeapObject } {
  const { heap: before, object } = machine.allocated(heap, type);
  return { heap: machine.held(only(machine, before, method, [object, ...given]), object), object };
}

/** The heap in which the call ends normally: in one way, as far as predicates tell. */
function only(machine: Machine, heap: Heap, method: MethodDeclaration, given: readonly number[]): Heap {
  const { exits } = machine.call(heap, method, references(given));
  const [first, ...others] = exits.filter(({ thrown }) => thrown === undefined);
  if (first === undefined) throw new Error('does not end');
  for (const other of others) expect(machine.isUnchanged(first.heap, other.heap)).toBe(true);
  return first.heap;
}

function failures(
  machine: Machine,
  heap: Heap,
  method: MethodDeclaration,
  given: readonly number[],
): readonly string[] {
  const { exits } = machine.call(heap, method, references(given));
  return [...new Set(exits.flatMap(({ thrown }) => (thrown === undefined ? [] : [thrown.type])))];
}

function references(given: readonly number[]): Parameters<Machine['call']>[2] {
  return given.map((reference) => ({ kind: 'reference', reference }));
}
