/** Corners of the language, compiled in every way that changes the code: the class files print in our machine what they print under `java`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classFolders } from '../../../agreement/class-folders.js';
import { findJdks, type Jdk } from '../../../agreement/jdks.js';
import { runInMachine } from '../../../agreement/machine-run.js';
import { openCompiled } from '../../../agreement/open-compiled.js';
import { recordedRuns } from '../../../agreement/recorded-run.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'programs');

interface Way {
  readonly options: readonly string[];
  /** The newest language that this way compiles; undefined: the JDK's own. */
  readonly language?: number;
}

/** Without `-g` variables have no names; Java 8 has no nest mates and concatenates by StringBuilder, Java 11 by invokedynamic. */
const WAYS: readonly Way[] = [
  { options: ['-g:none'] },
  { options: ['-g', '-parameters'] },
  { options: ['--release', '8'], language: 8 },
  { options: ['--release', '11', '-g:none'], language: 11 },
];

const PROGRAMS = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return {
    mainClass: path.basename(file, '.java'),
    assertions: text.startsWith('// java: -ea'),
    files: [path.join(FOLDER, file)],
    language: Number(/^\/\/ needs: (\d+)/m.exec(text)?.[1]),
  };
});

const JDKS = findJdks();
if (JDKS.length === 0) console.warn('corners of the language were NOT compiled and run: no JDK found');

/** The models follow Java 17: later ones print some numbers and messages otherwise, so they only run what the oldest cannot compile. */
function chosen(jdk: Jdk, { language = jdk.release }: Way) {
  const done = Math.max(0, ...JDKS.filter(({ release }) => release < jdk.release).map(({ release }) => release));
  return PROGRAMS.filter((program) => program.language <= language && program.language > done);
}

const RUNS = JDKS.flatMap((jdk) => WAYS.map((way) => ({ jdk, way, programs: chosen(jdk, way) }))).filter(
  ({ programs }) => programs.length > 0,
);

it('has programs, and all of them say which Java they need', () => {
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(24);
  expect(PROGRAMS.filter(({ language }) => !(language >= 8))).toEqual([]);
});

describe.each(RUNS)('javac $jdk.release $way.options', ({ jdk, way, programs }) => {
  it('runs as java does', async () => {
    const recorded = recordedRuns(jdk, way.options, programs);
    expect(recorded.flatMap(({ error }) => error ?? [])).toEqual([]);
    // One table for all: their classes have different names, and the models are read once.
    const classes = classFolders(
      recorded.map(({ folder }) => folder),
      'input',
    );
    const table = await openCompiled(classes, classes.names());
    for (const [index, { mainClass, assertions }] of programs.entries()) {
      const java = recorded[index];
      const { output, exception, troubles } = runInMachine(table, mainClass, { assertions });
      expect([mainClass, exception, troubles]).toEqual([mainClass, java?.exception, []]);
      expect(output).toBe(java?.output);
    }
  }, 300_000);
});
