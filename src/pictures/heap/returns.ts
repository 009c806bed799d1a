/** Edges that lead back to where a row of objects came from: around below the row, each on its own line. */
import type { Curve, Position } from '../layout.js';
import type { Box } from './boxes.js';

const ROOM = 12;
const LINE = 9;
const ROUND = 7;

export interface Return {
  readonly key: string;
  readonly from: string;
  readonly cell: string;
  readonly to: string;
}

/** Their curves, and how high the picture is with them. */
export function returnsBelow(
  edges: readonly Return[],
  boxes: ReadonlyMap<string, Box & Position>,
): {
  readonly curves: ReadonlyMap<string, Curve>;
  readonly bottom: number;
  readonly right: number;
  readonly left: number;
} {
  const curves = new Map<string, Curve>();
  const arrived = new Map<string, number>();
  let [bottom, right, left] = [0, 0, 0];
  // Short ways lie inside of longer ones.
  const ordered = [...edges].sort((one, other) => distance(one, boxes) - distance(other, boxes));
  const lanes: { readonly y: number; readonly from: number; readonly to: number }[] = [];
  for (const { key, from, cell, to } of ordered) {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    const places = start?.cells.find(({ name }) => name === cell);
    if (start === undefined || end === undefined || places === undefined) continue;
    const { value } = places;
    const middle = { x: start.x + value.x + value.width / 2, y: start.y + value.y + value.height / 2 };
    const count = arrived.get(to) ?? 0;
    arrived.set(to, count + 1);
    const target = { x: end.x + end.body.x + end.body.width / 2 + 10 * count, y: end.y + end.body.y + end.body.height };
    const side = places.isBack ? start.x + start.body.x - ROOM : start.x + start.body.x + start.body.width + ROOM;
    const [first, last] = [Math.min(side, target.x), Math.max(side, target.x)];
    const under = [...boxes.values()].filter(({ x, width }) => x < last && first < x + width);
    let y = Math.max(...under.map((box) => box.y + box.body.y + box.body.height)) + ROOM;
    while (lanes.some((lane) => Math.abs(lane.y - y) < LINE && lane.from < last + 4 && first - 4 < lane.to)) y += LINE;
    lanes.push({ y, from: first, to: last });
    const corners = [
      middle,
      { x: side, y: middle.y },
      { x: side, y },
      { x: target.x, y },
      { x: target.x, y: target.y + 8 },
    ];
    curves.set(key, { points: rounded(corners), tip: target });
    bottom = Math.max(bottom, y + 2);
    right = Math.max(right, side + 2);
    left = Math.min(left, side - 2);
  }
  return { curves, bottom, right, left };
}

function distance({ from, to }: Return, boxes: ReadonlyMap<string, Position>): number {
  return Math.abs((boxes.get(from)?.x ?? 0) - (boxes.get(to)?.x ?? 0));
}

/** Straight lines from corner to corner, with the corners taken off. */
export function rounded(corners: readonly Position[]): readonly Position[] {
  const [first, ...rest] = corners;
  if (first === undefined) return [];
  const points: Position[] = [first];
  let at = first;
  const straightTo = (place: Position): void => {
    points.push(at, place, place);
    at = place;
  };
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1];
    if (next === undefined) {
      straightTo(corner);
      break;
    }
    const before = towards(corner, at, ROUND);
    const after = towards(corner, next, ROUND);
    straightTo(before);
    points.push(towards(corner, before, ROUND * 0.45), towards(corner, after, ROUND * 0.45), after);
    at = after;
  }
  return points;
}

/** A point near `from`, on the way to `to`, at most half of it. */
function towards(from: Position, to: Position, distance: number): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
