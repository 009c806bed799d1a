/** The local analyses there are, in the order in which they are tried: shapes first, for what they prove need not be tried again. */
import { contraction } from '../contraction/contraction.js';
import type { LocalAnalysis } from '../local-analysis.js';
import { nullness } from '../nullness/nullness.js';
import { signs } from '../nullness/signs.js';
import { shapegraph } from '../shapegraph/shapegraph.js';

export const LOCAL_ANALYSES: readonly LocalAnalysis[] = [shapegraph, contraction, nullness, signs];
