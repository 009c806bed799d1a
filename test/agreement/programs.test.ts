/**
 * Three-way agreement: every program under test/programs, compiled by javac, prints from its class files in our machine what the same class
 * files print under `java` and what its source prints in our machine (which test/programs.test.ts holds against the recorded output). How they are
 * compiled changes with the turn.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassTable } from '../../src/ir/program.js';
import { listPrograms, type TestProgram } from '../programs/programs.js';
import { waysOfLap } from '../support/seeded/turns.js';
import { classFolders } from './class-folders.js';
import { findJdks, type Jdk } from './jdks.js';
import { runInMachine } from './machine-run.js';
import { openCompiled } from './open-compiled.js';
import { type Recorded, recordedRuns } from './recorded-run.js';

interface Way {
  readonly name: string;
  readonly options: readonly string[];
  /** Of the JDKs that can compile a program. */
  readonly choose: 'oldest' | 'newest';
  /** Programs that do not compile so are left out. */
  readonly onlySome?: boolean;
  /** One of so many programs is run; left out: all are. */
  readonly oneOf?: number;
}

const WAYS: readonly Way[] = [
  { name: 'javac -g', options: ['-g'], choose: 'oldest' },
  { name: 'javac', options: [], choose: 'oldest', oneOf: 2 },
  { name: 'javac -g of the newest JDK', options: ['-g'], choose: 'newest', oneOf: 2 },
  // Without nests, and with string builders for concatenation.
  { name: 'javac --release 8', options: ['--release', '8'], choose: 'oldest', onlySome: true, oneOf: 2 },
];

/** Programs whose output shows more than the program: they are compared with the recorded output of Java 17, which the models follow. */
const SHOWS_RELEASE: ReadonlySet<string> = new Set([
  // The text of NumberFormatException since 23.
  'strings/FloatingPointTextErrors',
]);

const PROGRAMS = listPrograms();
const JDKS = findJdks();

/** Different ones for the ways that do not run all. */
function programsOf(way: Way): readonly TestProgram[] {
  const { oneOf = 1 } = way;
  return PROGRAMS.filter((_, index) => index % oneOf === WAYS.indexOf(way) % oneOf);
}

function neededRelease({ files }: TestProgram): number {
  return Math.max(...files.map((file) => Number(/^\/\/ needs: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 17)));
}

/** What `java` did with the class files; undefined for programs that no JDK here can compile. */
function recordAll(way: Way): ReadonlyMap<TestProgram, Recorded> {
  const { options, choose } = way;
  const groups = new Map<Jdk, TestProgram[]>();
  for (const program of programsOf(way)) {
    const fitting = JDKS.filter(({ release }) => release >= neededRelease(program));
    const jdk = choose === 'oldest' ? fitting[0] : fitting.at(-1);
    if (jdk !== undefined) groups.set(jdk, [...(groups.get(jdk) ?? []), program]);
  }
  const recorded = new Map<TestProgram, Recorded>();
  for (const [jdk, programs] of groups) {
    const runs = recordedRuns(jdk, options, programs);
    for (const [index, program] of programs.entries()) recorded.set(program, runs[index] as Recorded);
  }
  return recorded;
}

const PROBLEM = JDKS.length === 0 ? 'no JDK found' : undefined;
if (PROBLEM !== undefined) console.warn(`class files of test/programs were NOT run: ${PROBLEM}`);

describe.skipIf(PROBLEM !== undefined).each(waysOfLap(WAYS))('programs compiled by $name', (way) => {
  // One table for all: their classes have different names, and the models are read once.
  let table: ClassTable;
  let recorded: ReadonlyMap<TestProgram, Recorded> = new Map();

  beforeAll(async () => {
    recorded = recordAll(way);
    const classes = classFolders(
      [...recorded.values()].filter(({ error }) => error === undefined).map(({ folder }) => folder),
      'input',
    );
    table = await openCompiled(classes, classes.names());
  }, 300_000);

  it.each(programsOf(way).map((program) => [program.name, program] as const))('%s', (name, program) => {
    const java = recorded.get(program);
    if (java === undefined) return console.warn(`${name} was NOT compiled: it needs a newer JDK`);
    if (way.onlySome && java.error?.startsWith('does not compile')) return;
    expect(java.error).toBeUndefined();
    const { mainClass, assertions } = program;
    const { output, exception } = SHOWS_RELEASE.has(name) ? program : java;
    expect(runInMachine(table, mainClass, { assertions })).toEqual({ output, exception, troubles: [] });
    // Only the names of variables in messages may tell class files from the recorded run.
    if (way.options.length === 0) expect(output).toBe(program.output);
  });

  it('are many', () => {
    const compiled = [...recorded.values()].filter(({ error }) => error === undefined).length;
    expect(compiled).toBeGreaterThan(way.onlySome ? 60 : 100);
    if (!way.onlySome) expect(compiled).toBe(recorded.size);
  });
});
