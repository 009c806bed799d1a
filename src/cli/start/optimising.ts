/**
 * When V8 makes quick code of a function. The analyzer is wide: thousands of functions run a little each, and by itself V8 spends nearly
 * half of all processor time on optimising them, in threads of its own. Code that has to run longer first takes a quarter less in all.
 */
import { setFlagsFromString } from 'node:v8';

/** By V8's own names, in bytes of bytecode. */
const FLAGS: Readonly<Record<string, number>> = {
  /** So much is run before a function is optimised; by itself 67,584. */
  'interrupt-budget': 300_000,
  /** So much of other functions is put into one; by itself 920. */
  'max-inlined-bytecode-size-cumulative': 300,
};
/** The flags are V8's own affair: only where they were measured. */
const MEASURED = /^11\./;

/** For a process that is to be started. */
export function optimisingFlags(v8: string = process.versions.v8): readonly string[] {
  return MEASURED.test(v8) ? Object.entries(FLAGS).map(([name, value]) => `--${name}=${value}`) : [];
}

/** To be called before the code is loaded, since what V8 keeps of code depends on its flags. What the user asks of V8 goes before. */
export function optimiseLater(v8: string = process.versions.v8, given: readonly string[] = process.execArgv): boolean {
  const names = Object.keys(FLAGS);
  const isChosen = given.some((each) => names.some((name) => each.replaceAll('_', '-').startsWith(`--${name}`)));
  const flags = isChosen ? [] : optimisingFlags(v8);
  for (const flag of flags) setFlagsFromString(flag);
  return flags.length > 0;
}
