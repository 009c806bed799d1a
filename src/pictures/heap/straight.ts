/** Curves that go around what is not there in this step: in a row they take the short way. */
import type { DrawnEdge } from '../drawing.js';
import type { Curve } from '../layout.js';
import type { Arrangement } from './arrangement.js';
import type { HeapParts } from './parts.js';

/** Ends that are no further apart in height are level: the line between them is straight. */
const LEVEL = 3;
/** A curve that goes so far beyond its ends goes around something. */
const AROUND = 10;
/** What comes nearer to the line is in its way. */
const NEAR = 5;
/** As long as the head of an arrow. */
const HEAD = 8;

export function straightened(
  { from, to }: DrawnEdge,
  curve: Curve | undefined,
  { objects }: HeapParts,
  { boxes, direction }: Arrangement,
): Curve | undefined {
  const [box, start] = [boxes.get(from), curve?.points[0]];
  const tip = curve?.tip;
  if (curve === undefined || box === undefined || start === undefined || tip === undefined) return curve;
  const [top, bottom] = [Math.min(start.y, tip.y), Math.max(start.y, tip.y)];
  const goesAround = curve.points.some(({ y }) => y < top - AROUND || y > bottom + AROUND);
  const isLevel = bottom - top <= LEVEL;
  if (direction !== 'right' || !(isLevel || goesAround)) return curve;
  const isForward = tip.x > box.x + box.width;
  const isOutside = isForward ? start.x > box.x + box.width / 2 : tip.x < box.x && start.x < box.x + box.width / 2;
  if (!isOutside) return curve;
  const [left, right] = [Math.min(start.x, tip.x), Math.max(start.x, tip.x)];
  const isInTheWay = objects.some(({ id }) => {
    const other = boxes.get(id);
    if (other === undefined || id === from || id === to) return false;
    const { body } = other;
    const [x, y] = [other.x + body.x, other.y + body.y];
    const isBeside = x < right && left < x + body.width;
    return isBeside && y - NEAR < bottom && top < y + body.height + NEAR;
  });
  if (isInTheWay) return curve;
  const end = { x: tip.x + (isForward ? -HEAD : HEAD), y: tip.y };
  if (isLevel) return { ...curve, points: [start, start, end, end] };
  const middle = (start.x + end.x) / 2;
  return { ...curve, points: [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end] };
}
