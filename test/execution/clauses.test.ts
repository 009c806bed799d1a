/** Clauses are evaluated where the contract says, and nowhere else. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/execution/outcome.js';
import { showViolation } from '../../src/execution/violation.js';
import { Run } from './running.js';

const TEXT = `
class Node { public Node next; public int value; public void <init>() { 0: return } }
class Counter @"Counter.java":1:1-2 {
  invariant \`count >= 0\` @"Counter.java":2:3-9;
  public int count;
  public void <init>(int start) { 0: this.count = start  1: return }
  ensures \`count == \\old(count) + by\` @"Counter.java":5:3-9;
  public void add(int by) @"Counter.java":6:3-9 { int %1; 0: %1 = this.count @7:1-2  1: %1 = %1 + by @7:1-2  2: this.count = %1 @8:1-2  3: return @9:1-2 }
  public void inner() {
    0: this.count = -1
    1: this.touch()
    2: this.count = 0
    3: return
  }
  public void touch() { 0: return }
  private void secret() { 0: return }
  public void fail() { int %1; 0: this.count = -5  1: %1 = 0  2: check %1 != 0  3: return }
}
class Deep extends Counter {
  invariant \`limit > 0\`;
  public int limit;
  public void <init>() { 0: special this.Counter::<init>(1)  1: this.touch()  2: this.limit = 4  3: return }
  public void touch() { 0: return }
}
class Heir extends Counter {
  public void <init>() { 0: special this.Counter::<init>(1)  1: return }
  public void <init>(int start) { 0: special this.Counter::<init>(1)  1: this.Counter::count = start  2: return }
  public void spoil() { 0: this.Counter::count = -9  1: return }
  public void keep() { 0: this.Counter::count = 9  1: return }
}
class Client {
  static void spoil(Heir h) { 0: h.spoil()  1: return }
  static void keep(Heir h) { 0: h.keep()  1: return }
  static void inherit(int start) { Heir h; 0: h = new Heir  1: special h.<init>(start)  2: return }
  static void make(int start) { Counter c; 0: c = new Counter  1: special c.<init>(start)  2: return }
  static void add(Counter c, int by) { 0: c.add(by)  1: return }
  static void touchBroken(Counter c) { 0: c.count = -3  1: c.touch()  2: return }
  static void fail(Counter c) { 0: c.fail()  1: return }
  static int deep() { Deep d; int %1; 0: d = new Deep  1: special d.<init>()  2: d.limit = 0  3: d.touch()  4: return 0 }
  requires \`n > 0\`;
  static int half(int n) { int %1; 0: %1 = n / 2  1: return %1 }
  static int wrongCall() { int %1; 0: %1 = static Client.half(0)  1: return %1 }
  ensures \`\\result > n\`;
  static int grow(int n) { 0: n = 100  1: return n }
  static void assertion(int n) { int m; 0: m = n + 1  1: specify assert \`m > 1\` (n, m)  2: return }
  static void assumption(int n) { 0: specify assume \`n > 1\` (n)  1: return }
  static void old(int n) { 0: n = n + 1  1: specify assert \`n == \\old(n) + 1\` (n)  2: return }
  ensures \`fresh(\\result)\`;
  static Node fresh(Node given, boolean really) {
    Node made;
    0: if really -> 1 else -> 2
    1: made = new Node -> 3
    2: made = given
    3: return made
  }
  requires \`head.next != null\`;
  static void through(Node head) { 0: return }
  static void callThrough(Node head) { 0: static Client.through(head)  1: return }
}
`;

function violated(outcome: Outcome): string {
  return outcome.kind === 'violated' ? `${outcome.violation.clause} ${outcome.violation.formula}` : outcome.kind;
}

describe('invariants', () => {
  it('hold after constructors', () => {
    expect(violated(new Run(TEXT).invoke('Client.make', 1))).toBe('returned');
    expect(violated(new Run(TEXT).invoke('Client.make', -1))).toBe('invariant count >= 0');
  });

  it('are not looked at when the class calls itself', () => {
    const runs = new Run(TEXT);
    expect(violated(runs.invoke('Counter.inner', runs.machine.allocate('Counter')))).toBe('returned');
  });

  it('hold when others call', () => {
    const runs = new Run(TEXT);
    expect(violated(runs.invoke('Client.touchBroken', runs.machine.allocate('Counter')))).toBe('invariant count >= 0');
  });

  it('hold at abrupt exits', () => {
    const runs = new Run(TEXT);
    expect(violated(runs.invoke('Client.fail', runs.machine.allocate('Counter')))).toBe('invariant count >= 0');
  });

  it('bind an object once its constructor has returned, those of subclasses too', () => {
    expect(violated(new Run(TEXT).invoke('Client.deep'))).toBe('invariant limit > 0');
  });

  it('bind the methods and constructors that subclasses add', () => {
    const runs = new Run(TEXT);
    expect(violated(runs.invoke('Client.spoil', runs.machine.allocate('Heir')))).toBe('invariant count >= 0');
    expect(violated(runs.invoke('Client.keep', runs.machine.allocate('Heir')))).toBe('returned');
    expect(violated(runs.invoke('Heir.spoil', runs.machine.allocate('Heir')))).toBe('invariant count >= 0');
    expect(violated(new Run(TEXT).invoke('Client.inherit', -1))).toBe('invariant count >= 0');
    expect(violated(new Run(TEXT).invoke('Client.inherit', 1))).toBe('returned');
  });

  it('are assumed of the receiver that a run starts with', () => {
    const runs = new Run(TEXT);
    const counter = runs.machine.allocate('Counter');
    runs.machine.setField(counter, 'Counter', 'count', -1);
    expect(runs.invoke('Counter.touch', counter)).toMatchObject({ kind: 'discarded', clause: 'invariant' });
    expect(runs.invoke('Counter.secret', counter)).toMatchObject({ kind: 'returned' });
  });
});

describe('requires', () => {
  it('is the duty of callers', () => {
    expect(violated(new Run(TEXT).invoke('Client.wrongCall'))).toBe('requires n > 0');
  });

  it('is assumed where the run starts', () => {
    expect(new Run(TEXT).result('Client.half', 4)).toBe(2);
    expect(new Run(TEXT).invoke('Client.half', 0)).toMatchObject({ kind: 'discarded', formula: 'n > 0' });
  });

  it('does not hold where it reads through null', () => {
    const runs = new Run(TEXT);
    const outcome = runs.invoke('Client.callThrough', null);
    expect(violated(outcome)).toBe('requires head.next != null');
    expect(outcome.kind === 'violated' && outcome.violation.reason).toMatch(/null/);
  });
});

describe('ensures', () => {
  it('compares with the state on entry', () => {
    const runs = new Run(TEXT);
    expect(violated(runs.invoke('Client.add', runs.machine.allocate('Counter'), 5))).toBe('returned');
  });

  it('means parameters as they were on entry', () => {
    expect(violated(new Run(TEXT).invoke('Client.grow', 5))).toBe('returned');
    expect(violated(new Run(TEXT).invoke('Client.grow', 100))).toBe('ensures \\result > n');
  });

  it('knows what was allocated during the call', () => {
    const runs = new Run(TEXT);
    const node = runs.machine.allocate('Node');
    expect(violated(runs.invoke('Client.fresh', node, 1))).toBe('returned');
    expect(violated(runs.invoke('Client.fresh', node, 0))).toBe('ensures fresh(\\result)');
  });
});

describe('statements', () => {
  it('are evaluated where they stand', () => {
    expect(violated(new Run(TEXT).invoke('Client.assertion', 1))).toBe('returned');
    expect(violated(new Run(TEXT).invoke('Client.assertion', 0))).toBe('assert m > 1');
    expect(violated(new Run(TEXT).invoke('Client.old', 7))).toBe('returned');
  });

  it('discard runs that do not meet an assumption', () => {
    expect(new Run(TEXT).invoke('Client.assumption', 1)).toMatchObject({ kind: 'discarded', clause: 'assume' });
  });

  it('can be switched off', () => {
    expect(new Run(TEXT, { checkClauses: false }).invoke('Client.assertion', 0).kind).toBe('returned');
  });
});

describe('a violation', () => {
  it('reads as text', () => {
    const runs = new Run(`
class Node { Node next; int value; }
class List @"List.java":1:1-2 {
  static void broken(Node head, int n) @"List.java":2:3-9 {
    Node last;
    0: last = head.next @4:5-6
    1: last.next = head @5:5-6
    2: specify assert \`acyclic(head, next)\` (head, last, n) @6:5-6
    3: return @7:1-2
  }
}`);
    const { machine } = runs;
    const [first, second] = [machine.allocate('Node'), machine.allocate('Node')];
    machine.setField(first, 'Node', 'next', second);
    machine.setField(second, 'Node', 'value', 3);
    const outcome = runs.invoke('List.broken', first, 7);
    if (outcome.kind !== 'violated') throw new Error(outcome.kind);
    expect(showViolation(outcome.violation).split('\n')).toEqual([
      'List.java:6: assertion does not hold: acyclic(head, next)',
      '  in List.broken',
      '    head -> Node#1',
      '    last -> Node#2',
      '    n = 7',
      '    Node#1 {next: Node#2, value: 0}',
      '    Node#2 {next: Node#1, value: 3}',
      '  at List.broken(List.java:6)',
    ]);
  });
});

describe('a clause with an error', () => {
  it('is reported and left out', () => {
    const runs = new Run('class A { requires `nonsense > 0`; static int m() { 0: return 4 } }');
    expect(runs.result('A.m')).toBe(4);
    expect(runs.machine.diagnostics.map(({ severity }) => severity)).toEqual(['error']);
  });
});
