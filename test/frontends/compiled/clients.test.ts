/** Sources compiled against class files behave as javac's and java's do. Skipped without a JDK. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runInMachine } from '../../agreement/machine-run.js';
import { classFolders, compileSources, type Jdk, jdkFrom } from '../../support/classfiles.js';
import { verifierProblems } from '../elaboration/opening.js';
import { CLIENT, LIBRARY, PATTERN_CLIENT, PATTERN_LIBRARY } from './library.js';
import { openAgainst } from './opening.js';

/** The library as class files, the client as source; what `java` prints when both are compiled is what has to come out. */
async function compare(jdk: Jdk, library: Sources, client: Sources, main: string, options: readonly string[]) {
  const everything = compileSources({ jdk, sources: { ...library, ...client } });
  const expected = spawnSync(jdk.java, ['-cp', everything, main], { encoding: 'utf8' }).stdout;
  expect(expected.split('\n').length).toBeGreaterThan(6);
  const classes = classFolders([compileSources({ jdk, sources: library, options })], 'classpath');
  const table = await openAgainst(classes, client);
  table.elaborateAll();
  expect(verifierProblems(table)).toEqual([]);
  const { output, exception, troubles } = runInMachine(table, main);
  expect({ output, exception, troubles }).toEqual({ output: expected, exception: null, troubles: [] });
}

type Sources = Readonly<Record<string, string>>;

const anyJdk = jdkFrom(17);
const newJdk = jdkFrom(21);

describe.skipIf(anyJdk === undefined)('a program that uses a compiled library', () => {
  it.each([[[]], [['-g', '-parameters']], [['-g:none']]])('runs as java does: javac %j', async (options) => {
    if (anyJdk !== undefined) await compare(anyJdk, LIBRARY, CLIENT, 'Use', options);
  });
});

describe.skipIf(newJdk === undefined)('a program that takes compiled records apart', () => {
  it('runs as java does', async () => {
    if (newJdk !== undefined) await compare(newJdk, PATTERN_LIBRARY, PATTERN_CLIENT, 'Patterns', []);
  });
});
