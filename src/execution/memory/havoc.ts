/** What `havoc` gives when running: one reproducible value, unless an oracle chooses. */

import type { Runtime } from '../runtime.js';
import { defaultValue, type Value } from './values.js';

/** Sources whose values must not stand still, or loops that wait for time to pass would not end. */
const CLOCK = /time|clock|nano|millis/i;

/**
 * Sources of which every value happens to programs sooner or later and that a program has to cope with: input and output that
 * fails, the content of a file. What else is open depends on where and when a program runs.
 */
const EVERYDAY = /fails$|^File(In|Out)putStream/;

/** Whether a value shows nothing, because programs that run elsewhere may never see it. */
export function dependsOnSurroundings(source: string): boolean {
  return !EVERYDAY.test(source);
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
