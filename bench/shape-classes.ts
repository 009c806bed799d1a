/**
 * `shape` over archives and the JDK: faults, verdicts, reasons for what is unknown, speed, memory.
 *
 *     npm run bench:shape-classes -- INPUT… [--class NAME]… [--every K [--from I]] [--limit N] [--no-needs] [--no-replay] [--budget N]
 *                                          [--jdk HOME] [--classpath JARS] [--slow MS] [--examples] [--trace]
 *
 * An INPUT is what the command takes: `jdk:java.util`, a jar, a folder. All its classes are opened, as the command opens them;
 * `--class` (`TreeMap` means nested classes too), `--every K` (each K-th class, the first
 * being number I, from 0) and `--limit N` (so many classes) say of which
 * the methods are analysed. `--slow MS` lists methods that took longer, `--examples` one claim for each
 * reason, `--trace` prints each method to standard error before it is analysed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

// Bundled as the product is: a development loader would slow down every function that is made inside another. Inside the
// package, for its models are found from there.
const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(here, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'bench-'));
const outfile = path.join(folder, 'run.mjs');
try {
  buildSync({
    entryPoints: [path.join(here, 'shape-classes-run.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
  });
  const options = process.execArgv.filter((option) => /^--(?:cpu-prof|heap-prof|max-)/.test(option));
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', ...options, outfile, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 3;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
