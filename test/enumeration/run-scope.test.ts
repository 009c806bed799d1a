import { describe, expect, it } from 'vitest';
import { runScope, type ScopeOptions } from '../../src/execution/enumeration/run-scope.js';
import { methodNamed } from '../execution/running.js';
import { programOf } from '../ir/library.js';

const TEXT = `
class Node { Node next; int value; void <init>() { 0: return } }
interface Task { public abstract int work(); }
enum Mood { }
class Lists {
  static Node kept;
  static void <clinit>() { Node n; 0: n = new Node  1: special n.<init>()  2: static Lists.kept = n  3: return }

  requires \`list(list, next)\`;
  ensures \`list(\\result, next)\`;
  ensures \`list != null ==> reach(\\result, list, next) && list.next == null\`;
  static Node reverse(Node list) @"L.java":3:1-2 {
    Node reversed; Node rest;
    0: reversed = null @4:1-2
    1: if list == null -> 7 else -> 2
    2: specify assert \`disjoint(list, reversed, next)\` (list, reversed) @5:1-2
    3: rest = list.next @6:1-2
    4: list.next = reversed @7:1-2
    5: reversed = list @8:1-2
    6: list = rest -> 1 @9:1-2
    7: return reversed @10:1-2
  }
  requires \`list(list, next)\`;
  ensures \`list(\\result, next)\` @"L.java":20:1-2;
  ensures \`list == null ==> \\result == null\` @"L.java":21:1-2;
  static Node breaks(Node list) @"L.java":22:1-2 {
    Node second;
    0: if list == null -> 3 else -> 1
    1: second = list.next @23:1-2
    2: if second == null -> 3 else -> 4
    3: return list @24:1-2
    4: second.next = list @25:1-2
    5: return second @26:1-2
  }
  ensures \`\\result >= 0\`;
  static int square(int n, int unused) { int %1; 0: %1 = n * n  1: return %1 }
  ensures \`\\result == x.value\`;
  requires \`x != null && x.next == null\`;
  static int read(Node x) { int %1; 0: %1 = x.value  1: return %1 }
  ensures \`true\`;
  static int any() { int n; boolean b; 0: n = any "x"  1: b = any "y"  2: specify assert \`n < 1 || !b\` (n, b)  3: return n }
  ensures \`true\`;
  static void loops(Node x) { 0: if x == null -> 2 else -> 1  1: x = x.next -> 0  2: return }
  ensures \`true\`;
  static void calls(Task t) { int %1; 0: if t == null -> 2 else -> 1  1: %1 = t.work()  2: return }
  requires \`false\`;
  ensures \`true\`;
  static void never(Node x) { 0: return }
  requires \`x.missing == 1\`;
  ensures \`true\`;
  static void wrong(Node x) { 0: return }
  ensures \`x != Lists.kept\`;
  static void alias(Node x) { 0: return }
  ensures \`x == null\`;
  static void assumed(Node x) { 0: specify assume \`x == null\` (x)  1: return }
}
class Counter {
  invariant \`count >= 0\`;
  int count;
  void <init>(int start) { 0: this.count = start  1: return }
  public void increase() { int %1; 0: %1 = this.count  1: %1 = %1 + 1  2: this.count = %1  3: return }
  public void decrease() { int %1; 0: %1 = this.count  1: %1 = %1 - 1  2: this.count = %1  3: return }
  private void hidden() { int %1; 0: %1 = this.count  1: specify assert \`count >= 0\` (this)  2: return }
}
class Loud extends Counter {
  void <init>() { 0: return }
  public void increase() { 0: return }
}
`;

const table = programOf(TEXT);

function ran(target: string, options: Partial<ScopeOptions> = {}) {
  const [owner = '', name = ''] = target.split('.');
  return runScope(table, methodNamed(table, owner, name), {
    scope: 3,
    natives: new Map(),
    integers: [0, 1, -1],
    ...options,
  });
}

function verdicts(target: string, options: Partial<ScopeOptions> = {}): string[] {
  return ran(target, options).result.claims.map(
    ({ property, verdict, reason }) => `${property} ${verdict}${reason === undefined ? '' : `: ${reason}`}`,
  );
}

