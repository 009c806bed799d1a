/** What `havoc` gives when running: one reproducible value, unless an oracle chooses. */

import type { Runtime } from '../runtime.js';
import { defaultValue, type Value } from './values.js';

/** Sources whose values must not stand still, or loops that wait for time to pass would not end. */
const CLOCK = /time|clock|nano|millis/i;

/**
 * Sources of which every value happens to programs sooner or later, so that they have to cope with it: whether a file is there, input and
 * output that fails, the content of a file, an order that changes from run to run. What else is open depends on where and when a
 * program runs.
 */
const EVERYDAY = [
  /fails$/,
  /^File(In|Out)putStream/,
  /^File\.(exists|is|can|mk|delete|create|rename)/,
  /^order of /,
  /^a choice from a range$/,
];

/** Whether a value shows nothing, because programs that run elsewhere may never see it. */
export function dependsOnSurroundings(source: string): boolean {
  return !EVERYDAY.some((pattern) => pattern.test(source));
}

export function havocValue(runtime: Runtime, source: string, type: string): Value {
  const chosen = runtime.options.oracle({ source, type });
  if (chosen !== undefined) return chosen;
  if ((type === 'long' || type === 'int') && CLOCK.test(source)) {
    const ticks = runtime.nextTick();
    return type === 'long' ? BigInt(ticks) : ticks;
  }
  return defaultValue(type);
}
