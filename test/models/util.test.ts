/**
 * The models of java.util behave as the JDK's classes do: each program under `util` goes through many cases, and its
 * `.out` file is what Java 17 printed (Java 21 or later, where its first line says so).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runEntry, type Workspace } from '../../src/workspace/index.js';
import { openFiles } from '../support/open.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FOLDER = path.join(HERE, 'util');
const SHARED = ['Differential', 'ListSubject', 'MapSubject', 'QueueSubject']
  .map((name) => path.join(HERE, 'differential', `${name}.java`))
  .concat(path.join(HERE, 'lang', 'Journal.java'));
const PROGRAMS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.out'))
  .map((file) => path.basename(file, '.out'));
const STEP_BUDGET = 500_000_000;

const source = (program: string): string => path.join(FOLDER, `${program}.java`);
const recorded = (program: string): string => readFileSync(path.join(FOLDER, `${program}.out`), 'utf8');
const needsNewer = (program: string): boolean => readFileSync(source(program), 'utf8').startsWith('// needs: ');

describe('models of java.util', () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openFiles(...PROGRAMS.map(source), ...SHARED);
  });

  it.each(PROGRAMS)(
    '%s prints what the JDK prints',
    (program) => {
      const ran = runEntry(workspace, {
        entry: program,
        programArguments: [],
        input: '',
        stepBudget: STEP_BUDGET,
        enableAssertions: true,
        output: () => {},
      });
      if (ran.kind === 'no-entry') throw new Error(ran.message);
      expect(ran.result.claims).toEqual([]);
      expect(ran.result.output).toBe(recorded(program));
    },
    120_000,
  );
});

describe('recorded outputs of the java.util programs', () => {
  const release = spawnSync('javac', ['-version'], { encoding: 'utf8' }).stdout ?? '';

  it.skipIf(!release.startsWith('javac 17'))(
    'are what a Java 17 found here prints',
    () => {
      const classes = mkdtempSync(path.join(tmpdir(), 'espalier-models-'));
      const programs = PROGRAMS.filter((program) => !needsNewer(program));
      try {
        const options = ['-nowarn', '-encoding', 'UTF-8', '-d', classes];
        expect(spawnSync('javac', [...options, ...programs.map(source), ...SHARED]).status).toBe(0);
        for (const program of programs) {
          // Compiled code may throw exceptions without message, if it is not told otherwise.
          const command = ['-Dfile.encoding=UTF-8', '-XX:-OmitStackTraceInFastThrow', '-ea', '-cp', classes, program];
          expect(spawnSync('java', command, { encoding: 'utf8', input: '' }).stdout).toBe(recorded(program));
        }
      } finally {
        rmSync(classes, { recursive: true });
      }
    },
    120_000,
  );
});
