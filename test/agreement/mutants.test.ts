/** Broken translations must be caught by the class files that need no JDK: else the agreement tests would test nothing. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassFileListing } from '../../src/frontends/classfile/class-path.js';
import type { ClassTable } from '../../src/ir/program.js';
import { samples } from '../frontends/classfile/assembler/samples/index.js';
import { listPrograms } from '../programs/programs.js';
import { classBytes } from '../support/classfiles.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { classFolders } from './class-folders.js';
import { FIXTURE_PROGRAMS, fixtureFolder, KERNELS } from './fixture-programs.js';
import { runInMachine } from './machine-run.js';
import { builtFrontEnd, MUTANTS } from './mutants.js';
import { type OpenClassFiles, openCompiledBy, openModels } from './open-compiled.js';

interface Expected {
  readonly name: string;
  readonly classes: ClassFileListing;
  readonly mainClass: string;
  readonly assertions: boolean;
  readonly output: string;
  readonly exception: string | null;
}

const PROGRAMS = listPrograms();
const EXPECTED: readonly Expected[] = [
  {
    ...KERNELS,
    name: 'kernels',
    classes: classFolders([KERNELS.folder], 'input'),
    assertions: false,
    output: readFileSync(KERNELS.output, 'utf8'),
    exception: null,
  },
  ...samples().map(({ title, classes, main, output }) => ({
    name: title,
    classes: classBytes(Object.fromEntries(classes)),
    mainClass: main,
    assertions: false,
    output: output.map((line) => `${line}\n`).join(''),
    exception: null,
  })),
  ...FIXTURE_PROGRAMS.flatMap((fixture) => {
    const program = PROGRAMS.find(({ name }) => name === fixture.name);
    return program === undefined ? [] : [{ ...program, classes: classFolders([fixtureFolder(fixture)], 'input') }];
  }),
];
/** A broken loop may have no end. */
const STEP_BUDGET = 5_000_000;

let models: ClassTable;
beforeAll(async () => {
  models = await openModels();
});

/** Where it is caught. */
function caught(open: OpenClassFiles): string | undefined {
  for (const { name, classes, mainClass, assertions, output, exception } of EXPECTED) {
    const table = openCompiledBy(open, models, classes, classes.names());
    const ran = runInMachine(table, mainClass, { assertions, stepBudget: STEP_BUDGET });
    const [trouble] = ran.troubles;
    if (trouble !== undefined) return `${name}: ${trouble}`;
    if (ran.output !== output || ran.exception !== exception) return `${name}: prints something else`;
  }
  return undefined;
}

describe('broken front ends for class files', () => {
  it('none: the front end as it is passes', async () => {
    expect(caught(await builtFrontEnd(undefined))).toBeUndefined();
  });
});

describeFaults('broken front ends for class files are caught', MUTANTS, async (fault) =>
  caught(await builtFrontEnd(fault)),
);
