/**
 * The models of java.lang, java.io and java.math behave as the JDK's classes do: each program under `lang` goes through many cases, and its
 * `.out` file is what Java 17 printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runEntry, type Workspace } from '../../src/workspace/index.js';
import { openFiles } from '../support/open.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'lang');
const SOURCES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.java'))
  .map((file) => path.join(FOLDER, file));
const PROGRAMS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.out'))
  .map((file) => path.basename(file, '.out'));
const STEP_BUDGET = 200_000_000;

const recorded = (program: string): string => readFileSync(path.join(FOLDER, `${program}.out`), 'utf8');

describe('library models', () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openFiles(...SOURCES);
  });

  it.each(PROGRAMS)('%s prints what the JDK prints', (program) => {
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
  });
});

describe('recorded outputs of the library programs', () => {
  const release = spawnSync('javac', ['-version'], { encoding: 'utf8' }).stdout ?? '';

  it.skipIf(!release.startsWith('javac 17'))('are what a Java 17 found here prints', () => {
    const classes = mkdtempSync(path.join(tmpdir(), 'espalier-models-'));
    try {
      expect(spawnSync('javac', ['-encoding', 'UTF-8', '-d', classes, ...SOURCES]).status).toBe(0);
      for (const program of PROGRAMS) {
        const options = ['-Dfile.encoding=UTF-8', '-XX:-OmitStackTraceInFastThrow', '-ea', '-cp', classes];
        expect(spawnSync('java', [...options, program], { encoding: 'utf8', input: '' }).stdout).toBe(
          recorded(program),
        );
      }
    } finally {
      rmSync(classes, { recursive: true });
    }
  });
});
