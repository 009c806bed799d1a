/**
 * How long the page waits for answers: each example that it offers, in the view that it opens with, by the analyzer of the page, here in Node.
 *
 * `cold` is the first question to an analyzer in a process that has answered nothing yet, `again` the same question once more, `warm` the
 * same after all examples have been answered. Milliseconds, and those of the processor behind the slash: what is left when others use
 * the machine too. With `--all`, every program of `examples/` in every view, warm; words are parts of the paths that are wanted.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

// Inside the package, where it finds its dependencies.
const place = path.resolve('node_modules/.espalier-bench');
mkdirSync(place, { recursive: true });
const folder = mkdtempSync(path.join(place, 'explore-'));
try {
  const outfile = path.join(folder, 'explore.js');
  await build({
    entryPoints: ['bench/explore-run.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
