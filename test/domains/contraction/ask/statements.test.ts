/** `assert` and `assume` in methods, run by the engine: what is alarmed is what does not hold. */
import { describe, expect, it } from 'vitest';
import { contractionDomain, EMPTY_UNIVERSE } from '../../../../src/domains/heap/contraction/index.js';
import { analyse, ProgramModel } from '../../../../src/engine/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { openTexts } from '../../../support/open.js';

const CLASSES = `class Node { Node next; Object value; }
class Special extends Node { }
class Main { static Node shared;`;

/** By text of an assertion: how it was alarmed; those that were not are left out. */
async function alarmed(method: string): Promise<Readonly<Record<string, string>>> {
  const { table } = await openTexts([{ path: 'Main.java', text: `${CLASSES} ${method} }` }]);
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs(), liveVariables });
  const declared = table.find('Main')?.methods.find(({ name }) => name === 'm');
  const code = declared && program.code(declared);
  if (code === undefined) throw new Error('no method m');
  const field = (owner: string, name: string, type: string) => ({ owner, name, type });
  const domain = contractionDomain(program, {
    universe: {
      ...EMPTY_UNIVERSE,
      links: [field('Node', 'next', 'Node')],
      payloads: [field('Node', 'value', 'java.lang.Object')],
      statics: [field('Main', 'shared', 'Node')],
      isNode: (type) => type === 'Node' || type === 'Special',
    },
    mode: 'partial',
    contracts: 'everywhere',
    tellsFresh: true,
    pinsParameters: false,
    olds: () => [],
    cap: 60,
    splits: 1000,
    cutpoints: 4,
    outside: 'told-apart',
  });
  const { states } = domain.entries(code, { history: 'any', nullness: () => 'unknown' }, []);
  const result = analyse(program, domain, [{ code, states }], { merge: { kind: 'equal-keys' } });
  expect(result.outcome).toBe('solved');
  const found: Record<string, Set<string>> = {};
  for (const activation of result.activations) {
    for (const { outcome } of result.visits(activation)) {
      for (const { rule, message = '', certainty } of outcome.alarms) {
        if (rule !== 'formula') continue;
        found[message] ??= new Set();
        found[message].add(certainty);
      }
    }
  }
  return Object.fromEntries(Object.entries(found).map(([text, kinds]) => [text, [...kinds].join()]));
}

describe('assertions among statements', () => {
  it('are alarmed where they fail, or may', async () => {
    const found = await alarmed(`static void m(Node x) {
      Node n = new Node();
      n.next = new Node();
      //@ assert n.next != null && n.next.next == null && list(n, next) && !reach(n.next, n, next);
      //@ assert n.next == n;
      //@ assert x == null;
      //@ assert n.next.next.next == null;
      //@ assert x != n && (x == null || x.next != n);
      n.next.next = n;
      //@ assert cyclic(n, next) && !list(n, next);
      //@ assert acyclic(n, next);
    }`);
    expect(found).toEqual({
      'n.next == n': 'must',
      'x == null': 'may',
      'n.next.next.next == null': 'must',
      'acyclic(n, next)': 'must',
    });
  });

  it('may rest on what is assumed', async () => {
    const found = await alarmed(`static void m(Node x, Node y, boolean b) {
      //@ assume x != null && x.next != null && y == x.next;
      //@ assert x.next != null && y != null;
      //@ assert x.next.next != null;
      //@ assume b && y instanceof Special;
      //@ assert b && x.next instanceof Special;
      //@ assert !b;
      //@ assume x == null;
      //@ assert y == null;
    }`);
    expect(found).toEqual({ 'x.next.next != null': 'may', '!b': 'must' });
  });

  it('know classes, ages, booleans and static fields', async () => {
    const found = await alarmed(
      `static void m(Node x) {
      Node n = new Special();
      shared = n;
      boolean isNull = x == null;
      //@ assert fresh(n) && n instanceof Special && n instanceof Node && n.value == null && shared == n;
      //@ assert isNull <==> x == null;
      //@ assert fresh(x);
      //@ assert x instanceof Special;
      //@ assert x == null || !fresh(x);
      //@ assert ((Special) n).next == null;
      //@ assert (\\\\forall boolean c; true; c || !c);
      //@ assert (\\\\exists boolean c; true; c && !c);
      //@ assert (\\\\forall int i; 0 <= i && i < 3; i != 1);
      //@ assert (\\\\forall Node k; reach(n, k, next); k == n);
    }`.replaceAll('\\\\', '\\'),
    );
    expect(found).toEqual({
      'fresh(x)': 'must',
      'x instanceof Special': expect.stringMatching(/must|may/),
      '(\\exists boolean c; true; c && !c)': 'must',
      '(\\forall int i; 0 <= i && i < 3; i != 1)': 'may',
    });
  });
});
