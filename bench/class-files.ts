/**
 * The class-file front end over archives and the JDK: faults, `unsupported` instructions, verifier problems, speed, memory.
 *
 *     npm run bench:classfiles -- [INPUT…] [--jdk HOME] [--classpath JARS] [--only PREFIX] [--examples]
 *
 * An INPUT is a jar, or a module of the JDK (`jdk:java.base`, the default). The JDK is that of `--jdk`, JAVA_HOME or PATH. It
 * is also the library against which everything is verified, the JDK's own classes included. Each input is measured in a
 * process of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const given = process.argv.slice(2);
const WITH_VALUE: ReadonlySet<string> = new Set(['--jdk', '--classpath', '--only']);
const isInput = (argument: string, index: number): boolean =>
  !argument.startsWith('--') && !WITH_VALUE.has(given[index - 1] ?? '');
const inputs = given.filter(isInput);
const flags = given.filter((argument, index) => !isInput(argument, index));

// Bundled as the product is: a development loader would slow down every function that is made inside another.
const folder = mkdtempSync(path.join(tmpdir(), 'espalier-bench-'));
const outfile = path.join(folder, 'run.mjs');
try {
  const entry = fileURLToPath(new URL('./class-file-run.ts', import.meta.url));
  buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', sourcemap: 'inline' });
  for (const input of inputs.length === 0 ? ['jdk:java.base'] : inputs) {
    const { status } = spawnSync(
      process.execPath,
      ['--enable-source-maps', ...process.execArgv.filter(isProfiling), outfile, input, ...flags],
      {
        stdio: 'inherit',
      },
    );
    process.exitCode = Math.max(Number(process.exitCode ?? 0), status ?? 3);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function isProfiling(option: string): boolean {
  return option.startsWith('--cpu-prof') || option.startsWith('--heap-prof') || option.startsWith('--max-');
}
