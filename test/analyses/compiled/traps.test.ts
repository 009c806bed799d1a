/** The programs that fool an analyzer, compiled: where the class files fail when run, `check` has no proof. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../../support/classfiles.js';
import { agreement } from '../agreement.js';
import { compilePrograms, openCompiledProgram } from './compiled-programs.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'traps');
/** Has patterns in switches. Others hold code that newer compilers refuse. */
const NEWER: ReadonlySet<string> = new Set(['OddFlow.java']);

const all = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.java'))
  .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }));

describe.each([
  [17, all.filter(({ file }) => !NEWER.has(file))],
  [21, all.filter(({ file }) => NEWER.has(file))],
] as const)('traps compiled for release %i or later', (release, texts) => {
  const jdk = jdkFrom(release);

  describe.skipIf(jdk === undefined).each([['-g'], ['-g:lines,source']])('%s (needs a JDK)', (option) => {
    const programs = jdk === undefined ? undefined : compilePrograms(jdk, texts, [option]);

    it.each(texts.map(({ file }) => file))('%s', async (file) => {
      const classes = programs?.get(file);
      if (classes === undefined) throw new Error('not compiled');
      const workspace = await openCompiledProgram(classes);
      const { failures, contradicted } = agreement(workspace, path.basename(file, '.java'));
      expect(failures.length).toBeGreaterThan(0);
      expect(contradicted).toEqual([]);
    });
  });
});
