/** How the runs of a method are bounded, share their answers, and what is told of claims that fail. */
import { describe, expect, it } from 'vitest';
import { Spending, Spent } from '../../../src/engine/spending.js';
import type { ShapeClaim } from '../../../src/findings/shape-result.js';
import { shape } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

async function claimsOf(
  text: string,
  options: { budget?: number; replay?: boolean } = {},
): Promise<readonly ShapeClaim[]> {
  const { results, faults } = shape(await openTexts([{ path: 'Main.java', text }]), {
    classes: [],
    methods: [],
    needs: false,
    budget: options.budget ?? 1,
    replay: options.replay ?? true,
  });
  expect(faults).toBe(0);
  return results.flatMap(({ claims }) => claims);
}

const LAST = `
public class Main {
  static class Node { Node next; }
  static Node last(Node x) {
    while (x.next != null) x = x.next;
    return x;
  }
  private static Node first(Node x) { return x.next; }
  public static void main(String[] args) { last(null); }
}`;

describe('claims that fail', () => {
  it('have the run of a program as witness where there is one, else one on a heap', async () => {
    const claims = await claimsOf(LAST);
    const starts = claims
      .filter(({ verdict }) => verdict === 'refuted')
      .map(({ location, witness }) => [location.line, witness?.start]);
    expect(starts).toEqual([
      [5, 'main'],
      [8, 'heap'],
    ]);
  });

  it('tell the way to the failure where no run shows it', async () => {
    const claims = await claimsOf(
      `class A {
  static class Node { Node next; }
  static Node m(Node x, boolean b) {
    Node y = null;
    if (b) y = x;
    return y.next;
  }
}`,
      { replay: false },
    );
    const claim = claims.find(({ property, location }) => property === 'null-dereference' && location.line === 6);
    expect(claim?.verdict).toBe('unproved');
    const lines = (claim?.steps ?? []).map(({ location }) => location.line);
    expect(lines.length).toBeGreaterThan(0);
    // What is null was set to null in line 4 or given in line 5, or the branch in line 5 was not taken.
    expect(lines.every((line) => line >= 3 && line <= 6)).toBe(true);
  });
});

describe('runs', () => {
  it('end with a reason where a method has no end of states', async () => {
    const claims = await claimsOf(
      `class T {
  static class N { N left, right; N(N l, N r) { left = l; right = r; } }
  //@ requires tree(t, left, right);
  //@ ensures disjoint(t, \\result, left, right);
  static N copy(N t) {
    if (t == null) return null;
    if (t.left == null) return new N(null, t.right);
    return new N(copy(t.left), copy(t.right));
  }
}`,
      { budget: 0.02, replay: false },
    );
    const ensures = claims.find(({ property }) => property === 'ensures');
    expect(ensures?.verdict).toBe('unknown');
    expect(ensures?.reason).toMatch(/more than \d+ (steps|states)|budget/);
  });

  it('count what names of symmetric graphs cost', () => {
    let effort = 0;
    const budget = { steps: 100, states: 100, depth: 1, contexts: 1, targets: 1 };
    const spending = new Spending(budget, undefined, () => effort);
    const place = {} as Parameters<Spending['evaluation']>[0];
    spending.evaluation(place, 0);
    expect(spending.steps).toBe(1);
    effort = 90;
    spending.evaluation(place, 0);
    expect(spending.steps).toBe(92);
    effort = 120;
    expect(() => spending.evaluation(place, 0)).toThrow(Spent);
  });
});

describe('a requires that nothing satisfies', () => {
  it('proves everything as never reached, and warns', async () => {
    const text = `
class Main {
  static class Node { Node next; }
  //@ requires list(x, next) && cyclic(x, next);
  //@ ensures \\result == null;
  static Node m(Node x) { return x.next; }
}`;
    const { results, diagnostics } = shape(await openTexts([{ path: 'Main.java', text }]), {
      classes: [],
      methods: ['m'],
      budget: 1,
    });
    const claims = results.flatMap((each) => each.claims).filter(({ kind }) => kind === 'obligation');
    expect(claims.map(({ property, verdict, unreached }) => [property, verdict, unreached])).toEqual([
      ['ensures', 'proved', true],
      ['null-dereference', 'proved', true],
    ]);
    expect(diagnostics.map(({ severity, line }) => [severity, line])).toEqual([['warning', 4]]);
  });
});
