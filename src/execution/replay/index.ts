/** Replay of alarms. */

export { CALLERS, MAKERS } from './entries.js';
export type { Company, Onlooker, Sighting } from './onlooker.js';
export { HELPERS } from './own-helpers.js';
export { Replayer } from './replayer.js';
export { SETTLED } from './settled-table.js';
export type { ReplayBudget, ReplayClause, ReplayOptions, ReplayTarget } from './target.js';
export { clauseOf, matches } from './watch.js';
