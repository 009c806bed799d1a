/** Compiles emitted tests and runs them with the JUnit 5 of this machine (Debian: junit5). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Jdk, jdkFrom } from '../support/classfiles.js';

const FOLDER = '/usr/share/java';
const CONSOLE = path.join(FOLDER, 'junit-platform-console-standalone.jar');
/** What the tests are compiled with. */
const LIBRARIES = ['junit-jupiter-api', 'apiguardian-api', 'opentest4j', 'junit-platform-commons'].map((name) =>
  path.join(FOLDER, `${name}.jar`),
);

/** Undefined where there is no JDK or no JUnit, and the tests are to be skipped. */
export function findJunit(): Jdk | undefined {
  const jdk = jdkFrom(17);
  return [CONSOLE, ...LIBRARIES].every((jar) => existsSync(jar)) ? jdk : undefined;
}

export interface TestRun {
  /** By class of the test: the class of what it failed with, or `passed`. */
  readonly outcomes: ReadonlyMap<string, string>;
  readonly output: string;
}

/**
 * `sourcePath`: folders in which the classes that are tested are found by their names; `besides`: files that declare classes
 * which are not named after them.
 */
export function runTests(
  jdk: Jdk,
  tests: string,
  sourcePath: readonly string[],
  besides: readonly string[] = [],
): TestRun {
  const work = mkdtempSync(path.join(tmpdir(), 'espalier-junit-'));
  const classes = path.join(work, 'classes');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => path.join(tests, name));
  const compiled = spawnSync(
    jdk.javac,
    [
      // A class that shares its file with others is named like any other.
      ...[
        '-d',
        classes,
        '-encoding',
        'US-ASCII',
        '-implicit:class',
        '-proc:none',
        '-Xlint:all,-auxiliaryclass',
        '-Werror',
      ],
      // What is tested is not ours, and neither are its warnings.
      ...[
        '-sourcepath',
        '',
        '-cp',
        [compiledSources(jdk, work, [...files, ...besides], sourcePath), ...LIBRARIES].join(':'),
      ],
      ...files,
    ],
    { encoding: 'utf8' },
  );
  if (compiled.status !== 0) throw new Error(compiled.stdout + compiled.stderr);
  const reports = path.join(work, 'reports');
  const given = ['-cp', [classes, path.join(work, 'tested')].join(':'), '--scan-class-path', classes];
  const { stdout, stderr } = spawnSync(
    jdk.java,
    ['-ea', '-XX:TieredStopAtLevel=1', '-jar', CONSOLE, ...given, '--reports-dir', reports, '--details', 'none'],
    { encoding: 'utf8', input: '' },
  );
  const xml = readFileSync(path.join(reports, 'TEST-junit-jupiter.xml'), 'utf8');
  return { outcomes: outcomesOf(xml), output: stdout + stderr };
}

/** Only the files and what they mention is compiled: other files may declare classes of the same name. */
function compiledSources(jdk: Jdk, work: string, files: readonly string[], sourcePath: readonly string[]): string {
  const classes = path.join(work, 'tested');
  const options = ['-encoding', 'UTF-8', '-implicit:class', '-proc:none', '-nowarn', '-cp', LIBRARIES.join(':')];
  const { status, stderr } = spawnSync(
    jdk.javac,
    ['-d', classes, ...options, '-sourcepath', sourcePath.join(':'), ...files],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return classes;
}

function outcomesOf(xml: string): ReadonlyMap<string, string> {
  const outcomes = new Map<string, string>();
  for (const [, name = '', rest = ''] of xml.matchAll(
    /<testcase [^>]*classname="([^"]*)"[^>]*?(\/>|>[\s\S]*?<\/testcase>)/g,
  )) {
    outcomes.set(name, /<(?:failure|error) [^>]*type="([^"]*)"/.exec(rest)?.[1] ?? 'passed');
  }
  return outcomes;
}

/** By class of the test: what it says it fails with. */
export function announcedIn(tests: string): ReadonlyMap<string, string> {
  const announced = new Map<string, string>();
  for (const name of readdirSync(tests, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('Test.java')) continue;
    const text = readFileSync(path.join(tests, name), 'utf8');
    const thrown = /\/\/ Announced: (\S+)/.exec(text)?.[1] ?? 'nothing';
    announced.set(name.slice(0, -5).split(path.sep).join('.'), thrown === 'this' ? 'java.lang.AssertionError' : thrown);
  }
  return announced;
}
