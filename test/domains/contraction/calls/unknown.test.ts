/** Calls that are not followed. */
import { describe, expect, it } from 'vitest';
import type { EnginePolicy } from '../../../../src/engine/policy.js';
import { standOn } from './support.js';

const TEXT = `class Node { Node next; Object value; } class Main {
  static Node s;
  static final Node END = new Node();
  static Node passes(Node a, Node b) { other(a); kept = b; return a; }
  static Node kept;
  static Node keeps(Node a, Node b) { Node t = quiet(a); kept = b; return a; }
  static Node given(Node a) { return other(a); }
  static Node statics(Node a) { s = a; other(null); kept = s; return a; }
  static Object payload(Node a, Object o) { a.value = o; quiet(a); return a.value; }
  static Node other(Node p) { p.next = s; s = p; return p; }
  static Node quiet(Node p) { return null; }
  static int length(Node a, String text) { int n = text.length(); kept = a; return n; }
  static Object copies(Node[] a) { return a.clone(); }
}`;
const OPTIONS = { links: ['Node.next'], payloads: ['Node.value'], statics: ['Main.s', 'Main.kept', 'Main.END'] };
const NOT_FOLLOWED: Partial<EnginePolicy> = { follows: () => false };

const chain = (length: number) =>
  Array.from({ length }, (_, cell) => (cell + 1 < length ? { fields: { next: cell + 1 } } : {}));

describe('a call that is not followed', () => {
  it('of which nothing is known: all is vague, static fields hold anything, and it may throw', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const heap = { variables: { a: 0, b: 3, s: 3 }, cells: [...chain(3), {}] };
    const ran = stand.run('passes', [heap], NOT_FOLLOWED);
    expect(ran.ends(['\\result', 'kept', 's'])).toEqual(['\\result=0? kept=1? s=2??:']);
    expect(ran.ends(['@thrown'], 'exceptional')).toEqual(['@thrown=0?:']);
    expect(ran.alarms).toEqual(['4 given-up may', '4 lost-nodes may']);
  });

  it('that writes links of what it is given, and reaches nothing hidden: the rest stays as it is', async () => {
    const writes = () => ({ field: (field: number) => field === 0, statics: false, hidden: false });
    const stand = await standOn(TEXT, { ...OPTIONS, writes });
    const heap = { variables: { a: 0, b: 2 }, cells: [...chain(2), { fields: { next: 3 } }, {}] };
    const ran = stand.run('passes', [heap], NOT_FOLLOWED);
    expect(ran.ends(['\\result', 'kept'])).toEqual(['\\result=0? kept=1: 1.next=2']);
  });

  it('that changes and keeps nothing: what it is given stays regular', async () => {
    const writes = () => ({ field: () => false, statics: false, keeps: false, hidden: false });
    const stand = await standOn(TEXT, { ...OPTIONS, writes });
    const heap = { variables: { a: 0, b: 1 }, cells: [...chain(2)] };
    const ran = stand.run('keeps', [heap], NOT_FOLLOWED);
    expect(ran.ends(['\\result', 'kept'])).toEqual(['\\result=0 kept=1: 0.next=1']);
    expect(ran.alarms.filter((each) => each.includes('given-up'))).toEqual([]);
  });

  it('the result may be what was given, so that this is vague then', async () => {
    const writes = () => ({ field: () => false, statics: false, hidden: false });
    const stand = await standOn(TEXT, { ...OPTIONS, writes });
    const ran = stand.run('given', [{ variables: { a: 0 }, cells: chain(3) }], NOT_FOLLOWED);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0??:']);
    expect(ran.alarms).toContain('7 given-up may');
  });

  it('what a static field held may come to be held elsewhere', async () => {
    const writes = () => ({ field: () => true, statics: true, hidden: false });
    const stand = await standOn(TEXT, { ...OPTIONS, writes });
    const ran = stand.run('statics', [{ variables: { a: 0 }, cells: chain(3) }], NOT_FOLLOWED);
    expect(ran.ends(['\\result', 'kept'])).toEqual(['\\result=0? kept=1??:']);
  });

  it('payload fields are known after it, unless it writes them', async () => {
    const heap = { variables: { a: 0, o: 1 }, cells: [{}, { type: 'java.lang.Object', vague: true }] };
    for (const [field, expected] of [
      [0, '\\result=0?:'],
      [1, '\\result=0??:'],
    ] as const) {
      const writes = () => ({ field: (each: number) => each === field, statics: false, hidden: false });
      const stand = await standOn(TEXT, { ...OPTIONS, writes });
      expect(stand.run('payload', [heap], NOT_FOLLOWED).ends(['\\result'])).toEqual([expected]);
    }
  });

  it('natives of the models change nothing', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const text = { type: 'java.lang.String', vague: true };
    const ran = stand.run('length', [{ variables: { a: 0, text: 2 }, cells: [...chain(2), text] }]);
    expect(ran.ends(['kept'])).toEqual(['kept=0: 0.next=1']);
    expect(ran.alarms).toEqual([]);
  });

  it('a copy of an array is another object, and not null', async () => {
    const stand = await standOn(TEXT, OPTIONS);
    const ran = stand.run('copies', [{ variables: { a: 0 }, cells: [{ type: 'Node[]', vague: true }] }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0?:']);
  });
});

describe('hidden references', () => {
  const text = `class Node { Node next; } class Hidden { Node node; void cut() { node.next = null; } }
    class Main { static Node caller(Node a, Hidden h) { inner(h); return a; } static void inner(Hidden h) { h.cut(); } }`;
  const heap = { variables: { a: 0, h: 3 }, cells: [...chain(3), { type: 'Hidden', vague: true }] };
  const policy: Partial<EnginePolicy> = { follows: (_, { method }) => method.name === 'inner' };

  it('code that is not followed, in a callee that is, may write what only the caller knows', async () => {
    const writes = () => ({ field: () => true, statics: false, hidden: true });
    const stand = await standOn(text, { links: ['Node.next'], writes });
    const ran = stand.run('caller', [heap], policy);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0?:']);
    expect(ran.alarms).toContain('2 given-up may');
  });

  it('a call that is given nothing may write them, too', async () => {
    const alone = `class Node { Node next; } class Main {
      static Node caller(Node a) { other(); return a; }
      static void other() { }
    }`;
    const start = { variables: { a: 0 }, cells: chain(3) };
    for (const [hidden, expected] of [
      [true, '\\result=0?:'],
      [false, '\\result=0: 0.next=1*'],
    ] as const) {
      const writes = () => ({ field: () => true, statics: false, hidden });
      const stand = await standOn(alone, { links: ['Node.next'], writes });
      expect(stand.run('caller', [start], { follows: () => false }).ends(['\\result'])).toEqual([expected]);
    }
    // Where nobody says what it writes, it is taken to be so.
    const stand = await standOn(alone, { links: ['Node.next'] });
    expect(stand.run('caller', [start], { follows: () => false }).ends(['\\result'])).toEqual(['\\result=0?:']);
  });

  it('objects allocated in the run are not meant', async () => {
    const fresh = `class Node { Node next; } class Hidden { Node node; void cut() { node.next = null; } }
      class Main { static Node caller(Hidden h) { Node a = new Node(); a.next = new Node(); h.cut(); return a; } }`;
    const stand = await standOn(fresh, { links: ['Node.next'], tellsFresh: true });
    const start = { variables: { h: 0 }, cells: [{ type: 'Hidden', vague: true }] };
    const ran = stand.run('caller', [start], { follows: (_, { method }) => method.name === '<init>' });
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1']);
  });
});
