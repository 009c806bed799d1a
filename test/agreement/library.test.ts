/**
 * Real library classes from class files do in our machine what they do under `java`: generated drivers call collections of the JDK and of
 * well-known jars with generated arguments and print results and exceptions.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { dueThisLap } from '../support/seeded/turns.js';
import { classFolders } from './class-folders.js';
import { findJdks, type Jdk } from './jdks.js';
import { COLLECTIONS } from './library/collections.js';
import { installedJars, type RanDriver, runDrivers } from './library/drivers.js';
import { JARS } from './library/jars.js';
import { MAPS } from './library/maps.js';
import { openRealLibrary, type RealLibrary } from './library/open-library.js';
import { OTHER_JARS } from './library/other-jars.js';
import { VALUES } from './library/values.js';
import { runInMachine } from './machine-run.js';

const [JDK] = findJdks();
const ALL_JARS = [...JARS, ...OTHER_JARS];
const INSTALLED = ALL_JARS.filter(({ file }) => installedJars([file]).length > 0);
const MISSING = ALL_JARS.filter((jar) => !INSTALLED.includes(jar)).map(({ file }) => file);
if (JDK === undefined) console.warn('library classes were NOT run against java: no JDK found');
else if (MISSING.length > 0) console.warn(`NOT run against java: ${MISSING.join(', ')}, which are not installed`);

const SUBJECTS = dueThisLap([...COLLECTIONS, ...MAPS, ...VALUES, ...INSTALLED.flatMap(({ subjects }) => subjects)]);
const ROUNDS = 2;

describe.skipIf(JDK === undefined)('library classes run as under java', () => {
  let library: RealLibrary;
  let drivers: ReadonlyMap<string, RanDriver>;

  beforeAll(async () => {
    const libraries = installedJars(INSTALLED.map(({ file }) => file));
    const ran = runDrivers(JDK as Jdk, { subjects: SUBJECTS, rounds: ROUNDS, steps: 60, seed: 1000, libraries });
    drivers = new Map(ran.map((driver) => [driver.mainClass, driver]));
    const inputs = classFolders(
      ran.map(({ folder }) => folder),
      'input',
    );
    library = await openRealLibrary(JDK as Jdk, libraries, inputs);
  }, 300_000);

  const names = SUBJECTS.flatMap(({ name }) =>
    Array.from({ length: ROUNDS }, (_, round) => `Driver${name}${1000 + round}`),
  );

  it.each(names)('%s', (name) => {
    const java = drivers.get(name);
    expect(java?.error).toBeUndefined();
    expect(runInMachine(library.table, name)).toEqual({
      output: java?.output,
      exception: java?.exception,
      troubles: [],
    });
  });

  it('has run more than a hundred methods of the library', () => {
    const classes = new Set([...library.executed].map((method) => method.replace(/\.[^.]*\(.*$/s, '')));
    console.info(`${library.executed.size} methods of ${classes.size} library classes ran from class files`);
    expect(library.executed.size).toBeGreaterThan(100);
  });
});
