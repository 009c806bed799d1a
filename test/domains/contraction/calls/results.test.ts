/** Results, exceptions, static fields, booleans and receivers across calls. */
import { describe, expect, it } from 'vitest';
import { standOn } from './support.js';

const NODE = 'class Node { Node next; }';
const LINKS = { links: ['Node.next'] };

describe('what comes back from a call', () => {
  it('exceptions: @thrown of the caller, with the heap as the callee left it; the target keeps its value', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node s;
        static Node caller(Node a) {
          Node t = a;
          try { t = fail(a); } catch (RuntimeException e) { s = t; }
          return t;
        }
        static Node fail(Node p) { p.next = p; if (p.next != null) throw new RuntimeException(); return null; }
      }`,
      { ...LINKS, statics: ['Main.s'] },
    );
    const ran = stand.run('caller', [{ variables: { a: 0 }, cells: [{}] }]);
    expect(ran.ends(['\\result', 's'])).toEqual(['\\result=0 s=0: 0.next=0']);
  });

  it('exceptions that nobody catches end the caller, too', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static void caller(Node a) { fail(a); }
        static void fail(Node p) { throw new IllegalStateException(); }
      }`,
      LINKS,
    );
    const ran = stand.run('caller', [{ variables: {}, cells: [] }]);
    expect(ran.ends([])).toEqual([]);
    // The exception is some object, and no null.
    expect(ran.ends(['@thrown'], 'exceptional').every((end) => /^@thrown=0\??:/.test(end))).toBe(true);
    expect(ran.ends(['@thrown'], 'exceptional')).not.toEqual([]);
  });

  it('static fields are passed in and out', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node s; static Node t;
        static Node caller(Node a) { Node before = s; s = a; push(); t = before; return s; }
        static void push() { Node made = new Node(); made.next = s; s = made; t = null; }
      }`,
      { ...LINKS, statics: ['Main.s', 'Main.t'] },
    );
    const ran = stand.run('caller', [{ variables: { a: 0, s: 1, t: 1 }, cells: [{}, { fields: { next: 0 } }] }]);
    // The new cell points to a, and so does what s held before.
    expect(ran.ends(['\\result', 't', 's'])).toEqual(['\\result=0 t=1 s=0: 0.next=2 1.next=2']);
    expect(ran.alarms).toEqual([]);
  });

  it('boolean parameters and results are known where they are constant', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a) {
          if (isEmpty(a, true)) return null;
          return a.next;
        }
        static boolean isEmpty(Node p, boolean asked) { return asked ? p == null : true; }
      }`,
      LINKS,
    );
    const empty = stand.run('caller', [{ variables: {}, cells: [] }]);
    expect(empty.ends(['\\result'])).toEqual(['\\result=null:']);
    expect(empty.alarms).toEqual([]);
    const full = stand.run('caller', [{ variables: { a: 0 }, cells: [{ fields: { next: 1 } }, {}] }]);
    expect(full.ends(['\\result'])).toEqual(['\\result=0:']);
  });

  it('virtual calls run what the classes of the receiver select, each on its own objects', async () => {
    const stand = await standOn(
      `abstract class Node { Node next; abstract Node step(); }
      class Plain extends Node { Node step() { return next; } }
      class End extends Node { Node step() { return null; } }
      class Main { static Node caller(Node a) { return a.step(); } }`,
      LINKS,
    );
    const plain = { variables: { a: 0 }, cells: [{ type: 'Plain', fields: { next: 1 } }, { type: 'End' }] };
    const end = { variables: { a: 0 }, cells: [{ type: 'End', fields: { next: 0 } }] };
    expect(stand.run('caller', [plain]).ends(['\\result'])).toEqual(['\\result=0:']);
    expect(stand.run('caller', [end]).ends(['\\result'])).toEqual(['\\result=null:']);
    const { result } = stand.run('caller', [end]);
    expect(result.activations.map(({ code }) => `${code.method.owner}.${code.method.name}`)).toEqual([
      'Main.caller',
      'End.step',
    ]);
    // Whoever asks for another callee: there are no such states, and of vague receivers those that select it.
    const caller = stand.code('caller');
    const edge = caller.body.edges.find(({ instruction }) => instruction.kind === 'call');
    const ends = stand.program.hierarchy.declaredMethod('End', 'step', '()LNode;');
    const callee = ends === undefined ? undefined : stand.program.code(ends);
    if (edge === undefined || callee === undefined) throw new Error('there is no call');
    const at = stand.program.edge(caller, edge);
    expect(stand.domain.enter(at, callee, stand.state('caller', plain), () => 'unknown')).toEqual([]);
    expect(stand.domain.receivers?.(at, stand.state('caller', plain))).toEqual([{ type: 'Plain', exact: true }]);
    expect(stand.domain.enter(at, callee, stand.state('caller', end), () => 'unknown')).toHaveLength(1);
    // Any of the two.
    const any = stand.run('caller', [{ variables: { a: 0 }, cells: [{ vague: true }] }]);
    expect(any.ends(['\\result'])).toEqual(['\\result=0??:', '\\result=null:']);
  });
});

