/** What a callee does to its part of the heap, its caller sees; what the caller holds of that part survives. */
import { describe, expect, it } from 'vitest';
import { shown, standOn } from './support.js';

const NODE = 'class Node { Node next; Node other; }';
const LINKS = { links: ['Node.next', 'Node.other'] };

const chain = (length: number) =>
  Array.from({ length }, (_, cell) => (cell + 1 < length ? { fields: { next: cell + 1 } } : {}));

describe('cutpoints', () => {
  it('a cell further down that the caller holds survives when the callee cuts it off', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a, Node b) { cut(a); if (a == b) return a; return b; }
        static void cut(Node p) { p.next = null; }
      }`,
      LINKS,
    );
    const ran = stand.run('caller', [{ variables: { a: 0, b: 2 }, cells: chain(4) }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1']);
    // What lies between is lost, and the head, too, when the caller is done with it.
    expect(ran.alarms).toContain('3 lost-nodes must');
  });

  it('what the caller passes is what it was, whatever the callee assigns to its parameter', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a) { walk(a); return a; }
        static void walk(Node p) { p = p.next; p.other = p; p = p.next; }
      }`,
      LINKS,
    );
    const ran = stand.run('caller', [{ variables: { a: 0 }, cells: chain(2) }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1 1.other=1']);
  });

  it('what the caller reaches by a field only is a cutpoint, too', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a, Node b) { cut(b); return a; }
        static void cut(Node p) { p.next = new Node(); p.next.next = p; }
      }`,
      LINKS,
    );
    // a points to the cell that b points to, and to the one behind it.
    const cells = [{ fields: { next: 1, other: 2 } }, { fields: { next: 2 } }, {}];
    const ran = stand.run('caller', [{ variables: { a: 0, b: 1 }, cells }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1 0.other=2 1.next=3 3.next=1']);
    expect(ran.alarms).toEqual([]);
  });

  it('with more cutpoints than are allowed, what the callee sees is vague, and that is said', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a, Node b, Node c) {
          Node own = new Node();
          look(a);
          own.next = b; own.other = c;
          return a == null ? own : a;
        }
        static void look(Node p) { p = p.next; }
      }`,
      { ...LINKS, cutpoints: 2 },
    );
    const ran = stand.run('caller', [{ variables: { a: 0, b: 1, c: 2 }, cells: chain(4) }]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0?:']);
    expect(ran.alarms).toContain('4 given-up may');
    const few = stand.run('caller', [{ variables: { a: 0, b: 1 }, cells: chain(4) }]);
    expect(few.ends(['\\result'])).toEqual(['\\result=0: 0.next=1*']);
  });

  it('variables that nobody reads after the call make no cutpoints', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static Node caller(Node a, Node b, Node c) { Node t = b; t = c; return next(a, t, b); }
        static Node next(Node p, Node q, Node r) { if (q == r) return q; return p.next; }
      }`,
      { ...LINKS, cutpoints: 0 },
    );
    const ran = stand.run('caller', [{ variables: { a: 0, b: 1, c: 2 }, cells: chain(4) }]);
    // Once q and r are dead, p leads to two cells or more, of which the first is given back.
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1', '\\result=0: 0.next=1*']);
    expect(ran.alarms.filter((each) => each.includes('given-up'))).toEqual([]);
  });

  it('what is passed to a callee that does not look at it, and not needed after, is lost', async () => {
    const stand = await standOn(
      `${NODE} class Main {
        static void caller(Node a) {
          drop(a);
        }
        static void drop(Node p) { }
      }`,
      LINKS,
    );
    expect(stand.run('caller', [{ variables: { a: 0 }, cells: chain(2) }]).alarms).toEqual(['3 lost-nodes must']);
  });

  describe('of calls that share one analysis of the callee', () => {
    const text = `${NODE} class Main {
      static Node caller(Node a, Node b) {
        Node own = new Node();
        cut(own);
        cut(a);
        return a == b ? own : b;
      }
      static void cut(Node p) { p.next = null; }
    }`;
    // The first call leaves the caller with one of the callee's cells, the second with two: b is behind a.
    const heap = { variables: { a: 0, b: 2 }, cells: chain(4) };

    it('states apart: what the call itself leaves is among the ends', async () => {
      const stand = await standOn(text, LINKS);
      const ran = stand.run('caller', [heap], { contexts: { kind: 'none' } });
      expect(ran.ends(['\\result'])).toContain('\\result=0: 0.next=1');
    });

    it('a merged state of calls with different cutpoints belongs to both, and says little', async () => {
      const stand = await standOn(text, LINKS);
      const [caller, callee] = [stand.code('caller'), stand.code('cut')];
      const edges = caller.body.edges.filter(
        ({ instruction }) => instruction.kind === 'call' && instruction.method.name === 'cut',
      );
      const [at] = edges.slice(1).map((edge) => stand.program.edge(caller, edge));
      if (at === undefined) throw new Error('there is no second call');
      const [few] = stand.domain.enter(
        at,
        callee,
        stand.state('caller', { variables: { a: 0 }, cells: [{}] }),
        () => 'unknown',
      );
      const [many] = stand.domain.enter(at, callee, stand.state('caller', heap), () => 'unknown');
      if (few === undefined || many === undefined) throw new Error('nothing is entered');
      const state = stand.domain.lattice.join(few.callee, many.callee);
      for (const [frame, expected] of [
        [few.frame, 'a=0? b=null:'],
        [many.frame, 'a=0? b=1?:'],
      ] as const) {
        const { normal } = stand.domain.leave(at, callee, frame, { kind: 'normal', state }, () => 'unknown');
        expect(normal.map((each) => shown(stand.domain, caller, each, ['a', 'b']))).toEqual([expected]);
      }
      // What another call with more cutpoints left is not this call's.
      const other = stand.domain.leave(at, callee, few.frame, { kind: 'normal', state: many.callee }, () => 'unknown');
      expect(other.normal).toEqual([]);
    });

    it('states merged: what is left is vague, and never null', async () => {
      const stand = await standOn(text, LINKS);
      const ran = stand.run('caller', [heap], { contexts: { kind: 'none' }, merge: { kind: 'all' } });
      const ends = ran.ends(['\\result']);
      expect(ends).not.toEqual([]);
      for (const end of ends) expect(end).toMatch(/^\\result=0\?:/);
    });
  });
});
