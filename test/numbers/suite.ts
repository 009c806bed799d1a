/** The methods that `numbers` is tried on, all of them. */
import { ARRAYS } from './methods/arrays.js';
import { CLASSES } from './methods/classes.js';
import { COUNTERS } from './methods/counters.js';
import { LIBRARY } from './methods/library.js';
import type { Pair } from './methods/pair.js';

export const SUITE: readonly Pair[] = [...ARRAYS, ...COUNTERS, ...CLASSES, ...LIBRARY];
