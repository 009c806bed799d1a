/**
 * `spec` over archives and the JDK: methods a second, how much is known of them, reasons for what is not, the slowest; and how
 * time grows with the length of the code and the number of fields.
 *
 *     npm run bench:spec -- INPUT… [--class NAME]… [--every K [--from I]] [--limit N] [--budget N] [--jdk HOME] [--classpath JARS]
 *                                  [--slow MS] [--examples] [--trace]
 *     npm run bench:spec -- --curves
 *
 * An INPUT is what the command takes: `jdk:java.util`, a jar, a folder. `--class`, `--every K` (each K-th class, the first being
 * number I) and `--limit N` say which of its classes are analysed, `--slow MS` which methods are listed, `--examples` shows a
 * method for each reason, `--trace` prints each method to standard error before it is analysed.
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
    entryPoints: [path.join(here, 'spec-run.ts')],
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
