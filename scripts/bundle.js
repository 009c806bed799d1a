/** Bundles the command line, and what it starts, into a folder of the package. */
import { build } from 'esbuild';

/** What a process or worker is started with, by the name it gets in the folder. */
const ENTRY_POINTS = { espalier: 'src/cli/main.ts', 'check-worker': 'src/cli/pool/worker.ts' };

export async function bundle(folder) {
  await build({
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'shared-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
