/** Emitted tests are compiled by javac and run by JUnit: each fails as it says, and passes once the code is repaired. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { emptyFolder, espalier } from '../cli/command.js';
import { announcedIn, findJunit, runTests } from './junit.js';

const jdk = findJunit();
if (jdk === undefined) console.log('emitted tests are not run: no JDK 17 or no JUnit 5 (Debian: junit5) here');

const HERE = import.meta.dirname;
const FIXTURES = path.join(HERE, '..', 'fixtures', 'java');
const EXAMPLES = path.join(HERE, '..', '..', 'examples');

/** Files with classes that javac does not find by their names. */
const SEVERAL_CLASSES = ['typestate/Viewer.java', 'spec/Lists.java'].map((name) => path.join(EXAMPLES, name));

/** Enough for all examples on a machine that has much else to do. */
const PATIENCE = 280_000;

function emitted(...inputs: readonly string[]): string {
  const folder = emptyFolder();
  const options = ['--no-config', '--no-cache', '--emit-tests', folder, '--output', '/dev/null'];
  const { status, stderr } = spawnSync(process.execPath, [inject('command'), 'check', ...inputs, ...options], {
    encoding: 'utf8',
    input: '',
    timeout: PATIENCE,
  });
  expect([0, 1, 2], stderr).toContain(status);
  return folder;
}

describe.skipIf(jdk === undefined)('emitted tests', () => {
  if (jdk === undefined) return;

  it(
    'of the examples fail as announced',
    () => {
      const folders = readdirSync(EXAMPLES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(EXAMPLES, name));
      const tests = emitted(...folders.flatMap(withoutCorrectTwins));
      const announced = announcedIn(tests);
      expect(announced.size).toBeGreaterThan(5);
      const { outcomes } = runTests(jdk, tests, folders, SEVERAL_CLASSES);
      expect(outcomes).toEqual(announced);
    },
    2 * PATIENCE,
  );

  it(
    'of broken fixtures fail as announced',
    () => {
      const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(FIXTURES, name))
        .filter((file) => file.endsWith('.java') && isBroken(readFileSync(file, 'utf8')))
        .sort()
        .filter((_, index) => index % 5 === 0);
      const tests = emitted(...files);
      const announced = announcedIn(tests);
      expect(announced.size).toBeGreaterThan(15);
      const { outcomes } = runTests(jdk, tests, [...new Set(files.map((file) => path.dirname(file)))]);
      expect(outcomes).toEqual(announced);
    },
    PATIENCE,
  );

  it(
    'fail however methods have to be called and formulas to be written, and pass when all is repaired',
    () => {
      const tests = emitted(path.join(HERE, 'broken'));
      const announced = announcedIn(tests);
      expect(announced.size).toBeGreaterThan(40);
      expect(runTests(jdk, tests, [path.join(HERE, 'broken')]).outcomes).toEqual(announced);
      const repaired = runTests(jdk, tests, [path.join(HERE, 'repaired')]).outcomes;
      expect([...repaired].filter(([, outcome]) => outcome !== 'passed')).toEqual([]);
      expect(repaired.size).toBe(announced.size);
    },
    PATIENCE,
  );
});

describe('the folder of emitted tests', () => {
  it('keeps what others have written, and says so', () => {
    const input = path.join(HERE, '..', '..', 'examples', 'check', 'Playlist.java');
    const tests = emitted(input);
    const [name = ''] = readdirSync(tests);
    const file = path.join(tests, name);
    const ours = readFileSync(file, 'utf8');
    writeFileSync(file, `// mine\n${ours}`);
    const again = espalier('check', input, '--no-config', '--no-cache', '--emit-tests', tests);
    expect(again.err).toContain('not overwritten');
    expect(readFileSync(file, 'utf8')).toMatch(/^\/\/ mine\n/);
    writeFileSync(file, ours.replace('Playlist.main', 'Playlist.nonsense'));
    espalier('check', input, '--no-config', '--no-cache', '--emit-tests', tests);
    expect(readFileSync(file, 'utf8')).toBe(ours);
  });
});

/**
 * Correct examples with a broken twin, whose name goes on from theirs, have no findings, which other tests make sure of. Clients of a
 * component are no twins of it.
 */
function withoutCorrectTwins(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.java'));
  if (names.some((name) => name.includes('Client'))) return [folder];
  const stems = names.map((name) => name.slice(0, -5));
  return stems
    .filter((stem) => !stems.some((other) => other !== stem && other.startsWith(stem)))
    .map((stem) => path.join(folder, `${stem}.java`));
}

/** Of the unnamed package: files of one folder are found by the names of their classes. */
function isBroken(text: string): boolean {
  return text.includes('// alarm:') && !/^package /m.test(text);
}
