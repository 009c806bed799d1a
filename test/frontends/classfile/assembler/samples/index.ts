/** All samples. */
import { oddCode } from './odd-code.js';
import { patternSwitches } from './pattern-switches.js';
import { records } from './records.js';
import type { Sample } from './sample.js';
import { subroutines } from './subroutines.js';

export type { Sample };

export function samples(): readonly Sample[] {
  return [records(), patternSwitches(), subroutines(), oddCode()];
}
