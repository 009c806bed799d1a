/** Marks inside marks: each brings back its own state. */
import { expect, it } from 'vitest';
import { Machine } from '../../src/execution/machine.js';
import type { JavaObject } from '../../src/execution/memory/values.js';
import { openTexts } from '../support/open.js';

const TEXT = `class Box {
  static int made;
  static { made = 10; }
  int value;
  Box next;
  void set(int v) { value = v; }
  static Box make() { made++; Box b = new Box(); b.value = made; return b; }
}`;

it('go back to the inner state, then to the outer one', async () => {
  const { table } = await openTexts([{ path: 'Box.java', text: TEXT }]);
  const machine = new Machine(table);
  const method = (name: string) => {
    const found = table.find('Box')?.methods.find((each) => each.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  const make = (): JavaObject => {
    const outcome = machine.invoke(method('make'), []);
    if (outcome.kind !== 'returned') throw new Error(outcome.kind);
    return outcome.value as JavaObject;
  };
  const value = (box: JavaObject): unknown => machine.view.field(box, 'Box', 'value');
  const made = (): unknown => machine.view.staticField('Box', 'made');
  machine.mark();
  const first = make();
  expect([value(first), made(), first.id]).toEqual([11, 11, 1]);
  machine.nest();
  for (let round = 0; round < 2; round++) {
    machine.invoke(method('set'), [first, 5]);
    const second = make();
    expect([value(first), value(second), made(), second.id]).toEqual([5, 12, 12, 2]);
    machine.rewind();
    expect([value(first), made(), machine.allocations]).toEqual([11, 11, 1]);
  }
  machine.invoke(method('set'), [first, 7]);
  machine.unnest();
  // The inner state once more, under the outer mark.
  expect([value(first), made()]).toEqual([11, 11]);
  machine.rewind();
  expect(machine.allocations).toBe(0);
  expect(machine.view.statics().some(({ owner }) => owner === 'Box')).toBe(false);
  expect([value(make()), made()]).toEqual([11, 11]);
});

it('stay reachable from marks that were made inside', async () => {
  const { table } = await openTexts([{ path: 'Box.java', text: TEXT }]);
  const machine = new Machine(table);
  const method = (name: string) => {
    const found = table.find('Box')?.methods.find((each) => each.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  const make = (): JavaObject => {
    const outcome = machine.invoke(method('make'), []);
    if (outcome.kind !== 'returned') throw new Error(outcome.kind);
    return outcome.value as JavaObject;
  };
  const state = (box: JavaObject): readonly unknown[] => [
    machine.view.field(box, 'Box', 'value'),
    machine.view.staticField('Box', 'made'),
    machine.allocations,
  ];
  machine.mark();
  const first = make();
  machine.nest();
  machine.invoke(method('set'), [first, 5]);
  make();
  machine.mark();
  machine.invoke(method('set'), [first, 6]);
  make();
  machine.rewind();
  expect(state(first)).toEqual([5, 12, 2]);
  machine.invoke(method('set'), [first, 7]);
  machine.unnest();
  expect(state(first)).toEqual([11, 11, 1]);
  machine.invoke(method('set'), [first, 8]);
  machine.rewind();
  expect(machine.allocations).toBe(0);
  expect([...machine.begunClasses()]).toEqual([]);
  expect(state(make())).toEqual([11, 11, 1]);
  expect(machine.begunClasses()).toContain('Box');
});
