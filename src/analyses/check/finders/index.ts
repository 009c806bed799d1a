/** The list of finders: one line each. */
import {
  assertion,
  type Finder,
  invariant,
  nullDereference,
  postcondition,
  precondition,
} from '../../../obligations/index.js';
import { arrayBounds, negativeArraySize } from './array-bounds.js';
import { arrayStore } from './array-store.js';
import { classCast } from './class-cast.js';
import { divisionByZero } from './division-by-zero.js';

export const FINDERS: readonly Finder[] = [
  nullDereference,
  classCast,
  arrayBounds,
  negativeArraySize,
  arrayStore,
  divisionByZero,
  precondition,
  postcondition,
  invariant,
  assertion,
];
