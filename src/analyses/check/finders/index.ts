/** The list of finders: one line each. */
import type { Finder } from '../finder.js';
import { arrayBounds, negativeArraySize } from './array-bounds.js';
import { assertion } from './assertion.js';
import { classCast } from './class-cast.js';
import { nullDereference } from './null-dereference.js';
import { invariant, postcondition } from './postcondition.js';
import { precondition } from './precondition.js';

export const FINDERS: readonly Finder[] = [
  nullDereference,
  classCast,
  arrayBounds,
  negativeArraySize,
  precondition,
  postcondition,
  invariant,
  assertion,
];
