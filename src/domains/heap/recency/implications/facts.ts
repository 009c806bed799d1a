/** What is known of the values that parameters had on entry: which are null, or false, and which are not. */
import { RECENCY_BUDGETS } from '../budgets.js';

/** Sets of parameters, references and booleans: bit i is parameter i, the receiver first. No bit is in both. */
export interface Facts {
  readonly nonNull: number;
  readonly null: number;
}

export const MOST_PARAMETERS = RECENCY_BUDGETS['implications/facts'].mostParameters.most;

export const NOTHING: Facts = { nonNull: 0, null: 0 };

export function nonNullFact(parameter: number): Facts {
  return parameter < MOST_PARAMETERS ? { nonNull: 1 << parameter, null: 0 } : NOTHING;
}

export function nullFact(parameter: number): Facts {
  return parameter < MOST_PARAMETERS ? { nonNull: 0, null: 1 << parameter } : NOTHING;
}

export function has(parameters: number, parameter: number): boolean {
  return parameter < MOST_PARAMETERS && ((parameters >>> parameter) & 1) === 1;
}

/** Where both hold; undefined: that is nowhere. */
export function both(one: Facts | undefined, other: Facts | undefined): Facts | undefined {
  if (one === undefined || other === undefined) return undefined;
  const nonNull = one.nonNull | other.nonNull;
  const nulls = one.null | other.null;
  return (nonNull & nulls) === 0 ? { nonNull, null: nulls } : undefined;
}

/** What holds where one or the other does. */
export function either(one: Facts | undefined, other: Facts | undefined): Facts | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { nonNull: one.nonNull & other.nonNull, null: one.null & other.null };
}

export function areSame(one: Facts | undefined, other: Facts | undefined): boolean {
  return one?.nonNull === other?.nonNull && one?.null === other?.null;
}
