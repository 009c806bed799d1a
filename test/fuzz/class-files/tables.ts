/**
 * Tables that a virtual machine does not run by (names and lines for debuggers, generic signatures, stack maps, which only its verifier
 * reads) must not change what code does: with any nonsense in them a program prints what it printed, or is refused.
 */
import { readFileSync } from 'node:fs';
import { openClassFiles } from '../../../src/frontends/classfile/declarations/open.js';
import { classFolders } from '../../agreement/class-folders.js';
import { FIXTURE_PROGRAMS, type FixtureProgram, fixtureFolder } from '../../agreement/fixture-programs.js';
import { type Behaviour, runInMachine } from '../../agreement/machine-run.js';
import { openCompiledBy, openModels } from '../../agreement/open-compiled.js';
import { listPrograms, type TestProgram } from '../../programs/programs.js';
import { classBytes } from '../../support/classfiles.js';
import { type Random, randomFrom } from '../random.js';
import { type Landmarks, landmarksOf } from './landmarks.js';

const TABLES = new Set([
  ...['LocalVariableTable', 'LocalVariableTypeTable', 'LineNumberTable', 'StackMapTable'],
  ...['Signature', 'MethodParameters', 'SourceFile', 'Exceptions', 'Deprecated'],
]);
/** Prints names of variables, or lines, which are taken from these tables. */
const SHOWS_TABLES = /NullPointerMessages/;
const STEP_BUDGET = 20_000_000;

interface Program {
  readonly program: TestProgram;
  readonly classes: readonly { readonly name: string; readonly bytes: Uint8Array; readonly marks: Landmarks }[];
}

export interface TablesReport {
  readonly runs: number;
  /** Printed the same. */
  readonly same: number;
  readonly refused: number;
  readonly failures: readonly string[];
}

export async function fuzzTables(count: number, seed: number): Promise<TablesReport> {
  const random = randomFrom(seed);
  const models = await openModels();
  const programs = openPrograms();
  const failures: string[] = [];
  let [same, refused] = [0, 0];
  for (let run = 0; run < count; run++) {
    const { program, classes } = random.pick(programs);
    const victim = random.pick(classes);
    const changed = Object.fromEntries(
      classes.map((each) => [each.name, each === victim ? changeTables(each, random) : each.bytes]),
    );
    const table = openCompiledBy(openClassFiles, models, classBytes(changed), Object.keys(changed));
    const { mainClass, assertions } = program;
    const ran = runInMachine(table, mainClass, { assertions, stepBudget: STEP_BUDGET });
    if (ran.troubles.length > 0) refused++;
    else if (ran.output === program.output && ran.exception === program.exception) same++;
    else failures.push(`${program.name}, run ${run} of seed ${seed}: ${difference(program, ran)}`);
  }
  return { runs: count, same, refused, failures };
}

export async function tablesReport(count: number, seed: number): Promise<string> {
  const { runs, same, refused, failures } = await fuzzTables(count, seed);
  if (failures.length > 0) throw new Error(`${failures.length} differences:\n${failures.slice(0, 20).join('\n')}`);
  return `${runs} programs, ${same} printed the same, ${refused} were refused`;
}

function openPrograms(): readonly Program[] {
  const programs = listPrograms();
  return FIXTURE_PROGRAMS.filter(({ name }) => !SHOWS_TABLES.test(name)).flatMap((fixture: FixtureProgram) => {
    const program = programs.find(({ name }) => name === fixture.name);
    const folder = classFolders([fixtureFolder(fixture)], 'input');
    const classes = folder.names().map((name) => {
      const bytes = folder.find(name)?.bytes() ?? readFileSync(name);
      return { name, bytes, marks: landmarksOf(bytes) };
    });
    return program === undefined ? [] : [{ program, classes }];
  });
}

/** A few pairs of bytes of such tables become others: near ones, so that some still make sense. */
function changeTables({ bytes, marks }: Program['classes'][number], random: Random): Uint8Array {
  const changed = new Uint8Array(bytes);
  const tables = marks.attributes.filter(({ name, start, end }) => TABLES.has(name) && end - start > 2);
  if (tables.length === 0) return changed;
  const view = new DataView(changed.buffer);
  for (let change = 0; change < 1 + random.below(2); change++) {
    const { start, end } = random.pick(tables);
    const at = start + 2 * random.below((end - start) >> 1);
    const old = view.getUint16(at);
    view.setUint16(at, random.below(3) === 0 ? random.below(marks.poolSize) : Math.max(0, old + random.below(9) - 4));
  }
  return changed;
}

function difference(expected: TestProgram, actual: Behaviour): string {
  const [left, right] = [expected.output.split('\n'), actual.output.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return at < 0 ? `ends in ${actual.exception}` : `prints ${right[at]} instead of ${left[at]}`;
}
