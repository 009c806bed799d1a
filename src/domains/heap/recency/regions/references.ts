/** Comparisons of references: what the targets decide, and what is left of both sides where they are equal or differ. */
import { type Truth, truthOf } from '../../../../base/truth.js';
import { isSingle } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Nulls, type ReferenceValue, SEEN_NULL } from '../state/values.js';
import { mayOverlap } from './region-types.js';
import type { Region } from './regions.js';

export function isNull({ nulls, targets }: ReferenceValue): Truth {
  if (nulls === NOT_NULL) return 'no';
  return targets.length === 0 ? 'yes' : 'unknown';
}

export function areEqual(tables: Tables, state: State, left: ReferenceValue, right: ReferenceValue): Truth {
  const [ofLeft, ofRight] = [isNull(left), isNull(right)];
  if (ofLeft !== 'unknown' && ofRight !== 'unknown' && (ofLeft === 'yes' || ofRight === 'yes')) {
    return truthOf(ofLeft === ofRight);
  }
  const mayBothBeNull = ofLeft !== 'no' && ofRight !== 'no';
  const mayMeet = left.targets.some((one) => right.targets.some((other) => mayOverlap(tables, state, one, other)));
  if (!mayBothBeNull && !mayMeet) return 'no';
  const [only] = left.targets;
  const isSame = ofLeft === 'no' && left === right && left.targets.length === 1 && only !== undefined;
  return isSame && isSingle(tables, state, only) ? 'yes' : 'unknown';
}

type Sides = readonly [left: ReferenceValue, right: ReferenceValue] | undefined;

/** Both sides where they are equal; undefined where they cannot be. */
export function refineEqual(tables: Tables, state: State, left: ReferenceValue, right: ReferenceValue): Sides {
  const meets = (one: Region, others: ReferenceValue): boolean =>
    others.targets.some((other) => mayOverlap(tables, state, one, other));
  const nulls = commonNull(left, right);
  const ofLeft = left.targets.filter((one) => meets(one, right));
  const ofRight = right.targets.filter((one) => meets(one, left));
  if (nulls === NOT_NULL && (ofLeft.length === 0 || ofRight.length === 0)) return undefined;
  // What is only known to be external is told apart by the other side.
  const isVague = (targets: readonly Region[]): boolean => targets.includes(tables.external);
  const tighter = isVague(ofLeft) && !isVague(ofRight) ? ofRight : ofLeft;
  const other = isVague(ofRight) && !isVague(ofLeft) ? ofLeft : ofRight;
  return [tables.reference(nulls, tighter), tables.reference(nulls, other)];
}

/**
 * The null that both may be. Code that compares with what is sure to be null was seen to reckon with it; otherwise the
 * less trusted of the two counts.
 */
function commonNull(left: ReferenceValue, right: ReferenceValue): Nulls {
  if (left.nulls === NOT_NULL || right.nulls === NOT_NULL) return NOT_NULL;
  if (isNull(left) === 'yes') return left.nulls;
  if (isNull(right) === 'yes') return right.nulls;
  return left.nulls === SEEN_NULL ? right.nulls : left.nulls;
}

/** Both sides where they differ; undefined where they cannot. */
export function refineDifferent(tables: Tables, state: State, left: ReferenceValue, right: ReferenceValue): Sides {
  if (areEqual(tables, state, left, right) === 'yes') return undefined;
  return [without(tables, state, left, right), without(tables, state, right, left)];
}

/** The value without the one thing that the other side is sure to be. */
function without(tables: Tables, state: State, value: ReferenceValue, other: ReferenceValue): ReferenceValue {
  if (isNull(other) === 'yes') return tables.reference(NOT_NULL, value.targets);
  const [only, another] = other.targets;
  if (other.nulls !== NOT_NULL || only === undefined || another !== undefined) return value;
  if (!isSingle(tables, state, only) || !value.targets.includes(only)) return value;
  return tables.reference(
    value.nulls,
    value.targets.filter((target) => target !== only),
  );
}
