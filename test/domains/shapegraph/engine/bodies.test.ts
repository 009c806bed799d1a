/** What the domain finds out about small methods: expected values are worked out by hand. */
import { describe, expect, it } from 'vitest';
import { analysed } from './bodies.js';

const PUSHES = 'Box box = new Box(); while (args.length > 0) { box.head = new Node(box.head); }';

describe('the root object', () => {
  it('has fields that act as variables: pushing in a loop gives the graphs of the thesis', async () => {
    const { exits, givenUp } = await analysed(`static Box main(String[] args) { ${PUSHES} return box; }`);
    expect(exits).toEqual(['E', '{head}', '{head} -> @', '{head} -> @, @ -> @']);
    expect(givenUp).toEqual([]);
  });

  it('is told from other objects of its class', async () => {
    const { formulas } = await analysed(
      `static Box other() { return null; }
       static Box main(String[] args) { Box box = new Box(); Box more = box;
         //@ assert box == more;
         //@ assert box.head == null && more.tail == null;
         box.head = new Node();
         //@ assert more.head != null && more.head.next == null && box.head != box.tail;
         return box; }`,
    );
    expect(formulas).toEqual([]);
  });
});

describe('answers', () => {
  it('are certain along named cells and of what a summary allows', async () => {
    const { formulas } = await analysed(
      `static Box main(String[] args) { ${PUSHES}
         //@ assert acyclic(box.head, next);
         //@ assert unshared(box.head, next);
         //@ assert list(box.head, next);
         //@ assert disjoint(box.head, box.tail, next);
         //@ assert box.head == null || box.head.next != box.head;
         return box; }`,
    );
    expect(formulas).toEqual([]);
  });

  it('are not given where heaps differ', async () => {
    const { formulas } = await analysed(
      `static Box main(String[] args) { ${PUSHES}
         //@ assert box.head == null;
         //@ assert box.head == null || box.head.next == null;
         if (box.head != null) box.tail = box.head.next;
         //@ assert disjoint(box.head, box.tail, next);
         return box; }`,
    );
    expect(formulas).toHaveLength(3);
  });

  it('see a ring', async () => {
    const { formulas } = await analysed(
      `static Box main(String[] args) { Box box = new Box(); box.head = new Node(); box.head.next = new Node(box.head);
         //@ assert cyclic(box.head, next);
         //@ assert !acyclic(box.head, next);
         //@ assert unshared(box.head, next);
         //@ assert box.head.next.next == box.head;
         return box; }`,
    );
    expect(formulas).toEqual([]);
  });
});

describe('calls', () => {
  it('recursion along a list has as many graphs as the list', async () => {
    const { exits, givenUp } = await analysed(
      `static Node added(Node node) { if (node == null) return new Node(); node.next = added(node.next); return node; }
       static Box main(String[] args) { Box box = new Box(); while (args.length > 0) box.head = added(box.head); return box; }`,
    );
    expect(exits).toEqual(['E', '{head}', '{head} -> @', '{head} -> @, @ -> @']);
    expect(givenUp).toEqual([]);
  });

  it('give up what they cannot cut', async () => {
    const { givenUp } = await analysed(
      `static void touch(Node node) { node.data = null; touch(node.next); }
       static Box main(String[] args) { ${PUSHES} Node kept = box.head; if (kept != null) { touch(kept); kept.next = null; } return box; }`,
      'relational',
      0,
    );
    expect(givenUp).toEqual(['objects are held by the caller in more ways than the limit allows']);
  });

  it('bring exceptions back with the cells that they leave', async () => {
    const { exits } = await analysed(
      `static Node fail(Box box) { box.head = new Node(box.head); throw new RuntimeException(); }
       static Box main(String[] args) { Box box = new Box(); try { fail(box); } catch (RuntimeException e) { return box; } return null; }`,
    );
    expect(exits).toEqual(['{head}']);
  });
});

describe('cells are given up', () => {
  const cases = [
    ['in arrays', 'Node[] all = new Node[1]; all[0] = box.head;', 'objects are stored into an array'],
    ['in payload', 'Node more = new Node(); more.data = box.head;', 'objects are stored into Node.data'],
    [
      'in other objects',
      'Holder holder = new Holder(); holder.kept = box.head;',
      'objects are stored into Holder.kept of an object that is not followed',
    ],
  ] as const;
  it.each(cases)('%s', async (_, code, message) => {
    const { givenUp } = await analysed(
      `static Box main(String[] args) throws Exception { ${PUSHES} ${code} return box; }`,
    );
    expect(givenUp).toContain(message);
  });

  it('and nothing is claimed of them', async () => {
    const { formulas } = await analysed(
      `static Box main(String[] args) { ${PUSHES} Node[] all = new Node[1]; all[0] = box.head;
         //@ assert acyclic(box.head, next);
         return box; }`,
    );
    expect(formulas).toEqual(['acyclic(box.head, next)']);
  });
});

describe('pictures', () => {
  it('show cells with their names, null in the cell, and one summary', async () => {
    const { domain, result, code } = await analysed(`static Box main(String[] args) { ${PUSHES} return box; }`);
    const point = code.body.exit ?? 0;
    const activation = result.activations.find((each) => each.code === code);
    const states = activation === undefined ? [] : result.at(activation, point);
    const drawings = states.map((state) => domain.draw(state, { code, point }));
    const longest = drawings.find(({ nodes }) => nodes.some(({ kind }) => kind === 'summary'));
    expect(longest?.nodes.map(({ kind, label }) => [kind, label])).toContainEqual(['object', 'head']);
    expect(longest?.edges.some(({ from, cell }) => from === '#0' && cell === 'next')).toBe(true);
    const single = drawings.find(({ nodes }) => nodes.filter(({ kind }) => kind === 'object').length === 1);
    expect(single?.nodes.find(({ kind }) => kind === 'object')?.cells[0]?.name).toBe('next');
    expect(drawings).toHaveLength(4);
  });
});
