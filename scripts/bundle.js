/** Bundles the command line, and what it starts, into a folder of the package. */
import { build } from 'esbuild';

/** What a process or worker is started with, by the name it gets in the folder. */
const ENTRY_POINTS = { espalier: 'src/cli/main.ts' };

export async function bundle(folder) {
  await build({
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
