/** Series of pictures: nothing jumps, lists run to the right, trees downwards, and what looks how. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/pictures/drawing.js';
import type { LayOut } from '../../src/pictures/layout.js';
import { heapSvg, seriesSvgs } from '../../src/pictures/series.js';
import { drawing, object, variable } from './drawings.js';
import { graphviz, type ReadBox, type ReadPicture, readPicture } from './read-picture.js';

let layOut: LayOut;
beforeAll(async () => {
  layOut = await graphviz();
});

function series(...drawings: readonly Drawing[]): readonly ReadPicture[] {
  return seriesSvgs(drawings, layOut).map(readPicture);
}

function one(single: Drawing): ReadPicture {
  return readPicture(heapSvg(single, layOut));
}

function middle({ x, y, width, height }: ReadBox): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function isRightOf(left: ReadBox, right: ReadBox): boolean {
  return right.x >= left.x + left.width;
}

function isBelow(upper: ReadBox, lower: ReadBox): boolean {
  return lower.y >= upper.y + upper.height;
}

/** `a` and `b` in a list; then `c` is put between them. */
const BEFORE = drawing([variable('x'), object('a', ['next']), object('b', ['next=null'])], 'x a', 'a.next b');
const MADE = drawing(
  [variable('x'), variable('y'), object('a', ['next']), object('b', ['next=null']), object('c', ['next=null'])],
  'x a',
  'y c',
  'a.next b',
);
const INSERTED = drawing(
  [variable('x'), variable('y'), object('a', ['next']), object('b', ['next=null']), object('c', ['next'])],
  'x a',
  'y c',
  'a.next c',
  'c.next b',
);

