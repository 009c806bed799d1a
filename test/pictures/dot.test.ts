/** Drawings as Graphviz text: which way they run, and what looks how. */
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../src/pictures/direction.js';
import { dotOf } from '../../src/pictures/dot.js';
import type { Drawing, DrawnEdge, DrawnNode } from '../../src/pictures/drawing.js';
import { withNamesJoined } from '../../src/pictures/names.js';

function object(id: string, cells: readonly string[], kind: DrawnNode['kind'] = 'object'): DrawnNode {
  return { id, label: `Node ${id}`, kind, cells: cells.map((name) => ({ name })) };
}

function variable(name: string, text?: string): DrawnNode {
  return { id: name, label: name, kind: 'variable', cells: text === undefined ? [] : [{ name: '', text }] };
}

/** `a.next b` or `x b`, with `?` at the end for may. */
function edge(text: string): DrawnEdge {
  const [start = '', to = ''] = text.replace('?', '').split(' ');
  const [from = '', cell] = start.split('.');
  return { from, ...(cell === undefined ? {} : { cell }), to, certainty: text.endsWith('?') ? 'may' : 'must' };
}

function drawing(nodes: readonly DrawnNode[], ...edges: readonly string[]): Drawing {
  return { title: '', nodes, edges: edges.map(edge) };
}

const CHAIN = drawing(
  [variable('x'), object('a', ['next', 'prev']), object('b', ['next', 'prev'])],
  'x a',
  'a.next b',
  'b.prev a',
);
const TREE = drawing(
  [variable('x'), object('a', ['left', 'right']), object('b', []), object('c', [])],
  'x a',
  'a.left b',
  'a.right c',
);

describe('the direction', () => {
  it('is to the right for lists, doubly linked ones too, and downwards for trees', () => {
    expect(courseOf(CHAIN).direction).toBe('right');
    expect(courseOf(TREE).direction).toBe('down');
    expect(dotOf(CHAIN)).toContain('rankdir=LR');
    expect(dotOf(TREE)).toContain('rankdir=TB');
  });

  it('is not turned around by edges that point back', () => {
    expect(CHAIN.edges.map((each) => courseOf(CHAIN).backwards.has(each))).toEqual([false, false, true]);
    expect(dotOf(CHAIN).match(/constraint=false/g)).toHaveLength(1);
  });

  it('begins where nothing leads to, whichever name comes first', () => {
    const tail = drawing(
      [variable('x'), variable('y'), object('end', []), object('start', ['next'])],
      'x end',
      'y start',
      'start.next end',
    );
    expect([...courseOf(tail).backwards]).toEqual([]);
  });
});

describe('nodes and edges', () => {
  it('are dashed where they are not certain, doubled where they are several', () => {
    const dot = dotOf(
      drawing([variable('x'), object('a', ['next'], 'summary'), object('b', [], 'vague')], 'x a', 'a.next b?'),
    );
    const lines = dot.split('\n');
    expect(lines.find((line) => line.includes('"a" ['))?.match(/<TABLE/g)).toHaveLength(2);
    expect(lines.find((line) => line.includes('"b" ['))).toContain('STYLE="dashed"');
    expect(lines.find((line) => line.includes('-> "b"'))).toContain('style=dashed');
    expect(lines.find((line) => line.includes('-> "a"'))).not.toContain('dashed');
  });

  it('cannot be left by what texts say', () => {
    const dot = dotOf({ ...drawing([object('a"]', ['<b>'])]), title: '"; evil' });
    expect(dot).toContain('label="\\"; evil"');
    expect(dot).toContain('"a\\"]" [');
    expect(dot).toContain('&lt;b&gt;');
  });

  it('can be drawn whatever names class files have', async () => {
    const { instance } = await import('@viz-js/viz');
    const viz = await instance();
    const names = ['\u0001\u009f', '\ud800', '', 'a:b', '<TD>', '&amp;', '\\N', 'x y', '"'];
    for (const name of names) {
      const node: DrawnNode = {
        id: name,
        label: name,
        kind: 'summary',
        cells: [{ name }, { name: 'other', text: name }],
      };
      const dot = dotOf({
        title: name,
        nodes: [node, variable(`v${name}`)],
        edges: [{ from: name, cell: name, to: name, certainty: 'may' }],
      });
      const svg = viz.renderString(dot, { format: 'svg', engine: 'dot' });
      expect(svg).toContain('</svg>');
      expect(svg).not.toContain('<TD>');
    }
  });
});

describe('names', () => {
  it('of one target become one; values are told together', () => {
    const joined = withNamesJoined(
      drawing(
        [variable('x'), variable('y'), variable('z'), variable('n', 'null'), variable('b', 'true'), object('a', [])],
        'x a',
        'y a',
        'z a?',
      ),
    );
    expect(joined.nodes.map(({ label }) => label)).toEqual(['n = null\nb = true', 'x, y', 'z', 'Node a']);
    expect(joined.edges.map(({ to, certainty }) => `${to} ${certainty}`)).toEqual(['a must', 'a may']);
  });

  it('with several targets, or a value besides, stay alone', () => {
    const both = drawing(
      [variable('x', 'null'), variable('y'), object('a', []), object('b', [])],
      'x a?',
      'y a?',
      'y b?',
    );
    expect(withNamesJoined(both)).toEqual(both);
  });
});
