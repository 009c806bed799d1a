/** Curves cut where they leave the cell that they start in: what stands in the cell stays readable. */
import type { Curve, Position } from '../layout.js';
import type { Rectangle } from './boxes.js';

const SAMPLES = 24;

export function leaving(curve: Curve, cell: Rectangle): Curve {
  const { points } = curve;
  for (let index = 0; index + 3 < points.length; index += 3) {
    const piece = points.slice(index, index + 4) as unknown as Piece;
    for (let sample = 1; sample <= SAMPLES; sample++) {
      const share = sample / SAMPLES;
      if (isInside(cell, at(piece, share))) continue;
      return { ...curve, points: [...rest(piece, share), ...points.slice(index + 4)] };
    }
  }
  return curve;
}

type Piece = readonly [Position, Position, Position, Position];

function isInside({ x, y, width, height }: Rectangle, place: Position): boolean {
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
}

function at(piece: Piece, share: number): Position {
  return rest(piece, share)[0];
}

/** The part of a piece after the share, by de Casteljau's construction. */
function rest([a, b, c, d]: Piece, share: number): Piece {
  const between = (one: Position, other: Position): Position => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [abc, bcd] = [between(ab, bc), between(bc, cd)];
  return [between(abc, bcd), bcd, cd, d];
}
