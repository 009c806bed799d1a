/** Pictures read back as data: where things are, what they say, how they look. */
import { instance } from '@viz-js/viz';
import type { LayOut, Position } from '../../src/pictures/layout.js';
import { readXml, type XmlElement } from '../reports/xml-reader.js';

export async function graphviz(): Promise<LayOut> {
  const viz = await instance();
  return (dot) => viz.renderString(dot, { format: 'json0', engine: 'dot' });
}

export interface ReadBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadNode {
  readonly classes: readonly string[];
  readonly label: string;
  readonly body: ReadBox;
  /** The second frame of summaries. */
  readonly around?: ReadBox;
  /** Text in the cell, by its name; empty where an edge starts. */
  readonly cells: Readonly<Record<string, { readonly text: string; readonly classes: readonly string[] }>>;
}

export interface ReadEdge {
  readonly classes: readonly string[];
  readonly start: Position;
  readonly tip: Position;
  readonly points: readonly Position[];
}

export interface ReadPicture {
  readonly root: XmlElement;
  readonly width: number;
  readonly height: number;
  readonly words: string;
  readonly objects: Readonly<Record<string, ReadNode>>;
  readonly edges: Readonly<Record<string, ReadEdge>>;
  /** By ids of variables: what stands at the arrow, or in the line above. */
  readonly names: Readonly<
    Record<string, { readonly text: string; readonly classes: readonly string[]; readonly tip?: Position }>
  >;
}

export function readPicture(svg: string): ReadPicture {
  const root = readXml(svg);
  const objects: Record<string, ReadNode> = {};
  const edges: Record<string, ReadEdge> = {};
  const names: Record<string, ReadPicture['names'][string]> = {};
  const walk = (element: XmlElement, by: Position): void => {
    const moved = /^translate\(([-\d.]+),([-\d.]+)\)$/.exec(element.attributes.transform ?? '');
    const at = { x: by.x + Number(moved?.[1] ?? 0), y: by.y + Number(moved?.[2] ?? 0) };
    const classes = classesOf(element);
    const { 'data-node': node, 'data-edge': edge } = element.attributes;
    if (edge !== undefined) edges[edge] = edgeOf(element, at);
    else if (node !== undefined && ['object', 'summary', 'vague'].some((kind) => classes.includes(kind))) {
      objects[node] = nodeOf(element, at);
    } else if (node !== undefined) {
      const head = element.children.find((child) => classesOf(child).includes('head'));
      const texts = element.children.filter(({ name }) => name === 'text');
      names[node] = {
        text: texts.map(({ text }) => text).join(' '),
        classes: [...classes, ...texts.flatMap(classesOf)],
        ...(head === undefined ? {} : { tip: pathPoints(head, at)[0] as Position }),
      };
    }
    for (const child of element.children) walk(child, at);
  };
  walk(root, { x: 0, y: 0 });
  return {
    root,
    width: Number(root.attributes.width),
    height: Number(root.attributes.height),
    words: root.children.find(({ name }) => name === 'desc')?.text ?? '',
    objects,
    edges,
    names,
  };
}

export function allElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allElements)];
}

function classesOf({ attributes }: XmlElement): readonly string[] {
  return (attributes.class ?? '').split(' ').filter((name) => name !== '');
}

function nodeOf(element: XmlElement, at: Position): ReadNode {
  const rectangle = (name: string): ReadBox | undefined => {
    const found = element.children.find((child) => child.name === 'rect' && classesOf(child).includes(name));
    if (found === undefined) return undefined;
    const { x, y, width, height } = found.attributes;
    return { x: Number(x) + at.x, y: Number(y) + at.y, width: Number(width), height: Number(height) };
  };
  const around = rectangle('around');
  const cells: Record<string, ReadNode['cells'][string]> = {};
  for (const child of element.children) {
    const name = child.attributes['data-cell'];
    if (name === undefined) continue;
    const value = child.children.find((each) => each.name === 'text' && !classesOf(each).includes('field'));
    cells[name] = {
      text: value?.text ?? '',
      classes: [...classesOf(child), ...(value === undefined ? [] : classesOf(value))],
    };
  }
  return {
    classes: classesOf(element),
    label: element.children.find((child) => classesOf(child).includes('label'))?.text ?? '',
    body: rectangle('body') ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN },
    ...(around === undefined ? {} : { around }),
    cells,
  };
}

function edgeOf(element: XmlElement, at: Position): ReadEdge {
  const part = (name: string): readonly Position[] => {
    const found = element.children.find((child) => classesOf(child).includes(name));
    return found === undefined ? [] : pathPoints(found, at);
  };
  const points = part('line');
  return { classes: classesOf(element), start: points[0] as Position, tip: part('head')[0] as Position, points };
}

function pathPoints({ attributes }: XmlElement, at: Position): readonly Position[] {
  return [...(attributes.d ?? '').matchAll(/([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x) + at.x,
    y: Number(y) + at.y,
  }));
}
