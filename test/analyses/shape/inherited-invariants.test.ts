/** Invariants bind what subclasses add; runs say where they are broken, and shapes have a run for each that they deny. */
import { beforeAll, describe, expect, it } from 'vitest';
import { runScope } from '../../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import type { Claim } from '../../../src/findings/claim.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { shape, type Workspace } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const INVARIANT = 4;
const TEXT = `class Node { Node next; }
interface Wrecks { default void wreck() { ((Base) (Object) this).head = null; } }
class Base { Node head = new Node();
  //@ invariant head != null;
  void renew() { head = null; head = new Node(); }
  void touch() { }
}
class Heir extends Base implements Wrecks {
  Heir() { }
  Heir(boolean broken) { if (broken) head = null; }
  void spoil() { head = null; }
  void keep() { head = new Node(); }
  void touchedMeanwhile() {
    head = null;
    touch();
    head = new Node();
  }
}
class Client { static void wrecks(Heir heir) { if (heir != null) heir.wreck(); } }
class Queue { Node head, tail;
  //@ invariant head == null <==> tail == null;
  void forgets() { head = null; }
  void clears() { head = null; tail = null; }
}
`;

describe('invariants that are inherited', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await openTexts([{ path: 'Heirs.java', text: TEXT }]);
  });

  const invariants = (claims: readonly Claim[], line: number): readonly string[] =>
    claims.flatMap(({ property, location, verdict }) =>
      property === 'invariant' && location.line === line ? [verdict] : [],
    );

  const run = (owner: string, name: string, descriptor = '()V'): readonly Claim[] => {
    const method = new Hierarchy(workspace.table).declaredMethod(owner, name, descriptor);
    if (method === undefined) throw new Error(`no method ${name}`);
    return runScope(workspace.table, method, { natives: NATIVES, scope: 2 }).result.claims;
  };

  it.each([
    ['Heir', 'spoil', '()V', 'refuted'],
    ['Heir', 'keep', '()V', 'unproved'],
    ['Heir', '<init>', '()V', 'unproved'],
    ['Heir', '<init>', '(Z)V', 'refuted'],
    ['Base', 'renew', '()V', 'unproved'],
  ])('runs of %s.%s%s: %s', (owner, name, descriptor, verdict) => {
    expect(invariants(run(owner, name, descriptor), INVARIANT)).toEqual([verdict]);
  });

  it('what is broken around a call on the way is told where the call stands', () => {
    const claims = run('Heir', 'touchedMeanwhile');
    expect(invariants(claims, INVARIANT)).not.toContain('refuted');
    expect(invariants(claims, 15)).toEqual(['refuted']);
  });

  it('they bind the default methods that subclasses get from interfaces', () => {
    expect(invariants(run('Client', 'wrecks', '(LHeir;)V'), 2)).toEqual(['refuted']);
  });

  it('shapes: each that is broken has a run, and each that holds is proved', () => {
    const { results } = shape(workspace, { classes: [], methods: [], budget: 1 });
    const verdictsOf = (owner: string, name: string, line: number, descriptor = '()V'): readonly string[] =>
      results.flatMap((result) =>
        result.class === owner && result.method === name && result.descriptor === descriptor
          ? invariants(result.claims, line)
          : [],
      );
    expect(verdictsOf('Heir', 'spoil', INVARIANT)).toEqual(['refuted']);
    expect(verdictsOf('Heir', '<init>', INVARIANT, '(Z)V')).toEqual(['refuted']);
    expect(verdictsOf('Heir', 'keep', INVARIANT)).toEqual(['proved']);
    expect(verdictsOf('Heir', 'touchedMeanwhile', INVARIANT)).toEqual(['proved']);
    // That the fields have nothing in common would help, but the invariant leaves only the empty queue to that.
    expect(verdictsOf('Queue', 'forgets', 21)).toEqual(['refuted']);
    expect(verdictsOf('Queue', 'clears', 21)).toEqual(['proved']);
  });
});
