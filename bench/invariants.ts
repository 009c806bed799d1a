/**
 * `invariants` over archives and the JDK: classifications, verdicts, reasons for what is unknown, faults, speed.
 *
 *     npm run bench:invariants -- INPUT… [--class NAME]… [--every K [--from I]] [--limit N] [--domain D] [--closed-world] [--threads T]
 *                                        [--no-replay] [--budget N] [--jdk HOME] [--classpath JARS] [--slow MS] [--examples] [--trace]
 *
 * An INPUT is what the command takes: `jdk:java.util`, a jar, a folder. All its classes are opened; `--class` (`TreeMap` means nested
 * classes too), `--every K` (each K-th class, the first being number I, from 0) and `--limit N` say which are analysed. `--slow MS`
 * lists classes that took longer, `--examples` one claim for each reason, `--trace` prints each class to standard error
 * before it is analysed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

// Bundled as the product is, inside the package: its models are found from there.
const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(here, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'bench-'));
const outfile = path.join(folder, 'run.mjs');
try {
  buildSync({
    entryPoints: [path.join(here, 'invariants-run.ts')],
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
