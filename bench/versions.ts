/** Two versions of the command line, built, and what a run of one takes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Run {
  /** User processor time, of all threads. */
  readonly seconds: number;
  /** Resident at most. */
  readonly megabytes: number;
  readonly output: string;
  readonly status: number | null;
}

/** Written when the process ends: what it used itself. */
const USAGE = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.USAGE,JSON.stringify(process.resourceUsage())))`;
const MEMORY = 1024 * 1024 * 1024;

export class Versions {
  readonly #work = mkdtempSync(path.join(tmpdir(), 'espalier-versions-'));
  readonly #made: string[] = [];

  /** A folder in which the version is built: a folder that is one already (`.` for this checkout), or a commit in a worktree of its own. */
  folderOf(version: string): string {
    if (existsSync(path.join(version, 'bin/espalier.js'))) return path.resolve(version);
    const folder = path.join(this.#work, version.replaceAll(/\W/g, '-'));
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, version]);
    this.#made.push(folder);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    execFileSync('node', ['scripts/build.js'], { cwd: folder, stdio: 'ignore' });
    return folder;
  }

  run(folder: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
    const usage = path.join(this.#work, 'usage.json');
    rmSync(usage, { force: true });
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--import', USAGE, path.join(folder, 'bin/espalier.js'), ...words],
      { encoding: 'utf8', maxBuffer: MEMORY, env: { ...process.env, ...environment, USAGE: usage } },
    );
    const { userCPUTime = Number.NaN, maxRSS = Number.NaN } = existsSync(usage)
      ? JSON.parse(readFileSync(usage, 'utf8'))
      : {};
    return { seconds: userCPUTime / 1e6, megabytes: maxRSS / 1024, output: stdout, status };
  }

  /** An empty folder. */
  freshFolder(): string {
    return mkdtempSync(path.join(this.#work, 'folder-'));
  }

  remove(): void {
    for (const folder of this.#made) execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(this.#work, { recursive: true, force: true });
  }
}
