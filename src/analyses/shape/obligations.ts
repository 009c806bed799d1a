/** The obligations that shape analysis decides: a part of those of `check`, under the same names. */
import type { Finder } from '../check/finder.js';
import { assertion } from '../check/finders/assertion.js';
import { nullDereference } from '../check/finders/null-dereference.js';
import { invariant, postcondition } from '../check/finders/postcondition.js';
import { precondition } from '../check/finders/precondition.js';

export const OBLIGATIONS: readonly Finder[] = [nullDereference, precondition, postcondition, invariant, assertion];
