/** When V8 optimises the code of the analyzer. */
import { setFlagsFromString } from 'node:v8';

/**
 * How much a function runs before it is optimised, some four times V8's own: thousands of functions of the analyzer get warm and few hot, so that
 * about a third of a run's processor time went into optimising, on threads beside the run, what was soon done. Nothing but time depends on it.
 */
const INTERRUPT_BUDGET = 300_000;

/** Of the whole process, workers included; to be asked before the code is loaded, since kept code fits only the flags that it was made with. */
export function optimiseLate(): void {
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}
