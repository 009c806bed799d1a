/** Runs the command line as a user does, in a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function espalier(...words: readonly string[]): Ran {
  return espalierIn('.', ...words);
}

export function espalierIn(folder: string, ...words: readonly string[]): Ran {
  const run = spawnSync(process.execPath, [inject('command'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    timeout: 100_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

/** Writes files into a new folder and gives their paths by name. */
export function filesOf(contents: Readonly<Record<string, string | Uint8Array>>): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'espalier-'));
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return [name, file];
    }),
  );
}

export function emptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'espalier-'));
}
