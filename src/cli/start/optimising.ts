/**
 * When V8 makes quick code of a function. The analyzer is wide: thousands of functions run a little each, and by itself V8 spends nearly
 * half of all processor time on optimising them, in threads of its own. Code that has to run longer first takes a quarter less in all.
 */
import { setFlagsFromString } from 'node:v8';

/** So much bytecode is run, in bytes, before a function is optimised; V8's own is 67,584. */
const INTERRUPT_BUDGET = 300_000;
/** The flag is V8's own affair: only where it was measured. */
const MEASURED = /^11\./;

/** To be called before the code is loaded, since what V8 keeps of code depends on its flags. What the user asks of V8 goes before. */
export function optimiseLater(v8: string = process.versions.v8, given: readonly string[] = process.execArgv): boolean {
  const isChosen = given.some((each) => each.replaceAll('_', '-').startsWith('--interrupt-budget'));
  if (isChosen || !MEASURED.test(v8)) return false;
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
  return true;
}
