/** Class files kept in the repository run as `java` ran them: what needs no JDK of the other agreement tests. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassTable } from '../../src/ir/program.js';
import { listPrograms } from '../programs/programs.js';
import { classFolders } from './class-folders.js';
import { FIXTURE_PROGRAMS, fixtureFolder } from './fixture-programs.js';
import { runInMachine } from './machine-run.js';
import { openCompiled } from './open-compiled.js';

const PROGRAMS = new Map(listPrograms().map((program) => [program.name, program]));

describe('class files kept as fixtures', () => {
  let table: ClassTable;

  beforeAll(async () => {
    const classes = classFolders(FIXTURE_PROGRAMS.map(fixtureFolder), 'input');
    table = await openCompiled(classes, classes.names());
  });

  it.each(FIXTURE_PROGRAMS.map(({ name }) => name))('%s', (name) => {
    const program = PROGRAMS.get(name);
    if (program === undefined) throw new Error(`no program ${name}`);
    const { mainClass, assertions, output, exception } = program;
    expect(runInMachine(table, mainClass, { assertions })).toEqual({ output, exception, troubles: [] });
  });
});
