/** Components on which emulation as printed goes wrong (digest, section 5), and what Java does with them. */
import { describe, expect, test } from 'vitest';
import { completed } from '../../../../src/analyses/typestate/closure/completion.js';
import { Emulation, emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import { failingAt } from '../closure/components.js';
import { componentOf, emulated, rows, transitionsOf } from './support.js';

const AC = `
class A { private C f;
  void run() { if (f != null) f.run(); }
  void set(C c) { if (f != null) f.dispose(); f = c; } }
class C { boolean disposed;
  void run() { if (disposed) throw new IllegalStateException(); }
  void dispose() { if (disposed) throw new IllegalStateException(); disposed = true; } }`;

describe('traps', () => {
  test('setting the same object twice disposes it', async () => {
    const table = await emulated(AC);
    const twice = transitionsOf(table, 'A.set').find(
      ({ aliases, isError }) => !isError && aliases.some((pair) => pair.join() === 'F2,E1'),
    );
    expect(twice?.witness).toEqual(['a = new A();', 'c = new C();', 'a.set(c);', 'a.set(c);']);
    expect(rows(table, 'A.set')).toContain(
      'F1 f not disposed -> f disposed | F2 not disposed -> disposed | E1 not disposed -> disposed | (F2, E1)',
    );
  });

  test('both outcomes of a call that depends on sharing below', async () => {
    const text = `
      class A { private C f;
        boolean isFresh() { return f != null && !f.disposed; }
        void set(C c) { f = c; }
        void done() { if (f != null) f.disposed = true; } }
      class B { A x, y;
        B(A x, A y) { this.x = x; this.y = y; }
        void go() { x.done(); if (y.isFresh()) throw new IllegalStateException(); } }
      class C { boolean disposed; }`;
    const table = await emulated(text, { objects: 2, witnesses: false });
    // Two that share their object, and two that do not, are in the same typestates.
    const shown = transitionsOf(table, 'B.go').map(
      ({ isError, locations }) => `${locations.get('F1')?.[0]?.from} ${isError ? 'fails' : 'returns'}`,
    );
    const failing = shown.filter((row) => row.endsWith('fails'));
    expect(failing.some((row) => shown.includes(row.replace(' fails', ' returns')))).toBe(true);
  });

  test('the version that is taken over from another set makes iterators stale', async () => {
    const table = await emulated(`
      class Version {}
      class Set { Version ver = new Version();
        Iterator iterator() { return new Iterator(this); }
        void share(Set other) { ver = other.ver; } }
      class Iterator { final Set set; final Version ts;
        Iterator(Set set) { this.set = set; ts = set.ver; }
        void next() { if (ts != set.ver) throw new IllegalStateException(); } }`);
    const failing = transitionsOf(table, 'Iterator.next').filter(({ isError }) => isError);
    expect(failing.length).toBeGreaterThan(0);
    for (const { witness } of failing) expect(witness?.some((line) => line.includes('.share('))).toBe(true);
  });

  test('an object that is its own peer', async () => {
    const table = await emulated(`
      class Peer { Peer peer; boolean disposed;
        void link(Peer other) { peer = other; }
        void dispose() { disposed = true; if (peer != null && peer.disposed) throw new IllegalStateException(); } }`);
    const own = transitionsOf(table, 'Peer.dispose').find(
      ({ isError, aliases }) => isError && aliases.some((pair) => pair.join() === 'F1,E1'),
    );
    expect(own?.witness).toEqual(['peer = new Peer();', 'peer.link(peer);', 'peer.dispose();']);
  });

  test('a subclass that does not dispose is never disposed', async () => {
    const table = await emulated(`
      class C { boolean disposed;
        void run() { if (disposed) throw new IllegalStateException(); }
        void dispose() { disposed = true; } }
      class D extends C { void dispose() {} }`);
    const names = (type: string): readonly string[] =>
      table.typestates.filter((each) => each.type === type).map(({ name }) => name);
    expect(names('C')).toEqual(['not disposed', 'disposed']);
    expect(names('D')).toHaveLength(1);
    const run = transitionsOf(table, 'C.run');
    expect(run.filter(({ receiver }) => receiver === 'D').map(({ isError }) => isError)).toEqual([false]);
  });

  test('the state that a failed call leaves is gone on from', async () => {
    const table = await emulated(`
      class Move { boolean started; boolean done;
        void start(boolean works) { started = true; if (!works) throw new IllegalStateException(); done = true; }
        void use() { if (started && !done) throw new IllegalArgumentException(); } }`);
    const [half] = transitionsOf(table, 'Move.use').filter(
      ({ thrown }) => thrown === 'java.lang.IllegalArgumentException',
    );
    expect(half?.witness?.join(' ')).toBe(
      'move = new Move(); try { move.start(false); } catch (IllegalStateException exception) {} move.use();',
    );
    const [failing] = transitionsOf(table, 'Move.start').filter(({ isError }) => isError);
    expect(failing?.locations.get('F1')?.[0]?.to).toBe('?');
    expect(failing?.leaves?.get('F1')?.[0]?.to).not.toBe('?');
  });

  test('a counter fails the third time, and not before', async () => {
    const table = await emulated(`
      class Counter { private int n;
        void tick() { n++; if (n == 3) throw new IllegalStateException(); } }`);
    const failing = transitionsOf(table, 'Counter.tick').filter(({ isError }) => isError);
    expect(failing.length).toBeGreaterThan(0);
    const shown = failing.filter(({ witness }) => witness !== undefined);
    expect(shown.map(({ witness }) => witness?.filter((line) => line === 'counter.tick();').length)).toEqual([3]);
  });

  test('a loop on a cyclic list ends, and the way through it is not told', async () => {
    const table = await emulated(`
      class Link { Link next;
        void join(Link other) { next = other; }
        void last() { Link at = this; while (at.next != null) at = at.next; if (at == this) throw new IllegalStateException(); } }`);
    expect(transitionsOf(table, 'Link.last').some(({ isError }) => isError)).toBe(true);
    expect(transitionsOf(table, 'Link.last').some(({ isError }) => !isError)).toBe(true);
  });

  test('what a static field holds is shared by all', async () => {
    const table = await emulated(`
      class Registry { private static boolean open; private boolean own;
        static void open() { open = true; }
        static void close() { open = false; }
        void use() { if (!open) throw new IllegalStateException(); own = true; }
        void again() { if (!own) throw new IllegalStateException(); } }`);
    const shown = transitionsOf(table, 'Registry.use').map(({ isError, witness }) => [isError, witness?.join(' ')]);
    expect(shown).toContainEqual([true, 'registry = new Registry(); registry.use();']);
    expect(transitionsOf(table, 'Registry.use').some(({ isError }) => !isError)).toBe(true);
    expect(transitionsOf(table, 'Registry.again').some(({ isError }) => !isError)).toBe(true);
  });

  test('a constructor that shows its object before it is done', async () => {
    const table = await emulated(`
      class Desk { Guest guest;
        void welcome(Guest guest) { this.guest = guest; }
        void serve() { if (guest != null && !guest.ready) throw new IllegalStateException(); } }
      class Guest { boolean ready;
        Guest(Desk desk, boolean fails) { desk.welcome(this); if (fails) throw new IllegalArgumentException(); ready = true; } }`);
    const failing = transitionsOf(table, 'Desk.serve').filter(({ isError }) => isError);
    expect(failing).toHaveLength(1);
    expect(failing[0]?.witness?.join(' ')).toContain('new Guest(desk, true)');
  });

  test('enum constants are there without being made', async () => {
    const table = await emulated(`
      class Door { enum State { OPEN, SHUT } private State state = State.SHUT;
        void go(State to) { state = to; }
        void pass() { if (state != State.OPEN) throw new IllegalStateException(); } }`);
    const [passing] = transitionsOf(table, 'Door.pass').filter(({ isError }) => !isError);
    expect(passing?.witness).toEqual(['door = new Door();', 'door.go(Door.State.OPEN);', 'door.pass();']);
  });
});

describe('growth', () => {
  const REPLACING = `
    class Pair { private boolean used; private Pair left; private Pair right;
      void replace() { used = true; left = new Pair(); right = new Pair(); if (!used) throw new IllegalStateException(); } }`;

  test('objects that nobody reaches any more do not count', async () => {
    // The pair and its two others are three; for a moment there are five.
    const table = await emulated(REPLACING, { objects: 3 });
    expect(rows(table, 'Pair.replace').some((row) => row.startsWith('F1 used -> used'))).toBe(true);
  });

  test('what the proof shows to be missing is looked for', async () => {
    const { component, vocabulary } = await componentOf(failingAt(9));
    const alone = emulate(component, vocabulary, { budget: 1 });
    expect(alone.transitions.some(({ isError, method }) => isError && method.name === 'check')).toBe(false);
    const table = completed(component, vocabulary, { budget: 1, openness: [] });
    expect(table.transitions.some(({ isError, method }) => isError && method.name === 'check')).toBe(true);
  });

  test('nothing is left: the table is complete without a proof', async () => {
    const { component, vocabulary } = await componentOf(`
      class Door { private boolean open;
        void open() { if (open) throw new IllegalStateException(); open = true; }
        void shut() { open = false; } }`);
    const emulation = new Emulation(component, vocabulary, { budget: 1 });
    expect(emulation.isExhaustive).toBe(true);
    expect(completed(component, vocabulary, { budget: 1, openness: [] })).toMatchObject({ closed: true, open: [] });
    // A list may always get longer.
    const list = await componentOf(failingAt(3));
    expect(new Emulation(list.component, list.vocabulary, { budget: 1 }).isExhaustive).toBe(false);
  });

  const STAMPED = `
    class Mark { private static int count; private int stamp;
      void set() { count++; stamp = count; }
      void check() { if (stamp != count) throw new IllegalStateException(); } }`;
  const CURRENT = `
    class Token { private boolean used;
      private static class Session { boolean over; }
      private static Session current = new Session();
      private Session session = current;
      static void next() { current = new Session(); }
      void use() { if (session != current) throw new IllegalStateException(); } }`;

  test.each([
    ['a number of the class that others change', STAMPED, 'Mark.check', 'F1 stamp not count -> ?'],
    ['an object of the class that others replace by one that is just like it', CURRENT, 'Token.use', 'F1 session not'],
  ])('%s', async (_, text, method, failing) => {
    const { component, vocabulary } = await componentOf(text);
    const table = completed(component, vocabulary, { budget: 1, openness: [] });
    expect(rows(table, method).some((row) => row.startsWith(failing))).toBe(true);
  });
});

describe('paths through casts', () => {
  const SHOP = `
    class Version { }
    interface Place { }
    class Shop implements Place { Version version = new Version(); void change() { version = new Version(); } }
    class Corner implements Place { final Shop shop; Corner(Shop shop) { this.shop = shop; } }
    class Visit { final Place place; Version seen;`;

  // Only a shop that was changed fails, and only where the visit is of the class that the cast names.
  test.each([
    [
      'an object on the way lacks the field',
      `Visit(Place place) { this.place = place; if (place instanceof Corner c) seen = c.shop.version; }
       void look() { if (place instanceof Corner c && c.shop.version != seen) throw new IllegalStateException(); } }`,
      /new Visit\(corner/,
    ],
    [
      'the last object lacks the field',
      `Visit(Place place) { this.place = place; if (place instanceof Shop s) seen = s.version; }
       void look() { if (place instanceof Shop s && s.version != seen) throw new IllegalStateException(); } }`,
      /new Visit\(shop/,
    ],
  ])('%s', async (_, look, visited) => {
    const table = await emulated(`${SHOP} ${look}`, { objects: 1 });
    const looks = transitionsOf(table, 'Visit.look');
    const failing = looks.flatMap(({ isError, witness }) => (isError ? [witness?.join('\n') ?? ''] : []));
    const shown = failing.filter((statements) => statements !== '');
    expect(shown.length).toBeGreaterThan(0);
    for (const statements of shown) {
      expect(statements).toMatch(visited);
      expect(statements).toContain('.change()');
    }
    expect(looks.length).toBeGreaterThan(failing.length);
  });
});

describe('budgets', () => {
  test('a component that is too big ends, and says so', async () => {
    const table = await emulated(AC, { budget: 0.001 });
    expect(table.spent).toMatch(/explored up to \d+ objects of a class: then the budget was spent/);
    expect(table.closed).toBe(false);
  });

  test('static initialisers that multiply are not all followed, and that is said', async () => {
    // Each of ten classes starts in one of two ways: 1024 heaps to begin with.
    const flags = Array.from(
      { length: 10 },
      (_, index) => `class Flag${index} { static C on = System.currentTimeMillis() > 5 ? new C() : null;
        static void use() { if (on == null) throw new IllegalStateException(); on.run(); } }`,
    );
    const table = await emulated(`${AC}\n${flags.join('\n')}`, { objects: 1, budget: 0.001, witnesses: false });
    expect(table.open.join('\n')).toContain('more than 100 ways through static initialisers');
    expect(table.closed).toBe(false);
  });

  test('being cancelled is the same', async () => {
    const table = await emulated(AC, { cancelled: () => true });
    expect(table.spent).toBeDefined();
  });

  test('the time runs out in the proof: the table is there, and not called complete', async () => {
    const { component, vocabulary } = await componentOf(AC);
    let isUp = false;
    const proof = completed(component, vocabulary, {
      budget: 1,
      openness: [],
      cancelled: () => isUp,
      guarded: (run) => {
        isUp = true;
        return run();
      },
    });
    expect(proof.transitions.length).toBeGreaterThan(5);
    expect(proof).toMatchObject({ closed: false });
    expect(proof.open.join()).toMatch(/time .* is up/);
  });
});
