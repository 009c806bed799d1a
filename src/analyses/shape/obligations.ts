/** The obligations that shape analysis decides: a part of those of `check`, under the same names. */
import {
  assertion,
  type Finder,
  invariant,
  nullDereference,
  postcondition,
  precondition,
} from '../../obligations/index.js';

export const OBLIGATIONS: readonly Finder[] = [nullDereference, precondition, postcondition, invariant, assertion];
