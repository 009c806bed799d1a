/** Reading and writing of variables and fields in a state that is being changed; each case of a split is a work of its own. */
import type { Refusal } from './graphs/model.js';
import type { Work } from './state.js';
import type { ShapeTables } from './tables.js';

export interface Cases {
  readonly works: readonly Work[];
  /** There are more cases than the works cover: whoever gets this goes on with `outside` of what it gave. */
  readonly refusal?: Refusal;
}

/** The cases in which a variable is null, and in which it is not. The work is used up. */
export function splitNull(
  _tables: ShapeTables,
  _work: Work,
  _slot: number,
): { readonly null?: Work; readonly some?: Work } {
  throw new Error('to be written');
}

/** The cases in which two variables hold the same (both null included), and in which they do not. The work is used up. */
export function splitSame(
  _tables: ShapeTables,
  _work: Work,
  _left: number,
  _right: number,
): { readonly same?: Work; readonly different?: Work } {
  throw new Error('to be written');
}

/**
 * Loads a field (a number of the universe) of what `base` holds, which is not null, into `target`; any slot, one that was pushed
 * too. A nullable result stays so.
 */
export function loadField(_tables: ShapeTables, _work: Work, _target: number, _base: number, _field: number): Cases {
  throw new Error('to be written');
}

/** Stores what slot `value` holds (null without) into a field of what `base` holds, which is not null. */
export function storeField(_tables: ShapeTables, _work: Work, _base: number, _field: number, _value?: number): Cases {
  throw new Error('to be written');
}
