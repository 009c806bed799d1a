/** The laws of the order on states that programs reach, with and without a regular part. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partition, shapeLattice } from '../../../../src/domains/heap/contraction/state/lattice.js';
import type { ShapeState } from '../../../../src/domains/heap/contraction/state/state.js';
import type { ShapeTables } from '../../../../src/domains/heap/contraction/tables.js';
import { LAWS } from '../../../lattices/laws.js';
import { type Options, run } from './running.js';

const TEXT = `class T {
  static class Node { Node next; Node other; Object value; }
  static class Special extends Node { }
  static Node kept;
  static void lists(int n, boolean b) {
    Node x = null;
    Node y = null;
    for (int i = 0; i < n; i++) {
      Node z = b ? new Node() : new Special();
      z.next = x;
      x = z;
      if (i == 3) y = x;
    }
    while (x != null && x != y) x = x.next;
    kept = x;
  }
  static void vague(Node p, Node q, boolean b) {
    if (p == null) return;
    Node r = p.next;
    if (r == q && b) q = new Special();
    if (r != null) { r.other = p; p.value = r.value; }
    while (q != null && q != r) { p = q; q = q.next; b = p == q; }
    Object o = p.value;
    if (o instanceof Special) p.other = (Special) o;
    kept = p;
  }
  static void mixed(Node p, int n) {
    Node x = new Node();
    x.other = p;
    for (int i = 0; i < n; i++) {
      Node z = new Node();
      z.next = x;
      if (i == 2) z.value = p;
      if (i == 5 && p != null) p.next = z;
      x = z;
    }
    Node y = x.next;
    if (y != null) y.other = x;
    kept = y;
  }
}`;
const OPTIONS: Options = {
  links: ['T$Node.next', 'T$Node.other'],
  payloads: ['T$Node.value'],
  statics: ['T.kept'],
};
const RUNS = { numRuns: 60, seed: 20261115 };

interface Reached {
  readonly tables: ShapeTables;
  readonly states: readonly ShapeState[];
}

const REACHED = new Map<string, Promise<Reached>>();

/** Each analysis is run once. */
function states(root: string, name: string, options: Options): Promise<Reached> {
  const key = `${root} ${name}`;
  const known = REACHED.get(key) ?? reached(root, options);
  REACHED.set(key, known);
  return known;
}

async function reached(root: string, options: Options): Promise<Reached> {
  const { tables, result } = await run(TEXT, root, options);
  const found = new Map<number, ShapeState>();
  for (const { at, state } of result.visits(result.activations[0] as (typeof result.activations)[number])) {
    if (at.code === result.activations[0]?.code) found.set(state.number, state);
  }
  return { tables, states: [...found.values()] };
}

const SETTINGS: readonly (readonly [string, Options])[] = [
  ['partial', OPTIONS],
  ['exact', { ...OPTIONS, mode: 'exact' }],
  ['merged', { ...OPTIONS, outside: 'merged' }],
  ['loop heads', { ...OPTIONS, contracts: 'where-abstracted' }],
  ['a low cap', { ...OPTIONS, cap: 3 }],
];

for (const [name, options] of SETTINGS) {
  describe(name, () => {
    for (const root of ['T.lists', 'T.vague', 'T.mixed']) {
      it.each(Object.entries(LAWS))(`${root}: %s`, async (_, law) => {
        const { tables, states: found } = await states(root, name, options);
        const lattice = shapeLattice(tables);
        const elements = fc.constantFrom(...found);
        fc.assert(law({ name: root, file: '', lattice, elements, longestChain: 60 }), RUNS);
      });

      it(`${root}: states of one partition have their join in it`, async () => {
        const { tables, states: found } = await states(root, name, options);
        const { join } = shapeLattice(tables);
        const number = partition(tables);
        let pairs = 0;
        for (const one of found) {
          for (const other of found) {
            if (one === other || number(one) !== number(other)) continue;
            pairs++;
            expect(number(join(one, other))).toBe(number(one));
          }
        }
        if (options.mode !== 'exact' || root === 'T.vague') expect(pairs).toBeGreaterThan(0);
      });
    }
  });
}
