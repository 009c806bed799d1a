/** Names in class files may hold anything: they are shown, they are never markup. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentResult } from '../../src/findings/typestate-result.js';
import type { Drawing } from '../../src/pictures/drawing.js';
import type { LayOut } from '../../src/pictures/layout.js';
import { heapSvg, seriesSvgs } from '../../src/pictures/series.js';
import { standaloneSvg } from '../../src/pictures/standalone.js';
import { svgsOf } from '../../src/web/pictures/draw.js';
import { readXml } from '../reports/xml-reader.js';
import { allElements, graphviz, readPicture } from './read-picture.js';

let layOut: LayOut;
beforeAll(async () => {
  layOut = await graphviz();
});

const NAMES = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '" onmouseover="alert(1)" x="',
  '</text></g></svg><img src=x onerror=alert(1)>',
  '<foreignObject><body onload=alert(1)></foreignObject>',
  '&lt;b&gt; &amp; &#60;script&#62;',
  ']]><!-- --><![CDATA[',
  'javascript:alert(1)',
  '</style><script>',
  '\u0000\u0001\u001b\u007f\u009f',
  '\ud800 half',
  '\u202e turned around',
  '\\N \\G \\L {a|b} <f0>',
  '"]; evil [label="',
  '',
  ' ',
  'x'.repeat(300),
  '漢字'.repeat(150),
  'a\nb\tc\r\nd',
];

/** The only elements and attributes that pictures have. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'circle', 'text', 'title', 'desc']);
const ATTRIBUTES =
  /^(xmlns|class|role|aria-label|width|height|viewBox|x|y|cx|cy|r|rx|d|text-anchor|transform|tabindex|data-(node|edge|from|to|cell|state|transition))$/;

function expectHarmless(svg: string): void {
  for (const { name, attributes } of allElements(readXml(svg))) {
    expect(ELEMENTS).toContain(name);
    for (const key of Object.keys(attributes)) expect(key).toMatch(ATTRIBUTES);
  }
}

function drawingOf(name: string): Drawing {
  return {
    title: name,
    nodes: [
      { id: name, label: name, kind: 'object', cells: [{ name }, { name: `${name}2`, text: name }] },
      { id: `${name}3`, label: name, kind: 'summary', cells: [{ name, text: name }] },
      { id: `variable ${name}`, label: name, kind: 'variable', cells: [] },
      { id: `variable ${name} 2`, label: name, kind: 'variable', cells: [{ name: '', text: name }] },
      { id: `variable ${name} 3`, label: name, kind: 'variable', cells: [{ name: '', text: name }] },
    ],
    edges: [
      { from: name, cell: name, to: `${name}3`, certainty: 'must' },
      { from: `${name}3`, cell: name, to: `${name}3`, certainty: 'may' },
      { from: `variable ${name}`, to: name, certainty: 'must' },
      { from: `variable ${name} 3`, to: name, certainty: 'may' },
    ],
  };
}

function componentOf(name: string): ComponentResult {
  const [first, second] = [`${name}1`, `${name}2`];
  return {
    analysis: 'typestate',
    class: name,
    location: { file: name, line: 1, column: 1 },
    claims: [],
    component: [name],
    predicates: [],
    typestates: [
      { type: name, id: first, name, predicates: {}, fields: {} },
      { type: name, id: second, name, predicates: {}, fields: {} },
    ],
    transitions: [
      {
        id: name,
        method: `${name}.${name}()`,
        descriptor: '()V',
        locations: { F1: { from: first, to: second } },
        aliases: [],
        error: false,
      },
      {
        id: `${name}!`,
        method: `${name}.${name}()`,
        descriptor: '()V',
        locations: { F1: { from: second, to: '?' } },
        aliases: [],
        error: true,
      },
    ],
    abrupt: [],
    locations: {},
    preconditions: [],
    objects: {},
    heaps: 0,
    closed: true,
    reasons: [],
    assumptions: [],
    milliseconds: 0,
  } as unknown as ComponentResult;
}

describe('in pictures of heaps', () => {
  it.each(NAMES.map((name) => [JSON.stringify(name.slice(0, 40)), name]))('%s is text', (_, name) => {
    const svg = heapSvg(drawingOf(name), layOut);
    expectHarmless(svg);
    const { objects } = readPicture(svg);
    expect(Object.keys(objects)).toHaveLength(2);
  });

  it('all of them together are, too', () => {
    for (const svg of seriesSvgs(NAMES.map(drawingOf).slice(0, 12), layOut)) expectHarmless(svg);
  });

  it('long ones are cut in the picture and told in full', () => {
    const name = `start${'x'.repeat(300)}end`;
    const svg = heapSvg({ title: '', nodes: [{ id: 'a', label: name, kind: 'object', cells: [] }], edges: [] }, layOut);
    const { objects, width } = readPicture(svg);
    expect(objects.a?.label).toMatch(/^startx+…x+end$/);
    expect(objects.a?.label.length).toBe(32);
    expect(width).toBeLessThan(320);
    expect(svg).toContain(`<title>${name}</title>`);
  });
});

describe('in state diagrams', () => {
  it.each(NAMES.map((name) => [JSON.stringify(name.slice(0, 40)), name]))('%s is text', (_, name) => {
    for (const svg of svgsOf({ kind: 'states', component: componentOf(name) }, layOut)) expectHarmless(svg);
  });
});

it('files of their own are well-formed and have no script', () => {
  for (const name of NAMES) {
    const file = standaloneSvg(heapSvg(drawingOf(name), layOut), 'dark');
    const names = allElements(readXml(file)).map((element) => element.name);
    expect(new Set(names.filter((each) => !ELEMENTS.has(each)))).toEqual(new Set(['style']));
  }
});
