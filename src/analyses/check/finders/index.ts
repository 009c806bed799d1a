/**
 * The list of finders: one line each, of conditions that the language checks (`array-store`, `class-cast`, and those of `obligations/finders`), of library calls that are
 * refused for an argument (`refused-call` makes them: `null-argument`, `index-bounds` with `length-facts`, `number-format`; `constant-text`), of `boxed-identity`, `java-assert` and `illegal-state`
 * (by the `own-state` that conditions ask for).
 */
import {
  arrayBounds,
  assertion,
  divisionByZero,
  type Finder,
  invariant,
  negativeArraySize,
  nullDereference,
  postcondition,
  precondition,
} from '../../../obligations/index.js';
import { arrayStore } from './array-store.js';
import { boxedIdentity } from './boxed-identity.js';
import { classCast } from './class-cast.js';
import { illegalState } from './illegal-state.js';
import { indexBounds, relatedIndexBounds } from './index-bounds.js';
import { javaAssert } from './java-assert.js';
import { nullArgument } from './null-argument.js';
import { numberFormat } from './number-format.js';

export const FINDERS: readonly Finder[] = [
  nullDereference,
  classCast,
  arrayBounds,
  negativeArraySize,
  arrayStore,
  divisionByZero,
  nullArgument,
  indexBounds,
  numberFormat,
  boxedIdentity,
  javaAssert,
  illegalState,
  precondition,
  postcondition,
  invariant,
  assertion,
];

/** Those of which relations between numbers may prove what is open, besides the rules that `numbers` has itself. */
export const RELATED: readonly Finder[] = [relatedIndexBounds, javaAssert];