describe('what holds', () => {
  it('holds up to the scope', () => {
    const { result, diagnostics } = ran('Lists.reverse', { scope: 5 });
    expect(diagnostics).toEqual([]);
    // Each list may end in the node that a static field refers to, hence twice n + 1, less the empty one.
    expect(result).toMatchObject({ class: 'Lists', method: 'reverse', runs: 12, scope: 5, cutOff: false, notes: [] });
    expect(result.claims.map(({ property, verdict, holdsUpToScope }) => [property, verdict, holdsUpToScope])).toEqual([
      ['ensures', 'unproved', 5],
      ['ensures', 'unproved', 5],
      ['assert', 'unproved', 5],
    ]);
    expect(result.claims[0]?.reason).toBe('holds up to scope 5');
  });

  it('a parameter that nothing reads has one value', () => {
    expect(ran('Lists.square').result.runs).toBe(3);
    expect(ran('Lists.square', { integers: [0, 1, 2, 3, 4] }).result.runs).toBe(5);
    const [owner, name] = ['Lists', 'square'];
    expect(runScope(table, methodNamed(table, owner, name), { scope: 4, natives: new Map() }).result.runs).toBe(6);
    // The values of one node, and the node of the static field.
    expect(ran('Lists.read').result.runs).toBe(4);
  });

  it('an assumption restricts what is claimed', () => {
    const [claim] = ran('Lists.assumed').result.claims;
    expect(claim).toMatchObject({ verdict: 'unproved', holdsUpToScope: 3 });
    expect(claim?.assumptions).toContain('assume:0');
  });
});

describe('what is broken', () => {
  it('is shown on the smallest heap, with the lines run through', () => {
    const { claims, runs } = ran('Lists.breaks', { scope: 3 }).result;
    expect(runs).toBe(8);
    const [first, second] = claims;
    expect(first).toMatchObject({ property: 'ensures', verdict: 'refuted', location: { file: 'L.java', line: 20 } });
    const witness = first?.witness;
    expect(witness?.start).toBe('heap');
    expect(witness?.arguments).toEqual(['Node#1']);
    expect(witness?.heap).toEqual([
      { id: 'Node#1', class: 'Node', fields: { next: 'Node#2', value: '0' } },
      { id: 'Node#2', class: 'Node', fields: { next: 'null', value: '0' } },
    ]);
    expect(witness?.trace.map(({ line }) => line)).toEqual([23, 25, 26]);
    expect(witness?.trace.at(-1)?.heap).toContainEqual({
      id: 'Node#2',
      class: 'Node',
      fields: { next: 'Node#1', value: '0' },
    });
    expect(second).toMatchObject({
      verdict: 'unproved',
      reason: 'holds up to scope 3 in runs that nothing else ended',
    });
    expect(second?.holdsUpToScope).toBeUndefined();
  });

  it('by an alias of a static field', () => {
    expect(verdicts('Lists.alias')).toEqual(['ensures refuted']);
  });

  it('by values that the library leaves open', () => {
    const { claims, runs } = ran('Lists.any').result;
    expect(runs).toBe(6);
    expect(claims.map(({ property, verdict }) => [property, verdict])).toEqual([
      ['assert', 'refuted'],
      ['ensures', 'unproved'],
    ]);
  });
});

describe('invariants', () => {
  it('are assumed at entry and demanded at exit', () => {
    expect(verdicts('Counter.increase')).toEqual(['invariant unproved: holds up to scope 3']);
    expect(ran('Counter.increase').result.claims[0]?.assumptions).toContain('invariant:Counter');
    // The receiver's class is the one that inherits the method: 0 and 1 are not negative.
    expect(ran('Counter.increase').result.runs).toBe(2);
    expect(verdicts('Counter.decrease')).toEqual(['invariant refuted']);
    // Nothing else is claimed, so that the first violation ends the search.
    expect(ran('Counter.decrease').result.runs).toBe(1);
  });

  it('bind constructors only at exit', () => {
    const { claims, runs } = ran('Counter.<init>').result;
    expect(runs).toBe(3);
    expect(claims).toMatchObject([
      { property: 'invariant', verdict: 'refuted', witness: { arguments: ['Counter#1', '-1'] } },
    ]);
  });

  it('are not assumed by private methods', () => {
    expect(verdicts('Counter.hidden')).toEqual(['assert refuted']);
  });
});

describe('what is not decided', () => {
  it('because a run does not end', () => {
    expect(verdicts('Lists.loops', { stepsPerRun: 10_000 })).toEqual([
      'ensures unknown: a run took more steps than it may',
    ]);
  });
  it('because code outside the input is called', () => {
    expect(verdicts('Lists.calls')).toEqual(['ensures unknown: call of work on an object of an unknown class']);
  });
  it('because nothing meets the preconditions', () => {
    expect(verdicts('Lists.never')).toEqual(['ensures unknown: no heap up to scope 3 meets the preconditions']);
  });
  it('because a clause cannot be used', () => {
    const { result, diagnostics } = ran('Lists.wrong');
    expect(result.claims.map(({ verdict }) => verdict)).toEqual(['unknown']);
    expect(result.runs).toBe(0);
    expect(diagnostics[0]?.message).toBe("requires x.missing == 1: Node has no field 'missing'");
  });
  it('because the budget is spent', () => {
    const { result } = ran('Lists.reverse', { runs: 4 });
    expect(result).toMatchObject({ runs: 4, cutOff: true });
    expect(result.claims.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(ran('Lists.reverse', { cancelled: () => true }).result).toMatchObject({ runs: 0, cutOff: true });
  });
});
