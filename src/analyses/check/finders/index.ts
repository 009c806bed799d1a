/** The list of finders: one line each. */
import type { Finder } from '../finder.js';
import { arrayBounds, negativeArraySize } from './array-bounds.js';
import { arrayStore } from './array-store.js';
import { assertion } from './assertion.js';
import { classCast } from './class-cast.js';
import { divisionByZero } from './division-by-zero.js';
import { nullDereference } from './null-dereference.js';
import { invariant, postcondition } from './postcondition.js';
import { precondition } from './precondition.js';

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
