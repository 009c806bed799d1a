/** Programs that stand alone: those under test/programs, the examples, the suite and the fixtures, each with all of its files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceInput } from '../../src/workspace/index.js';
import { readClients, readComponents } from '../fixtures/typestate/programs.js';
import { listPrograms } from '../programs/programs.js';

export interface Unit {
  /** Where it is, below the root of the package. */
  readonly name: string;
  readonly inputs: readonly SourceInput[];
}

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** One program a file. */
const FOLDERS: readonly string[] = [
  'examples',
  'test/suite/java',
  'test/fixtures/java',
  'test/fixtures/invariants',
  'test/fixtures/shape',
  'test/fixtures/spec',
  'test/fixtures/typestate/components',
];

/** By name. */
export function listUnits(): readonly Unit[] {
  const programs = listPrograms().map(({ files }) => unitOf(files));
  const single = FOLDERS.flatMap((folder) => javaFiles(path.join(ROOT, folder))).map((file) => unitOf([file]));
  const clients = readClients(readComponents()).map(
    ({ name, source, component }): Unit => ({
      name: `test/fixtures/typestate/clients/${name}.java`,
      inputs: [source, component.source],
    }),
  );
  return [...programs, ...single, ...clients].sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function unitOf(files: readonly string[]): Unit {
  const inputs = files.map((file) => ({ path: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));
  return { name: inputs[0]?.path ?? '', inputs };
}

function javaFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** The same in a package of its own; undefined: it has packages already. No line is moved. */
export function inPackage({ name, inputs }: Unit, packageName: string): Unit | undefined {
  if (inputs.some(({ text }) => /^\s*package\b/m.test(text))) return undefined;
  return {
    name: `${name} in ${packageName}`,
    inputs: inputs.map(({ path: file, text }) => ({
      path: `${packageName}/${file}`,
      text: `package ${packageName}; ${text}`,
    })),
  };
}
