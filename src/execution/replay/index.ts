/** Replay of alarms. */

export type { Company, Onlooker, Sighting } from './onlooker.js';
export { Replayer } from './replayer.js';
export type { ReplayBudget, ReplayClause, ReplayOptions, ReplayTarget } from './target.js';
export { clauseOf, matches } from './watch.js';
