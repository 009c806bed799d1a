/** Of a method with errors in its code or its clauses nothing is proved and nothing refuted; others are not concerned. */
import { expect, it } from 'vitest';
import { shape } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const TEXT = `class U { U next;
  //@ ensures x == null || x.next == null;
  static void before(U x) { if (x != null) x.next = null; }
  //@ requires list(x, nxt);
  //@ ensures list(x, next);
  static void clause(U x) { x.next = null; }
  static void code(U x) { x.next = ; }
  //@ ensures x == null || x.next == null;
  static void after(U x) { if (x != null) x.next = null; }
}`;

it('errors make unknown what they concern, and only that', async () => {
  const workspace = await openTexts([{ path: 'U.java', text: TEXT }]);
  const { results } = shape(workspace, { classes: [], methods: [], budget: 1, needs: false, replay: true });
  const verdicts = (method: string): readonly string[] =>
    results.filter((result) => result.method === method).flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
  for (const method of ['clause', 'code']) {
    expect(verdicts(method).length).toBeGreaterThan(0);
    expect(new Set(verdicts(method))).toEqual(new Set(['unknown']));
  }
  for (const method of ['before', 'after']) expect(verdicts(method)).toContain('proved');
});
