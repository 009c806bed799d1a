/** A call does what the callee's statements do where they stand in the caller. */
import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import { type Heap, type Stand, standOn } from './support.js';

const METHODS = 12;
const HEAPS = 8;
const FIELDS = ['next', 'other'] as const;

/** Straight-line code over p, q and r, and over a static field. */
function randomStatements(random: Random): string {
  const names = ['p', 'q', 'r', 'Main.s'];
  const name = (): string => random.pick(names);
  const local = (): string => random.pick(names.slice(0, 3));
  const statement = (): string => {
    switch (random.below(9)) {
      case 0:
        return `${name()} = ${name()};`;
      case 1:
        return `${local()} = ${local()}.${random.pick(FIELDS)};`;
      case 2:
        return `${local()}.${random.pick(FIELDS)} = ${local()};`;
      case 3:
        return `${local()}.${random.pick(FIELDS)} = null;`;
      case 4:
        return `${name()} = new Node();`;
      default:
        return `${local()} = ${local()}.next; if (r == q) p = q;`;
    }
  };
  return Array.from({ length: 3 + random.below(4) }, statement).join(' ');
}

/** The same statements in a callee, and in their places. What fails in the callee is caught by the caller. */
function randomBodies(random: Random): string {
  const parts = Array.from({ length: METHODS }, (_, number) => {
    const statements = randomStatements(random);
    const [first, second] = [random.pick(['a', 'b', 'c']), random.pick(['a', 'b', 'c', 'null'])];
    return `
      static Node callee${number}(Node p, Node q) { Node r = p; ${statements} return r; }
      static void called${number}(Node a, Node b, Node c) {
        Node t = null;
        try { t = callee${number}(${first}, ${second}); } catch (NullPointerException e) { e = null; }
        end(a, b, c, t);
      }
      static void whole${number}(Node a, Node b, Node c) {
        Node t = null; Node p = ${first}; Node q = ${second}; Node r = p;
        try { ${statements} t = r; } catch (NullPointerException e) { e = null; }
        end(a, b, c, t);
      }`;
  });
  const end = 'static void end(Node a, Node b, Node c, Node t) { Main.ea = a; Main.eb = b; Main.ec = c; Main.et = t; }';
  return `class Node { Node next; Node other; }
    class Main { static Node s; static Node ea; static Node eb; static Node ec; static Node et; ${end} ${parts.join('')} }`;
}

function randomCells(random: Random, prev: boolean): Heap {
  const count = 4 + random.below(6);
  const cells = Array.from({ length: count }, (_, cell) => {
    const fields: { next?: number; other?: number } = {};
    for (const field of FIELDS) {
      const later = field === 'next' ? cell + 1 : cell + 2 + random.below(3);
      const target = random.below(8) === 0 ? random.below(count) : later;
      if (target < count && random.below(12) > (field === 'next' ? 0 : 9)) fields[field] = target;
    }
    return { fields };
  });
  // A field that points back to where the other leads from, mostly.
  if (prev) {
    for (const cell of cells) delete cell.fields.other;
    for (const [cell, { fields }] of cells.entries()) {
      const target = cells[fields.next ?? -1];
      if (target !== undefined && random.below(8) > 0) target.fields.other = cell;
    }
  }
  const variables: Record<string, number> = { a: 0 };
  for (const name of ['b', 'c', 's']) if (random.below(2) > 0) variables[name] = random.below(count);
  return { variables, cells };
}

const BUDGET = { steps: 20_000, states: 20_000, depth: 10, contexts: 500, targets: 8 };
const ENDS = ['ea', 'eb', 'ec', 'et', 's'];

/** Undefined where there are too many cases: of a summary with many exits. */
function endsOf(stand: Stand, method: string, heap: Heap): readonly string[] | undefined {
  try {
    return stand.run(method, [heap], { budget: BUDGET }).ends(ENDS);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('not solved')) return undefined;
    throw error;
  }
}

async function audit(
  seed: number,
  make: (text: string) => Promise<Stand>,
  prev = false,
): Promise<{ readonly failures: readonly string[]; readonly several: number; readonly calls: number }> {
  const random = randomFrom(seed);
  const text = randomBodies(random);
  const stand = await make(text);
  const failures: string[] = [];
  let [several, calls] = [0, 0];
  for (let number = 0; number < METHODS; number++) {
    for (let tries = 0; tries < HEAPS; tries++) {
      const heap = randomCells(random, prev);
      const [called, whole] = [endsOf(stand, `called${number}`, heap), endsOf(stand, `whole${number}`, heap)];
      if (called === undefined || whole === undefined) continue;
      calls++;
      if (called.length > 1) several++;
      if (called.join() === whole.join()) continue;
      const [body] = text.match(new RegExp(`static Node callee${number}.*`)) ?? [];
      failures.push(`${body} on ${JSON.stringify(heap)}:\n${called.join('\n')}\nbut in place:\n${whole.join('\n')}`);
    }
  }
  return { failures, several, calls };
}

const STATICS = { statics: ENDS.map((name) => `Main.${name}`) };
const LINKS = { links: FIELDS.map((name) => `Node.${name}`), ...STATICS, cutpoints: 20, cap: 200 };

describe('a call against the same statements in its place', () => {
  it.each([1, 2, 3])('random bodies on random heaps, %i', async (seed) => {
    const { failures, several, calls } = await audit(seed, (text) => standOn(text, LINKS));
    expect(failures.slice(0, 2)).toEqual([]);
    expect(calls).toBeGreaterThan(METHODS * HEAPS - 5);
    expect(several).toBeGreaterThan(0);
  });

  it('with a field that points back', async () => {
    const make = (text: string): Promise<Stand> => standOn(text, { ...LINKS, parents: ['Node.other'] });
    const { failures } = await audit(4, make, true);
    expect(failures.slice(0, 2)).toEqual([]);
  });

  it('contracted only where the engine says', async () => {
    const make = (text: string): Promise<Stand> => standOn(text, { ...LINKS, contracts: 'where-abstracted' });
    const { failures } = await audit(5, make);
    expect(failures.slice(0, 2)).toEqual([]);
  });
});
