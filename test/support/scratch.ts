/** Temporary files of the tests, and of the commands that they run, go into one folder that is removed when they have ended. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'espalier-tests-';

export default function setup(): () => void {
  // Every project of the tests is set up; one folder is enough for all, and paths of sockets must not be long.
  if (path.basename(tmpdir()).startsWith(NAME)) return () => undefined;
  const before = process.env.TMPDIR;
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), NAME)));
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