describe('a series', () => {
  it('keeps every object in its place and every picture at one size', () => {
    const pictures = series(BEFORE, MADE, INSERTED);
    const [first, second, third] = pictures as [ReadPicture, ReadPicture, ReadPicture];
    expect(new Set(pictures.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
    for (const id of ['a', 'b']) {
      expect(second.objects[id]?.body).toEqual(first.objects[id]?.body);
      expect(third.objects[id]?.body).toEqual(first.objects[id]?.body);
    }
    expect(third.objects.c?.body).toEqual(second.objects.c?.body);
    const ends = ({ edges }: ReadPicture): unknown => [edges['a.next b']?.start, edges['a.next b']?.tip];
    expect(ends(second)).toEqual(ends(first));
  });

  it('does not show what a step does not have', () => {
    const [first, , third] = series(BEFORE, MADE, INSERTED) as [ReadPicture, ReadPicture, ReadPicture];
    expect(Object.keys(first.objects).sort()).toEqual(['a', 'b']);
    expect(Object.keys(first.edges)).toEqual(['a.next b']);
    expect(Object.keys(third.edges).sort()).toEqual(['a.next c', 'c.next b']);
    expect(first.names['variable y']).toBeUndefined();
  });

  it('leaves room for what comes between', () => {
    const [, , third] = series(BEFORE, MADE, INSERTED) as [ReadPicture, ReadPicture, ReadPicture];
    const { a, b, c } = third.objects as Record<string, { body: ReadBox }>;
    expect(isRightOf(a?.body as ReadBox, c?.body as ReadBox)).toBe(true);
    expect(isRightOf(c?.body as ReadBox, b?.body as ReadBox)).toBe(true);
  });

  it('keeps the order of the first step when links are turned around', () => {
    const turned = drawing([variable('x'), object('a', ['next=null']), object('b', ['next'])], 'x b', 'b.next a');
    const [first, second] = series(BEFORE, turned) as [ReadPicture, ReadPicture];
    expect(isRightOf(first.objects.a?.body as ReadBox, first.objects.b?.body as ReadBox)).toBe(true);
    expect(second.objects.b?.body).toEqual(first.objects.b?.body);
    // The name has moved with what it holds.
    expect(second.names['variable x']?.tip?.x).toBeGreaterThan(first.names['variable x']?.tip?.x ?? 0);
  });

  it('gives a value its place though it is not always there', () => {
    const steps = [
      drawing([variable('m', '1'), variable('n', 'null'), object('a', [])]),
      drawing([variable('n', 'null'), object('a', [])]),
    ];
    const [first, second] = series(...steps) as [ReadPicture, ReadPicture];
    expect([first.names['variable m']?.text, first.names['variable n']?.text]).toEqual(['m = 1', 'n = null']);
    const place = (svg: ReadPicture): unknown =>
      svg.root.children.flatMap((group) => group.children).find((each) => each.attributes['data-node'] === 'variable n')
        ?.children[0]?.attributes;
    expect(place(second)).toEqual(place(first));
  });

  it('says so where nothing is there, and at one size', () => {
    const [none, some] = seriesSvgs([drawing([]), BEFORE], layOut) as [string, string];
    expect(none).toContain('>no objects in use</text>');
    expect(some).not.toContain('no objects');
    expect(readPicture(none).width).toBe(readPicture(some).width);
  });

  it('says how many objects are not drawn', () => {
    const many = drawing(Array.from({ length: 120 }, (_, index) => object(`n${index}`, [])));
    const svg = heapSvg(many, layOut);
    expect(Object.keys(readPicture(svg).objects)).toHaveLength(90);
    expect(svg).toContain('>… 30 more are not drawn</text>');
    expect(heapSvg(BEFORE, layOut)).not.toContain('not drawn');
  });

  it('is straight in every step where an object is put into a list, or taken out', () => {
    const [first, , third] = series(BEFORE, MADE, INSERTED) as [ReadPicture, ReadPicture, ReadPicture];
    const middles = Object.values(third.objects).map(({ body }) => middle(body as ReadBox).y);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    // Over the place where `c` will be.
    const heights = (first.edges['a.next b']?.points ?? []).map(({ y }) => y);
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
  });

  it('is empty for no drawings, and small for empty ones', () => {
    expect(seriesSvgs([], layOut)).toEqual([]);
    const { objects, width } = one(drawing([]));
    expect([Object.keys(objects), width > 0]).toEqual([[], true]);
  });
});

describe('lists', () => {
  const CHAIN = drawing(
    [variable('x'), ...['a', 'b', 'c', 'd'].map((id) => object(id, ['value=1', id === 'd' ? 'next=null' : 'next']))],
    'x a',
    'a.next b',
    'b.next c',
    'c.next d',
  );

  it('run from left to right in one row', () => {
    const { objects } = one(CHAIN);
    const bodies = ['a', 'b', 'c', 'd'].map((id) => objects[id]?.body as ReadBox);
    for (const [index, body] of bodies.entries()) {
      const next = bodies[index + 1];
      if (next !== undefined) expect(isRightOf(body, next)).toBe(true);
      expect(Math.abs(body.y - (bodies[0]?.y ?? 0))).toBeLessThan(1);
    }
  });

  it('have straight links, each from its cell to the side of the next object', () => {
    const { edges, objects } = one(CHAIN);
    const { start, tip } = edges['a.next b'] ?? { start: { x: 0, y: 9 }, tip: { x: 0, y: 0 } };
    const [a, b] = [objects.a?.body as ReadBox, objects.b?.body as ReadBox];
    expect(Math.abs(start.y - tip.y)).toBeLessThan(1);
    expect(Math.abs(tip.x - b.x)).toBeLessThan(1);
    expect(start.x > a.x && start.x < a.x + a.width).toBe(true);
  });

  it('with links back run the same way, and these leave to the left', () => {
    const nodes = ['a', 'b', 'c'].map((id) => object(id, ['prev', 'next']));
    for (const held of ['a', 'b', 'c']) {
      const { objects, edges } = one(
        drawing([variable('x'), ...nodes], `x ${held}`, 'a.next b', 'b.next c', 'b.prev a', 'c.prev b'),
      );
      const [a, b, c] = ['a', 'b', 'c'].map((id) => objects[id]?.body as ReadBox) as [ReadBox, ReadBox, ReadBox];
      expect([isRightOf(a, b), isRightOf(b, c)]).toEqual([true, true]);
      const { start, tip } = edges['b.prev a'] ?? { start: { x: 0, y: 9 }, tip: { x: 0, y: 0 } };
      expect(start.x).toBeLessThan(middle(b).x);
      expect(Math.abs(tip.x - (a.x + a.width))).toBeLessThan(1);
      expect(Math.abs(start.y - tip.y)).toBeLessThan(1);
    }
  });

  it('that are rings close around below', () => {
    const ring = drawing(
      [variable('x'), ...['a', 'b', 'c'].map((id) => object(id, ['next']))],
      'x a',
      'a.next b',
      'b.next c',
      'c.next a',
    );
    const { objects, edges, height } = one(ring);
    const a = objects.a?.body as ReadBox;
    const tip = edges['c.next a']?.tip ?? { x: 0, y: 0 };
    expect(Math.abs(tip.y - (a.y + a.height))).toBeLessThan(1);
    expect(height).toBeGreaterThan(a.y + a.height + 12);
    expect(isRightOf(a, objects.c?.body as ReadBox)).toBe(true);
  });

  it('that are apart are stacked in the order of their names', () => {
    const nodes = ['a', 'b', 'c'].map((id) => object(id, id === 'c' ? ['next'] : ['next=null']));
    const more = object('d', ['next=null']);
    const { objects } = one(
      drawing([variable('x'), variable('y'), variable('z'), ...nodes, more], 'x c', 'y a', 'z b', 'c.next d'),
    );
    const [a, b, c] = ['a', 'b', 'c'].map((id) => objects[id]?.body as ReadBox) as [ReadBox, ReadBox, ReadBox];
    expect([isBelow(c, a), isBelow(a, b)]).toEqual([true, true]);
    expect(a.x).toBeLessThan(12);
  });

  it('stay lists where their owner knows both ends', () => {
    const owner = { ...object('o', ['head', 'tail']), label: 'Queue' };
    const { objects } = one(
      drawing(
        [variable('q'), owner, object('a', ['next']), object('b', ['next=null'])],
        'q o',
        'o.head a',
        'o.tail b',
        'a.next b',
      ),
    );
    expect(isRightOf(objects.a?.body as ReadBox, objects.b?.body as ReadBox)).toBe(true);
  });
});

describe('trees', () => {
  const cells = ['parent', 'left', 'right'];
  const TREE = drawing(
    [
      variable('root'),
      object('t', ['parent=null', 'left', 'right']),
      object('l', cells),
      object('r', cells),
      object('m', cells),
    ],
    'root t',
    't.left l',
    't.right r',
    'l.right m',
    'l.parent t',
    'r.parent t',
    'm.parent l',
  );

  it('run downwards, the left child to the left', () => {
    const { objects } = one(TREE);
    const [t, l, r, m] = ['t', 'l', 'r', 'm'].map((id) => objects[id]?.body as ReadBox) as [
      ReadBox,
      ReadBox,
      ReadBox,
      ReadBox,
    ];
    expect([isBelow(t, l), isBelow(t, r), isBelow(l, m)]).toEqual([true, true, true]);
    expect(middle(l).x).toBeLessThan(middle(r).x);
  });

  it('do so with one child, too', () => {
    const { objects } = one(
      drawing([object('t', ['left=null', 'right']), object('r', ['left=null', 'right=null'])], 't.right r'),
    );
    expect(isBelow(objects.t?.body as ReadBox, objects.r?.body as ReadBox)).toBe(true);
  });

  it('have links to parents that leave upwards', () => {
    const { objects, edges } = one(TREE);
    const [t, l] = [objects.t?.body as ReadBox, objects.l?.body as ReadBox];
    const { start, tip } = edges['l.parent t'] ?? { start: { x: 0, y: 0 }, tip: { x: 0, y: 0 } };
    expect(start.y).toBeLessThan(l.y + 20);
    expect(tip.y).toBeLessThan(start.y);
    expect(Math.abs(tip.y - (t.y + t.height))).toBeLessThan(2);
  });
});

describe('looks', () => {
  it('null stands in its cell', () => {
    const { objects } = one(BEFORE);
    expect(objects.b?.cells.next).toEqual({ text: 'null', classes: ['cell', 'null'] });
    expect(objects.a?.cells.next?.text).toBe('');
  });

  it('summaries have a second frame, and arrows end at it', () => {
    const { objects, edges } = one(
      drawing(
        [variable('x'), object('a', ['next']), object('s', ['next=inside or null'], 'summary')],
        'x a',
        'a.next s',
      ),
    );
    const { around, body } = objects.s ?? {};
    expect(objects.a?.around).toBeUndefined();
    expect([around?.x, around?.width]).toEqual([(body?.x ?? 0) - 4, (body?.width ?? 0) + 8]);
    expect(Math.abs((edges['a.next s']?.tip.x ?? 0) - (around?.x ?? 0))).toBeLessThan(1.5);
  });

  it('what may be is told apart from what must be', () => {
    const { edges, names } = one(
      drawing(
        [variable('x'), variable('y'), object('a', ['next', 'other']), object('b', [])],
        'x a',
        'y a?',
        'a.next b?',
        'a.other b',
      ),
    );
    expect(edges['a.next b']?.classes).toEqual(['edge', 'may']);
    expect(edges['a.other b']?.classes).toEqual(['edge', 'must']);
    expect([names['variable x']?.classes, names['variable y']?.classes]).toEqual([
      ['name', 'must'],
      ['name', 'may'],
    ]);
  });

  it('a variable that may hold several things stands alone, with an arrow to each', () => {
    const { edges, names } = one(drawing([variable('x', 'null'), object('a', []), object('b', [])], 'x a?', 'x b?'));
    expect(names['variable x']?.text).toBe('x = null or');
    expect(Object.keys(edges)).toEqual(['variable x a', 'variable x b']);
  });

  it('changes are marked: objects, cells, edges, names and values', () => {
    const marked: Drawing = {
      title: '',
      nodes: [
        variable('x'),
        { ...variable('n'), cells: [{ name: '', text: 'null', changed: true }] },
        {
          ...object('a', []),
          cells: [
            { name: 'next', changed: true },
            { name: 'prev', text: 'null' },
          ],
        },
        { ...object('b', []), changed: true },
      ],
      edges: [
        { from: 'variable x', to: 'a', certainty: 'must', changed: true },
        { from: 'a', cell: 'next', to: 'b', certainty: 'must', changed: true },
      ],
    };
    const { objects, edges, names } = one(marked);
    expect(objects.b?.classes).toEqual(['object', 'fresh']);
    expect(objects.a?.classes).toEqual(['object']);
    expect([objects.a?.cells.next?.classes, objects.a?.cells.prev?.classes]).toEqual([
      ['cell', 'changed'],
      ['cell', 'null'],
    ]);
    expect(edges['a.next b']?.classes).toContain('changed');
    expect(names['variable x']?.classes).toContain('changed');
    expect(names['variable n']?.classes).toContain('changed');
  });

  it('objects do not overlap, and all is inside the picture', () => {
    const nodes = Array.from({ length: 12 }, (_, index) => object(`n${index}`, ['next', 'other=null']));
    const names = Array.from({ length: 12 }, (_, index) => variable(`averageVariable${index}`));
    const links = nodes.slice(1).map((_, index) => `n${index}.next n${index + 1}`);
    const holds = names.map((_, index) => `averageVariable${index} n${Math.floor(index / 3)}`);
    const { objects, width, height } = one(drawing([...names, ...nodes], ...links, ...holds));
    const bodies = Object.values(objects).map(({ body }) => body);
    for (const body of bodies) {
      expect(body.x >= 0 && body.y >= 0 && body.x + body.width <= width && body.y + body.height <= height).toBe(true);
      const isAlone = bodies.every(
        (other) =>
          other === body ||
          isRightOf(body, other) ||
          isRightOf(other, body) ||
          isBelow(body, other) ||
          isBelow(other, body),
      );
      expect(isAlone).toBe(true);
    }
  });
});

describe('words', () => {
  it('say what the picture shows', () => {
    const { words, root } = one({ ...BEFORE, title: 'before line 3' });
    expect(words).toBe('x is Node (1); Node (1).next is Node (2); Node (2).next is null');
    expect([root.attributes.role, root.attributes['aria-label']]).toEqual(['img', 'before line 3']);
  });

  it('say what is left out of a heap that is too large', () => {
    const nodes = Array.from({ length: 200 }, (_, index) => object(`n${index}`, ['next']));
    const { objects, words } = one(drawing(nodes, ...nodes.slice(1).map((_, index) => `n${index}.next n${index + 1}`)));
    expect(Object.keys(objects)).toHaveLength(90);
    expect(words).toMatch(/110 more objects are not drawn$/);
  });
});
