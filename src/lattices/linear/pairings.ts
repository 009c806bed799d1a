/**
 * Bounds of any linear expression from bounds of sums of two signed dimensions.
 *
 * An expression is a sum of units; each way to put them into pairs and singles gives a bound, and the least of these is what linear programming finds
 * in a zone, and, with twice as many units, in an octagon. Where there are many units only the most promising ways are tried.
 */
import type { Unit } from './bound-table.js';
import { dividedBound, keptBound, timesBound } from './exact.js';

/** A signed dimension, so many times. */
export interface Part {
  readonly unit: Unit;
  readonly times: number;
}

/** The bound of the sum of two signed dimensions; of one, where the second is 0. */
export type SumBound = (first: Unit, second: Unit) => number;

/** So many units are put into pairs in all ways: at most 764 for eight. */
const ALL_WAYS = 8;

export function upperBound(parts: readonly Part[], sum: SumBound): number {
  const count = parts.reduce((total, { times }) => total + times, 0);
  const units = (factor: number): Unit[] =>
    parts.flatMap(({ unit, times }) => new Array<Unit>(factor * times).fill(unit));
  if (count > ALL_WAYS) return ofMany(parts, sum);
  const whole = leastPairing(units(1), sum);
  if (count <= 2 || 2 * count > ALL_WAYS) return whole;
  return Math.min(whole, dividedBound(leastPairing(units(2), sum), 2));
}

function leastPairing(units: readonly Unit[], sum: SumBound): number {
  const [first, ...rest] = units;
  if (first === undefined) return 0;
  let least = keptBound(sum(first, 0) + leastPairing(rest, sum));
  for (let place = 0; place < rest.length; place++) {
    const second = rest[place] as Unit;
    // The same partner again gives the same bounds again.
    if (rest.indexOf(second) < place) continue;
    const pair = sum(first, second);
    if (pair === Number.POSITIVE_INFINITY) continue;
    least = Math.min(least, keptBound(pair + leastPairing(rest.toSpliced(place, 1), sum)));
  }
  return least;
}

/** All alone, or one pair as often as it goes and the others alone. */
function ofMany(parts: readonly Part[], sum: SumBound): number {
  const alone = parts.map(({ unit, times }) => timesBound(times, sum(unit, 0)));
  const total = (without: readonly number[]): number =>
    alone.reduce((bound, each, place) => (without.includes(place) ? bound : keptBound(bound + each)), 0);
  let least = total([]);
  parts.forEach((first, one) => {
    parts.forEach((second, other) => {
      if (other <= one) return;
      const both = Math.min(first.times, second.times);
      const left = first.times > both ? first : second;
      const pair = timesBound(both, sum(first.unit, second.unit));
      const single = timesBound(left.times - both, sum(left.unit, 0));
      least = Math.min(least, keptBound(keptBound(pair + single) + total([one, other])));
    });
  });
  return least;
}
