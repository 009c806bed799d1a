/** Labels of states: what is merged, narrowed by types, and told apart. */
import { describe, expect, it } from 'vitest';
import { labelPolicy } from '../../../src/domains/heap/contraction/state/label-policy.js';
import { type Label, LabelTable } from '../../../src/domains/heap/contraction/state/labels.js';
import { EMPTY_UNIVERSE, FieldNumbers } from '../../../src/domains/heap/contraction/universe.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { tableOf } from '../../facts/fixture.js';

const hierarchy = new Hierarchy(
  tableOf({
    Node: { fields: { next: 'Node', row: 'Row', any: 'java.lang.Object', shape: 'Shape', gone: 'Missing' } },
    Leaf: { extends: 'Node' },
    Row: { fields: { first: 'Node' } },
    Shape: { interface: true },
    Square: { implements: ['Shape'] },
    Half: { extends: 'Missing' },
  }),
);
const field = (owner: string, name: string, type: string): { owner: string; name: string; type: string } => ({
  owner,
  name,
  type,
});
const LINKS = [
  field('Node', 'next', 'Node'),
  field('Node', 'row', 'Row'),
  field('Row', 'first', 'Node'),
  field('Node', 'any', 'java.lang.Object'),
  field('Node', 'shape', 'Shape'),
  field('Node', 'gone', 'Missing'),
];
const [NEXT, ROW, FIRST, ANY, SHAPE, GONE, PAYLOAD] = [0, 1, 2, 3, 4, 5, 6] as const;
const numbers = new FieldNumbers({ ...EMPTY_UNIVERSE, links: LINKS, payloads: [field('Node', 'item', 'Row')] });
const labels = new LabelTable(hierarchy);
const { merge, along, has, key, join, shows, mayBeSame } = labelPolicy(labels, numbers, hierarchy);

function label(classes: number, change: Partial<Label> = {}): number {
  return labels.number({ vague: false, nullable: false, age: 'any', known: 0, classes, ...change });
}
const both = label(
  labels.classes([
    { type: 'Node', exact: false },
    { type: 'Row', exact: true },
  ]),
);
const node = label(labels.atMost('Node'));
const leaf = label(labels.exactly('Leaf'));
const row = label(labels.exactly('Row'));

describe('labels of parts', () => {
  it('are narrowed to the type of the field that leads there', () => {
    expect(along?.(both, NEXT)).toBe(node);
    expect(along?.(both, ROW)).toBe(row);
    expect(along?.(both, ANY)).toBe(both);
    expect(along?.(leaf, NEXT)).toBe(leaf);
    expect(along?.(row, NEXT)).toBe(-1);
  });

  it('are not narrowed where a class is missing or may implement the interface', () => {
    const half = label(labels.exactly('Half'));
    expect(along?.(half, NEXT)).toBe(half);
    expect(along?.(both, GONE)).toBe(both);
    expect(along?.(node, SHAPE)).toBe(node);
    expect(along?.(leaf, SHAPE)).toBe(-1);
  });

  it('have the fields that one of their classes has', () => {
    expect([NEXT, FIRST].map((each) => has?.(leaf, each))).toEqual([true, false]);
    expect([NEXT, FIRST].map((each) => has?.(both, each))).toEqual([true, true]);
    expect(has?.(label(labels.atMost('java.lang.Object')), FIRST)).toBe(true);
    expect(has?.(label(labels.exactly('Half')), FIRST)).toBe(true);
  });
});

describe('labels of merged nodes', () => {
  it('unite classes and forget what was known', () => {
    expect(merge(node, row)).toBe(both);
    expect(merge(leaf, node)).toBe(node);
    expect(merge(label(labels.exactly('Leaf'), { known: 64 }), row)).toBe(merge(leaf, row));
  });

  it('are none for different ages and for vague nodes', () => {
    expect(merge(label(labels.exactly('Row'), { age: 'fresh' }), row)).toBe(-1);
    expect(merge(label(labels.exactly('Row'), { vague: true }), row)).toBe(-1);
  });
});

describe('labels of merged states', () => {
  it('are told apart by all but their classes', () => {
    expect(key?.(leaf)).toBe(key?.(row));
    for (const change of [{ vague: true }, { nullable: true }, { age: 'old' as const }, { known: 2 }]) {
      expect(key?.(label(labels.exactly('Row'), change))).not.toBe(key?.(row));
    }
  });

  it('have the classes of both', () => {
    expect(join?.(node, row)).toBe(both);
    expect(join?.(row, both)).toBe(both);
    const known = (classes: number): number => label(classes, { known: 5, vague: true });
    expect(join?.(known(labels.exactly('Leaf')), known(labels.atMost('Node')))).toBe(known(labels.atMost('Node')));
  });
});

describe('what a label shows', () => {
  it('links of regular nodes, and what is known', () => {
    expect(shows?.(node, NEXT)).toBe(true);
    expect(shows?.(node, PAYLOAD)).toBe(false);
    expect(shows?.(label(labels.atMost('Node'), { known: 1 << PAYLOAD }), PAYLOAD)).toBe(true);
    const vague = label(labels.atMost('Node'), { vague: true, known: 1 << ROW });
    expect([NEXT, ROW].map((each) => shows?.(vague, each))).toEqual([false, true]);
  });

  it('two vague nodes are different objects if their classes or ages are', () => {
    const vague = (classes: number, change: Partial<Label> = {}): number => label(classes, { vague: true, ...change });
    expect(mayBeSame?.(vague(labels.atMost('Node')), vague(labels.exactly('Leaf')))).toBe(true);
    expect(mayBeSame?.(vague(labels.exactly('Node')), vague(labels.exactly('Leaf')))).toBe(false);
    expect(mayBeSame?.(vague(labels.atMost('Shape')), vague(labels.atMost('Node')))).toBe(true);
    expect(mayBeSame?.(vague(labels.exactly('Half')), vague(labels.atMost('Node')))).toBe(true);
    const aged = (age: Label['age']): number => vague(labels.exactly('Row'), { age });
    expect(mayBeSame?.(aged('old'), aged('fresh'))).toBe(false);
    expect(mayBeSame?.(aged('old'), aged('any'))).toBe(true);
    expect(mayBeSame?.(row, vague(labels.exactly('Row')))).toBe(false);
  });
});
