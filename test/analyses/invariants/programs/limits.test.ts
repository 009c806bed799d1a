/** What is said where the analysis ends early, or the input has errors; choices of the user. */
import { describe, expect, it } from 'vitest';
import { claim, fixture, invariantsOf, resultOf, verdict } from './support.js';

const STACK = [fixture('thesis/IntStack'), fixture('thesis/ConsCell')];
const LIST = `public final class List {
  private static final class Node { Node next; }
  private Node head;
  public void add() { Node n = new Node(); n.next = head; head = n; }
}`;

describe('limits', () => {
  it('a spent budget is unknown, and says so', async () => {
    const result = await resultOf('IntStack', STACK, { world: 'closed', budget: 0.0001, replay: false });
    const acyclic = claim(result, 'acyclic', 'top');
    expect(acyclic.verdict).toBe('unknown');
    expect(acyclic.reason).toContain('steps');
    expect(result).toMatchObject({ iterations: 0, graphs: 0 });
  });

  it('so is a class whose time is up', async () => {
    const result = await resultOf('IntStack', STACK, { world: 'closed', budgetMilliseconds: -1, replay: false });
    expect(verdict(result, 'acyclic', 'top')).toBe('unknown');
  });

  it('errors in the code make all claims of the class unknown, those of others not', async () => {
    const broken = `${LIST}
public final class Broken {
  private Object x = new Object();
  public void f() { x = ; }
}`;
    const { results, diagnostics } = await invariantsOf(broken);
    expect(diagnostics.filter(({ message }) => message.includes('fault'))).toEqual([]);
    const verdicts = results.map((result) => [result.class, new Set(result.claims.map((each) => each.verdict))]);
    expect(new Map(verdicts as [string, Set<string>][]).get('Broken')).toEqual(new Set(['unknown']));
    const list = results.find((result) => result.class === 'List');
    expect(list?.claims.find(({ property }) => property === 'acyclic')?.verdict).toBe('proved');
  });

  it('errors in a clause make all claims of the class unknown', async () => {
    const text = LIST.replace('private Node head;', '//@ invariant tail != null;\n  private Node head;');
    const { results } = await invariantsOf(text, { classes: ['List'] });
    expect(results[0]?.claims.every((each) => each.verdict === 'unknown')).toBe(true);
  });

  it('a domain of the user is run alone', async () => {
    const nullness = await resultOf('IntStack', STACK, { world: 'closed', domain: 'nullness', replay: false });
    expect(nullness.domains).toEqual(['nullness']);
    expect(verdict(nullness, 'acyclic', 'top')).toBe('unknown');
    const contraction = await resultOf('IntStack', STACK, { world: 'closed', domain: 'contraction', replay: false });
    expect(contraction.domain).toBe('contraction');
    expect(claim(contraction, 'acyclic', 'top')).toMatchObject({ verdict: 'proved', by: ['contraction'] });
  });

  it('interfaces, and classes without fields or invariants, are left out', async () => {
    const { results } = await invariantsOf('interface I { int X = 1; } class Empty { void f() { } } enum E { A, B }');
    expect(results).toEqual([]);
  });

  it('rounds are drawn when asked for', async () => {
    const { drawn } = await invariantsOf(STACK, { classes: ['IntStack'], world: 'closed', draws: true });
    const [stack] = drawn;
    expect(stack?.rounds.map(({ number, fresh }) => [number, fresh])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 0],
    ]);
    const [, second] = stack?.rounds ?? [];
    expect(second?.members.map(({ member }) => member)).toContain('push(int)');
  });
});
