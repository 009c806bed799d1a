/** Predicates from `//@ assert` and from string constants, and what then fails where. */
import { expect, test } from 'vitest';
import { discoverAll } from '../../../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import { ASSERTED, TEXTS } from '../boolean/traps.js';
import { component, discovered, lines } from './support.js';

/** By method: in how many states it fails, and in how many it does not. */
async function outcomes(text: string): Promise<Readonly<Record<string, readonly [failing: number, safe: number]>>> {
  const members = await component(text);
  const { transitions } = emulate(members, discoverAll(members).vocabulary, { budget: 1, witnesses: false });
  return Object.fromEntries(
    members.operations.map(({ owner, name }) => {
      const rows = transitions.filter(({ method }) => method.owner === owner && method.name === name);
      const failing = rows.filter(({ isError }) => isError).length;
      return [`${owner}.${name}`, [failing, rows.length - failing]];
    }),
  );
}

test('an assertion compares fields, null, numbers, and fields of fields', async () => {
  const found = await discovered(ASSERTED);
  expect(lines(found)).toEqual(
    expect.arrayContaining(['Tank.level <= 0', 'Tank.open = 0', 'Tank.valve = null', 'Valve.stuck = 0']),
  );
  expect(found.notes).toEqual([]);
});

test('it fails in the states in which it does not hold', async () => {
  // Closed tanks have no level: three of valves (none, free, stuck). Open ones have a level or not: twice three.
  expect(await outcomes(ASSERTED)).toMatchObject({
    'Tank.fill': [3 + 2, 4],
    'Tank.drain': [3, 6],
    'Tank.check': [3, 6],
    'Valve.jam': [0, 2],
  });
});

test('local variables and parameters are compared too', async () => {
  const found = await discovered(`
    class Box { private Box inner; private int size;
      void put(Box b) { Box old = inner;
        //@ assert old != b;
        inner = b; }
      void grow(int by) {
        //@ assert size < 4;
        size = by; } }`);
  expect(lines(found)).toEqual(expect.arrayContaining(['Box.size <= 3']));
  expect(found.vocabulary.followed.map(({ name }) => name)).toContain('inner');
});

test('other formulas are told with their place, and may fail', async () => {
  const text = `
    class Bag { private int[] items; private boolean used;
      void use() { used = true; }
      void check() {
        //@ assert (\\forall int i; 0 <= i && i < items.length; items[i] > 0) || used;
      } }`;
  const found = await discovered(text);
  expect(found.notes).toHaveLength(1);
  expect(found.notes[0]).toContain('Bag.check, line 5');
  const { 'Bag.check': [failing = 0, safe = 0] = [] } = await outcomes(text);
  // Used: it holds, whatever the items are. Not used: nobody knows.
  expect([failing, safe]).toEqual([1, 2]);
});

test('assertions are no errors where they are not asked for', async () => {
  const members = await component(`${ASSERTED} class Other { Tank t; void fail() { throw new Error(); } }`, 'throw');
  expect(lines(discoverAll(members))).toEqual([]);
});

test('string constants are states', async () => {
  const found = await discovered(TEXTS);
  expect(lines(found)).toEqual(
    expect.arrayContaining(['Door.state = closed', 'Door.state = locked', 'Door.state = open']),
  );
  // Closed, open, locked, away.
  expect(await outcomes(TEXTS)).toEqual({
    'Door.open': [3, 1],
    'Door.close': [3, 1],
    'Door.lock': [3, 1],
    'Door.paint': [1, 3],
    'Door.forget': [0, 4],
    'Door.<init>': [0, 1],
  });
});

test('a string from a client may be any', async () => {
  const found = await outcomes(`
    class Named { private String name;
      void set(String given) { name = given; }
      void use() { if ("open".equals(name)) throw new IllegalStateException(); } }`);
  // No name, and a name that is not known, which may be that one.
  expect(found).toMatchObject({ 'Named.use': [1, 2] });
});

test('a string that is put together is none of the constants for sure', async () => {
  const found = await outcomes(`
    class Joined { private String name = "a";
      void twice() { name = name + name; }
      void use() { if (name == "aa" || name.equals("aa")) throw new IllegalStateException(); } }`);
  const { 'Joined.use': [failing = 0, safe = 0] = [] } = found;
  expect(failing).toBeGreaterThan(0);
  expect(safe).toBeGreaterThan(0);
});
