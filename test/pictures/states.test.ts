/** State diagrams: what leads where, what fails, and what one is told on pointing at it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentResult, ReportedTransition } from '../../src/findings/typestate-result.js';
import type { LayOut, Position } from '../../src/pictures/layout.js';
import { diagramsOf } from '../../src/reports/typestate/diagram.js';
import { stateFigure } from '../../src/reports/typestate/figure.js';
import { readXml, type XmlElement } from '../reports/xml-reader.js';
import { allElements, graphviz } from './read-picture.js';

let layOut: LayOut;
beforeAll(async () => {
  layOut = await graphviz();
});

let count = 0;

/** `open 1 2`: the call moves the object from C1 to C2; `0` is no object yet, `!` a failure. */
function transition(text: string): ReportedTransition {
  const [name = '', from = '', to = ''] = text.split(' ');
  const state = (number: string): string => (number === '0' ? 'raw' : number === '!' ? '?' : `C${number}`);
  return {
    id: `T${++count}`,
    method: name === 'new' ? 'C.<init>()' : `C.${name}()`,
    descriptor: '()V',
    locations: { F1: { from: state(from), to: state(to) } },
    aliases: [],
    error: to === '!',
    ...(to === '!' ? { exception: 'java.lang.IllegalStateException' } : {}),
  };
}

function component(states: number, ...calls: readonly string[]): ComponentResult {
  count = 0;
  return {
    component: ['p.C'],
    predicates: [],
    typestates: Array.from({ length: states }, (_, index) => ({
      type: 'p.C',
      id: `C${index + 1}`,
      name: index === 0 ? 'closed' : `open, number ${index}`,
      predicates: { P1: String(index) },
      fields: {},
    })),
    transitions: calls.map(transition),
    locations: {},
  } as unknown as ComponentResult;
}

function drawn(result: ComponentResult): XmlElement {
  const [diagram] = diagramsOf(result);
  if (diagram === undefined) throw new Error('no diagram');
  return readXml(stateFigure(diagram, layOut));
}

function withClass(root: XmlElement, name: string): readonly XmlElement[] {
  return allElements(root).filter(({ attributes }) => (attributes.class ?? '').split(' ').includes(name));
}

function box(element: XmlElement | undefined): { x: number; y: number; right: number; bottom: number } {
  const rectangle = element?.children.find(({ name }) => name === 'rect')?.attributes ?? {};
  const [x, y] = [Number(rectangle.x), Number(rectangle.y)];
  return { x, y, right: x + Number(rectangle.width), bottom: y + Number(rectangle.height) };
}

const CONNECTION = component(
  2,
  'new 0 1',
  'open 1 2',
  'connect 1 2',
  'send 2 2',
  'size 1 1',
  'send 1 !',
  'close 2 1',
  'open 2 !',
  'connect 2 !',
);

describe('a state diagram', () => {
  it('has a box for each state, with its name and the calls that change nothing', () => {
    const states = withClass(drawn(CONNECTION), 'typestate');
    const texts = states.map((state) =>
      allElements(state)
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text),
    );
    expect(texts).toEqual([
      ['C1', 'closed', 'size()'],
      ['C2', 'open', 'number 1', 'send()'],
    ]);
  });

  it('has one arrow for all calls between two states, a line each', () => {
    const moves = withClass(drawn(CONNECTION), 'move');
    const told = moves.map(({ attributes, children }) => [
      `${attributes['data-from']} ${attributes['data-to']} ${attributes.class}`,
      children
        .filter((each) => each.attributes.class === 'call')
        .flatMap((each) => each.children.map(({ text }) => text)),
    ]);
    expect(told).toEqual([
      ['raw C1 move plain', ['new C()']],
      ['C1 C2 move plain', ['open()', 'connect()']],
      ['C1 ? move failure', ['send()']],
      ['C2 C1 move plain', ['close()']],
      ['C2 ? move failure', ['open()', 'connect()']],
    ]);
  });

  it('tells the transitions of an arrow, and of each call of it', () => {
    const root = drawn(CONNECTION);
    const opening = withClass(root, 'move').find((move) => move.attributes['data-to'] === 'C2');
    expect(opening?.attributes['data-transition']).toBe('T2 T3');
    expect(
      withClass(root, 'call').map(({ attributes, children }) => [children[0]?.text, attributes['data-transition']]),
    ).toEqual([
      ['new C()', 'T1'],
      ['open()', 'T2'],
      ['connect()', 'T3'],
      ['send()', 'T6'],
      ['close()', 'T7'],
      ['open()', 'T8'],
      ['connect()', 'T9'],
      ['size()', 'T5'],
      ['send()', 'T4'],
    ]);
    expect(opening?.attributes['aria-label']).toBe('C1 to C2 by open(), connect()');
    expect(opening?.attributes.tabindex).toBe('0');
  });

  it('has a cross for each state in which calls fail', () => {
    const root = drawn(CONNECTION);
    expect(withClass(root, 'fails')).toHaveLength(2);
    expect(withClass(root, 'failure').map(({ attributes }) => attributes['aria-label'])).toEqual([
      'in C1 send() fails',
      'in C2 open(), connect() fails',
    ]);
    expect(withClass(drawn(component(2, 'open 1 2')), 'fails')).toEqual([]);
  });

  it('says in words what it shows', () => {
    const { attributes, children } = drawn(CONNECTION);
    expect(attributes['aria-label']).toBe('state diagram of C');
    expect(children[0]?.text).toBe(
      'new C() makes C1; in C1 size() changes nothing; C1 to C2 by open(), connect(); in C1 send() fails; C2 to C1 by close(); in C2 send() changes nothing; in C2 open(), connect() fails',
    );
  });
});

