/** Whole programs, compiled by javac: their class files do in our machine what they do under `java`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { classFolders } from '../../../agreement/class-folders.js';
import { findJdks } from '../../../agreement/jdks.js';
import { runInMachine } from '../../../agreement/machine-run.js';
import { openCompiled } from '../../../agreement/open-compiled.js';
import { type Recorded, recordedRuns } from '../../../agreement/recorded-run.js';
import { ways } from '../../../support/seeded/turns.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'programs');
const PROGRAMS = readdirSync(FOLDER)
  .sort()
  .map((file) => {
    const at = path.join(FOLDER, file);
    const release = Number(/^\/\/ needs: (\d+)/.exec(readFileSync(at, 'utf8'))?.[1] ?? 17);
    return { name: file.slice(0, -'.java'.length), file: at, release };
  });
const JDKS = findJdks().filter(({ release }) => release >= 17);
if (JDKS.length === 0) console.warn('class files with dynamic call sites were NOT run: no JDK found');

it('has programs to compile', () => expect(PROGRAMS.length).toBeGreaterThan(0));

describe.each(JDKS)('compiled by JDK $release', (jdk) => {
  const programs = PROGRAMS.filter(({ release }) => release <= jdk.release);

  describe.each(ways([{ options: ['-g'] }, { options: [] }]))('javac $options', ({ options }) => {
    let table: ClassTable;
    let recorded: readonly Recorded[] = [];

    beforeAll(async () => {
      const wanted = programs.map(({ name, file }) => ({ mainClass: name, assertions: false, files: [file] }));
      recorded = recordedRuns(jdk, options, wanted);
      const folders = recorded.map(({ folder }) => folder);
      const classes = classFolders(folders, 'input');
      table = await openCompiled(classes, classes.names());
    }, 120_000);

    it.each(programs.map(({ name }, index) => [name, index] as const))('%s', (name, index) => {
      const java = recorded[index];
      expect(java?.error).toBeUndefined();
      const { output, exception, troubles } = runInMachine(table, name);
      expect([output, exception, troubles]).toEqual([java?.output, java?.exception, []]);
    });

    it('all bodies are verified, none is unsupported', () => {
      const hierarchy = new Hierarchy(table);
      const problems: string[] = [];
      const seen = new Set<string>();
      let methods = 0;
      // Bodies bring forth further classes.
      for (let before = -1; before < seen.size; ) {
        before = seen.size;
        for (const name of table.inputs()) {
          if (seen.has(name)) continue;
          seen.add(name);
          for (const method of table.find(name)?.methods ?? []) {
            methods++;
            const where = `${name}.${method.name}${method.descriptor}`;
            for (const { message } of verifyMethod(hierarchy, method)) problems.push(`${where}: ${message}`);
            for (const { instruction } of method.body()?.edges ?? []) {
              if (instruction.kind === 'unsupported') problems.push(`${where}: ${instruction.reason}`);
            }
          }
        }
      }
      expect(problems).toEqual([]);
      expect(methods).toBeGreaterThan(300);
    });
  });
});
