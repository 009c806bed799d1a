/** Replay of alarms. */
export { Replayer } from './replayer.js';
export type { ReplayBudget, ReplayClause, ReplayOptions, ReplayTarget } from './target.js';
