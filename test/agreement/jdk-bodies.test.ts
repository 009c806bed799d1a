/**
 * Programs run with the JDK's own classes as library (as `--jdk` has them) print what they print under that JDK; what rests on the virtual
 * machine comes from the models.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { listPrograms } from '../programs/programs.js';
import { dueThisLap, IS_FULL } from '../support/seeded/turns.js';
import { classFolders } from './class-folders.js';
import { findJdks, type Jdk } from './jdks.js';
import { openRealLibrary, type RealLibrary } from './library/open-library.js';
import { runInMachine } from './machine-run.js';
import { type Recorded, recordedRuns } from './recorded-run.js';

/** Programs that do not run to their end, and what stops them. */
const STOPPED: ReadonlyMap<string, string> = new Map([
  // Arrays.parallelPrefix leads to fork and join, these to method handles.
  ['arrays/ArraysClassMethods', 'jdk.internal.reflect.Reflection.getCallerClass'],
]);

const PROGRAMS = dueThisLap(listPrograms());
const [JDK] = findJdks();
if (JDK === undefined) console.warn("programs were NOT run with the JDK's own classes: no JDK found");

describe.skipIf(JDK === undefined)("programs with the JDK's own classes", () => {
  let library: RealLibrary;
  let runs: readonly Recorded[];

  beforeAll(async () => {
    runs = recordedRuns(JDK as Jdk, ['-g'], PROGRAMS);
    const compiled = runs.filter(({ error }) => error === undefined).map(({ folder }) => folder);
    library = await openRealLibrary(JDK as Jdk, [], classFolders(compiled, 'input'));
  }, 300_000);

  it.each(PROGRAMS.map((program, index) => [program.name, index] as const))('%s', (name, index) => {
    const java = runs[index];
    const program = PROGRAMS[index];
    if (java === undefined || program === undefined) throw new Error(`no run of ${name}`);
    // It needs a newer JDK.
    if (java.error !== undefined) return;
    const ran = runInMachine(library.table, program.mainClass, { assertions: program.assertions });
    const stopped = STOPPED.get(name);
    if (stopped !== undefined) expect(ran.troubles[0]).toContain(stopped);
    else expect(ran).toEqual({ output: java.output, exception: java.exception, troubles: [] });
  });

  it('run many of its methods', () => {
    const compiled = runs.filter(({ error }) => error === undefined).length;
    const ran = compiled - STOPPED.size;
    console.info(`${ran} of ${compiled} programs ran, with ${library.executed.size} methods of the JDK`);
    expect(ran).toBeGreaterThan(IS_FULL ? 250 : 40);
    expect(library.executed.size).toBeGreaterThan(IS_FULL ? 1_000 : 400);
  });
});
