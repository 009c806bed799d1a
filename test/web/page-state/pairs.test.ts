/** Which pictures are drawn together, and how they stand. */
import { describe, expect, it } from 'vitest';
import { comparable, isStacked, widthOfPicture } from '../../../src/web/page/logic/pairs.js';
import { drawing, object, variable } from '../../pictures/drawings.js';

const LIST = drawing([variable('list'), variable('rest'), object('1', []), object('2', [])], 'list 1', 'rest 2');
const MOVED = drawing([variable('list'), object('a', [])], 'list a');
const NOTHING = drawing([]);

describe('pictures of one line', () => {
  it('have the same object at the same place, as the line says which', () => {
    const written = { variables: ['list'], fields: [] };
    const { drawings = [], places = [] } = comparable([LIST], [MOVED], written) ?? {};
    expect(places).toEqual([0, 1]);
    expect(drawings[1]?.edges.map(({ to }) => to)).toEqual(['2']);
    expect(comparable([LIST], [MOVED])?.drawings[1]?.edges.map(({ to }) => to)).toEqual(['1']);
  });

  it('stand alone where they have nothing in common', () => {
    expect(comparable([LIST], [NOTHING])).toBeUndefined();
    expect(comparable([LIST], [NOTHING, MOVED])?.places).toEqual([0, undefined, 1]);
    expect(comparable([NOTHING], [NOTHING])?.places).toEqual([0, 1]);
  });

  it('are not compared where there is not one before, or too many after', () => {
    expect(comparable([], [MOVED])).toBeUndefined();
    expect(comparable([LIST, LIST], [MOVED])).toBeUndefined();
    expect(comparable([LIST], [])).toBeUndefined();
    expect(
      comparable(
        [LIST],
        Array.from({ length: 5 }, () => MOVED),
      ),
    ).toBeUndefined();
  });
});

describe('room', () => {
  const svg = (width: number): string => `<svg xmlns="x" class="picture" width="${width}" height="10"></svg>`;

  it('is what a picture asks for', () => {
    expect([widthOfPicture(svg(321)), widthOfPicture('')]).toEqual([321, 0]);
  });

  it('decides whether pictures stand beside each other', () => {
    expect(isStacked(700, [svg(300), svg(200)])).toBe(false);
    expect(isStacked(700, [svg(300), svg(600)])).toBe(true);
    expect(isStacked(390, [svg(100)])).toBe(true);
    // Not measured yet.
    expect(isStacked(0, [svg(600)])).toBe(false);
  });
});