describe('vague objects across calls', () => {
  const text = `${NODE} class Main {
    static Node caller(Node a) {
      Node n = a.next;
      if (n == null) { touch(a); return a.next; }
      return null;
    }
    static Node reader(Node a) {
      Node n = a.next;
      if (n == null) { read(a); return a.next; }
      return null;
    }
    static void touch(Node p) { p.next = p; }
    static void read(Node p) { p = p.next; }
    static Node both(Node a, Node b) { Node t = join(a, b); return t == a ? t : b; }
    static Node join(Node p, Node q) { p.next = q; return p; }
  }`;
  const vague = { variables: { a: 0 }, cells: [{ vague: true }] };

  it('what the caller knows of a field is forgotten where the callee may write it', async () => {
    const stand = await standOn(text, {
      ...LINKS,
      writes: ({ name }) => ({ field: () => name === 'touch', statics: false, hidden: false }),
    });
    expect(stand.run('caller', [vague]).ends(['\\result'])).toEqual(['\\result=0??:', '\\result=null:']);
    expect(stand.run('reader', [vague]).ends(['\\result'])).toEqual(['\\result=null:']);
    const unsure = await standOn(text, LINKS);
    expect(unsure.run('reader', [vague]).ends(['\\result'])).toEqual(['\\result=0??:', '\\result=null:']);
  });

  it('what a callee refuses to take is not null when it comes back', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a) { require(a); return a; }
        static void require(Node p) { if (p == null) throw new IllegalStateException(); }
        static Node other(Node a) { look(a); return a; }
        static void look(Node p) { Node q = p; }
      }`,
      LINKS,
    );
    const any = { variables: { a: 0 }, cells: [{ vague: true, nullable: true }] };
    expect(stand.run('caller', [any]).ends(['\\result'])).toEqual(['\\result=0?:']);
    expect(stand.run('other', [any]).ends(['\\result'])).toEqual(['\\result=0??:']);
  });

  it('final fields stay known, whoever runs, but for constructors', async () => {
    const stand = await standOn(
      `class Node { final Node next; Node(Node n) { next = n; } } class Main {
        static Node caller(Node a) { Node n = a.next; if (n != null) return n; other(a); return a.next; }
        static void other(Node p) { }
      }`,
      LINKS,
    );
    const any = { variables: { a: 0 }, cells: [{ vague: true }] };
    const ends = stand.run('caller', [any], { follows: () => false }).ends(['\\result']);
    expect(ends).toEqual(['\\result=0?:', '\\result=null:']);
  });

  it('a regular object that the callee stores into a vague one is vague for the caller', async () => {
    const stand = await standOn(text, LINKS);
    const cells = [{ vague: true }, { fields: { next: 2 } }, {}];
    const ran = stand.run('both', [{ variables: { a: 0, b: 1 }, cells }]);
    for (const end of ran.ends(['\\result'])) expect(end).toMatch(/^\\result=0\?:/);
    expect(ran.ends(['\\result'])).not.toEqual([]);
  });
});