describe('many transitions', () => {
  const names = Array.from({ length: 9 }, (_, index) => `someLongerMethodName${index}`);
  const MANY = component(
    6,
    ...names.map((name) => `${name} 1 2`),
    ...[2, 3, 4, 5].map((state) => `next ${state} ${state + 1}`),
    ...[2, 3, 4, 5, 6].map((state) => `reset ${state} 1`),
    ...[1, 2, 3, 4, 5, 6].map((state) => `fail ${state} !`),
    ...[1, 2, 3, 4, 5, 6].map((state) => `stay ${state} ${state}`),
  );

  it('are cut where one arrow has too many, and the last line tells all', () => {
    const move = withClass(drawn(MANY), 'move').find(({ attributes }) => attributes['data-to'] === 'C2');
    const lines = move?.children.filter(({ attributes }) => attributes.class === 'call') ?? [];
    expect(lines.map(({ children }) => children[0]?.text).at(-1)).toBe('… 3 more');
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)?.attributes['data-transition']?.split(' ')).toHaveLength(9);
  });

  it('stay readable: neither boxes nor labels lie on each other, and all fit in', () => {
    const root = drawn(MANY);
    const boxes = withClass(root, 'typestate').map(box);
    const labels = withClass(root, 'move').map((move) => {
      const plate = move.children.find(({ attributes }) => attributes.class === 'plate')?.attributes ?? {};
      const [x, y] = [Number(plate.x), Number(plate.y)];
      return { x, y, right: x + Number(plate.width), bottom: y + Number(plate.height) };
    });
    const all = [...boxes, ...labels];
    const [left = 0, top = 0, width = 0, height = 0] = (root.attributes.viewBox ?? '').split(' ').map(Number);
    for (const one of all) {
      expect(one.x >= left && one.y >= top && one.right <= left + width && one.bottom <= top + height).toBe(true);
      const touching = all.filter(
        (other) =>
          other !== one && one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom,
      );
      expect(touching).toEqual([]);
    }
  });
});

describe('arrows', () => {
  it('start and end at the boxes of their states', () => {
    const root = drawn(component(2, 'open 1 2'));
    const [first, second] = withClass(root, 'typestate').map(box);
    const line = withClass(root, 'line')[0]?.attributes.d ?? '';
    const head = withClass(root, 'head')[0]?.attributes.d ?? '';
    const point = (text: string): Position => {
      const [, x, y] = /^M([-\d.]+),([-\d.]+)/.exec(text) ?? [];
      return { x: Number(x), y: Number(y) };
    };
    const [start, tip] = [point(line), point(head)];
    const isAt = (place: Position, { x, y, right, bottom }: ReturnType<typeof box>): boolean =>
      place.x >= x - 1.5 && place.x <= right + 1.5 && place.y >= y - 1.5 && place.y <= bottom + 1.5;
    expect(first !== undefined && isAt(start, first)).toBe(true);
    expect(second !== undefined && isAt(tip, second)).toBe(true);
  });
});
