/**
 * Compiles programs and runs the class files under `java`: one virtual machine for all, through scripts/ProgramRecorder.java. Results are
 * kept in the folder for temporary files under a name that depends on everything that goes in, so that a second run of the tests finds them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jdk } from './jdks.js';

const RECORDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'scripts', 'ProgramRecorder.java');
const VIRTUAL_MACHINE = ['-Dfile.encoding=UTF-8', '-Duser.language=en', '-Duser.country=US', '-XX:TieredStopAtLevel=1'];

export interface ToRecord {
  readonly mainClass: string;
  readonly assertions: boolean;
  readonly files: readonly string[];
}

export interface Recorded {
  /** The class files. */
  readonly folder: string;
  readonly output: string;
  readonly exception: string | null;
  /** Why there is no output: it does not compile, or does not end. */
  readonly error: string | undefined;
}

/** One answer a program, in order. */
export function recordedRuns(jdk: Jdk, options: readonly string[], programs: readonly ToRecord[]): readonly Recorded[] {
  const folder = path.join(tmpdir(), 'espalier-recorded', keyOf(jdk, options, programs));
  if (!existsSync(folder)) record(jdk, options, programs, folder);
  return programs.map((_, index) => {
    const at = path.join(folder, String(index));
    return {
      folder: path.join(at, 'classes'),
      output: textAt(path.join(at, 'out')) ?? '',
      exception: textAt(path.join(at, 'exception'))?.trim() ?? null,
      error: textAt(path.join(at, 'error')),
    };
  });
}

function keyOf(jdk: Jdk, options: readonly string[], programs: readonly ToRecord[]): string {
  const hash = createHash('sha256').update(JSON.stringify([jdk, options, VIRTUAL_MACHINE, programs]));
  hash.update(readFileSync(RECORDER));
  for (const { files } of programs) for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

/** Into a folder of its own first: two processes may do this at a time, and either may be stopped. */
function record(jdk: Jdk, options: readonly string[], programs: readonly ToRecord[], folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const scratch = mkdtempSync(path.join(path.dirname(folder), 'making-'));
  try {
    const lines = programs.map(({ mainClass, assertions, files }, index) => {
      const at = path.join(scratch, String(index));
      mkdirSync(at);
      return `${mainClass}\t${assertions ? '-ea' : '-da'}\t${at}\t${files.map((file) => path.resolve(file)).join('|')}\n`;
    });
    const list = path.join(scratch, 'programs.txt');
    writeFileSync(list, lines.join(''));
    const ran = spawnSync(jdk.java, [...VIRTUAL_MACHINE, RECORDER, list, ...options], { encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${jdk.java} failed:\n${ran.stdout}${ran.stderr}`);
    if (!existsSync(folder)) renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function textAt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
