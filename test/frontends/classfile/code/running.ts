/** Runs assembled classes in the machine and, where there is a JDK, under `java`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInMachine } from '../../../agreement/machine-run.js';
import { classBytes, jdkFrom, openCompiled } from '../../../support/classfiles.js';
import { type Case, OWNER } from './cases.js';

const NAME = OWNER.replaceAll('/', '.');

/** What `main` prints in the machine, by lines; what went wrong instead. */
export async function machineOutput(bytes: Uint8Array): Promise<readonly string[]> {
  const table = await openCompiled(classBytes({ [NAME]: bytes }), [NAME]);
  const { output, exception, troubles } = runInMachine(table, NAME);
  return [...output.split('\n').slice(0, -1), ...(exception === null ? [] : [exception]), ...troubles];
}

/** Undefined without a JDK. */
export function javaOutput(bytes: Uint8Array): readonly string[] | undefined {
  const jdk = jdkFrom(17);
  if (jdk === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'espalier-cases-'));
  try {
    const file = path.join(folder, `${OWNER}.class`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    const java = path.join(path.dirname(jdk.javac), 'java');
    const { stdout, stderr } = spawnSync(java, ['-cp', folder, NAME], { encoding: 'utf8' });
    return [...stdout.split('\n').slice(0, -1), ...(stderr === '' ? [] : [stderr])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function expectedOutput(cases: readonly Case[]): readonly string[] {
  return cases.map(({ prints }) => prints);
}
